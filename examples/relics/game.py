"""The state of a game: stalls, the pile, and what was laid to be sold."""

from examples.relics.box import RelicsBox
from examples.relics.pawning import Pawning
from examples.relics.scoring import places_of, sheet
from examples.relics.views import RelicsView, view_of
from signoria.table import Arguments, Game, Move, Outcome, Pile, Purse, Seat, outcome_of


class Stall(Purse):
    """What one merchant has besides coins and points. The set-up fills a new one; `copy` does too."""

    sources = ("relics", "sets", "cloak")

    hand: tuple[int, ...]
    relics: tuple[int, ...]
    pawned: bool

    def copy(self) -> "Stall":
        """The same stall, apart from this one."""
        other = Stall()
        self.copy_purse(other)
        other.hand = self.hand
        other.relics = self.relics
        other.pawned = self.pawned
        return other


class Relics(Game):
    """The whole truth of one game. `laid` are relics still to be sold in this round, each with who laid it."""

    title = "relics"

    box: RelicsBox
    round: int
    first: Seat
    pile: Pile
    laid: tuple[tuple[Seat, int], ...]
    unsold: tuple[int, ...]
    stalls: tuple[Stall, ...]

    def copy(self) -> "Relics":
        other = Relics()
        self.copy_table(other)
        other.box = self.box
        other.round = self.round
        other.first = self.first
        other.pile = self.pile
        other.laid = self.laid
        other.unsold = self.unsold
        other.stalls = tuple([stall.copy() for stall in self.stalls])
        return other

    def asides(self) -> tuple[Pawning, ...]:
        return (Pawning(),)

    def redeal(self, seat: Seat | None) -> None:
        """The hands of the others and the pile; coins add up from what everybody has seen, so they stay."""
        others = [stall for other, stall in enumerate(self.stalls) if other != seat]
        hands, self.pile = self.dealt_anew(seat, [stall.hand for stall in others], self.pile)
        for stall, hand in zip(others, hands, strict=True):
            stall.hand = hand

    def spoken_of(self, seat: Seat, move: Move) -> Arguments:
        return {**move.arguments(), "coins": self.stalls[seat].coins, "cloak": self.box.stock.cloak}

    def view(self, seat: Seat | None) -> RelicsView:
        return view_of(self, seat)

    def tallies(self, seat: Seat) -> dict[str, int]:
        return self.stalls[seat].tallies()

    def sheets(self, eyes: Seat | None) -> tuple[dict[str, int], ...]:
        return tuple([sheet(self, seat) for seat in range(self.seats)])

    def outcome(self) -> Outcome | None:
        return None if self.agenda else outcome_of(places_of(self), self.sheets(None))
