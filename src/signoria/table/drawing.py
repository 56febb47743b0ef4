"""Drawings in text: what a title shows in a terminal, without knowing which terminal.

A title draws its view as blocks of lines; a line is a row of spans, each with plain words for its look, such as
`green reverse`. Whoever shows them decides what the words mean: a terminal its colours, a screen reader nothing at all.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from msgspec import Struct

LOOKS: Final = ("", "bold", "muted", "red", "green", "blue", "yellow", "violet", "brown", "reverse")


class Span(Struct, frozen=True):
    """A few signs with one look."""

    text: str
    look: str = ""


Line: TypeAlias = tuple[Span, ...]


class Block(Struct, frozen=True):
    """Lines under a heading. Blocks of one `row` stand side by side where there is room."""

    heading: str
    lines: tuple[Line, ...]
    row: int = 0


def aligned(rows: Sequence[Sequence[Span]], gap: str = "  ") -> list[Line]:
    """Spans as a table: each column as wide as its widest."""
    count = max(map(len, rows), default=0)
    widths = [max([len(row[place].text) for row in rows if place < len(row)]) for place in range(count)]
    return [
        tuple([Span(span.text.ljust(width) + gap, span.look) for span, width in zip(row, widths, strict=False)])
        for row in rows
    ]
