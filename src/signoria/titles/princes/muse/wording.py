"""What the buttons of the expansion speak of."""

from signoria.table import Arguments, Move, Seat
from signoria.titles.princes.game import Princes
from signoria.titles.princes.muse.components import BANKER
from signoria.titles.princes.muse.court import court_of
from signoria.titles.princes.muse.merchant import rank
from signoria.titles.princes.muse.moves import PRINCESS_WORK, RANK, ChangeFlorins, CourtCharacter
from signoria.titles.princes.muse.princess import princess_value


def spoken_of(game: Princes, seat: Seat, move: Move) -> Arguments:
    """The money a Banker brings, the points of a place, the worth of a work, the florins that are changed."""
    if isinstance(move, CourtCharacter) and move.index == BANKER:
        return {"florins": court_of(game).money - 100 * move.space}
    if isinstance(move, CourtCharacter):
        return {"florins": 0}
    if isinstance(move, ChangeFlorins):
        return {"florins": game.box.rows.banker.florins_a_point * move.points}
    if move is RANK:
        return {"points": rank(game, seat)}
    return {"value": princess_value(game, seat)} if move is PRINCESS_WORK else {}
