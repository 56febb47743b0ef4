"""Tiles on the grid: every place a shape can lie, named by its topmost and then leftmost square."""

from signoria.titles.princes.moves import Place

SIDE = 7
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


def halo_of(mask: int) -> int:
    """The squares that share a side with those of a mask, the mask's own left out."""
    halo = 0
    for row in range(SIDE):
        for col in range(SIDE):
            if mask >> (row * SIDE + col) & 1:
                for near_row, near_col in ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)):
                    if 0 <= near_row < SIDE and 0 <= near_col < SIDE:
                        halo |= 1 << (near_row * SIDE + near_col)
    return halo & ~mask


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


def places(key: str, shape: tuple[str, ...], palace: int, *, flips: bool) -> list[tuple[Place, list[str]]]:
    """Every place of a tile on an empty estate, each with its other spellings. The first spelling found is offered."""
    cells = cells_of(shape)
    found: dict[int, tuple[Place, list[str]]] = {}
    for flipped in (False, True) if flips else (False,):
        for quarter_turns in range(4):
            form = turned(cells, quarter_turns, flipped=flipped)
            for row in range(SIDE):
                for col in range(SIDE):
                    lying = [(row + down, col + right) for down, right in form]
                    if any(not (0 <= at_row < SIDE and 0 <= at_col < SIDE) for at_row, at_col in lying):
                        continue
                    mask = mask_of(lying)
                    if mask & palace:
                        continue
                    text = spelling(key, square(row, col), quarter_turns, flipped=flipped)
                    if mask not in found:
                        names = tuple(square(*cell) for cell in lying)
                        found[mask] = (Place(text, key, mask, halo_of(mask), names), [])
                    found[mask][1].append(text)
                    if not quarter_turns:
                        found[mask][1].append(f"place {key} {square(row, col)} r0" + (" f" if flipped else ""))
    return sorted(found.values(), key=lambda place: (min_square(place[0].mask), place[0].text))


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


def min_square(mask: int) -> int:
    """The topmost and then leftmost square of a mask."""
    return (mask & -mask).bit_length() - 1
