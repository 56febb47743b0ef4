"""The hub: tables that are in use, each with its lock; what changes them; bots and orders that answer in turn."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from typing import ParamSpec, TypeVar
from weakref import WeakValueDictionary

import structlog
from msgspec import structs

from signoria.server.database import Claim
from signoria.server.deeds import Deed
from signoria.server.figures import CHANGES, READERS, REFUSED, SECONDS, TABLES
from signoria.server.live import LiveTable
from signoria.server.orders import Answer
from signoria.server.refusals import DamagedTable, NoSuchTable, NotAllowed, NotKept, OtherRules, Unserved
from signoria.server.rows import Change, TableRow, bot_of
from signoria.server.settings import Settings
from signoria.server.store import Repeated, Store
from signoria.server.thinkers import Thinkers
from signoria.server.thinking import Place, think
from signoria.table import Refused, Seat
from signoria.table.messages import STALE_QUESTION

log = structlog.get_logger()
TRIES = 8
TABLES_KEPT = 300
"""So many tables stay in memory that nobody looks at; those used last."""

P = ParamSpec("P")
T = TypeVar("T")


class Hub:
    """All tables this process has in memory. A change is on disk before anybody hears of it."""

    def __init__(
        self, settings: Settings, store: Store, claim: Callable[[str], Awaitable[Claim | None]], bots: Thinkers
    ) -> None:
        self.settings = settings
        self.store = store
        self._claim = claim
        self._bots = bots
        self._tables: dict[str, LiveTable] = {}
        self._answering: dict[str, asyncio.Task[None]] = {}
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._damaged: dict[str, int] = {}
        self._doubted: set[str] = set()
        self._noticing: set[asyncio.Task[None]] = set()
        self.on_turn: Callable[[LiveTable], Coroutine[None, None, None]] | None = None

    async def table(self, key: str) -> LiveTable:
        """A table, brought into memory if it is not there."""
        table = self._tables.get(key)
        if table is None:
            async with self._opening.setdefault(key, asyncio.Lock()):
                table = self._tables.get(key) or await self._open(key)
                self._tables[key] = table
        table.used = time.monotonic()
        return table

    @contextlib.asynccontextmanager
    async def held(self, key: str) -> AsyncIterator[LiveTable]:
        """A table with its lock: the one in memory, for another may have come in its place while this waited."""
        while True:
            table = await self.table(key)
            async with table.lock:
                if self._tables.get(key) is table:
                    yield table
                    return

    async def begun(self, key: str) -> LiveTable:
        """A table that was just kept: bots answer, and whoever is asked is told."""
        table = await self.table(key)
        self.wake(table)
        self.notify(table)
        return table

    def in_use(self) -> list[LiveTable]:
        """The tables this process has in memory."""
        return list(self._tables.values())

    def in_memory(self, key: str) -> LiveTable | None:
        """A table, if this process has it in memory."""
        return self._tables.get(key)

    async def _open(self, key: str) -> LiveTable:
        kept = await self.store.table(key)
        if kept is None:
            raise NoSuchTable
        lines = await self.store.lines(key, 0)
        with self._quarantine(kept.table):
            table = LiveTable(kept)
            table.catch_up(kept, lines)
        return table

    @contextlib.contextmanager
    def _quarantine(self, row: TableRow) -> Iterator[None]:
        """A table whose log does not lead to a game stays closed until something changes it; this is told once."""
        if self._damaged.get(row.id) == row.version:
            raise DamagedTable
        try:
            yield
        except OtherRules:
            raise
        except Exception as error:
            self._damaged[row.id] = row.version
            log.error("a table is damaged", table=row.id, reason=f"{type(error).__name__}: {error}")
            damaged = DamagedTable()
            closed = self._tables.pop(row.id, None)
            for reader in closed.readers if closed else ():
                reader.dismiss(damaged)
            raise damaged from error

    async def catch_up(self, table: LiveTable) -> None:
        """Takes over what is on disk and not in memory, of this process or of another; the caller holds the lock."""
        kept = await self.store.table(table.table.id)
        if kept is None:
            raise NoSuchTable
        if kept.table.version != table.table.version:
            cut = kept.table.lines < table.number
            lines = await self.store.lines(table.table.id, 0 if cut else table.number)
            with self._quarantine(kept.table):
                table.catch_up(kept, lines)
            table.tell()
        self._doubted.discard(table.table.id)

    async def heard(self, key: str) -> None:
        """A table was changed, by another process or in a way that this one does not know."""
        table = self._tables.get(key)
        if table is not None:
            async with table.lock:
                await self.catch_up(table)

    async def look_again(self, key: str) -> None:
        """Something may have befallen a table that this process did not hear of."""
        await self._if_it_opens(key, self.heard(key))

    async def taken_over(self, key: str) -> None:
        """Somebody was let go whose seats others have now: who looks on is told, and bots begin to answer."""
        await self._if_it_opens(key, self._wake_again(key))

    async def change(self, key: str, act: Callable[[Deed], None]) -> LiveTable:
        """Lets `act` do something to a table, keeps what it did, and tells everybody.

        Where another process was faster, the table is brought up to date and `act` is asked again.
        """
        table, _ = await self.change_once(key, act, "")
        return table

    async def change_once(self, key: str, act: Callable[[Deed], None], client: str) -> tuple[LiveTable, int]:
        """A change by an id its sender gave it, and the log's number behind it; sent again, nothing more happens."""
        start = time.monotonic()
        async with self.held(key) as table:
            for _ in range(TRIES):
                deed = Deed(table)
                try:
                    act(deed)
                except (Refused, NotAllowed):
                    number = await self.store.number_of(key, client) if client else None
                    if number is None:
                        REFUSED.inc()
                        raise
                    return table, number
                change = deed.planned(time.time(), client)
                try:
                    kept = await self._keep(change)
                except Repeated as repeated:
                    return table, repeated.number
                if kept:
                    table.changed(change, deed.sitting)
                    table.tell()
                    self.wake(table)
                    self.notify(table)
                    CHANGES.inc()
                    SECONDS.observe(time.monotonic() - start)
                    return table, table.number
                await self.catch_up(table)
        raise NotAllowed("busy")

    async def _keep(self, change: Change) -> bool:
        """Writes a change. Where that fails, it may yet be on disk: the next who comes, or the sweep, looks."""
        try:
            return await self.store.commit(change)
        except Repeated:
            raise
        except Exception as error:
            self._doubted.add(change.table)
            log.exception("a change could not be kept", table=change.table)
            raise NotKept from error
        except BaseException:
            self._doubted.add(change.table)
            raise

    def notify(self, table: LiveTable) -> None:
        """Notifies those who are asked and are not looking."""
        if self.on_turn is not None:
            task = asyncio.create_task(self.on_turn(table))
            self._noticing.add(task)
            task.add_done_callback(self._noticing.discard)

    def wake(self, table: LiveTable) -> None:
        """Has bots and orders of a table answer, if one of them is asked."""
        key = table.table.id
        if key not in self._answering and (table.bots_asked() or table.ordered()):
            task = asyncio.create_task(self._answer(key))
            self._answering[key] = task
            task.add_done_callback(lambda _: self._answering.pop(key, None))

    async def _answer(self, key: str) -> None:
        """Answers for bots and orders until none is asked; one process and only one does."""
        claim = None
        try:
            claim = await self._claim(f"answers {key}")
            while claim is not None and await self._answer_once(key):
                pass
        except Exception:
            log.exception("a bot could not answer", table=key)
        finally:
            if claim is not None:
                await claim.release()

    async def _answer_once(self, key: str) -> bool:
        table = await self.table(key)
        async with table.lock:
            await self.catch_up(table)
            ordered, asked = table.ordered(), table.bots_asked()
            if not ordered and not asked:
                return False
            order = ordered[0] if ordered else None
            seat = order.seat if order else asked[0][0]
            number = table.sitting.question_number(seat)
            veiled = table.veiled(seat)
            since = table.notes.times.asked.get(seat, table.table.moved)
            followed, pace = table.followed_since(), self.settings.pause(table.table.settings.bot_pace)
            host = table.table.host
            job = (table.place(), seat, bot_of(table.seats[seat], table.notes), table.bot_seed(seat))
        text = order.text if order else await self._thought_of(host, *job)
        if veiled:
            await self.wait_for_veil(since)
        elif order and order.only:
            await _pause(since, self.settings.only_choice_ms / 1000)
        if not order:
            await _pause(followed, pace)
        try:
            await self.change(
                key, lambda deed: _obey(deed, order, number) if order else _stand_in(deed, seat, text, number)
            )
        except Refused:
            log.warning("an answer came too late", table=key)
        return True

    async def _thought_of(self, host: str, place: Place, seat: Seat, spec: str, seed: int) -> str:
        """What a bot plays; one that fails is named in the log, and holds nobody up."""
        thought = await self._bots.apart(host, think, place, seat, spec, seed)
        if thought.fault:
            log.warning("a bot failed, and quick answered for it", table=place.table, bot=spec, fault=thought.fault)
        return thought.text

    async def wait_for_veil(self, asked_since: float) -> None:
        """Every auction answer appears after the same short delay, whoever gives it."""
        await _pause(asked_since, self.settings.veil_ms / 1000)

    async def sweep(self) -> None:
        """Now and then: answers that a process that died owes, time that has run out, tables nobody uses."""
        now = time.time()
        for key in list(self._doubted):
            await self.look_again(key)
        for key in await self.store.overdue(now):
            await self._if_it_opens(key, self.change(key, _time_is_up))
        for key in await self.store.forgotten(now, self.settings.sweep_seconds):
            if key not in self._answering:
                await self._if_it_opens(key, self._wake_again(key))
        unused_since = time.monotonic() - self.settings.idle_seconds
        by_use = sorted(self._tables.items(), key=lambda item: item[1].used)
        for place, (key, table) in enumerate(by_use):
            idle = table.used < unused_since or place < len(by_use) - TABLES_KEPT
            if idle and not table.readers and key not in self._answering and not table.lock.locked():
                del self._tables[key]
        TABLES.set(len(self._tables))
        READERS.set(sum(len(table.readers) for table in self._tables.values()))

    async def _wake_again(self, key: str) -> None:
        table = await self.table(key)
        async with table.lock:
            await self.catch_up(table)
        self.wake(table)

    async def _if_it_opens(self, key: str, deed: Awaitable[object]) -> None:
        """Lets one table that cannot be opened, or whatever else befalls it, hold up no other."""
        try:
            await deed
        except Unserved as refused:
            log.debug("a table is passed over", table=key, reason=str(refused))
        except Exception:
            log.exception("a table could not be swept", table=key)

    async def rest(self) -> None:
        """Lets no more bots begin to think."""
        tasks = list(self._answering.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _pause(since: float, seconds: float) -> None:
    """Waits until so many seconds have passed; no longer than that, also where the system's clock was set back."""
    await asyncio.sleep(min(seconds, max(0.0, since + seconds - time.time())))


def _obey(deed: Deed, order: Answer, question: int) -> None:
    """Answers by an order that may have been cancelled while the answer was held back."""
    if order not in deed.table.ordered():
        raise Refused(STALE_QUESTION)
    deed.play(order.seat, order.text, question)
    if order.only:
        deed.note(structs.replace(deed.notes, taken=(*deed.notes.taken, len(deed.sitting.log))))


def _stand_in(deed: Deed, seat: Seat, text: str, question: int) -> None:
    """Answers by a bot, if one is still asked: somebody may have come back, or all have gone, while it held back."""
    if seat not in [asked for asked, _ in deed.table.bots_asked()]:
        raise Refused(STALE_QUESTION)
    deed.play(seat, text, question)


def _time_is_up(deed: Deed) -> None:
    """A bot answers for whoever let the time run out; where the table chose so, the others may end it instead."""
    table = deed.table
    if table.table.settings.on_timeout == "bot":
        for seat in table.overdue(time.time()):
            deed.is_late(seat)
