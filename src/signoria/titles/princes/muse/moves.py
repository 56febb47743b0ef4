"""The moves of the expansion: where a pawn is placed, and how a character is used."""

from typing import Final

from signoria.table import Arguments, KeyMove, Move
from signoria.titles.princes.box import BONUS, PILES, PRESTIGE
from signoria.titles.princes.muse.components import CHARACTERS, HIGHEST_SPACE, MERCHANT, PROFESSOR

MOST_CHANGED: Final = 400


class CourtCharacter(Move):
    """Places one's pawn on a space of a character's card."""

    def __init__(self, index: int, space: int) -> None:
        super().__init__(f"court {CHARACTERS[index]} {space}")
        self.index = index
        self.space = space

    def arguments(self) -> Arguments:
        return {"character": CHARACTERS[self.index], "space": self.space, "cost": 100 * self.space}


class Wait(KeyMove):
    """Keeps a character for later."""


class Dismiss(KeyMove):
    """Lets a character go unused."""


class Consult(KeyMove):
    """Has the Professor fetch a card from a pile."""


class ChangeFlorins(Move):
    """How many points the Banker gives for florins at the end."""

    def __init__(self, points: int) -> None:
        super().__init__(f"change {points}")
        self.points = points

    def arguments(self) -> Arguments:
        return {"points": self.points}


COURT: Final = tuple(
    [tuple([CourtCharacter(index, space) for space in range(HIGHEST_SPACE + 1)]) for index in range(len(CHARACTERS))]
)
"""By character and space."""
RANK: Final = Move("rank")
"""The Merchant brings as many points as one's place."""
GRATIS: Final = Move("gratis")
"""The Merchant brings what was won for nothing."""
KEEP_MERCHANT: Final = Wait("wait", "character", MERCHANT, CHARACTERS[MERCHANT])
KEEP_PROFESSOR: Final = Wait("wait", "character", PROFESSOR, CHARACTERS[PROFESSOR])
DISMISS_PROFESSOR: Final = Dismiss("dismiss", "character", PROFESSOR, CHARACTERS[PROFESSOR])
CONSULT: Final = (
    Consult("consult", "pile", BONUS, PILES[BONUS]),
    Consult("consult", "pile", PRESTIGE, PILES[PRESTIGE]),
)
PRINCESS_WORK: Final = Move("princess")
CHANGE: Final = tuple([ChangeFlorins(points) for points in range(MOST_CHANGED + 1)])
MOVES: Final[tuple[Move, ...]] = (
    RANK,
    GRATIS,
    KEEP_MERCHANT,
    KEEP_PROFESSOR,
    DISMISS_PROFESSOR,
    *CONSULT,
    PRINCESS_WORK,
    *CHANGE,
)
"""All but those that place a pawn, which depend on the component file."""
