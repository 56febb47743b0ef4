"""What a seat sees: built by allow-list, from nothing. All is open but, by option, the hands of others."""

from typing import TYPE_CHECKING

from msgspec import Struct

from signoria.table import Seat, View
from signoria.titles.firenze.box import SPACES, colour_of, height_of
from signoria.titles.firenze.bricks import COLOURS, Bricks
from signoria.titles.firenze.prices import affordable_places, price_of_place
from signoria.titles.firenze.prospects import (
    costs_of_building,
    falls,
    gain_of,
    is_open,
    named_prospect,
    prospects_of,
    reach_of,
    store_after,
)
from signoria.titles.firenze.scoring import celebration_points
from signoria.titles.firenze.vocabulary import BRICK_LIMIT, CARD_LIMIT, EXCHANGE_GIVE

if TYPE_CHECKING:
    from signoria.titles.firenze.game import Family, Firenze, Tower


class BricksView(Struct, frozen=True):
    """A heap of bricks by colour."""

    white: int
    yellow: int
    green: int
    red: int
    blue: int
    violet: int


class RowView(Struct, frozen=True):
    """A card of the row: its price for the active player, the bricks on it, and how many he would have after it.

    `store_then` is nothing where he cannot pay the price.
    """

    card: str
    price: int
    bricks: BricksView
    store_then: int | None


class ContractView(Struct, frozen=True):
    """A contract. `level` is that of the balcony on it, or 0; `owner_seat` whose letter covers it.

    `brings` is all that it would score for the seat that looks, if it filled it now; nothing where nobody can.
    """

    colour: str
    height: int
    points: int
    level: int
    owner_seat: Seat | None
    neutral: bool
    open: bool
    brings: int | None


class LevelTileView(Struct, frozen=True):
    """A level tile that can still be won."""

    height: int
    points: int


class FlagView(Struct, frozen=True):
    """The flag of a tower."""

    colour: str
    points: int


class TowerView(Struct, frozen=True):
    """A tower under construction; `grown` in this turn of its owner, or it `falls` and so many bricks are kept."""

    colour: str
    height: int
    grown: bool
    falls: bool
    kept: int


class ProspectView(Struct, frozen=True):
    """A contract that a tower could come to in one turn; from height 0 it would be begun.

    `short` bricks are missing, `within` reach it is with the bricks in the storehouse; `points` is all it would bring.
    """

    colour: str
    height: int
    from_height: int
    short: int
    points: int
    within: bool


class ServiceView(Struct, frozen=True):
    """A character in hand, and how much it could do now."""

    card: str
    reach: int


class BuildingCostView(Struct, frozen=True):
    """What so many bricks cost in this turn in all, and whether they can be paid for."""

    bricks: int
    cost: int
    payable: bool


class CelebrationView(Struct, frozen=True):
    """A celebration in hand and what it would score now."""

    card: str
    points: int


class FamilyView(Struct, frozen=True, kw_only=True):
    """A player: points, letters left, bricks, towers, cards. Of a secret hand only the number of cards is told."""

    seat: Seat
    points: int
    letters: int
    store: BricksView
    towers: tuple[TowerView, ...]
    prospects: tuple[ProspectView, ...]
    hand: int
    character_cards: tuple[str, ...]
    services: tuple[ServiceView, ...]
    celebrations: tuple[CelebrationView, ...]
    building_cards: tuple[str, ...]
    brick_limit: int
    card_limit: int


class FirenzeView(View, frozen=True, kw_only=True):
    """The table as everybody sees it."""

    round: int
    phase: int
    active_seat: Seat
    first_seat: Seat
    last_turns: bool
    row: tuple[RowView, ...]
    bag: BricksView
    draw_pile: int
    starting_cards: int
    discarded_cards: tuple[str, ...]
    church_cards: tuple[str, ...]
    contracts: tuple[ContractView, ...]
    level_tiles: tuple[LevelTileView, ...]
    flags: tuple[FlagView, ...]
    end_tile_seat: Seat | None
    laid: int
    building_costs: tuple[BuildingCostView, ...]
    exchange_give: int
    families: tuple[FamilyView, ...]


def view_of(game: "Firenze", seat: Seat | None) -> FirenzeView:
    """The table as a seat sees it."""
    box = game.box
    keys = box.card_keys
    over = game.finisher >= 0
    payable = affordable_places(game)
    return FirenzeView(
        seat=seat,
        waiting=game.waiting(),
        round=game.round,
        phase=game.phase,
        active_seat=game.active,
        first_seat=game.first,
        last_turns=over,
        row=tuple(
            [
                RowView(
                    keys[card],
                    price_of_place(game, place),
                    _bricks(game.lying[place]),
                    store_after(game, place) if place < payable else None,
                )
                for place, card in enumerate(game.row)
            ]
        ),
        bag=_bricks(game.bag),
        draw_pile=len(game.opening) + len(game.deck),
        starting_cards=len(game.opening),
        discarded_cards=tuple([keys[card] for card in game.discard]),
        church_cards=tuple([keys[card] for card in game.churches]),
        contracts=_contracts(game, seat),
        level_tiles=tuple(
            [
                LevelTileView(height, points)
                for height, points in box.level_points.items()
                if game.level_tiles >> height & 1
            ]
        ),
        flags=tuple([FlagView(colour, points) for colour, points in zip(COLOURS, box.flags, strict=True)]),
        end_tile_seat=game.finisher if over else None,
        laid=game.built,
        building_costs=tuple([BuildingCostView(*row) for row in costs_of_building(game)]),
        exchange_give=game.rules()[EXCHANGE_GIVE],
        families=tuple([_family(game, other, family, seat) for other, family in enumerate(game.families)]),
    )


def _bricks(bricks: Bricks) -> BricksView:
    return BricksView(*bricks)


def _contracts(game: "Firenze", seat: Seat | None) -> tuple[ContractView, ...]:
    owners: list[Seat | None] = [None] * SPACES
    for owner, family in enumerate(game.families):
        for space in range(SPACES):
            if family.contracts >> space & 1:
                owners[space] = owner
    levels = [0] * SPACES
    for level, space in enumerate(game.balconies, 1):
        levels[space] = level
    return tuple(
        [
            ContractView(
                COLOURS[colour_of(space)],
                height_of(space),
                game.worth[space],
                levels[space],
                owners[space],
                bool(game.covered >> space & 1) and owners[space] is None,
                is_open(game, space),
                gain_of(game, seat, space) if seat is not None and is_open(game, space) else None,
            )
            for space in range(SPACES)
        ]
    )


def _family(game: "Firenze", seat: Seat, family: "Family", eyes: Seat | None) -> FamilyView:
    box = game.box
    keys = box.card_keys
    rules = box.rules_with(family.buildings, ())
    hand = family.hand if game.shows_hand(seat, eyes) else ()
    return FamilyView(
        seat=seat,
        points=family.points,
        letters=family.letters,
        store=_bricks(family.store),
        towers=(
            *[_tower(tower, falls=falls(game, seat)) for tower in family.towers],
            *[_tower(tower, grown=True) for tower in family.raised],
        ),
        prospects=tuple(
            [
                ProspectView(*named_prospect(row), row.from_height, row.short, row.points, row.within)
                for row in prospects_of(game, seat)
            ]
        ),
        hand=len(family.hand),
        character_cards=tuple([keys[card] for card in hand if card not in box.celebrations]),
        services=tuple(
            [ServiceView(keys[card], reach_of(game, seat, card)) for card in hand if card not in box.celebrations]
        ),
        celebrations=tuple(
            [
                CelebrationView(keys[card], celebration_points(game, seat, card))
                for card in hand
                if card in box.celebrations
            ]
        ),
        building_cards=tuple([keys[card] for card in family.buildings]),
        brick_limit=rules[BRICK_LIMIT],
        card_limit=rules[CARD_LIMIT],
    )


def _tower(tower: "Tower", *, grown: bool = False, falls: bool = False) -> TowerView:
    colour, height = tower
    return TowerView(COLOURS[colour], height, grown, falls, height // 2)
