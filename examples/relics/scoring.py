"""4 What counts, and who has won."""

from typing import TYPE_CHECKING

from signoria.table import Seat, places

if TYPE_CHECKING:
    from examples.relics.game import Relics


def end_points(game: "Relics", seat: Seat) -> dict[str, int]:
    """4.1 For each set of one relic of every saint, and less for a pawned cloak."""
    stall = game.stalls[seat]
    saints = [game.box.saints[relic] for relic in stall.relics]
    sets = min([saints.count(saint) for saint in range(game.box.saint_count)])
    return {"sets": sets * game.box.scoring.set, "cloak": game.box.scoring.cloak if stall.pawned else 0}


def sheet(game: "Relics", seat: Seat) -> dict[str, int]:
    """A seat's points by source if the game ended now."""
    found = {"relics": game.stalls[seat].scored[0], **end_points(game, seat)}
    return {source: points for source, points in found.items() if points}


def places_of(game: "Relics") -> tuple[int, ...]:
    """4.2 Most points; then most coins; else the place is shared."""
    return places([(stall.points(), stall.coins) for stall in game.stalls])
