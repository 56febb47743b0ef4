"""The components as typed rows."""

from typing import Final

from msgspec import Struct

from signoria.table import Row, Text

LOWEST, HIGHEST = 3, 8
HEIGHTS: Final = range(LOWEST, HIGHEST + 1)
LEVELS: Final = 4
MOST_SEATS: Final = 4
KINDS: Final = ("event", "character", "celebration", "building", "church")
EVENT, CHARACTER, CELEBRATION, BUILDING, CHURCH = range(len(KINDS))


class Contents(Struct, frozen=True, forbid_unknown_fields=True):
    """How many rows each table has, and how many cards the pile."""

    colours: int
    contracts: int
    balconies: int
    level_tiles: int
    cards: int
    copies: int
    starting_cards: int


class CardRow(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The row of cards: its places, and the bricks laid on a new card."""

    cards: int
    bricks: int


class Exchange(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How many bricks one brick costs."""

    give: int


class Building(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The most bricks of a turn, and the cost in all of none, one, two and so on."""

    most_bricks: int
    cost: tuple[int, ...]


class Limits(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What may be kept at the end of a turn."""

    bricks: int
    cards: int


class Letters(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Letters of each player by the number of players, and the neutral ones in the box."""

    by_seats: dict[str, int]
    neutral: int


class Start(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """White bricks of the first player, the second and so on."""

    white_bricks: tuple[int, ...]


class Churches(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The places for churches."""

    places: int


class EndTile(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the last letter earns who is first to place it."""

    points: int


class Colour(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A colour: how many bricks, and what its flag is worth. In French the name agrees with tower and brick."""

    key: str
    name: Text
    bricks: int
    flag: int


class Contract(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a tower of a colour and height is worth."""

    colour: str
    height: int
    points: int


class Balcony(Contract, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A balcony tile: the contract it covers, its level and its points."""

    key: str
    level: int


class LevelTile(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the first contract of a height earns besides."""

    height: int
    points: int


class Space(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A contract by colour and height."""

    colour: str
    height: int


class Recommended(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A layout laid out in full: one balcony of each level, the neutral letters, and whether optional cards are in."""

    balconies: tuple[str, ...]
    neutral_letters: tuple[Space, ...]
    campanile: bool


class Filter(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Which contracts an effect speaks of: all that is given must hold."""

    height_min: int = 0
    height_max: int = HIGHEST
    colours: tuple[str, ...] = ()
    balcony: bool = False
    nth_this_turn: int = 0


ANY_CONTRACT: Final = Filter()


class Effect(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One thing a card does: when, to whom, what, and the numbers of it."""

    when: str
    do: str
    who: str = "self"
    filter: Filter = ANY_CONTRACT
    count: int = 0
    one_per: int = 0
    down_to: int = -1
    pick: str = ""
    max: int = 0
    points: int = 0
    per: str = ""
    max_points: int = 0
    steps: dict[str, int] = {}
    of: str = ""
    rule: str = ""
    value: int = 0
    optional: bool = False


class Card(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card: its kind, how many there are, how many of them are starting cards, and what it does."""

    key: str
    name: Text
    the: Text
    kind: str
    copies: int
    starting: int = 0
    optional: bool = False
    text: Text
    effects: tuple[Effect, ...]


class Components(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The whole file."""

    sources: dict[str, str] = {}
    contents: Contents
    row: CardRow
    exchange: Exchange
    building: Building
    limits: Limits
    letters: Letters
    start: Start
    churches: Churches
    end_tile: EndTile
    colours: tuple[Colour, ...]
    contracts: tuple[Contract, ...]
    level_tiles: tuple[LevelTile, ...]
    balconies: tuple[Balcony, ...]
    recommended: Recommended
    cards: tuple[Card, ...]
