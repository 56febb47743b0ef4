"""9.3 and 9.4: characters."""

import pytest

from signoria.titles.firenze.bricks import COLOURS
from signoria.titles.firenze.events import CharacterPlayed
from signoria.titles.firenze.game import BUILD, CARD, CONTRACTS, EXCHANGE, LIMITS
from tests.firenze.scenes import at_phase, cards, lay, own, standing, stored, take
from tests.rules import rule
from tests.transcripts import offered, play, why_not


@rule("firenze 9.3")
def test_a_character_may_be_played_in_the_turn_it_was_taken() -> None:
    game = at_phase(CARD)
    take(game, "princess")
    assert "play princess" in offered(game, 0)


@rule("firenze 12.10")
@rule("firenze 9.3")
def test_characters_are_offered_at_every_moment_of_a_turn_that_allows_them() -> None:
    for phase in (CARD, EXCHANGE, BUILD, CONTRACTS):
        game = at_phase(phase)
        own(game, 0, hand="princess", store="5 white", towers="white 3")
        lay(game, 0, "1 red")
        assert "play princess" in offered(game, 0), phase
    game = at_phase(LIMITS)
    own(game, 0, hand="princess, spy, saboteur, guard, courier, architect")
    assert "play princess" in offered(game, 0)


@rule("firenze 9.3")
def test_between_two_towers_a_character_may_be_played() -> None:
    game = at_phase(BUILD)
    own(game, 0, hand="princess", store="1 white, 1 red", towers="white 1, red 1")
    play(game, "0: raise white 1 to 2 / 0: play princess / 0: pick blue")
    assert offered(game, 0) == ["raise red 1 to 2", "leave"]


@rule("firenze 9.3")
def test_a_payment_is_not_interrupted() -> None:
    game = at_phase(CARD)
    own(game, 0, hand="princess", store="1 white, 1 red")
    play(game, "0: take 2")
    assert offered(game, 0) == ["pay white", "pay red"]
    assert why_not(game, 0, "play princess")[1] == "3.2"


@rule("firenze 9.3")
def test_no_name_is_played_twice_in_a_turn_but_again_in_the_next() -> None:
    game = at_phase(CARD, seats=2)
    own(game, 0, hand="princess, princess")
    events = play(game, "0: play princess / 0: pick red")
    assert any(isinstance(event, CharacterPlayed) for event in events)
    assert why_not(game, 0, "play princess") == ("name-played", "9.3")
    while game.round == 1:
        seat = game.waiting()[0]
        play(game, f"{seat}: {next(text for text in offered(game, seat) if not text.startswith('play'))}")
    assert "play princess" in offered(game, 0)


@rule("firenze 9.3")
def test_a_played_character_is_discarded_and_one_must_have_it() -> None:
    game = at_phase(CARD)
    own(game, 0, hand="courier")
    assert why_not(game, 0, "play spy") == ("not-in-hand", "9.3")
    play(game, "0: play courier")
    assert game.families[0].hand == ()
    assert cards(game, game.discard) == ["courier"]


@rule("firenze 9.4")
def test_the_courier_makes_every_card_free_until_one_is_chosen() -> None:
    game = at_phase(CARD)
    own(game, 0, hand="courier, princess")
    play(game, "0: play courier")
    assert offered(game, 0)[:6] == [f"take {place}" for place in range(1, 7)]
    game = at_phase(EXCHANGE)
    own(game, 0, hand="courier, princess")
    assert why_not(game, 0, "play courier") == ("too-late", "9.4")


@rule("firenze 9.4")
@pytest.mark.parametrize("phase", [CARD, EXCHANGE, BUILD])
def test_the_architect_may_be_played_until_building_is_over(phase: int) -> None:
    game = at_phase(phase)
    own(game, 0, hand="architect", store="4 white")
    assert "play architect" in offered(game, 0)


@rule("firenze 9.4")
def test_architect_and_guard_come_too_late_after_building() -> None:
    game = at_phase(CONTRACTS)
    own(game, 0, hand="architect, guard", towers="white 3")
    assert why_not(game, 0, "play architect") == ("too-late", "9.4")
    assert why_not(game, 0, "play guard") == ("too-late", "9.4")


@rule("firenze 9.4")
def test_the_guard_needs_a_tower_that_would_fall() -> None:
    game = at_phase(BUILD)
    own(game, 0, hand="guard", store="2 white, 2 red", towers="white 2")
    assert "play guard" in offered(game, 0)
    play(game, "0: raise white 2 to 3")
    assert why_not(game, 0, "play guard") == ("nothing-would-fall", "9.4")


@rule("firenze 9.4")
def test_the_guard_is_offered_once_more_when_building_is_done_and_a_tower_would_fall() -> None:
    game = at_phase(BUILD)
    own(game, 0, hand="guard", store="1 white", towers="white 2, red 3")
    play(game, "0: raise white 2 to 3")
    assert offered(game, 0) == ["stop", "play guard"]
    play(game, "0: play guard")
    assert standing(game, 0) == ["white 3", "red 3"]


@rule("firenze 9.4")
def test_the_princess_takes_a_brick_that_is_in_the_bag() -> None:
    game = at_phase(EXCHANGE)
    own(game, 0, hand="princess")
    own(game, 1, store=f"{game.bag[5]} violet")
    play(game, "0: play princess")
    assert offered(game, 0) == ["pick white", "pick yellow", "pick green", "pick red", "pick blue"]
    play(game, "0: pick blue")
    assert stored(game, 0) == {"blue": 1}


@rule("firenze 5.6")
def test_a_princess_whose_brick_comes_from_the_payment_may_raise_the_same_tower_again() -> None:
    game = at_phase(BUILD)
    own(game, 0, hand="princess", store="6 white", towers="white 1")
    own(game, 1, store=", ".join(f"{count} {key}" for key, count in zip(COLOURS, game.bag, strict=True)))
    assert offered(game, 0) == ["raise white 1 to 2", "raise white 1 to 3", "raise white 1 to 4", "leave"]
    play(game, "0: raise white 1 to 4")
    assert offered(game, 0) == ["stop", "play princess"]
    play(game, "0: play princess")
    assert offered(game, 0) == ["raise white 4 to 5", "leave"]
    play(game, "0: raise white 4 to 5")
    assert standing(game, 0) == ["white 5"]


@rule("firenze 12.7")
@rule("firenze 5.6")
def test_after_a_character_the_order_begins_anew_with_towers_that_have_grown() -> None:
    game = at_phase(BUILD)
    own(game, 0, hand="princess, architect", store="3 white, 1 red", towers="white 1, red 2")
    play(game, "0: raise white 1 to 2 / 0: leave / 0: play architect")
    assert offered(game, 0)[:2] == ["raise white 2 to 3", "raise white 2 to 4"]
    assert why_not(game, 0, "raise red 2 to 3") == ("no-tower-of-yours", "5.1")
    play(game, "0: raise white 2 to 3")
    assert offered(game, 0)[:2] == ["raise red 2 to 3", "leave"]
    play(game, "0: raise red 2 to 3 / 0: stop")
    assert standing(game, 0) == ["white 3", "red 3"]


@rule("firenze 9.4")
def test_without_a_brick_in_the_bag_the_princess_stays_in_hand() -> None:
    game = at_phase(CARD)
    own(game, 0, hand="princess")
    game.bag = (0,) * 6
    assert why_not(game, 0, "play princess") == ("bag-empty", "9.4")


@rule("firenze 9.4")
def test_the_wholesaler_swaps_up_to_three_bricks_with_one_card() -> None:
    game = at_phase(EXCHANGE)
    own(game, 0, hand="wholesaler", store="2 white, 1 red")
    lay(game, 1, "2 blue, 1 violet")
    play(game, "0: play wholesaler")
    assert offered(game, 0) == ["swap 2"]
    assert why_not(game, 0, "swap 1") == ("no-brick-there", "9.4")
    play(game, "0: swap 2")
    assert why_not(game, 0, "done") == ("give-one-first", "9.4")
    play(game, "0: give white / 0: give red / 0: pick violet")
    assert stored(game, 0) == {"white": 1, "blue": 1, "violet": 1}
    assert game.lying[1] == (1, 0, 0, 1, 1, 0)


@rule("firenze 9.4")
def test_the_wholesaler_takes_none_of_the_bricks_just_given_and_may_stop_at_one() -> None:
    game = at_phase(EXCHANGE)
    own(game, 0, hand="wholesaler", store="3 white")
    lay(game, 0, "1 blue, 1 red")
    play(game, "0: play wholesaler / 0: swap 1 / 0: give white / 0: done")
    assert offered(game, 0) == ["pick red", "pick blue"]
    assert why_not(game, 0, "pick white") == ("none-of-colour", "9.9")
    play(game, "0: pick red")
    assert stored(game, 0) == {"white": 2, "red": 1}


@rule("firenze 9.4")
def test_the_wholesaler_needs_a_brick_on_both_sides() -> None:
    game = at_phase(CARD)
    own(game, 0, hand="wholesaler", store="3 white")
    assert why_not(game, 0, "play wholesaler") == ("nothing-to-swap", "9.4")
    game = at_phase(CARD)
    lay(game, 0, "1 blue")
    own(game, 0, hand="wholesaler")
    assert why_not(game, 0, "play wholesaler") == ("nothing-to-swap", "9.4")


@rule("firenze 9.4")
def test_the_spy_takes_a_brick_of_another_player() -> None:
    game = at_phase(CARD)
    own(game, 0, hand="spy", store="1 white")
    assert why_not(game, 0, "play spy") == ("nothing-to-steal", "9.4")
    own(game, 2, store="1 red, 1 violet")
    play(game, "0: play spy")
    assert offered(game, 0) == ["steal 2 red", "steal 2 violet"]
    assert why_not(game, 0, "steal 0 white") == ("not-from-yourself", "9.4")
    assert why_not(game, 0, "steal 1 white") == ("not-in-store", "9.4")
    assert why_not(game, 0, "steal 3 white") == ("nobody-there", "9.4")
    play(game, "0: steal 2 violet")
    assert (stored(game, 0), stored(game, 2)) == ({"white": 1, "violet": 1}, {"red": 1})


@rule("firenze 9.4")
def test_the_saboteur_takes_a_floor_of_another_players_tower() -> None:
    game = at_phase(CARD)
    own(game, 0, hand="saboteur", towers="white 1")
    assert why_not(game, 0, "play saboteur") == ("no-tower-elsewhere", "9.4")
    own(game, 1, towers="red 1, blue 4")
    play(game, "0: play saboteur")
    assert offered(game, 0) == ["sabotage 1 red 1", "sabotage 1 blue 4"]
    assert why_not(game, 0, "sabotage 0 white 1") == ("not-from-yourself", "9.4")
    assert why_not(game, 0, "sabotage 1 blue 3") == ("no-such-tower", "9.2")
    play(game, "0: sabotage 1 red 1")
    assert standing(game, 1) == ["blue 4"]


@rule("firenze 9.4")
@rule("firenze 9.5")
def test_the_patrician_needs_a_celebration() -> None:
    game = at_phase(CARD)
    own(game, 0, hand="patrician, spy")
    assert why_not(game, 0, "play patrician") == ("no-celebration", "9.4")
    own(game, 0, hand="debt")
    play(game, "0: play patrician")
    assert offered(game, 0) == ["discard debt"]
    assert why_not(game, 0, "discard spy") == ("no-such-celebration", "9.4")
