"""The characters as text: where pawns stand, whom each helps."""

from typing import TYPE_CHECKING

from signoria.table.drawing import Block, Span, aligned
from signoria.titles.princes.muse.views import CharacterView, CourtView

if TYPE_CHECKING:
    from signoria.table.texts import Speech


def draw_court(court: CourtView | None, speech: "Speech", row: int) -> list[Block]:
    """A row a character; nothing where the expansion is not played."""
    if court is None:
        return []
    rows = [[Span(speech.name("character", each.character)), _stands(each, speech)] for each in court.characters]
    heading = speech.say("princes-drawing-court", {"florins": court.bankers_florins})
    return [Block(heading, tuple(aligned(rows)), row)]


def _stands(row: CharacterView, speech: "Speech") -> Span:
    if row.holder_seat is not None:
        return Span(speech.say("princes-drawing-helps", {"seat": row.holder_seat}), "bold")
    if row.taken:
        return Span(speech.say("princes-drawing-gone"), "muted")
    if row.pawn_seat is not None and row.space is not None:
        return Span(speech.say("princes-drawing-courted", {"seat": row.pawn_seat, "space": row.space}), "yellow")
    spaces = {"lowest": row.lowest_space, "highest": row.highest_space}
    return Span(speech.say("princes-drawing-spaces", spaces), "muted")
