"""Sentences as keys and arguments: said in words only where a person reads them.

What an argument means is told by its name. `seat` and every name ending in `_seat` is a seat and becomes its player's
name; a string `item="lake"` is looked up as a name of the title's components; numbers stay numbers.
"""

from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec import Struct

if TYPE_CHECKING:
    from signoria.table.box import Box

Seat: TypeAlias = int
Argument: TypeAlias = int | str | tuple[str, ...]
Arguments: TypeAlias = dict[str, Argument]


def is_seat(name: str) -> bool:
    """Whether an argument of that name is a seat."""
    return name == "seat" or name.endswith("_seat")


def are_seats(name: str) -> bool:
    """Whether an argument of that name is several seats."""
    return name in ("seats", "winners", "waiting") or name.endswith("_seats")


class Message(Struct, frozen=True):
    """A sentence of the catalogues, not yet in a language."""

    key: str
    arguments: Arguments = {}


class Text(Struct, frozen=True):
    """A few words that exist in both languages from the start: a title's name, an option's sentence."""

    en: str
    fr: str

    def in_language(self, language: str) -> str:
        """The words in English or French."""
        return self.fr if language == "fr" else self.en


class Refusal(Struct, frozen=True):
    """Why a move is not allowed, and the paragraph that says so.

    Rules give constants, so that listing moves builds nothing. When one is told, its arguments are those of the
    question asked and of the move's message.
    """

    key: str
    paragraph: str
    arguments: Arguments = {}

    def about(self, **arguments: Argument) -> "Refusal":
        """The same refusal with what it speaks of."""
        return Refusal(self.key, self.paragraph, arguments)


NOT_ASKED: Final = Refusal("table-refusal-not-asked", "")
GAME_OVER: Final = Refusal("table-refusal-game-over", "")
OTHER_QUESTION: Final = Refusal("table-refusal-other-question", "")
LEARNT_BEFORE_END: Final = Refusal("table-refusal-learnt-before-end", "")
STALE_QUESTION: Final = Refusal("table-refusal-stale-question", "")
NOT_FREE_TO_UNDO: Final = Refusal("table-refusal-not-free-to-undo", "")


class Refused(Exception):
    """Raised when a move is refused; nothing has changed. Its text is the reason in English, players by their seats.

    Whoever speaks to people says `refusal` in their language; `box` is what the move was played with, if that is known.
    """

    def __init__(self, refusal: Refusal, box: "Box | None" = None) -> None:
        super().__init__(refusal, box)
        self.refusal = refusal
        self.box = box

    def __str__(self) -> str:
        from signoria.table.texts import plain_refusal  # noqa: PLC0415  # words are needed only where one reads

        return plain_refusal(self.refusal, self.box)


class AuctionState(Struct, frozen=True):
    """What the question of an auction tells: enough for a standing order to know whether it still holds."""

    lot: str
    price: int
    least: int
    leader: Seat | None
    rivals: tuple[Seat, ...]


class Question(Struct, frozen=True):
    """What a seat is asked."""

    key: str
    paragraph: str
    arguments: Arguments = {}
    auction: AuctionState | None = None


class Judged(Struct, frozen=True):
    """What a bot found out about the move it chose.

    `worth` is how many points it is better than the poorest move looked at; of a lot in an auction, what having it is
    worth, with the `price` asked and the `limit` up to which it is worth its price.
    """

    worth: int = 0
    price: int = 0
    limit: int = 0
