"""What a seat can still expect: cities to build, roles to win, regions and sets to complete."""

from typing import Final

from signoria.table import Seat
from signoria.titles.il_principe.actions import ActionPhase, Turn
from signoria.titles.il_principe.components import DRAW, GAIN_COINS, GAIN_POINTS, SHIELD, TURN_UP
from signoria.titles.il_principe.game import Family, IlPrincipe
from signoria.titles.il_principe.roles import DecideColour, RolePhase
from signoria.titles.il_principe.scoring import region_points

BUILDS_A_SEAT: Final = 0.55
"""Cities that a seat builds in a round, on average."""
COLOURS_A_CITY: Final = 2 / 3
"""The part of the cities that have a given colour."""
CARDS_MISSING: Final = (1.0, 0.6, 0.33, 0.15, 0.06, 0.02)
"""How likely a city is to be built in time with so many cards missing."""
COINS_MISSING: Final = (1.0, 0.85, 0.7, 0.5, 0.35, 0.2)
"""How likely it is with so many coins missing."""
SHIELD_WORTH: Final = 1.8
LAID_OUT: Final = 1.0
"""What the cards of a city do for roles and sets."""
ACTION_WORTH: Final = {TURN_UP: 0.5, GAIN_POINTS: 1.0, DRAW: 0.8, SHIELD: 1.8, GAIN_COINS: 1.2}
"""What the action of a role brings, in points."""
COIN_WORTH: Final = 0.55
CARD_WORTH: Final = 0.55
"""What a coin and a card in hand are worth by themselves."""
FEW: Final = 8
"""So many coins or cards are of full worth; more are worth half."""
LEAD, TIE, SECOND = 0.85, 0.45, 0.6
"""How likely a standing is to last until the roles are decided."""
LASTING: Final = 0.7
"""How much of what cards promise is left when the roles are decided only in the next round."""
SPARE: Final = 0.15
"""What a face-up card is worth besides."""


def rounds_left(game: IlPrincipe) -> float:
    """How many rounds are still to begin, by cards and by cities."""
    if game.last or not game.agenda:
        return 0.0
    numbers = game.numbers
    by_cards = max(0, len(game.pile) - numbers.last_round_below) // (numbers.drawn * game.seats) + 1
    cities = max(0, game.cities_to_come() + len(game.display) - game.box.display + 1)
    return min(float(by_cards), cities / (BUILDS_A_SEAT * game.seats))


def may_still_act(game: IlPrincipe, seat: Seat) -> bool:
    """Whether a seat's action of this round is still to come."""
    return any(isinstance(step, ActionPhase) or (isinstance(step, Turn) and step.seat == seat) for step in game.agenda)


def colours_to_come(game: IlPrincipe) -> int:
    """The colours, as bits, whose roles are still to be decided in this round."""
    colours = 0
    for step in game.agenda:
        if isinstance(step, RolePhase):
            return (1 << len(game.box.actions)) - 1
        if isinstance(step, DecideColour):
            colours |= 1 << step.colour
    return colours


def stock_worth(count: int, each: float) -> float:
    """What so many coins or cards are worth, the first ones most."""
    return each * min(count, FEW) + each * 0.5 * max(0, count - FEW)


def city_hope(game: IlPrincipe, family: Family, later: float) -> float:
    """What the cities on display promise: the best of them, and half of the next best.

    What cards and coins are worth anyhow is taken off.
    """
    box = game.box
    hopes = [0.0, 0.0]
    for city in game.display:
        missing = sum([need - have for need, have in zip(box.icons[city], family.hand, strict=True) if need > have])
        short = max(0, box.costs[city] - family.coins)
        if not later and (missing or short):
            continue
        gain = box.points[city] + SHIELD_WORTH * min(box.city_shields[city], family.shields) + LAID_OUT
        if later:
            gain -= COIN_WORTH * box.costs[city] + 0.5 * CARD_WORTH * sum(box.icons[city])
        chance = CARDS_MISSING[min(missing, 5)] * COINS_MISSING[min(short, 5)]
        hopes.append(gain * chance)
    hopes.sort(reverse=True)
    return hopes[0] + 0.5 * hopes[1] if later else hopes[0]


def held_worth(game: IlPrincipe, seat: Seat, later: float) -> float:
    """What the roles a seat holds bring until they are decided anew, or at the end."""
    builds = BUILDS_A_SEAT * (game.seats - 1)
    worth = 0.0
    for rank, tiles in enumerate(game.roles):
        for colour, holder in enumerate(tiles):
            if holder == seat:
                worth += game.box.role_points[rank][colour] * COLOURS_A_CITY * builds
                if not later:
                    worth += game.box.role_ends[rank][colour]
    return worth


def role_hope(game: IlPrincipe, seat: Seat, later: float) -> float:
    """What the face-up cards of a seat promise when the roles are next decided."""
    coming = colours_to_come(game)
    if not later and not coming:
        return 0.0
    hope = 0.0
    for colour, mine in enumerate(game.families[seat].up):
        if mine and (later or coming >> colour & 1):
            sure = 1.0 if coming >> colour & 1 else LASTING
            others = [family.up[colour] for other, family in enumerate(game.families) if other != seat]
            hope += sure * (_standing(game, colour, mine, others, later) + (SPARE * mine if later else 0.0))
    return hope


def _standing(game: IlPrincipe, colour: int, mine: int, others: list[int], later: float) -> float:
    """What the roles of a colour promise with so many cards of it against those of the others."""
    box = game.box
    action = ACTION_WORTH[box.actions[colour]]
    builds = BUILDS_A_SEAT * (game.seats - 1) if later else 0.0
    points = [tiles[colour] for tiles in (box.role_points if later else box.role_ends)]
    major, minor = [action + count * (COLOURS_A_CITY * builds if later else 1.0) for count in points]
    most = max(others)
    if mine > most:
        return LEAD * major
    if mine == most:
        return TIE * major
    second = game.numbers.minor_roles and others.count(most) == 1 and mine >= sorted(others)[-2]
    return SECOND * minor if second else 0.0


def regions_hope(game: IlPrincipe, seat: Seat) -> float:
    """What the regions would score now, and a little for each lead over the next."""
    scoring = game.box.scoring
    hope = 0.0
    for shields in game.map:
        if any(shields):
            hope += region_points(shields, scoring.region_first, scoring.region_second)[seat]
            most = max([count for other, count in enumerate(shields) if other != seat])
            hope += 0.3 * min(1, max(-1, shields[seat] - most)) if shields[seat] else 0.0
    return hope


def sets_hope(game: IlPrincipe, family: Family, later: float) -> float:
    """What the scarcest colour brings, and a little for the way to the next set."""
    front = family.in_front()
    fewest = min(front)
    further = sum([count > fewest for count in front])
    return game.box.scoring.scarcest * (fewest + (0.12 * further if later else 0.0))
