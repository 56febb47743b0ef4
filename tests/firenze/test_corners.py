"""Rare corners: nothing in the bag, nothing to choose, everybody tied, cards run out."""

from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.table import Chance
from signoria.titles.firenze.bricks import COLOURS, NONE
from signoria.titles.firenze.choosing import ChooseBricks
from signoria.titles.firenze.game import Firenze
from signoria.titles.firenze.limits import ReturnBricks
from signoria.titles.firenze.losses import bricks_to_lose, spared
from signoria.titles.firenze.title import FIRENZE
from tests.firenze.scenes import at_phase, dealt, own

HEAPS = st.lists(st.integers(0, 4), min_size=6, max_size=6).filter(any)


def played_on(game: Firenze, seed: int) -> Firenze:
    """Chance plays it to its end, and nothing is lost or made on the way."""
    chance = Chance(seed)
    whole = FIRENZE.conserved(game)
    while waiting := game.waiting():
        game.play(waiting[0], chance.pick(game.moves(waiting[0])))
        assert FIRENZE.conserved(game) == whole
    return game


@settings(max_examples=60, deadline=None)
@given(heap=HEAPS, part=st.floats(0, 1), seed=st.integers(0, 99))
def test_every_set_of_bricks_can_be_named_in_exactly_one_way(heap: list[int], part: float, seed: int) -> None:
    count = max(1, int(sum(heap) * part))
    ways: list[tuple[int, ...]] = []

    def name_more(game: Firenze, step: ChooseBricks) -> None:
        for colour in step.choices(game):
            after = game.copy()
            step.take(after, colour)
            chosen = (*step.chosen, colour)
            if len(chosen) == count:
                ways.append(chosen)
            elif len(ways) < 400:
                name_more(after, step.go_on(chosen))

    game = at_phase(6)
    own(game, 0, store=", ".join(f"{number} {key}" for number, key in zip(heap, COLOURS, strict=True)))
    name_more(game, ReturnBricks(0, count))
    assert ways
    assert len(set(ways)) == len(ways)
    assert all(list(way) == sorted(way) for way in ways)


@settings(max_examples=200)
@given(heap=HEAPS, count=st.integers(1, 5), per=st.integers(1, 5), keep=st.integers(0, 12))
def test_losses_never_take_more_than_there_is(heap: list[int], count: int, per: int, keep: int) -> None:
    store = tuple(heap)
    total = sum(store)
    assert bricks_to_lose(store, count, 0, -1) == min(count, total)
    assert bricks_to_lose(store, 0, per, -1) == total // per
    assert total - bricks_to_lose(store, 0, 0, keep) == min(total, keep)


@settings(max_examples=100, deadline=None)
@given(heap=HEAPS, count=st.integers(1, 24))
def test_bricks_chosen_for_a_player_are_bricks_he_has(heap: list[int], count: int) -> None:
    game = at_phase(1)
    own(game, 1, store=", ".join(f"{number} {key}" for number, key in zip(heap, COLOURS, strict=True)))
    chosen = spared(game, 1, min(count, sum(heap)))
    assert len(chosen) == min(count, sum(heap))
    assert all(chosen.count(colour) <= heap[colour] for colour in range(6))


def test_a_game_with_an_empty_bag_goes_on() -> None:
    game = dealt(2)
    own(game, 1, store=", ".join(f"{count} {key}" for key, count in zip(COLOURS, game.bag, strict=True)))
    game.bag = NONE
    assert played_on(game, 3).outcome() is not None


def test_a_game_whose_cards_have_run_out_goes_on_with_a_shorter_row() -> None:
    game = dealt(2)
    game.deck = game.opening = ()
    keys = game.box.card_keys
    game.row = tuple(keys.index(key) for key in ("debt", "monument", "patronage", "recognition", "quarry", "market"))
    game.round = 90
    assert len(played_on(game, 5).row) < 6


def test_a_game_without_neutral_letters_and_one_with_seven_end() -> None:
    for letters in (0, 7):
        game = FIRENZE.deal(4, FIRENZE.chosen(4, {"neutral_letters": letters}), 2)
        assert played_on(game, 2).outcome() is not None
