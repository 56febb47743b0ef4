"""9.1 What cards do: each effect is a row of data, and this is the one reader of those rows."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from signoria.table import Log, Seat, Step
from signoria.titles.firenze.bricks import COLOURS, named
from signoria.titles.firenze.components import EVENT, Effect
from signoria.titles.firenze.events import BricksDrawn, PointsByCard, RuleChanged
from signoria.titles.firenze.losses import LoseBricks, LowerTower, bricks_to_lose
from signoria.titles.firenze.scoring import BY_CHURCH, BY_EVENT, meets
from signoria.titles.firenze.services import DiscardCelebration, HandCardOn, PickFromBag, SabotageTower, StealBrick
from signoria.titles.firenze.swaps import ChooseRowCard
from signoria.titles.firenze.vocabulary import RULES

if TYPE_CHECKING:
    from signoria.titles.firenze.game import Firenze

Steps: TypeAlias = tuple[Step["Firenze"], ...]
Verb: TypeAlias = "Callable[[Firenze, Seat, int, Effect, Log], Steps]"


class CarryOut(Step["Firenze"]):
    """9.1 One effect of a card, for the player who took it, played it, or filled a contract."""

    paragraph = "9.1"

    def __init__(self, seat: Seat, card: int, place: int) -> None:
        self.seat = seat
        self.card = card
        self.place = place

    def settle(self, game: "Firenze", log: Log) -> None:
        effect = game.box.effects[self.card][self.place]
        game.ask(*_VERBS[effect.do](game, self.seat, self.card, effect, log))


def effects_of(game: "Firenze", seat: Seat, card: int, when: str) -> Steps:
    """All that a card does on an occasion, in its order."""
    effects = game.box.effects[card]
    return tuple([CarryOut(seat, card, place) for place, effect in enumerate(effects) if effect.when == when])


def effects_of_contract(game: "Firenze", seat: Seat, card: int, space: int) -> Steps:
    """All that a card does when a seat has filled this contract."""
    effects = game.box.effects[card]
    return tuple(
        [
            CarryOut(seat, card, place)
            for place, effect in enumerate(effects)
            if effect.when == "contract_filled" and meets(game, effect.filter, space, game.filled)
        ]
    )


def _whom(game: "Firenze", seat: Seat, who: str) -> tuple[Seat, ...]:
    """Those an effect is for: clockwise, the active player first."""
    if who == "self":
        return (seat,)
    return (seat, *game.others(seat)) if who == "all" else game.others(seat)


def _lose_bricks(game: "Firenze", seat: Seat, card: int, effect: Effect, log: Log) -> Steps:
    losses: list[Step[Firenze]] = []
    for other in _whom(game, seat, effect.who):
        store = game.families[other].store
        count = bricks_to_lose(store, effect.count, effect.one_per, effect.down_to)
        if count:
            losses.append(LoseBricks(other, count, card))
    return tuple(losses)


def _lose_floor(game: "Firenze", seat: Seat, card: int, effect: Effect, log: Log) -> Steps:
    if effect.pick == "active":
        return (SabotageTower(seat, card),)
    tallest = effect.pick == "tallest"
    return tuple([LowerTower(other, card, tallest) for other in _whom(game, seat, effect.who)])


def _draw_bricks(game: "Firenze", seat: Seat, card: int, effect: Effect, log: Log) -> Steps:
    for other in _whom(game, seat, effect.who):
        draw(game, other, card, effect.count, log)
    return ()


def draw(game: "Firenze", seat: Seat, card: int, count: int, log: Log) -> None:
    """Bricks out of the bag by chance into a storehouse; what one card brings a player at once is told as one."""
    drawn = game.draw_bricks(count)
    game.store(seat, drawn)
    if log is None or not drawn:
        return
    key = game.box.card_keys[card]
    last = log[-1] if log else None
    if isinstance(last, BricksDrawn) and (last.seat, last.card) == (seat, key):
        log.pop()
        drawn += tuple([COLOURS.index(brick) for brick in last.bricks])
    log.append(BricksDrawn(seat=seat, card=key, bricks=named(tuple(sorted(drawn)))))


def _take_from_bag(game: "Firenze", seat: Seat, card: int, effect: Effect, log: Log) -> Steps:
    return (PickFromBag(seat, min(effect.count, sum(game.bag))),)


def _swap_with_row(game: "Firenze", seat: Seat, card: int, effect: Effect, log: Log) -> Steps:
    return (ChooseRowCard(seat, effect.max),)


def _give_brick(game: "Firenze", seat: Seat, card: int, effect: Effect, log: Log) -> Steps:
    return (StealBrick(seat),)


def _discard_celebration(game: "Firenze", seat: Seat, card: int, effect: Effect, log: Log) -> Steps:
    return (DiscardCelebration(seat),) * effect.count


def _score(game: "Firenze", seat: Seat, card: int, effect: Effect, log: Log) -> Steps:
    """1.3 In play nobody falls below 0."""
    points = max(effect.points, -game.families[seat].points)
    source = BY_EVENT if game.box.kinds[card] == EVENT else BY_CHURCH
    changes = game.score(seat, points, source)
    if log is not None:
        log.append(PointsByCard(seat=seat, card=game.box.card_keys[card], points=points, changes=changes))
    return ()


def _modify(game: "Firenze", seat: Seat, card: int, effect: Effect, log: Log) -> Steps:
    game.changed += ((RULES.index(effect.rule), effect.value),)
    if log is not None:
        log.append(RuleChanged(seat=seat, card=game.box.card_keys[card]))
    return ()


def _hand_on(game: "Firenze", seat: Seat, card: int, effect: Effect, log: Log) -> Steps:
    return (HandCardOn(seat, card),)


_VERBS: Final[dict[str, Verb]] = {
    "lose_bricks": _lose_bricks,
    "lose_floor": _lose_floor,
    "draw_bricks": _draw_bricks,
    "take_from_bag": _take_from_bag,
    "swap_with_row": _swap_with_row,
    "give_brick": _give_brick,
    "discard_celebration": _discard_celebration,
    "score": _score,
    "modify": _modify,
    "hand_on": _hand_on,
}
