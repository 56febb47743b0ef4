"""Tiles on the grid: every place a shape can lie, named by its topmost and then leftmost square."""

from typing import Final

from signoria.titles.princes.moves import Place

SIDE: Final = 7
_GRID: Final = (1 << SIDE * SIDE) - 1
_LEFT_EDGE: Final = sum(1 << row * SIDE for row in range(SIDE))
_RIGHT_EDGE: Final = _LEFT_EDGE << SIDE - 1
Cell = tuple[int, int]


def cells_of(shape: tuple[str, ...]) -> list[Cell]:
    """The squares of a drawn shape."""
    return [(row, col) for row, line in enumerate(shape) for col, sign in enumerate(line) if sign == "#"]


def mask_of(cells: list[Cell]) -> int:
    """Squares as bits."""
    return sum(1 << (row * SIDE + col) for row, col in cells)


def square(row: int, col: int) -> str:
    """The name of a square: column a to g from the left, row 1 to 7 from the top."""
    return f"{'abcdefg'[col]}{row + 1}"


SQUARES: Final = tuple(square(row, col) for row in range(SIDE) for col in range(SIDE))
"""Their names, in the order of their bits."""


def halo_of(mask: int) -> int:
    """The squares that share a side with those of a mask, the mask's own left out."""
    beside = (mask & ~_RIGHT_EDGE) << 1 | (mask & ~_LEFT_EDGE) >> 1
    return (beside | mask << SIDE | mask >> SIDE) & _GRID & ~mask


def turned(cells: list[Cell], quarter_turns: int, *, flipped: bool) -> list[Cell]:
    """A shape flipped left to right and then turned clockwise, with its topmost, leftmost square at (0, 0)."""
    if flipped:
        cells = [(row, -col) for row, col in cells]
    for _ in range(quarter_turns):
        cells = [(col, -row) for row, col in cells]
    top, left = min(cells)
    return sorted((row - top, col - left) for row, col in cells)


def spelling(key: str, at: str, quarter_turns: int, *, flipped: bool) -> str:
    """`place opera b3 r1 f`; no turn and no flip are left out."""
    return f"place {key} {at}" + (f" r{quarter_turns}" if quarter_turns else "") + (" f" if flipped else "")


OFF_THE_GRID: Final = 1 << SIDE * SIDE
"""The bit of every square beyond the walls."""


def places(key: str, shape: tuple[str, ...], *, flips: bool) -> list[tuple[Place, list[str]]]:
    """Every way a tile can be held over the grid, each with its spellings; the first spelling found is its text.

    Those that lie partly off the grid or on the palace are among them: a person may name them, and is told why not.
    """
    cells = cells_of(shape)
    found: dict[tuple[Cell, ...], tuple[Place, list[str]]] = {}
    for flipped in (False, True) if flips else (False,):
        for quarter_turns in range(4):
            form = turned(cells, quarter_turns, flipped=flipped)
            for row in range(SIDE):
                for col in range(SIDE):
                    lying = tuple((row + down, col + right) for down, right in form)
                    text = spelling(key, square(row, col), quarter_turns, flipped=flipped)
                    if lying not in found:
                        found[lying] = (_place(text, key, lying), [])
                    found[lying][1].append(text)
                    if not quarter_turns:
                        found[lying][1].append(f"place {key} {square(row, col)} r0" + (" f" if flipped else ""))
    return sorted(found.values(), key=lambda place: (min_square(place[0].mask), place[0].text))


def _place(text: str, key: str, lying: tuple[Cell, ...]) -> Place:
    inside = [cell for cell in lying if 0 <= cell[0] < SIDE and 0 <= cell[1] < SIDE]
    mask = mask_of(inside)
    off = OFF_THE_GRID if len(inside) < len(lying) else 0
    return Place(text, key, mask | off, halo_of(mask), tuple(square(*cell) for cell in inside))


Form = tuple[int, tuple[int, ...]]


def forms(found: tuple[Place, ...]) -> list[Form]:
    """A tile's different turnings: for each the squares its first square may lie on, and how far the others are off."""
    firsts: dict[int, int] = {}
    for place in found:
        first = min_square(place.mask)
        firsts[place.mask >> first] = firsts.get(place.mask >> first, 0) | 1 << first
    return [
        (starts, tuple(bit for bit in range(1, pattern.bit_length()) if pattern >> bit & 1))
        for pattern, starts in firsts.items()
    ]


def fits_anywhere(turned_forms: list[Form], free: int) -> bool:
    """Whether any turning of a tile lies wholly on free squares; all its places are tried at once, square by square."""
    for starts, offsets in turned_forms:
        starts &= free
        for offset in offsets:
            starts &= free >> offset
        if starts:
            return True
    return False


def which_fit(tiles: list[list[Form]], free: int) -> int:
    """The tiles that fit anywhere, as bits."""
    found = 0
    for place, turned_forms in enumerate(tiles):
        if fits_anywhere(turned_forms, free):
            found |= 1 << place
    return found


def min_square(mask: int) -> int:
    """The topmost and then leftmost square of a mask."""
    return (mask & -mask).bit_length() - 1
