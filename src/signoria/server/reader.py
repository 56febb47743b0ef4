"""Somebody who looks on at a table by an open socket."""

import asyncio
from collections import deque

from signoria.server.figures import BEHIND
from signoria.server.people import Pass
from signoria.server.refusals import Unserved
from signoria.server.rows import Person

BACKLOG = 64
"""Messages that may wait for a slow reader; one more and it is told to begin again."""

NOTHING = Pass()


class Reader:
    """One socket: who reads, how far it has seen, a mark of what it was shown last, and what waits to be sent."""

    def __init__(self, person: Person | None, said: int = 0, known_by: Pass = NOTHING) -> None:
        self.person = person
        self.known_by = known_by
        self.seen = 0
        self.shown = 0
        self.said = said
        self.waiting: deque[bytes] = deque()
        self.woken = asyncio.Event()
        self.behind = False
        self.dismissed: Unserved | None = None

    def dismiss(self, reason: Unserved) -> None:
        """Tells the socket to close: its reader cannot look on any longer."""
        self.dismissed = reason
        self.woken.set()

    def push(self, message: bytes) -> None:
        """Queues a message, or drops all that wait: a reader that fell behind begins again with the whole sight."""
        if len(self.waiting) >= BACKLOG:
            self.waiting.clear()
            self.behind = True
            BEHIND.inc()
        if not self.behind:
            self.waiting.append(message)
        self.woken.set()
