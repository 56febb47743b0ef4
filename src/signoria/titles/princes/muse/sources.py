"""Where the expansion's prestige comes from."""

from typing import Final

from signoria.table import Change, Seat
from signoria.titles.princes.game import Princes

SOURCES: Final = ("princess", "merchant", "banker")


def score(game: Princes, seat: Seat, points: int, source: str) -> tuple[Change, ...]:
    """Prestige for a seat, from one of the sources of the expansion."""
    return game.score(seat, points, game.box.variant.sources.index(source))
