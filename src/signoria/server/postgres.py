"""PostgreSQL: any number of processes on one database."""

import asyncio
import contextlib
import threading
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import psycopg
from psycopg_pool import ConnectionPool

from signoria.server.database import AGAIN, Claim, NoDatabase, Row, Value, Work

T = TypeVar("T")
CHANNEL = "signoria"
CONNECTIONS = 8
WAIT_SECONDS = 5.0
"""So long a transaction waits for a connection."""

LOCK_SECONDS = 5.0
"""So long it waits for what another transaction has locked."""

CONNECT_SECONDS = 5


class _Cursor:
    def __init__(self, cursor: psycopg.Cursor[Row]) -> None:
        self._cursor = cursor

    def run(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        self._cursor.execute(sql.replace("?", "%s").encode(), values)
        return self._cursor.fetchall() if self._cursor.description else []

    def lock(self, key: str) -> None:
        self._cursor.execute("SELECT pg_advisory_xact_lock(hashtextextended(%s, 0))", (key,))

    def notify(self, payload: str) -> None:
        self._cursor.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))


class _Dead(psycopg.OperationalError):
    """A connection that was lost before anything was committed on it."""


def _checked(address: str) -> str:
    """An address that answers; else says in one sentence why not."""
    try:
        psycopg.connect(address, connect_timeout=CONNECT_SECONDS).close()
    except psycopg.Error as error:
        raise NoDatabase(f"the database cannot be reached: {' '.join(str(error).split())}") from None
    return address


def _patient(connection: psycopg.Connection[Row]) -> None:
    """Nothing waits for ever for what others have locked."""
    connection.execute("SELECT set_config('lock_timeout', %s, false)", (f"{LOCK_SECONDS}s",))
    connection.commit()


class PostgresDatabase:
    """Transactions on pooled connections; notices and claims on connections of their own."""

    def __init__(self, address: str) -> None:
        self._address = _checked(address)
        self._pool = ConnectionPool(
            address, min_size=1, max_size=CONNECTIONS, timeout=WAIT_SECONDS, configure=_patient, open=True
        )
        self._threads = ThreadPoolExecutor(CONNECTIONS, "postgres")
        self._claims = _Claims(address)
        self._listener: _Listener | None = None

    async def write(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._transact, work, None)

    async def read(self, work: Work[T]) -> T:
        level = psycopg.IsolationLevel.REPEATABLE_READ
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._transact, work, level)

    def _transact(self, work: Work[T], level: psycopg.IsolationLevel | None) -> T:
        """Runs a transaction; once more on another connection if this one was dead before it could commit."""
        try:
            return self._transact_once(work, level)
        except _Dead:
            self._pool.check()
            return self._transact_once(work, level)

    def _transact_once(self, work: Work[T], level: psycopg.IsolationLevel | None) -> T:
        with self._pool.connection() as connection, connection.cursor() as cursor:
            connection.isolation_level = level
            try:
                return work(_Cursor(cursor))
            except psycopg.OperationalError as error:
                if connection.closed:
                    raise _Dead(str(error)) from error
                raise

    async def tell(self, payload: str) -> None:
        await self.write(lambda cursor: cursor.notify(payload))

    def listen(self, heard: Callable[[str], None]) -> None:
        self._listener = _Listener(self._address, asyncio.get_running_loop(), heard)

    async def claim(self, key: str) -> Claim | None:
        loop = asyncio.get_running_loop()
        taken = await loop.run_in_executor(self._threads, self._claims.take, key)
        return _Held(lambda: loop.run_in_executor(self._threads, self._claims.give_back, key)) if taken else None

    async def examine(self) -> list[str]:
        """It watches over its own files."""
        return []

    async def close(self) -> None:
        if self._listener is not None:
            self._listener.stop()
        self._claims.close()
        self._threads.shutdown()
        await asyncio.to_thread(self._pool.close)


class _Claims:
    """Advisory locks of one connection: they fall with the process that holds them."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._connection: psycopg.Connection[Row] | None = None
        self._held: set[str] = set()
        self._mutex = threading.Lock()

    def take(self, key: str) -> bool:
        """Takes a claim, unless any process has it, this one too."""
        with self._mutex:
            if key in self._held:
                return False
            row = self._ask("SELECT pg_try_advisory_lock(hashtextextended(%s, 1))", key)
            taken = bool(row and row[0])
            if taken:
                self._held.add(key)
            return taken

    def give_back(self, key: str) -> None:
        """Releases a claim."""
        with self._mutex:
            self._held.discard(key)
            with contextlib.suppress(psycopg.Error):
                self._ask("SELECT pg_advisory_unlock(hashtextextended(%s, 1))", key)

    def _ask(self, sql: str, key: str) -> Row | None:
        if self._connection is None or self._connection.closed:
            self._held.clear()
            self._connection = psycopg.connect(self._address, autocommit=True)
        return self._connection.execute(sql.encode(), (key,)).fetchone()

    def close(self) -> None:
        """Lets all go."""
        if self._connection is not None:
            self._connection.close()


class _Held:
    def __init__(self, give_back: Callable[[], Awaitable[None]]) -> None:
        self._give_back = give_back

    async def release(self) -> None:
        await self._give_back()


class _Listener:
    """Waits for notices in a thread, and hands them to the loop; reconnects when the connection is lost."""

    def __init__(self, address: str, loop: asyncio.AbstractEventLoop, heard: Callable[[str], None]) -> None:
        self._address = address
        self._loop = loop
        self._heard = heard
        self._stopped = threading.Event()
        self.ready = threading.Event()
        self._thread = threading.Thread(target=self._run, name="postgres-listener", daemon=True)
        self._thread.start()
        self.ready.wait(5)

    def _run(self) -> None:
        while not self._stopped.is_set():
            with contextlib.suppress(psycopg.Error):
                self._listen()
            self._stopped.wait(0.2)

    def _listen(self) -> None:
        """Listens until the connection is lost; the system asks now and then whether it lives."""
        with psycopg.connect(
            self._address, autocommit=True, keepalives_idle=10, keepalives_interval=5, keepalives_count=3
        ) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            if self.ready.is_set():
                self._loop.call_soon_threadsafe(self._heard, AGAIN)
            self.ready.set()
            while not self._stopped.is_set():
                for notice in connection.notifies(timeout=0.5):
                    self._loop.call_soon_threadsafe(self._heard, notice.payload)

    def stop(self) -> None:
        """Ends the thread."""
        self._stopped.set()
        self._thread.join()
