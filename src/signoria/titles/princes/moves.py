"""The moves of the game: what a player can say."""

from typing import Final

from signoria.table import Arguments, KeyMove, Move


class OpenItem(KeyMove):
    """Puts an item up at the opening price."""


class TakeItem(KeyMove):
    """The last buyer takes an item at the opening price."""


class ChooseLandscape(KeyMove):
    """The kind of landscape taken, with two players."""


class ReturnCard(KeyMove):
    """The profession card of four that goes back."""


class Keep(KeyMove):
    """The card kept of those looked at."""


class Under(KeyMove):
    """The next card to go under the pile."""


class Build(KeyMove):
    """A building of a kind."""


class Free(KeyMove):
    """Introduces a freedom."""


class Work(KeyMove):
    """Lays a profession down to have its work made."""


class LayBonus(KeyMove):
    """Adds a bonus card to the work."""


class Recruit(KeyMove):
    """Takes a profession from another's table with a recruiting card."""


class Draw(KeyMove):
    """Looks at five cards of a pile to keep one."""


class TakePrestige(Move):
    """How much of a work's pay becomes prestige."""

    def __init__(self, points: int) -> None:
        super().__init__(f"prestige {points}")
        self.points = points

    def arguments(self) -> Arguments:
        return {"points": self.points}


class Place(Move):
    """A tile on its squares. Squares are bits: row times 7 plus column, both from the top left."""

    def __init__(self, text: str, key: str, mask: int, halo: int, squares: tuple[str, ...]) -> None:
        super().__init__(text)
        self.key = key
        self.mask = mask
        self.halo = halo
        self.squares = squares
        self.square = squares[0]

    def arguments(self) -> Arguments:
        return {"tile": self.key, "square": self.square, "squares": self.squares}


RENOUNCE: Final = Move("renounce")
NOTHING: Final = Move("nothing")
LATER: Final = Move("later")
AS_DRAWN: Final = Move("as drawn")
ENOUGH: Final = Move("enough")
STOP: Final = Move("stop")
MOST_PRESTIGE: Final = 200
