"""The processes in which bots think: made anew when one of them dies, and asked whether they are well."""

import asyncio
import multiprocessing
import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import ParamSpec, TypeVar

import structlog

from signoria.server.refusals import NobodyThinks
from signoria.server.turns import Turns

log = structlog.get_logger()
P = ParamSpec("P")
T = TypeVar("T")
TRIES = 2
PATIENCE = 10.0
"""So long idle processes may take to answer when they are asked whether they are well."""

LONGEST_THOUGHT = 300.0
"""After so long a process that still thinks is taken for dead."""


NICE = 10
"""Bots think when nobody moves: they leave the processor to who answers people."""


class Thinkers:
    """A pool of processes that heals. Those for whom it thinks take turns, however much one of them asks.

    `whose` says as whom a person counts: who has many names has one turn.

    The first are forked before there are sockets, which they would hold open for ever; those that come in their place
    are begun afresh, for the same reason.
    """

    def __init__(
        self, workers: int, waiting_each: int | None = None, whose: Callable[[str], str] = lambda person: person
    ) -> None:
        self._workers = workers
        self._whose = whose
        self._turns = Turns(workers, waiting_each)
        self._pool = ProcessPoolExecutor(workers, multiprocessing.get_context("fork"), os.nice, (NICE,))
        self._pool.submit(_nothing).result()
        self._begun: dict[int, float] = {}
        self._jobs = 0

    async def apart(self, person: str, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Lets something be thought of in another process for a person: nobody waits for it but who asked.

        Where a process dies meanwhile, whoever it was thinking for, it is thought of once more.
        """
        async with self._turns.turn(self._whose(person)):
            return await self._thought(partial(work, *given, **named))

    async def _thought(self, work: Callable[[], T]) -> T:
        self._jobs += 1
        job = self._jobs
        self._begun[job] = time.monotonic()
        try:
            for _attempt in range(TRIES):
                pool = self._pool
                try:
                    return await asyncio.get_running_loop().run_in_executor(pool, work)
                except BrokenProcessPool:
                    self._heal(pool)
            raise NobodyThinks
        finally:
            del self._begun[job]

    def _heal(self, broken: ProcessPoolExecutor) -> None:
        if self._pool is broken:
            log.error("a process in which bots think has died; others are begun")
            broken.shutdown(wait=False, cancel_futures=True)
            self._pool = ProcessPoolExecutor(self._workers, multiprocessing.get_context("spawn"), os.nice, (NICE,))

    async def well(self) -> bool:
        """Whether somebody thinks: not for ever where something is thought of, at once where nothing is."""
        if self._begun:
            return time.monotonic() - min(self._begun.values()) < LONGEST_THOUGHT
        try:
            await asyncio.wait_for(self.apart("", _nothing), PATIENCE)
        except (NobodyThinks, TimeoutError):
            return False
        return True

    def rest(self) -> None:
        """Stops all thinking."""
        self._pool.shutdown(wait=True, cancel_futures=True)


def _nothing() -> None:
    """The least a process can be asked to think of."""
