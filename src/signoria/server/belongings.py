"""What is kept of one person: counted, and handed over."""

from collections import defaultdict
from collections.abc import Iterable

from msgspec import Struct

from signoria.server.rows import TableRow
from signoria.table import Seat


class Standing(Struct, frozen=True, kw_only=True):
    """Games of one title with one number of players: how many, how many of them won, and the best result."""

    title: str
    seats: int
    played: int
    won: int
    best: int


class OwnTable(Struct, frozen=True, kw_only=True):
    """A table one sits at, and what one has played there, in the texts of the moves."""

    id: str
    title: str
    state: str
    result: str
    made: float
    moved: float
    seats: dict[int, str]
    lines: tuple[str, ...]


class OwnWords(Struct, frozen=True):
    """Something one has said at a table."""

    table: str
    text: str
    made: float


class Belongings(Struct, frozen=True, kw_only=True):
    """All that is kept of a person but the password, which nobody knows."""

    name: str
    account: str
    email: str
    made: float
    tables: tuple[OwnTable, ...]
    said: tuple[OwnWords, ...]


def standings(finished: Iterable[tuple[TableRow, Seat]]) -> tuple[Standing, ...]:
    """The games a person has finished on one seat; who sat on several played against nobody but himself.

    Only games from their beginning to their end count: no practice, nothing played on from a position of another game.
    """
    results: dict[tuple[str, int], list[tuple[int, int]]] = defaultdict(list)
    for table, seat in finished:
        if table.settings.practice or (table.origin and not table.origin.startswith("rematch ")):
            continue
        rank, _, score = table.result.split()[seat].partition(":")
        results[table.title, table.seats].append((int(rank), int(score)))
    return tuple(
        Standing(
            title=title,
            seats=seats,
            played=len(games),
            won=sum(rank == 1 for rank, _ in games),
            best=max(score for _, score in games),
        )
        for (title, seats), games in sorted(results.items())
    )
