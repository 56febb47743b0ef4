"""The bot that does not search: it plays what leads at once to the position its title values most.

It knows no title: `Judgement` says what a move is worth at a glance.
"""

from collections.abc import Sequence

from signoria.bots.judgement import Judgement
from signoria.bots.kinds import FORCED, Advice, Answer, Tasted
from signoria.table import PASS, Game, Handle, Judged, Message, Move
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
            return Answer(handle.moves[0], FORCED)
        return _chosen(taster, handle, _tasted(taster, handle))

    def advise(self, handle: Handle) -> Advice:
        """What it would choose, and the worth of all it looked at, the best first."""
        taster = _Taster(handle, self._seed)
        tasted = _tasted(taster, handle)
        best = Answer(handle.moves[0], FORCED) if len(handle.moves) == 1 else _chosen(taster, handle, tasted)
        ranked = sorted(tasted, key=lambda each: (each[0] is not best.move, -each[1]))
        return Advice(best, tuple(Tasted(move, worth) for move, worth in ranked), taster.brief(best.move))


def _tasted(taster: "_Taster", handle: Handle) -> list[tuple[Move, float]]:
    """The moves worth a look with their worth."""
    return [(move, taster.worth(move)) for move in taster.looked_at(handle.moves)]


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
    coins = taster.coins_a_point
    step = max(1, auction.least - auction.price)
    limit = max(0, auction.least + int(gain * coins // step) * step)
    judged = Judged(worth=round(gain + auction.least / coins), price=auction.least, limit=limit)
    return taster.answer(raising if gain > 0 else PASS, judged)


class _Taster:
    """Tries the moves of one question, each in games that the seat cannot tell from the real one."""

    def __init__(self, handle: Handle, seed: int) -> None:
        self._evaluation = handle.evaluation
        self._judgement = Judgement(handle.evaluation, handle.evaluation.value)
        self._seat = handle.seat
        self._handle = handle
        self._seed = seed
        self._worlds: list[Game] = [handle.imagine(seed)]
        self.coins_a_point = handle.evaluation.coins_a_point

    def answer(self, move: Move, judged: Judged) -> Answer:
        """A move with its reason."""
        return Answer(move, self._evaluation.reason(self._worlds[0], self._seat, move, judged))

    def brief(self, move: Move) -> Message | None:
        """The reason in three words, where there are any."""
        return self._evaluation.brief(self._worlds[0], self._seat, move)

    def looked_at(self, moves: Sequence[Move]) -> Sequence[Move]:
        """The moves worth a look."""
        return self._judgement.looked_at(self._worlds[0], self._seat, moves)

    def worth(self, move: Move) -> float:
        """The value of what a move leads to; the mean over several worlds where chance brings something to choose."""
        judgement, seat = self._judgement, self._seat
        game = judgement.after(self._worlds[0], seat, move)
        chosen_from = game.learnt != self._worlds[0].learnt and judgement.must_go_on(game, seat)
        total = judgement.finished(game, seat)
        if not chosen_from:
            return total
        for place in range(1, WORLDS):
            if place == len(self._worlds):
                self._worlds.append(self._handle.imagine(self._seed + place))
            total += judgement.worth(self._worlds[place], seat, move)
        return total / WORLDS
