"""1.4 What is hidden and what is open."""

from signoria.table import Chance, Handle
from signoria.table.walk import same
from signoria.titles.firenze.title import FIRENZE
from tests.firenze.scenes import BOX, at_phase, dealt, own
from tests.rules import rule
from tests.transcripts import play


@rule("firenze 12.4")
@rule("firenze 1.4")
def test_everybody_sees_every_hand_storehouse_and_the_bag() -> None:
    game = at_phase(1)
    own(game, 1, hand="spy, debt", store="2 red", buildings="market")
    for seat in (0, 2, None):
        seen = game.view(seat).families[1]
        assert (seen.character_cards, seen.building_cards, seen.store.red) == (("spy",), ("market",), 2)
        assert [card.card for card in seen.celebrations] == ["debt"]
        assert game.view(seat).bag.violet == game.bag[5]


@rule("firenze 1.4")
def test_the_draw_pile_is_only_counted() -> None:
    game = dealt(3)
    seen = game.view(0)
    assert (seen.draw_pile, seen.starting_cards) == (46, 4)
    shown = {card.card for card in seen.row}
    unseen = {BOX.card_keys[card] for card in game.deck} - shown
    assert not [key for key in unseen if f"'{key}'" in repr(seen)]


@rule("firenze 1.4")
def test_an_imagined_game_has_the_same_present_and_another_future() -> None:
    game = dealt(3)
    futures = set()
    for seed in range(12):
        imagined = game.imagine(0, seed)
        assert imagined.view(0) == game.view(0)
        play(imagined, "0: take 1")
        futures.add((imagined.row[-1], imagined.lying[-1]))
    assert len(futures) > 6


@rule("firenze 1.4")
def test_piles_have_no_order_that_an_imagined_game_could_give_away() -> None:
    game = dealt(4)
    imagined = game.imagine(2, 9)
    imagined.chance = game.chance
    assert same(imagined, game)


@rule("firenze 1.4")
def test_every_card_of_the_pile_is_as_likely_to_come() -> None:
    game = dealt(2)
    chance = Chance(3)
    seen = dict.fromkeys(game.opening, 0)
    for _ in range(2000):
        imagined = game.imagine(0, chance.seed())
        play(imagined, "0: take 1")
        seen[imagined.row[-1]] += 1
    expected = 2000 / len(seen)
    assert all(abs(count - expected) < 6 * expected**0.5 for count in seen.values())


@rule("firenze 1.4")
def test_a_handle_shows_what_the_seat_sees() -> None:
    game = dealt(3)
    handle = Handle(game, 0, 9, FIRENZE.evaluation())
    assert [str(move) for move in handle.moves] == [str(move) for move in game.moves(0)]
    assert handle.view == game.view(0)


@rule("firenze 11.9")
def test_of_secret_hands_one_sees_only_ones_own_until_the_end() -> None:
    game = at_phase(1, options={"open_hands": False})
    own(game, 1, hand="spy, debt", buildings="market")
    seen = {seat: game.view(seat).families[1] for seat in (0, 1, None)}
    assert seen[1].character_cards == ("spy",)
    for seat in (0, None):
        assert (seen[seat].hand, seen[seat].character_cards, seen[seat].celebrations) == (2, (), ())
        assert seen[seat].building_cards == ("market",)
        assert "celebration" not in game.sheets(seat)[1]
    assert game.sheets(1)[1]["celebration"] == -3
    game.agenda = ()
    assert game.view(0).families[1].character_cards == ("spy",)
