"""Menus: moves picked by bits. Which are offered is a mask; the list of a mask is looked up, not searched for."""

from collections.abc import Sequence
from typing import Final

from signoria.table import Move

WIDTH: Final = 7
"""Bits that are looked up at once."""


class Menu:
    """Moves numbered from 0; `of(mask)` gives those whose bits are set, in order."""

    def __init__(self, moves: Sequence[Move]) -> None:
        self.moves: tuple[Move, ...] = tuple(moves)
        self._pages: tuple[tuple[tuple[Move, ...], ...], ...] = tuple(
            [_page(self.moves[start : start + WIDTH]) for start in range(0, len(self.moves), WIDTH)]
        )

    def of(self, mask: int) -> list[Move]:
        """The moves of a mask."""
        found: list[Move] = []
        for page in self._pages:
            bits = mask & (1 << WIDTH) - 1
            if bits:
                found += page[bits]
            mask >>= WIDTH
        return found


def _page(moves: tuple[Move, ...]) -> tuple[tuple[Move, ...], ...]:
    """Every choice from a few moves, by its bits."""
    return tuple([tuple([move for place, move in enumerate(moves) if bits >> place & 1]) for bits in range(1 << WIDTH)])
