"""Two databases behind one door: functions that take a cursor, run where they must.

SQLite has one writer thread and commits in groups: what waits while one commit goes to disk shares the next. PostgreSQL
runs each function in a transaction of its own on a pooled connection. Neither acknowledges before it is on disk.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from importlib.resources import files
from typing import Protocol, TypeVar, cast

T = TypeVar("T")
Value = str | int | float | None
Row = tuple[Value, ...]


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
        """Runs a transaction that only looks."""

    async def tell(self, payload: str) -> None:
        """Tells all other processes something that need not last."""

    def listen(self, heard: Callable[[str], None]) -> None:
        """Calls back, on the loop that asks, for each payload that another process tells."""

    async def claim(self, key: str) -> "Claim | None":
        """A claim that only one process has at a time; nothing if another has it."""

    async def close(self) -> None:
        """Finishes what was begun."""


class Claim(Protocol):
    """Something only one process holds; given back, or lost with the process."""

    def release(self) -> None:
        """Gives it back."""


def migrations() -> list[tuple[int, str]]:
    """The steps, in order."""
    folder = files("signoria.server.migrations")
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".sql"))
    return [(int(name[:4]), folder.joinpath(name).read_text(encoding="utf-8")) for name in names]


def migrate(cursor: Cursor) -> list[int]:
    """Applies the steps that are missing."""
    cursor.lock("migrations")
    cursor.run("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)")
    done = {row[0] for row in cursor.run("SELECT number FROM migrations")}
    applied = []
    for number, text in migrations():
        if number not in done:
            for statement in text.split(";"):
                if statement.strip():
                    cursor.run(statement)
            cursor.run("INSERT INTO migrations (number) VALUES (?)", (number,))
            applied.append(number)
    return applied


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
    def release(self) -> None:
        """There is only one process."""


_Job = tuple[Callable[[Cursor], object], "Future[object]"]


class SqliteDatabase:
    """One file, one process."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._reader = ThreadPoolExecutor(1, "sqlite-reader")
        self._reading: sqlite3.Connection | None = None
        self._writer = threading.Thread(target=self._write_all, name="sqlite-writer", daemon=True)
        self._writer.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute("PRAGMA busy_timeout=5000")
        return connection

    def _write_all(self) -> None:
        connection = self._connect()
        cursor = _SqliteCursor(connection)
        while (job := self._jobs.get()) is not None:
            group = [job]
            while not self._jobs.empty() and len(group) < 128:
                more = self._jobs.get()
                if more is None:
                    self._jobs.put(None)
                    break
                group.append(more)
            _commit_group(connection, cursor, group)
        connection.close()

    async def write(self, work: Work[T]) -> T:
        done: Future[T] = Future()
        self._jobs.put((work, cast("Future[object]", done)))
        return await asyncio.wrap_future(done)

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._look, work)

    def _look(self, work: Work[T]) -> T:
        if self._reading is None:
            self._reading = self._connect()
        return work(_SqliteCursor(self._reading))

    async def tell(self, payload: str) -> None:
        """There is only one process."""

    def listen(self, heard: Callable[[str], None]) -> None:
        """There is only one process."""

    async def claim(self, key: str) -> Claim | None:
        return _FreeClaim()

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        if self._reading is not None:
            await asyncio.get_running_loop().run_in_executor(self._reader, self._reading.close)
        self._reader.shutdown()


def _commit_group(connection: sqlite3.Connection, cursor: _SqliteCursor, group: list[_Job]) -> None:
    """Each work in a savepoint of its own, all in one commit; who waits is told after it."""
    finished: list[tuple[Future[object], object, Exception | None]] = []
    try:
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
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        finished = [(done, None, error) for _, done in group]
    for done, result, failure in finished:
        if failure is None:
            done.set_result(result)
        else:
            done.set_exception(failure)
