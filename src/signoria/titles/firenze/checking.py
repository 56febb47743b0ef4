"""The component file, checked whole: whatever is wrong with it is said in one line that names the row."""

from typing import Final

from signoria.table import Row, read_components
from signoria.table.components import check_between, check_contents, check_keys, check_sources, refusing
from signoria.titles.firenze.bricks import COLOURS
from signoria.titles.firenze.components import HEIGHTS, LEVELS, MOST_SEATS, Components, Contract, Space
from signoria.titles.firenze.vocabulary import check_cards

refuse: Final = refusing("signoria.titles.firenze")


def read(text: str) -> Components:
    """The components of a file, or one line that names the row and what is wrong with it."""
    components = read_components(text, Components)
    for check in (
        _check_contents,
        _check_colours,
        _check_contracts,
        _check_balconies,
        _check_layout,
        _check_numbers,
        _check_keys,
        _check_sources,
    ):
        check(components)
    for row, wrong in check_cards(components):
        raise refuse(row, wrong.key, **wrong.arguments)
    return components


def _check_contents(components: Components) -> None:
    contents = components.contents
    tables: tuple[tuple[str, tuple[Row, ...]], ...] = (
        ("colours", components.colours),
        ("contracts", components.contracts),
        ("balconies", components.balconies),
        ("level_tiles", components.level_tiles),
        ("cards", components.cards),
    )
    check_contents(tables, contents)
    for what, expected, found in (
        ("copies", contents.copies, sum(card.copies for card in components.cards)),
        ("starting", contents.starting_cards, sum(card.starting for card in components.cards)),
    ):
        if found != expected:
            raise refuse("cards", "add-up", what=what, found=found, expected=expected)


def _check_colours(components: Components) -> None:
    if tuple(colour.key for colour in components.colours) != COLOURS:
        raise refuse("colours", "in-this-order", known=", ".join(COLOURS))
    for colour in components.colours:
        check_between(colour.key, "bricks", colour.bricks, 1, 60)
        check_between(colour.key, "flag", colour.flag, 0, 50)


def _check_contracts(components: Components) -> None:
    wanted = [(colour, height) for colour in COLOURS for height in HEIGHTS]
    if [(row.colour, row.height) for row in components.contracts] != wanted:
        raise refuse("contracts", "contracts")
    for row in components.contracts:
        check_between(_named(row), "points", row.points, 0, 99)
    heights = [row.height for row in components.level_tiles]
    if len(set(heights)) != len(heights) or not set(heights) <= set(HEIGHTS):
        raise refuse("level_tiles", "heights")
    for tile in components.level_tiles:
        check_between(f"level_tiles, height = {tile.height}", "points", tile.points, 0, 99)


def _check_balconies(components: Components) -> None:
    spaces: set[tuple[str, int]] = set()
    for row in components.balconies:
        check_between(row.key, "level", row.level, 1, LEVELS)
        check_between(row.key, "points", row.points, 0, 99)
        _check_space(row.key, row.colour, row.height)
        if (row.colour, row.height) in spaces:
            raise refuse(row.key, "balcony-twice", space=_named(row))
        spaces.add((row.colour, row.height))
    for level in range(1, LEVELS + 1):
        if len({row.colour for row in components.balconies if row.level == level}) < 3:
            raise refuse("balconies", "few-colours", level=level)


def _check_layout(components: Components) -> None:
    layout = components.recommended
    tiles = {row.key: row for row in components.balconies}
    for key in layout.balconies:
        if key not in tiles:
            raise refuse("recommended", "none", what="balcony", value=key)
    if [tiles[key].level for key in layout.balconies] != list(range(1, LEVELS + 1)):
        raise refuse("recommended", "levels")
    check_between("recommended", "neutral_letters", len(layout.neutral_letters), 0, components.letters.neutral)
    covered = {(tiles[key].colour, tiles[key].height) for key in layout.balconies}
    for letter in layout.neutral_letters:
        _check_space("recommended", letter.colour, letter.height)
        if (letter.colour, letter.height) in covered:
            raise refuse("recommended", "space-twice", space=_named(letter))
        covered.add((letter.colour, letter.height))


def _check_numbers(components: Components) -> None:
    cost = components.building.cost
    for row, what, number, least, most in (
        ("row", "cards", components.row.cards, 1, 6),
        ("row", "bricks", components.row.bricks, 0, 9),
        ("exchange", "give", components.exchange.give, 1, 9),
        ("building", "most_bricks", components.building.most_bricks, 1, 9),
        ("building", "cost", len(cost), components.building.most_bricks + 1, components.building.most_bricks + 1),
        ("limits", "bricks", components.limits.bricks, 1, 60),
        ("limits", "cards", components.limits.cards, 1, 20),
        ("letters", "neutral", components.letters.neutral, 7, 7),
        ("start", "white_bricks", len(components.start.white_bricks), MOST_SEATS, MOST_SEATS),
        ("churches", "places", components.churches.places, 1, 9),
        ("end_tile", "points", components.end_tile.points, 0, 50),
    ):
        check_between(row, what, number, least, most)
    if list(cost) != sorted(cost) or cost[0] or cost[-1] > 60:
        raise refuse("building", "cost")
    if components.letters.by_seats.keys() != {"2", "3", "4"} or not all(
        1 <= count <= 9 for count in components.letters.by_seats.values()
    ):
        raise refuse("letters", "letters")
    white = components.start.white_bricks
    if min(white) < 0 or sum(white) > components.colours[0].bricks:
        raise refuse("start", "white-bricks")


def _check_keys(components: Components) -> None:
    check_keys((("balconies", components.balconies), ("cards", components.cards)), COLOURS)


def _check_sources(components: Components) -> None:
    rows: list[tuple[str, Row]] = [
        ("row", components.row),
        ("exchange", components.exchange),
        ("building", components.building),
        ("limits", components.limits),
        ("letters", components.letters),
        ("start", components.start),
        ("churches", components.churches),
        ("end_tile", components.end_tile),
        ("recommended", components.recommended),
    ]
    rows += [(colour.key, colour) for colour in components.colours]
    rows += [(f"contracts, {_named(contract)}", contract) for contract in components.contracts]
    rows += [(f"level_tiles, height = {tile.height}", tile) for tile in components.level_tiles]
    rows += [(balcony.key, balcony) for balcony in components.balconies]
    rows += [(card.key, card) for card in components.cards]
    check_sources(rows, components.sources)


def _named(row: Contract | Space) -> str:
    return f"{row.colour} {row.height}"


def _check_space(row: str, colour: str, height: int) -> None:
    if colour not in COLOURS or height not in HEIGHTS:
        raise refuse(row, "no-contract", colour=colour, height=height)
