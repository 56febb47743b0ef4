"""The table as text."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from signoria.table import Move
from signoria.table.drawing import Block
from signoria.titles.il_principe.box import IlPrincipeBox
from signoria.titles.il_principe.views import IlPrincipeView

if TYPE_CHECKING:
    from signoria.table.texts import Speech


def draw(view: IlPrincipeView, speech: "Speech", box: IlPrincipeBox, moves: Sequence[Move] = ()) -> list[Block]:
    """All that a seat sees."""
    return []
