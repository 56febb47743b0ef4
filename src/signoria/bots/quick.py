"""The bot that does not search: it plays what leads at once to the position its title values most.

It knows no title. A move is tried in an imagined game, what it leaves half done is finished with the bot's own best
choices, and the title's judgement is asked once nothing is half done or somebody else has to speak.
"""

from collections.abc import Sequence

from signoria.bots.bot import Advice, Answer, Tasted
from signoria.table import PASS, Evaluation, Game, Handle, Judged, Move, Seat, Together
from signoria.table.messages import AuctionState

WORLDS = 3
"""In so many imagined games a move is tried when chance brings the bot something to choose from."""


class QuickBot:
    """Plays by judgement alone. What it answers depends on what its seat knows and its seed, on nothing else."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, handle: Handle) -> Answer:
        """The move of the greatest worth; in an auction a bid, as long as winning at its price beats going without."""
        taster = _Taster(handle, self._seed)
        if len(handle.moves) == 1:
            return taster.answer(handle.moves[0], Judged(forced=True))
        return _chosen(taster, handle, _tasted(taster, handle))

    def advise(self, handle: Handle) -> Advice:
        """What it would choose, and the worth of all it looked at, the best first."""
        taster = _Taster(handle, self._seed)
        tasted = _tasted(taster, handle)
        forced = len(handle.moves) == 1
        best = taster.answer(handle.moves[0], Judged(forced=True)) if forced else _chosen(taster, handle, tasted)
        ranked = sorted(tasted, key=lambda each: (each[0] is not best.move, -each[1]))
        return Advice(best, tuple(Tasted(move, worth) for move, worth in ranked))


def _tasted(taster: "_Taster", handle: Handle) -> list[tuple[Move, float]]:
    """The moves worth a look with their worth: in an auction the least raise, and passing."""
    question = handle.question
    bidding = question is not None and question.auction is not None and len(handle.moves) > 1
    looked_at = (handle.moves[0], PASS) if bidding else taster.shortlist(handle.moves)
    return [(move, taster.worth(move)) for move in looked_at]


def _chosen(taster: "_Taster", handle: Handle, tasted: Sequence[tuple[Move, float]]) -> Answer:
    """The best of the moves looked at, with its reason."""
    question = handle.question
    if question is not None and question.auction is not None:
        return _bid_or_pass(taster, tasted, question.auction)
    worths = [worth for _, worth in tasted]
    best = max(worths)
    return taster.answer(tasted[worths.index(best)][0], Judged(worth=round(best - min(worths))))


def _bid_or_pass(taster: "_Taster", tasted: Sequence[tuple[Move, float]], auction: AuctionState) -> Answer:
    """The least raise, if having the lot at that price is better than seeing it go to the leader."""
    (raising, having), (_, going_without) = tasted
    gain = having - going_without
    coins = taster.evaluation.coins_a_point
    step = max(1, auction.least - auction.price)
    limit = max(0, auction.least + int(gain * coins // step) * step)
    judged = Judged(worth=round(gain + auction.least / coins), price=auction.least, limit=limit)
    return taster.answer(raising if gain > 0 else PASS, judged)


class _Taster:
    """Tries the moves of one question, each in games that the seat cannot tell from the real one."""

    def __init__(self, handle: Handle, seed: int) -> None:
        self.evaluation: Evaluation = handle.evaluation
        self.seat: Seat = handle.seat
        self._handle = handle
        self._seed = seed
        self._worlds: list[Game] = [handle.imagine(seed)]

    def answer(self, move: Move, judged: Judged) -> Answer:
        """A move with its reason."""
        return Answer(move, self.evaluation.reason(self._worlds[0], self.seat, move, judged))

    def shortlist(self, moves: Sequence[Move]) -> Sequence[Move]:
        """The moves worth a look."""
        return self.evaluation.shortlist(self._worlds[0], self.seat, moves)

    def worth(self, move: Move) -> float:
        """The value of what a move leads to; the mean over several worlds where chance brings something to choose."""
        game = self._after(self._worlds[0], move)
        if game.learnt == self._worlds[0].learnt or not self._must_go_on(game):
            return self._finished(game)
        total = self._finished(game)
        for place in range(1, WORLDS):
            if place == len(self._worlds):
                self._worlds.append(self._handle.imagine(self._seed + place))
            total += self._finished(self._after(self._worlds[place], move))
        return total / WORLDS

    def _after(self, world: Game, move: Move) -> Game:
        game = world.copy()
        game.apply(self.seat, move)
        _others_answer(game, self.seat)
        return game

    def _must_go_on(self, game: Game) -> bool:
        return not game.settled() and self.seat in game.waiting()

    def _finished(self, game: Game) -> float:
        """The best value that what is half done can be brought to."""
        while self._must_go_on(game):
            moves = self.evaluation.shortlist(game, self.seat, game.moves(self.seat))
            if len(moves) > 1:
                return max([self._finished(self._after(game, move)) for move in moves])
            game.apply(self.seat, moves[0])
        return self.evaluation.value(game, self.seat)


def _others_answer(game: Game, seat: Seat) -> None:
    """Rivals in an auction pass, and who is asked at the same time as the seat gives any answer."""
    while (asked := game.waiting()) and not game.settled() and asked[0] != seat and PASS in game.moves(asked[0]):
        game.apply(asked[0], PASS)
    while game.agenda and isinstance(game.agenda[-1], Together) and game.answers and seat not in game.waiting():
        other = game.waiting()[0]
        game.apply(other, game.moves(other)[0])
