"""What a choice would lead to, as far as its chooser can know: for whoever looks at the table before choosing."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from signoria.table import Seat
from signoria.titles.il_principe.counts import Counts, changed, fewer
from signoria.titles.il_principe.majorities import claimants
from signoria.titles.il_principe.scoring import region_points

if TYPE_CHECKING:
    from signoria.titles.il_principe.box import IlPrincipeBox
    from signoria.titles.il_principe.game import IlPrincipe

Claim = tuple[tuple[Seat, ...], tuple[Seat, ...]]
"""Who would take the major and the minor role of a colour, or bid for them."""


def claims(game: "IlPrincipe", colour: int, seat: Seat = 0, cards: int = 0) -> Claim:
    """7.3 to 7.5 Who would have the roles of a colour if they were decided now, one seat having so many cards more."""
    counts = tuple([family.up[colour] for family in game.families])
    return claimants(changed(counts, seat, cards), game.numbers.minor_roles)


def claims_with_more(game: "IlPrincipe", seat: Seat) -> Iterator[tuple[int, int, Claim]]:
    """5.2, 6.3 and 7.8 What the roles would be with one card more face up, or two, up to those one could turn up."""
    family = game.families[seat]
    for colour, count in enumerate(family.hand):
        for cards in range(1, max(count, 1 if family.down[colour] else 0) + 1):
            yield colour, cards, claims(game, colour, seat, cards)


def paid_roles(game: "IlPrincipe", seat: Seat, city: int) -> tuple[tuple[tuple[int, int], ...], int]:
    """6.5 The roles, by rank and colour, for which a seat scores when somebody else builds a city, and how much."""
    colours = game.box.city_colours[city]
    held = [(rank, colour) for colour in colours for rank, tiles in enumerate(game.roles) if tiles[colour] == seat]
    return tuple(held), sum([game.box.role_points[rank][colour] for rank, colour in held])


def points_now(game: "IlPrincipe", shields: Counts) -> Counts:
    """9.2 What shields in a region would bring everybody if the game ended now."""
    scoring = game.box.scoring
    return region_points(shields, scoring.region_first, scoring.region_second)


def cities_to_end(game: "IlPrincipe") -> int:
    """8.2 How many cities are still to be built until too few are left for another round."""
    return max(0, game.cities_to_come() + len(game.display) - game.box.display + 1)


def spare_for(box: "IlPrincipeBox", city: int, hand: Counts) -> Counts:
    """6.1 The cards of a city's colours that a hand has beyond what the city asks for."""
    return tuple(
        [have if need else 0 for have, need in zip(fewer(hand, box.icons[city]), box.icons[city], strict=True)]
    )


def spare(game: "IlPrincipe", hand: Counts) -> Counts:
    """6.1 The cards of a hand beyond what the most demanding city on display asks of each colour."""
    asked = [max([game.box.icons[city][colour] for city in game.display], default=0) for colour in range(len(hand))]
    return fewer(hand, tuple(asked))
