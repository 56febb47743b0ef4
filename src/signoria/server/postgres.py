"""PostgreSQL: any number of processes on one database."""

import asyncio
import contextlib
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import psycopg
from psycopg_pool import ConnectionPool

from signoria.server.database import Claim, Row, Value, Work

T = TypeVar("T")
CHANNEL = "signoria"
CONNECTIONS = 8


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


class PostgresDatabase:
    """Transactions on pooled connections; notices and claims on connections of their own."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._pool = ConnectionPool(address, min_size=1, max_size=CONNECTIONS, open=True)
        self._threads = ThreadPoolExecutor(CONNECTIONS, "postgres")
        self._claims = _Claims(address)
        self._listener: _Listener | None = None

    async def write(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._transact, work)

    async def read(self, work: Work[T]) -> T:
        return await self.write(work)

    def _transact(self, work: Work[T]) -> T:
        with self._pool.connection() as connection, connection.cursor() as cursor:
            return work(_Cursor(cursor))

    async def tell(self, payload: str) -> None:
        await self.write(lambda cursor: cursor.notify(payload))

    def listen(self, heard: Callable[[str], None]) -> None:
        self._listener = _Listener(self._address, asyncio.get_running_loop(), heard)

    async def claim(self, key: str) -> Claim | None:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._claims.take, key)

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

    def take(self, key: str) -> Claim | None:
        """A claim, or nothing if any process has it, this one too."""
        with self._mutex:
            if key in self._held:
                return None
            row = self._ask("SELECT pg_try_advisory_lock(hashtextextended(%s, 1))", key)
            if not row or not row[0]:
                return None
            self._held.add(key)
            return _Held(self, key)

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
    def __init__(self, claims: _Claims, key: str) -> None:
        self._claims = claims
        self._key = key

    def release(self) -> None:
        self._claims.give_back(self._key)


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
            with contextlib.suppress(psycopg.Error), psycopg.connect(self._address, autocommit=True) as connection:
                connection.execute(f"LISTEN {CHANNEL}")
                self.ready.set()
                while not self._stopped.is_set():
                    for notice in connection.notifies(timeout=0.5):
                        self._loop.call_soon_threadsafe(self._heard, notice.payload)
            self._stopped.wait(0.2)

    def stop(self) -> None:
        """Ends the thread."""
        self._stopped.set()
        self._thread.join()
