"""9.3 Characters: played beside a question of one's own turn, each name once a turn, and never for nothing."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from signoria.table import Aside, Log, Move, Refusal, Seat
from signoria.titles.firenze.components import CHARACTER, Effect
from signoria.titles.firenze.effects import effects_of
from signoria.titles.firenze.events import CharacterPlayed
from signoria.titles.firenze.moves import Play
from signoria.titles.firenze.services import celebrations, lay_off

if TYPE_CHECKING:
    from signoria.titles.firenze.game import Firenze

NOT_IN_HAND: Final = Refusal("firenze-refusal-not-in-hand", "9.3")
NAME_PLAYED: Final = Refusal("firenze-refusal-name-played", "9.3")
TOO_LATE: Final = Refusal("firenze-refusal-too-late", "9.4")
NOTHING_WOULD_FALL: Final = Refusal("firenze-refusal-nothing-would-fall", "9.4")
BAG_EMPTY: Final = Refusal("firenze-refusal-bag-empty", "9.4")
NOTHING_TO_SWAP: Final = Refusal("firenze-refusal-nothing-to-swap", "9.4")
NOTHING_TO_STEAL: Final = Refusal("firenze-refusal-nothing-to-steal", "9.4")
NO_TOWER_ELSEWHERE: Final = Refusal("firenze-refusal-no-tower-elsewhere", "9.4")
NO_CELEBRATION: Final = Refusal("firenze-refusal-no-celebration", "9.4")

Need: TypeAlias = "Callable[[Firenze, Seat, Effect], Refusal | None]"

LAST_PHASE: Final = {
    "card_price": 1,
    "draw_after_card": 1,
    "exchange_give": 2,
    "build_discount": 3,
    "max_build": 3,
    "no_demolition": 3,
    "brick_limit": 6,
    "card_limit": 6,
}
"""The phase up to which changing a rule makes a difference."""


def _needs_time(game: "Firenze", seat: Seat, effect: Effect) -> Refusal | None:
    if game.phase > LAST_PHASE[effect.rule]:
        return TOO_LATE
    if effect.rule == "no_demolition" and not game.families[seat].towers:
        return NOTHING_WOULD_FALL
    return None


def _needs_bag(game: "Firenze", seat: Seat, effect: Effect) -> Refusal | None:
    return None if any(game.bag) else BAG_EMPTY


def _needs_swap(game: "Firenze", seat: Seat, effect: Effect) -> Refusal | None:
    there = any(game.families[seat].store) and any(map(any, game.lying))
    return None if there else NOTHING_TO_SWAP


def _needs_store(game: "Firenze", seat: Seat, effect: Effect) -> Refusal | None:
    there = any(any(family.store) for other, family in enumerate(game.families) if other != seat)
    return None if there else NOTHING_TO_STEAL


def _needs_tower(game: "Firenze", seat: Seat, effect: Effect) -> Refusal | None:
    if effect.who == "self":
        return None if game.families[seat].towers else NO_TOWER_ELSEWHERE
    there = any(family.towers for other, family in enumerate(game.families) if other != seat)
    return None if there else NO_TOWER_ELSEWHERE


def _needs_celebration(game: "Firenze", seat: Seat, effect: Effect) -> Refusal | None:
    return None if celebrations(game, seat) else NO_CELEBRATION


_NEEDS: Final[dict[str, Need]] = {
    "modify": _needs_time,
    "take_from_bag": _needs_bag,
    "draw_bricks": _needs_bag,
    "swap_with_row": _needs_swap,
    "give_brick": _needs_store,
    "lose_floor": _needs_tower,
    "discard_celebration": _needs_celebration,
}


def forbids_playing(game: "Firenze", seat: Seat, card: int) -> Refusal | None:
    """9.3 and 9.4: from the hand, no name twice a turn, and never for nothing."""
    return _forbids_held(game, seat, card) if card in game.families[seat].hand else NOT_IN_HAND


def _forbids_held(game: "Firenze", seat: Seat, card: int) -> Refusal | None:
    if game.played >> card & 1:
        return NAME_PLAYED
    for effect in game.box.effects[card]:
        why = _NEEDS[effect.do](game, seat, effect)
        if why is not None:
            return why
    return None


def playable(game: "Firenze", seat: Seat) -> list[Move]:
    """The characters a seat can play now."""
    kinds = game.box.kinds
    found: list[Move] = []
    last = -1
    for card in game.families[seat].hand:
        if card != last and kinds[card] == CHARACTER and _forbids_held(game, seat, card) is None:
            found.append(game.box.play[card])
        last = card
    return found


class Characters(Aside["Firenze"]):
    """9.3 Before the card is chosen, around the exchange, between bricks and contracts, and before the discards."""

    paragraph = "9.3"

    def takes(self, move: Move) -> bool:
        return isinstance(move, Play)

    def moves(self, game: "Firenze", seat: Seat) -> Sequence[Move]:
        return playable(game, seat)

    def forbids(self, game: "Firenze", seat: Seat, move: Move) -> Refusal | None:
        assert isinstance(move, Play)
        return forbids_playing(game, seat, move.index)

    def play(self, game: "Firenze", seat: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Play)
        lay_off(game, seat, move.index)
        game.played |= 1 << move.index
        if log is not None:
            log.append(CharacterPlayed(seat=seat, card=move.key))
        game.ask(*effects_of(game, seat, move.index, "played"))


CHARACTERS: Final[tuple[Characters, ...]] = (Characters(),)
