"""Matches: the same deals with everybody on every seat, and what they say about who is stronger."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from itertools import combinations, cycle, islice
from pathlib import Path

from msgspec import Struct

from signoria.arena.keeping import Kept
from signoria.arena.playing import Deal, GameResult, checked_batch, play_all
from signoria.arena.ratings import by_deal, fitted
from signoria.bots import UnknownBot
from signoria.table import BadOptions, Chance

RESAMPLED = 200
"""So often deals are drawn anew, with repeats, to see how far ratings hang on which deals there were."""
TAIL = RESAMPLED // 40
"""As many of those ratings lie outside a 95 % interval at each end."""


class BotReport(Struct, frozen=True):
    """One bot of a match: games won (shared ones in part), their share, a rating, and 95 % intervals of both."""

    spec: str
    wins: float
    share: float
    low: float
    high: float
    rating: int
    rating_low: int
    rating_high: int


class MatchReport(Struct, frozen=True):
    """A match."""

    title: str
    seats: int
    games: int
    bots: tuple[BotReport, ...]


class _Tally:
    """What some games count: for each bot games and wins, for each pair who came out ahead of whom."""

    def __init__(self, bots: int) -> None:
        self.games = [0] * bots
        self.wins = [0.0] * bots
        self.ahead = [[0.0] * bots for _ in range(bots)]

    def add(self, entries: Sequence[int], result: GameResult) -> None:
        """Adds a game: which bot sat where, and how it ended."""
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
    kept: Path | None = None,
) -> MatchReport:
    """Plays a match. Each deal is played once for every rotation of its line-up, so nobody profits from a seat.

    With a file to keep its games in, a match that was broken off goes on where it was.
    """
    if not bots:
        raise UnknownBot("a match needs at least one bot")
    if games < 1 or seats < 1:
        raise BadOptions("a match needs at least one game and one seat")
    sittings = list(islice(_sittings(bots, seats), games))
    deals = [Deal(seed + number, tuple(bots[entry] for entry in entries)) for number, entries in sittings]
    batch = checked_batch(title_key, dict(options or {}), components, deals, recorded=False)
    by_number: dict[int, _Tally] = {}
    what = (title_key, batch.options, components, tuple(bots), seats, seed)
    with Kept(kept, what) as keeping:
        for place, result in play_all(batch, executor, progress, keeping):
            number, entries = sittings[place]
            by_number.setdefault(number, _Tally(len(bots))).add(entries, result)
    tallies = [by_number[number] for number in sorted(by_number)]
    return MatchReport(title_key, seats, games, tuple(_reports(bots, tallies, seed)))


def _sittings(bots: Sequence[str], seats: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """The number of a deal and who sits where, game after game: line-ups in turn, each deal in all its rotations.

    Where two rotations seat the same bots on the same seats, one of them is played: the other would be the same game.
    """
    if len(bots) <= seats:
        line_ups = [tuple(seat % len(bots) for seat in range(seats))]
    else:
        line_ups = list(combinations(range(len(bots)), seats))
    for number, line_up in enumerate(cycle(line_ups)):
        turned: dict[tuple[str, ...], tuple[int, ...]] = {}
        for turn in range(seats):
            entries = tuple(line_up[(seat - turn) % seats] for seat in range(seats))
            turned.setdefault(tuple(bots[entry] for entry in entries), entries)
        for entries in turned.values():
            yield number, entries


def _reports(bots: Sequence[str], deals: Sequence[_Tally], seed: int) -> Iterator[BotReport]:
    ratings = fitted(_added(deals, len(bots)))
    chance = Chance(seed)
    drawn = [fitted(_added([chance.pick(deals) for _ in deals], len(bots))) for _ in range(RESAMPLED)]
    for place, spec in enumerate(bots):
        wins = sum([deal.wins[place] for deal in deals])
        games = sum([deal.games[place] for deal in deals])
        low, high = by_deal([(deal.wins[place], deal.games[place]) for deal in deals if deal.games[place]])
        spread = sorted([rating[place] for rating in drawn])
        yield BotReport(
            spec,
            round(wins, 3),
            round(wins / games if games else 0.0, 4),
            round(low, 4),
            round(high, 4),
            round(ratings[place]),
            round(spread[TAIL]),
            round(spread[-1 - TAIL]),
        )


def _added(deals: Sequence[_Tally], bots: int) -> list[list[float]]:
    return [[sum([deal.ahead[one][other] for deal in deals]) for other in range(bots)] for one in range(bots)]
