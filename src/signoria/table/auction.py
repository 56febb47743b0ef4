"""The ascending auction: one for every title."""

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import mypyc_attr

from signoria.table.events import Log
from signoria.table.messages import AuctionState, Question, Refusal, Seat
from signoria.table.moves import PASS, Bid, Move, bid
from signoria.table.steps import G, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Auction(Step[G]):
    """One seat after another bids more or passes; who passes is out, and the last one in has won.

    `still_in` stands in the order of speaking: its first seat is asked, the leader is its last. A subclass says
    where bids start, whether a raise is exact or free, what each seat can pay, and what winning or nobody's bid does.
    """

    exact: ClassVar[bool] = True

    def __init__(self, lot: str, price: int, leader: Seat | None, still_in: tuple[Seat, ...]) -> None:
        self.lot = lot
        self.price = price
        self.leader = leader
        self.still_in = still_in

    def least(self, game: G) -> int:
        """The lowest bid that may be made now."""
        raise NotImplementedError

    def most(self, game: G, seat: Seat) -> int:
        """The highest bid that a seat can pay; below `least` it can only pass."""
        raise NotImplementedError

    def forbids_bid(self, game: G, seat: Seat, amount: int) -> Refusal:
        """Why a bid is not allowed; asked only for those that are not."""
        raise NotImplementedError

    def bidding(self, price: int, leader: Seat | None, still_in: tuple[Seat, ...]) -> "Auction[G]":
        """The same auction, one answer later."""
        raise NotImplementedError

    def won(self, game: G, winner: Seat, log: Log) -> None:
        """What winning does."""
        raise NotImplementedError

    def unsold(self, game: G, log: Log) -> None:
        """What happens when all have passed without a bid; never where the opener has bid already."""
        raise NotImplementedError

    def told(self, game: G, seat: Seat, move: Move, log: Log) -> None:
        """An answer becomes known."""

    def asked(self, game: G) -> tuple[Seat, ...]:
        return self.still_in[:1]

    def moves(self, game: G, seat: Seat) -> Sequence[Move]:
        least = self.least(game)
        most = self.most(game, seat)
        if most < least:
            return (PASS,)
        if self.exact:
            return (bid(least), PASS)
        return [*map(bid, range(least, most + 1)), PASS]

    def play(self, game: G, seat: Seat, move: Move, log: Log) -> None:
        self.told(game, seat, move, log)
        others = self.still_in[1:]
        price, leader, still_in = self.price, self.leader, others
        if isinstance(move, Bid):
            price, leader, still_in = move.amount, seat, (*others, seat)
        if len(still_in) == 1 and leader == still_in[0]:
            self.bidding(price, leader, still_in).won(game, leader, log)
        elif still_in:
            game.ask(self.bidding(price, leader, still_in))
        else:
            self.unsold(game, log)

    def question(self, game: G, seat: Seat) -> Question:
        state = AuctionState(self.lot, self.price, self.least(game), self.leader, self.still_in[1:])
        return Question(self.key, self.paragraph, self.arguments(game, seat), state)

    def tempting(self, game: G, seat: Seat) -> Sequence[Move]:
        return (bid(self.least(game)),)

    def forbids(self, game: G, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, Bid) or (self.least(game) <= move.amount <= self.most(game, seat) and not self.exact):
            return None
        if self.exact and move.amount == self.least(game) <= self.most(game, seat):
            return None
        return self.forbids_bid(game, seat, move.amount)
