"""The bot that takes any of its moves: an opponent for tests, and the measure that others must beat."""

from collections.abc import Sequence

from signoria.bots.bot import Answer
from signoria.table import Chance, Handle, Message, Move


class RandomBot:
    """Every move is as likely as the others."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)

    def choose(self, handle: Handle) -> Answer:
        """One of the moves, by chance."""
        return Answer(self.among(handle.moves), Message("table-why-random"))

    def among(self, moves: Sequence[Move]) -> Move:
        """One of these: it needs no handle, for it looks at nothing else."""
        return self._chance.pick(moves)
