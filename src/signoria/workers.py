"""Processes that play many games, and a bar that tells a person how far they are."""

import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager


@contextmanager
def crew(workers: int) -> Iterator[Executor | None]:
    """So many processes; nobody where a single one works right here. An interruption drops what is not begun."""
    if workers == 1:
        yield None
        return
    executor = ProcessPoolExecutor(workers, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))
    try:
        yield executor
    finally:
        executor.shutdown(cancel_futures=True)


@contextmanager
def bar(games: int) -> Iterator[Callable[[int], None]]:
    """What to call with the number of games just done; shown on the error stream, and only to a person."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console  # noqa: PLC0415 -- only a person waits for it
    from rich.progress import Progress  # noqa: PLC0415

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=games)
        yield lambda done: progress.advance(task, done)
