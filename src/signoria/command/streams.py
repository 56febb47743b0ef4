"""The standard streams, whatever the shell has made of them: closed, cut off, or with few letters only."""

import contextlib
import os
import sys


def prepare() -> None:
    """A closed stream (`>&-`) goes nowhere: else the next file that is opened would take its place.

    Letters that a stream does not know are replaced.
    """
    if sys.stdin is None or sys.stdout is None or sys.stderr is None:
        for place in range(3):
            try:
                os.fstat(place)
            except OSError:
                os.set_inheritable(os.open(os.devnull, os.O_RDWR), True)
        sys.stdin = sys.stdin or open(0, encoding="utf-8", closefd=False)  # noqa: SIM115 -- as long as the process
        sys.stdout = sys.stdout or open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115 -- as long as the process
        sys.stderr = sys.stderr or open(2, "w", encoding="utf-8", closefd=False)  # noqa: SIM115 -- as long as the process
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # both are text files, whatever they write to


def hush() -> None:
    """Nobody reads what is left to write: it goes nowhere when the process ends."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
