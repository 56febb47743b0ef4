"""What a request is told when it cannot be granted: a status and one sentence, in both languages."""

import math
from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from signoria.table.texts import sentence

PACKAGE = "signoria.server"


class Unserved(Exception):
    """A request that gets a 4xx: its sentence is for the person who reads it."""

    status = 400
    key = "not-in-play"
    headers: Mapping[str, str] = {}
    field = ""
    """The part of the request that has to be changed."""

    def __init__(self, key: str = "", **arguments: int) -> None:
        super().__init__(key or self.key)
        self.key = f"server-{key or self.key}"
        self.arguments = arguments

    def sentence(self, language: str) -> str:
        """What the person reads."""
        return sentence(PACKAGE, language, self.key, self.arguments)

    def __str__(self) -> str:
        return self.sentence("en")


class NotAllowed(Unserved):
    """What cannot be done at this table now."""

    status = 409


class OtherRules(Unserved):
    """A table begun under rules that are not those of today."""

    status = 409
    key = "other-rules"


class DamagedTable(Unserved):
    """A table whose log does not lead to a game."""

    status = 409
    key = "damaged-table"


class NotNow(Unserved):
    """What is not possible just now; says after how many seconds it may be tried again."""

    status = 503
    headers: Mapping[str, str] = {"retry-after": "1"}


class NotKept(NotNow):
    """Something that could not be written down, as far as is known."""

    key = "not-kept"


class NotRead(NotNow):
    """Something to be read while the database does not answer."""

    key = "not-read"


class NobodyThinks(NotNow):
    """Something to be thought of while the processes that do so died, one after the other."""

    key = "nobody-thinks"


class NoSuchTable(Unserved):
    """A table that is not there."""

    status = 404
    key = "no-such-table"


class NoSuchLanguage(Unserved):
    """A language that nothing is said in."""

    status = 404
    key = "no-such-language"


class NoSuchToken(Unserved):
    """A token that is not there, or not one's own."""

    status = 404
    key = "no-such-token"


class NotYourSeat(Unserved):
    """A seat that somebody else has."""

    status = 403
    key = "not-your-seat"


class NotSignedIn(Unserved):
    """Somebody who has not said a name yet."""

    status = 401
    key = "not-signed-in"


class BadRequest(Unserved):
    """Something that cannot be taken as it is."""

    status = 422

    def about(self, field: str) -> "BadRequest":
        """The same about a certain part of the request."""
        self.field = field
        return self


class TooMany(Unserved):
    """More than anybody does by hand; says after how many seconds it may be tried again."""

    status = 429
    key = "too-many"

    def __init__(self, seconds: float = 1.0, key: str = "") -> None:
        super().__init__(key)
        self.retry_after = max(1, math.ceil(seconds))
        self.headers = {"retry-after": str(self.retry_after)}


class TooSlow(Unserved):
    """A request that never completes."""

    status = 408
    key = "too-slow"
    headers: Mapping[str, str] = {"connection": "close"}


class TooLarge(Unserved):
    """More than anybody writes by hand."""

    status = 413
    key = "too-large"


class Failed(Unserved):
    """Something that nobody thought of."""

    status = 500
    key = "failed"


class ErrorAnswer(Struct, frozen=True, omit_defaults=True):
    """One sentence in the language asked for (`accept-language`).

    For a refused move also its key, arguments and paragraph, and for a stale one the present sight. `field` is the part
    of the body that has to be changed: `name`, `components`, `options.edition`, `seats.1.name`.
    """

    error: str
    key: str = ""
    paragraph: str = ""
    arguments: dict[str, Any] = {}
    sight: dict[str, Any] | None = None
    field: str = ""


def language_of(accepted: str) -> str:
    """The first language of an `accept-language` that something is said in; English if none."""
    wanted = [each.strip()[:2].lower() for each in accepted.split(",")]
    return next((each for each in wanted if each in ("en", "fr")), "en")
