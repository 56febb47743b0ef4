"""5 and 6: a worker goes to market, and in phase 5 he may sell, buy and exchange, each once."""

from collections.abc import Sequence
from typing import Final

from signoria.table import Arguments, Log, Move, Refusal, Seat, Step
from signoria.titles.florenza.dealings import begin_dealing, can_deal, deal, givable, takeable
from signoria.titles.florenza.effects import affords
from signoria.titles.florenza.events import SentToMarket
from signoria.titles.florenza.game import Florenza
from signoria.titles.florenza.moves import EXCHANGE, GO_TO_MARKET, LEAVE, Buy, Sell
from signoria.titles.florenza.placings import Placing

MARKET_PHASE: Final = 5
SOLD, BOUGHT, EXCHANGED = 1, 2, 4
ALL_DONE: Final = SOLD | BOUGHT | EXCHANGED
ONCE_A_ROUND: Final = Refusal("florenza-refusal-market-once", "5.9")
DONE_ALREADY: Final = Refusal("florenza-refusal-done-already", "6.2")
NOTHING_TO_SELL: Final = Refusal("florenza-refusal-no-such-cube", "6.2")
CANNOT_BUY: Final = Refusal("florenza-refusal-cannot-buy", "6.2")
NOT_IN_SUPPLY: Final = Refusal("florenza-refusal-none-in-supply", "6.3")
TOO_FEW_CUBES: Final = Refusal("florenza-refusal-too-few-cubes", "6.2")


class PlaceInMarket(Placing):
    """5.9 One worker a round; there is room for everybody."""

    def moves(self, game: Florenza, seat: Seat) -> Sequence[Move]:
        return () if game.at_market >> seat & 1 else (GO_TO_MARKET,)

    def tempting(self, game: Florenza, seat: Seat) -> Sequence[Move]:
        return (GO_TO_MARKET,)

    def forbids(self, game: Florenza, seat: Seat, move: Move) -> Refusal | None:
        return ONCE_A_ROUND if game.at_market >> seat & 1 else None

    def play(self, game: Florenza, seat: Seat, move: Move, log: Log) -> tuple[Step[Florenza], ...]:
        game.families[seat].send()
        game.at_market |= 1 << seat
        if log is not None:
            log.append(SentToMarket(seat=seat))
        return ()


class MarketPhase(Step[Florenza]):
    """6.1 In turn order everybody who has a worker there deals, and finishes before the next."""

    paragraph = "6.1"

    def settle(self, game: Florenza, log: Log) -> None:
        game.phase = MARKET_PHASE
        game.ask(*[AtMarket(seat, 0) for seat in game.order if game.at_market >> seat & 1])


class AtMarket(Step[Florenza]):
    """6.2 Sell a cube, buy a cube, give two for one: each at most once, in any order."""

    paragraph = "6.2"
    key = "florenza-question-market"
    settled = True

    def __init__(self, seat: Seat, done: int) -> None:
        self.seat = seat
        self.done = done

    def asked(self, game: Florenza) -> tuple[Seat, ...]:
        return (self.seat,) if self.done != ALL_DONE else ()

    def settle(self, game: Florenza, log: Log) -> None:
        """All three are done."""
        game.at_market &= ~(1 << self.seat)

    def arguments(self, game: Florenza, seat: Seat) -> Arguments:
        return {
            "sale": game.box.sell.gain.florins,
            "price": game.box.buy.pay.florins,
            "given": game.box.exchange.pay.any,
        }

    def moves(self, game: Florenza, seat: Seat) -> Sequence[Move]:
        box = game.box
        offered: list[Move] = []
        if not self.done & SOLD:
            offered += box.sold.of(givable(game, seat, box.sell, ()))
        if not self.done & BOUGHT and affords(game.families[seat], box.buy.pay):
            offered += box.bought.of(takeable(game, box.buy, (), ()))
        if not self.done & EXCHANGED and can_deal(game, seat, box.exchange):
            offered.append(EXCHANGE)
        offered.append(LEAVE)
        return offered

    def tempting(self, game: Florenza, seat: Seat) -> Sequence[Move]:
        return [*game.box.sold.moves, *game.box.bought.moves, EXCHANGE]

    def forbids(self, game: Florenza, seat: Seat, move: Move) -> Refusal | None:
        box = game.box
        if isinstance(move, Sell):
            if self.done & SOLD:
                return DONE_ALREADY
            return None if givable(game, seat, box.sell, ()) >> move.index & 1 else NOTHING_TO_SELL
        if isinstance(move, Buy):
            if self.done & BOUGHT:
                return DONE_ALREADY
            if not affords(game.families[seat], box.buy.pay):
                return CANNOT_BUY
            return None if takeable(game, box.buy, (), ()) >> move.index & 1 else NOT_IN_SUPPLY
        if move is EXCHANGE:
            if self.done & EXCHANGED:
                return DONE_ALREADY
            return None if can_deal(game, seat, box.exchange) else TOO_FEW_CUBES
        return None

    def play(self, game: Florenza, seat: Seat, move: Move, log: Log) -> None:
        box = game.box
        if isinstance(move, Sell):
            game.ask(AtMarket(seat, self.done | SOLD))
            deal(game, seat, box.sell, (move.index,), (), log)
        elif isinstance(move, Buy):
            game.ask(AtMarket(seat, self.done | BOUGHT))
            deal(game, seat, box.buy, (), (move.index,), log)
        elif move is EXCHANGE:
            game.ask(AtMarket(seat, self.done | EXCHANGED))
            begin_dealing(game, seat, box.exchange, log)
        else:
            game.at_market &= ~(1 << seat)
