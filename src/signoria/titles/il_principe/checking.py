"""The component file, checked whole before anything is made of it."""

import re
from typing import Final

from signoria.table import Row, read_components
from signoria.table.components import check_between, check_contents, check_keys, check_sources, refusing
from signoria.titles.il_principe.components import (
    ACTIONS,
    COLOURS,
    GAIN_COINS,
    MOST_COINS,
    PLAYERS,
    RANKS,
    SHIELD,
    TURN_UP,
    CityRow,
    Components,
    Point,
    RegionRow,
    SeatsRow,
    SizeRow,
)

_HEX: Final = re.compile(r"#[0-9A-Fa-f]{6}")

refuse: Final = refusing("signoria.titles.il_principe")


def read(text: str) -> Components:
    """The components of a file, or one line that names the row and what is wrong with it."""
    components = read_components(text, Components)
    for check in (
        _check_contents,
        _check_keys,
        _check_sources,
        _check_numbers,
        _check_colours,
        _check_map,
        _check_cities,
        _check_seats,
    ):
        check(components)
    return components


def _check_contents(components: Components) -> None:
    check_contents((*components.keyed(), ("seats", components.seats)), components.contents)
    if not 1 <= len(components.cities) <= 60 or not 1 <= len(components.regions) <= 20:
        raise refuse("contents", "contents")
    if len(components.families) < max(PLAYERS):
        raise refuse("families", "families", count=max(PLAYERS))
    if tuple(row.players for row in components.seats) != PLAYERS:
        raise refuse("seats", "seats")


def _check_keys(components: Components) -> None:
    for table in components.keyed():
        check_keys([table])


def _check_sources(components: Components) -> None:
    rows: list[tuple[str, Row]] = [
        ("stock", components.stock),
        ("scoring", components.scoring),
        ("map", components.map),
    ]
    rows += [(f"seats, players = {row.players}", row) for row in components.seats]
    rows += [(f"{table}, {row.key}", row) for table, keyed in components.keyed() for row in keyed]
    check_sources(rows, components.sources)


def _check_numbers(components: Components) -> None:
    stock, scoring = components.stock, components.scoring
    counts = (("shields_on_track", stock.shields_on_track), ("start_coins", stock.start_coins), ("track", stock.track))
    for what, number in counts:
        check_between("stock", what, number, 0, 100)
    check_between("stock", "coin_pieces", stock.coin_pieces, 0, 1000)
    check_between("stock", "shields", stock.shields, stock.shields_on_track, 100)
    awards = (("scarcest", scoring.scarcest), ("most_coins", scoring.most_coins), ("most_cards", scoring.most_cards))
    regions = (("region_first", scoring.region_first), ("region_second", scoring.region_second))
    for what, number in (*awards, *regions):
        check_between("scoring", what, number, 0, 50)
    for size in components.sizes:
        for what, number in (("cost", size.cost), ("points", size.points)):
            check_between(size.key, what, number, 0, 50)
        check_between(size.key, "shields", size.shields, 0, 10)
    for role in components.roles:
        for what, number in (("building", role.building), ("end", role.end)):
            check_between(role.key, what, number, 0, 50)


def _check_colours(components: Components) -> None:
    if tuple(row.key for row in components.colours) != COLOURS:
        raise refuse("colours", "in-this-order", known=", ".join(COLOURS))
    for colour in components.colours:
        if colour.action not in ACTIONS:
            raise refuse(colour.key, "not-one-of", what="action", value=colour.action, known=", ".join(ACTIONS))
        check_between(colour.key, "amount", colour.amount, 1, 1 if colour.action in (TURN_UP, SHIELD) else 10)
        check_between(colour.key, "cards", colour.cards, 1, 40)
    held = sorted((role.colour, role.rank) for role in components.roles)
    if held != sorted((colour, rank) for colour in COLOURS for rank in RANKS):
        raise refuse("roles", "roles")


def _check_map(components: Components) -> None:
    sheet = components.map
    for what, number in (("width", sheet.width), ("height", sheet.height)):
        check_between("map", what, number, 1, 100_000)
    _check_points(components, "map", sheet.outline)
    for region in components.regions:
        _check_points(components, region.key, region.polygon)
        _check_points(components, region.key, (region.shields_at,) * 3)
        check_between(region.key, "shields_radius", region.shields_radius, 1, sheet.width)
    tinted: tuple[tuple[str, str], ...] = tuple(
        (row.key, row.hex) for rows in (components.colours, components.regions, components.families) for row in rows
    )
    for key, tint in tinted:
        if not _HEX.fullmatch(tint):
            raise refuse(key, "hex", value=tint)


def _check_points(components: Components, row: str, points: tuple[Point, ...]) -> None:
    if len(points) < 3:
        raise refuse(row, "points")
    for x, y in points:
        if not (0 <= x <= components.map.width and 0 <= y <= components.map.height):
            raise refuse(row, "off-the-map", x=x, y=y)


def _check_cities(components: Components) -> None:
    sizes = {size.key: size for size in components.sizes}
    regions = {region.key: region for region in components.regions}
    for city in components.cities:
        if city.size not in sizes:
            raise refuse(city.key, "not-one-of", what="size", value=city.size, known=", ".join(sizes))
        _check_city(city, sizes[city.size], regions)
        _check_points(components, city.key, (city.at,) * 3)
    for family in components.families:
        if family.seat not in {city.key for city in components.cities}:
            raise refuse(family.key, "none", what="city", value=family.seat)


def _check_city(city: CityRow, size: SizeRow, regions: dict[str, RegionRow]) -> None:
    for colour, count in city.icons.items():
        if colour not in COLOURS or count < 1:
            raise refuse(city.key, "icon", count=count, value=colour)
    if not sum(city.icons.values()) == size.icons > 0:
        raise refuse(city.key, "icons", found=sum(city.icons.values()), size=size.key, expected=size.icons)
    for region in city.regions:
        if region not in regions:
            raise refuse(city.key, "none", what="region", value=region)
    if not len(set(city.regions)) == len(city.regions) == size.regions > 0:
        raise refuse(city.key, "regions", found=len(city.regions), size=size.key, expected=size.regions)


def _check_seats(components: Components) -> None:
    fewest = min(colour.cards for colour in components.colours)
    display = components.stock.display
    for row in components.seats:
        name = f"seats, players = {row.players}"
        check_between(name, "cards", row.cards, 1, fewest)
        check_between(name, "cities", row.cities, max(display, 1), len(components.cities))
        check_between(name, "drawn", row.drawn, 2, 20)
        check_between(name, "laid", row.laid, 1, row.drawn - 1)
        cards = row.cards * len(COLOURS)
        check_between(name, "last_round_below", row.last_round_below, row.drawn * row.players, cards)
        for what, number in (("income", row.income), ("last_offer", row.last_offer)):
            check_between(name, what, number, 0, 100)
        if most_coins(components, row) > MOST_COINS:
            raise refuse(name, "coins", most=MOST_COINS)


def most_rounds(row: SeatsRow) -> int:
    """No game is longer: each round leaves so many of the cards drawn in hands and in front of players."""
    return row.cards * len(COLOURS) // ((row.drawn - row.laid) * row.players) + 2


def most_coins(components: Components, row: SeatsRow) -> int:
    """Nobody can ever have more coins."""
    actions = sum(colour.amount for colour in components.colours if colour.action == GAIN_COINS)
    return components.stock.start_coins + most_rounds(row) * (row.income + actions)
