"""What it is worth to be still among those who may buy this round."""

from collections.abc import Callable
from typing import Final

from signoria.table import Seat
from signoria.titles.princes.auction import buyable
from signoria.titles.princes.box import ANY_LANDSCAPE
from signoria.titles.princes.game import SOLD, Estate, Princes
from signoria.titles.princes.hopes import hope_of_buying, hope_of_card
from signoria.titles.princes.prospects import Outlook

SALE: Final = 0.2
"""What selling a point costs beyond the point itself: the one in hand is surer than those hoped for."""
CONTEST: Final = 0.6
"""Of the items left, a buyer is taken to get the one at this part of the way from his best to the last that will sell:
the others who may still buy want much the same."""

USUAL: Final[dict[int, tuple[float, ...]]] = {
    2: (8.5, 6.0, 4.0, 3.5, 3.0, 2.9, 4.2),
    3: (9.4, 9.2, 6.5, 5.3, 4.8, 4.7, 4.6),
    4: (5.8, 5.6, 4.3, 3.9, 3.9, 3.6, 3.6),
    5: (6.9, 4.0, 3.0, 2.6, 2.7, 2.5, 2.6),
}
"""What still being among the buyers was worth, by seats and round: means over twelve games of `quick` each."""

Gift = Callable[[Princes, Seat, Estate], float]
"""Adds an item to an estate, and gives the points it brings at once."""


def worth_of_estate(game: Princes, seat: Seat, estate: Estate, actions: int) -> float:
    """The prestige an estate has, and all that it can expect without buying anything more this round."""
    cards = sum([hope_of_card(game, seat, estate, card) for card in estate.prestige_cards])
    points = estate.prestige + SALE * estate.scored[SOLD]
    return points + cards + Outlook(game, seat, estate, actions).value


def worth_of_buying(game: Princes, seat: Seat, actions: int, without: float) -> float:
    """How much better than `without` an estate will be for what it can still buy this round, at the opening price."""
    gains = [
        max([_with(game, seat, kind, actions) for kind in _kinds(game, item)]) - without for item in buyable(game, seat)
    ]
    if not gains:
        return 0.0
    gains.sort(reverse=True)
    place = int((len(game.bidders) - 1) * CONTEST + 0.5)
    return max(0.0, gains[min(place, len(gains) - 1)])


def usual_worth_of_buying(game: Princes) -> float:
    """The same as a rule, for who has no time to look."""
    rounds = USUAL[game.seats]
    return rounds[min(max(game.round, 1), len(rounds)) - 1]


def _kinds(game: Princes, item: int) -> list[int]:
    """8.2 With two players the landscapes are one item, of which the buyer picks the kind."""
    return [kind for kind in range(3) if game.landscapes[kind]] if item == ANY_LANDSCAPE else [item]


def _with(game: Princes, seat: Seat, item: int, actions: int) -> float:
    estate = game.estates[seat].copy()
    price = game.opening()
    sold = game.sells(seat, price)
    estate.florins += 100 * sold - price
    estate.score(-sold, SOLD)
    return GIFTS[item](game, seat, estate) + worth_of_estate(game, seat, estate, actions)


def _landscape(kind: int) -> Gift:
    def gift(game: Princes, seat: Seat, estate: Estate) -> float:
        counts = [*estate.landscapes]
        counts[kind] += 1
        estate.landscapes = (counts[0], counts[1], counts[2])
        return float(game.box.awards.further_landscape) if counts[kind] > 1 else 0.0

    return gift


def _jester(game: Princes, seat: Seat, estate: Estate) -> float:
    estate.jesters += 1
    return 0.0


def _builder(game: Princes, seat: Seat, estate: Estate) -> float:
    estate.builders += 1
    return float(game.box.awards.further_builder) if estate.builders > 1 else 0.0


def _recruiting(game: Princes, seat: Seat, estate: Estate) -> float:
    estate.recruiting += 1
    return 0.0


GIFTS: Final[tuple[Gift, ...]] = (
    _landscape(0),
    _landscape(1),
    _landscape(2),
    _jester,
    _builder,
    hope_of_buying,
    _recruiting,
)
"""By the items' numbers in the box."""
