"""What lets somebody in: sessions that can be ended, tokens of programs, links that work once; and mails, counted."""

from msgspec import Struct

from signoria.server.database import Cursor
from signoria.server.rows import Person
from signoria.server.store.columns import PERSON, Columns, whole
from signoria.server.store.door import Door

MOST_TOKENS = 20
DAYS_COUNTED = 2


class Token(Struct, frozen=True):
    """What a program signs in with, by the name its owner gave it; the secret itself is not kept."""

    id: str
    name: str
    made: float


TOKEN = Columns(Token)


class KeyStore(Door):
    """Sessions, tokens and links."""

    async def end_sessions(self, key: str, password: str = "") -> Person | None:
        """Makes all cookies and links of a person void, perhaps with a new password; who that is now."""

        def work(cursor: Cursor) -> Person | None:
            cursor.run("UPDATE people SET session = session + 1 WHERE id = ?", (key,))
            if password:
                cursor.run("UPDATE people SET password = ? WHERE id = ?", (password, key))
            cursor.notify(f"person {key}")
            rows = cursor.run(f"SELECT {PERSON} FROM people WHERE id = ?", (key,))
            return PERSON.row(rows[0]) if rows else None

        return await self._database.write(work)

    async def use_link(self, mark: str, now: float, seconds: float) -> bool:
        """Marks a link as used; not a second time. Marks of links that are too old to work are let go."""

        def work(cursor: Cursor) -> bool:
            cursor.lock(f"link {mark}")
            cursor.run("DELETE FROM used_links WHERE made < ?", (now - 2 * seconds,))
            if cursor.run("SELECT mark FROM used_links WHERE mark = ?", (mark,)):
                return False
            cursor.run("INSERT INTO used_links (mark, made) VALUES (?, ?)", (mark, now))
            return True

        return await self._database.write(work)

    async def add_token(self, person: str, token: Token, digest: str) -> bool:
        """A token for a program; not if there are many already."""

        def work(cursor: Cursor) -> bool:
            cursor.lock(f"tokens {person}")
            if whole(cursor.run("SELECT count(*) FROM tokens WHERE person = ?", (person,))[0][0]) >= MOST_TOKENS:
                return False
            cursor.run(
                f"INSERT INTO tokens (person, digest, {TOKEN}) VALUES (?, ?, {TOKEN.marks})",
                (person, digest, *TOKEN.values(token)),
            )
            return True

        return await self._database.write(work)

    async def tokens(self, person: str) -> list[Token]:
        """A person's tokens, the oldest first."""
        rows = await self._database.read(
            lambda cursor: cursor.run(f"SELECT {TOKEN} FROM tokens WHERE person = ? ORDER BY made, id", (person,))
        )
        return [TOKEN.row(row) for row in rows]

    async def revoke(self, person: str, token: str) -> bool:
        """Makes a token void; false if there was none."""

        def work(cursor: Cursor) -> bool:
            found = cursor.run("SELECT id FROM tokens WHERE person = ? AND id = ?", (person, token))
            cursor.run("DELETE FROM tokens WHERE person = ? AND id = ?", (person, token))
            cursor.notify(f"person {person}")
            return bool(found)

        return await self._database.write(work)

    async def of_token(self, digest: str) -> Person | None:
        """Whose token that is."""
        rows = await self._database.read(
            lambda cursor: cursor.run(
                f"SELECT {PERSON.of('p')} FROM people p JOIN tokens t ON t.person = p.id WHERE t.digest = ?", (digest,)
            )
        )
        return PERSON.row(rows[0]) if rows else None

    async def count_mail(self, day: int, most: dict[str, int]) -> bool:
        """Counts a mail of a day under each of these keys; not if one of them has as many as it may."""

        def work(cursor: Cursor) -> bool:
            cursor.lock("mails")
            cursor.run("DELETE FROM mails WHERE day < ?", (day - DAYS_COUNTED,))
            sent = {key: _sent(cursor, key, day) for key in most}
            if any(sent[key] >= most[key] for key in most):
                return False
            for key in most:
                cursor.run("DELETE FROM mails WHERE key = ? AND day = ?", (key, day))
                cursor.run("INSERT INTO mails (key, day, sent) VALUES (?, ?, ?)", (key, day, sent[key] + 1))
            return True

        return await self._database.write(work)


def _sent(cursor: Cursor, key: str, day: int) -> int:
    rows = cursor.run("SELECT sent FROM mails WHERE key = ? AND day = ?", (key, day))
    return whole(rows[0][0]) if rows else 0
