"""5.3 to 5.6 Building: what it costs, what may be built, and where it may stand."""

from collections.abc import Sequence
from typing import Final

from signoria.table import Arguments, Log, Move, Refusal, Seat, Step
from signoria.titles.princes.events import Built
from signoria.titles.princes.game import BUILDING, Princes
from signoria.titles.princes.moves import Build, Place
from signoria.titles.princes.shapes import OFF_THE_GRID

ALREADY_BUILT: Final = Refusal("princes-refusal-already-built", "5.4")
NONE_IN_STOCK: Final = Refusal("princes-refusal-none-in-stock", "5.4")
CANNOT_PAY: Final = Refusal("princes-refusal-cannot-pay", "5.3")
NO_ROOM_FOR_BUILDING: Final = Refusal("princes-refusal-no-room-building", "5.5")
OVERLAPS: Final = Refusal("princes-refusal-overlaps", "5.5")
OFF_GRID: Final = Refusal("princes-refusal-off-grid", "5.5")
TOUCHES: Final = Refusal("princes-refusal-touches", "5.6")
TOUCHES_PALACE: Final = Refusal("princes-refusal-touches-palace", "5.6")


def cost_of_building(game: Princes, seat: Seat) -> int:
    """5.3 Less with builders, nothing with three."""
    return game.box.money.building_by_builders[game.estates[seat].builders]


def forbidden_kinds(game: Princes, seat: Seat) -> tuple[tuple[int, Refusal], ...]:
    """5.3 to 5.5: one of each kind, while there is stock, money and room; the kinds each rule forbids, as bits."""
    estate = game.estates[seat]
    every = (1 << len(game.buildings)) - 1
    if cost_of_building(game, seat) > estate.wealth():
        return (estate.buildings, ALREADY_BUILT), (game.sold_out(), NONE_IN_STOCK), (every, CANNOT_PAY)
    no_room = every & ~game.box.building_room(estate.blocked())
    return (estate.buildings, ALREADY_BUILT), (game.sold_out(), NONE_IN_STOCK), (no_room, NO_ROOM_FOR_BUILDING)


def forbids_building(game: Princes, seat: Seat, building: int) -> Refusal | None:
    """Why a kind cannot be built: the first rule that forbids it."""
    return next((why for kinds, why in forbidden_kinds(game, seat) if kinds >> building & 1), None)


def buildable(game: Princes, seat: Seat) -> list[Build]:
    """What no rule forbids."""
    forbidden = 0
    for kinds, _ in forbidden_kinds(game, seat):
        forbidden |= kinds
    return [move for move in game.box.build if not forbidden >> move.index & 1]


def forbids_place(game: Princes, seat: Seat, place: Place, shunned: int) -> Refusal | None:
    """5.5 and 5.6: within the walls, on free squares; without two builders clear of buildings and palace."""
    if place.mask & OFF_THE_GRID:
        return OFF_GRID
    if place.mask & game.estates[seat].filled:
        return OVERLAPS
    if place.mask & shunned:
        return TOUCHES_PALACE if place.mask & game.box.palace_halo else TOUCHES
    return None


class PlaceBuilding(Step[Princes]):
    """5.5 Turned and flipped at will, wholly on free squares; 5.6 clear of other buildings and the palace."""

    paragraph = "5.5"
    key = "princes-question-place-building"

    def __init__(self, seat: Seat, building: int) -> None:
        self.seat = seat
        self.building = building

    def asked(self, game: Princes) -> tuple[Seat, ...]:
        return (self.seat,)

    def arguments(self, game: Princes, seat: Seat) -> Arguments:
        return {"building": game.box.building_keys[self.building], "cost": cost_of_building(game, seat)}

    def moves(self, game: Princes, seat: Seat) -> Sequence[Move]:
        return game.box.building_fits(self.building, game.estates[seat].blocked())

    def forbids(self, game: Princes, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, Place) or move.key != game.box.building_keys[self.building]:
            return None
        estate = game.estates[seat]
        return forbids_place(game, seat, move, estate.blocked() & ~estate.filled)

    def play(self, game: Princes, seat: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Place)
        estate = game.estates[seat]
        cost = cost_of_building(game, seat)
        changes = game.pay(seat, cost, "building") + game.score(seat, game.box.awards.building, BUILDING)
        kind = self.building
        stock = game.buildings
        game.buildings = (*stock[:kind], stock[kind] - 1, *stock[kind + 1 :])
        estate.buildings |= 1 << kind
        estate.filled |= move.mask
        estate.shunned |= move.halo
        estate.tiles = (*estate.tiles, move)
        if log is not None:
            log.append(Built(seat=seat, building=move.key, square=move.square, cost=cost, changes=changes))


def start_building(seat: Seat, move: Build) -> tuple[Step[Princes], ...]:
    """5.5 A kind was chosen; where does it go?"""
    return (PlaceBuilding(seat, move.index),)
