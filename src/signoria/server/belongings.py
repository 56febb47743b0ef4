"""What is kept of one person: counted, handed over, and let go."""

from collections import defaultdict
from collections.abc import Sequence

import msgspec
from msgspec import Struct, structs

from signoria.server.database import Cursor
from signoria.server.rows import Notes
from signoria.table import Seat

NOBODY = "nobody"
"""Stands where somebody was who is not kept any more: a host needs to be a person."""

REMATCHES = "rematch %"


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


def standings(cursor: Cursor, person: str) -> tuple[Standing, ...]:
    """The games a person has finished on one seat; who sat on several played against nobody but himself.

    Only games from their beginning to their end count: no lesson, nothing played on from a position of another game.
    """
    rows = cursor.run(
        "SELECT t.title, t.seats, t.result, min(s.seat) FROM tables t JOIN seats s ON s.table_id = t.id"
        " WHERE s.person = ? AND t.state = 'finished' AND (t.origin = '' OR t.origin LIKE ?)"
        " GROUP BY t.id, t.title, t.seats, t.result HAVING count(*) = 1",
        (person, REMATCHES),
    )
    results: dict[tuple[str, int], list[tuple[int, int]]] = defaultdict(list)
    for title, seats, result, seat in rows:
        rank, _, score = str(result).split()[int(str(seat))].partition(":")
        results[str(title), int(str(seats))].append((int(rank), int(score)))
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


def belongings(cursor: Cursor, person: str) -> Belongings | None:
    """All that is kept of a person."""
    rows = cursor.run("SELECT name, account, email, made FROM people WHERE id = ?", (person,))
    if not rows:
        return None
    name, account, email, made = rows[0]
    tables = cursor.run(
        "SELECT id, title, state, result, made, moved FROM tables"
        " WHERE id IN (SELECT table_id FROM seats WHERE person = ?) ORDER BY made",
        (person,),
    )
    said = cursor.run("SELECT table_id, text || phrase, made FROM chat WHERE person = ? ORDER BY made", (person,))
    return Belongings(
        name=str(name),
        account=str(account or ""),
        email=str(email or ""),
        made=float(str(made)),
        tables=tuple(_own_table(cursor, person, row) for row in tables),
        said=tuple(OwnWords(str(table), str(text), float(str(when))) for table, text, when in said),
    )


def _own_table(cursor: Cursor, person: str, row: Sequence[object]) -> OwnTable:
    key, title, state, result, made, moved = row
    seats = cursor.run(
        "SELECT seat, name FROM seats WHERE table_id = ? AND person = ? ORDER BY seat", (str(key), person)
    )
    lines = cursor.run(
        "SELECT l.text FROM lines l JOIN seats s ON s.table_id = l.table_id AND s.seat = l.seat"
        " WHERE l.table_id = ? AND s.person = ? ORDER BY l.number",
        (str(key), person),
    )
    return OwnTable(
        id=str(key),
        title=str(title),
        state=str(state),
        result=str(result),
        made=float(str(made)),
        moved=float(str(moved)),
        seats={int(str(seat)): str(name) for seat, name in seats},
        lines=tuple(str(line[0]) for line in lines),
    )


def let_go(cursor: Cursor, person: str, bot_names: Sequence[str]) -> list[str]:
    """Keeps nothing of a person; the tables that are others now.

    In games that go on bots take the seats, before a game the seats are free again, and of games that are over the
    seats stay, without a name. A table with no other person at it does not go on.
    """
    keys = [
        str(row[0])
        for row in cursor.run(
            "SELECT id FROM tables WHERE host = ? OR id IN (SELECT table_id FROM seats WHERE person = ?) ORDER BY id",
            (person, person),
        )
    ]
    for key in keys:
        cursor.lock(f"table {key}")
        _leave(cursor, key, person, bot_names)
        cursor.run("UPDATE tables SET version = version + 1 WHERE id = ?", (key,))
        cursor.notify(key)
    cursor.run("DELETE FROM chat WHERE person = ?", (person,))
    cursor.run("DELETE FROM people WHERE id = ?", (person,))
    cursor.notify(f"person {person}")
    return keys


def _leave(cursor: Cursor, key: str, person: str, bot_names: Sequence[str]) -> None:
    (state,) = cursor.run("SELECT state FROM tables WHERE id = ?", (key,))[0]
    mine = [
        int(str(row[0]))
        for row in cursor.run("SELECT seat FROM seats WHERE table_id = ? AND person = ?", (key, person))
    ]
    others = cursor.run(
        "SELECT person FROM seats WHERE table_id = ? AND person IS NOT NULL AND person <> ? ORDER BY seat",
        (key, person),
    )
    for seat in mine:
        _free(cursor, key, seat, str(state), bot_names[seat % len(bot_names)])
    _cancel(cursor, key, mine)
    heir = str(others[0][0]) if others else NOBODY
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
    rows = cursor.run("SELECT body FROM notes WHERE table_id = ?", (key,))
    if not rows:
        return
    notes = msgspec.json.decode(str(rows[0][0]), type=Notes)
    kept = structs.replace(
        notes,
        orders={seat: order for seat, order in notes.orders.items() if seat not in seats},
        only_choice=tuple(seat for seat in notes.only_choice if seat not in seats),
        questions={seat: asked for seat, asked in notes.questions.items() if seat not in seats},
        ask_back=None if notes.ask_back and notes.ask_back.seat in seats else notes.ask_back,
    )
    cursor.run("UPDATE notes SET body = ? WHERE table_id = ?", (msgspec.json.encode(kept).decode(), key))
