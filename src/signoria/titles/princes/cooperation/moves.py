"""The moves of the expansion: to whom a building is proposed, where it would lie, what he pays, and the answer."""

from collections.abc import Callable
from typing import Final

from signoria.table import Arguments, Move, Seat
from signoria.titles.princes.moves import Place


class Propose(Move):
    """Begins to negotiate with a neighbour."""

    def __init__(self, partner: Seat) -> None:
        super().__init__(f"propose {partner}")
        self.partner = partner

    def arguments(self) -> Arguments:
        return {"partner_seat": self.partner}


class Join(Move):
    """A building on its squares in two estates, its halves; named by the first of its squares and whose that is.

    `stray` are those that lie in one estate only, in three, or beyond the walls: a person may name them, and is told
    why not.
    """

    def __init__(
        self, text: str, key: str, halves: tuple[tuple[Seat, int, int, tuple[str, ...]], ...], *, stray: bool
    ) -> None:
        super().__init__(text)
        self.key = key
        self.stray = stray
        self.seats = tuple([seat for seat, _, _, _ in halves])
        self.halves = tuple(
            [Half(self, number, mask, halo, squares) for number, (_, mask, halo, squares) in enumerate(halves)]
        )

    def half_of(self, seat: Seat) -> "Half":
        """The part that lies in a seat's estate."""
        return self.halves[self.seats.index(seat)]

    def arguments(self) -> Arguments:
        here, there = self.halves[0], self.halves[-1]
        return {
            "building": self.key,
            "estate_seat": self.seats[0],
            "square": here.square,
            "squares": here.squares,
            "other_seat": self.seats[-1],
            "other_squares": there.squares,
        }


class Half(Place):
    """The part of a joint building that lies in one estate: a tile there like any other."""

    def __init__(self, whole: Join, number: int, mask: int, halo: int, squares: tuple[str, ...]) -> None:
        super().__init__(whole.text, whole.key, mask, halo, squares)
        self.whole = whole
        self.number = number

    def __reduce__(self) -> "tuple[Callable[..., Move], tuple[object, ...]]":
        return _half, (self.whole, self.number)


def _half(whole: Join, number: int) -> Half:
    return whole.halves[number]


class NameShare(Move):
    """What the partner pays to the active player."""

    def __init__(self, amount: int) -> None:
        super().__init__(f"for {amount}")
        self.amount = amount

    def arguments(self) -> Arguments:
        return {"amount": self.amount}


ACCEPT: Final = Move("accept")
REFUSE: Final = Move("refuse")
COUNTER: Final = Move("counter")
"""The partner proposes another place or sum."""
INSIST: Final = Move("insist")
"""The active player makes a last offer."""
