"""What a position is worth, for bots."""

from collections.abc import Sequence
from typing import Final

from signoria.table import Evaluation, Judged, Message, Move, Seat
from signoria.titles.firenze.game import Firenze
from signoria.titles.firenze.hopes import hope_of_cards, hope_of_flags, hope_of_towers
from signoria.titles.firenze.shortlists import shortlist

BRICK: Final = 0.3
BRICK_ABOVE_THE_LIMIT: Final = 0.05
RIVAL: Final = 0.25

REASONS: Final = {
    "take": "take",
    "trade": "trade",
    "exchange": "trade",
    "begin": "build",
    "raise": "build",
    "leave": "leave",
    "stop": "stop",
    "fill": "fill",
    "play": "play",
    "discard": "discard",
    "pay": "brick",
    "give": "brick",
    "lose": "brick",
    "pick": "pick",
    "steal": "rival",
    "sabotage": "rival",
    "hand": "rival",
    "lower": "lower",
}


class FirenzeEvaluation(Evaluation[Firenze]):
    """The judgement of `quick`: points, what towers and cards promise, bricks, and how far ahead the others are."""

    def value(self, game: Firenze, seat: Seat) -> float:
        family = game.families[seat]
        ahead = RIVAL * max([other.points for place, other in enumerate(game.families) if place != seat])
        if not game.agenda:
            return family.points - ahead
        bricks = sum(family.store)
        limit = game.box.rows.limits.bricks
        value = family.points - ahead + BRICK * min(bricks, limit) + BRICK_ABOVE_THE_LIMIT * max(0, bricks - limit)
        return value + hope_of_towers(game, seat) + hope_of_flags(game, seat) + hope_of_cards(game, seat)

    def horizon(self, game: Firenze) -> int:
        return game.round

    def shortlist(self, game: Firenze, seat: Seat, moves: Sequence[Move]) -> Sequence[Move]:
        return shortlist(game, seat, moves)

    def reason(self, game: Firenze, seat: Seat, move: Move, judged: Judged) -> Message:
        return Message(f"firenze-why-{REASONS.get(move.kind, 'best')}", {"worth": judged.worth})
