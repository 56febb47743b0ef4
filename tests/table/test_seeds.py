"""Seeds: each is a game of its own, whatever lies beside it, and one that a record can carry."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from math import sqrt
from operator import eq

import pytest
from msgspec import to_builtins

from signoria.arena.match import match
from signoria.arena.simulate import simulate
from signoria.table import BadRecord, BadSeed, Chance, Game, Sitting, read_record
from signoria.table.chance import HIGHEST_SEED, below, seeded
from signoria.titles import TITLES, title

SEEDS = 500
DISTANCES = range(1, 201)
DICE = 4
SIGMAS = 7.0
"""Of some ten thousand comparisons none lies as far from what is expected by chance alone."""


def leaves(thing: object, path: str = "") -> Iterator[tuple[str, object]]:
    """Everything that plain data says, each by its path."""
    if isinstance(thing, dict):
        for key, part in thing.items():
            yield from leaves(part, f"{path}.{key}")
    elif isinstance(thing, list | tuple):
        for place, part in enumerate(thing):
            yield from leaves(part, f"{path}.{place}")
    else:
        yield path, thing


def dealt(game: Game) -> dict[str, object]:
    """All that a deal shows to the first seat: who begins, its hand, what lies open; and the dice that come next."""
    shown = dict(leaves(to_builtins(game.view(0))))
    return shown | {"waiting": game.waiting()} | {f"die {place}": game.below(6) for place in range(DICE)}


def far_from_chance(values: tuple[object, ...], distance: int) -> float:
    """By how many standard deviations values at a distance are alike more, or less, often than by chance."""
    pairs = len(values) - distance
    expected = sum((count / len(values)) ** 2 for count in Counter(values).values())
    alike: int = sum(map(eq, values, islice(values, distance, None)))
    return (alike - expected * pairs) / sqrt(expected * (1 - expected) * pairs)


@pytest.mark.parametrize("key", TITLES)
def test_deals_of_seeds_at_any_small_distance_have_nothing_in_common(key: str) -> None:
    played = title(key)
    seats = played.seats[-1]
    options = played.chosen(seats)
    deals = [dealt(played.deal(seats, options, seed)) for seed in range(SEEDS)]
    columns = {tuple(deal.get(path) for deal in deals): path for path in deals[0]}
    varied = {path: values for values, path in columns.items() if len(set(values)) > 1}
    assert len(varied) > DICE
    for path, values in varied.items():
        for distance in DISTANCES:
            assert abs(far_from_chance(values, distance)) < SIGMAS, (path, distance)


def test_every_bit_of_a_seed_turns_half_the_bits_of_the_state() -> None:
    chance = Chance(1)
    tries = 200
    for bit in range(63):
        turned = Counter[int]()
        for _ in range(tries):
            seed = chance.seed()
            change = seeded(seed) ^ seeded(seed ^ 1 << bit)
            turned.update(place for place in range(63) if change >> place & 1)
        assert all(tries // 4 < turned[place] < 3 * tries // 4 for place in range(63))


def test_bots_do_not_draw_what_the_game_draws_from_the_same_seed() -> None:
    alike = sum(Chance(seed).below(1000) == below(seeded(seed), 1000)[0] for seed in range(1000))
    assert alike < 10


@pytest.mark.parametrize("seed", [-5, -1, HIGHEST_SEED + 1, 2**70])
@pytest.mark.parametrize("key", TITLES)
def test_a_seed_that_no_record_can_carry_is_refused_wherever_one_is_taken(key: str, seed: int) -> None:
    played = title(key)
    seats = played.seats[0]
    options = played.chosen(seats)
    game = played.deal(seats, options, HIGHEST_SEED)
    before = seed - 1 if seed > HIGHEST_SEED else seed
    for taken in (
        lambda: played.deal(seats, options, seed),
        lambda: Sitting(played, seats, options, seed),
        lambda: Sitting(played, seats, options, 1).play_on(0, seed),
        lambda: game.imagine(0, seed),
        lambda: Chance(seed),
        lambda: simulate(key, games=2, seats=seats, seed=before),
        lambda: match(key, ["random"], games=2 * seats, seats=seats, seed=before),
    ):
        with pytest.raises(BadSeed, match=f"a seed is a whole number from 0 to {HIGHEST_SEED}, not"):
            taken()


def test_the_highest_seed_stands_in_a_record() -> None:
    played = title("princes")
    text = Sitting(played, 3, played.chosen(3), HIGHEST_SEED).record().text()
    assert read_record(text).header.seed == HIGHEST_SEED
    with pytest.raises(BadRecord, match="a seed is a whole number"):
        read_record(text.replace(str(HIGHEST_SEED), str(HIGHEST_SEED + 1)))
