"""What the button of a move says: what it costs, brings, or lacks."""

from typing import TYPE_CHECKING

from signoria.table import Message, Move, Seat
from signoria.titles.il_principe.components import COLOURS
from signoria.titles.il_principe.moves import Build, Cards, Play

if TYPE_CHECKING:
    from signoria.titles.il_principe.game import IlPrincipe


def message_of(game: "IlPrincipe", seat: Seat, move: Move) -> Message:
    """The message of a move, with the numbers it speaks of."""
    arguments = move.arguments()
    family = game.families[seat]
    match move:
        case Build():
            arguments["cost"] = game.box.costs[move.index]
            arguments["points"] = game.box.points[move.index]
            arguments["cards"] = game.box.missing(move.index, family.hand)
        case Play():
            arguments["count"] = family.hand[move.index]
        case Cards():
            arguments["card"] = COLOURS[game.playing] if game.playing >= 0 else ""
        case _:
            pass
    return Message(f"il_principe-move-{move.kind}", arguments)
