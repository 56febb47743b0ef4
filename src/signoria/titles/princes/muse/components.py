"""The characters as typed rows."""

from typing import Final

from signoria.table import Keyed, Row, Text

CHARACTERS: Final = ("muse", "cardinal", "princess", "merchant", "professor", "banker")
MUSE, CARDINAL, PRINCESS, MERCHANT, PROFESSOR, BANKER = range(len(CHARACTERS))
HIGHEST_SPACE: Final = 30


class CharacterRow(Keyed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A character and the spaces along its card, in hundreds of florins."""

    the: Text
    lowest: int
    highest: int


class PrincessParts(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What each thing in an estate adds to a work for the Princess."""

    landscape: int
    building: int
    builder: int
    card: int


class BankersMoney(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What lies on the Banker, by how much it grows while nobody takes him, and what a point costs at the end."""

    money: int
    growth: int
    florins_a_point: int
