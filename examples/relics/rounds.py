"""3.1 and 3.6 A round: relics are drawn, laid and sold."""

from collections.abc import Sequence

from examples.relics.auction import NextLot
from examples.relics.ending import TheEnd
from examples.relics.events import Drew, Laid, RoundBegan
from examples.relics.game import Relics
from signoria.table import KeyMove, Log, Move, Seat, Step, Together


class NextRound(Step[Relics]):
    """3.6 Everybody draws a relic, as long as there is one for each; the first player changes. 4.1 Or it is over."""

    paragraph = "3.6"

    def settle(self, game: Relics, log: Log) -> None:
        if game.round:
            game.first = (game.first + 1) % game.seats
        drawn = 1 if game.round else game.box.stock.dealt
        if len(game.pile) < drawn * game.seats:
            drawn = 0
        if not drawn and not game.stalls[0].hand:
            game.ask(TheEnd())
            return
        game.round += 1
        if log is not None:
            log.append(RoundBegan(round=game.round, first_seat=game.first))
        for seat in range(game.seats if drawn else 0):
            self._draw(game, seat, drawn, log)
        game.ask(LayRelics(), NextRound())

    def _draw(self, game: Relics, seat: Seat, count: int, log: Log) -> None:
        relics, game.pile = game.take(game.pile, count, seat)
        stall = game.stalls[seat]
        stall.hand = tuple(sorted(stall.hand + relics))
        if log is not None:
            log.append(Drew(seat=seat, relics=tuple([game.box.keys[relic] for relic in relics]), to=(seat,)))


class LayRelics(Together[Relics]):
    """3.1 Everybody at once lays a relic of their hand face down; then all are turned up."""

    paragraph = "3.1"
    key = "relics-question-lay"
    settled = True

    def choices(self, game: Relics, seat: Seat) -> Sequence[Move]:
        return [game.box.lay[relic] for relic in game.stalls[seat].hand]

    def reveal(self, game: Relics, answers: tuple[Move, ...], log: Log) -> None:
        for seat in game.clockwise(game.first, range(game.seats)):
            move = answers[seat]
            assert isinstance(move, KeyMove)
            stall = game.stalls[seat]
            stall.hand = tuple([relic for relic in stall.hand if relic != move.index])
            game.laid = (*game.laid, (seat, move.index))
            if log is not None:
                log.append(Laid(seat=seat, relic=move.key))
        game.ask(NextLot())
