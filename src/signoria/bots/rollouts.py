"""Playing an imagined game on to the end of the round, with everybody moving at a glance."""

from signoria.bots.judgement import Judgement
from signoria.table import PASS, Auction, Evaluation, Game, Move, Seat
from signoria.table.chance import seeded


class Rollout:
    """Plays games on from one question, for the seat that is asked there."""

    def __init__(self, evaluation: Evaluation, seat: Seat, here: Game) -> None:
        self._evaluation = evaluation
        self._glance = Judgement(evaluation, evaluation.glance)
        self._seat = seat
        self._horizon = evaluation.horizon(here)
        self._lot = ""
        self._limits: dict[Seat, float] = {}

    def margin(self, world: Game, move: Move) -> float:
        """How far ahead of the best rival the seat is at the end of the round, if it makes a move in that world."""
        game = world.copy()
        self._begin(game, move)
        self._lot = ""
        while (asked := game.waiting()) and self._evaluation.horizon(game) == self._horizon:
            game.apply(asked[0], self._picked(game, asked[0]))
        value = self._evaluation.value
        rivals = [value(game, seat) for seat in range(game.seats) if seat != self._seat]
        return value(game, self._seat) - max(rivals)

    def _begin(self, game: Game, move: Move) -> None:
        """Makes the move; whoever bids has the lot at that price, for the others pass."""
        step = game.agenda[-1]
        game.apply(self._seat, move)
        if not isinstance(step, Auction) or move is PASS:
            return
        for _ in step.still_in:
            top = game.agenda[-1] if game.agenda else None
            if isinstance(top, Auction) and top.lot == step.lot and top.leader == self._seat:
                game.apply(top.still_in[0], PASS)

    def _picked(self, game: Game, seat: Seat) -> Move:
        """What a glance tells a seat to play; what chance would bring here it does not see."""
        moves = game.moves(seat)
        step = game.agenda[-1]
        if isinstance(step, Auction):
            return self._bid(game, step, seat, moves[0]) if len(moves) > 1 else moves[0]
        self._lot = ""
        if len(moves) > 1:
            moves = self._evaluation.shortlist(game, seat, moves)
        if len(moves) == 1:
            return moves[0]
        unseen = _unseen(game)
        worths = [self._glance.worth(unseen, seat, move) for move in moves]
        return moves[worths.index(max(worths))]

    def _bid(self, game: Game, step: Auction[Game], seat: Seat, raising: Move) -> Move:
        """The least raise, up to a limit that a seat sets itself when it is asked first: cheaper than to judge each."""
        if step.lot != self._lot:
            self._lot = step.lot
            self._limits.clear()
        least = step.least(game)
        if seat not in self._limits:
            unseen = _unseen(game)
            gain = self._glance.worth(unseen, seat, raising) - self._glance.worth(unseen, seat, PASS)
            self._limits[seat] = least + gain * self._evaluation.coins_a_point
        return raising if least < self._limits[seat] else PASS


def _unseen(game: Game) -> Game:
    """The same game with other chances to come."""
    other = game.copy()
    other.chance = seeded(game.chance)
    return other
