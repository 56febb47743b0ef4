"""Reading a whole database: what is wrong with it, and how a table whose log is broken can go on."""

import time

import msgspec
from msgspec import Struct, structs

from signoria.server.database import Database, NoDatabase, missing
from signoria.server.deeds import Deed
from signoria.server.live import LiveTable
from signoria.server.refusals import OtherRules
from signoria.server.rows import Kept, LineRow
from signoria.server.store import Store
from signoria.table import Line, Refused, TableError


class Wrong(Struct, frozen=True):
    """Something that is wrong, in one sentence; with the table, and how many of its lines are `whole`.

    `repaired`: only those are there now, and the table goes on behind them.
    """

    table: str
    sentence: str
    whole: int | None = None
    repaired: bool = False


class Checked(Struct, frozen=True, kw_only=True):
    """What was read, and what is wrong."""

    tables: int
    older_rules: int
    wrong: tuple[Wrong, ...]


async def check(database: Database, *, repair: bool) -> Checked:
    """Reads all tables and plays them through; a repair cuts a log off where it breaks."""
    if await database.read(missing):
        raise NoDatabase("the database is not of this version: run `signoria migrate` first")
    store = Store(database)
    wrong = [Wrong("", sentence) for sentence in await database.examine()]
    keys = await store.keys()
    older = 0
    for key in keys:
        try:
            found = await _wrong_with(store, key)
        except OtherRules:
            older += 1
            continue
        if found is not None:
            wrong.append(await _repaired(store, found) if repair and found.whole is not None else found)
    return Checked(tables=len(keys), older_rules=older, wrong=tuple(wrong))


async def _wrong_with(store: Store, key: str) -> Wrong | None:
    try:
        kept = await store.table(key)
    except (msgspec.DecodeError, ValueError) as error:
        return Wrong(key, f"it cannot be read: {error}")
    if kept is None:
        return None
    lines = await store.lines(key, 0)
    table = LiveTable(kept)
    reason = followed(table, lines)
    if not reason and table.number != kept.table.lines:
        reason = f"it has {table.number} lines and should have {kept.table.lines}"
    if not reason and kept.table.state in ("playing", "finished"):
        planned = Deed(table).planned(kept.table.moved, "")
        if (planned.state, planned.waiting) != (kept.table.state, kept.table.waiting):
            reason = "its log leads to another position than the one that is kept"
    return Wrong(key, reason, table.number) if reason else None


def followed(table: LiveTable, lines: list[LineRow]) -> str:
    """Plays a log as far as it is whole; says why no further."""
    for line in lines:
        if line.number != table.number + 1:
            return f"line {table.number + 1} is missing"
        try:
            table.sitting.follow(Line(line.seat, line.text))
        except (Refused, TableError) as error:
            return f"line {line.number} cannot be played: {error}"
    return ""


async def _repaired(store: Store, found: Wrong) -> Wrong:
    """Keeps the lines that are whole, and what they lead to."""
    assert found.whole is not None
    await store.cut(found.table, found.whole)
    kept = await store.table(found.table)
    assert kept is not None
    notes = structs.replace(kept.notes, taken=tuple(place for place in kept.notes.taken if place <= found.whole))
    table = LiveTable(Kept(kept.table, kept.seats, notes))
    followed(table, await store.lines(found.table, 0))
    await store.commit(Deed(table).planned(time.time(), ""))
    return structs.replace(found, repaired=True)
