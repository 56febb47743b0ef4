"""What lies ahead, in numbers: what a contract would bring, a card leave in store, a tower come to, a character do."""

from typing import TYPE_CHECKING, Final, NamedTuple

from signoria.table import Seat
from signoria.titles.firenze.box import colour_of, height_of, space_of
from signoria.titles.firenze.bricks import COLOURS
from signoria.titles.firenze.components import BUILDING, EVENT, HIGHEST, LOWEST, Effect
from signoria.titles.firenze.losses import bricks_to_lose
from signoria.titles.firenze.prices import affordable_bricks, most_bricks, price_of_bricks, price_of_place
from signoria.titles.firenze.scoring import meets
from signoria.titles.firenze.services import celebrations
from signoria.titles.firenze.vocabulary import BUILD_DISCOUNT, DRAW_AFTER_CARD, MAX_BUILD, NO_DEMOLITION

if TYPE_CHECKING:
    from signoria.titles.firenze.game import Family, Firenze

LAST_TO_GROW: Final = 3
"""The phase up to which a standing tower has still to grow."""
TO_FILL: Final = 5
"""The phase in which towers fill contracts as they are."""


class Prospect(NamedTuple):
    """A contract a tower could come to: the tower's height (0: not begun), what is missing, and what it would bring."""

    space: int
    from_height: int
    short: int
    points: int
    within: bool


def gain_of(game: "Firenze", seat: Seat, space: int) -> int:
    """7.2 to 7.5: what a seat would score if it filled this contract now, with all that goes with it."""
    box = game.box
    gain = game.worth[space]
    if game.level_tiles >> height_of(space) & 1:
        gain += box.level_points[height_of(space)]
    nth = game.filled + 1 if seat == game.active else 1
    woken = [effect for church in game.churches for effect in box.effects[church] if effect.do == "score"]
    gain += sum([effect.points for effect in woken if meets(game, effect.filter, space, nth)])
    if game.families[seat].letters == 1 and game.finisher < 0:
        gain += box.rows.end_tile.points
    return gain


def is_open(game: "Firenze", space: int) -> bool:
    """7.1 and 7.3: whether a contract can be filled by whoever has the tower for it."""
    if game.covered >> space & 1:
        return False
    return space not in game.balconies or game.balconies.index(space) == game.next_balcony


def falls(game: "Firenze", seat: Seat) -> bool:
    """6.1 and 6.2: whether towers of this seat that do not grow will come down in the turn that is played."""
    return seat == game.active and game.phase <= LAST_TO_GROW and not game.rules()[NO_DEMOLITION]


def prospects_of(game: "Firenze", seat: Seat) -> list[Prospect]:
    """Contracts that towers of a seat could come to in one turn, and those it could build at once from its store."""
    family = game.families[seat]
    if not family.letters:
        return []
    most, affordable = _bricks_in_a_turn(game, seat, family)
    must_grow = 0 if seat == game.active and _may_fill(game, seat) else 1
    towers = sorted({(*tower, must_grow) for tower in family.towers} | {(*tower, 0) for tower in family.raised})
    found = [
        prospect
        for colour, height, growing in towers
        for prospect in _of_tower(game, seat, colour, height, range(growing, most + 1), affordable)
    ]
    for colour, count in enumerate(family.store):
        if count >= LOWEST:
            begun = _of_tower(game, seat, colour, 0, range(LOWEST, most + 1), affordable)
            found += [prospect for prospect in begun if prospect.within]
    return found


def _may_fill(game: "Firenze", seat: Seat) -> bool:
    """6.2 and 7.1: whether a tower may fill a contract though it has not grown."""
    return game.phase == TO_FILL or (game.phase <= LAST_TO_GROW and not falls(game, seat))


def _bricks_in_a_turn(game: "Firenze", seat: Seat, family: "Family") -> tuple[int, int]:
    """5.2 and 5.3: how many bricks a seat may lay, and how many of them it can pay for with what it has."""
    if seat == game.active:
        if game.phase > LAST_TO_GROW:
            return 0, 0
        return most_bricks(game) - game.built, affordable_bricks(game)
    box = game.box
    rules = box.rules_with(family.buildings, ())
    return min(rules[MAX_BUILD], len(box.cost) - 1), box.affordable(family.buildings, (), sum(family.store), 0, 0)


def _of_tower(game: "Firenze", seat: Seat, colour: int, height: int, bricks: range, affordable: int) -> list[Prospect]:
    found: list[Prospect] = []
    store = game.families[seat].store[colour]
    for short in bricks:
        if not LOWEST <= height + short <= HIGHEST:
            continue
        space = space_of(colour, height + short)
        if is_open(game, space):
            within = short <= min(store, affordable)
            found.append(Prospect(space, height, short, gain_of(game, seat, space), within))
    return found


def costs_of_building(game: "Firenze") -> list[tuple[int, int, bool]]:
    """5.3 For each number of bricks in this turn: the cost in all as it stands now, and whether one can go so far."""
    most, laid = most_bricks(game), game.built
    off = game.rules()[BUILD_DISCOUNT]
    further = laid + affordable_bricks(game)
    return [
        (
            count,
            game.paid + price_of_bricks(game, count - laid) if count > laid else max(0, game.box.cost[count] - off),
            count <= further,
        )
        for count in range(1, most + 1)
    ]


def store_after(game: "Firenze", place: int) -> int:
    """3.1 to 3.5: how many bricks the active player has after taking the card on a place, with what it does to him."""
    box = game.box
    family = game.families[game.active]
    card = game.row[place]
    total = sum(family.store) - price_of_place(game, place) + sum(game.lying[place])
    bag = sum(game.bag)
    if box.kinds[card] == EVENT:
        for effect in box.effects[card]:
            change = _change_by_event(game, effect, total, bag)
            bag -= change * (game.seats if effect.who == "all" else 1)
            total += change
    buildings = tuple(sorted({*family.buildings, card})) if box.kinds[card] == BUILDING else family.buildings
    left = max(0, bag - box.rows.row.bricks)
    return total + min(left, box.rules_with(buildings, game.changed)[DRAW_AFTER_CARD])


def _change_by_event(game: "Firenze", effect: Effect, total: int, bag: int) -> int:
    if effect.who == "others":
        return 0
    if effect.do == "lose_bricks":
        return -bricks_to_lose((total,), effect.count, effect.one_per, effect.down_to)
    return min(effect.count, bag) if effect.do == "draw_bricks" else 0


def reach_of(game: "Firenze", seat: Seat, card: int) -> int:
    """9.4 How much a character could do for its owner now: bricks, towers, cards, or what it takes off a price."""
    return sum([_reach(game, seat, effect) for effect in game.box.effects[card] if effect.when == "played"])


def _reach(game: "Firenze", seat: Seat, effect: Effect) -> int:
    families = game.families
    others = [family for other, family in enumerate(families) if other != seat]
    if effect.do == "modify":
        if effect.rule == "no_demolition":
            return len(families[seat].towers)
        return max(0, len(game.row) - 1 - effect.value) if effect.rule == "card_price" else effect.value
    reach = {
        "take_from_bag": min(effect.count, sum(game.bag)),
        "draw_bricks": min(effect.count, sum(game.bag)),
        "swap_with_row": min(effect.max, sum(families[seat].store), max(map(sum, game.lying), default=0)),
        "give_brick": sum([sum(family.store) for family in others]),
        "lose_floor": sum([len(family.towers) for family in others]),
        "discard_celebration": len(celebrations(game, seat)),
    }
    return reach.get(effect.do, 0)


def named_prospect(prospect: Prospect) -> tuple[str, int]:
    """The colour and the height of the contract."""
    return COLOURS[colour_of(prospect.space)], height_of(prospect.space)
