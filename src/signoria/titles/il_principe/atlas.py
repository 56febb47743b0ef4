"""The map as signs: regions filled, cities with their names, shields where they lie."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from signoria.table.drawing import Line, Span
from signoria.titles.il_principe.box import IlPrincipeBox
from signoria.titles.il_principe.components import Point

COLUMNS, ROWS = 60, 20
SIGNS: Final = "'~.:\",=-+_"
"""What fills the regions, one after the other, so that borders show without colours too."""
LOOKS: Final = {
    "orange": "yellow",
    "azure": "blue",
    "grey": "muted",
    "violet": "violet",
    "brown": "brown",
    "green": "green",
}
"""The tints of the printed map, as near as a terminal comes to them."""
SEA: Final = (" ", "")
Cells = list[list[tuple[str, str]]]


def inside(polygon: Sequence[Point], x: float, y: float) -> bool:
    """Whether a point lies within borders."""
    found = False
    for (x1, y1), (x2, y2) in zip(polygon, (*polygon[1:], polygon[0]), strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            found = not found
    return found


@lru_cache(maxsize=4)
def land(box: IlPrincipeBox) -> tuple[tuple[int, ...], ...]:
    """The region of each sign of the map; -1 is the sea."""
    sheet = box.rows.map
    polygons = [region.polygon for region in box.rows.regions]

    def region_at(column: int, row: int) -> int:
        x, y = (column + 0.5) * sheet.width / COLUMNS, (row + 0.5) * sheet.height / ROWS
        return next((number for number, polygon in enumerate(polygons) if inside(polygon, x, y)), -1)

    return tuple(tuple(region_at(column, row) for column in range(COLUMNS)) for row in range(ROWS))


def _place(box: IlPrincipeBox, at: Point) -> tuple[int, int]:
    """The column and row of a point."""
    column = at[0] * COLUMNS // box.rows.map.width
    row = at[1] * ROWS // box.rows.map.height
    return min(column, COLUMNS - 1), min(row, ROWS - 1)


class Atlas:
    """A map that names are written on, none over another."""

    def __init__(self, box: IlPrincipeBox) -> None:
        self._box = box
        self._taken: set[tuple[int, int]] = set()
        looks = [LOOKS.get(region.tint, "") for region in box.rows.regions]
        self._cells: Cells = [
            [(SIGNS[region % len(SIGNS)], looks[region]) if region >= 0 else SEA for region in row] for row in land(box)
        ]

    def regions(self, names: Sequence[str], shields: Sequence[str], looks: Sequence[str]) -> None:
        """The name of each region, and the shields in it beneath."""
        for number, region in enumerate(self._box.rows.regions):
            column, row = _place(self._box, region.shields_at)
            for line, text in enumerate((names[number], shields[number])):
                left = min(max(0, column - len(text) // 2), COLUMNS - len(text))
                self._write(left, min(row, ROWS - 2) + line, text, looks[number])

    def cities(self, signs: Mapping[str, tuple[str, str]], names: Mapping[str, str]) -> None:
        """A sign where each city lies, with a look, and its name where there is room: beside it, above or below."""
        places = {city.key: _place(self._box, city.at) for city in self._box.rows.cities}
        self._taken.update(places.values())
        for key, (column, row) in places.items():
            sign, look = signs[key]
            self._cells[row][column] = (sign, look)
            self._write(*self._beside(column, row, len(names[key])), names[key], look)

    def _beside(self, column: int, row: int, length: int) -> tuple[int, int]:
        """Where a name goes: right, left, above or below, the first that is free with a sign of land or sea around."""
        right, left, middle = column + 1, column - length, max(0, column - length // 2)
        around = (
            (right, row, right, length + 1),
            (left, row, left - 1, length + 1),
            (middle, row - 1, middle - 1, length + 2),
            (middle, row + 1, middle - 1, length + 2),
        )
        for at, line, start, span in around:
            if 0 <= at <= COLUMNS - length and 0 <= line < ROWS and self._free(start, line, span):
                return at, line
        return min(right, COLUMNS - length), row

    def _free(self, column: int, row: int, length: int) -> bool:
        return not any((place, row) in self._taken for place in range(column, column + length))

    def _write(self, column: int, row: int, text: str, look: str) -> None:
        for place, sign in enumerate(text[: COLUMNS - column], column):
            self._cells[row][place] = (sign, look)
            self._taken.add((place, row))

    def lines(self) -> list[Line]:
        """The map, row by row."""
        return [_joined(row) for row in self._cells]


def _joined(row: Sequence[tuple[str, str]]) -> Line:
    """Signs of one look side by side, as one span."""
    spans: list[Span] = []
    for sign, look in row:
        if spans and spans[-1].look == look:
            spans[-1] = Span(spans[-1].text + sign, look)
        else:
            spans.append(Span(sign, look))
    return tuple(spans)
