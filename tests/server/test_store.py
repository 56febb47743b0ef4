"""The store: one door to the database, and rows that come back as they were kept."""

import re
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec import structs

import signoria
from signoria.server.database import SqliteDatabase, migrate
from signoria.server.rows import Change, Clock, LineRow, Notes, Person, SeatRow, TableRow, TableSettings
from signoria.server.store import Store, talk
from signoria.table.chance import HIGHEST_SEED

SOURCE = Path(signoria.__file__).parent
DATABASES = {"database.py", "postgres.py"}
"""Beside the store only these write SQL: of transactions, migrations and locks, never of what is kept."""


def test_what_is_kept_is_asked_for_in_the_store_alone() -> None:
    others = [path for path in SOURCE.rglob("*.py") if path.name not in DATABASES and path.parent.name != "store"]
    assert [
        path.name for path in others if re.search(r"\b(SELECT|INSERT INTO|UPDATE|DELETE FROM)\b", path.read_text())
    ] == []


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    database = SqliteDatabase(str(tmp_path / "kept.db"))
    await database.write(migrate)
    yield Store(database)
    await database.close()


ANNA = Person("anna", "Anna")


def a_table() -> TableRow:
    return TableRow(
        id="t1",
        title="princes",
        rules=1,
        seats=3,
        options={"edition": "2006"},
        seed=HIGHEST_SEED,
        components="",
        settings=TableSettings(clock=Clock(30, 600), veil=True),
        host="anna",
        public=True,
        invite="secret",
        state="playing",
        made=1.5,
        moved=2.0,
        waiting=(0, 2),
        lines=2,
        version=4,
        origin="",
        result="",
    )


SEATS = (
    SeatRow(seat=0, kind="person", person="anna", name="Anna"),
    SeatRow(seat=1, kind="bot", spec="quick", away=True),
)


def begun(table: TableRow, *, seats: tuple[SeatRow, ...] = ()) -> Change:
    """A change that changes nothing but the seats."""
    return Change(
        table=table.id,
        version=table.version,
        after=table.lines,
        seats=seats,
        state=table.state,
        waiting=table.waiting,
        bots_asked=False,
        due=0.0,
        moved=table.moved,
        notes=Notes(),
    )


async def test_a_table_comes_back_as_it_was_kept(store: Store) -> None:
    await store.add_person(ANNA, 1.0)
    table = a_table()
    lines = [LineRow(1, 0, "return poet", "c1", 2.0), LineRow(2, 1, "return painter", "", 3.0)]
    await store.add_table(table, SEATS, lines, begun(table))
    kept = await store.table("t1")
    assert kept is not None
    assert (kept.table, kept.seats) == (structs.replace(table, version=5), SEATS)
    assert await store.lines("t1", 0) == lines
    assert await store.number_of("t1", "c1") == 1
    assert await store.person("anna") == ANNA


async def test_a_table_is_made_and_begun_at_once_or_not_at_all(store: Store) -> None:
    await store.add_person(ANNA, 1.0)
    stranger = SeatRow(seat=2, kind="person", person="nobody knows")
    with pytest.raises(sqlite3.IntegrityError):
        await store.add_table(a_table(), SEATS, (), begun(a_table(), seats=(stranger,)))
    assert await store.keys() == []


async def test_only_the_last_that_was_said_is_kept_and_counted_on(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who talks for days makes nobody read it all."""
    monkeypatch.setattr(talk, "TALK_KEPT", 3)
    await store.add_person(ANNA, 1.0)
    await store.add_table(a_table(), SEATS, (), begun(a_table()))
    for number in range(5):
        await store.say("t1", ANNA, f"word {number}", "", 1.0)
    assert [(row.number, row.text) for row in await store.chat("t1", 0)] == [
        (3, "word 2"),
        (4, "word 3"),
        (5, "word 4"),
    ]
