"""Amounts and uses: the one notation in which every effect of the game is a row of data."""

from collections.abc import Mapping
from typing import Final

from signoria.titles.florenza.components import RESOURCES, UseRow

MARKET: Final = -1
"""In place of the workshop of a use: it is a dealing of the market."""

WORDS: Final[tuple[str, ...]] = (*RESOURCES, "any", "die", "florins", "prestige", "influence", "workers")


class Amount:
    """So many of each thing; it never changes. `cubes` are pairs of a kind and how many."""

    def __init__(self, row: Mapping[str, int]) -> None:
        self.cubes: tuple[tuple[int, int], ...] = tuple(
            [(kind, row[key]) for kind, key in enumerate(RESOURCES) if row.get(key)]
        )
        self.any = row.get("any", 0)
        self.die = row.get("die", 0)
        self.florins = row.get("florins", 0)
        self.prestige = row.get("prestige", 0)
        self.influence = row.get("influence", 0)
        self.workers = row.get("workers", 0)
        self.counted: tuple[str, ...] = tuple([f"{row[key]} {key}" for key in WORDS if row.get(key)])


class Use:
    """What is paid, what is gained for it, and how often at most. It knows the number of its workshop."""

    def __init__(self, row: UseRow, workshop: int) -> None:
        self.pay = Amount(row.pay)
        self.gain = Amount(row.gain)
        self.most = row.most
        self.differ = row.differ
        self.workshop = workshop
