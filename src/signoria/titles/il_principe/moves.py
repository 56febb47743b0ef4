"""The moves of the game: what a player can say besides bidding and passing."""

from signoria.table import Arguments, KeyMove, Move


class Lay(KeyMove):
    """A card of a colour laid face down for the auctions."""


class Play(KeyMove):
    """Cards of a colour from the hand, face up in front of oneself."""


class Build(KeyMove):
    """A city of the display."""


class Shield(KeyMove):
    """A shield in a region."""


class TurnUp(KeyMove):
    """One of one's own face-down cards, by its colour."""


class Cards(Move):
    """So many cards of the colour being played."""

    def __init__(self, count: int) -> None:
        super().__init__(f"cards {count}")
        self.count = count

    def arguments(self) -> Arguments:
        return {"count": self.count}
