"""5.3 to 5.6 Building: what it costs, what may be built, and where it may stand."""

from collections.abc import Sequence
from typing import Final

from signoria.table import Alone, Arguments, Log, Move, Refusal, Seat, Step
from signoria.titles.princes.events import Built
from signoria.titles.princes.game import BUILDING, Princes, prestige_sold
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
    if cost_of_building(game, seat) > game.wealth(seat):
        return (estate.buildings, ALREADY_BUILT), (game.sold_out(), NONE_IN_STOCK), (every, CANNOT_PAY)
    no_room = every & ~game.box.building_room(game.blocked(seat))
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


def one_for_each_reason(places: Sequence[Move], reasons: Sequence[Refusal | None]) -> list[Move]:
    """Of all places one could try, the first that each rule forbids: enough to say why not."""
    found: dict[str, Move] = {}
    for place, why in zip(places, reasons, strict=True):
        if why is not None:
            found.setdefault(why.key, place)
    return list(found.values())


class PlaceBuilding(Alone[Princes]):
    """5.5 Turned and flipped at will, wholly on free squares; 5.6 clear of other buildings and the palace."""

    paragraph = "5.5"
    key = "princes-question-place-building"

    def __init__(self, seat: Seat, building: int) -> None:
        super().__init__(seat)
        self.building = building

    def arguments(self, game: Princes, seat: Seat) -> Arguments:
        return {"building": game.box.building_keys[self.building], "cost": cost_of_building(game, seat)}

    def moves(self, game: Princes, seat: Seat) -> Sequence[Move]:
        return game.box.building_fits(self.building, game.blocked(seat))

    def tempting(self, game: Princes, seat: Seat) -> Sequence[Move]:
        places = (game.box.on_palace[game.box.building_keys[self.building]], *game.box.building_places[self.building])
        return one_for_each_reason(places, [self.forbids(game, seat, place) for place in places])

    def forbids(self, game: Princes, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, Place) or move.key != game.box.building_keys[self.building]:
            return None
        estate = game.estates[seat]
        why = forbids_place(game, seat, move, estate.blocked() & ~estate.filled)
        barred = [bar.why for bar in game.box.variant.bars if bar.squares(game, seat) & move.mask]
        return why or next(iter(barred), None)

    def play(self, game: Princes, seat: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Place)
        estate = game.estates[seat]
        cost = cost_of_building(game, seat)
        points = game.box.awards.building
        paid = game.pay(seat, cost, "building")
        changes = paid + game.score(seat, points, BUILDING)
        kind = self.building
        stock = game.buildings
        game.buildings = (*stock[:kind], stock[kind] - 1, *stock[kind + 1 :])
        estate.buildings |= 1 << kind
        estate.filled |= move.mask
        estate.shunned |= move.halo
        estate.tiles = (*estate.tiles, move)
        if log is not None:
            sold, raised = prestige_sold(paid)
            log.append(
                Built(
                    seat=seat,
                    building=move.key,
                    square=move.square,
                    cost=cost,
                    points=points,
                    sold=sold,
                    raised=raised,
                    changes=changes,
                )
            )


def start_building(seat: Seat, move: Build) -> tuple[Step[Princes], ...]:
    """5.5 A kind was chosen; where does it go?"""
    return (PlaceBuilding(seat, move.index),)
