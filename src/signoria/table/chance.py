"""Chance: a deterministic generator whose whole state is one 63-bit integer (after PCG XSH-RS).

A game keeps only the integer, so copying it costs nothing and it is the same on every Python and platform. With 63 bits
it fits a machine's own signed integer, which is what `make fast` calculates with.
"""

from collections.abc import Sequence
from typing import Final, TypeVar

from mypy_extensions import i64

from signoria.table.errors import BadSeed

T = TypeVar("T")

HIGHEST_SEED: Final = (1 << 63) - 1
"""A seed is a whole number from 0 to this one: what a record can carry."""

_MULTIPLIER: Final = 6364136223846793005
_INCREMENT: Final = 1442695040888963407
_MASK63: Final = (1 << 63) - 1
_MASK32: Final = (1 << 32) - 1
_FIRST_FACTOR: Final = 0x3F58476D1CE4E5B9
_SECOND_FACTOR: Final = 0x14D049BB133111EB
"""Those of SplitMix64's finaliser, in 63 bits."""
_NOT_A_GAME: Final = 0x5851F42D4C957F2D
"""What tells the chance of bots, matches and laws from that of the game they play, should both have one seed."""
_LONGEST_FOR_FOUR: Final = 200
"""Beyond it the ways to draw four, times a word of chance, would not fit 63 bits."""


def check_seed(seed: int) -> None:
    """Refuses a seed that no record could carry."""
    if not 0 <= seed <= HIGHEST_SEED:
        raise BadSeed(f"a seed is a whole number from 0 to {HIGHEST_SEED}, not {seed}")


def seeded(seed: int) -> int:
    """The state that a seed stands for: a different one for each, and neighbouring seeds have nothing in common.

    The finaliser of SplitMix64, in 63 bits: every bit of the seed flips about half the bits of the state. An affine map
    would not do: the generator is one itself, so seeds a fixed distance apart would stay correlated for good.
    """
    check_seed(seed)
    state: i64 = (seed + _INCREMENT) & _MASK63
    state = ((state ^ (state >> 30)) * _FIRST_FACTOR) & _MASK63
    state = ((state ^ (state >> 27)) * _SECOND_FACTOR) & _MASK63
    return state ^ (state >> 31)


def below(state: i64, n: i64) -> tuple[i64, i64]:
    """A number from 0 to n-1, each as likely as the others, and the next state."""
    while True:
        word = (((state >> 22) ^ state) >> (21 + (state >> 60))) & _MASK32
        state = (state * _MULTIPLIER + _INCREMENT) & _MASK63
        product = word * n
        rest = product & _MASK32
        if rest >= n or rest >= (1 << 32) % n:
            return product >> 32, state


def stir(state: i64, things: list[T], count: i64) -> i64:
    """Brings `count` things, each as likely as the others, to the end of a list; gives the next state.

    Four are drawn at once, even if that is too many: a step of the generator costs more than all the rest.
    """
    last: i64 = len(things) - 1
    end: i64 = max(last - count, 0)
    while last > end:
        if last < 3 or last > _LONGEST_FOR_FOUR:
            one, state = below(state, last + 1)
            things[last], things[one] = things[one], things[last]
            last -= 1
            continue
        second, third = last - 1, last - 2
        fours = (last + 1) * last * second * third
        word = (((state >> 22) ^ state) >> (21 + (state >> 60))) & _MASK32
        state = (state * _MULTIPLIER + _INCREMENT) & _MASK63
        product = word * fours
        index = product >> 32
        if product & _MASK32 < fours:
            index, state = below(state, fours)
        one = index % (last + 1)
        index //= last + 1
        things[last], things[one] = things[one], things[last]
        one = index % last
        index //= last
        things[second], things[one] = things[one], things[second]
        one = index % second
        index //= second
        things[third], things[one] = things[one], things[third]
        last -= 3
        things[last], things[index] = things[index], things[last]
        last -= 1
    return state


class Chance:
    """A generator for everything that is not a game: bots, matches, laws. No game draws the same from the same seed."""

    def __init__(self, seed: int) -> None:
        check_seed(seed)
        self._state = seeded(seed ^ _NOT_A_GAME)

    def below(self, n: int) -> int:
        """A number from 0 to n-1."""
        value, self._state = below(self._state, n)
        return value

    def pick(self, things: Sequence[T]) -> T:
        """One of them, at random."""
        return things[self.below(len(things))]

    def shuffle(self, things: Sequence[T]) -> list[T]:
        """All of them, in random order."""
        mixed = list(things)
        self._state = stir(self._state, mixed, len(mixed))
        return mixed

    def deal(self, things: Sequence[T], count: int) -> tuple[list[T], list[T]]:
        """`count` of them in random order, and the rest."""
        rest = list(things)
        self._state = stir(self._state, rest, count)
        return rest[len(rest) - count :], rest[: len(rest) - count]

    def seed(self) -> int:
        """A seed for somebody else's chance."""
        return self.below(1 << 31) << 31 | self.below(1 << 31)
