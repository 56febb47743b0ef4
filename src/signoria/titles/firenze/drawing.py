"""The table as text."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from signoria.table import Move
from signoria.table.drawing import Block
from signoria.titles.firenze.box import FirenzeBox
from signoria.titles.firenze.views import FirenzeView

if TYPE_CHECKING:
    from signoria.table.texts import Speech


def draw(view: FirenzeView, speech: "Speech", box: FirenzeBox, moves: Sequence[Move] = ()) -> list[Block]:
    return []
