"""7.2 to 7.7 Who has most and second most cards of a colour, and what that means for its roles."""

from signoria.table import Seat
from signoria.titles.il_principe.counts import Counts


def leaders(counts: Counts) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """7.2 Who has most face-up cards of a colour, and who second most; nobody without a card."""
    most = max(counts)
    if not most:
        return (), ()
    second = max([count for count in counts if count < most], default=0)
    return (
        tuple([seat for seat, count in enumerate(counts) if count == most]),
        tuple([seat for seat, count in enumerate(counts) if second and count == second]),
    )


def claimants(counts: Counts, minor_roles: bool) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """7.3 to 7.5 Who has a claim to the major and to the minor role: one takes it, several bid, with none it stays."""
    first, second = leaders(counts)
    return first, second if minor_roles and len(first) == 1 else ()


def turned_for(count: int) -> int:
    """7.7 How many of so many face-up cards a major role turns down: half, rounded up."""
    return (count + 1) // 2
