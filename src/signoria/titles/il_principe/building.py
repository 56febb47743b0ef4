"""6 Building a city: what it takes, what it brings, and to whom."""

from collections.abc import Sequence
from typing import Final

from signoria.table import Alone, Arguments, Log, Move, Refusal, Seat, Step
from signoria.titles.il_principe.components import COLOURS
from signoria.titles.il_principe.counts import spread
from signoria.titles.il_principe.events import Built, CityTurnedUp, RolesPaid, ShieldPlaced
from signoria.titles.il_principe.game import IlPrincipe
from signoria.titles.il_principe.moves import Build, Shield
from signoria.titles.il_principe.outlooks import paid_roles
from signoria.titles.il_principe.scoring import CITY, OTHERS

FIRST_ROUND: Final = Refusal("il_principe-refusal-first-round", "6.2")
NOT_ON_DISPLAY: Final = Refusal("il_principe-refusal-not-on-display", "6.1")
CARDS_MISSING: Final = Refusal("il_principe-refusal-cards-missing", "6.1")
COINS_MISSING: Final = Refusal("il_principe-refusal-coins-missing", "6.1")
REGION_NOT_TOUCHED: Final = Refusal("il_principe-refusal-region-not-touched", "6.4")
SHIELDS_IN_ORDER: Final = Refusal("il_principe-refusal-shields-in-order", "6.4")


def forbidden_cities(game: IlPrincipe, seat: Seat) -> tuple[tuple[int, Refusal], ...]:
    """6.1 and 6.2: from round 2, a city on display, with a card for each icon and the coins; as bits."""
    every = (1 << len(game.box.city_keys)) - 1
    family = game.families[seat]
    shown = 0
    for city in game.display:
        shown |= 1 << city
    return (
        (every if game.round == 1 else 0, FIRST_ROUND),
        (every & ~shown, NOT_ON_DISPLAY),
        (game.box.lacking(family.hand), CARDS_MISSING),
        (game.box.too_dear(family.coins), COINS_MISSING),
    )


def forbids_building(game: IlPrincipe, seat: Seat, city: int) -> Refusal | None:
    """Why a city cannot be built: the first rule that forbids it."""
    return next((why for cities, why in forbidden_cities(game, seat) if cities >> city & 1), None)


def buildable(game: IlPrincipe, seat: Seat) -> list[Build]:
    """The cities on display that no rule forbids."""
    if game.round == 1:
        return []
    family = game.families[seat]
    forbidden = game.box.lacking(family.hand) | game.box.too_dear(family.coins)
    return [game.box.build[city] for city in game.display if not forbidden >> city & 1]


def tempting_cities(game: IlPrincipe) -> list[Build]:
    """The cities on display."""
    return [game.box.build[city] for city in game.display]


def build(game: IlPrincipe, seat: Seat, city: int, log: Log) -> None:
    """6.7 Cards are laid out, the cost is paid, the points are scored; then shields, the others, and a new city."""
    box = game.box
    family = game.families[seat]
    game.show()
    family.lay_out(box.icons[city])
    cost, points = box.costs[city], box.points[city]
    changes = game.pay(seat, cost, "city") + game.score(seat, points, CITY)
    if log is not None:
        cards = tuple(COLOURS[card] for card in spread(box.icons[city]))
        key = box.city_keys[city]
        log.append(Built(seat=seat, city=key, cards=cards, cost=cost, points=points, changes=changes))
    shields = min(box.city_shields[city], family.shields)
    if shields:
        game.ask(PlaceShield(seat, city, shields, 0), PayRoles(seat, city))
    else:
        game.ask(PayRoles(seat, city))


class PlaceShield(Alone[IlPrincipe]):
    """6.4 A shield in a region the city touches; several are placed one by one in the order of regions."""

    paragraph = "6.4"
    key = "il_principe-question-shield"

    def __init__(self, seat: Seat, city: int, left: int, first: int) -> None:
        super().__init__(seat)
        self.city = city
        self.left = left
        self.first = first

    def arguments(self, game: IlPrincipe, seat: Seat) -> Arguments:
        return {"city": game.box.city_keys[self.city], "left": self.left}

    def moves(self, game: IlPrincipe, seat: Seat) -> Sequence[Move]:
        return [game.box.shield[region] for region in game.box.city_regions[self.city] if region >= self.first]

    def tempting(self, game: IlPrincipe, seat: Seat) -> Sequence[Move]:
        return [game.box.shield[region] for region in game.box.city_regions[self.city]]

    def forbids(self, game: IlPrincipe, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, Shield):
            return None
        if move.index not in game.box.city_regions[self.city]:
            return REGION_NOT_TOUCHED
        return SHIELDS_IN_ORDER if move.index < self.first else None

    def play(self, game: IlPrincipe, seat: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Shield)
        game.put_shield(seat, move.index)
        if log is not None:
            log.append(ShieldPlaced(seat=seat, region=move.key))
        if self.left > 1:
            game.ask(PlaceShield(seat, self.city, self.left - 1, move.index))


class PayRoles(Step[IlPrincipe]):
    """6.5 Everybody else scores for the roles held in the city's colours, once a colour; 6.6 then a new city comes."""

    paragraph = "6.5"

    def __init__(self, builder: Seat, city: int) -> None:
        self.builder = builder
        self.city = city

    def settle(self, game: IlPrincipe, log: Log) -> None:
        for seat in game.clockwise(self.builder + 1, range(game.seats)):
            if seat != self.builder:
                self._pay(game, seat, log)
        family = game.families[self.builder]
        family.cities = (*family.cities, self.city)
        game.display = tuple([city for city in game.display if city != self.city])
        turn_up_city(game, log)

    def _pay(self, game: IlPrincipe, seat: Seat, log: Log) -> None:
        box = game.box
        held, points = paid_roles(game, seat, self.city)
        changes = game.score(seat, points, OTHERS)
        if log is not None and changes:
            roles = tuple(box.role_keys[rank][colour] for rank, colour in held)
            city = box.city_keys[self.city]
            log.append(RolesPaid(seat=seat, city=city, roles=roles, points=points, changes=changes))


def turn_up_city(game: IlPrincipe, log: Log) -> None:
    """6.6 A new city at once, for the next chance to build; with none left the display shrinks."""
    if not game.cities_to_come():
        return
    place = game.below(len(game.unseen))
    city = game.unseen[place]
    game.unseen = (*game.unseen[:place], *game.unseen[place + 1 :])
    game.display = (*game.display, city)
    if log is not None:
        log.append(CityTurnedUp(city=game.box.city_keys[city]))
