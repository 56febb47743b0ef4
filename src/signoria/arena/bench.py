"""How fast it goes: in microseconds, and in yards, turns of a fixed loop that measures the machine itself."""

from collections.abc import Callable, Sequence
from time import process_time

from msgspec import Struct, json

from signoria.table import Chance, Game, Options, Sitting, Title, read_record, replayed
from signoria.titles import title

SEATS = 4
"""At most: a title for fewer is measured with as many as it seats."""
YARD_TURNS = 200_000
GAMES = 12
DEPTHS = (20, 60, 100, 140)
LONG = 160
"""Shorter games are looked at as far from their end as games of so many moves."""
POSITIONS = tuple((seed, depth) for seed in range(1, 4) for depth in DEPTHS)
"""Early and late positions of several games: copying and imagining cost more the longer a game goes."""
REPLAYED_LINES = 200
"""Games of some titles are ten times as long as those of others: replaying is measured for so many lines."""


class Figure(Struct, frozen=True):
    """One thing measured."""

    title: str
    what: str
    us: float
    yards: float


class BenchReport(Struct, frozen=True):
    """All that was measured, and what a yard is on this machine."""

    yard_us: float
    results: tuple[Figure, ...]


def yard() -> float:
    """Microseconds for one turn of the yardstick: copy a list of 60, step a generator, index, append; best of 7."""
    return min(_yardstick() for _ in range(7)) / YARD_TURNS * 1e6


def _yardstick() -> float:
    start = process_time()
    numbers = list(range(60))
    state = 1
    for _ in range(YARD_TURNS):
        copied = numbers.copy()
        state = (state * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        copied.append(copied[state % 60])
    return process_time() - start


def bench(titles: Sequence[str]) -> BenchReport:
    """Measures titles at a full table of four, each figure the best of several runs on one core."""
    yard_us = yard()
    results = [
        Figure(key, what, round(us, 3), round(us / yard_us, 2)) for key in titles for what, us in _measure(title(key))
    ]
    return BenchReport(round(yard_us, 4), tuple(results))


def _measure(played: Title) -> list[tuple[str, float]]:
    seats, options = _table(played)
    games = [position(played, seed, depth) for seed, depth in POSITIONS]
    seated = [(game, game.waiting()[0]) for game in games]
    record = read_record(_whole_record(played))
    return [
        ("decision", min(_decisions(played, run * GAMES) for run in range(7))),
        ("copy", _best(lambda: [game.copy() for game in games], 200) / len(games)),
        ("imagine", _best(lambda: [game.imagine(seat, 7) for game, seat in seated], 60) / len(games)),
        ("new", _best(lambda: played.deal(seats, options, 3), 300)),
        ("view", _best(lambda: [json.encode(game.view(seat)) for game, seat in seated], 20) / len(games)),
        ("replay", _best(lambda: replayed(record, played), 5) / len(record.lines) * REPLAYED_LINES),
    ]


def _best(action: Callable[[], object], times: int) -> float:
    def run() -> float:
        start = process_time()
        for _ in range(times):
            action()
        return (process_time() - start) / times * 1e6

    return min(run() for _ in range(7))


def _decisions(played: Title, first: int) -> float:
    """Microseconds for one decision of a random playout: list the moves, pick one, play it."""
    seats, options = _table(played)
    spent = 0.0
    count = 0
    for seed in range(first, first + GAMES):
        game = played.deal(seats, options, seed)
        chance = Chance(seed)
        start = process_time()
        while waiting := game.waiting():
            moves = game.moves(waiting[0])
            game.apply(waiting[0], moves[chance.below(len(moves))])
            count += 1
        spent += process_time() - start
    return spent / count * 1e6


def _table(played: Title) -> tuple[int, Options]:
    seats = max([seats for seats in played.seats if seats <= SEATS], default=played.seats.start)
    return seats, played.chosen(seats)


def position(played: Title, seed: int, moves: int) -> Game:
    """A game after so many moves, or as deep in it as its length allows; somebody is asked."""
    seats, options = _table(played)
    game = played.deal(seats, options, seed)
    chance = Chance(seed)
    past = [game.copy()]
    while (waiting := game.waiting()) and len(past) <= LONG:
        game.apply(waiting[0], chance.pick(game.moves(waiting[0])))
        past.append(game.copy())
    return past[moves * min(LONG, len(past) - 1) // LONG]


def _whole_record(played: Title) -> str:
    seats, options = _table(played)
    sitting = Sitting(played, seats, options, 11)
    chance = Chance(11)
    while waiting := sitting.game.waiting():
        sitting.play(waiting[0], str(chance.pick(sitting.game.moves(waiting[0]))))
    return sitting.record().text()
