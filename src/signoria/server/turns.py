"""Taking turns at what few can have at once: nobody waits for all that another wants, only for one thing of it."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from signoria.server.refusals import TooMany


class Turns:
    """Lets so many through at once, and of all who wait each in turn; not more than so many of one may wait."""

    def __init__(self, at_once: int, waiting_each: int | None = None) -> None:
        self._free = at_once
        self._most = waiting_each
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, whose: str) -> AsyncIterator[None]:
        """Waits for a turn, and holds it until the block is left."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(whose)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, whose: str) -> None:
        tickets = self._waiting.setdefault(whose, deque())
        if self._most is not None and len(tickets) >= self._most:
            raise TooMany
        ticket: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        tickets.append(ticket)
        try:
            await ticket
        except asyncio.CancelledError:
            if ticket.done() and not ticket.cancelled():
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Lets the next one go on; whoever has more waiting goes to the back of the queue."""
        while self._waiting:
            whose, tickets = self._waiting.popitem(last=False)
            while tickets and tickets[0].done():
                tickets.popleft()
            if tickets:
                tickets.popleft().set_result(None)
                if tickets:
                    self._waiting[whose] = tickets
                return
        self._free += 1
