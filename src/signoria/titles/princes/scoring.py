"""7 What prestige cards are worth at the end, and who has won."""

from typing import TYPE_CHECKING, Final

from signoria.table import Outcome, Seat, places
from signoria.titles.princes.counters import COUNTER

if TYPE_CHECKING:
    from signoria.titles.princes.game import Princes

SOURCES: Final = ("landscape", "builder", "building", "work", "best-work", "sold", "cards")
"""Where prestige comes from in the base game, in the order of an estate's `scored`."""


def card_points(game: "Princes", seat: Seat, card: int) -> int:
    """7.2 to 7.4: what a prestige card is worth to its owner."""
    row = game.box.rows.prestige_cards[card]
    if row.at_least:
        estate = game.estates[seat]
        met = all(COUNTER[counter](game.box, estate) >= least for counter, least in row.at_least.items())
        return row.full if met else 0
    counter = COUNTER[row.counter]
    counts = [counter(game.box, estate) for estate in game.estates]
    best = max(counts) if row.kind == "most" else min(counts)
    if counts[seat] != best or (row.kind == "most" and not best):
        return 0
    return row.full if counts.count(best) == 1 else row.tied


def places_of(game: "Princes") -> tuple[int, ...]:
    """7.5 Most prestige; then most money; then, by option, the lowest card number on the table; else shared."""
    lowest_first = game.options["third_tiebreak"] == "lowest_card"
    last = len(game.box.wishes)
    keys = [
        (estate.prestige, estate.florins, -min(estate.table, default=last) if lowest_first else 0)
        for estate in game.estates
    ]
    return places(keys)


def outcome_of(game: "Princes") -> Outcome | None:
    """The final places, once the prestige cards are scored."""
    if game.agenda:
        return None
    sheets = tuple(score_sheet(game, seat) for seat in range(game.seats))
    return Outcome(places_of(game), tuple(estate.prestige for estate in game.estates), sheets)


def sheets_of(game: "Princes", eyes: Seat | None) -> tuple[dict[str, int], ...]:
    """What everybody would have now: prestige cards are known to their owner alone (1.5)."""
    sheets = [score_sheet(game, seat) for seat in range(game.seats)]
    if eyes is not None and game.estates[eyes].prestige_cards:
        held = sum(card_points(game, eyes, card) for card in game.estates[eyes].prestige_cards)
        sheets[eyes]["cards"] = sheets[eyes].get("cards", 0) + held
    return tuple(sheets)


def score_sheet(game: "Princes", seat: Seat) -> dict[str, int]:
    """Where a seat's prestige comes from, by source."""
    from_sources = dict(zip(game.box.variant.sources, game.estates[seat].scored, strict=True))
    return {source: points for source, points in from_sources.items() if points}
