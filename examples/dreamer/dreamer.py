"""A bot in twenty lines: it plays every move to the end a few times, everybody by chance, and takes the best."""

from typing import ClassVar

from signoria.bots import OWN_REASONS, Answer
from signoria.table import Chance, Game, Handle, Move, Seat


class Dreamer:
    """Dreams of what may become of each move. Its one setting says how often."""

    settings: ClassVar = {"dreams": (1, 1000)}

    def __init__(self, seed: int, dreams: int = 4) -> None:
        self.chance = Chance(seed)
        self.dreams = dreams

    def choose(self, handle: Handle) -> Answer:
        worlds = [handle.imagine(self.chance.seed()) for _ in range(self.dreams)]
        hopes = [sum([self.dreamt(world.copy(), handle.seat, move) for world in worlds]) for move in handle.moves]
        return Answer(handle.moves[hopes.index(max(hopes))], OWN_REASONS)

    def dreamt(self, game: Game, seat: Seat, move: Move) -> int:
        game.apply(seat, move)
        while waiting := game.waiting():
            game.apply(waiting[0], self.chance.pick(game.moves(waiting[0])))
        outcome = game.outcome()
        assert outcome is not None
        return 2 * outcome.scores[seat] - sum(outcome.scores)
