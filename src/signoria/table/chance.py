"""Chance: a deterministic generator whose whole state is one 64-bit integer (PCG XSH-RS 64/32).

A game keeps only the integer, so it is copied for nothing and is the same on every Python and platform.
"""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MULTIPLIER = 6364136223846793005
_INCREMENT = 1442695040888963407
_MASK64 = (1 << 64) - 1
_MASK32 = (1 << 32) - 1


def seeded(seed: int) -> int:
    """The state that a seed stands for; seeds that lie close together give states that do not."""
    return ((seed + _INCREMENT) * _MULTIPLIER + _INCREMENT) & _MASK64


def below(state: int, n: int) -> tuple[int, int]:
    """A number from 0 to n-1, each as likely as the others, and the next state."""
    while True:
        word = (((state >> 22) ^ state) >> (22 + (state >> 61))) & _MASK32
        state = (state * _MULTIPLIER + _INCREMENT) & _MASK64
        product = word * n
        rest = product & _MASK32
        if rest >= n or rest >= (1 << 32) % n:
            return product >> 32, state


def stir(state: int, things: list[T], count: int) -> int:
    """Brings `count` things, each as likely as the others, to the end of a list; gives the next state.

    Two are drawn at once where there are two to draw: a step of the generator costs more than all the rest.
    """
    last = len(things) - 1
    end = max(last - count, 0)
    while last > end + 1:
        pairs = (last + 1) * last
        word = (((state >> 22) ^ state) >> (22 + (state >> 61))) & _MASK32
        state = (state * _MULTIPLIER + _INCREMENT) & _MASK64
        product = word * pairs
        index = product >> 32
        if product & _MASK32 < pairs:
            index, state = below(state, pairs)
        one, other = divmod(index, last)
        things[last], things[one] = things[one], things[last]
        last -= 1
        things[last], things[other] = things[other], things[last]
        last -= 1
    if last > end:
        one, state = below(state, last + 1)
        things[last], things[one] = things[one], things[last]
    return state


class Chance:
    """A generator for those who are not a game: bots, matches, laws."""

    def __init__(self, seed: int) -> None:
        self._state = seeded(seed)

    def below(self, n: int) -> int:
        """A number from 0 to n-1."""
        value, self._state = below(self._state, n)
        return value

    def pick(self, things: Sequence[T]) -> T:
        """One of them."""
        return things[self.below(len(things))]

    def shuffle(self, things: Sequence[T]) -> list[T]:
        """All of them, in an order of chance."""
        mixed = list(things)
        self._state = stir(self._state, mixed, len(mixed))
        return mixed

    def deal(self, things: Sequence[T], count: int) -> tuple[list[T], list[T]]:
        """`count` of them in an order of chance, and the rest."""
        rest = list(things)
        self._state = stir(self._state, rest, count)
        return rest[len(rest) - count :], rest[: len(rest) - count]

    def seed(self) -> int:
        """A seed for somebody else's chance."""
        return self.below(1 << 31) << 31 | self.below(1 << 31)
