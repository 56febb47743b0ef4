"""Bricks: six small numbers, one for each colour from white to violet."""

from operator import add
from typing import Final, TypeAlias

Bricks: TypeAlias = tuple[int, ...]
COLOURS: Final = ("white", "yellow", "green", "red", "blue", "violet")
WHITE: Final = 0
NONE: Final[Bricks] = (0,) * len(COLOURS)


def with_more(bricks: Bricks, colour: int, count: int = 1) -> Bricks:
    """The same bricks and `count` more of a colour, or fewer."""
    changed = list(bricks)
    changed[colour] += count
    return tuple(changed)


def together(one: Bricks, other: Bricks) -> Bricks:
    """Both heaps as one."""
    return tuple(map(add, one, other))


def only(bricks: Bricks) -> int:
    """The one colour there is, or -1 where there are several, or none."""
    found = -1
    for colour, count in enumerate(bricks):
        if count:
            if found >= 0:
                return -1
            found = colour
    return found


def named(colours: tuple[int, ...]) -> tuple[str, ...]:
    """Bricks by the keys of their colours, one by one."""
    return tuple([COLOURS[colour] for colour in colours])


def spelled_out(bricks: Bricks) -> tuple[str, ...]:
    """A heap as the keys of its bricks, white first."""
    return tuple([COLOURS[colour] for colour, count in enumerate(bricks) for _ in range(count)])
