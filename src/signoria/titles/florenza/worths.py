"""What things are worth in points, by how many rounds are still to come: the scale on which judgement weighs."""

from typing import Final

from signoria.titles.florenza.amounts import Amount

PLAIN_CUBE, FINE_CUBE, LAST_CUBE = 0.7, 0.95, 0.33
"""Wood and marble, the other kinds, and any of them once nothing more can be made of it."""

FLORIN, LAST_FLORIN = 1 / 160, 1 / 300
INFLUENCE: Final = 0.45
WORKER: Final = 0.75
FADE: Final = 4
"""From so many rounds before the end, cubes and florins lose worth."""


class Worths:
    """The worth of each thing with so many rounds to come."""

    def __init__(self, rounds: int) -> None:
        fresh = min(rounds, FADE) / FADE
        plain = LAST_CUBE + (PLAIN_CUBE - LAST_CUBE) * fresh
        fine = LAST_CUBE + (FINE_CUBE - LAST_CUBE) * fresh
        self.cubes: tuple[float, ...] = (plain, plain, fine, fine, fine, fine)
        self.any = (plain + fine) / 2
        self.florin = LAST_FLORIN + (FLORIN - LAST_FLORIN) * fresh
        self.influence = INFLUENCE if rounds else INFLUENCE / 2
        self.worker = WORKER

    def of(self, amount: Amount) -> float:
        """What an amount is worth."""
        worth = amount.florins * self.florin + amount.prestige + amount.influence * self.influence
        worth += amount.workers * self.worker + amount.any * self.any
        for kind, count in amount.cubes:
            worth += count * self.cubes[kind]
        return worth


MOST_ROUNDS: Final = 20
WORTHS: Final[tuple[Worths, ...]] = tuple([Worths(rounds) for rounds in range(MOST_ROUNDS + 1)])
