"""The component file, checked whole before anything is made of it."""

from typing import Final

from signoria.table import Row, read_components
from signoria.table.components import check_between, check_contents, check_keys, check_sources, refusing
from signoria.titles.princes.components import (
    COUNTERS,
    DEALT,
    KINDS,
    MOST_SEATS,
    SIZES,
    Components,
    TileRow,
)
from signoria.titles.princes.cooperation.components import FARTHEST, MOST_SPOKEN_OF
from signoria.titles.princes.muse.components import BANKER, CHARACTERS, HIGHEST_SPACE

SIDE: Final = 7
"""The squares along an estate."""
refuse: Final = refusing("signoria.titles.princes")


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
        _check_characters,
        _check_layouts,
    ):
        check(components)
    return components


def _check_contents(components: Components) -> None:
    tables = (("rounds", components.rounds), ("layouts", components.layouts), *components.keyed())
    check_contents(tables, components.contents)
    if len(components.landscapes) != 3 or len(components.freedoms) != 3:
        raise refuse("contents", "threes")
    if not 1 <= len(components.rounds) <= 20:
        raise refuse("rounds", "how-many", least=1, most=20)
    if not 1 <= len(components.buildings) <= 30:
        raise refuse("buildings", "how-many", least=1, most=30)
    if not MOST_SEATS * DEALT <= len(components.professions) <= 60:
        raise refuse("professions", "professions", least=MOST_SEATS * DEALT)


def _check_keys(components: Components) -> None:
    check_keys(components.keyed())
    if tuple(row.key for row in components.landscapes) != ("forest", "lake", "park"):
        raise refuse("landscapes", "in-this-order", known="forest, lake, park")


def _check_sources(components: Components) -> None:
    rows: list[tuple[str, Row]] = [(name, getattr(components, name)) for name in ("money", "prestige", "work")]
    rows += [(name, getattr(components, name)) for name in ("stock", "estate", "princess", "banker", "cooperation")]
    rows += [(f"rounds, {place}", row) for place, row in enumerate(components.rounds, 1)]
    rows += [(f"layouts, {row.seats}", row) for row in components.layouts]
    rows += [(row.key, row) for _, table in components.keyed() for row in table]
    check_sources(rows, components.sources)


def _check_money(components: Components) -> None:
    money = components.money
    sums = (money.start, money.start_two_players, money.opening, money.opening_two_players, money.raise_)
    prices = (*money.building_by_builders, money.profession_card, money.bonus_card, money.freedom)
    for amount in (*sums, *prices):
        if not 0 <= amount <= 100_000 or amount % 100:
            raise refuse("money", "sum", amount=amount)
    if money.raise_ != 100 or min(money.opening, money.opening_two_players) < 100:
        raise refuse("money", "raise")
    if (money.pay_per_point, money.pay_for_prestige, money.prestige_sold) != (100, 200, 100):
        raise refuse("money", "pay")
    for minimum in components.rounds:
        check_between("rounds", "minimum", minimum.minimum, 0, 100)
    counts = components.stock
    if min(counts.jesters, counts.builders, counts.recruiting_cards) < 0 or counts.builders_each != 3:
        raise refuse("stock", "stock")


def _check_tiles(components: Components) -> None:
    for name, plan in (("estate", components.estate.plan), ("cooperation", components.cooperation.plan)):
        if len(plan) != 7 or any(len(row) != 7 or set(row) - {"#", "."} for row in plan):
            raise refuse(name, "plan")
    for building in components.buildings:
        if building.size not in SIZES:
            raise refuse(building.key, "not-one-of", what="size", value=building.size, known=", ".join(SIZES))
        _check_shape(building, SIZES[building.size])
    for landscape in components.landscapes:
        _check_shape(landscape, landscape.squares)


def _check_shape(tile: TileRow, squares: int) -> None:
    if not 1 <= len(tile.shape) <= 7 or any(not 1 <= len(row) <= 7 or set(row) - {"#", "."} for row in tile.shape):
        raise refuse(tile.key, "shape")
    cells = {(row, col) for row, line in enumerate(tile.shape) for col, sign in enumerate(line) if sign == "#"}
    if len(cells) != squares:
        raise refuse(tile.key, "squares", found=len(cells), expected=squares)
    reached = {min(cells)}
    while (
        grown := {
            (row + down, col + right) for row, col in reached for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))
        }
        & cells - reached
    ):
        reached |= grown
    if reached != cells:
        raise refuse(tile.key, "apart")
    check_between(tile.key, "stock", tile.stock, 0, 100)


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
                raise refuse(profession.key, "none", what=wish, value=wanted)
    for landscape in components.landscapes:
        fond = sum(profession.landscape == landscape.key for profession in components.professions)
        if fond != landscape.liked_by:
            raise refuse(landscape.key, "liked", found=fond, expected=landscape.liked_by)


def _check_cards(components: Components) -> None:
    for bonus in components.bonus_cards:
        for counter in bonus.counters:
            if counter not in COUNTERS:
                raise refuse(bonus.key, "none", what="counter", value=counter)
        if not 0 < bonus.factor <= 10 or not bonus.counters:
            raise refuse(bonus.key, "bonus")
    for card in components.prestige_cards:
        counters = [card.counter] if card.kind in ("most", "fewest") else list(card.at_least)
        if card.kind not in KINDS or not counters or bool(card.counter) == bool(card.at_least):
            raise refuse(card.key, "prestige")
        for counter in counters:
            if counter not in COUNTERS:
                raise refuse(card.key, "none", what="counter", value=counter)
        if not 0 <= card.tied <= card.full <= 50:
            raise refuse(card.key, "full")


def _check_characters(components: Components) -> None:
    if tuple(row.key for row in components.characters) != CHARACTERS:
        raise refuse("characters", "in-this-order", known=", ".join(CHARACTERS))
    for row in components.characters:
        check_between(row.key, "lowest", row.lowest, 0, HIGHEST_SPACE)
        check_between(row.key, "highest", row.highest, row.lowest, HIGHEST_SPACE)
    for part in ("landscape", "building", "builder", "card"):
        check_between("princess", part, getattr(components.princess, part), 0, 20)
    banker = components.banker
    for amount in (banker.money, banker.growth, banker.florins_a_point):
        if not 0 <= amount <= 100_000 or amount % 100:
            raise refuse("banker", "sum", amount=amount)
    if banker.money < 100 * components.characters[BANKER].highest or not banker.florins_a_point:
        raise refuse("banker", "banker", least=100 * components.characters[BANKER].highest)


def _check_layouts(components: Components) -> None:
    joined = components.cooperation
    if not 0 <= joined.highest_share <= MOST_SPOKEN_OF or joined.highest_share % 100:
        raise refuse("cooperation", "sum", amount=joined.highest_share)
    check_between("cooperation", "negotiations", joined.negotiations, 0, 20)
    seats = [row.seats for row in components.layouts]
    if seats != list(range(2, MOST_SEATS + 1)):
        raise refuse("layouts", "layouts", most=MOST_SEATS)
    for row in components.layouts:
        if len(row.corners) != row.seats or not all(0 <= place <= FARTHEST for at in row.corners for place in at):
            raise refuse(f"layouts, {row.seats}", "corners", seats=row.seats, most=FARTHEST)
        for seat, (top, left) in enumerate(row.corners):
            apart = [(abs(top - down), abs(left - right)) for down, right in row.corners[:seat]]
            if any(down < SIDE and right < SIDE for down, right in apart):
                raise refuse(f"layouts, {row.seats}", "overlapping")
