"""What a request can be told when it cannot be: a status and one sentence."""


class Unserved(Exception):
    """A request that gets a 4xx: its text is for the person who reads it."""

    status = 400

    def __init__(self, sentence: str = "") -> None:
        super().__init__(sentence or self.__doc__ or "")


class NotAllowed(Unserved):
    """This cannot be done at this table now."""

    status = 409


class NoSuchTable(Unserved):
    """There is no such table."""

    status = 404


class NotYourSeat(Unserved):
    """This seat is not yours."""

    status = 403


class NotSignedIn(Unserved):
    """Tell us your name first."""

    status = 401


class BadRequest(Unserved):
    """This request cannot be read."""

    status = 422


class TooMany(Unserved):
    """That is too fast; wait a moment."""

    status = 429


class TooLarge(Unserved):
    """That is too long."""

    status = 413
