"""Faults at every step of a change: before it is written, while it is, and once it is on disk.

A server whose settings name a file under `TEST_FAULT` reads from it what is to befall its next change, as
`kind step`, and takes the file away.
"""

import asyncio
import os
import signal
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar, cast

import psycopg

from signoria.server import database as databases
from signoria.server.database import Claim, Cursor, Database, SqliteDatabase, Work

T = TypeVar("T")
STEPS = ("before", "in", "after")
BUSY_SECONDS = 0.2
ALL_PAGES = 1_073_741_823


class Injected(Exception):
    """Something that nobody has thought of."""


class Faulty:
    """A database to which something happens when a fault is asked for."""

    def __init__(self, inner: Database, asked: Path, address: str) -> None:
        self._inner = inner
        self._asked = asked
        self._address = address
        self._file = address.removeprefix("sqlite:") if isinstance(inner, SqliteDatabase) else ""
        self.read, self.tell, self.listen, self.close = inner.read, inner.tell, inner.listen, inner.close
        self.examine = inner.examine

    async def write(self, work: Work[T]) -> T:
        kind, step = self._next(work)
        if not kind:
            return await self._inner.write(work)
        befall = cast("Callable[[Cursor | None], None]", getattr(self, f"_{kind}"))
        if step == "before":
            await asyncio.to_thread(befall, None)
        done = await self._inner.write(_then(work, befall) if step == "in" else work)
        if step == "after":
            befall(None)
        return done

    async def claim(self, key: str) -> Claim | None:
        return await self._inner.claim(key)

    def _next(self, work: Work[T]) -> tuple[str, str]:
        if "Store.commit" not in work.__qualname__ or not self._asked.exists():
            return "", ""
        kind, step = self._asked.read_text().split()
        self._asked.unlink()
        return kind, step

    def _exception(self, cursor: Cursor | None) -> None:
        raise Injected

    def _killed(self, cursor: Cursor | None) -> None:
        os.killpg(os.getpid(), signal.SIGKILL)

    def _locked(self, cursor: Cursor | None) -> None:
        """Another program has the file, or the row, for longer than one waits."""
        if cursor is not None:
            raise sqlite3.OperationalError("database is locked")
        if self._file:
            other = sqlite3.connect(self._file, isolation_level=None, check_same_thread=False)
            other.execute("BEGIN IMMEDIATE")
            threading.Timer(2 * BUSY_SECONDS, other.close).start()
            return
        held = psycopg.connect(self._address)
        held.execute("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE")
        threading.Timer(2 * BUSY_SECONDS, held.close).start()

    def _cut(self, cursor: Cursor | None) -> None:
        """The connection to the database is lost."""
        if self._file:
            raise sqlite3.OperationalError("disk I/O error")
        if cursor is not None:
            cursor.run("SELECT pg_terminate_backend(pg_backend_pid())")
            return
        with psycopg.connect(self._address, autocommit=True) as other:
            other.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )

    def _full(self, cursor: Cursor | None) -> None:
        """There is no room left."""
        if cursor is None or not self._file:
            raise psycopg.errors.DiskFull("could not extend file")
        cursor.run("PRAGMA max_page_count = 1")
        try:
            cursor.run("CREATE TABLE filling AS SELECT zeroblob(10000000)")
        finally:
            cursor.run(f"PRAGMA max_page_count = {ALL_PAGES}")


KINDS = ("exception", "locked", "cut", "full", "killed")


def _then(work: Work[T], befall: Callable[[Cursor], None]) -> Work[T]:
    def both(cursor: Cursor) -> T:
        done = work(cursor)
        befall(cursor)
        return done

    return both


def install(asked: str) -> None:
    """Has the servers of this process open faulty databases, which wait for nobody long."""
    from signoria.server import app, postgres

    opened = app.open_database
    databases.BUSY_SECONDS = BUSY_SECONDS
    postgres.LOCK_SECONDS = BUSY_SECONDS
    app.open_database = lambda settings: Faulty(opened(settings), Path(asked), settings.database)
