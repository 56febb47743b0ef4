"""Processes that play many games, and a bar that shows a person how far they have got."""

import logging
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager

from signoria.table import BadOptions

CLUSTER_PATIENCE = 10
"""So many seconds a cluster's scheduler has to answer."""


@contextmanager
def crew(workers: int, cluster: str = "") -> Iterator[Executor | None]:
    """So many processes, or those of a cluster; nobody where a single one works right here.

    An interruption drops what is not begun.
    """
    if cluster:
        with _cluster(cluster) as executor:
            yield executor
        return
    if workers == 1:
        yield None
        return
    executor = ProcessPoolExecutor(workers, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))
    try:
        yield executor
    finally:
        executor.shutdown(cancel_futures=True)


@contextmanager
def _cluster(address: str) -> Iterator[Executor]:
    """The workers of a Dask cluster; what one that is lost had begun is done by another."""
    try:
        from distributed import Client
    except ModuleNotFoundError:
        raise BadOptions("a cluster needs Dask: pip install 'signoria[cluster]'") from None
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    try:
        client = Client(address, timeout=CLUSTER_PATIENCE, set_as_default=False)  # type: ignore[no-untyped-call]  # theirs
    except (OSError, TimeoutError, ValueError) as error:
        raise BadOptions(f"no scheduler answers at {address!r}: {type(error).__name__}") from None
    with client:
        yield client.get_executor(pure=False)  # type: ignore[no-untyped-call]  # theirs


@contextmanager
def bar(games: int) -> Iterator[Callable[[int], None]]:
    """What to call with the number of games just done; shown on the error stream, and only to a person."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=games)
        yield lambda done: progress.advance(task, done)
