"""5 The placement of workers, phase 4: one each in turn order, until all have passed."""

from collections.abc import Sequence
from typing import Final

from signoria.table import PASS, Alone, Arguments, Log, Move, Refusal, Seat, Step
from signoria.titles.florenza.alms import PlaceForAlms
from signoria.titles.florenza.commissions import PlaceOnWork
from signoria.titles.florenza.events import Passed
from signoria.titles.florenza.game import NOBODY, Florenza
from signoria.titles.florenza.market import PlaceInMarket
from signoria.titles.florenza.moves import GO_TO_MARKET, Alms, Build, Commission, UseWorkshop
from signoria.titles.florenza.placings import Placing
from signoria.titles.florenza.workshops import PlaceOnWorkshop, PlaceToBuild

PLACEMENT: Final = 4
USE, BUILD, COMMISSION, MARKET, ALMS = PlaceOnWorkshop(), PlaceToBuild(), PlaceOnWork(), PlaceInMarket(), PlaceForAlms()
PLACINGS: Final[tuple[Placing, ...]] = (USE, BUILD, COMMISSION, MARKET, ALMS)
"""What a worker can do, in the order it is offered."""

PLACED_BY: Final[dict[type[Move], Placing]] = {UseWorkshop: USE, Build: BUILD, Commission: COMMISSION, Alms: ALMS}


def placing_of(move: Move) -> Placing | None:
    """The way of placing that a move belongs to."""
    return MARKET if move is GO_TO_MARKET else PLACED_BY.get(type(move))


def turns(game: Florenza) -> tuple[Seat, ...]:
    """5.2 The order of turns; who is Captain and Bishop stands in it twice."""
    if game.captain != NOBODY and game.captain == game.bishop:
        return (game.captain, *game.order)
    return game.order


class PlacementPhase(Step[Florenza]):
    """5.1 Everybody who has workers takes part."""

    paragraph = "5.1"

    def settle(self, game: Florenza, log: Log) -> None:
        game.phase = PLACEMENT
        game.ask(NextTurn(0))


class NextTurn(Step[Florenza]):
    """5.1 The next in turn order who has a worker and has not passed; when there is nobody, the phase is over."""

    paragraph = "5.1"

    def __init__(self, place: int) -> None:
        self.place = place

    def settle(self, game: Florenza, log: Log) -> None:
        order = turns(game)
        place = self.place
        for _ in order:
            place = place % len(order)
            seat = order[place]
            if game.families[seat].ready and not game.passed >> seat & 1:
                game.ask(Turn(seat, place))
                return
            place += 1


class Turn(Alone[Florenza]):
    """5.1 One worker is placed, or the seat passes for the rest of the round."""

    paragraph = "5.1"
    key = "florenza-question-turn"
    settled = True

    def __init__(self, seat: Seat, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def arguments(self, game: Florenza, seat: Seat) -> Arguments:
        return {"workers": game.families[seat].ready}

    def moves(self, game: Florenza, seat: Seat) -> Sequence[Move]:
        offered: list[Move] = []
        for placing in PLACINGS:
            offered += placing.moves(game, seat)
        offered.append(PASS)
        return offered

    def tempting(self, game: Florenza, seat: Seat) -> Sequence[Move]:
        return [move for placing in PLACINGS for move in placing.tempting(game, seat)]

    def forbids(self, game: Florenza, seat: Seat, move: Move) -> Refusal | None:
        placing = placing_of(move)
        return None if placing is None else placing.forbids(game, seat, move)

    def play(self, game: Florenza, seat: Seat, move: Move, log: Log) -> None:
        placing = placing_of(move)
        if placing is None:
            game.passed |= 1 << seat
            if log is not None:
                log.append(Passed(seat=seat, workers=game.families[seat].ready))
            game.ask(NextTurn(self.place + 1))
            return
        steps = placing.play(game, seat, move, log)
        game.ask(*steps, NextTurn(self.place + 1))
