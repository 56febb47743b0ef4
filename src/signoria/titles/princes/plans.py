"""Estates as text: one's own large, the others' small, and the ways a tile can be turned."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from signoria.table.drawing import Line, Span
from signoria.titles.princes.box import PrincesBox
from signoria.titles.princes.moves import Place
from signoria.titles.princes.shapes import SIDE, square
from signoria.titles.princes.views import EstateView

if TYPE_CHECKING:
    from signoria.table.texts import Speech

COLUMNS: Final = "abcdefg"
SIZE_LOOKS: Final = {"large": "red reverse", "medium": "yellow reverse", "small": "violet reverse"}
LANDSCAPES: Final = {"forest": ("♣", "green reverse"), "lake": ("≈", "blue reverse"), "park": ("*", "yellow")}
PALACE_SIGN: Final = "▓▓"
FORMS_IN_A_LINE: Final = 4


class Cell(Struct, frozen=True):
    """What stands on a square: two signs, their look, and which tile it is part of."""

    signs: str
    look: str
    tile: int

    @property
    def joint(self) -> str:
        """What stands between two squares of one tile in a large plan."""
        return self.signs[0] if self.signs[0] == self.signs[1] else " "


FREE: Final = Cell(" ·", "muted", -1)
POSSIBLE: Final = Cell(" ○", "bold", -1)
PALACE: Final = -2


def cells(estate: EstateView, palace: Sequence[str], speech: "Speech", box: PrincesBox) -> dict[str, Cell]:
    """The squares of an estate that are taken."""
    taken = {name: Cell(PALACE_SIGN, "brown", PALACE) for name in palace}
    kinds = [tile.tile for tile in estate.tiles]
    for number, tile in enumerate(estate.tiles):
        signs, look = _signs(tile.tile, kinds[:number].count(tile.tile), speech, box)
        taken.update(dict.fromkeys(tile.squares, Cell(signs, look, number)))
    return taken


def _signs(kind: str, before: int, speech: "Speech", box: PrincesBox) -> tuple[str, str]:
    """The two signs of a tile and their look; a further landscape of its kind is numbered."""
    if kind in LANDSCAPES:
        sign, look = LANDSCAPES[kind]
        return (f"{sign}{before + 1}" if before else sign * 2), look
    size = next(row.size for row in box.rows.buildings if row.key == kind)
    return speech.name("building", kind)[:2], SIZE_LOOKS[size]


def large_plan(taken: Mapping[str, Cell], places: Sequence[Place] = ()) -> list[Line]:
    """An estate with the names of its squares; where a tile can be laid, its anchor squares are marked."""
    marked = dict(taken)
    for place in places:
        marked.setdefault(place.square, POSSIBLE)
    lines: list[Line] = [(Span("  " + "".join(f" {column} " for column in COLUMNS), "muted"),)]
    for row in range(SIDE):
        spans = [Span(f"{row + 1} ", "muted")]
        for column in range(SIDE):
            cell = marked.get(square(row, column), FREE)
            beside = marked.get(square(row, column + 1), FREE) if column + 1 < SIDE else FREE
            joined = cell.tile != FREE.tile and cell.tile == beside.tile
            spans += [Span(cell.signs, cell.look), Span(cell.joint, cell.look) if joined else Span(" ")]
        lines.append(tuple(spans))
    return lines


def small_plan(taken: Mapping[str, Cell]) -> list[Line]:
    """An estate at a glance."""
    rows = [[taken.get(square(row, column), FREE) for column in range(SIDE)] for row in range(SIDE)]
    return [tuple([Span(cell.signs, cell.look) for cell in row]) for row in rows]


def forms(places: Sequence[Place]) -> list[Line]:
    """The ways a tile can still be laid: how each is written, and its shape with the anchor square marked."""
    found: dict[str, set[tuple[int, int]]] = {}
    for place in places:
        at = [(int(name[1]) - 1, COLUMNS.index(name[0])) for name in place.squares]
        top, left = at[0]
        found.setdefault(_turn(place), {(row - top, column - left) for row, column in at})
    drawn = [_form(turn, shape) for turn, shape in sorted(found.items())]
    lines: list[Line] = []
    for start in range(0, len(drawn), FORMS_IN_A_LINE):
        lines += _side_by_side(drawn[start : start + FORMS_IN_A_LINE])
    return lines


def _turn(place: Place) -> str:
    """How the turn of a place is written: `r0`, `r1 f`."""
    words = place.text.split()[3:]
    return " ".join(words) if words and words[0] != "f" else " ".join(["r0", *words])


def _form(turn: str, shape: set[tuple[int, int]]) -> list[str]:
    left = min(column for _, column in shape)
    rows = [
        "".join(
            "◆ " if (row, column) == (0, 0) else "■ " if (row, column) in shape else "  "
            for column in range(left, max(column for _, column in shape) + 1)
        )
        for row in range(max(row for row, _ in shape) + 1)
    ]
    width = max(len(turn), *map(len, rows)) + 2
    return [text.ljust(width) for text in (turn, *rows)]


def _side_by_side(drawn: Sequence[list[str]]) -> list[Line]:
    height = max(map(len, drawn))
    filled = [form + [" " * len(form[0])] * (height - len(form)) for form in drawn]
    return [
        (Span("".join(parts), "bold" if not place else ""),) for place, parts in enumerate(zip(*filled, strict=True))
    ]
