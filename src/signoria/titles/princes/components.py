"""The components as typed rows."""

from typing import Final

from msgspec import Struct, field

from signoria.table import Keyed, Row, Text
from signoria.titles.princes.cooperation.components import JoinedEstates, LayoutRow
from signoria.titles.princes.muse.components import BankersMoney, CharacterRow, PrincessParts

SIZES: Final = {"large": 7, "medium": 5, "small": 3}
KINDS: Final = ("most", "fewest", "threshold")
COUNTERS: Final = (
    "building",
    "building_large",
    "building_medium",
    "building_small",
    "building_size_kinds",
    "landscape",
    "landscape_kinds",
    "forest",
    "lake",
    "park",
    "freedom",
    "jester",
    "builder",
    "prestige_card",
    "category_kinds",
    "cards_hand",
    "cards_table",
    "work",
    "empty_squares",
)
MOST_SEATS: Final = 5
DEALT: Final = 4


class Contents(Struct, frozen=True, forbid_unknown_fields=True):
    """How many rows each table has."""

    rounds: int
    buildings: int
    landscapes: int
    freedoms: int
    professions: int
    bonus_cards: int
    prestige_cards: int
    characters: int
    layouts: int


class RoundRow(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A round and the least a work must be worth in it."""

    minimum: int


class Money(Row, frozen=True, forbid_unknown_fields=True, kw_only=True, rename={"raise_": "raise"}):
    """What things cost and bring, in florins."""

    start: int
    start_two_players: int
    opening: int
    opening_two_players: int
    raise_: int
    building_by_builders: tuple[int, int, int, int]
    profession_card: int
    bonus_card: int
    freedom: int
    pay_per_point: int
    pay_for_prestige: int
    prestige_sold: int


class Awards(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Prestige that is scored at once."""

    building: int
    further_builder: int
    further_landscape: int
    best_work: int


class WorkParts(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What adds to a work's value."""

    building: int
    landscape: int
    freedom: int
    jester: int
    card: int


class Stock(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How many lie ready."""

    jesters: int
    builders: int
    builders_each: int
    recruiting_cards: int


class EstatePlan(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The squares of an estate and its palace."""

    plan: tuple[str, ...]


class TileRow(Keyed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A building or landscape: its shape, drawn."""

    the: Text
    shape: tuple[str, ...]
    stock: int


class BuildingRow(TileRow, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A kind of building."""

    size: str


class LandscapeRow(TileRow, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A kind of landscape."""

    squares: int
    liked_by: int


class FreedomRow(Keyed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A freedom."""

    the: Text


class ProfessionRow(Keyed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A profession card and what its artist or scholar prefers."""

    the: Text
    work: Text
    building: str
    landscape: str
    freedom: str


class BonusRow(Keyed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A bonus card: so much for each thing counted."""

    factor: int
    counters: tuple[str, ...]


class PrestigeRow(Keyed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A prestige card: for having most or fewest of something, or at least so much of several things."""

    kind: str
    full: int
    tied: int = 0
    counter: str = ""
    at_least: dict[str, int] = field(default_factory=dict)


class Components(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The whole file."""

    sources: dict[str, str] = {}
    contents: Contents
    rounds: tuple[RoundRow, ...]
    money: Money
    prestige: Awards
    work: WorkParts
    stock: Stock
    estate: EstatePlan
    buildings: tuple[BuildingRow, ...]
    landscapes: tuple[LandscapeRow, ...]
    freedoms: tuple[FreedomRow, ...]
    professions: tuple[ProfessionRow, ...]
    bonus_cards: tuple[BonusRow, ...]
    prestige_cards: tuple[PrestigeRow, ...]
    characters: tuple[CharacterRow, ...]
    princess: PrincessParts
    banker: BankersMoney
    cooperation: JoinedEstates
    layouts: tuple[LayoutRow, ...]

    def keyed(self) -> tuple[tuple[str, tuple[Keyed, ...]], ...]:
        """The tables whose rows have keys."""
        return (
            ("buildings", self.buildings),
            ("landscapes", self.landscapes),
            ("freedoms", self.freedoms),
            ("professions", self.professions),
            ("bonus_cards", self.bonus_cards),
            ("prestige_cards", self.prestige_cards),
            ("characters", self.characters),
        )
