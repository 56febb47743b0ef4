"""How fast it goes: in microseconds, and in yards, turns of a fixed loop that measures the machine itself."""

from collections.abc import Callable, Sequence
from time import process_time

from msgspec import Struct, json

from signoria.table import Chance, Game, Sitting, Title, read_record, replayed
from signoria.titles import title

SEATS = 4
YARD_TURNS = 200_000
GAMES = 12
DEPTHS = (20, 60, 100, 140)
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
    """Measures titles at four seats, each figure the best of several runs on one core."""
    yard_us = yard()
    results = [
        Figure(key, what, round(us, 3), round(us / yard_us, 2)) for key in titles for what, us in _measure(title(key))
    ]
    return BenchReport(round(yard_us, 4), tuple(results))


def _measure(played: Title) -> list[tuple[str, float]]:
    options = played.chosen(SEATS)
    games = [_some_game(played, seed, depth) for seed, depth in POSITIONS]
    seated = [(game, game.waiting()[0]) for game in games]
    record = read_record(_whole_record(played))
    return [
        ("decision", min(_decisions(played, run * GAMES) for run in range(7))),
        ("copy", _best(lambda: [game.copy() for game in games], 200) / len(games)),
        ("imagine", _best(lambda: [game.imagine(seat, 7) for game, seat in seated], 60) / len(games)),
        ("new", _best(lambda: played.deal(SEATS, options, 3), 300)),
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
    options = played.chosen(SEATS)
    spent = 0.0
    count = 0
    for seed in range(first, first + GAMES):
        game = played.deal(SEATS, options, seed)
        chance = Chance(seed)
        start = process_time()
        while waiting := game.waiting():
            moves = game.moves(waiting[0])
            game.apply(waiting[0], moves[chance.below(len(moves))])
            count += 1
        spent += process_time() - start
    return spent / count * 1e6


def _some_game(played: Title, seed: int, moves: int) -> Game:
    game = played.deal(SEATS, played.chosen(SEATS), seed)
    chance = Chance(seed)
    for _ in range(moves):
        seat = game.waiting()[0]
        game.apply(seat, chance.pick(game.moves(seat)))
    return game


def _whole_record(played: Title) -> str:
    sitting = Sitting(played, SEATS, played.chosen(SEATS), 11)
    chance = Chance(11)
    while waiting := sitting.game.waiting():
        sitting.play(waiting[0], str(chance.pick(sitting.game.moves(waiting[0]))))
    return sitting.record().text()
