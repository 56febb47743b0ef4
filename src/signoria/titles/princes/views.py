"""What a seat sees: the shapes of it, which `seeing` fills."""

from msgspec import Struct

from signoria.table import Seat, View, views
from signoria.titles.princes.cooperation.views import JoinedView
from signoria.titles.princes.muse.views import CourtView


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


class LotView(views.LotView, frozen=True, kw_only=True):
    """The item under the hammer; whoever opened it leads."""

    item: str
    leader_seat: Seat


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


class WorkWithItem(Struct, frozen=True):
    """A card in hand that an item of the auction would lift, and to what."""

    item: str
    profession: str
    value: int


class BonusWithItem(Struct, frozen=True):
    """A bonus card that an item of the auction would lift, and to what."""

    item: str
    bonus: str
    value: int


class WorkWithBuilding(Struct, frozen=True):
    """A card in hand that a building would lift, and to what."""

    building: str
    profession: str
    value: int


class PlacesView(Struct, frozen=True):
    """In how many ways a building could be placed in the own estate."""

    building: str
    places: int


class CountView(Struct, frozen=True):
    """What a prestige card turned up counts at a seat: one number at each where it compares, else those it needs."""

    prestige: str
    seat: Seat
    counts: tuple[int, ...]


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
    works_with_items: tuple[WorkWithItem, ...]
    works_with_buildings: tuple[WorkWithBuilding, ...]
    bonus_with_items: tuple[BonusWithItem, ...]
    building_places: tuple[PlacesView, ...]
    prestige: tuple[PrestigeView, ...]
    looked_at_cards: tuple[str, ...]
    artists: tuple[WorkView, ...]
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
    palace_squares: tuple[str, ...]
    items: tuple[ItemView, ...]
    lot: LotView | None
    buildings: tuple[BuildingStock, ...]
    freedoms: tuple[FreedomStock, ...]
    piles: tuple[PileStock, ...]
    estates: tuple[EstateView, ...]
    prestige_counts: tuple[CountView, ...]
    own: OwnView | None
    court: CourtView | None = None
    joined: JoinedView | None = None
