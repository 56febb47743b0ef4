"""12.4 What two neighbours may put up together."""

from typing import Final

from signoria.table import Refusal, Seat
from signoria.titles.princes.building import ALREADY_BUILT, NONE_IN_STOCK
from signoria.titles.princes.cooperation.ground import joint_room
from signoria.titles.princes.cooperation.turns import turn_of
from signoria.titles.princes.game import Princes

PARTNER_HAS_IT: Final = Refusal("princes-refusal-partner-has-it", "12.4")
TALKED_OF: Final = Refusal("princes-refusal-talked-of", "12.10")
NO_JOINT_ROOM: Final = Refusal("princes-refusal-no-joint-room", "12.4")


def forbidden_jointly(game: Princes, active: Seat, partner: Seat) -> tuple[tuple[int, Refusal], ...]:
    """12.4 Kinds that both lack, in stock, with a place, and not talked of already: what each rule forbids, as bits."""
    every = (1 << len(game.buildings)) - 1
    talked = 0
    for other, kind in turn_of(game).talked:
        if other == partner:
            talked |= 1 << kind
    return (
        (game.estates[active].buildings, ALREADY_BUILT),
        (game.estates[partner].buildings, PARTNER_HAS_IT),
        (game.sold_out(), NONE_IN_STOCK),
        (talked, TALKED_OF),
        (every & ~joint_room(game, active, partner), NO_JOINT_ROOM),
    )


def joint_kinds(game: Princes, active: Seat, partner: Seat) -> int:
    """What no rule forbids, as bits."""
    forbidden = 0
    for kinds, _ in forbidden_jointly(game, active, partner):
        forbidden |= kinds
    return (1 << len(game.buildings)) - 1 & ~forbidden
