"""What bonus and prestige cards count, by the names their rows use."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from signoria.titles.princes.box import PrincesBox

if TYPE_CHECKING:
    from signoria.titles.princes.game import Estate

Counter = Callable[[PrincesBox, "Estate"], int]
LARGE, MEDIUM, SMALL = range(3)


def _sized(size: int) -> Counter:
    return lambda box, estate: (estate.buildings & box.sized[size]).bit_count()


def _landscape(kind: int) -> Counter:
    return lambda box, estate: estate.landscapes[kind]


def _size_kinds(box: PrincesBox, estate: "Estate") -> int:
    return sum(1 for sized in box.sized if estate.buildings & sized)


def _landscape_kinds(box: PrincesBox, estate: "Estate") -> int:
    return sum(1 for count in estate.landscapes if count)


def _category_kinds(box: PrincesBox, estate: "Estate") -> int:
    others = (estate.jesters, estate.builders, len(estate.prestige_cards), estate.freedoms)
    return _landscape_kinds(box, estate) + sum(1 for count in others if count)


def _cards_table(box: PrincesBox, estate: "Estate") -> int:
    return estate.works()


COUNTER: Final[dict[str, Counter]] = {
    "building": lambda box, estate: estate.buildings.bit_count(),
    "building_large": _sized(LARGE),
    "building_medium": _sized(MEDIUM),
    "building_small": _sized(SMALL),
    "building_size_kinds": _size_kinds,
    "landscape": lambda box, estate: sum(estate.landscapes),
    "landscape_kinds": _landscape_kinds,
    "forest": _landscape(0),
    "lake": _landscape(1),
    "park": _landscape(2),
    "freedom": lambda box, estate: estate.freedoms.bit_count(),
    "jester": lambda box, estate: estate.jesters,
    "builder": lambda box, estate: estate.builders,
    "prestige_card": lambda box, estate: len(estate.prestige_cards),
    "category_kinds": _category_kinds,
    "cards_hand": lambda box, estate: len(estate.hand) + estate.recruiting,
    "cards_table": _cards_table,
    "work": _cards_table,
    "empty_squares": lambda box, estate: 49 - estate.filled.bit_count(),
}


def count(box: PrincesBox, estate: "Estate", counters: tuple[str, ...]) -> int:
    """The sum of several counters."""
    return sum(COUNTER[name](box, estate) for name in counters)
