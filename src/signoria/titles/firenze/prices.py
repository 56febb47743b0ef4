"""3.1 and 5.3: what a card and bricks cost."""

from typing import TYPE_CHECKING

from signoria.titles.firenze.box import BY_PLACE
from signoria.titles.firenze.vocabulary import BUILD_DISCOUNT, CARD_PRICE, MAX_BUILD

if TYPE_CHECKING:
    from signoria.titles.firenze.game import Firenze


def price_of_place(game: "Firenze", place: int) -> int:
    """3.1 A brick for each card to the left, unless a character says otherwise."""
    price = game.rules()[CARD_PRICE]
    return place if price == BY_PLACE else min(price, place)


def affordable_places(game: "Firenze") -> int:
    """3.1 How many cards, from the left, the active player can pay for."""
    price = game.rules()[CARD_PRICE]
    total = sum(game.families[game.active].store)
    places = len(game.row)
    return places if BY_PLACE < price <= total else min(places, total + 1)


def most_bricks(game: "Firenze") -> int:
    """5.2 How many bricks may be added this turn."""
    return min(game.rules()[MAX_BUILD], len(game.box.cost) - 1)


def price_of_bricks(game: "Firenze", count: int) -> int:
    """5.4 What so many more bricks cost: the cost in all, less what is taken off it, less what was paid already."""
    return max(0, game.box.cost[game.built + count] - game.rules()[BUILD_DISCOUNT] - game.paid)


def affordable_bricks(game: "Firenze") -> int:
    """5.2 and 5.3: how many more bricks the active player can add and pay for, whatever their colours."""
    family = game.families[game.active]
    return game.box.affordable(family.buildings, game.changed, sum(family.store), game.built, game.paid)
