"""The ascending auction: one for every title."""

from collections.abc import Sequence
from typing import ClassVar, Final, TypedDict

from mypy_extensions import mypyc_attr

from signoria.table.events import BidMade, Log, Passed
from signoria.table.messages import Arguments, AuctionState, Question, Refusal, Seat
from signoria.table.moves import PASS, Bid, Move, bid
from signoria.table.steps import G, Step

NOT_HIGHER: Final = "table-refusal-not-higher"
TOO_DEAR: Final = "table-refusal-too-dear"


class Standing(TypedDict):
    """How an auction stands."""

    price: int
    leader_seat: Seat | None
    still_in_seats: tuple[Seat, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Auction(Step[G]):
    """One seat after another bids more or passes; who passes is out, and the last one in has won.

    `still_in` stands in the order of speaking: its first seat is asked, the leader is its last. A subclass says
    where bids start, whether a raise is exact or free, what each seat can pay, and what winning or nobody's bid does.
    Until somebody has spoken, what went before is done, and the position may be judged.
    """

    exact: ClassVar[bool] = True
    what: ClassVar[str] = "lot"
    """What kind of thing the lot is, as the question calls it."""
    bid_made: ClassVar[type[BidMade]] = BidMade
    passed: ClassVar[type[Passed]] = Passed
    """The title's own kinds of these two events, which know their paragraph."""

    def __init__(self, lot: str, price: int, leader: Seat | None, still_in: tuple[Seat, ...]) -> None:
        self.lot = lot
        self.price = price
        self.leader = leader
        self.still_in = still_in
        self.spoken = False

    def is_settled(self) -> bool:
        return self.settled and not self.spoken

    def least(self, game: G) -> int:
        """The lowest bid allowed now."""
        return self.price + 1

    def most(self, game: G, seat: Seat) -> int:
        """The highest bid that a seat can pay; below `least` it can only pass."""
        raise NotImplementedError

    def forbids_bid(self, game: G, seat: Seat, amount: int) -> Refusal:
        """Why a bid is not allowed; asked only for those that are not."""
        return Refusal(NOT_HIGHER if amount < self.least(game) else TOO_DEAR, self.paragraph)

    def bidding(self, price: int, leader: Seat | None, still_in: tuple[Seat, ...]) -> "Auction[G]":
        """The same auction, one answer later."""
        return type(self)(self.lot, price, leader, still_in)

    def arguments(self, game: G, seat: Seat) -> Arguments:
        """The lot by its kind, the price, whose it is (the asked seat's own before any bid), and what it can pay."""
        leader = seat if self.leader is None else self.leader
        return {self.what: self.lot, "price": self.price, "leader_seat": leader, "coins": self.most(game, seat)}

    def won(self, game: G, winner: Seat, log: Log) -> None:
        """What winning does."""
        raise NotImplementedError

    def unsold(self, game: G, log: Log) -> None:
        """What happens when all have passed without a bid; never happens where the opener has already bid."""
        raise NotImplementedError

    def announce(self, game: G, seat: Seat, move: Move, log: Log) -> None:
        """An answer becomes known."""
        if log is not None:
            known = self.bid_made(seat=seat, price=move.amount) if isinstance(move, Bid) else self.passed(seat=seat)
            log.append(known)

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
        self.announce(game, seat, move, log)
        others = self.still_in[1:]
        price, leader, still_in = self.price, self.leader, others
        if isinstance(move, Bid):
            price, leader, still_in = move.amount, seat, (*others, seat)
        later = self.bidding(price, leader, still_in)
        later.spoken = True
        if len(still_in) == 1 and leader == still_in[0]:
            later.won(game, leader, log)
        elif still_in:
            game.ask(later)
        else:
            self.unsold(game, log)

    def standing(self) -> Standing:
        """What a view tells of it: the fields of every `LotView`."""
        return {"price": self.price, "leader_seat": self.leader, "still_in_seats": self.still_in}

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


def under_the_hammer(game: G) -> Auction[G] | None:
    """The auction in which somebody is asked now."""
    step = game.agenda[-1] if game.agenda else None
    return step if isinstance(step, Auction) else None
