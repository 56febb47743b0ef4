"""3.2 to 3.4 The auction: the relics that were laid are sold one after another."""

from examples.relics.events import BidMade, Passed, Sold, Unsold
from examples.relics.game import Relics
from signoria.table import Auction, Log, Seat, Step


class NextLot(Step[Relics]):
    """3.2 Whoever sits to the left of the one who laid a relic speaks first, and the one who laid it last."""

    paragraph = "3.2"

    def settle(self, game: Relics, log: Log) -> None:
        if game.laid:
            seller, relic = game.laid[0]
            order = game.clockwise(seller + 1, range(game.seats))
            game.ask(Sale(game.box.keys[relic], 0, None, order), NextLot())


class Sale(Auction[Relics]):
    """3.2 One after the other bids more, by any amount, or passes for good."""

    paragraph = "3.2"
    key = "relics-question-bid"
    what = "relic"
    exact = False
    settled = True
    asides = True
    bid_made = BidMade
    passed = Passed

    def most(self, game: Relics, seat: Seat) -> int:
        return game.stalls[seat].coins

    def won(self, game: Relics, winner: Seat, log: Log) -> None:
        """3.3 The price goes to the bank, the relic to the stall of the one who paid it."""
        (_, relic), *laid = game.laid
        game.laid = tuple(laid)
        stall = game.stalls[winner]
        stall.relics = (*stall.relics, relic)
        points = game.box.points[relic]
        changes = stall.pay(self.price, "auction") + stall.score(points, "relics")
        if log is not None:
            log.append(Sold(seat=winner, relic=self.lot, price=self.price, points=points, changes=changes))

    def unsold(self, game: Relics, log: Log) -> None:
        """3.4 It leaves the game."""
        (_, relic), *laid = game.laid
        game.laid = tuple(laid)
        game.unsold = (*game.unsold, relic)
        if log is not None:
            log.append(Unsold(relic=self.lot))
