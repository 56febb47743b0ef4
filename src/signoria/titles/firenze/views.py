"""What a seat sees: built by allow-list, from nothing. Everything on the table is open to all."""

from typing import TYPE_CHECKING

from msgspec import Struct

from signoria.table import Seat, View
from signoria.titles.firenze.box import SPACES, colour_of, height_of
from signoria.titles.firenze.bricks import COLOURS, Bricks
from signoria.titles.firenze.prices import price_of_place
from signoria.titles.firenze.scoring import celebration_points
from signoria.titles.firenze.vocabulary import BRICK_LIMIT, CARD_LIMIT

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
    """A card of the row: its price for the active player, and the bricks on it."""

    card: str
    price: int
    bricks: BricksView


class ContractView(Struct, frozen=True):
    """A contract. `level` is that of the balcony on it, or 0; `seat` whose letter covers it."""

    colour: str
    height: int
    points: int
    level: int
    owner_seat: Seat | None
    neutral: bool
    open: bool


class LevelTileView(Struct, frozen=True):
    """A level tile that can still be won."""

    height: int
    points: int


class FlagView(Struct, frozen=True):
    """The flag of a tower."""

    colour: str
    points: int


class TowerView(Struct, frozen=True):
    """A tower under construction; `grown` in this turn of its owner."""

    colour: str
    height: int
    grown: bool


class CelebrationView(Struct, frozen=True):
    """A celebration in hand and what it would score now."""

    card: str
    points: int


class FamilyView(Struct, frozen=True, kw_only=True):
    """A player: points, letters left, bricks, towers, cards."""

    seat: Seat
    points: int
    letters: int
    store: BricksView
    towers: tuple[TowerView, ...]
    character_cards: tuple[str, ...]
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
    families: tuple[FamilyView, ...]


def view_of(game: "Firenze", seat: Seat | None) -> FirenzeView:
    """The table as a seat sees it."""
    box = game.box
    keys = box.card_keys
    over = game.finisher >= 0
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
                RowView(keys[card], price_of_place(game, place), _bricks(game.lying[place]))
                for place, card in enumerate(game.row)
            ]
        ),
        bag=_bricks(game.bag),
        draw_pile=len(game.opening) + len(game.deck),
        starting_cards=len(game.opening),
        discarded_cards=tuple([keys[card] for card in game.discard]),
        church_cards=tuple([keys[card] for card in game.churches]),
        contracts=_contracts(game),
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
        families=tuple([_family(game, other, family) for other, family in enumerate(game.families)]),
    )


def _bricks(bricks: Bricks) -> BricksView:
    return BricksView(*bricks)


def _contracts(game: "Firenze") -> tuple[ContractView, ...]:
    owners: list[Seat | None] = [None] * SPACES
    for seat, family in enumerate(game.families):
        for space in range(SPACES):
            if family.contracts >> space & 1:
                owners[space] = seat
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
                not game.covered >> space & 1 and levels[space] in (0, game.next_balcony + 1),
            )
            for space in range(SPACES)
        ]
    )


def _family(game: "Firenze", seat: Seat, family: "Family") -> FamilyView:
    box = game.box
    keys = box.card_keys
    rules = box.rules_with(family.buildings, ())
    return FamilyView(
        seat=seat,
        points=family.points,
        letters=family.letters,
        store=_bricks(family.store),
        towers=(*_towers(family.towers, False), *_towers(family.raised, True)),
        character_cards=tuple([keys[card] for card in family.hand if card not in box.celebrations]),
        celebrations=tuple(
            [
                CelebrationView(keys[card], celebration_points(game, seat, card))
                for card in family.hand
                if card in box.celebrations
            ]
        ),
        building_cards=tuple([keys[card] for card in family.buildings]),
        brick_limit=rules[BRICK_LIMIT],
        card_limit=rules[CARD_LIMIT],
    )


def _towers(towers: "tuple[Tower, ...]", grown: bool) -> list[TowerView]:
    return [TowerView(COLOURS[colour], height, grown) for colour, height in towers]
