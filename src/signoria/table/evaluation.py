"""What a title tells bots about the worth of a position."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from signoria.table.messages import Message, Seat
from signoria.table.moves import Move

if TYPE_CHECKING:
    from signoria.table.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Hand-written judgement of settled positions, in points of the game."""

    def value(self, game: "Game", seat: Seat) -> float:
        """What a position promises a seat: the points it has and those it can expect."""
        raise NotImplementedError

    def shortlist(self, game: "Game", seat: Seat, moves: Sequence[Move]) -> Sequence[Move]:
        """The moves worth a look; all of them where there are few."""
        return moves

    def reason(self, game: "Game", seat: Seat, move: Move) -> Message:
        """One sentence on why a move was chosen."""
        raise NotImplementedError
