"""What leaves a game besides events: a seat's view, and how it ended."""

from msgspec import Struct

from signoria.table.messages import Seat


class Outcome(Struct, frozen=True):
    """How a game ended: places (shared ones alike), points, and every scoring line of every seat."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    lines: tuple[dict[str, int], ...]


PLAIN_FIELDS = ("squares", "free_squares")
"""Fields whose words are texts as they stand; every other word in a view is named by a word of its field's name."""


class View(Struct, frozen=True, kw_only=True):
    """All that one seat, or a spectator (None), may see.

    What a value means is told by its field's name, as with the arguments of a message: `seat` and names ending in
    `_seat` are seats, and a string in `known_professions` is the name of a profession.
    """

    seat: Seat | None
    waiting: tuple[Seat, ...]
