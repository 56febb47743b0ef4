"""What is told around a table: its chat, its review, and what other processes need to hear."""

from signoria.server.database import Cursor
from signoria.server.rows import ChatRow, Person
from signoria.server.store.columns import CHAT, text, whole
from signoria.server.store.door import Door

TALK_KEPT = 500
"""So much of what was said at a table is kept, the last of it: it is sent to everybody who comes."""


class TalkStore(Door):
    """Chat and reviews."""

    async def tell(self, payload: str) -> None:
        """Tells all other processes something that need not last."""
        await self._database.tell(payload)

    async def say(self, key: str, person: Person, text: str, phrase: str, made: float) -> ChatRow:
        """Something said at a table."""

        def work(cursor: Cursor) -> ChatRow:
            cursor.lock(f"chat {key}")
            rows = cursor.run("SELECT coalesce(max(number), 0) FROM chat WHERE table_id = ?", (key,))
            said = ChatRow(whole(rows[0][0]) + 1, person.id, person.name, text, made, phrase)
            cursor.run(f"INSERT INTO chat (table_id, {CHAT}) VALUES (?, {CHAT.marks})", (key, *CHAT.values(said)))
            cursor.run("DELETE FROM chat WHERE table_id = ? AND number <= ?", (key, said.number - TALK_KEPT))
            cursor.notify(f"talk {key}")
            return said

        return await self._database.write(work)

    async def chat(self, key: str, after: int) -> list[ChatRow]:
        """What was said since."""
        rows = await self._database.read(
            lambda cursor: cursor.run(
                f"SELECT {CHAT} FROM chat WHERE table_id = ? AND number > ? ORDER BY number", (key, after)
            )
        )
        return [CHAT.row(row) for row in rows]

    async def review(self, key: str) -> str:
        """The review of a finished table; empty if it was not made yet."""
        rows = await self._database.read(
            lambda cursor: cursor.run("SELECT body FROM reviews WHERE table_id = ?", (key,))
        )
        return text(rows[0][0]) if rows else ""

    async def keep_review(self, key: str, body: str) -> None:
        """Keeps a review; two that were made at once are alike."""

        def work(cursor: Cursor) -> None:
            cursor.run("DELETE FROM reviews WHERE table_id = ?", (key,))
            cursor.run("INSERT INTO reviews (table_id, body) VALUES (?, ?)", (key, body))

        await self._database.write(work)
