"""The components as typed rows, checked whole before anything is made of them."""

from typing import Final

from msgspec import Struct

from signoria.table import BadComponents, Text, check_provenance, read_components

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


class Row(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row says where it comes from."""

    provenance: str | dict[str, str]
    source: str = ""
    sources: tuple[str, ...] = ()


class Keyed(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row with a key, as it stands in move texts, and a name in both languages."""

    key: str
    name: Text


class Contents(Struct, frozen=True, forbid_unknown_fields=True):
    """How many rows each table has."""

    rounds: int
    buildings: int
    landscapes: int
    freedoms: int
    professions: int
    bonus_cards: int
    prestige_cards: int


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
    at_least: dict[str, int] = {}


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


def read(text: str) -> Components:
    """The components of a file, or one line that names the row and what is wrong with it."""
    components = read_components(text, Components)
    for check in (
        _check_contents,
        _check_keys,
        _check_sources,
        _check_money,
        _check_tiles,
        _check_professions,
        _check_cards,
    ):
        check(components)
    return components


def refuse(row: str, reason: str) -> BadComponents:
    """A file that is not whole."""
    return BadComponents(f"the component file is refused: {row}: {reason}")


def _check_contents(components: Components) -> None:
    contents = components.contents
    for table, expected, rows in (
        ("rounds", contents.rounds, len(components.rounds)),
        ("buildings", contents.buildings, len(components.buildings)),
        ("landscapes", contents.landscapes, len(components.landscapes)),
        ("freedoms", contents.freedoms, len(components.freedoms)),
        ("professions", contents.professions, len(components.professions)),
        ("bonus_cards", contents.bonus_cards, len(components.bonus_cards)),
        ("prestige_cards", contents.prestige_cards, len(components.prestige_cards)),
    ):
        if rows != expected:
            raise refuse(table, f"{rows} rows, but contents says {expected}")
    if len(components.landscapes) != 3 or len(components.freedoms) != 3:
        raise refuse("contents", "there are three landscapes and three freedoms, forest, lake and park first to last")
    if not 1 <= len(components.rounds) <= 20:
        raise refuse("rounds", "there must be 1 to 20")
    if not 1 <= len(components.buildings) <= 30:
        raise refuse("buildings", "there must be 1 to 30")
    if not MOST_SEATS * DEALT <= len(components.professions) <= 60:
        raise refuse("professions", f"there must be {MOST_SEATS * DEALT} to 60, for five players to be dealt four each")


def _check_keys(components: Components) -> None:
    seen: set[str] = set()
    tables: tuple[tuple[str, tuple[Keyed, ...]], ...] = (
        ("buildings", components.buildings),
        ("landscapes", components.landscapes),
        ("freedoms", components.freedoms),
        ("professions", components.professions),
        ("bonus_cards", components.bonus_cards),
        ("prestige_cards", components.prestige_cards),
    )
    for table, rows in tables:
        for row in rows:
            if not row.key.replace("_", "").isalnum() or not row.key.isascii() or row.key != row.key.lower():
                raise refuse(f"{table}, {row.key!r}", "a key is lower-case letters, digits and underscores")
            if row.key in seen:
                raise refuse(f"{table}, {row.key}", "this key stands twice in the file")
            seen.add(row.key)
    if tuple(row.key for row in components.landscapes) != ("forest", "lake", "park"):
        raise refuse("landscapes", "they are forest, lake and park, in this order")


def _check_sources(components: Components) -> None:
    rows: list[tuple[str, Row]] = [
        (f"round {place}", round_row) for place, round_row in enumerate(components.rounds, 1)
    ]
    rows += [("money", components.money), ("prestige", components.prestige), ("work", components.work)]
    rows += [("stock", components.stock), ("estate", components.estate)]
    keyed: tuple[Keyed, ...] = (
        *components.buildings,
        *components.landscapes,
        *components.freedoms,
        *components.professions,
        *components.bonus_cards,
        *components.prestige_cards,
    )
    rows += [(row.key, row) for row in keyed]
    for name, row in rows:
        check_provenance(name, row.provenance)
        for source in (*row.sources, *([row.source] if row.source else [])):
            if source not in components.sources:
                raise refuse(name, f"source {source!r} is not listed under sources")


def _check_money(components: Components) -> None:
    money = components.money
    sums = (money.start, money.start_two_players, money.opening, money.opening_two_players, money.raise_)
    prices = (*money.building_by_builders, money.profession_card, money.bonus_card, money.freedom)
    for amount in (*sums, *prices):
        if not 0 <= amount <= 100_000 or amount % 100:
            raise refuse("money", f"{amount} is not a sum in hundreds of florins")
    if money.raise_ != 100 or min(money.opening, money.opening_two_players) < 100:
        raise refuse("money", "a raise is 100 and an opening price at least 100")
    if (money.pay_per_point, money.pay_for_prestige, money.prestige_sold) != (100, 200, 100):
        raise refuse("money", "a point of a work pays 100, prestige costs 200 of a work's pay and sells for 100")
    for minimum in components.rounds:
        if not 0 <= minimum.minimum <= 100:
            raise refuse("rounds", f"a minimum of {minimum.minimum} is not between 0 and 100")
    counts = components.stock
    if min(counts.jesters, counts.builders, counts.recruiting_cards) < 0 or counts.builders_each != 3:
        raise refuse("stock", "numbers are not negative, and nobody has more than 3 builders")


def _check_tiles(components: Components) -> None:
    plan = components.estate.plan
    if len(plan) != 7 or any(len(row) != 7 or set(row) - {"#", "."} for row in plan):
        raise refuse("estate", "the plan is 7 rows of 7 signs, # for the palace and . for a free square")
    for building in components.buildings:
        if building.size not in SIZES:
            raise refuse(building.key, f"size {building.size!r} is not one of {', '.join(SIZES)}")
        _check_shape(building, SIZES[building.size])
    for landscape in components.landscapes:
        _check_shape(landscape, landscape.squares)


def _check_shape(tile: TileRow, squares: int) -> None:
    if not 1 <= len(tile.shape) <= 7 or any(not 1 <= len(row) <= 7 or set(row) - {"#", "."} for row in tile.shape):
        raise refuse(tile.key, "a shape is at most 7 rows of at most 7 signs, # and .")
    cells = {(row, col) for row, line in enumerate(tile.shape) for col, sign in enumerate(line) if sign == "#"}
    if len(cells) != squares:
        raise refuse(tile.key, f"the shape has {len(cells)} squares, but it should have {squares}")
    reached = {min(cells)}
    while (
        grown := {
            (row + down, col + right) for row, col in reached for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))
        }
        & cells - reached
    ):
        reached |= grown
    if reached != cells:
        raise refuse(tile.key, "the squares of the shape do not hang together")
    if not 0 <= tile.stock <= 100:
        raise refuse(tile.key, f"a stock of {tile.stock} is not between 0 and 100")


def _check_professions(components: Components) -> None:
    wishes = (
        ("building", {row.key for row in components.buildings}),
        ("landscape", {row.key for row in components.landscapes}),
        ("freedom", {row.key for row in components.freedoms}),
    )
    for profession in components.professions:
        for wish, known in wishes:
            wanted = getattr(profession, wish)
            if wanted not in known:
                raise refuse(profession.key, f"there is no {wish} {wanted!r}")
    for landscape in components.landscapes:
        fond = sum(profession.landscape == landscape.key for profession in components.professions)
        if fond != landscape.liked_by:
            raise refuse(landscape.key, f"{fond} professions want it, but liked_by says {landscape.liked_by}")


def _check_cards(components: Components) -> None:
    for bonus in components.bonus_cards:
        for counter in bonus.counters:
            if counter not in COUNTERS:
                raise refuse(bonus.key, f"there is no counter {counter!r}")
        if not 0 < bonus.factor <= 10 or not bonus.counters:
            raise refuse(bonus.key, "a bonus card counts something, 1 to 10 for each")
    for card in components.prestige_cards:
        counters = [card.counter] if card.kind in ("most", "fewest") else list(card.at_least)
        if card.kind not in KINDS or not counters or bool(card.counter) == bool(card.at_least):
            raise refuse(card.key, "a prestige card is most or fewest of a counter, or a threshold of at_least")
        for counter in counters:
            if counter not in COUNTERS:
                raise refuse(card.key, f"there is no counter {counter!r}")
        if not 0 <= card.tied <= card.full <= 50:
            raise refuse(card.key, "full points are 0 to 50, and not below those of a tie")
