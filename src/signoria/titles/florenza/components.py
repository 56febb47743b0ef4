"""The components as typed rows, read from their file."""

from msgspec import Struct, field

from signoria.table import Keyed, Row, Text

RESOURCES: tuple[str, ...] = ("wood", "marble", "metal", "fabric", "spice", "gold")
SKILLS: tuple[str, ...] = ("architect", "sculptor", "painter")
KINDS: tuple[str, ...] = ("district", "city", "cathedral")
PALAZZO, CHIESA = "palazzo", "chiesa"
MOST_SEATS = 5
FACES = 6
ONLY_SHOWN = ("italian", "colour")
"""Fields that no rule reads: the name printed on a piece, the colour of a cube."""


class Named(Keyed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row that also has the name printed on it."""

    italian: str = ""


class UseRow(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is paid, what is gained for it, how often at most; `differ`: not the kind that was given."""

    pay: dict[str, int] = field(default_factory=dict)
    gain: dict[str, int] = field(default_factory=dict)
    most: int = 1
    differ: bool = False


class Contents(Struct, frozen=True, forbid_unknown_fields=True):
    """How many rows each table has."""

    families: int
    resources: int
    workshops: int
    buildings: int
    works: int
    levels: int
    artists: int
    preachers: int
    unknowns: int


class Play(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How long a game is, and how long the row of characters."""

    rounds: int
    columns: int


class SetUp(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What everybody begins with."""

    florins: int
    cubes_each: int
    workers: int
    workers_ready: int
    crests: int
    characters_beyond_players: int
    workshops_each: int


class Tracks(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where the tracks end."""

    least_prestige: int
    most_influence: int


class Income(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What everybody gets, and what comes in place of a cube that the die shows and the supply lacks."""

    base: dict[str, int]
    die_exhausted: dict[str, int]


class Market(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The three dealings of the market."""

    sell: UseRow
    buy: UseRow
    exchange: UseRow


class ForeignUse(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a worker in another's district costs and brings, and the least prestige one must have."""

    user: dict[str, int]
    owner: dict[str, int]
    least_prestige: int


class DistrictRow(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The slots of a district, and what its complete Palazzo and Chiesa bring."""

    slots: int
    palazzo_complete: dict[str, int]
    chiesa_complete: dict[str, int]


class Failure(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What failing costs, by where."""

    workshop: dict[str, int]
    district: dict[str, int]
    city: dict[str, int]
    cathedral: dict[str, int]
    unpaid_artist: dict[str, int]


class Offices(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What makes a Bishop and a Cardinal."""

    bishop_influence: int
    cardinal_influence: int
    cardinal_in_a_row: int
    cardinal: dict[str, int]


class Final(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What counts at the end."""

    captain: int
    bishop: int
    cubes_a_point: int
    florins_a_point: int
    empty_slot: int
    unrealised_work: int
    no_palazzo: int
    no_chiesa: int


class FamilyRow(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A family, in the order of seats."""


class ResourceRow(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A kind of cube and its face of the income die."""

    colour: str
    cubes: int
    die: int


class WorkshopRow(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A kind of workshop tile: it is used, or (violet) brings an income."""

    number: int
    the: Text
    copies: int
    offered: bool = False
    cost: dict[str, int]
    reward: dict[str, int]
    use: UseRow | None = None
    income: dict[str, int] = field(default_factory=dict)


class BuildingRow(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A building that works belong to."""

    kind: str
    the: Text


class WorkRow(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A work of art; with `alms_dice` it is a pulpit."""

    building: str
    short: Text
    the: Text
    cost: dict[str, int]
    skills: tuple[str, ...]
    reward: dict[str, int]
    income: dict[str, int] = field(default_factory=dict)
    alms_dice: int = 0


class LevelRow(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the die adds to a work by an artist of this level; golden faces make a masterpiece and turn the card."""

    level: int
    die: tuple[int, ...] = ()
    violet_die: tuple[int, ...] = ()
    gold: tuple[int, ...] = ()


class ArtistRow(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A known artist: the level and fee of each skill, and the column he starts in."""

    column: int
    skills: dict[str, int]
    fees: dict[str, int]


class PreacherRow(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A known preacher: his fee, what he brings, and how many workers by the die."""

    column: int
    fee: int
    gain: dict[str, int]
    workers_by_die: tuple[int, ...]


class UnknownRow(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A kind of nameless character, one on each of these columns for the whole game."""

    the: Text
    columns: tuple[int, ...]
    skills: dict[str, int] = field(default_factory=dict)
    fees: dict[str, int] = field(default_factory=dict)
    fee: int = 0
    gain: dict[str, int] = field(default_factory=dict)
    workers_by_die: tuple[int, ...] = ()


class Components(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The whole file."""

    sources: dict[str, str] = field(default_factory=dict)
    contents: Contents
    play: Play
    setup: SetUp
    tracks: Tracks
    income: Income
    market: Market
    foreign_use: ForeignUse
    district: DistrictRow
    failure: Failure
    offices: Offices
    final: Final
    families: tuple[FamilyRow, ...]
    resources: tuple[ResourceRow, ...]
    workshops: tuple[WorkshopRow, ...]
    buildings: tuple[BuildingRow, ...]
    works: tuple[WorkRow, ...]
    levels: tuple[LevelRow, ...]
    artists: tuple[ArtistRow, ...]
    preachers: tuple[PreacherRow, ...]
    unknowns: tuple[UnknownRow, ...]
