"""What one seat has of what wins and of what pays, in games that count points by source and pay in coins."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from signoria.table.events import Change
from signoria.table.fields import Stateful
from signoria.table.messages import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Purse(Stateful):
    """Coins, and points by source. A title adds what else a seat has, fills it in the set-up, and copies it."""

    sources: ClassVar[tuple[str, ...]]
    """Where points come from, in the order of `scored`."""

    seat: Seat
    coins: int
    scored: tuple[int, ...]

    def open_purse(self, seat: Seat, coins: int) -> None:
        """The part of the set-up that all purses share."""
        self.seat = seat
        self.coins = coins
        self.scored = (0,) * len(self.sources)

    def copy_purse(self, other: "Purse") -> None:
        """The shared part of a copy."""
        other.seat = self.seat
        other.coins = self.coins
        other.scored = self.scored

    def points(self) -> int:
        """All points so far."""
        return sum(self.scored)

    def earn(self, amount: int, source: str) -> tuple[Change, ...]:
        """Coins from the bank, and what an event tells of them."""
        self.coins += amount
        return (Change(self.seat, "coins", amount, source),) if amount else ()

    def pay(self, amount: int, source: str) -> tuple[Change, ...]:
        """Coins to the bank, and what an event tells of them."""
        return self.earn(-amount, source)

    def score(self, points: int, source: str) -> tuple[Change, ...]:
        """Points from a source, and what an event tells of them."""
        place = self.sources.index(source)
        self.scored = (*self.scored[:place], self.scored[place] + points, *self.scored[place + 1 :])
        return (Change(self.seat, "points", points, source),) if points else ()

    def tallies(self) -> dict[str, int]:
        """What events count for the seat."""
        return {"coins": self.coins, "points": self.points()}
