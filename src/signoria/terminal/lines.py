"""What the player types: from a keyboard, or line by line from a pipe."""

import sys
from contextlib import suppress
from typing import Protocol

from signoria.terminal.screen import Screen


class Left(Exception):
    """The player has gone: the end of input, Ctrl-C, or by saying so."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Source(Protocol):
    """Where lines come from: a keyboard, a pipe, or whoever types for a test."""

    def isatty(self) -> bool:
        """Whether a person types."""

    def readline(self) -> str:
        """The next line with its end; nothing when there are no more."""


class Lines:
    """Asks for one line after another. What comes from a pipe is written out, so that the transcript reads whole."""

    def __init__(self, screen: Screen, stream: Source | None = None) -> None:
        self._screen = screen
        self._stream = stream or sys.stdin
        self.typed = self._stream.isatty()
        if self.typed:
            with suppress(ImportError):
                import readline  # noqa: F401, PLC0415 -- gives `input` its history and editing keys

    def ask(self, prompt: str) -> str:
        """The next line, without blanks around it."""
        try:
            line = input(prompt) if self.typed else self._take(prompt)
        except KeyboardInterrupt:
            self._screen.say()
            raise Left("interrupted") from None
        except EOFError:
            self._screen.say()
            raise Left("end") from None
        return line.strip()

    def _take(self, prompt: str) -> str:
        self._screen.console.print(prompt, end="", markup=False, highlight=False)
        line = self._stream.readline()
        if not line:
            raise EOFError
        self._screen.console.print(line.rstrip("\n"), markup=False, highlight=False)
        return line
