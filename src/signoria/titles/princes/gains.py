"""What one thing more would make of a hand: every card with every item of the auction, and with every building."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from signoria.table import Seat
from signoria.titles.princes.box import ANY_LANDSCAPE
from signoria.titles.princes.values import bonus_value, plain_value, plain_values

if TYPE_CHECKING:
    from signoria.titles.princes.game import Estate, Princes

Gift = Callable[["Estate"], None]
Gain = tuple[int, int, int]
"""The thing, the card, and what the card would be worth with it."""


def _landscape(kind: int) -> Gift:
    def gift(estate: "Estate") -> None:
        counts = [*estate.landscapes]
        counts[kind] += 1
        estate.landscapes = (counts[0], counts[1], counts[2])

    return gift


def _jester(estate: "Estate") -> None:
    estate.jesters += 1


def _builder(estate: "Estate") -> None:
    estate.builders += 1


def _prestige_card(estate: "Estate") -> None:
    """Any one: only their number counts."""
    estate.prestige_cards = (*estate.prestige_cards, 0)


def _recruiting_card(estate: "Estate") -> None:
    estate.recruiting += 1


def _profession(estate: "Estate") -> None:
    """Any one: only their number counts."""
    estate.hand = (*estate.hand, 0)


GIFTS: Final[tuple[Gift, ...]] = (
    _landscape(0),
    _landscape(1),
    _landscape(2),
    _jester,
    _builder,
    _prestige_card,
    _recruiting_card,
)
"""By the items' numbers in the box."""


def with_one_card_more(game: "Princes", seat: Seat) -> "Princes":
    """4.6 and 5.7 The game as it would be with one more profession in a hand."""
    then = game.copy()
    _profession(then.estates[seat])
    return then


def gains_by_items(game: "Princes", seat: Seat) -> tuple[list[Gain], list[Gain]]:
    """6.2 and 6.3 The professions and the bonus cards in hand that an item of the auction would lift."""
    estate = game.estates[seat]
    then = game.copy()
    works_now, bonuses_now = _worth(then, seat, estate)
    works: list[Gain] = []
    bonuses: list[Gain] = []
    for item in game.item_indices():
        kinds = range(3) if item == ANY_LANDSCAPE else (item,)
        each = [_worth(then, seat, _given(estate, GIFTS[kind])) for kind in kinds]
        works += _lifted(item, estate.hand, works_now, [hand for hand, _ in each])
        bonuses += _lifted(item, estate.bonus, bonuses_now, [bonus for _, bonus in each])
    return works, bonuses


def _lifted(item: int, cards: tuple[int, ...], now: list[int], thens: list[list[int]]) -> list[Gain]:
    """The cards that are worth more then; of several ways to take the item the best for each."""
    best = thens[0] if len(thens) == 1 else [max(values) for values in zip(*thens, strict=True)]
    return [(item, card, then) for card, before, then in zip(cards, now, best, strict=True) if then > before]


def _given(estate: "Estate", gift: Gift) -> "Estate":
    other = estate.copy()
    gift(other)
    return other


def _worth(game: "Princes", seat: Seat, estate: "Estate") -> tuple[list[int], list[int]]:
    """What the professions and the bonus cards in hand are worth, if a seat had this estate."""
    game.estates = (*game.estates[:seat], estate, *game.estates[seat + 1 :])
    works = plain_values(game, seat, estate.hand)
    return works, [bonus_value(game, seat, card) for card in estate.bonus]


def gains_by_buildings(game: "Princes", seat: Seat) -> list[Gain]:
    """6.2 The professions in hand that wish for a building which is not there."""
    estate = game.estates[seat]
    worth = game.box.worth.building
    wishes = [(game.box.wishes[card][0], card) for card in estate.hand]
    return [
        (building, card, plain_value(game, seat, card) + worth)
        for building, card in wishes
        if not estate.buildings >> building & 1
    ]
