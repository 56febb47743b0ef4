"""What a seat sees: built by allow-list, from nothing."""

from typing import TYPE_CHECKING

from msgspec import Struct

from signoria.table import Auction, Seat, View
from signoria.titles.princes.box import BONUS, ITEM_KEYS, PILES, PRESTIGE, PROFESSIONS
from signoria.titles.princes.scoring import card_points
from signoria.titles.princes.shapes import SQUARES
from signoria.titles.princes.values import bonus_value, parts

if TYPE_CHECKING:
    from signoria.titles.princes.game import Princes


class TileView(Struct, frozen=True):
    """A tile in an estate: what, and on which squares."""

    tile: str
    squares: tuple[str, ...]


class EstateView(Struct, frozen=True, kw_only=True):
    """What everybody sees of an estate; money is null where it is hidden."""

    seat: Seat
    prestige: int
    florins: int | None
    builders: int
    jesters: int
    freedoms: tuple[str, ...]
    buildings: tuple[str, ...]
    forests: int
    lakes: int
    parks: int
    empty_squares: int
    tiles: tuple[TileView, ...]
    professions_on_table: tuple[str, ...]
    recruiting_on_table: int
    professions_in_hand: int
    known_professions: tuple[str, ...]
    recruiting_in_hand: int
    bonus_cards: int
    prestige_cards: int
    revealed_prestige: tuple[str, ...]
    works: int
    best_work: int
    may_buy: bool
    ready: bool


class ItemView(Struct, frozen=True):
    """A pile of the auction."""

    item: str
    stock: int
    closed: bool


class LotView(Struct, frozen=True):
    """The item under the hammer."""

    item: str
    price: int
    leader_seat: Seat
    still_in_seats: tuple[Seat, ...]


class WorkView(Struct, frozen=True):
    """A card in hand as a work: each part of its value, the sum without bonus cards, and with all of them."""

    profession: str
    building: int
    landscape: int
    freedom: int
    jester: int
    card: int
    value: int
    value_with_bonus: int


class BonusView(Struct, frozen=True):
    """A bonus card in hand and what it would add now."""

    bonus: str
    value: int


class PrestigeView(Struct, frozen=True):
    """A prestige card held and what it would score now."""

    prestige: str
    points: int


class KnownView(Struct, frozen=True):
    """What a seat knows of a pile: cards somewhere in it; those at the bottom, top first, empty where unknown."""

    pile: str
    cards_somewhere: tuple[str, ...]
    cards_at_the_bottom: tuple[str, ...]


class OwnView(Struct, frozen=True, kw_only=True):
    """What a seat alone sees of its own things, and which squares of its estate are free."""

    florins: int
    free_squares: tuple[str, ...]
    hand: tuple[WorkView, ...]
    bonus: tuple[BonusView, ...]
    prestige: tuple[PrestigeView, ...]
    looked_at_cards: tuple[str, ...]
    returned_profession: str
    work: str
    work_bonuses: tuple[str, ...]
    known: tuple[KnownView, ...]


class BuildingStock(Struct, frozen=True):
    """How many of a building are left."""

    building: str
    stock: int


class FreedomStock(Struct, frozen=True):
    """How many of a freedom are left."""

    freedom: str
    stock: int


class PileStock(Struct, frozen=True):
    """How many cards a pile has."""

    pile: str
    stock: int


class PrincesView(View, frozen=True, kw_only=True):
    """The table as one seat, or a spectator, sees it."""

    round: int
    rounds: int
    minimum: int
    opening: int
    first_seat: Seat
    items: tuple[ItemView, ...]
    lot: LotView | None
    buildings: tuple[BuildingStock, ...]
    freedoms: tuple[FreedomStock, ...]
    piles: tuple[PileStock, ...]
    estates: tuple[EstateView, ...]
    own: OwnView | None


def view_of(game: "Princes", seat: Seat | None) -> PrincesView:
    """The table as a seat sees it."""
    box = game.box
    stocks = game.item_stocks()
    return PrincesView(
        seat=seat,
        waiting=game.waiting(),
        round=game.round,
        rounds=len(box.minimums),
        minimum=game.minimum() if game.round else box.minimums[0],
        opening=game.opening(),
        first_seat=game.first,
        items=tuple(
            ItemView(ITEM_KEYS[item], stocks[item], bool(game.closed >> item & 1)) for item in game.item_indices()
        ),
        lot=_lot(game),
        buildings=tuple(map(BuildingStock, box.building_keys, game.buildings)),
        freedoms=tuple(map(FreedomStock, box.freedom_keys, game.freedoms)),
        piles=tuple(map(PileStock, PILES, map(len, game.piles))),
        estates=tuple(_estate(game, other) for other in range(game.seats)),
        own=None if seat is None else _own(game, seat),
    )


def _lot(game: "Princes") -> LotView | None:
    step = game.agenda[-1] if game.agenda else None
    if not isinstance(step, Auction) or step.leader is None:
        return None
    return LotView(step.lot, step.price, step.leader, step.still_in)


def _estate(game: "Princes", seat: Seat) -> EstateView:
    """1.5 Money is hidden unless the option opens it, or the game is over."""
    box = game.box
    estate = game.estates[seat]
    professions = box.card_keys[PROFESSIONS]
    forests, lakes, parks = estate.landscapes
    open_money = game.options["open_money"] or not game.agenda
    return EstateView(
        seat=seat,
        prestige=estate.prestige,
        florins=estate.florins if open_money else None,
        builders=estate.builders,
        jesters=estate.jesters,
        freedoms=tuple([key for place, key in enumerate(box.freedom_keys) if estate.freedoms >> place & 1]),
        buildings=tuple([key for place, key in enumerate(box.building_keys) if estate.buildings >> place & 1]),
        forests=forests,
        lakes=lakes,
        parks=parks,
        empty_squares=49 - estate.filled.bit_count(),
        tiles=tuple([TileView(place.key, place.squares) for place in estate.tiles]),
        professions_on_table=tuple([professions[card] for card in estate.table]),
        recruiting_on_table=estate.recruiters,
        professions_in_hand=len(estate.hand),
        known_professions=tuple([professions[card] for card in estate.hand if game.shown >> card & 1]),
        recruiting_in_hand=estate.recruiting,
        bonus_cards=len(estate.bonus),
        prestige_cards=len(estate.prestige_cards),
        revealed_prestige=()
        if game.agenda
        else tuple([box.card_keys[PRESTIGE][card] for card in estate.prestige_cards]),
        works=estate.works(),
        best_work=estate.best_work,
        may_buy=seat in game.bidders,
        ready=bool(game.answers) and game.answers[seat] is not None,
    )


def _own(game: "Princes", seat: Seat) -> OwnView:
    box = game.box
    estate = game.estates[seat]
    professions, bonus, prestige = box.card_keys
    bonuses = tuple([BonusView(bonus[card], bonus_value(game, seat, card)) for card in estate.bonus])
    mine = seat in game.waiting()
    looked = game.looked if mine else ()
    work = game.work if mine else ()
    held = game.answers[seat] if game.answers else None
    return OwnView(
        florins=estate.florins,
        free_squares=tuple([name for place, name in enumerate(SQUARES) if not estate.filled >> place & 1]),
        hand=tuple([_work(game, seat, card, sum([view.value for view in bonuses])) for card in estate.hand]),
        bonus=bonuses,
        prestige=tuple([PrestigeView(prestige[card], card_points(game, seat, card)) for card in estate.prestige_cards]),
        looked_at_cards=tuple([box.card_keys[game.looked_in][card] for card in looked]),
        returned_profession=held.text.split()[1] if held is not None else "",
        work=professions[work[0]] if work else "",
        work_bonuses=tuple([bonus[card] for card in work[1:]]),
        known=tuple([_known(game, seat, pile) for pile in (PROFESSIONS, BONUS, PRESTIGE)]),
    )


def _work(game: "Princes", seat: Seat, card: int, bonus: int) -> WorkView:
    sheet = parts(game, seat, card)
    value = sum(sheet)
    return WorkView(game.box.card_keys[PROFESSIONS][card], *sheet, value, value + bonus)


def _known(game: "Princes", seat: Seat, pile: int) -> KnownView:
    keys = game.box.card_keys[pile]
    loose, under = game.piles[pile].known_to(seat)
    return KnownView(
        PILES[pile],
        tuple([keys[card] for card in loose]),
        tuple([keys[card] if card >= 0 else "" for card in under]),
    )
