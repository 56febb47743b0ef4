"""Matches: the same deals with everybody on every seat, and what they say about who is stronger."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from itertools import combinations, cycle, islice
from math import log10, sqrt

from msgspec import Struct

from signoria.arena.playing import Deal, GameResult, checked_batch, play_all
from signoria.bots import UnknownBot
from signoria.table import BadOptions

Z = 1.959964
"""The 95 % interval of a normal distribution, in standard deviations."""

MEAN_RATING = 1500
ROUNDS_OF_FITTING = 200


class BotReport(Struct, frozen=True):
    """One bot of a match: games won (shared ones in part), their share with its 95 % interval, and a rating."""

    spec: str
    wins: float
    share: float
    low: float
    high: float
    rating: int


class MatchReport(Struct, frozen=True):
    """A match."""

    title: str
    seats: int
    games: int
    bots: tuple[BotReport, ...]


class _Tally:
    """What a match counts: for each bot games and wins, for each pair who came out ahead of whom."""

    def __init__(self, bots: int) -> None:
        self.games = [0] * bots
        self.wins = [0.0] * bots
        self.ahead = [[0.0] * bots for _ in range(bots)]

    def add(self, entries: Sequence[int], result: GameResult) -> None:
        """A game: which bot sat where, and how it ended."""
        winners = result.ranks.count(1)
        for entry in set(entries):
            self.games[entry] += 1
        for seat, rank in enumerate(result.ranks):
            if rank == 1:
                self.wins[entries[seat]] += 1 / winners
        for (one, first), (other, second) in combinations(zip(entries, result.ranks, strict=True), 2):
            if one != other:
                point = 0.5 if first == second else float(first < second)
                self.ahead[one][other] += point
                self.ahead[other][one] += 1 - point


def match(
    title_key: str,
    bots: Sequence[str],
    *,
    games: int,
    seats: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    components: str = "",
    executor: Executor | None = None,
    progress: Callable[[int], None] | None = None,
) -> MatchReport:
    """Plays a match. Each deal is played once for every rotation of its line-up, so nobody profits from a seat."""
    if not bots:
        raise UnknownBot("a match needs at least one bot")
    if games < 1 or seats < 1:
        raise BadOptions("a match needs at least one game and one seat")
    entries = list(islice(_sittings(len(bots), seats), games))
    deals = [
        Deal(seed + place // seats, tuple(bots[entry] for entry in sitting)) for place, sitting in enumerate(entries)
    ]
    batch = checked_batch(title_key, dict(options or {}), components, deals, recorded=False)
    tally = _Tally(len(bots))
    for sitting, (_, result) in zip(entries, play_all(batch, executor, progress), strict=True):
        tally.add(sitting, result)
    ratings = fitted(tally.ahead)
    reports = [_report(spec, tally.wins[place], tally.games[place], ratings[place]) for place, spec in enumerate(bots)]
    return MatchReport(title_key, seats, games, tuple(reports))


def _sittings(bots: int, seats: int) -> Iterator[tuple[int, ...]]:
    """Who sits where, game after game: every line-up in every rotation, line-ups in turn."""
    if bots <= seats:
        line_ups = [tuple(seat % bots for seat in range(seats))]
    else:
        line_ups = list(combinations(range(bots), seats))
    return cycle(
        tuple(line_up[(seat - turn) % seats] for seat in range(seats)) for line_up in line_ups for turn in range(seats)
    )


def _report(spec: str, wins: float, games: int, rating: float) -> BotReport:
    low, high = wilson(wins, games)
    share = wins / games if games else 0.0
    return BotReport(spec, round(wins, 3), round(share, 4), round(low, 4), round(high, 4), round(rating))


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share: Wilson's, which is right for few games and for shares near 0 and 1 too.

    >>> [round(bound, 3) for bound in wilson(95, 100)]
    [0.888, 0.978]
    """
    if not games:
        return 0.0, 1.0
    share = wins / games
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    reach = Z / (1 + Z * Z / games) * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def fitted(ahead: Sequence[Sequence[float]]) -> list[float]:
    """Ratings by Bradley and Terry on Elo's scale: 400 points are odds of ten to one between two seats.

    Every pair is given one drawn game more than it played, so that who never lost still has a rating.
    """
    bots = len(ahead)
    strength = [1.0] * bots
    for _ in range(ROUNDS_OF_FITTING):
        new = []
        for one in range(bots):
            points = sum(ahead[one][other] + 0.5 for other in range(bots) if other != one)
            met = sum(
                (ahead[one][other] + ahead[other][one] + 1) / (strength[one] + strength[other])
                for other in range(bots)
                if other != one
            )
            new.append(points / met if met else 1.0)
        scale = 10 ** (sum(log10(value) for value in new) / bots)
        strength = [value / scale for value in new]
    return [MEAN_RATING + 400 * log10(value) for value in strength]
