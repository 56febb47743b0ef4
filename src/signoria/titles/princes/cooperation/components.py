"""The joined estates as typed rows."""

from typing import Final

from signoria.table import Row

MOST_SPOKEN_OF: Final = 10_000
"""No sum that a partner is asked for is higher, whatever a component file says."""

FARTHEST: Final = 50
"""No estate begins farther from the top or the left of the common map."""


class JoinedEstates(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The reverse of the estates, what a partner pays at most, and how often one may negotiate before an action."""

    plan: tuple[str, ...]
    highest_share: int
    negotiations: int


class LayoutRow(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How the estates of so many players lie: the row and the column of each one's first square, seat by seat."""

    seats: int
    corners: tuple[tuple[int, int], ...]
