"""What leaves a game besides events: a seat's view, and how it ended."""

from msgspec import Struct

from signoria.table.messages import Seat


class Outcome(Struct, frozen=True):
    """How a game ended: places (shared ones alike), points, and every scoring line of every seat."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    lines: tuple[dict[str, int], ...]


class View(Struct, frozen=True, kw_only=True):
    """All that one seat, or a spectator (None), may see."""

    seat: Seat | None
    waiting: tuple[Seat, ...]
