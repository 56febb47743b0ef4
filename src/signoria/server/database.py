"""Two databases behind one door: functions that take a cursor, run where they must.

SQLite has one writer thread and commits in groups: what waits while one commit goes to disk shares the next. PostgreSQL
runs each function in a transaction of its own on a pooled connection. Neither acknowledges before it is on disk.
"""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from importlib.resources import files
from pathlib import Path
from typing import Protocol, TypeVar, cast

from signoria.server.settings import CannotStart

T = TypeVar("T")
Value = str | int | float | None
Row = tuple[Value, ...]


BUSY_SECONDS = 5.0
"""So long a write waits for another program that has the file."""


AGAIN = "again"
"""Told to who listens when it listens again: what was told meanwhile was not heard."""


class NoDatabase(CannotStart):
    """A database that cannot be opened."""


class Cursor(Protocol):
    """What a transaction may do."""

    def run(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        """Runs a statement with `?` for each value; gives the rows, if it has any."""

    def lock(self, key: str) -> None:
        """Waits until nobody else has a transaction on this key."""

    def notify(self, payload: str) -> None:
        """Tells all processes, once the transaction is committed."""


Work = Callable[[Cursor], T]


class Database(Protocol):
    """A database that lasts."""

    async def write(self, work: Work[T]) -> T:
        """Runs a transaction; on disk when this returns."""

    async def read(self, work: Work[T]) -> T:
        """Runs a transaction that only looks, and sees everything as it was at one moment."""

    async def tell(self, payload: str) -> None:
        """Tells all other processes something that need not last."""

    def listen(self, heard: Callable[[str], None]) -> None:
        """Calls back, on the loop that asks, for each payload that another process tells; `AGAIN` after a break."""

    async def claim(self, key: str) -> "Claim | None":
        """A claim that only one process has at a time; nothing if another has it."""

    async def examine(self) -> list[str]:
        """What the database itself finds wrong with its files."""

    async def close(self) -> None:
        """Finishes what was begun."""


class Claim(Protocol):
    """Something only one process holds; given back, or lost with the process."""

    async def release(self) -> None:
        """Gives it back; nobody else waits while it does."""


def migrations() -> list[tuple[int, str]]:
    """The steps, in order."""
    folder = files("signoria.server.migrations")
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".sql"))
    return [(int(name[:4]), folder.joinpath(name).read_text(encoding="utf-8")) for name in names]


def missing(cursor: Cursor) -> list[tuple[int, str]]:
    """The steps that are not applied yet, in order."""
    cursor.run("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)")
    done = {row[0] for row in cursor.run("SELECT number FROM migrations")}
    return [(number, text) for number, text in migrations() if number not in done]


def migrate(cursor: Cursor) -> list[int]:
    """Applies the steps that are missing."""
    cursor.lock("migrations")
    steps = missing(cursor)
    for number, text in steps:
        for statement in text.split(";"):
            if statement.strip():
                cursor.run(statement)
        cursor.run("INSERT INTO migrations (number) VALUES (?)", (number,))
    return [number for number, _ in steps]


class _SqliteCursor:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def run(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        return self._connection.execute(sql, values).fetchall()

    def lock(self, key: str) -> None:
        """There is only one writer."""

    def notify(self, payload: str) -> None:
        """There is only one process."""


class _FreeClaim:
    async def release(self) -> None:
        """There is only one process."""


_Job = tuple[Callable[[Cursor], object], "Future[object]"]


class SqliteDatabase:
    """One file, one process; nobody but its owner may read it."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writing = self._open()
        self._reading = self._connect()
        self._reader = ThreadPoolExecutor(1, "sqlite-reader")
        self._writer = threading.Thread(target=self._write_all, name="sqlite-writer", daemon=True)
        self._writer.start()

    def _open(self) -> sqlite3.Connection:
        """The first connection: says in one sentence why there is none."""
        file = Path(self._path)
        if not file.parent.is_dir():
            raise NoDatabase(f"there is no folder {str(file.parent)!r} for the database")
        try:
            if not file.exists():
                file.touch(mode=0o600)
            connection = self._connect()
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("ROLLBACK")
        except (OSError, sqlite3.Error) as error:
            reason = error.strerror if isinstance(error, OSError) else str(error)
            raise NoDatabase(f"the database {self._path!r} cannot be opened: {reason}") from None
        return connection

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False, timeout=BUSY_SECONDS)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        return connection

    def _write_all(self) -> None:
        """Writes until told to end; nothing that goes wrong with one group ends it."""
        cursor = _SqliteCursor(self._writing)
        while (job := self._jobs.get()) is not None:
            group = [job]
            while not self._jobs.empty() and len(group) < 128:
                more = self._jobs.get()
                if more is None:
                    self._jobs.put(None)
                    break
                group.append(more)
            _commit_group(self._writing, cursor, [job for job in group if job[1].set_running_or_notify_cancel()])
        self._writing.close()

    async def write(self, work: Work[T]) -> T:
        done: Future[T] = Future()
        self._jobs.put((work, cast("Future[object]", done)))
        return await asyncio.wrap_future(done)

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._look, work)

    def _look(self, work: Work[T]) -> T:
        self._reading.execute("BEGIN")
        try:
            return work(_SqliteCursor(self._reading))
        finally:
            self._reading.rollback()

    async def tell(self, payload: str) -> None:
        """There is only one process."""

    def listen(self, heard: Callable[[str], None]) -> None:
        """There is only one process."""

    async def claim(self, key: str) -> Claim | None:
        return _FreeClaim()

    async def examine(self) -> list[str]:
        rows = await self.read(lambda cursor: cursor.run("PRAGMA integrity_check"))
        return [str(row[0]) for row in rows if row[0] != "ok"]

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        await asyncio.get_running_loop().run_in_executor(self._reader, self._reading.close)
        self._reader.shutdown()


_Done = tuple["Future[object]", object, Exception | None]


def _commit_group(connection: sqlite3.Connection, cursor: _SqliteCursor, group: list[_Job]) -> None:
    """All in one commit; who waits is told after it. Where one fails they are done again, each by itself."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        finished = _together(cursor, group) or _apart(connection, cursor, group)
        connection.execute("COMMIT")
    except Exception as error:  # noqa: BLE001  # nothing of the group is on disk, and who waits is told
        with contextlib.suppress(sqlite3.Error):
            connection.rollback()
        finished = [(done, None, error) for _, done in group]
    for done, result, failure in finished:
        if failure is None:
            done.set_result(result)
        else:
            done.set_exception(failure)


def _together(cursor: _SqliteCursor, group: list[_Job]) -> list[_Done]:
    """One work after the other; nothing if one of them failed."""
    try:
        return [(done, work(cursor), None) for work, done in group]
    except Exception:  # noqa: BLE001  # it fails again by itself
        return []


def _apart(connection: sqlite3.Connection, cursor: _SqliteCursor, group: list[_Job]) -> list[_Done]:
    """Begins again, with each work in a savepoint of its own: one that fails takes no other along."""
    finished: list[_Done] = []
    if connection.in_transaction:
        connection.execute("ROLLBACK")
    connection.execute("BEGIN IMMEDIATE")
    for work, done in group:
        connection.execute("SAVEPOINT work")
        try:
            finished.append((done, work(cursor), None))
            connection.execute("RELEASE work")
        except Exception as error:  # noqa: BLE001  # handed to who waits for it
            connection.execute("ROLLBACK TO work")
            connection.execute("RELEASE work")
            finished.append((done, None, error))
    return finished
