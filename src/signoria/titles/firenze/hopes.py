"""What a family can hope for, as bots judge it: contracts, flags, cards. The numbers are found by trying."""

from typing import Final

from signoria.table import Seat
from signoria.titles.firenze.box import space_of
from signoria.titles.firenze.building import BeginTower, RaiseGrown, RaiseTower
from signoria.titles.firenze.components import CELEBRATION, HIGHEST, LOWEST, Effect
from signoria.titles.firenze.game import BUILD, CONTRACTS, NOBODY, Family, Firenze, Tower
from signoria.titles.firenze.prices import affordable_bricks
from signoria.titles.firenze.scoring import celebration_points, flag_winner, meets
from signoria.titles.firenze.vocabulary import NO_DEMOLITION

LETTER: Final = 1.5
"""What a letter is worth that one could still place elsewhere."""
PACE: Final = 0.88
"""What is left of a hope for each turn it takes."""
BRICKS_A_TURN: Final = 3
SIDE_BY_SIDE: Final = (1.0, 0.85, 0.5, 0.2)
"""How far one can count on the best tower, the second, and so on: all of them want bricks every turn."""
NOT_BEGUN: Final = 0.9
TWIN: Final = 0.2
BALCONY_WAITS: Final = 0.5
CHURCH_WAITS: Final = 0.5
FLAG: Final = 0.6
VERBS: Final = {
    "take_from_bag": 1.0,
    "swap_with_row": 1.1,
    "give_brick": 0.9,
    "lose_floor": 0.8,
    "discard_celebration": 0.5,
    "draw_bricks": 0.8,
}
RULES: Final = {
    "build_discount": 0.5,
    "no_demolition": 1.0,
    "card_price": 1.0,
    "brick_limit": 0.1,
    "card_limit": 0.1,
    "exchange_give": 0.5,
    "draw_after_card": 2.5,
}
TURNS_OF_A_BUILDING: Final = 3.0
"""How much more a rule is worth that holds every turn, as long as nobody is near the end."""


def hope_of_towers(game: Firenze, seat: Seat) -> float:
    """The contracts a family may fill with its towers, and with those it could begin."""
    family = game.families[seat]
    grown, standing = _towers(game, seat, family)
    now = affordable_bricks(game) if _may_build(game, seat) else 0
    hopes: dict[int, float] = {}
    for towers, must_grow in ((grown, False), (standing, True)):
        for tower in towers:
            hope = hope_of_tower(game, seat, tower, now, must_grow=must_grow)
            hopes[tower[0]] = _of_one_colour(hopes.get(tower[0], 0.0), hope)
    for colour, count in enumerate(family.store):
        if count and colour not in hopes:
            hopes[colour] = NOT_BEGUN * hope_of_tower(game, seat, (colour, 0), now, must_grow=True)
    return sum([hope * share for hope, share in zip(sorted(hopes.values(), reverse=True), SIDE_BY_SIDE, strict=False)])


def _of_one_colour(one: float, other: float) -> float:
    """Two towers of a colour want the same bricks and contracts: the better counts, the other a little."""
    return max(one, other) + TWIN * min(one, other)


def _may_build(game: Firenze, seat: Seat) -> bool:
    return seat == game.active and game.phase <= BUILD


def _towers(game: Firenze, seat: Seat, family: Family) -> tuple[list[Tower], list[Tower]]:
    """Towers that may fill a contract as they are, and those that must grow first; not those that will fall."""
    if seat != game.active or game.phase > CONTRACTS:
        return [], list(family.towers)
    if game.phase == CONTRACTS:
        return list(family.towers), []
    step = game.agenda[-1]
    if game.phase < BUILD or game.rules()[NO_DEMOLITION]:
        return list(family.raised), list(family.towers)
    if isinstance(step, BeginTower):
        return list(family.raised), []
    left = step.left if isinstance(step, RaiseTower) and not isinstance(step, RaiseGrown) else 0
    return list(family.raised), [tower for tower in family.towers[left:] if family.store[tower[0]]]


def hope_of_tower(game: Firenze, seat: Seat, tower: Tower, now: int, *, must_grow: bool) -> float:
    """The best contract a tower can become, less what it takes to get there."""
    colour, height = tower
    store = game.families[seat].store[colour]
    lying = sum([bricks[colour] for bricks in game.lying])
    find = 0.45 + 0.08 * min(lying, 5)
    at_once = min(store, now)
    best = 0.0
    for top in range(max(height + must_grow, LOWEST), HIGHEST + 1):
        gain = gain_of_contract(game, seat, space_of(colour, top), soon=top == height)
        missing = top - height
        if gain > best and missing:
            later = missing - at_once
            turns = -(-later // BRICKS_A_TURN) if later > 0 else 0
            gain *= PACE**turns * find ** max(0, missing - store)
        best = max(best, gain)
    return best


def gain_of_contract(game: Firenze, seat: Seat, space: int, *, soon: bool) -> float:
    """What a contract would bring: its points, its level tile, churches, the end tile, less the letter."""
    family = game.families[seat]
    if game.covered >> space & 1 or not family.letters:
        return 0.0
    height = LOWEST + space % (HIGHEST - LOWEST + 1)
    gain = game.worth[space] - LETTER
    if game.level_tiles >> height & 1:
        gain += game.box.level_points[height]
    for church in game.churches:
        effect = game.box.effects[church][0]
        if not effect.filter.nth_this_turn and meets(game, effect.filter, space, game.filled):
            gain += effect.points if soon else CHURCH_WAITS * effect.points
    if family.letters == 1 and game.finisher == NOBODY:
        gain += game.box.rows.end_tile.points
    if space in game.balconies:
        gain *= BALCONY_WAITS ** (game.balconies.index(space) - game.next_balcony)
    return gain


def hope_of_flags(game: Firenze, seat: Seat) -> float:
    """Flags that would be won now."""
    return FLAG * sum([points for colour, points in enumerate(game.box.flags) if flag_winner(game, colour) == seat])


def hope_of_cards(game: Firenze, seat: Seat) -> float:
    """Characters and buildings by what they do, celebrations by what they would score now."""
    family = game.families[seat]
    letters = min([other.letters for other in game.families])
    total = 0.0
    for card in family.hand:
        if game.box.kinds[card] == CELEBRATION:
            points = celebration_points(game, seat, card)
            total += points + 1.0 if points >= 0 else points
        else:
            total += sum([_worth(effect) for effect in game.box.effects[card]])
    lasting = TURNS_OF_A_BUILDING * min(1.0, letters / 4)
    for card in family.buildings:
        total += lasting * sum([_worth(effect) for effect in game.box.effects[card]])
    return total


def _worth(effect: Effect) -> float:
    """What an effect is worth at the right moment; discounts by their size."""
    if effect.do != "modify":
        return VERBS.get(effect.do, 0.0)
    size = effect.value if effect.rule == "build_discount" else 1
    return RULES.get(effect.rule, 0.0) * size
