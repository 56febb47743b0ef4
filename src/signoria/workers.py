"""Processes that play many games, and a bar that tells a person how far they are."""

import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager


@contextmanager
def crew(workers: int) -> Iterator[Executor]:
    """So many processes; a single one works right here. What is not begun is dropped when somebody interrupts."""
    executor = (
        ThreadPoolExecutor(1)
        if workers == 1
        else ProcessPoolExecutor(workers, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))
    )
    try:
        yield executor
    finally:
        executor.shutdown(cancel_futures=True)


@contextmanager
def bar(games: int) -> Iterator[Callable[[int], None]]:
    """What to call with the number of games done; shown on the error stream, and only to a person."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console  # noqa: PLC0415 -- only a person waits for it
    from rich.progress import Progress  # noqa: PLC0415

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=games)
        yield lambda done: progress.update(task, completed=done)
