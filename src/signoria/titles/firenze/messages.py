"""What the button of a move says: the card it is about, its price, its points."""

from typing import TYPE_CHECKING

from signoria.table import Arguments, Move, Seat
from signoria.titles.firenze.bricks import spelled_out
from signoria.titles.firenze.moves import Discard, Exchange, Fill, HandOn, Keep, Lay, Play, Sabotage, Steal, Swap, Take
from signoria.titles.firenze.prices import most_bricks, price_of_bricks, price_of_place

if TYPE_CHECKING:
    from signoria.titles.firenze.game import Firenze


def spoken_of(game: "Firenze", seat: Seat, move: Move) -> Arguments:
    """What the message of a move speaks of, with all a player wants to know before making it."""
    arguments = move.arguments()
    if isinstance(move, (Take, Exchange, Swap)):
        there = move.place < len(game.row)
        arguments["card"] = game.box.card_keys[game.row[move.place]] if there else ""
        arguments["bricks"] = spelled_out(game.lying[move.place]) if there else ()
        arguments["price"] = price_of_place(game, move.place)
        arguments["says"] = arguments["card"]
    elif isinstance(move, Lay):
        allowed = game.built + move.bricks <= most_bricks(game)
        arguments["cost"] = price_of_bricks(game, move.bricks) if allowed else 0
    elif isinstance(move, Fill):
        arguments["points"] = game.worth[move.space]
        arguments["level"] = game.balconies.index(move.space) + 1 if move.space in game.balconies else 0
    elif isinstance(move, (Steal, Sabotage, HandOn)) and move.seat >= game.seats:
        del arguments["to_seat" if isinstance(move, HandOn) else "from_seat"]
    if isinstance(move, (Play, Discard, Keep, HandOn)):
        arguments["says"] = move.key
    return arguments
