"""What a title tells bots about the worth of a position."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from signoria.table.messages import Judged, Message, Seat
from signoria.table.moves import Move

if TYPE_CHECKING:
    from signoria.table.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Hand-written judgement of settled positions, in points of the game."""

    coins_a_point: ClassVar[int] = 1
    """How much money is worth one point, as far as a limit in an auction can be told in one number."""

    def value(self, game: "Game", seat: Seat) -> float:
        """What a position promises a seat: the points it has and those it can expect.

        Positions are settled, or another seat is in the middle of something.
        """
        raise NotImplementedError

    def shortlist(self, game: "Game", seat: Seat, moves: Sequence[Move]) -> Sequence[Move]:
        """The moves worth a look, never none; all of them where there are few."""
        return moves

    def reason(self, game: "Game", seat: Seat, move: Move, judged: Judged) -> Message:
        """One sentence on why a move was chosen, in the game before it."""
        raise NotImplementedError
