"""The contracts as text: six towers side by side, eight floors down to three."""

from typing import TYPE_CHECKING, Final

from signoria.table.drawing import Line, Span
from signoria.titles.firenze.box import space_of
from signoria.titles.firenze.bricks import COLOURS
from signoria.titles.firenze.components import HEIGHTS
from signoria.titles.firenze.views import ContractView, FirenzeView

if TYPE_CHECKING:
    from signoria.table.texts import Speech

LEVELS: Final = ("", "I", "II", "III", "IV")
CELL: Final = 7


def contracts(view: FirenzeView, speech: "Speech", fillable: set[int]) -> list[Line]:
    """A row for each height, the highest first, with its level tile; above them the flags."""
    flags = {flag.colour: flag.points for flag in view.flags}
    heading = [Span(f"⚑{flags[key]} {speech.name('short', key)}".ljust(CELL), "bold") for key in COLOURS]
    tiles = {tile.height: tile.points for tile in view.level_tiles}
    lines: list[Line] = [(Span("   "), *heading)]
    for height in reversed(HEIGHTS):
        cells = []
        for colour in range(len(COLOURS)):
            space = space_of(colour, height)
            cells.append(_cell(view.contracts[space], speech, space in fillable))
        tile = Span(f"+{tiles[height]}" if height in tiles else "", "yellow")
        lines.append((Span(f"{height}  ", "muted"), *cells, tile))
    return lines


def _cell(contract: ContractView, speech: "Speech", fillable: bool) -> Span:
    """Points, with the level of a balcony; covered contracts show whose letter it is, or a stroke."""
    if contract.owner_seat is not None:
        return Span(f"[{speech.player(contract.owner_seat)[:3]}]".ljust(CELL), "muted")
    if contract.neutral:
        return Span("—".ljust(CELL), "muted")
    words = f"{LEVELS[contract.level]} {contract.points}" if contract.level else str(contract.points)
    look = "reverse" if fillable else "bold" if contract.open and contract.level else "" if contract.open else "muted"
    return Span(words.ljust(CELL), look)
