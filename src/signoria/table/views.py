"""What leaves a game besides events: a seat's view, and how it ended."""

from collections.abc import Sequence

from msgspec import Struct

from signoria.table.messages import Seat


class Outcome(Struct, frozen=True):
    """How a game ended: places (shared ones alike), points, and every scoring line of every seat."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    lines: tuple[dict[str, int], ...]

    def text(self) -> str:
        """Places and points as a record has them: `1:52 3:40 …`, seat by seat."""
        return " ".join(f"{rank}:{score}" for rank, score in zip(self.ranks, self.scores, strict=True))


def places(keys: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Everybody's place by what decides it: more is better, the first number first, and equals share a place."""
    return tuple([1 + sum([other > key for other in keys]) for key in keys])


def winners(ranks: Sequence[int]) -> tuple[Seat, ...]:
    """Who is in the first place."""
    return tuple([seat for seat, rank in enumerate(ranks) if rank == 1])


def outcome_of(ranks: tuple[int, ...], sheets: tuple[dict[str, int], ...]) -> Outcome:
    """How a game ended, where every point is on a score sheet."""
    return Outcome(ranks, tuple([sum(sheet.values()) for sheet in sheets]), sheets)


class LotView(Struct, frozen=True, kw_only=True):
    """What is under the hammer; a title adds what that is. Those still in stand in the order of speaking.

    The leader is null until somebody bids.
    """

    price: int
    leader_seat: Seat | None
    still_in_seats: tuple[Seat, ...]


PLAIN_FIELDS = ("square", "squares")
"""Fields that end so have words that stand for themselves; every other is named by a word of its field's name."""


class View(Struct, frozen=True, kw_only=True):
    """All that one seat, or a spectator (None), may see.

    What a value means is told by its field's name, as with the arguments of a message: `seat` and names ending in
    `_seat` are seats, and a string in `known_professions` is the name of a profession.
    """

    seat: Seat | None
    waiting: tuple[Seat, ...]
