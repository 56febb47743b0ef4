"""A seat's handle: all that a bot gets."""

from collections.abc import Sequence

from signoria.table.evaluation import Evaluation
from signoria.table.game import Game
from signoria.table.messages import Question, Refusal, Seat
from signoria.table.moves import Move
from signoria.table.views import View


class Handle:
    """One seat's question, moves, view and `imagine`.

    It is made from an imagined game, never from the real one: question, moves and view are the same in both, and a
    bot that reaches behind it finds nothing that its seat could not know.
    """

    def __init__(self, game: Game, seat: Seat, seed: int, evaluation: Evaluation) -> None:
        self._imagined = game.imagine(seat, seed)
        self.seat = seat
        self.evaluation = evaluation

    @property
    def question(self) -> Question | None:
        """What the seat is asked."""
        return self._imagined.question(self.seat)

    @property
    def moves(self) -> Sequence[Move]:
        """What it may answer."""
        return self._imagined.moves(self.seat)

    @property
    def refused(self) -> Sequence[tuple[Move, Refusal]]:
        """What it may not answer, and why."""
        return self._imagined.refused(self.seat)

    @property
    def view(self) -> View:
        """What it sees."""
        return self._imagined.view(self.seat)

    def imagine(self, seed: int) -> Game:
        """A game it cannot tell from the real one, to try things in."""
        return self._imagined.imagine(self.seat, seed)
