"""3 The auction: everybody may buy one item, and each pile is sold from once a round."""

from collections.abc import Sequence
from typing import Final

from signoria.table import Alone, Arguments, Auction, Bid, Log, Move, Refusal, Seat, Step
from signoria.titles.princes.box import ITEMS, ITEMS_TWO_PLAYERS
from signoria.titles.princes.events import BidMade, Bought, Opened, Passed, Renounced
from signoria.titles.princes.game import BUILDER, Princes, prestige_sold
from signoria.titles.princes.items import ITEM, LIMITED, Item, forbidden_to_own, further_builder
from signoria.titles.princes.moves import NOTHING, RENOUNCE, OpenItem, TakeItem

PILE_CLOSED: Final = Refusal("princes-refusal-pile-closed", "3.1")
PILE_EMPTY: Final = Refusal("princes-refusal-pile-empty", "3.1")
NOT_AN_ITEM_HERE: Final = Refusal("princes-refusal-not-an-item-here", "8.2")
NOT_COVERED: Final = Refusal("princes-refusal-not-covered", "3.7")
EXACT_RAISE: Final = Refusal("princes-refusal-exact-raise", "3.3")
BITS: Final = sum([1 << item for item in ITEMS])
BITS_TWO_PLAYERS: Final = sum([1 << item for item in ITEMS_TWO_PLAYERS])


def forbidden_items(game: Princes, seat: Seat) -> tuple[tuple[int, Refusal], ...]:
    """3.1, 3.7 and 3.8: one of each pile a round, piles run out, it must be payable and ownable; as bits."""
    stocks = game.item_stocks()
    every = (1 << len(stocks)) - 1
    return (
        (every & ~(BITS_TWO_PLAYERS if game.seats == 2 else BITS), NOT_AN_ITEM_HERE),
        (game.closed, PILE_CLOSED),
        (0 if all(stocks) else sum([1 << item for item, left in enumerate(stocks) if not left]), PILE_EMPTY),
        (every if game.opening() > game.wealth(seat) else 0, NOT_COVERED),
        *forbidden_to_own(game, seat),
    )


def forbids_buying(game: Princes, seat: Seat, item: int) -> Refusal | None:
    """Why an item cannot be bought at the opening price: the first rule that forbids it."""
    return next((why for items, why in forbidden_items(game, seat) if items >> item & 1), None)


def buyable(game: Princes, seat: Seat) -> list[int]:
    """The items that no rule forbids."""
    forbidden = 0
    for items, _ in forbidden_items(game, seat):
        forbidden |= items
    return [item for item in game.item_indices() if not forbidden >> item & 1]


class AuctionPhase(Step[Princes]):
    """3.1 All may buy, all piles are open, and the first player begins."""

    paragraph = "3.1"

    def settle(self, game: Princes, log: Log) -> None:
        game.closed = 0
        game.bidders = tuple(range(game.seats))
        game.ask(NextOpener(game.first))


class NextOpener(Step[Princes]):
    """3.5 The same opener as long as he has not bought; then the next clockwise. 3.6 The last one needs no auction."""

    paragraph = "3.5"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def settle(self, game: Princes, log: Log) -> None:
        if not game.bidders:
            return
        opener = game.clockwise(self.seat, game.bidders)[0]
        game.ask(OpenAuction(opener) if len(game.bidders) > 1 else LastBuyer(opener))


class OpenAuction(Step[Princes]):
    """3.2 The player to open names an item at the opening price, or renounces for this round."""

    paragraph = "3.2"
    key = "princes-question-open"
    settled = True

    def __init__(self, opener: Seat) -> None:
        self.opener = opener

    def asked(self, game: Princes) -> tuple[Seat, ...]:
        return (self.opener,)

    def arguments(self, game: Princes, seat: Seat) -> Arguments:
        return {"price": game.opening()}

    def tempting(self, game: Princes, seat: Seat) -> Sequence[Move]:
        return [game.box.open[item] for item in game.item_indices()]

    def forbids(self, game: Princes, seat: Seat, move: Move) -> Refusal | None:
        return forbids_buying(game, seat, move.index) if isinstance(move, OpenItem) else None

    def moves(self, game: Princes, seat: Seat) -> Sequence[Move]:
        return [*[game.box.open[item] for item in buyable(game, seat)], RENOUNCE]

    def play(self, game: Princes, seat: Seat, move: Move, log: Log) -> None:
        if not isinstance(move, OpenItem):
            _leave(game, seat)
            if log is not None:
                log.append(Renounced(seat=seat))
            game.ask(NextOpener(seat))
            return
        if log is not None:
            log.append(Opened(seat=seat, item=move.key, price=game.opening()))
        order = game.clockwise(seat + 1, game.bidders)
        game.ask(Bidding(ITEM[move.index], seat, game.opening(), seat, order))


class Bidding(Auction[Princes]):
    """3.3 Clockwise, everybody still in raises by exactly 100 or passes; 3.4 the last one pays and takes the item."""

    paragraph = "3.3"
    key = "princes-question-bid"

    def __init__(self, item: Item, opener: Seat, price: int, leader: Seat | None, still_in: tuple[Seat, ...]) -> None:
        super().__init__(item.key, price, leader, still_in)
        self.item = item
        self.opener = opener

    def arguments(self, game: Princes, seat: Seat) -> Arguments:
        leader = self.opener if self.leader is None else self.leader
        return {"item": self.lot, "price": self.price, "leader_seat": leader, "least": self.least(game)}

    def bidding(self, price: int, leader: Seat | None, still_in: tuple[Seat, ...]) -> "Bidding":
        return Bidding(self.item, self.opener, price, leader, still_in)

    def least(self, game: Princes) -> int:
        return self.price + 100

    def most(self, game: Princes, seat: Seat) -> int:
        if LIMITED >> self.item.index & 1 and self._forbids_owning(game, seat) is not None:
            return 0
        return game.wealth(seat)

    def _forbids_owning(self, game: Princes, seat: Seat) -> Refusal | None:
        for items, why in forbidden_to_own(game, seat):
            if items >> self.item.index & 1:
                return why
        return None

    def forbids_bid(self, game: Princes, seat: Seat, amount: int) -> Refusal:
        owning = self._forbids_owning(game, seat)
        if owning is not None:
            return owning
        if amount != self.least(game):
            return EXACT_RAISE
        return NOT_COVERED

    def announce(self, game: Princes, seat: Seat, move: Move, log: Log) -> None:
        if log is None:
            return
        if isinstance(move, Bid):
            log.append(BidMade(seat=seat, item=self.lot, price=move.amount))
        else:
            log.append(Passed(seat=seat, item=self.lot))

    def won(self, game: Princes, winner: Seat, log: Log) -> None:
        """Whoever passed last sees how the winner pays: whether points must be sold shows what money there was."""
        if not game.options["open_money"]:
            game.show()
        game.ask(NextOpener(self.opener))
        sell(game, winner, self.item, self.price, log)


class LastBuyer(Alone[Princes]):
    """3.6 The last one who has neither bought nor renounced may take an item at the opening price, or nothing."""

    paragraph = "3.6"
    key = "princes-question-last-buyer"
    settled = True

    def arguments(self, game: Princes, seat: Seat) -> Arguments:
        return {"price": game.opening()}

    def tempting(self, game: Princes, seat: Seat) -> Sequence[Move]:
        return [game.box.take[item] for item in game.item_indices()]

    def forbids(self, game: Princes, seat: Seat, move: Move) -> Refusal | None:
        return forbids_buying(game, seat, move.index) if isinstance(move, TakeItem) else None

    def moves(self, game: Princes, seat: Seat) -> Sequence[Move]:
        return [*[game.box.take[item] for item in buyable(game, seat)], NOTHING]

    def play(self, game: Princes, seat: Seat, move: Move, log: Log) -> None:
        if isinstance(move, TakeItem):
            sell(game, seat, ITEM[move.index], game.opening(), log)
            return
        _leave(game, seat)
        if log is not None:
            log.append(Renounced(seat=seat))


def _leave(game: Princes, seat: Seat) -> None:
    game.bidders = tuple([other for other in game.bidders if other != seat])


def sell(game: Princes, seat: Seat, item: Item, price: int, log: Log) -> None:
    """3.4 The item is sold; unless something is to be asked about the price, it is paid at once."""
    for sale in game.box.variant.sales:
        step = sale(game, seat, item, price)
        if step is not None:
            game.ask(step)
            return
    buy(game, seat, item, price, log)


def buy(game: Princes, seat: Seat, item: Item, price: int, log: Log) -> None:
    """3.4 The price is paid before the item brings anything; buyer and pile are done for this round."""
    paid = game.pay(seat, price, "auction")
    _leave(game, seat)
    game.closed |= 1 << item.index
    place = 0 if log is None else len(log)
    steps = item.take(game, seat, log)
    points = further_builder(game, seat, item)
    changes = paid + game.score(seat, points, BUILDER)
    if log is not None:
        sold, raised = prestige_sold(paid)
        told = Bought(seat=seat, item=item.key, price=price, points=points, sold=sold, raised=raised, changes=changes)
        log.insert(place, told)
    game.ask(*steps)
