"""People: who they are, what is kept of them, and how they are let go."""

from collections.abc import Sequence

from signoria.server.belongings import Belongings, OwnTable, OwnWords, Standing, standings
from signoria.server.database import Cursor
from signoria.server.rows import Person, TableRow
from signoria.server.store.columns import PERSON, SEAT, TABLE, number, text, whole
from signoria.server.store.door import Door
from signoria.server.store.leaving import let_go
from signoria.table import Line


class PeopleStore(Door):
    """People and their accounts."""

    async def add_person(self, person: Person, made: float) -> None:
        """Somebody new."""
        await self._database.write(
            lambda cursor: cursor.run(
                "INSERT INTO people (id, name, made) VALUES (?, ?, ?)", (person.id, person.name, made)
            )
        )

    async def person(self, key: str) -> Person | None:
        """Who that is."""
        rows = await self._database.read(lambda cursor: cursor.run(f"SELECT {PERSON} FROM people WHERE id = ?", (key,)))
        return PERSON.row(rows[0]) if rows else None

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
            lambda cursor: cursor.run(f"SELECT {PERSON}, password FROM people WHERE account = ?", (account,))
        )
        return (PERSON.row(rows[0]), text(rows[0][-1])) if rows else None

    async def set_email(self, key: str, email: str) -> None:
        """Where to write to a person; nowhere if empty."""
        await self._database.write(
            lambda cursor: cursor.run("UPDATE people SET email = ? WHERE id = ?", (email or None, key))
        )

    async def email(self, key: str) -> str:
        """Where to write to a person; empty if nowhere."""
        rows = await self._database.read(lambda cursor: cursor.run("SELECT email FROM people WHERE id = ?", (key,)))
        return text(rows[0][0]) if rows else ""

    async def standings(self, key: str) -> tuple[Standing, ...]:
        """How a person's finished games went."""
        rows = await self._database.read(
            lambda cursor: cursor.run(
                f"SELECT {TABLE.of('t')}, min(s.seat) FROM tables t JOIN seats s ON s.table_id = t.id"
                " WHERE s.person = ? AND t.state = 'finished' GROUP BY t.id HAVING count(*) = 1",
                (key,),
            )
        )
        return standings([(TABLE.row(row), whole(row[-1])) for row in rows])

    async def belongings(self, key: str) -> Belongings | None:
        """All that is kept of a person."""

        def work(cursor: Cursor) -> Belongings | None:
            rows = cursor.run(f"SELECT {PERSON}, email, made FROM people WHERE id = ?", (key,))
            if not rows:
                return None
            person = PERSON.row(rows[0])
            email, made = rows[0][-2:]
            tables = cursor.run(
                f"SELECT {TABLE} FROM tables WHERE id IN (SELECT table_id FROM seats WHERE person = ?) ORDER BY made",
                (key,),
            )
            said = cursor.run("SELECT table_id, text || phrase, made FROM chat WHERE person = ? ORDER BY made", (key,))
            return Belongings(
                name=person.name,
                account=person.account,
                email=text(email),
                made=number(made),
                tables=tuple(_own_table(cursor, key, TABLE.row(row)) for row in tables),
                said=tuple(OwnWords(text(table), text(words), number(when)) for table, words, when in said),
            )

        return await self._database.read(work)

    async def let_go(self, key: str, bot_names: Sequence[str]) -> list[str]:
        """Keeps nothing of a person; the tables that are others now."""
        return await self._database.write(lambda cursor: let_go(cursor, key, bot_names))


def _own_table(cursor: Cursor, person: str, table: TableRow) -> OwnTable:
    seats = cursor.run(f"SELECT {SEAT} FROM seats WHERE table_id = ? AND person = ? ORDER BY seat", (table.id, person))
    rows = cursor.run(
        "SELECT l.seat, l.text FROM lines l JOIN seats s ON s.table_id = l.table_id AND s.seat = l.seat"
        " WHERE l.table_id = ? AND s.person = ? ORDER BY l.number",
        (table.id, person),
    )
    mine = [SEAT.row(row) for row in seats]
    played = [Line(whole(seat), text(words)) for seat, words in rows]
    return OwnTable(
        id=table.id,
        title=table.title,
        state=table.state,
        result=table.result,
        made=table.made,
        moved=table.moved,
        seats={seat.seat: seat.name for seat in mine},
        lines=tuple(line.text for line in played if line.imagined is None),
    )
