"""What characters are worth to a bot, and which of their spaces it looks at."""

from collections.abc import Callable, Sequence
from typing import Final

from signoria.table import Move, Seat
from signoria.titles.princes.actions import ACTIONS_A_TURN, ActionPhase, Turn
from signoria.titles.princes.game import Princes
from signoria.titles.princes.hopes import hope_of_buying
from signoria.titles.princes.muse.components import BANKER, CARDINAL, MERCHANT, MUSE, PRINCESS, PROFESSOR
from signoria.titles.princes.muse.court import NOBODY, court_of
from signoria.titles.princes.muse.merchant import rank
from signoria.titles.princes.muse.moves import CHANGE, CourtCharacter
from signoria.titles.princes.muse.phase import Solicit
from signoria.titles.princes.muse.princess import princess_value
from signoria.titles.princes.prospects import BONUS_DRAWN, FLORINS_A_POINT, POINT_OF_WORK, PRICE
from signoria.titles.princes.values import bonus_total, plain_value

FURTHER_ACTION: Final = 2.0
"""What a third action brings beyond what two would have done later anyway."""
ACTION: Final = 2.0
"""What the action would bring that a work for the Princess takes."""
SAVED_EARLY: Final = 0.5
"""What a free purchase is worth beyond the florins it saves."""


def hope_of_characters(game: Princes, seat: Seat) -> float:
    """What a seat expects of the character it holds, or of the one its pawn lies on, less the price."""
    court = court_of(game)
    value = 0.0
    for character, holder in enumerate(court.holders):
        if holder == seat:
            value += WORTH[character](game, seat)
    pawn = court.pawn_of(seat)
    if pawn != NOBODY:
        value += WORTH[pawn](game, seat) - 100 * court.spaces[pawn] / FLORINS_A_POINT
    return value


def _actions(game: Princes, seat: Seat) -> int:
    """The actions a seat has left this round; before the turns begin, those everybody has."""
    turns = [step for step in game.agenda if isinstance(step, (ActionPhase, Turn))]
    if any(isinstance(step, ActionPhase) for step in turns):
        return ACTIONS_A_TURN
    return sum([step.left for step in turns if isinstance(step, Turn) and step.seat == seat])


def _muse(game: Princes, seat: Seat) -> float:
    """The number of the round for every work that can still be made this turn."""
    least = game.minimum() - bonus_total(game, seat) - game.round
    works = sum([plain_value(game, seat, card) >= least for card in game.estates[seat].hand])
    return POINT_OF_WORK * game.round * min(_actions(game, seat), works)


def _cardinal(game: Princes, seat: Seat) -> float:
    """Once his holder's turn has come the third action is among those that are left."""
    return FURTHER_ACTION if any(isinstance(step, ActionPhase) for step in game.agenda) else 0.0


def _princess(game: Princes, seat: Seat) -> float:
    """Her work for one action, if it reaches the minimum; else nothing is to be had of her."""
    value = princess_value(game, seat)
    if value < game.minimum() or not _actions(game, seat):
        return 0.0
    return max(0.0, POINT_OF_WORK * value - ACTION)


def _merchant(game: Princes, seat: Seat) -> float:
    """The points of one's place, or the price of the next purchase while there is one."""
    last = game.round == len(game.box.minimums)
    return max(float(rank(game, seat)), 0.0 if last else PRICE / FLORINS_A_POINT + SAVED_EARLY)


def _professor(game: Princes, seat: Seat) -> float:
    return max(POINT_OF_WORK * BONUS_DRAWN, hope_of_buying(game, seat, game.estates[seat]))


def _banker(game: Princes, seat: Seat) -> float:
    """His money; in the last round also what florins become at the end."""
    return court_of(game).money / FLORINS_A_POINT


WORTH: Final[dict[int, Callable[[Princes, Seat], float]]] = {
    MUSE: _muse,
    CARDINAL: _cardinal,
    PRINCESS: _princess,
    MERCHANT: _merchant,
    PROFESSOR: _professor,
    BANKER: _banker,
}


def shortlist(game: Princes, seat: Seat, moves: Sequence[Move]) -> Sequence[Move] | None:
    """The lowest space of every character, and passing; at the end all that can be changed."""
    if moves[0] is CHANGE[0]:
        return moves[-1:]
    if not game.agenda or not isinstance(game.agenda[-1], Solicit):
        return None
    lowest: dict[int, Move] = {}
    for move in moves:
        if isinstance(move, CourtCharacter):
            lowest.setdefault(move.index, move)
    return [*lowest.values(), moves[-1]]
