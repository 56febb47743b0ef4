"""How a sub-command answers: on the screen, as JSON, or with one line that says why not."""

import contextlib
import sys
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from signoria.terminal.screen import Screen


def refuse(sentence: str, status: int = 2) -> NoReturn:
    """Ends the command with one line on the error output."""
    with contextlib.suppress(OSError):
        print(f"signoria: {' '.join(sentence.split())}", file=sys.stderr, flush=True)
    sys.exit(status)


def screen_here() -> "Screen":
    """The terminal this runs in."""
    from rich.console import Console

    from signoria.terminal.screen import Screen

    return Screen(Console())


def print_json(found: object) -> None:
    """An answer for programs."""
    import msgspec

    print(msgspec.json.encode(found).decode())
