"""The components as typed rows."""

from typing import Final

from msgspec import Struct

from signoria.table import Keyed, Row, Text

Point = tuple[int, int]

COLOURS: Final = ("green", "white", "red", "blue", "yellow")
RANKS: Final = ("major", "minor")
ACTIONS: Final = ("turn_up", "gain_points", "draw_building", "place_shield", "gain_coins")
TURN_UP, GAIN_POINTS, DRAW, SHIELD, GAIN_COINS = ACTIONS
PLAYERS: Final = (2, 3, 4, 5)
MOST_COINS: Final = 390
"""Bids are offered one by one, and no question has more than 400 moves."""
ONLY_SHOWN: Final = ("map", "polygon", "at", "shields_at", "shields_radius", "tint", "hex")
"""Fields that only a drawing reads."""


class Contents(Struct, frozen=True, forbid_unknown_fields=True):
    """How many rows each table has."""

    colours: int
    roles: int
    sizes: int
    regions: int
    cities: int
    families: int
    seats: int


class Stock(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the table is laid with."""

    display: int
    shields: int
    shields_on_track: int
    coin_pieces: int
    start_coins: int
    track: int


class Scoring(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is added to the score at the end."""

    scarcest: int
    most_coins: int
    most_cards: int
    region_first: int
    region_second: int


class SeatsRow(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What changes with the number of players."""

    players: int
    cards: int
    cities: int
    minor_roles: bool
    income: int
    drawn: int
    laid: int
    last_round_below: int
    last_offer: int
    reuses_discards: bool


class ColourRow(Keyed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A colour: its building, and what its roles do."""

    building: Text
    the_building: Text
    sphere: Text
    cards: int
    action: str
    amount: int
    hex: str


class RoleRow(Keyed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A role tile: what it brings when others build, and at the end."""

    the: Text
    colour: str
    rank: str
    building: int
    end: int


class SizeRow(Keyed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What all cities of a size have in common."""

    cost: int
    points: int
    shields: int
    icons: int
    regions: int


class MapRow(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The sheet on which the map is drawn, and the coast."""

    width: int
    height: int
    outline: tuple[Point, ...]


class RegionRow(Keyed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A region, its borders, and where its shields lie."""

    full_name: Text
    the: Text
    tint: str
    hex: str
    shields_at: Point
    shields_radius: int
    polygon: tuple[Point, ...]


class CityRow(Keyed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A city card: the buildings it asks for, and the regions it touches."""

    size: str
    icons: dict[str, int]
    regions: tuple[str, ...]
    at: Point


class FamilyRow(Keyed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A family and the city it rules."""

    seat: str
    hex: str


class Components(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The whole file."""

    sources: dict[str, str] = {}
    contents: Contents
    stock: Stock
    scoring: Scoring
    seats: tuple[SeatsRow, ...]
    colours: tuple[ColourRow, ...]
    roles: tuple[RoleRow, ...]
    sizes: tuple[SizeRow, ...]
    map: MapRow
    regions: tuple[RegionRow, ...]
    cities: tuple[CityRow, ...]
    families: tuple[FamilyRow, ...]

    def keyed(self) -> tuple[tuple[str, tuple[Keyed, ...]], ...]:
        """The tables whose rows have keys, by their names."""
        return (
            ("colours", self.colours),
            ("roles", self.roles),
            ("sizes", self.sizes),
            ("regions", self.regions),
            ("cities", self.cities),
            ("families", self.families),
        )
