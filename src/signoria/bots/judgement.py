"""What a glance tells of moves, in games that are known whole: imagined ones.

It knows no title. A move is tried in a copy, what it leaves half done is finished with the seat's own best choices, and
the title's judgement is asked once nothing is half done or somebody else has to speak.
"""

from collections.abc import Callable, Sequence

from signoria.table import PASS, Auction, Evaluation, Game, Move, Seat, Together

Value = Callable[[Game, Seat], float]
"""What a position promises a seat: the title's `value`, or its cheaper `glance`."""


class Judgement:
    """A title's judgement of positions, asked about moves."""

    def __init__(self, evaluation: Evaluation, value: Value) -> None:
        self.evaluation = evaluation
        self.value = value

    def looked_at(self, game: Game, seat: Seat, moves: Sequence[Move]) -> Sequence[Move]:
        """The moves worth a look: in an auction the least raise, and passing."""
        if len(moves) > 1 and isinstance(game.agenda[-1], Auction):
            return (moves[0], PASS)
        return self.evaluation.shortlist(game, seat, moves)

    def worth(self, game: Game, seat: Seat, move: Move) -> float:
        """The best value that a move can lead to before others have their say."""
        return self.finished(self.after(game, seat, move), seat)

    def after(self, game: Game, seat: Seat, move: Move) -> Game:
        """The game after a move; rivals in an auction pass, and who is asked at the same time gives any answer."""
        game = game.copy()
        game.apply(seat, move)
        while (asked := game.waiting()) and not game.settled() and asked[0] != seat and PASS in game.moves(asked[0]):
            game.apply(asked[0], PASS)
        while game.agenda and isinstance(game.agenda[-1], Together) and game.answers and seat not in game.waiting():
            other = game.waiting()[0]
            game.apply(other, game.moves(other)[0])
        return game

    def must_go_on(self, game: Game, seat: Seat) -> bool:
        """Whether the seat is in the middle of something."""
        return not game.settled() and seat in game.waiting()

    def finished(self, game: Game, seat: Seat) -> float:
        """The best value that what is half done can be brought to."""
        while self.must_go_on(game, seat):
            moves = self.evaluation.shortlist(game, seat, game.moves(seat))
            if len(moves) > 1:
                return max([self.worth(game, seat, move) for move in moves])
            game.apply(seat, moves[0])
        return self.value(game, seat)
