"""How long the server waits for those who connect and say no more, and how much it hears from those who never stop.

Half a request holds a file open, and what it has said so far lies in memory.
"""

import asyncio
from collections import Counter
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from signoria.server.rates import network

LONGEST_HEAD = 65_536
"""Bytes of a request before its body; what comes in one go with the last of them is not counted."""

MOST_HEADERS = 100
"""A browser sends twenty. Each takes a moment, and there is room for forty thousand in what comes in one go."""

MOST_AHEAD = 8
"""Requests that are sent while one before them is not answered. No browser does that."""


class Endless(Exception):
    """Somebody sends more than the server will listen to."""


class Patience(HttpToolsProtocol):
    """HTTP whose headers are spoken to their end within `seconds`, over not more than so many connections an address.

    A proxy that is believed has as many as it likes: it speaks for many, and sees to them itself.
    """

    seconds: ClassVar[float]
    most: ClassVar[int]
    believed: ClassVar[frozenset[str]]
    held: ClassVar[Counter[str]]
    _from: str = ""
    _held: bool = False
    _waiting: asyncio.TimerHandle | None = None
    _head: int = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Somebody connects."""
        super().connection_made(transport)
        self._from = network(self.client[0]) if self.client else ""
        self.held[self._from] += 1
        self._held = True
        if self.held[self._from] > self.most and not self.believed & {self._from, "*"}:
            transport.abort()
        else:
            self._wait()

    def data_received(self, data: bytes) -> None:
        """Some bytes; those that bring no headers to their end are counted."""
        waiting = self._waiting
        super().data_received(data)
        if waiting is not None and waiting is self._waiting:
            self._head += len(data)
            if self._head > LONGEST_HEAD:
                self._wait_no_more()
                self.send_400_response("The headers are too long.")

    def on_message_begin(self) -> None:
        """The first bytes of a request."""
        if len(self.pipeline) >= MOST_AHEAD:
            raise Endless
        super().on_message_begin()
        if self._waiting is None:
            self._wait()

    def on_header(self, name: bytes, value: bytes) -> None:
        """One header."""
        if len(self.headers) >= MOST_HEADERS:
            raise Endless
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The headers are whole; the guard waits for the body."""
        self._wait_no_more()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        self._wait_no_more()
        self._let_go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket, which others count."""
        self._let_go()
        super().handle_websocket_upgrade()

    def _let_go(self) -> None:
        if self._held:
            self._held = False
            self.held[self._from] -= 1
            if not self.held[self._from]:
                del self.held[self._from]

    def _wait(self) -> None:
        self._head = 0
        self._waiting = self.loop.call_later(self.seconds, self._give_up)

    def _wait_no_more(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _give_up(self) -> None:
        self._waiting = None
        if not self.transport.is_closing():
            self.transport.close()


def patience(seconds: float, most: int, believed: str) -> type[Patience]:
    """HTTP with so much patience, and so many connections of one address but of those that are believed."""
    proxies = frozenset(address.strip() for address in believed.split(","))
    return type("Patience", (Patience,), {"seconds": seconds, "most": most, "believed": proxies, "held": Counter()})
