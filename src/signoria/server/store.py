"""The store: what is asked of the database, in words of the game."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from signoria.server import belongings
from signoria.server.database import Cursor, Database, Row
from signoria.server.rows import ChatRow, LineRow, Notes, Person, SeatRow, TableRow, TableSettings
from signoria.table import Seat

_TABLE = (
    "id, title, rules, seats, options, seed, components, settings, host, public, invite, state, made, moved, waiting,"
    " lines, version, origin, result"
)


class Kept(Struct, frozen=True):
    """A table with its seats, as it is kept."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    notes: Notes = Notes()


class Change(Struct, frozen=True, kw_only=True):
    """What one request does to a table: all of it or nothing, and only if the table is still as it was seen."""

    table: str
    version: int
    after: int
    lines: tuple[LineRow, ...] = ()
    seats: tuple[SeatRow, ...] = ()
    state: str
    waiting: tuple[Seat, ...]
    bots_asked: bool
    due: float
    moved: float
    notes: Notes
    result: str = ""


class Store:
    """Every question to the database has one place, here."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add_person(self, person: Person, made: float) -> None:
        """Somebody new."""
        await self._database.write(
            lambda cursor: cursor.run(
                "INSERT INTO people (id, name, made) VALUES (?, ?, ?)", (person.id, person.name, made)
            )
        )

    async def person(self, key: str) -> Person | None:
        """Who that is."""
        rows = await self._database.read(
            lambda cursor: cursor.run("SELECT id, name, account FROM people WHERE id = ?", (key,))
        )
        return _person(rows[0]) if rows else None

    async def rename(self, key: str, name: str) -> None:
        """Another name."""

        def work(cursor: Cursor) -> None:
            cursor.run("UPDATE people SET name = ? WHERE id = ?", (name, key))
            cursor.notify(f"person {key}")

        await self._database.write(work)

    async def open_account(self, key: str, account: str, password: str) -> bool:
        """Gives a person an account; not if the name is taken or there is one already."""

        def work(cursor: Cursor) -> bool:
            cursor.lock(f"account {account}")
            if cursor.run("SELECT id FROM people WHERE account = ?", (account,)):
                return False
            cursor.run(
                "UPDATE people SET account = ?, password = ? WHERE id = ? AND account IS NULL", (account, password, key)
            )
            cursor.notify(f"person {key}")
            return bool(cursor.run("SELECT id FROM people WHERE id = ? AND account = ?", (key, account)))

        return await self._database.write(work)

    async def account(self, account: str) -> tuple[Person, str] | None:
        """The person of an account and the hash of the password."""
        rows = await self._database.read(
            lambda cursor: cursor.run("SELECT id, name, account, password FROM people WHERE account = ?", (account,))
        )
        return (_person(rows[0]), str(rows[0][3])) if rows else None

    async def set_email(self, key: str, email: str) -> None:
        """Where to write to a person; nowhere if empty."""
        await self._database.write(
            lambda cursor: cursor.run("UPDATE people SET email = ? WHERE id = ?", (email or None, key))
        )

    async def email(self, key: str) -> str:
        """Where to write to a person; empty if nowhere."""
        rows = await self._database.read(lambda cursor: cursor.run("SELECT email FROM people WHERE id = ?", (key,)))
        return str(rows[0][0] or "") if rows else ""

    async def standings(self, key: str) -> tuple[belongings.Standing, ...]:
        """How a person's finished games went."""
        return await self._database.read(lambda cursor: belongings.standings(cursor, key))

    async def belongings(self, key: str) -> belongings.Belongings | None:
        """All that is kept of a person."""
        return await self._database.read(lambda cursor: belongings.belongings(cursor, key))

    async def let_go(self, key: str, bot_names: Sequence[str]) -> list[str]:
        """Keeps nothing of a person; the tables that are others now."""
        return await self._database.write(lambda cursor: belongings.let_go(cursor, key, bot_names))

    async def add_table(self, table: TableRow, seats: Sequence[SeatRow], lines: Sequence[LineRow] = ()) -> None:
        """A new table, perhaps with a beginning taken from another."""

        def work(cursor: Cursor) -> None:
            cursor.run(
                f"INSERT INTO tables ({_TABLE}, bots_asked, due) VALUES ({', '.join('?' * 19)}, 0, 0)",
                (
                    table.id,
                    table.title,
                    table.rules,
                    table.seats,
                    msgspec.json.encode(table.options).decode(),
                    str(table.seed),
                    table.components,
                    msgspec.json.encode(table.settings).decode(),
                    table.host,
                    int(table.public),
                    table.invite,
                    table.state,
                    table.made,
                    table.moved,
                    _seats_text(table.waiting),
                    table.lines,
                    table.version,
                    table.origin,
                    table.result,
                ),
            )
            for seat in seats:
                _put_seat(cursor, table.id, seat)
            for line in lines:
                _put_line(cursor, table.id, line)

        await self._database.write(work)

    async def table(self, key: str) -> Kept | None:
        """A table with its seats."""

        def work(cursor: Cursor) -> Kept | None:
            rows = cursor.run(f"SELECT {_TABLE} FROM tables WHERE id = ?", (key,))
            return Kept(_table(rows[0]), _seats(cursor, key), _notes(cursor, key)) if rows else None

        return await self._database.read(work)

    async def lines(self, key: str, after: int) -> list[LineRow]:
        """The lines of a table's log behind so many."""
        rows = await self._database.read(
            lambda cursor: cursor.run(
                "SELECT number, seat, text, client, made FROM lines WHERE table_id = ? AND number > ? ORDER BY number",
                (key, after),
            )
        )
        return [LineRow(_int(row[0]), _int(row[1]), str(row[2]), str(row[3] or ""), _float(row[4])) for row in rows]

    async def commit(self, change: Change) -> bool:
        """A change, on disk when this returns; refused if there was another since the table was seen."""

        def work(cursor: Cursor) -> bool:
            cursor.lock(f"table {change.table}")
            rows = cursor.run("SELECT version FROM tables WHERE id = ?", (change.table,))
            if not rows or rows[0][0] != change.version:
                return False
            for line in change.lines:
                _put_line(cursor, change.table, line)
            for seat in change.seats:
                _put_seat(cursor, change.table, seat)
            _put_notes(cursor, change.table, change.notes)
            cursor.run(
                "UPDATE tables SET lines = ?, version = ?, state = ?, waiting = ?, bots_asked = ?, due = ?, moved = ?,"
                " result = ? WHERE id = ?",
                (
                    change.after + len(change.lines),
                    change.version + 1,
                    change.state,
                    _seats_text(change.waiting),
                    int(change.bots_asked),
                    change.due,
                    change.moved,
                    change.result,
                    change.table,
                ),
            )
            cursor.notify(change.table)
            return True

        return await self._database.write(work)

    async def repeated(self, key: str, client: str) -> bool:
        """Whether a line of this client id is in the log already."""
        rows = await self._database.read(
            lambda cursor: cursor.run("SELECT number FROM lines WHERE table_id = ? AND client = ?", (key, client))
        )
        return bool(rows)

    async def tables_of(self, person: str) -> list[Kept]:
        """A person's tables, those that moved last first."""

        def work(cursor: Cursor) -> list[Kept]:
            rows = cursor.run(
                f"SELECT {_TABLE} FROM tables WHERE id IN (SELECT table_id FROM seats WHERE person = ?)"
                " ORDER BY moved DESC LIMIT 100",
                (person,),
            )
            return [Kept(_table(row), _seats(cursor, str(row[0])), _notes(cursor, str(row[0]))) for row in rows]

        return await self._database.read(work)

    async def public_tables(self, state: str) -> list[Kept]:
        """The public tables in a state, those that moved last first."""

        def work(cursor: Cursor) -> list[Kept]:
            rows = cursor.run(
                f"SELECT {_TABLE} FROM tables WHERE state = ? AND public = 1 ORDER BY moved DESC LIMIT 50", (state,)
            )
            return [Kept(_table(row), _seats(cursor, str(row[0]))) for row in rows]

        return await self._database.read(work)

    async def forgotten(self, before: float) -> list[str]:
        """Tables whose bots were asked before a moment and have not answered: their process may have died."""
        rows = await self._database.read(
            lambda cursor: cursor.run(
                "SELECT id FROM tables WHERE state = 'playing' AND bots_asked = 1 AND moved < ?"
                " ORDER BY moved LIMIT 200",
                (before,),
            )
        )
        return [str(row[0]) for row in rows]

    async def overdue(self, now: float) -> list[str]:
        """Tables on which somebody's time has run out."""
        rows = await self._database.read(
            lambda cursor: cursor.run(
                "SELECT id FROM tables WHERE state = 'playing' AND due > 0 AND due < ? ORDER BY due LIMIT 200", (now,)
            )
        )
        return [str(row[0]) for row in rows]

    async def rematch_of(self, key: str) -> str | None:
        """The table that was made to play another one again."""
        rows = await self._database.read(
            lambda cursor: cursor.run("SELECT id FROM tables WHERE origin = ?", (f"rematch {key}",))
        )
        return str(rows[0][0]) if rows else None

    async def tell(self, payload: str) -> None:
        """Tells all other processes something that need not last."""
        await self._database.tell(payload)

    async def say(self, key: str, person: Person, text: str, phrase: str, made: float) -> ChatRow:
        """Something said at a table."""

        def work(cursor: Cursor) -> ChatRow:
            cursor.lock(f"chat {key}")
            rows = cursor.run("SELECT coalesce(max(number), 0) FROM chat WHERE table_id = ?", (key,))
            said = ChatRow(_int(rows[0][0]) + 1, person.id, person.name, text, made, phrase)
            cursor.run(
                "INSERT INTO chat (table_id, number, person, name, text, made, phrase) VALUES (?, ?, ?, ?, ?, ?, ?)",
                (key, said.number, said.person, said.name, said.text, said.made, said.phrase),
            )
            cursor.notify(f"talk {key}")
            return said

        return await self._database.write(work)

    async def chat(self, key: str, after: int) -> list[ChatRow]:
        """What was said since."""
        rows = await self._database.read(
            lambda cursor: cursor.run(
                "SELECT number, person, name, text, made, phrase FROM chat WHERE table_id = ? AND number > ?"
                " ORDER BY number",
                (key, after),
            )
        )
        return [
            ChatRow(_int(row[0]), str(row[1]), str(row[2]), str(row[3]), _float(row[4]), str(row[5])) for row in rows
        ]

    async def review(self, key: str) -> str:
        """The review of a finished table; empty if it was not made yet."""
        rows = await self._database.read(
            lambda cursor: cursor.run("SELECT body FROM reviews WHERE table_id = ?", (key,))
        )
        return str(rows[0][0]) if rows else ""

    async def keep_review(self, key: str, body: str) -> None:
        """Keeps a review; two that were made at once are alike."""

        def work(cursor: Cursor) -> None:
            cursor.run("DELETE FROM reviews WHERE table_id = ?", (key,))
            cursor.run("INSERT INTO reviews (table_id, body) VALUES (?, ?)", (key, body))

        await self._database.write(work)


def _person(row: Row) -> Person:
    return Person(str(row[0]), str(row[1]), str(row[2] or ""))


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


def _float(value: object) -> float:
    assert isinstance(value, (int, float))
    return float(value)


def _seats_text(seats: Sequence[Seat]) -> str:
    return " ".join(map(str, seats))


def _table(row: Row) -> TableRow:
    return TableRow(
        id=str(row[0]),
        title=str(row[1]),
        rules=_int(row[2]),
        seats=_int(row[3]),
        options=msgspec.json.decode(str(row[4]), type=dict[str, str]),
        seed=int(str(row[5])),
        components=str(row[6]),
        settings=msgspec.json.decode(str(row[7]), type=TableSettings),
        host=str(row[8]),
        public=bool(row[9]),
        invite=str(row[10]),
        state=str(row[11]),
        made=_float(row[12]),
        moved=_float(row[13]),
        waiting=tuple(map(int, str(row[14]).split())),
        lines=_int(row[15]),
        version=_int(row[16]),
        origin=str(row[17]),
        result=str(row[18]),
    )


def _seats(cursor: Cursor, key: str) -> tuple[SeatRow, ...]:
    rows = cursor.run("SELECT seat, kind, person, spec, name, away FROM seats WHERE table_id = ? ORDER BY seat", (key,))
    return tuple(
        SeatRow(
            seat=_int(row[0]),
            kind=str(row[1]),
            person=str(row[2] or ""),
            spec=str(row[3]),
            name=str(row[4]),
            away=bool(row[5]),
        )
        for row in rows
    )


def _put_line(cursor: Cursor, key: str, line: LineRow) -> None:
    cursor.run(
        "INSERT INTO lines (table_id, number, seat, text, client, made) VALUES (?, ?, ?, ?, ?, ?)",
        (key, line.number, line.seat, line.text, line.client or None, line.made),
    )


def _notes(cursor: Cursor, key: str) -> Notes:
    rows = cursor.run("SELECT body FROM notes WHERE table_id = ?", (key,))
    return msgspec.json.decode(str(rows[0][0]), type=Notes) if rows else Notes()


def _put_notes(cursor: Cursor, key: str, notes: Notes) -> None:
    cursor.run("DELETE FROM notes WHERE table_id = ?", (key,))
    cursor.run("INSERT INTO notes (table_id, body) VALUES (?, ?)", (key, msgspec.json.encode(notes).decode()))


def _put_seat(cursor: Cursor, key: str, seat: SeatRow) -> None:
    cursor.run("DELETE FROM seats WHERE table_id = ? AND seat = ?", (key, seat.seat))
    cursor.run(
        "INSERT INTO seats (table_id, seat, kind, person, spec, name, away) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (key, seat.seat, seat.kind, seat.person or None, seat.spec, seat.name, int(seat.away)),
    )
