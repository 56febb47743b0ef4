"""4.2 to 4.4 Bidding: the same for cards and for roles."""

from typing import Final

from mypy_extensions import mypyc_attr

from signoria.table import Arguments, Auction, Refusal, Seat
from signoria.titles.il_principe.events import BidMade, Passed
from signoria.titles.il_principe.game import IlPrincipe

NOT_HIGHER: Final = Refusal("il_principe-refusal-not-higher", "4.3")
TOO_FEW_COINS: Final = Refusal("il_principe-refusal-too-few-coins", "4.3")


@mypyc_attr(allow_interpreted_subclasses=True)
class Bidding(Auction[IlPrincipe]):
    """4.2 One after the other bids more or passes for good; 4.3 by any amount, from 1, up to the coins one has."""

    paragraph = "4.2"
    exact = False
    bid_made = BidMade
    passed = Passed

    def most(self, game: IlPrincipe, seat: Seat) -> int:
        return game.families[seat].coins

    def forbids_bid(self, game: IlPrincipe, seat: Seat, amount: int) -> Refusal:
        return NOT_HIGHER if amount <= self.price else TOO_FEW_COINS

    def spoken_of(self, game: IlPrincipe, seat: Seat) -> Arguments:
        """What every question of an auction speaks of: the bid that stands, whose it is, and one's own coins."""
        leader = seat if self.leader is None else self.leader
        return {"price": self.price, "leader_seat": leader, "coins": game.families[seat].coins}


def speaking_order(game: IlPrincipe, among: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """4.2 Clockwise from the left of Il Principe, who speaks last."""
    return game.clockwise(game.prince + 1, among)
