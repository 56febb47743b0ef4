"""The hub: tables that are in use, each with its lock; what changes them; bots and orders that answer in turn."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import Executor
from typing import ParamSpec, TypeVar

import structlog
from msgspec import structs

from signoria.server.database import Claim
from signoria.server.figures import CHANGES, READERS, REFUSED, SECONDS, TABLES
from signoria.server.live import LiveTable
from signoria.server.orders import Answer
from signoria.server.refusals import NoSuchTable, NotAllowed, OtherRules
from signoria.server.rows import Notes, SeatRow
from signoria.server.settings import Settings
from signoria.server.store import Change, Store
from signoria.server.thinking import think
from signoria.table import Refused, TableError
from signoria.table.messages import STALE_QUESTION

log = structlog.get_logger()
TRIES = 8
P = ParamSpec("P")
T = TypeVar("T")


class Deed:
    """What somebody does to a table: called with it, perhaps again if another process was faster.

    It may play in the table's sitting, and say which seats and notes are different afterwards.
    """

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.seats = list(table.seats)
        self.notes = table.notes

    def put(self, seat: SeatRow) -> None:
        """A seat that changes hands."""
        self.seats[seat.seat] = seat

    def note(self, notes: Notes) -> None:
        """Other notes."""
        self.notes = notes


class Hub:
    """All tables this process has in memory. A change is on disk before anybody hears of it."""

    def __init__(
        self, settings: Settings, store: Store, claim: Callable[[str], Awaitable[Claim | None]], thinkers: Executor
    ) -> None:
        self.settings = settings
        self.store = store
        self._claim = claim
        self._thinkers = thinkers
        self._tables: dict[str, LiveTable] = {}
        self._answering: dict[str, asyncio.Task[None]] = {}
        self._loading = asyncio.Lock()
        self._noticing: set[asyncio.Task[None]] = set()
        self.on_turn: Callable[[LiveTable], Coroutine[None, None, None]] | None = None

    async def table(self, key: str) -> LiveTable:
        """A table, brought into memory if it is not there."""
        table = self._tables.get(key)
        if table is None:
            async with self._loading:
                table = self._tables.get(key) or await self._load(key)
                self._tables[key] = table
        table.used = time.time()
        return table

    def in_use(self) -> list[LiveTable]:
        """The tables this process has in memory."""
        return list(self._tables.values())

    def in_memory(self, key: str) -> LiveTable | None:
        """A table, if this process has it in memory."""
        return self._tables.get(key)

    async def _load(self, key: str) -> LiveTable:
        kept = await self.store.table(key)
        if kept is None:
            raise NoSuchTable
        table = LiveTable(kept)
        table.follow(await self.store.lines(key, 0))
        return table

    async def catch_up(self, table: LiveTable) -> None:
        """Takes over what other processes did; the caller holds the lock."""
        kept = await self.store.table(table.table.id)
        if kept is None:
            raise NoSuchTable
        if kept.table.version != table.table.version:
            lines = await self.store.lines(table.table.id, table.number)
            table.adopt(kept)
            table.follow(lines)
            table.tell()

    async def heard(self, key: str) -> None:
        """Another process changed a table."""
        table = self._tables.get(key)
        if table is not None:
            async with table.lock:
                await self.catch_up(table)

    async def taken_over(self, key: str) -> None:
        """Somebody was let go whose seats others have now: who looks on is told, and bots begin to answer."""
        await self.heard(key)
        await self._if_it_opens(key, self._wake_again(key))

    async def change(self, key: str, act: Callable[[Deed], None], client: str = "") -> LiveTable:
        """Lets `act` do something to a table, keeps what it did, and tells everybody.

        Where another process was faster, the table is brought up to date and `act` is asked again.
        """
        start = time.time()
        table = await self.table(key)
        async with table.lock:
            for _ in range(TRIES):
                before = table.number
                deed = Deed(table)
                try:
                    act(deed)
                except Refused:
                    REFUSED.inc()
                    if table.number != before:
                        table.begin_again(await self.store.lines(key, 0))
                    raise
                change = table.planned(before, deed.seats, deed.notes, time.time())
                try:
                    kept = await self.store.commit(_signed(change, client))
                except BaseException:
                    self._tables.pop(key, None)
                    raise
                if kept:
                    table.changed(change)
                    table.tell()
                    self.wake(table)
                    self.notify(table)
                    CHANGES.inc()
                    SECONDS.observe(time.time() - start)
                    return table
                table.begin_again(await self.store.lines(key, 0))
                await self.catch_up(table)
        raise NotAllowed("busy")

    def notify(self, table: LiveTable) -> None:
        """Has those told who are asked and do not look."""
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
        claim = await self._claim(f"answers {key}")
        if claim is None:
            return
        try:
            while await self._answer_once(key):
                pass
        except Exception:
            log.exception("a bot could not answer", table=key)
        finally:
            claim.release()

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
            job = (
                table.sitting.record().text(),
                table.table.components,
                seat,
                table.seats[seat].bot,
                table.bot_seed(seat),
            )
        text = order.text if order else (await self.apart(think, *job)).text
        if veiled:
            await self.wait_for_veil(since)
        elif order and order.only:
            await _until(since + self.settings.only_choice_ms / 1000)
        try:
            await self.change(
                key, lambda deed: _obey(deed, order, number) if order else deed.table.play(seat, text, number)
            )
        except Refused:
            log.warning("an answer came too late", table=key)
        return True

    async def wait_for_veil(self, asked_since: float) -> None:
        """Every auction answer appears after the same short delay, whoever gives it."""
        await _until(asked_since + self.settings.veil_ms / 1000)

    async def apart(self, work: Callable[P, T], *given: P.args, **_: P.kwargs) -> T:
        """Lets something be thought of in another process: nobody waits for it but who asked."""
        return await asyncio.get_running_loop().run_in_executor(self._thinkers, work, *given)

    async def sweep(self) -> None:
        """Now and then: answers that a process that died owes, time that has run out, tables nobody uses."""
        now = time.time()
        for key in await self.store.forgotten(now - self.settings.sweep_seconds):
            if key not in self._answering:
                await self._if_it_opens(key, self._wake_again(key))
        for key in await self.store.overdue(now):
            await self._if_it_opens(key, self.change(key, _time_is_up))
        for key, table in list(self._tables.items()):
            idle = now - table.used > self.settings.idle_seconds
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
        """Lets one table that cannot be opened, begun under older rules perhaps, hold up no other."""
        try:
            await deed
        except OtherRules:
            log.debug("a table waits for older rules", table=key)
        except TableError as error:
            log.warning("a table cannot be opened", table=key, reason=str(error))

    async def rest(self) -> None:
        """Lets no bot begin to think any more."""
        tasks = list(self._answering.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _signed(change: Change, client: str) -> Change:
    """A change whose last line carries the id its sender gave it."""
    if not client or not change.lines:
        return change
    *first, last = change.lines
    return structs.replace(change, lines=(*first, structs.replace(last, client=client)))


async def _until(moment: float) -> None:
    await asyncio.sleep(max(0.0, moment - time.time()))


def _obey(deed: Deed, order: Answer, question: int) -> None:
    """Answers by an order that may have been cancelled while the answer was held back."""
    if order not in deed.table.ordered():
        raise Refused(STALE_QUESTION)
    deed.table.play(order.seat, order.text, question)
    if order.only:
        deed.note(structs.replace(deed.notes, taken=(*deed.notes.taken, deed.table.number)))


def _time_is_up(deed: Deed) -> None:
    """A bot plays on for who let the time run out; where the table chose so, the others may end it instead."""
    table = deed.table
    if table.table.settings.on_timeout == "bot":
        for seat in table.overdue(time.time()):
            deed.put(structs.replace(table.seats[seat], away=True))
