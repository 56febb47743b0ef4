"""Which moves are worth a look: of bricks to give away only those that are missed least. For bots."""

from collections.abc import Sequence
from typing import Final

from signoria.table import Move, Seat
from signoria.titles.firenze.choosing import ChooseBricks
from signoria.titles.firenze.game import Firenze
from signoria.titles.firenze.moves import Brick, Sabotage, Steal
from signoria.titles.firenze.services import PickFromBag
from signoria.titles.firenze.swaps import TakeForSwap
from signoria.titles.firenze.taking import PayPrice

RARITY: Final = (0.0, 0.1, 0.2, 0.3, 0.4, 0.5)
OF_A_TOWER: Final = 3.0
EACH_FURTHER: Final = 0.15


def shortlist(game: Firenze, seat: Seat, moves: Sequence[Move]) -> Sequence[Move]:
    """The moves worth a look; of many bricks the one, of many rivals' things the best."""
    if len(moves) < 2:
        return moves
    step = game.agenda[-1]
    if isinstance(step, (PickFromBag, TakeForSwap)):
        return moves
    if isinstance(step, PayPrice):
        return [_cheapest(game, seat, moves)]
    if isinstance(step, ChooseBricks):
        return [_first_of_the_cheapest(game, seat, step, moves)]
    if isinstance(moves[0], Sabotage):
        return [max(moves, key=_height)]
    if isinstance(moves[0], Steal):
        return [max(moves, key=lambda move: _need(game, seat, move, 0))]
    return moves


def _height(move: Move) -> int:
    return move.height if isinstance(move, Sabotage) else 0


def _need(game: Firenze, seat: Seat, move: Move, given: int) -> float:
    """How much a brick is missed: rare ones more, and those that a tower of its colour wants most."""
    if not isinstance(move, (Brick, Steal)):
        return 99.0
    return need_of(game, seat, move.colour, given)


def need_of(game: Firenze, seat: Seat, colour: int, given: int) -> float:
    """How much one more brick of a colour is missed when so many of it are given already."""
    family = game.families[seat]
    wanted = any(of == colour for of, _ in (*family.towers, *family.raised))
    left = family.store[colour] - given
    need = RARITY[colour] + EACH_FURTHER * left
    return need + OF_A_TOWER / max(1, left) if wanted else need


def _cheapest(game: Firenze, seat: Seat, moves: Sequence[Move]) -> Move:
    return min(moves, key=lambda move: _need(game, seat, move, 0))


def _first_of_the_cheapest(game: Firenze, seat: Seat, step: ChooseBricks, moves: Sequence[Move]) -> Move:
    """The next brick of the set that is missed least."""
    colours = {move.colour: move for move in moves if isinstance(move, Brick)}
    source = step.source(game)
    lowest = min(colours)
    given = [0] * len(source)
    for _ in range(step.count - len(step.chosen)):
        possible = [colour for colour in range(lowest, len(source)) if source[colour] > given[colour]]
        if not possible:
            break
        given[min(possible, key=lambda colour: need_of(game, seat, colour, given[colour]))] += 1
    return next(move for colour, move in colours.items() if given[colour] or colour == max(colours))
