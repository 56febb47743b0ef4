"""The box: components with everything that is computed from them once."""

from functools import lru_cache
from typing import Final

from signoria.table import Box, Lexicon, Names, components_digest
from signoria.titles.princes import checking, moves, shapes
from signoria.titles.princes.components import Components
from signoria.titles.princes.moves import (
    AS_DRAWN,
    ENOUGH,
    LATER,
    MOST_PRESTIGE,
    NOTHING,
    RENOUNCE,
    STOP,
    Place,
    TakePrestige,
)
from signoria.titles.princes.notes import notes_of
from signoria.titles.princes.variant import Variant

PROFESSIONS, BONUS, PRESTIGE = range(3)
PILES: Final = ("profession", "bonus", "prestige")
ITEM_KEYS: Final = ("forest", "lake", "park", "jester", "builder", "prestige", "recruiting", "landscape")
FOREST, LAKE, PARK, JESTER, BUILDER, PRESTIGE_CARD, RECRUITING_CARD, ANY_LANDSCAPE = range(len(ITEM_KEYS))
ITEMS: Final = (FOREST, LAKE, PARK, JESTER, BUILDER, PRESTIGE_CARD, RECRUITING_CARD)
ITEMS_TWO_PLAYERS: Final = (ANY_LANDSCAPE, JESTER, BUILDER, PRESTIGE_CARD, RECRUITING_CARD)
FITS_REMEMBERED: Final = 1 << 16


class PrincesBox(Box):
    """Shapes as masks, cards as numbers, moves made once; shared by all games of one set of components.

    `variant` are the rules that are played with it, `expanded` the same box with expansions, by their keys and the
    number of players.
    """

    variant: Variant

    def __init__(self, rows: Components, digest: str) -> None:
        super().__init__(digest, Lexicon(), _names(rows), notes_of(rows))
        self.rows = rows
        self.expanded: dict[tuple[tuple[str, ...], int], PrincesBox] = {}
        self.money = rows.money
        self.awards = rows.prestige
        self.minimums = tuple(row.minimum for row in rows.rounds)
        self._number_cards(rows)
        self._lay_tiles(rows)
        self._make_moves(rows)

    def _number_cards(self, rows: Components) -> None:
        buildings = [row.key for row in rows.buildings]
        landscapes = [row.key for row in rows.landscapes]
        freedoms = [row.key for row in rows.freedoms]
        self.wishes = tuple(
            (buildings.index(row.building), landscapes.index(row.landscape), freedoms.index(row.freedom))
            for row in rows.professions
        )
        self.card_keys = (
            tuple(row.key for row in rows.professions),
            tuple(row.key for row in rows.bonus_cards),
            tuple(row.key for row in rows.prestige_cards),
        )
        self.building_keys = tuple(buildings)
        self.landscape_keys = tuple(landscapes)
        self.freedom_keys = tuple(freedoms)
        self.worth = rows.work

        @lru_cache(maxsize=FITS_REMEMBERED)
        def grants(buildings: int, forest: int, lake: int, park: int, freedoms: int) -> tuple[int, ...]:
            landscapes = (forest, lake, park)
            worth = rows.work
            return tuple(
                [
                    (worth.building if buildings >> building & 1 else 0)
                    + (worth.landscape if landscapes[landscape] else 0)
                    + (worth.freedom if freedoms >> freedom & 1 else 0)
                    for building, landscape, freedom in self.wishes
                ]
            )

        self._grants = grants
        self.bonus_terms = tuple((row.factor, row.counters, _laid_down(row.counters)) for row in rows.bonus_cards)
        sizes = ("large", "medium", "small")
        self.sized = tuple(
            sum(1 << place for place, row in enumerate(rows.buildings) if row.size == size) for size in sizes
        )

    def _lay_tiles(self, rows: Components) -> None:
        palace = shapes.cells_of(rows.estate.plan)
        self.palace = shapes.mask_of(palace)
        self.palace_squares = tuple([shapes.square(*cell) for cell in palace])
        self.palace_halo = shapes.halo_of(self.palace)
        laid: list[tuple[Place, ...]] = []
        self.on_palace: dict[str, Place] = {}
        for flips, tiles in ((True, rows.buildings), (False, rows.landscapes)):
            for tile in tiles:
                found = shapes.places(tile.key, tile.shape, flips=flips)
                for place, spellings in found:
                    self.lexicon.add(place, *spellings)
                never = self.palace | shapes.OFF_THE_GRID
                laid.append(tuple(place for place, _ in found if not place.mask & never))
                self.on_palace[tile.key] = next(place for place, _ in found if place.mask & self.palace)
        self.building_places = tuple(laid[: len(rows.buildings)])
        self.landscape_places = tuple(laid[len(rows.buildings) :])

        @lru_cache(maxsize=FITS_REMEMBERED)
        def fits(tile: int, blocked: int) -> tuple[Place, ...]:
            return tuple([place for place in laid[tile] if not place.mask & blocked])

        forms = [shapes.forms(found) for found in laid]
        buildings, landscapes = forms[: len(rows.buildings)], forms[len(rows.buildings) :]

        @lru_cache(maxsize=FITS_REMEMBERED)
        def building_room(blocked: int) -> int:
            return shapes.which_fit(buildings, ~blocked)

        @lru_cache(maxsize=FITS_REMEMBERED)
        def landscape_room(blocked: int) -> int:
            return shapes.which_fit(landscapes, ~blocked)

        self._fits = fits
        self._building_room = building_room
        self._landscape_room = landscape_room

    def grants(self, buildings: int, landscapes: tuple[int, int, int], freedoms: int) -> tuple[int, ...]:
        """6.2 What an estate's building, landscape and freedom add to the work of every profession."""
        return self._grants(buildings, *landscapes, freedoms)

    def building_fits(self, building: int, blocked: int) -> tuple[Place, ...]:
        """Where a building can lie, clear of all blocked squares."""
        return self._fits(building, blocked)

    def building_room(self, blocked: int) -> int:
        """The kinds of building that can lie anywhere at all, as bits."""
        return self._building_room(blocked)

    def landscape_room(self, blocked: int) -> int:
        """The kinds of landscape that can lie anywhere at all, as bits."""
        return self._landscape_room(blocked)

    def landscape_fits(self, landscape: int, blocked: int) -> tuple[Place, ...]:
        """Where a landscape can lie, clear of all blocked squares."""
        return self._fits(len(self.building_keys) + landscape, blocked)

    def _make_moves(self, rows: Components) -> None:
        professions, bonus, _ = self.card_keys
        self.open = tuple(moves.OpenItem("open", "item", place, key) for place, key in enumerate(ITEM_KEYS))
        self.take = tuple(moves.TakeItem("take", "item", place, key) for place, key in enumerate(ITEM_KEYS))
        self.choose = tuple(
            moves.ChooseLandscape("choose", "landscape", place, key) for place, key in enumerate(self.landscape_keys)
        )
        self.give_back = tuple(
            moves.ReturnCard("return", "profession", place, key) for place, key in enumerate(professions)
        )
        self.build = tuple(moves.Build("build", "building", place, key) for place, key in enumerate(self.building_keys))
        self.free = tuple(moves.Free("freedom", "freedom", place, key) for place, key in enumerate(self.freedom_keys))
        self.work = tuple(moves.Work("work", "profession", place, key) for place, key in enumerate(professions))
        self.recruit = tuple(
            moves.Recruit("recruit", "profession", place, key) for place, key in enumerate(professions)
        )
        self.lay = tuple(moves.LayBonus("bonus", "bonus", place, key) for place, key in enumerate(bonus))
        self.draw = tuple(moves.Draw("draw", "pile", place, key) for place, key in enumerate(PILES[:PRESTIGE]))
        self.keep = tuple(
            tuple(moves.Keep("keep", "card", place, key) for place, key in enumerate(keys)) for keys in self.card_keys
        )
        self.under = tuple(
            tuple(moves.Under("under", "card", place, key) for place, key in enumerate(keys)) for keys in self.card_keys
        )
        self.prestige = tuple(TakePrestige(points) for points in range(MOST_PRESTIGE + 1))
        for group in (
            self.open,
            self.take,
            self.choose,
            self.give_back,
            self.build,
            self.free,
            self.work,
            self.recruit,
            self.lay,
            self.draw,
            *self.keep,
            *self.under,
            self.prestige,
            (RENOUNCE, NOTHING, LATER, AS_DRAWN, ENOUGH, STOP),
        ):
            for move in group:
                self.lexicon.add(move)


def _laid_down(counters: tuple[str, ...]) -> int:
    """How a count changes when the profession that works leaves the hand for the table."""
    return sum((counter in ("cards_table", "work")) - (counter == "cards_hand") for counter in counters)


def _names(rows: Components) -> Names:
    """The names of all components, by the key the catalogues use: `profession-poet`, and `the-profession-poet`."""
    names: Names = {}
    for what, table in (
        ("building", rows.buildings),
        ("landscape", rows.landscapes),
        ("freedom", rows.freedoms),
        ("profession", rows.professions),
        ("character", rows.characters),
    ):
        for row in table:
            names[f"{what}-{row.key}"] = row.name
            names[f"the-{what}-{row.key}"] = row.the
    for tile in (*rows.buildings, *rows.landscapes):
        names[f"tile-{tile.key}"] = tile.name
        names[f"the-tile-{tile.key}"] = tile.the
    for landscape in rows.landscapes:
        names[f"item-{landscape.key}"] = landscape.name
        names[f"the-item-{landscape.key}"] = landscape.the
    for bonus in rows.bonus_cards:
        names[f"bonus-{bonus.key}"] = bonus.name
    for card in rows.prestige_cards:
        names[f"prestige-{card.key}"] = card.name
    for any_card in (*rows.professions, *rows.bonus_cards, *rows.prestige_cards):
        names[f"card-{any_card.key}"] = any_card.name
    for profession in rows.professions:
        names[f"work-{profession.key}"] = profession.work
    return names


def open_box(text: str) -> PrincesBox:
    """A box from the text of a component file."""
    rows = checking.read(text)
    return PrincesBox(rows, components_digest(text))
