"""What the button of a move says: what it costs, brings, or lacks."""

from typing import TYPE_CHECKING

from signoria.table import Arguments, Move, Seat
from signoria.titles.il_principe.components import COLOURS
from signoria.titles.il_principe.moves import Build, Cards, Play
from signoria.titles.il_principe.notes import site_of

if TYPE_CHECKING:
    from signoria.titles.il_principe.game import IlPrincipe


def spoken_of(game: "IlPrincipe", seat: Seat, move: Move) -> Arguments:
    """What the message of a move speaks of, with the numbers it speaks of."""
    arguments = move.arguments()
    family = game.families[seat]
    match move:
        case Build():
            arguments["cost"] = game.box.costs[move.index]
            arguments.update(site_of(game.box.rows, game.box.rows.cities[move.index]))
            arguments["cards"] = game.box.missing(move.index, family.hand)
        case Play():
            arguments["count"] = family.hand[move.index]
        case Cards():
            arguments["card"] = COLOURS[game.playing] if game.playing >= 0 else ""
        case _:
            pass
    return arguments
