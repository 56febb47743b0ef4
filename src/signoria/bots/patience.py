"""No table waits for a bot that fails: if one raises, takes too long or names no move of its own, `quick` answers."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from msgspec import Struct

from signoria.bots.bot import bot
from signoria.bots.kinds import Answer
from signoria.bots.quick import QuickBot
from signoria.table import Handle

SECONDS = 10.0
"""So long a bot may think of one move."""


class Answered(Struct, frozen=True):
    """What is played on a bot's seat, and what was wrong with the bot if it is not its own answer."""

    answer: Answer
    fault: str = ""


class _TooLate(BaseException):
    """The time is up; no bot's own `except Exception` hears it."""


def answered(spec: str, seed: int, handle: Handle, seconds: float = SECONDS) -> Answered:
    """A bot's answer, or that of `quick` in its place with what was wrong."""
    try:
        with _at_most(seconds):
            answer = bot(spec, seed).choose(handle)
        if answer.move in handle.moves:
            return Answered(answer)
        fault = f"it was not offered the move {answer.move!s:.80}"
    except _TooLate:
        fault = f"it thought longer than {seconds:g} s"
    except Exception as error:  # noqa: BLE001 -- whatever a bot does, the table goes on
        fault = f"{type(error).__name__}: {error}"
    return Answered(QuickBot(seed).choose(handle), fault)


@contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    """Breaks off what takes longer, where there is a way to: in the main thread of a process, and not on Windows."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise _TooLate

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
