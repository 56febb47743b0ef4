"""What is sent in place of what was asked for."""

from typing import Any

from msgspec import Struct


class ErrorAnswer(Struct, frozen=True, omit_defaults=True):
    """One sentence in the language asked for (`accept-language`).

    For a refused move also its key, arguments and paragraph, and for a stale one the present sight.
    """

    error: str
    key: str = ""
    paragraph: str = ""
    arguments: dict[str, Any] = {}
    sight: dict[str, Any] | None = None
