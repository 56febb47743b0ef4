"""The bot that plays at random: an opponent for tests, and the mark that others must beat."""

from collections.abc import Sequence

from signoria.bots.kinds import Answer
from signoria.table import Chance, Handle, Message, Move


class RandomBot:
    """Every move is as likely as the others."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)

    def choose(self, handle: Handle) -> Answer:
        """One of the moves, at random."""
        return Answer(self.among(handle.moves), Message("table-why-random"))

    def among(self, moves: Sequence[Move]) -> Move:
        """One of these: it needs no handle, as it looks at nothing else."""
        return self._chance.pick(moves)
