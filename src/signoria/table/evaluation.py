"""What a title tells bots about the worth of a position."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from signoria.table.messages import Arguments, Judged, Message, Seat
from signoria.table.moves import Move

if TYPE_CHECKING:
    from signoria.table.game import Game

G_co = TypeVar("G_co", bound="Game", covariant=True, default="Game")
# Covariant, so that every title's is an `Evaluation`, though games are given to it: only ever those of its own title.


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation(Generic[G_co]):
    """Hand-written judgement of settled positions, in points of the game."""

    coins_a_point: ClassVar[int] = 1
    """How much money is worth one point, as far as a limit in an auction can be told in one number."""

    def value(self, game: G_co, seat: Seat) -> float:  # type: ignore[misc]  # as above
        """What a position promises a seat: the points it has and those it can expect.

        Positions are settled, or another seat is in the middle of something.
        """
        raise NotImplementedError

    def glance(self, game: G_co, seat: Seat) -> float:  # type: ignore[misc]  # as above
        """The same, rougher and cheaper: for those who look ahead through many positions, and only among themselves."""
        return self.value(game, seat)

    def shortlist(self, game: G_co, seat: Seat, moves: Sequence[Move]) -> Sequence[Move]:  # type: ignore[misc]  # as above
        """The moves worth a look, never none; all of them where there are few."""
        return moves

    def horizon(self, game: G_co) -> int:  # type: ignore[misc]  # as above
        """A number that grows at the places where looking ahead may stop, such as the end of a round."""
        return 0

    def routine(self, game: G_co, seat: Seat) -> bool:  # type: ignore[misc]  # as above
        """Whether looking ahead tells no more than a glance: for the question asked now."""
        return False

    def reason(self, game: G_co, seat: Seat, move: Move, judged: Judged) -> Message:  # type: ignore[misc]  # as above
        """One sentence on why a move was chosen, in the game before it; where there was no other, nobody asks."""
        arguments: Arguments = {"worth": judged.worth, "price": judged.price, "limit": judged.limit}
        return Message(f"{game.title}-why-{move.kind}", arguments)

    def brief(self, game: G_co, seat: Seat, move: Move) -> Message | None:  # type: ignore[misc]  # as above
        """Why a move is proposed, in three words; nothing where the title has none for it."""
        return None
