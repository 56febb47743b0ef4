"""The table as text."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from signoria.table import Move
from signoria.table.drawing import Block
from signoria.titles.florenza.box import FlorenzaBox
from signoria.titles.florenza.views import FlorenzaView

if TYPE_CHECKING:
    from signoria.table.texts import Speech


def draw(view: FlorenzaView, speech: "Speech", box: FlorenzaBox, moves: Sequence[Move] = ()) -> list[Block]:
    """All that a seat sees."""
    return []
