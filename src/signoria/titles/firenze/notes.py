"""What each card is and does, in a few words: they stand beside its name wherever there is room."""

from signoria.table import Message, Notes
from signoria.titles.firenze.components import Components


def notes_of(rows: Components) -> Notes:
    """The notes on all cards, by the keys of their names."""
    return {
        f"card-{card.key}": Message("firenze-note-card", {"kind": card.kind, "says": card.key}) for card in rows.cards
    }
