"""What a request can be told when it cannot be: a status and one sentence, in both languages."""

from signoria.table.texts import sentence

PACKAGE = "signoria.server"


class Unserved(Exception):
    """A request that gets a 4xx: its sentence is for the person who reads it."""

    status = 400
    key = "not-in-play"

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


class NoSuchTable(Unserved):
    """A table that is not there."""

    status = 404
    key = "no-such-table"


class NoSuchLanguage(Unserved):
    """A language that nothing is said in."""

    status = 404
    key = "no-such-language"


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


class TooMany(Unserved):
    """More than anybody does by hand."""

    status = 429
    key = "too-many"


class TooLarge(Unserved):
    """More than anybody writes by hand."""

    status = 413
    key = "too-large"


def language_of(accepted: str) -> str:
    """The first language of an `accept-language` that something is said in; English if none."""
    wanted = [each.strip()[:2].lower() for each in accepted.split(",")]
    return next((each for each in wanted if each in ("en", "fr")), "en")
