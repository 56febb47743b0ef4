"""4 The items of the auction: who may own one, and what taking it does."""

from typing import Final

from mypy_extensions import mypyc_attr

from signoria.table import Log, Refusal, Seat, Step
from signoria.titles.princes.box import (
    ANY_LANDSCAPE,
    BUILDER,
    FOREST,
    ITEM_KEYS,
    JESTER,
    LAKE,
    PARK,
    PRESTIGE,
    PRESTIGE_CARD,
    RECRUITING_CARD,
)
from signoria.titles.princes.draws import look
from signoria.titles.princes.game import Princes
from signoria.titles.princes.landscapes import LANDSCAPES, NO_ROOM_FOR_LANDSCAPE, ChooseKind, PlaceLandscape, no_room
from signoria.titles.princes.recruiting import RecruitNow, targets

BUILDERS_FULL: Final = Refusal("princes-refusal-builders-full", "4.3")


LIMITED: Final = 1 << BUILDER | LANDSCAPES | 1 << ANY_LANDSCAPE
"""The items that 3.8 speaks of, as bits."""


def forbidden_to_own(game: Princes, seat: Seat) -> tuple[tuple[int, Refusal], ...]:
    """3.8 What a seat may not own, whatever the price: the items each rule forbids, as bits."""
    return (
        (1 << BUILDER if game.estates[seat].builders == 3 else 0, BUILDERS_FULL),
        (no_room(game, seat), NO_ROOM_FOR_LANDSCAPE),
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class Item:
    """One of the piles to the left of the board."""

    def __init__(self, index: int) -> None:
        self.index = index

    def take(self, game: Princes, seat: Seat, log: Log) -> tuple[Step[Princes], ...]:
        """What taking one does at once, and what it asks."""
        raise NotImplementedError

    @property
    def key(self) -> str:
        """Its name in move texts."""
        return ITEM_KEYS[self.index]


class Landscape(Item):
    """4.1 A forest, a lake or a park: placed at once."""

    def take(self, game: Princes, seat: Seat, log: Log) -> tuple[Step[Princes], ...]:
        return (PlaceLandscape(seat, self.index),)


class AnyLandscape(Item):
    """8.2 With two players the three landscapes are one item; the buyer picks the kind."""

    def take(self, game: Princes, seat: Seat, log: Log) -> tuple[Step[Princes], ...]:
        return (ChooseKind(seat),)


class Jester(Item):
    """4.2 A jester adds to every later work."""

    def take(self, game: Princes, seat: Seat, log: Log) -> tuple[Step[Princes], ...]:
        game.jesters -= 1
        game.estates[seat].jesters += 1
        return ()


class Builder(Item):
    """4.3 A builder: building gets cheaper, then closer, then free; at most three."""

    def take(self, game: Princes, seat: Seat, log: Log) -> tuple[Step[Princes], ...]:
        game.builders -= 1
        game.estates[seat].builders += 1
        return ()


class PrestigeCard(Item):
    """4.4 Five prestige cards are looked at and one is kept."""

    def take(self, game: Princes, seat: Seat, log: Log) -> tuple[Step[Princes], ...]:
        return look(game, seat, PRESTIGE, (), 0, log)


class RecruitingCard(Item):
    """4.5 A recruiting card: used at once, or kept in hand."""

    def take(self, game: Princes, seat: Seat, log: Log) -> tuple[Step[Princes], ...]:
        game.recruiting -= 1
        game.estates[seat].recruiting += 1
        return (RecruitNow(seat),) if targets(game, seat) else ()


ITEM: Final[tuple[Item, ...]] = (
    Landscape(FOREST),
    Landscape(LAKE),
    Landscape(PARK),
    Jester(JESTER),
    Builder(BUILDER),
    PrestigeCard(PRESTIGE_CARD),
    RecruitingCard(RECRUITING_CARD),
    AnyLandscape(ANY_LANDSCAPE),
)
"""By their numbers in the box."""


def further_builder(game: Princes, seat: Seat, item: Item) -> int:
    """4.3 The second and the third builder bring prestige."""
    if item.index != BUILDER or game.estates[seat].builders < 2:
        return 0
    return game.box.awards.further_builder
