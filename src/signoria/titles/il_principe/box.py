"""The box: components with everything that is computed from them once."""

from functools import lru_cache
from typing import Final

from signoria.table import Box, Lexicon, Names, Text, components_digest
from signoria.titles.il_principe import checking, moves
from signoria.titles.il_principe.components import COLOURS, ONLY_SHOWN, RANKS, Components
from signoria.titles.il_principe.notes import notes_of

GREEN, WHITE, RED, BLUE, YELLOW = range(len(COLOURS))
MAJOR, MINOR = range(len(RANKS))
NONE: Final = (0,) * len(COLOURS)
"""No cards of any colour."""

HANDS_REMEMBERED: Final = 1 << 16


class IlPrincipeBox(Box):
    """Cities, roles and regions as numbers, moves made once; shared by all games of one set of components."""

    def __init__(self, rows: Components, digest: str) -> None:
        super().__init__(digest, Lexicon(), _names(rows), notes_of(rows))
        self.rows = rows
        self.scoring = rows.scoring
        self.display = rows.stock.display
        self.shields = rows.stock.shields - rows.stock.shields_on_track
        self.by_seats = {row.players: row for row in rows.seats}
        self._number_cities(rows)
        self._number_roles(rows)
        self._make_moves(rows)

    def _number_cities(self, rows: Components) -> None:
        sizes = {row.key: row for row in rows.sizes}
        regions = [row.key for row in rows.regions]
        self.region_keys = tuple(regions)
        self.city_keys = tuple(row.key for row in rows.cities)
        self.icons = tuple(tuple(row.icons.get(colour, 0) for colour in COLOURS) for row in rows.cities)
        self.city_colours = tuple(tuple(colour for colour, count in enumerate(icons) if count) for icons in self.icons)
        self.city_regions = tuple(tuple(sorted(regions.index(region) for region in row.regions)) for row in rows.cities)
        self.costs = tuple(sizes[row.size].cost for row in rows.cities)
        self._too_dear = tuple(
            [
                sum([1 << city for city, cost in enumerate(self.costs) if cost > coins])
                for coins in range(max(self.costs) + 1)
            ]
        )
        self.points = tuple(sizes[row.size].points for row in rows.cities)
        self.city_shields = tuple(sizes[row.size].shields for row in rows.cities)
        icons = self.icons

        @lru_cache(maxsize=HANDS_REMEMBERED)
        def lacking(hand: tuple[int, ...]) -> int:
            cities = 0
            for city, needed in enumerate(icons):
                for colour, have in enumerate(hand):
                    if have < needed[colour]:
                        cities |= 1 << city
                        break
            return cities

        self._lacking = lacking

    def lacking(self, hand: tuple[int, ...]) -> int:
        """The cities, as bits, for which a hand has too few cards of some colour."""
        return self._lacking(hand)

    def too_dear(self, coins: int) -> int:
        """The cities, as bits, that cost more than so many coins."""
        return self._too_dear[min(coins, len(self._too_dear) - 1)]

    def missing(self, city: int, hand: tuple[int, ...]) -> tuple[str, ...]:
        """The cards a hand lacks for a city, by colour."""
        short = [max(0, need - have) for need, have in zip(self.icons[city], hand, strict=True)]
        return tuple(key for key, count in zip(COLOURS, short, strict=True) for _ in range(count))

    def _number_roles(self, rows: Components) -> None:
        found = {(row.colour, row.rank): row for row in rows.roles}
        ranked = [[found[colour, rank] for colour in COLOURS] for rank in RANKS]
        self.role_keys = tuple(tuple(row.key for row in tiles) for tiles in ranked)
        self.role_points = tuple(tuple(row.building for row in tiles) for tiles in ranked)
        self.role_ends = tuple(tuple(row.end for row in tiles) for tiles in ranked)
        self.actions = tuple(row.action for row in rows.colours)
        self.amounts = tuple(row.amount for row in rows.colours)
        self.family_keys = tuple(row.key for row in rows.families)

    def _make_moves(self, rows: Components) -> None:
        self.lay = tuple(moves.Lay("lay", "card", place, key) for place, key in enumerate(COLOURS))
        self.play = tuple(moves.Play("play", "card", place, key) for place, key in enumerate(COLOURS))
        self.turn_up = tuple(moves.TurnUp("turn", "card", place, key) for place, key in enumerate(COLOURS))
        self.build = tuple(moves.Build("build", "city", place, key) for place, key in enumerate(self.city_keys))
        self.shield = tuple(moves.Shield("shield", "region", place, key) for place, key in enumerate(self.region_keys))
        most = max(row.cards for row in rows.colours)
        self.cards = tuple(moves.Cards(count) for count in range(1, most + 1))
        for group in (self.lay, self.play, self.turn_up, self.build, self.shield, self.cards):
            for move in group:
                self.lexicon.add(move)


def _names(rows: Components) -> Names:
    """The names of all components, by the key the catalogues use: `city-firenze`, and `the-region-toscana`."""
    names: Names = {}
    for colour in rows.colours:
        names[f"colour-{colour.key}"] = colour.name
        names[f"building-{colour.key}"] = colour.building
        names[f"the-building-{colour.key}"] = colour.the_building
        names[f"sphere-{colour.key}"] = colour.sphere
        names[f"card-{colour.key}"] = Text(
            f"{colour.building.en} ({colour.name.en})", f"{colour.building.fr} ({colour.name.fr})"
        )
    for role in rows.roles:
        names[f"role-{role.key}"] = role.name
        names[f"the-role-{role.key}"] = role.the
    for region in rows.regions:
        names[f"region-{region.key}"] = region.name
        names[f"the-region-{region.key}"] = region.the
    for city in rows.cities:
        names[f"city-{city.key}"] = city.name
    for size in rows.sizes:
        names[f"size-{size.key}"] = size.name
    for family in rows.families:
        names[f"family-{family.key}"] = family.name
    return names


def open_box(text: str) -> IlPrincipeBox:
    """A box from the text of a component file."""
    rows = checking.read(text)
    return IlPrincipeBox(rows, components_digest(text, ONLY_SHOWN))
