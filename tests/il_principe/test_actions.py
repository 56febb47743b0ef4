"""5 The actions."""

from signoria.titles.il_principe.actions import ActionPhase
from signoria.titles.il_principe.events import ActionPassed, CardsPlayed
from tests.il_principe.scenes import at_turn, cards, display, family, own
from tests.rules import rule
from tests.transcripts import offered, play, why_not


@rule("il_principe 5.1")
def test_everybody_has_one_action_clockwise_from_il_principe() -> None:
    game = at_turn(4)
    game.prince = 2
    game.agenda = (*game.agenda[:2], ActionPhase())
    game.go_on()
    turns: list[int] = []
    for _ in range(4):
        turns += game.waiting()
        play(game, f"{game.waiting()[0]}: pass")
    assert turns == [2, 3, 0, 1]


@rule("il_principe 5.1")
def test_an_action_is_a_city_or_cards_of_one_colour_or_nothing() -> None:
    game = at_turn(3)
    display(game, "siena", "perugia", "lucca", "pisa")
    family(game, 0, hand="gry", coins=3)
    assert offered(game, 0) == ["build siena", "play green", "play red", "play yellow", "pass"]
    assert why_not(game, 0, "play blue") == ("none-in-hand", "5.2")


@rule("il_principe 5.2")
def test_any_number_of_cards_of_one_colour_is_played_face_up() -> None:
    game = at_turn(3)
    owned = family(game, 0, hand="gggw")
    play(game, "0: play green")
    assert offered(game, 0) == ["cards 1", "cards 2", "cards 3"]
    assert why_not(game, 0, "cards 4") == ("not-so-many", "5.2")
    events = play(game, "0: cards 2")
    assert [(event.card, event.count) for event in events if isinstance(event, CardsPlayed)] == [("green", 2)]
    assert (owned.hand, owned.up) == (cards("gw"), cards("gg"))


@rule("il_principe 5.2")
def test_a_single_card_needs_no_number_and_nobody_sees_a_colour_before_its_number() -> None:
    game = at_turn(3)
    family(game, 0, hand="ggw")
    shown = game.view(1)
    assert play(game, "0: play green") == []
    assert game.view(1) == shown
    assert own(game, 0).playing_card == "green"
    assert offered(game.imagine(1, 5), 0)[-1] == "pass"
    game = at_turn(3)
    owned = family(game, 0, hand="ggw")
    play(game, "0: play white")
    assert owned.up == cards("w")


@rule("il_principe 5.3")
@rule("il_principe 12.4")
def test_passing_is_allowed() -> None:
    game = at_turn(3)
    assert offered(game, 0) == ["pass"]
    events = play(game, "0: pass")
    assert isinstance(events[0], ActionPassed)
