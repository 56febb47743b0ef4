"""The databases themselves: what is written together fails apart, and what cannot go on holds up nothing."""

import asyncio
import time
from pathlib import Path

import pytest

from signoria.server.database import Cursor, Database, Row, SqliteDatabase, migrate
from signoria.server.postgres import PostgresDatabase
from signoria.server.store import Store
from signoria.titles.princes.title import PRINCES

INSERT = "INSERT INTO kept VALUES (?)"


async def test_of_what_is_committed_together_only_that_is_missing_which_fails(tmp_path: Path) -> None:
    database = SqliteDatabase(str(tmp_path / "together.db"))

    def slow(cursor: Cursor) -> None:
        cursor.run("CREATE TABLE kept (number INTEGER PRIMARY KEY)")
        time.sleep(0.1)

    def put(number: int) -> asyncio.Future[None]:
        def work(cursor: Cursor) -> None:
            cursor.run("INSERT INTO kept VALUES (?)", (number,))
            if number == 3:
                raise LookupError

        return asyncio.ensure_future(database.write(work))

    try:
        first = asyncio.ensure_future(database.write(slow))
        done = [put(number) for number in (1, 2, 3, 2, 4)]
        await first
        found = await asyncio.gather(*done, return_exceptions=True)
        assert [type(each).__name__ for each in found] == [
            "NoneType",
            "NoneType",
            "LookupError",
            "IntegrityError",
            "NoneType",
        ]
        assert await database.read(lambda cursor: cursor.run("SELECT number FROM kept")) == [(1,), (2,), (4,)]
    finally:
        await database.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_who_looks_sees_everything_as_it_was_at_one_moment(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Else a table could be seen with the seats it had before a change and the notes it has after it."""
    if kind == "postgres":
        database: Database = PostgresDatabase(request.getfixturevalue("postgres").database())
    else:
        database = SqliteDatabase(str(tmp_path / "looking.db"))
    loop = asyncio.get_running_loop()

    def twice(cursor: Cursor) -> list[list[Row]]:
        before = cursor.run("SELECT number FROM kept")
        asyncio.run_coroutine_threadsafe(database.write(lambda other: other.run(INSERT, (2,))), loop).result(10)
        return [before, cursor.run("SELECT number FROM kept")]

    try:
        await database.write(lambda cursor: cursor.run("CREATE TABLE kept (number INTEGER)"))
        await database.write(lambda cursor: cursor.run(INSERT, (1,)))
        assert await database.read(twice) == [[(1,)], [(1,)]]
        assert await database.read(lambda cursor: cursor.run("SELECT number FROM kept")) == [(1,), (2,)]
    finally:
        await database.close()


async def test_a_change_that_waits_is_not_held_up_by_one_that_was_given_up(tmp_path: Path) -> None:
    database = SqliteDatabase(str(tmp_path / "given up.db"))
    try:
        slow = asyncio.ensure_future(database.write(lambda cursor: time.sleep(0.1)))
        given_up = asyncio.ensure_future(database.write(lambda cursor: cursor.run("CREATE TABLE a (b)")))
        await asyncio.sleep(0)
        given_up.cancel()
        assert await database.write(lambda cursor: cursor.run("SELECT 1")) == [(1,)]
        await slow
        with pytest.raises(asyncio.CancelledError):
            await given_up
    finally:
        await database.close()


async def test_tables_of_older_rules_do_not_stand_in_the_way_of_others(tmp_path: Path) -> None:
    database = SqliteDatabase(str(tmp_path / "older.db"))
    try:
        await database.write(migrate)
        await database.write(
            lambda cursor: cursor.run(
                "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 301) INSERT INTO tables"
                " SELECT 't' || i, 'princes', CASE i WHEN 301 THEN ? ELSE 0 END, 2, '{}', '7', '', '{}', 'nobody', 0,"
                " '', 'playing', 0, i, '0', 1, i, 0, 1, '', '' FROM n",
                (PRINCES.rules_version,),
            )
        )
        store = Store(database)
        assert await store.forgotten(1000.0, 2.0) == ["t301"]
        assert await store.overdue(1000.0) == ["t301"]
        assert await store.forgotten(10.0, 2.0) == ["t301"]
    finally:
        await database.close()
