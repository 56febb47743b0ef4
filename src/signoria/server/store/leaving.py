"""Letting a person go: nothing of them is kept, and their games go on without them."""

from collections.abc import Sequence

from msgspec import structs

from signoria.server.database import Cursor
from signoria.server.store.columns import text, whole
from signoria.server.store.notes import found_notes, put_notes
from signoria.table import Seat

NOBODY = "nobody"
"""Stands where somebody was who is not kept any more: a host needs to be a person."""


def let_go(cursor: Cursor, person: str, bot_names: Sequence[str]) -> list[str]:
    """Keeps nothing of a person; the tables that are others now.

    In games that go on bots take the seats, before a game the seats are free again, and of games that are over the
    seats stay, without a name. A table with no other person at it does not go on.
    """
    rows = cursor.run(
        "SELECT id FROM tables WHERE host = ? OR id IN (SELECT table_id FROM seats WHERE person = ?) ORDER BY id",
        (person, person),
    )
    keys = [text(row[0]) for row in rows]
    for key in keys:
        cursor.lock(f"table {key}")
        _leave(cursor, key, person, bot_names)
        cursor.run("UPDATE tables SET version = version + 1 WHERE id = ?", (key,))
        cursor.notify(key)
    cursor.run("DELETE FROM chat WHERE person = ?", (person,))
    cursor.run("DELETE FROM tokens WHERE person = ?", (person,))
    cursor.run("DELETE FROM people WHERE id = ?", (person,))
    cursor.notify(f"person {person}")
    return keys


def _leave(cursor: Cursor, key: str, person: str, bot_names: Sequence[str]) -> None:
    (state,) = cursor.run("SELECT state FROM tables WHERE id = ?", (key,))[0]
    rows = cursor.run("SELECT seat FROM seats WHERE table_id = ? AND person = ?", (key, person))
    mine = [whole(row[0]) for row in rows]
    others = cursor.run(
        "SELECT person FROM seats WHERE table_id = ? AND person IS NOT NULL AND person <> ? ORDER BY seat",
        (key, person),
    )
    for seat in mine:
        _free(cursor, key, seat, text(state), bot_names[seat % len(bot_names)])
    _cancel(cursor, key, mine)
    heir = text(others[0][0]) if others else NOBODY
    cursor.run("UPDATE tables SET host = ? WHERE id = ? AND host = ?", (heir, key, person))
    if state in ("open", "playing") and not others:
        cursor.run("UPDATE tables SET state = 'ended', waiting = '', bots_asked = 0, due = 0 WHERE id = ?", (key,))
    elif state == "playing":
        cursor.run("UPDATE tables SET bots_asked = 1 WHERE id = ?", (key,))


def _free(cursor: Cursor, key: str, seat: Seat, state: str, bot_name: str) -> None:
    kind, spec, name = {"open": ("open", "", ""), "playing": ("bot", "quick", bot_name)}.get(state, ("person", "", ""))
    cursor.run(
        "UPDATE seats SET kind = ?, person = NULL, spec = ?, name = ?, away = 0 WHERE table_id = ? AND seat = ?",
        (kind, spec, name, key, seat),
    )


def _cancel(cursor: Cursor, key: str, seats: Sequence[Seat]) -> None:
    """No order and no wish of these seats stands any more."""
    notes = found_notes(cursor, key)
    kept = structs.replace(
        notes,
        orders={seat: order for seat, order in notes.orders.items() if seat not in seats},
        only_choice=tuple(seat for seat in notes.only_choice if seat not in seats),
        questions={seat: asked for seat, asked in notes.questions.items() if seat not in seats},
        ask_back=None if notes.ask_back and notes.ask_back.seat in seats else notes.ask_back,
    )
    if kept != notes:
        put_notes(cursor, key, kept)
