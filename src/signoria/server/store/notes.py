"""The notes of a table: read and written whole."""

import msgspec

from signoria.server.database import Cursor
from signoria.server.rows import Notes
from signoria.server.store.columns import text


def found_notes(cursor: Cursor, key: str) -> Notes:
    """The notes of a table; empty ones if none were written yet."""
    rows = cursor.run("SELECT body FROM notes WHERE table_id = ?", (key,))
    return msgspec.json.decode(text(rows[0][0]), type=Notes) if rows else Notes()


def put_notes(cursor: Cursor, key: str, notes: Notes) -> None:
    """Keeps the notes of a table in the place of those before."""
    cursor.run(
        "INSERT INTO notes (table_id, body) VALUES (?, ?) ON CONFLICT (table_id) DO UPDATE SET body = excluded.body",
        (key, msgspec.json.encode(notes).decode()),
    )
