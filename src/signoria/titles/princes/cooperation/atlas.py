"""How estates lie beside each other: who borders on whom, which squares face each other, where a building may cross."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from signoria.table import Seat
from signoria.titles.princes.components import TileRow
from signoria.titles.princes.cooperation.moves import Join
from signoria.titles.princes.shapes import SIDE, Cell, cells_of, halo_of, mask_of, min_square, square, turned

SQUARES: Final = SIDE * SIDE
REMEMBERED: Final = 1 << 16
Corner = tuple[int, int]
"""The row and the column of an estate's first square on the common map."""


class Side:
    """A border as one of its two owners sees it: his squares along it, and how those opposite are numbered.

    A border is straight, so a square's bit and that of the square opposite are always equally far apart.
    """

    def __init__(self, neighbour: Seat, edge: int, opposite_edge: int) -> None:
        self.neighbour = neighbour
        self.edge = edge
        self.opposite_edge = opposite_edge
        self.shift = min_square(edge) - min_square(opposite_edge)

    def facing(self, squares: int) -> int:
        """One's own squares that lie opposite some squares of the neighbour."""
        met = squares & self.opposite_edge
        return met << self.shift if self.shift >= 0 else met >> -self.shift


class Border:
    """Two estates that share one, and every place in which a building lies in both, by its kind."""

    def __init__(self, first: Seat, second: Seat, places: tuple[tuple[Join, ...], ...]) -> None:
        self.first = first
        self.second = second
        self.places = places
        masks = [[join.half_of(seat).mask for joins in places for join in joins] for seat in (first, second)]
        self._reach = _every(masks[0]) | _every(masks[1]) << SQUARES
        lying = [[(self._mask(join), join) for join in joins] for joins in places]

        @lru_cache(maxsize=REMEMBERED)
        def fits(kind: int, blocked: int) -> tuple[Join, ...]:
            return tuple([join for mask, join in lying[kind] if not mask & blocked])

        @lru_cache(maxsize=REMEMBERED)
        def room(blocked: int) -> int:
            found = 0
            for kind, joins in enumerate(lying):
                for mask, _ in joins:
                    if not mask & blocked:
                        found |= 1 << kind
                        break
            return found

        self._fits = fits
        self._room = room

    def _mask(self, join: Join) -> int:
        return join.half_of(self.first).mask | join.half_of(self.second).mask << SQUARES

    def _near(self, first: int, second: int) -> int:
        """What is blocked of the squares that a joint building can reach."""
        return (first | second << SQUARES) & self._reach

    def fits(self, kind: int, first: int, second: int) -> tuple[Join, ...]:
        """Where a building can lie, clear of the blocked squares of both estates."""
        return self._fits(kind, self._near(first, second))

    def room(self, first: int, second: int) -> int:
        """The kinds of building that can lie anywhere across this border, as bits."""
        return self._room(self._near(first, second))


def _every(masks: Sequence[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


class Atlas:
    """The common map: the sides of each estate, its borders, and all ways to hold a building over two estates."""

    def __init__(self, corners: tuple[Corner, ...], palace: int, buildings: Sequence[TileRow]) -> None:
        self.corners = corners
        self.owner: dict[Cell, Seat] = {
            (top + row, left + col): seat
            for seat, (top, left) in enumerate(corners)
            for row in range(SIDE)
            for col in range(SIDE)
        }
        self.sides = tuple([self._sides(seat) for seat in range(len(corners))])
        self.spellings: dict[Join, list[str]] = {}
        found = [self._joins(row) for row in buildings]
        self.by_kind = tuple([tuple(joins) for joins in found])
        self._borders: dict[tuple[Seat, Seat], Border] = {}
        for first, sides in enumerate(self.sides):
            for second in [side.neighbour for side in sides if side.neighbour > first]:
                places = [[join for join in joins if self._crosses(join, first, second, palace)] for joins in found]
                border = Border(first, second, tuple([tuple(joins) for joins in places]))
                self._borders[first, second] = self._borders[second, first] = border

    def border(self, one: Seat, other: Seat) -> Border | None:
        """The border of two estates, if they have one."""
        return self._borders.get((one, other))

    def _sides(self, seat: Seat) -> tuple[Side, ...]:
        """A seat's borders; a wall with nothing beyond it is none."""
        meeting: dict[Seat, list[tuple[Cell, Cell]]] = {}
        top, left = self.corners[seat]
        for row in range(SIDE):
            for col in range(SIDE):
                for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1)):
                    beyond = (top + row + down, left + col + right)
                    other = self.owner.get(beyond, seat)
                    if other != seat:
                        meeting.setdefault(other, []).append(((row, col), self._own_square(other, beyond)))
        return tuple(
            [
                Side(other, mask_of([own for own, _ in pairs]), mask_of([theirs for _, theirs in pairs]))
                for other, pairs in sorted(meeting.items())
            ]
        )

    def _own_square(self, seat: Seat, cell: Cell) -> Cell:
        top, left = self.corners[seat]
        return cell[0] - top, cell[1] - left

    def _crosses(self, join: Join, first: Seat, second: Seat, palace: int) -> bool:
        within = join.seats in ((first, second), (second, first)) and not join.stray
        return within and not any(half.mask & palace for half in join.halves)

    def _joins(self, tile: TileRow) -> list[Join]:
        """Every way to hold a building over the map, named by its first square: most are stray, and say why not."""
        found: dict[tuple[Cell, ...], Join] = {}
        cells = cells_of(tile.shape)
        for flipped in (False, True):
            for quarter_turns in range(4):
                form = turned(cells, quarter_turns, flipped=flipped)
                for row, col in self.owner:
                    lying = tuple([(row + down, col + right) for down, right in form])
                    if lying not in found:
                        found[lying] = join = self._join(tile.key, lying, quarter_turns, flipped=flipped)
                        self.spellings[join] = []
                    at = self._place_name(row, col)
                    spelled = [_spelling(tile.key, at, quarter_turns, flipped=flipped)]
                    if not quarter_turns:
                        spelled.append(f"join {tile.key} {at} r0" + (" f" if flipped else ""))
                    self.spellings[found[lying]] += spelled
        return [found[lying] for lying in sorted(found)]

    def _join(self, key: str, lying: tuple[Cell, ...], quarter_turns: int, *, flipped: bool) -> Join:
        parts: dict[Seat, list[Cell]] = {}
        for cell in lying:
            if cell in self.owner:
                seat = self.owner[cell]
                parts.setdefault(seat, []).append(self._own_square(seat, cell))
        halves = []
        for seat, cells in parts.items():
            mask = mask_of(cells)
            halves.append((seat, mask, halo_of(mask), tuple([square(*cell) for cell in cells])))
        text = _spelling(key, self._place_name(*lying[0]), quarter_turns, flipped=flipped)
        stray = len(halves) != 2 or sum([len(cells) for cells in parts.values()]) < len(lying)
        return Join(text, key, tuple(halves), stray=stray)

    def _place_name(self, row: int, col: int) -> str:
        seat = self.owner[row, col]
        return f"{seat} {square(*self._own_square(seat, (row, col)))}"


def _spelling(key: str, at: str, quarter_turns: int, *, flipped: bool) -> str:
    """`join opera 1 b7 r1 f`; no turn and no flip are left out."""
    return f"join {key} {at}" + (f" r{quarter_turns}" if quarter_turns else "") + (" f" if flipped else "")
