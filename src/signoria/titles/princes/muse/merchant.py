"""11.11 The Merchant: what is won next is free, or points for one's place on the track."""

from collections.abc import Sequence
from typing import Final

from signoria.table import Alone, Arguments, Aside, Log, Move, Refusal, Seat, Step, places
from signoria.titles.princes.auction import buy
from signoria.titles.princes.game import Princes
from signoria.titles.princes.items import Item
from signoria.titles.princes.muse.components import MERCHANT
from signoria.titles.princes.muse.court import NOBODY, court_of, holds
from signoria.titles.princes.muse.events import RankScored, WonForNothing
from signoria.titles.princes.muse.moves import GRATIS, KEEP_MERCHANT, RANK
from signoria.titles.princes.muse.sources import score

NO_MERCHANT: Final = Refusal("princes-refusal-no-character", "11.11")


def rank(game: Princes, seat: Seat) -> int:
    """11.11 One's place on the track: one more than the players strictly ahead."""
    return places([(estate.prestige,) for estate in game.estates])[seat]


def take_points(game: Princes, seat: Seat, log: Log) -> None:
    """11.11 As many points as one's place, and the Merchant goes back."""
    points = rank(game, seat)
    court_of(game).hand_to(MERCHANT, NOBODY)
    changes = score(game, seat, points, "merchant")
    if log is not None:
        log.append(RankScored(seat=seat, points=points, changes=changes))


class KeepMerchant(Alone[Princes]):
    """11.11 Who has taken the Merchant may have the points at once."""

    paragraph = "11.11"
    key = "princes-question-merchant"

    def arguments(self, game: Princes, seat: Seat) -> Arguments:
        return {"points": rank(game, seat)}

    def moves(self, game: Princes, seat: Seat) -> Sequence[Move]:
        return (RANK, KEEP_MERCHANT)

    def play(self, game: Princes, seat: Seat, move: Move, log: Log) -> None:
        if move is RANK:
            take_points(game, seat, log)


class MerchantInTurn(Aside[Princes]):
    """11.11 Before, between and after the actions of one's own turn; it is no action."""

    paragraph = "11.11"

    def takes(self, move: Move) -> bool:
        return move is RANK

    def moves(self, game: Princes, seat: Seat) -> Sequence[Move]:
        return (RANK,) if holds(game, seat, MERCHANT) else ()

    def play(self, game: Princes, seat: Seat, move: Move, log: Log) -> None:
        take_points(game, seat, log)

    def forbids(self, game: Princes, seat: Seat, move: Move) -> Refusal | None:
        return None if holds(game, seat, MERCHANT) else NO_MERCHANT


class MerchantWins(Alone[Princes]):
    """11.11 Who wins an item with the Merchant has it for nothing, or pays it and takes the points."""

    paragraph = "11.11"
    key = "princes-question-won-with-merchant"

    def __init__(self, seat: Seat, item: Item, price: int) -> None:
        super().__init__(seat)
        self.item = item
        self.price = price

    def arguments(self, game: Princes, seat: Seat) -> Arguments:
        return {"item": self.item.key, "price": self.price, "points": rank(game, seat)}

    def moves(self, game: Princes, seat: Seat) -> Sequence[Move]:
        return (GRATIS, RANK)

    def play(self, game: Princes, seat: Seat, move: Move, log: Log) -> None:
        if move is RANK:
            take_points(game, seat, log)
            buy(game, seat, self.item, self.price, log)
            return
        court_of(game).hand_to(MERCHANT, NOBODY)
        if log is not None:
            log.append(WonForNothing(seat=seat, item=self.item.key))
        buy(game, seat, self.item, 0, log)


def won_with_merchant(game: Princes, seat: Seat, item: Item, price: int) -> Step[Princes] | None:
    """What a buyer who holds the Merchant is asked before he pays."""
    return MerchantWins(seat, item, price) if holds(game, seat, MERCHANT) else None


class MerchantDue(Step[Princes]):
    """11.11 Who has not used the Merchant by the end of the auction has the points, unasked."""

    paragraph = "11.11"

    def settle(self, game: Princes, log: Log) -> None:
        holder = court_of(game).holders[MERCHANT]
        if holder != NOBODY:
            take_points(game, holder, log)
