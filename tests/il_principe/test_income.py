"""3 Income, and the cards that are laid."""

from hypothesis import given
from hypothesis import strategies as st

from signoria.table import Ready, Sitting
from signoria.titles.il_principe.events import IncomeTaken, Laid, RoundBegan
from signoria.titles.il_principe.title import IL_PRINCIPE
from tests.il_principe.scenes import LETTERS, before_round, cards, dealt, family, go, own
from tests.rules import rule
from tests.transcripts import offered, play, why_not


@rule("il_principe 3.1")
def test_clockwise_from_il_principe_everybody_takes_five_coins_and_draws_four_cards() -> None:
    game = before_round(4, 60)
    game.prince = 2
    events = go(game)
    taken = [event for event in events if isinstance(event, IncomeTaken)]
    assert [event.seat for event in taken] == [2, 3, 0, 1]
    assert {(event.coins, event.count) for event in taken} == {(5, 4)}
    assert [(owned.coins, sum(owned.hand)) for owned in game.families] == [(5, 9)] * 4
    assert len(game.pile) == 44


@rule("il_principe 3.2")
@rule("il_principe 12.2")
def test_two_cards_each_are_laid_in_secret_and_turned_up_together() -> None:
    game = dealt(3)
    for seat, hand in enumerate(("ggwr", "bbyy", "wrby")):
        family(game, seat, hand=hand)
    events = play(game, "1: lay blue / 0: lay green / 0: lay red / 2: lay white")
    assert [event.seat for event in events if isinstance(event, Ready)] == [0]
    assert own(game, 2).laid_cards == ("white",)
    assert game.view(1).families[0].ready
    assert not game.view(1).families[2].ready
    assert game.offer == cards("")
    events = play(game, "1: lay blue / 2: lay yellow")
    assert [(event.seat, event.cards) for event in events if isinstance(event, Laid)] == [
        (0, ("green", "red")),
        (1, ("blue", "blue")),
        (2, ("white", "yellow")),
    ]
    assert game.offer == cards("grbbwy")
    assert game.families[0].hand == cards("gw")


@rule("il_principe 12.16")
@rule("il_principe 3.2")
def test_cards_are_named_in_the_order_of_colours_so_that_a_set_has_one_way() -> None:
    game = dealt(3)
    family(game, 0, hand="gwrb")
    assert offered(game, 0) == ["lay green", "lay white", "lay red"]
    assert why_not(game, 0, "lay blue") == ("too-few-behind", "3.2")
    assert why_not(game, 0, "lay yellow") == ("not-in-hand", "3.2")
    play(game, "0: lay white")
    assert offered(game, 0) == ["lay red", "lay blue"]
    assert why_not(game, 0, "lay green") == ("laid-in-order", "3.2")
    assert why_not(game, 0, "lay white") == ("not-in-hand", "3.2")


@rule("il_principe 3.2")
def test_who_is_done_may_name_others_until_the_last_is_done() -> None:
    game = dealt(3)
    family(game, 0, hand="ggwr")
    play(game, "0: lay green / 0: lay green")
    assert game.waiting() == (1, 2)
    play(game, "0: lay white")
    assert game.waiting() == (0, 1, 2)
    play(game, "0: lay red")
    assert own(game, 0).laid_cards == ("white", "red")


@rule("il_principe 3.2")
@given(hand=st.text(LETTERS, min_size=2, max_size=9))
def test_every_set_of_two_cards_can_be_laid_in_exactly_one_way(hand: str) -> None:
    game = dealt(3)
    family(game, 0, hand=hand)
    found = []
    for first in game.moves(0):
        after = game.copy()
        after.apply(0, first)
        found += [(str(first), str(second)) for second in after.moves(0)]
    pairs = {tuple(sorted((one, other))) for place, one in enumerate(hand) for other in hand[place + 1 :]}
    assert len(found) == len(set(found)) == len(pairs)


@rule("il_principe 3.1")
def test_the_first_income_is_told_with_the_first_move_all_know_of_and_its_cards_only_to_their_owner() -> None:
    sitting = Sitting(IL_PRINCIPE, 3, IL_PRINCIPE.chosen(3), 4)
    while not (told := [event for place in range(sitting.number) for event in sitting.events_of(place)]):
        seat = sitting.game.waiting()[0]
        sitting.play(seat, str(sitting.game.moves(seat)[0]))
    assert isinstance(told[0], RoundBegan)
    assert [event.coins for event in told if isinstance(event, IncomeTaken)] == [5, 5, 5]
    assert sorted(event.to for event in told if event.to is not None) == [(0,), (1,), (2,)]
