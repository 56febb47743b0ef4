"""1.2 A turn: six phases in their order; then the next player clockwise, until the end."""

from typing import Final

from signoria.table import Log, Seat, Step
from signoria.titles.firenze.building import BuildAnew
from signoria.titles.firenze.components import MOST_SEATS
from signoria.titles.firenze.contracts import Contracts
from signoria.titles.firenze.demolition import Demolish
from signoria.titles.firenze.ending import FinalScoring
from signoria.titles.firenze.events import RoundsOver, TurnBegan
from signoria.titles.firenze.exchange import OfferExchange
from signoria.titles.firenze.game import BUILD, CARD, CONTRACTS, EXCHANGE, LIMITS, NOBODY, Firenze
from signoria.titles.firenze.limits import CardLimit, StoreLimit
from signoria.titles.firenze.taking import TakeCard

MOST_ROUNDS: Final = 100


class Turn(Step[Firenze]):
    """1.2 Card, exchange, building, demolition, contracts, limits."""

    paragraph = "1.2"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def settle(self, game: Firenze, log: Log) -> None:
        seat = self.seat
        game.active = seat
        game.phase = CARD
        game.played = 0
        game.built = 0
        game.paid = 0
        game.filled = 0
        game.changed = ()
        if log is not None:
            log.append(TurnBegan(seat=seat, round=game.round))
        game.ask(*PHASES[seat])


class Phase(Step[Firenze]):
    """1.2 The next phase of the turn begins."""

    paragraph = "1.2"

    def __init__(self, number: int) -> None:
        self.number = number

    def settle(self, game: Firenze, log: Log) -> None:
        game.phase = self.number


class NextTurn(Step[Firenze]):
    """10.2 The game ends before the player who placed the last letter would have another turn; 10.6 or by rounds."""

    paragraph = "10.2"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def settle(self, game: Firenze, log: Log) -> None:
        seat = (self.seat + 1) % game.seats
        if game.finisher != NOBODY and seat == game.finisher:
            game.ask(FinalScoring())
            return
        if seat == game.first:
            if game.round == MOST_ROUNDS:
                if log is not None:
                    log.append(RoundsOver(round=game.round))
                game.ask(FinalScoring())
                return
            game.round += 1
        game.ask(Turn(seat))


def _phases(seat: Seat) -> tuple[Step[Firenze], ...]:
    """1.2 All that a turn asks and does, in order."""
    return (
        TakeCard(seat),
        Phase(EXCHANGE),
        OfferExchange(seat),
        Phase(BUILD),
        BuildAnew(seat),
        Demolish(seat),
        Phase(CONTRACTS),
        Contracts(seat),
        Phase(LIMITS),
        CardLimit(seat),
        StoreLimit(seat),
        NextTurn(seat),
    )


PHASES: Final[tuple[tuple[Step[Firenze], ...], ...]] = tuple([_phases(seat) for seat in range(MOST_SEATS)])
