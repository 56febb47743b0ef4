"""9 What is added at the end, and who has won."""

from typing import TYPE_CHECKING, Final

from signoria.table import Outcome, Seat, places
from signoria.titles.il_principe.counts import Counts

if TYPE_CHECKING:
    from signoria.titles.il_principe.game import IlPrincipe

SOURCES: Final = ("city", "others", "action", "roles", "regions", "sets", "coins", "hand")
"""Where points come from, in the order of a family's `scored`."""
CITY, OTHERS, ACTION, ROLES, REGIONS, SETS, COINS, HAND = range(len(SOURCES))


def role_points(game: "IlPrincipe", seat: Seat) -> int:
    """9.1 For each role held at the end."""
    return sum(
        [
            game.box.role_ends[rank][colour]
            for rank, tiles in enumerate(game.roles)
            for colour, holder in enumerate(tiles)
            if holder == seat
        ]
    )


def region_points(shields: Counts, first: int, second: int) -> Counts:
    """9.2 Alone with most shields: full points, and some for all who are second; tied: full points, and no second."""
    most = max(shields)
    if not most:
        return (0,) * len(shields)
    if shields.count(most) > 1:
        return tuple([first if count == most else 0 for count in shields])
    next_most = max([count for count in shields if count < most])
    return tuple([first if count == most else second if next_most and count == next_most else 0 for count in shields])


def regions_score(game: "IlPrincipe", seat: Seat) -> int:
    """9.2 All regions together."""
    scoring = game.box.scoring
    return sum([region_points(shields, scoring.region_first, scoring.region_second)[seat] for shields in game.map])


def sets_score(game: "IlPrincipe", seat: Seat) -> int:
    """9.3 For each card in front in the colour one has fewest of, face up or down."""
    return game.box.scoring.scarcest * min(game.families[seat].in_front())


def most_score(amounts: list[int], seat: Seat, award: int) -> int:
    """9.4 and 9.5: for having most of something, to all who do; nobody has most of nothing."""
    return award if amounts[seat] and amounts[seat] == max(amounts) else 0


def coins_score(game: "IlPrincipe", seat: Seat) -> int:
    """9.4 Most coins."""
    return most_score([family.coins for family in game.families], seat, game.box.scoring.most_coins)


def hand_score(game: "IlPrincipe", seat: Seat) -> int:
    """9.5 Most cards in hand."""
    return most_score([sum(family.hand) for family in game.families], seat, game.box.scoring.most_cards)


FINAL_LINES: Final = (
    (ROLES, role_points),
    (REGIONS, regions_score),
    (SETS, sets_score),
    (COINS, coins_score),
    (HAND, hand_score),
)
"""The lines of the final scoring, in the order of chapter 9."""


def places_of(game: "IlPrincipe") -> tuple[int, ...]:
    """9.6 Most points; then most cards in front; then the major role that comes first in the order of colours."""
    majors = game.roles[0]
    keys = [
        (
            family.points,
            sum(family.in_front()),
            -(majors.index(seat) if seat in majors else len(majors)),
        )
        for seat, family in enumerate(game.families)
    ]
    return places(keys)


def outcome_of(game: "IlPrincipe") -> Outcome | None:
    """The final places, once everything is scored."""
    if game.agenda:
        return None
    sheets = tuple([score_sheet(game, seat) for seat in range(game.seats)])
    return Outcome(places_of(game), tuple([family.points for family in game.families]), sheets)


def sheets_of(game: "IlPrincipe", eyes: Seat | None) -> tuple[dict[str, int], ...]:
    """What everybody would have now; who has most coins is known only where they are open (1.7)."""
    sheets = [score_sheet(game, seat) for seat in range(game.seats)]
    for source, line in FINAL_LINES:
        if source != COINS or game.options["open_coins"]:
            for seat, sheet in enumerate(sheets):
                if points := line(game, seat):
                    sheet[SOURCES[source]] = points
    return tuple(sheets)


def score_sheet(game: "IlPrincipe", seat: Seat) -> dict[str, int]:
    """Where a seat's points come from, by source."""
    from_sources = dict(zip(SOURCES, game.families[seat].scored, strict=True))
    return {source: points for source, points in from_sources.items() if points}
