"""4 The auctions of cards: group by group, the smallest first."""

from collections.abc import Sequence

from signoria.table import PASS, Alone, Arguments, Log, Move, Refusal, Seat, Step
from signoria.titles.il_principe.bidding import Bidding, speaking_order
from signoria.titles.il_principe.box import NONE
from signoria.titles.il_principe.building import build, buildable, forbids_building, tempting_cities
from signoria.titles.il_principe.components import COLOURS
from signoria.titles.il_principe.counts import changed, order_of_sale
from signoria.titles.il_principe.events import BuildingDeclined, GroupPutUp, GroupSold, GroupUnsold
from signoria.titles.il_principe.game import IlPrincipe
from signoria.titles.il_principe.moves import Build


def sell(game: IlPrincipe) -> None:
    """4.1 The groups come up one by one, in an order that is fixed now."""
    game.ask(*[PutUpGroup(colour) for colour in order_of_sale(game.offer)])


class PutUpGroup(Step[IlPrincipe]):
    """4.2 A group is put up; who sits left of Il Principe speaks first."""

    paragraph = "4.2"

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def settle(self, game: IlPrincipe, log: Log) -> None:
        if log is not None:
            log.append(GroupPutUp(card=COLOURS[self.colour], count=game.offer[self.colour]))
        game.ask(CardAuction(self.colour, 0, None, speaking_order(game, tuple(range(game.seats)))))


class CardAuction(Bidding):
    """4.2 The auction of one group; 4.5 all may pass, and 4.6 the winner takes the cards and the marker."""

    key = "il_principe-question-bid-cards"
    settled = True

    def __init__(self, colour: int, price: int, leader: Seat | None, still_in: tuple[Seat, ...]) -> None:
        super().__init__(COLOURS[colour], price, leader, still_in)
        self.colour = colour

    def bidding(self, price: int, leader: Seat | None, still_in: tuple[Seat, ...]) -> "CardAuction":
        return CardAuction(self.colour, price, leader, still_in)

    def arguments(self, game: IlPrincipe, seat: Seat) -> Arguments:
        return {"card": self.lot, "count": game.offer[self.colour], **self.spoken_of(game, seat)}

    def won(self, game: IlPrincipe, winner: Seat, log: Log) -> None:
        count = _leave_offer(game, self.colour)
        game.families[winner].take_openly(changed(NONE, self.colour, count))
        changes = game.pay(winner, self.price, "auction")
        game.prince = winner
        if log is not None:
            log.append(GroupSold(seat=winner, card=self.lot, count=count, price=self.price, changes=changes))
        if game.round > 1 and game.display:
            game.ask(BuildNow(winner))

    def unsold(self, game: IlPrincipe, log: Log) -> None:
        count = _leave_offer(game, self.colour)
        game.discards = changed(game.discards, self.colour, count)
        if log is not None:
            log.append(GroupUnsold(card=self.lot, count=count))


def _leave_offer(game: IlPrincipe, colour: int) -> int:
    """The cards of a colour are on offer no more."""
    count = game.offer[colour]
    game.offer = changed(game.offer, colour, -count)
    return count


class BuildNow(Alone[IlPrincipe]):
    """4.7 Whoever wins cards may build one city before the next group is sold.

    It is asked even of those who cannot, so that nothing about their hand and their coins shows.
    """

    paragraph = "4.7"
    key = "il_principe-question-build-now"

    def arguments(self, game: IlPrincipe, seat: Seat) -> Arguments:
        return {"coins": game.families[seat].coins}

    def moves(self, game: IlPrincipe, seat: Seat) -> Sequence[Move]:
        return [*buildable(game, seat), PASS]

    def tempting(self, game: IlPrincipe, seat: Seat) -> Sequence[Move]:
        return tempting_cities(game)

    def forbids(self, game: IlPrincipe, seat: Seat, move: Move) -> Refusal | None:
        return forbids_building(game, seat, move.index) if isinstance(move, Build) else None

    def play(self, game: IlPrincipe, seat: Seat, move: Move, log: Log) -> None:
        if isinstance(move, Build):
            build(game, seat, move.index, log)
        elif log is not None:
            log.append(BuildingDeclined(seat=seat))
