"""The moves worth a look: only what can be paid for once all placed workers have acted."""

from collections.abc import Sequence
from typing import Final

from signoria.table import Move, Seat
from signoria.titles.florenza.amounts import Amount
from signoria.titles.florenza.commissions import HireArtist
from signoria.titles.florenza.forecast import Forecast
from signoria.titles.florenza.game import Florenza
from signoria.titles.florenza.moves import Build, Commission, Hire, UseWorkshop
from signoria.titles.florenza.worths import WORTHS

FEW: Final = 12
ARTISTS: Final = 3
WORTH_A_JOURNEY: Final = 1.6
"""A workshop of others must bring so much, for it costs prestige that its owner gets."""


def shortlist(game: Florenza, seat: Seat, moves: Sequence[Move]) -> Sequence[Move]:
    """All moves where there are few; else what can be paid."""
    step = game.agenda[-1]
    if isinstance(step, HireArtist):
        return _artists(game, seat, step.work, moves)
    if len(moves) <= FEW:
        return moves
    purse = Forecast(game, seat)
    return [move for move in moves if _payable(game, seat, move, purse)] or moves[-1:]


def _artists(game: Florenza, seat: Seat, work: int, moves: Sequence[Move]) -> Sequence[Move]:
    """The best artists whose fee is left when the work is paid, and a nameless one."""
    purse = Forecast(game, seat)
    left = purse.florins - game.box.works[work].cost.florins
    characters = game.box.characters
    fitting = [
        (-characters[move.face].levels[move.skill], place)
        for place, move in enumerate(moves)
        if isinstance(move, Hire) and characters[move.face].fees[move.skill] <= left
    ]
    fitting.sort()
    chosen = fitting[:ARTISTS] + fitting[ARTISTS:][-1:]
    return [moves[place] for _, place in chosen] or moves[-1:]


def _payable(game: Florenza, seat: Seat, move: Move, purse: Forecast) -> bool:
    box = game.box
    match move:
        case Build():
            return _covers(purse, box.workshops[move.index].cost)
        case Commission():
            return _covers(purse, box.works[move.index].cost)
        case UseWorkshop():
            use = box.workshops[game.families[move.owner].slots[move.slot]].use
            if use is None or not _covers(purse, use.pay):
                return False
            worths = WORTHS[box.rows.play.rounds - game.round]
            return move.owner == seat or worths.of(use.gain) - worths.of(use.pay) >= WORTH_A_JOURNEY
        case _:
            return True


def _covers(purse: Forecast, cost: Amount) -> bool:
    if purse.florins < cost.florins:
        return False
    return not [kind for kind, count in cost.cubes if purse.cubes[kind] < count]
