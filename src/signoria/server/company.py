"""Who is at a table just now, and what is said there: told to all who have it open, at whichever process they are.

Processes tell each other the seats whose people they see. What one says is forgotten if it does not say it again: it
may have died.
"""

import secrets
import time

import msgspec

from signoria.server.database import AGAIN
from signoria.server.hub import Hub
from signoria.server.live import LiveTable
from signoria.server.people import People
from signoria.server.reader import Reader
from signoria.server.sight import Presence, talk
from signoria.server.store import Store
from signoria.table import Seat

SAID_AGAIN_AFTER = 20.0
FORGOTTEN_AFTER = 60.0
NOBODY = "-"


class Company:
    """The readers of all tables of this process, and what is known of those elsewhere."""

    def __init__(self, hub: Hub, store: Store, people: People) -> None:
        self._hub = hub
        self._people = people
        self._store = store
        self._process = secrets.token_hex(4)
        self._told: dict[str, tuple[Seat, ...]] = {}
        self._announced: dict[str, tuple[Seat, ...]] = {}
        self._said_at = time.monotonic()

    async def come(self, table: LiveTable, reader: Reader) -> None:
        """Somebody has opened a table: hears what was said behind the last number heard, and who is there."""
        await self.tell_talk(table)
        if not await self._changed(table):
            reader.push(_presence(table))

    async def go(self, table: LiveTable, reader: Reader) -> None:
        """Somebody has closed it."""
        table.readers.discard(reader)
        await self._changed(table)
        if not table.readers:
            self._told.pop(table.table.id, None)
            self._announced.pop(table.table.id, None)

    async def part(self, person: str) -> None:
        """Closes what is open to a person by what lets nobody in any more: a session was ended, a token revoked."""
        for table in self._hub.in_use():
            for reader in [reader for reader in table.readers if reader.person and reader.person.id == person]:
                await self.check(reader)

    async def check(self, reader: Reader) -> None:
        """Closes what is open to somebody whom nothing lets in any more."""
        void = await self._people.turns_away(reader.known_by) if reader.person else None
        if void is not None:
            reader.dismiss(void)

    async def tell_talk(self, table: LiveTable) -> None:
        """Sends every reader of a table what it has not heard."""
        if not table.readers:
            return
        rows = await self._store.chat(table.table.id, min(reader.said for reader in table.readers))
        for reader in table.readers:
            fresh = [row for row in rows if row.number > reader.said]
            if fresh:
                reader.said = fresh[-1].number
                reader.push(msgspec.json.encode(talk(fresh, table.seats)))

    async def heard(self, payload: str) -> None:
        """What another process, or this one, has told all."""
        match payload.split():
            case ["talk", key]:
                table = self._hub.in_memory(key)
                if table is not None:
                    await self.tell_talk(table)
            case [word] if word == AGAIN:
                await self._missed()
            case ["person", key]:
                self._people.forget(key)
                await self.part(key)
            case ["present", key, process, seats]:
                table = self._hub.in_memory(key)
                if table is not None and process != self._process:
                    await self._elsewhere(table, process, _read(seats))
            case _:
                await self._hub.heard(payload)

    async def _missed(self) -> None:
        """For a while nothing was heard of other processes: looks at all that they may have told."""
        self._people.forget_all()
        for table in self._hub.in_use():
            await self._hub.look_again(table.table.id)
            await self.tell_talk(table)
            for reader in list(table.readers):
                await self.check(reader)

    async def sweep(self) -> None:
        """Now and then: says again who is here, and forgets processes that no longer do."""
        now = time.monotonic()
        if now - self._said_at < SAID_AGAIN_AFTER:
            return
        self._said_at = now
        for told in (self._told, self._announced):
            for key in [key for key in told if self._hub.in_memory(key) is None]:
                del told[key]
        for table in self._hub.in_use():
            kept = {name: said for name, said in table.elsewhere.items() if now - said[1] < FORGOTTEN_AFTER}
            table.elsewhere = kept
            if table.readers:
                await self._announce(table)
                await self._changed(table)

    async def _elsewhere(self, table: LiveTable, process: str, seats: tuple[Seat, ...]) -> None:
        """Another process sees these seats; who is heard of for the first time is told who is here."""
        first = process not in table.elsewhere
        table.elsewhere[process] = (seats, time.monotonic())
        await self._changed(table)
        if first and table.readers:
            await self._announce(table)

    async def _changed(self, table: LiveTable) -> bool:
        """Tells readers and other processes who is there, if it is not what they were told last."""
        key, here, present = table.table.id, table.here(), table.present()
        fresh = self._told.get(key) != present
        if fresh:
            self._told[key] = present
            for reader in table.readers:
                reader.push(_presence(table))
        if self._announced.get(key) != here:
            await self._announce(table)
        return fresh

    async def _announce(self, table: LiveTable) -> None:
        here = table.here()
        self._announced[table.table.id] = here
        seats = ",".join(map(str, here)) or NOBODY
        await self._store.tell(f"present {table.table.id} {self._process} {seats}")


def _presence(table: LiveTable) -> bytes:
    return msgspec.json.encode(Presence(table.present()))


def _read(seats: str) -> tuple[Seat, ...]:
    return () if seats == NOBODY else tuple(map(int, seats.split(",")))
