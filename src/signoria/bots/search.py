"""The bot that looks ahead: what a glance thinks well of, it plays on to the end of the round in imagined games.

It knows no title. All moves are tried in the same worlds, everybody goes on as a glance tells them, and what counts is
how far the seat is then ahead of its best rival. The worlds go to the moves that are still in question: half of these
are left out after each of several turns. A lot under the hammer is one valuation: to have it at its price, or to let it
go.
"""

from collections.abc import Iterable
from time import perf_counter
from typing import Protocol

from signoria.bots.judgement import Judgement
from signoria.bots.kinds import FORCED, Advice, Answer, Tasted
from signoria.bots.rollouts import Rollout
from signoria.table import Auction, Handle, Judged, Move

BREADTH = 5
"""So many moves are looked at closely."""
GAP = 8.0
"""A move that a glance thinks so many points worse than the best is not."""
PRIOR = 1.0
"""How much a glance at a move counts beside what looking ahead tells of it: it is without noise."""
ROLLOUTS = 24


class SearchBot:
    """Looks ahead for so many milliseconds, or through so many imagined games.

    With a number of games the same seed gives the same answer; either way it depends on what the seat knows alone.
    """

    def __init__(self, seed: int, ms: int = 0, rollouts: int = ROLLOUTS) -> None:
        self._seed = seed
        self._ms = ms
        self._rollouts = rollouts

    def choose(self, handle: Handle) -> Answer:
        """The move after which the seat is furthest ahead."""
        if len(handle.moves) == 1:
            return Answer(handle.moves[0], FORCED)
        return self.advise(handle).best

    def advise(self, handle: Handle) -> Advice:
        """What it would choose, and what it expects of all it looked at, the best first."""
        search = _Search(handle, self._seed)
        search.look_ahead(_Time(self._ms) if self._ms else _Games(self._rollouts))
        return search.advice()


class _Budget(Protocol):
    """How long a search may go on."""

    def spent(self, part: float, games: int) -> bool:
        """Whether this part of it is spent, after so many imagined games."""


class _Games:
    """So many imagined games in all."""

    def __init__(self, games: int) -> None:
        self._games = games

    def spent(self, part: float, games: int) -> bool:
        return games >= self._games * part


class _Time:
    """So many milliseconds in all."""

    def __init__(self, ms: int) -> None:
        self._begun = perf_counter()
        self._seconds = ms / 1000

    def spent(self, part: float, games: int) -> bool:
        return perf_counter() - self._begun >= self._seconds * part


class _Search:
    """The moves of one question: what a glance said of each, and what looking ahead has told so far."""

    def __init__(self, handle: Handle, seed: int) -> None:
        evaluation = handle.evaluation
        self._handle = handle
        self._seed = seed
        self._here = handle.imagine(seed)
        glance = Judgement(evaluation, evaluation.value)
        looked_at = glance.looked_at(self._here, handle.seat, handle.moves)
        self._glanced = {move: glance.worth(self._here, handle.seat, move) for move in looked_at}
        self._ahead = dict.fromkeys(looked_at, 0.0)
        self._worlds = 0
        self._left = self._in_question()

    def _in_question(self) -> list[Move]:
        """The moves that are worth more than a glance, the best first."""
        moves = self._ranked(self._glanced)
        if isinstance(self._here.agenda[-1], Auction):
            return moves
        best = self._glanced[moves[0]]
        return [move for move in moves[:BREADTH] if best - self._glanced[move] <= GAP]

    def look_ahead(self, budget: _Budget) -> None:
        """Plays on after the moves in question, and after each turn leaves out half of them."""
        evaluation, seat = self._handle.evaluation, self._handle.seat
        if len(self._left) == 1 or evaluation.routine(self._here, seat):
            return
        rollout = Rollout(evaluation, seat, self._here)
        halvings = (len(self._left) - 1).bit_length()
        games = 0
        for turn in range(1, halvings + 1):
            while True:
                world = self._handle.imagine(self._seed + 1 + self._worlds)
                self._worlds += 1
                for move in self._left:
                    self._ahead[move] += rollout.margin(world, move)
                games += len(self._left)
                if budget.spent(turn / halvings, games):
                    break
            self._left = self._ranked(self._left)
            if turn < halvings:
                del self._left[(len(self._left) + 1) // 2 :]

    def _promise(self, move: Move) -> float:
        """What is thought of a move by now; only those tried in the same worlds compare."""
        return PRIOR * self._glanced[move] + (self._ahead[move] / self._worlds if self._worlds else 0.0)

    def _ranked(self, moves: Iterable[Move]) -> list[Move]:
        return sorted(moves, key=self._promise, reverse=True)

    def advice(self) -> Advice:
        """The best move and why, and all that were looked at."""
        evaluation, seat, best = self._handle.evaluation, self._handle.seat, self._left[0]
        gain = self._glanced[best] - min(self._glanced.values())
        step = self._here.agenda[-1]
        price = step.least(self._here) if isinstance(step, Auction) else 0
        why = evaluation.reason(self._here, seat, best, Judged(worth=round(gain), price=price, limit=price))
        rest = sorted(self._glanced, key=lambda move: (move not in self._left, -self._glanced[move]))
        ranked = [best, *[move for move in rest if move is not best]]
        tasted = tuple([Tasted(move, self._glanced[move]) for move in ranked])
        return Advice(Answer(best, why), tasted, evaluation.brief(self._here, seat, best))
