"""Simulations: many games among bots, each from a seed of its own."""

import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from pathlib import Path

from msgspec import Struct

from signoria.arena.playing import Deal, checked_batch, play_all
from signoria.table import BadOptions


class OutcomeReport(Struct, frozen=True):
    """How one game ended."""

    seed: int
    ranks: tuple[int, ...]
    scores: tuple[int, ...]


class SimulateReport(Struct, frozen=True):
    """All games of a simulation."""

    title: str
    seats: int
    games: int
    decisions: int
    seconds: float
    outcomes: tuple[OutcomeReport, ...]


def simulate(
    title_key: str,
    *,
    games: int,
    seats: int,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    bots: Sequence[str] = ("random",),
    records: Path | None = None,
    components: str = "",
    executor: Executor | None = None,
    progress: Callable[[int], None] | None = None,
) -> SimulateReport:
    """Plays games from `seed`, `seed + 1` and so on; fewer bots than seats are repeated. Keeps records where asked."""
    if games < 1 or seats < 1:
        raise BadOptions("a simulation needs at least one game and one seat")
    named = tuple(bots) or ("random",)
    line_up = tuple(named[seat % len(named)] for seat in range(seats))
    deals = [Deal(seed + place, line_up) for place in range(games)]
    batch = checked_batch(title_key, dict(options or {}), components, deals, recorded=records is not None)
    if records is not None:
        _make(records)
    start = time.perf_counter()
    outcomes: dict[int, OutcomeReport] = {}
    decisions = 0
    for place, result in play_all(batch, executor, progress):
        outcomes[place] = OutcomeReport(result.seed, result.ranks, result.scores)
        decisions += result.decisions
        if records is not None:
            _keep(records / f"{title_key}-{seats}-{result.seed}.record", result.record)
    seconds = round(time.perf_counter() - start, 3)
    ordered = tuple(outcomes[place] for place in range(games))
    return SimulateReport(title_key, seats, games, decisions, seconds, ordered)


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOptions(f"the folder {str(folder)!r} cannot be made: {error.strerror}") from None


def _keep(path: Path, record: str) -> None:
    try:
        path.write_text(record, encoding="utf-8")
    except OSError as error:
        raise BadOptions(f"the record {str(path)!r} cannot be written: {error.strerror}") from None
