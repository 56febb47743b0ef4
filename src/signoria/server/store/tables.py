"""Tables: their seats, their logs and notes, and every change of them in one transaction."""

from collections.abc import Sequence

from signoria.server.database import Cursor, Row, Value
from signoria.server.rows import Change, Kept, LineRow, SeatRow, TableRow
from signoria.server.store.columns import LINE, SEAT, TABLE, seats_text, text, whole
from signoria.server.store.door import Door
from signoria.server.store.notes import found_notes, put_notes
from signoria.titles import titles

_CHANGE = (
    "UPDATE tables SET lines = ?, version = ?, state = ?, waiting = ?, bots_asked = ?, due = ?, moved = ?, result = ?"
    " WHERE id = ? AND version = ? RETURNING id"
)
_LINE = f"INSERT INTO lines (table_id, {LINE}) VALUES (?, {LINE.marks})"

ON_A_PAGE = 50
OF_ONE_HOST = 5


class Repeated(Exception):
    """A line that its sender sent before under the same id."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class TableStore(Door):
    """Tables as they are kept."""

    async def add_table(
        self, table: TableRow, seats: Sequence[SeatRow], lines: Sequence[LineRow], begun: Change
    ) -> None:
        """A new table as it begins, perhaps with a beginning taken from another."""

        def work(cursor: Cursor) -> None:
            _put_table(cursor, table, seats, lines)
            _make_so(cursor, begun)

        await self._database.write(work)

    async def add_table_once(self, table: TableRow, seats: Sequence[SeatRow], begun: Change) -> str:
        """A new table as it begins, unless there is one of the same origin; the one there is."""

        def work(cursor: Cursor) -> str:
            cursor.lock(f"origin {table.origin}")
            rows = cursor.run("SELECT id FROM tables WHERE origin = ?", (table.origin,))
            if rows:
                return text(rows[0][0])
            _put_table(cursor, table, seats, ())
            _make_so(cursor, begun)
            return table.id

        return await self._database.write(work)

    async def table(self, key: str) -> Kept | None:
        """A table with its seats."""

        def work(cursor: Cursor) -> Kept | None:
            rows = cursor.run(f"SELECT {TABLE} FROM tables WHERE id = ?", (key,))
            return _kept(cursor, rows[0]) if rows else None

        return await self._database.read(work)

    async def lines(self, key: str, after: int) -> list[LineRow]:
        """The lines of a table's log after so many."""
        rows = await self._database.read(
            lambda cursor: cursor.run(
                f"SELECT {LINE} FROM lines WHERE table_id = ? AND number > ? ORDER BY number", (key, after)
            )
        )
        return [LINE.row(row) for row in rows]

    async def keys(self) -> list[str]:
        """All tables there are."""
        rows = await self._database.read(lambda cursor: cursor.run("SELECT id FROM tables ORDER BY made, id"))
        return [text(row[0]) for row in rows]

    async def cut(self, key: str, whole: int) -> None:
        """Drops all lines after so many, including those found after a gap."""

        def work(cursor: Cursor) -> None:
            cursor.lock(f"table {key}")
            cursor.run("DELETE FROM lines WHERE table_id = ? AND number > ?", (key, whole))
            cursor.run("DELETE FROM stray_lines WHERE table_id = ?", (key,))
            cursor.run("UPDATE tables SET lines = ?, version = version + 1 WHERE id = ?", (whole, key))

        await self._database.write(work)

    async def commit(self, change: Change) -> bool:
        """A change, on disk when this returns; refused if there was another since the table was seen."""

        def work(cursor: Cursor) -> bool:
            cursor.lock(f"table {change.table}")
            return _make_so(cursor, change)

        return await self._database.write(work)

    async def number_of(self, key: str, client: str) -> int | None:
        """The log's number of the line that was sent under this id; nothing if none was."""
        return await self._database.read(lambda cursor: _number_of(cursor, key, client))

    async def tables_of(self, person: str) -> list[Kept]:
        """A person's tables, those that moved last first."""

        def work(cursor: Cursor) -> list[Kept]:
            rows = cursor.run(
                f"SELECT {TABLE} FROM tables WHERE id IN (SELECT table_id FROM seats WHERE person = ?)"
                " ORDER BY moved DESC LIMIT 100",
                (person,),
            )
            return [_kept(cursor, row) for row in rows]

        return await self._database.read(work)

    async def public_tables(self, state: str, game: str = "", page: int = 0) -> list[Kept]:
        """A page of the public tables in a state, perhaps of one game, the last moved first, and one table more.

        Of the open tables of one host only the last few are listed, so that nobody hides all others.
        """
        of_host = "row_number() OVER (PARTITION BY host ORDER BY moved DESC)" if state == "open" else "1"
        which, values = ("AND title = ?", (game,)) if game else ("", ())

        def work(cursor: Cursor) -> list[Kept]:
            rows = cursor.run(
                f"SELECT {TABLE} FROM (SELECT *, {of_host} AS place FROM tables WHERE state = ? AND public = 1 {which})"
                " AS listed WHERE place <= ? ORDER BY moved DESC, id LIMIT ? OFFSET ?",
                (state, *values, OF_ONE_HOST, ON_A_PAGE + 1, ON_A_PAGE * page),
            )
            return [Kept(TABLE.row(row), _seats(cursor, text(row[0]))) for row in rows]

        return await self._database.read(work)

    async def forgotten(self, now: float, seconds: float) -> list[str]:
        """Tables whose bots were asked so long ago and have not answered: their process may have died.

        A table that moved in the future counts too: the system's clock was set back.
        """
        rules, values = _of_these_rules()
        rows = await self._database.read(
            lambda cursor: cursor.run(
                "SELECT id FROM tables WHERE state = 'playing' AND bots_asked = 1 AND (moved < ? OR moved > ?)"
                f" AND {rules} ORDER BY moved",
                (now - seconds, now + seconds, *values),
            )
        )
        return [text(row[0]) for row in rows]

    async def overdue(self, now: float) -> list[str]:
        """Tables on which somebody's time has run out."""
        rules, values = _of_these_rules()
        rows = await self._database.read(
            lambda cursor: cursor.run(
                f"SELECT id FROM tables WHERE state = 'playing' AND due > 0 AND due < ? AND {rules} ORDER BY due",
                (now, *values),
            )
        )
        return [text(row[0]) for row in rows]

    async def plays_on(self, person: str, key: str) -> bool:
        """Whether a person sits, not alone with bots, at a running table that was begun from a position of another."""
        rows = await self._database.read(
            lambda cursor: cursor.run(
                "SELECT t.id FROM seats s JOIN tables t ON t.id = s.table_id"
                " WHERE s.person = ? AND t.state IN ('open', 'playing') AND t.origin LIKE ? AND EXISTS ("
                "SELECT 1 FROM seats o WHERE o.table_id = t.id AND (o.kind = 'open' OR o.person <> s.person)) LIMIT 1",
                (person, f"from {key} %"),
            )
        )
        return bool(rows)


def _kept(cursor: Cursor, row: Row) -> Kept:
    table = TABLE.row(row)
    return Kept(table, _seats(cursor, table.id), found_notes(cursor, table.id))


def _seats(cursor: Cursor, key: str) -> tuple[SeatRow, ...]:
    rows = cursor.run(f"SELECT {SEAT} FROM seats WHERE table_id = ? ORDER BY seat", (key,))
    return tuple(SEAT.row(row) for row in rows)


def _put_table(cursor: Cursor, table: TableRow, seats: Sequence[SeatRow], lines: Sequence[LineRow]) -> None:
    cursor.run(f"INSERT INTO tables ({TABLE}, bots_asked, due) VALUES ({TABLE.marks}, 0, 0)", TABLE.values(table))
    for seat in seats:
        _put_seat(cursor, table.id, seat)
    for line in lines:
        _put_line(cursor, table.id, line)


def _make_so(cursor: Cursor, change: Change) -> bool:
    """Does all of a change; nothing if the table is not as it was seen."""
    rows = cursor.run(_CHANGE, _changed(change))
    if not rows:
        return False
    for line in change.lines:
        _add_line(cursor, change.table, line)
    for seat in change.seats:
        _put_seat(cursor, change.table, seat)
    put_notes(cursor, change.table, change.notes)
    cursor.notify(change.table)
    return True


def _changed(change: Change) -> tuple[Value, ...]:
    """What a table's row becomes, if it is still the one that was seen."""
    return (
        change.after + len(change.lines),
        change.version + 1,
        change.state,
        seats_text(change.waiting),
        int(change.bots_asked),
        change.due,
        change.moved,
        change.result,
        change.table,
        change.version,
    )


def _put_line(cursor: Cursor, key: str, line: LineRow) -> None:
    cursor.run(_LINE, (key, *LINE.values(line)))


def _add_line(cursor: Cursor, key: str, line: LineRow) -> None:
    """Adds a line to a log, unless its sender sent it before."""
    added = cursor.run(f"{_LINE} ON CONFLICT (table_id, client) DO NOTHING RETURNING number", (key, *LINE.values(line)))
    if not added:
        number = _number_of(cursor, key, line.client)
        assert number is not None
        raise Repeated(number)


def _number_of(cursor: Cursor, key: str, client: str) -> int | None:
    if not client:
        return None
    rows = cursor.run("SELECT number FROM lines WHERE table_id = ? AND client = ?", (key, client))
    return whole(rows[0][0]) if rows else None


def _of_these_rules() -> tuple[str, tuple[Value, ...]]:
    """Tables that can be opened: their rules are those of today."""
    here = [(played.key, played.rules_version) for played in titles()]
    return f"({' OR '.join('title = ? AND rules = ?' for _ in here)})", tuple(value for pair in here for value in pair)


def _put_seat(cursor: Cursor, key: str, seat: SeatRow) -> None:
    cursor.run("DELETE FROM seats WHERE table_id = ? AND seat = ?", (key, seat.seat))
    cursor.run(f"INSERT INTO seats (table_id, {SEAT}) VALUES (?, {SEAT.marks})", (key, *SEAT.values(seat)))
