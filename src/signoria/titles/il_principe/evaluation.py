"""What a position is worth, for bots."""

from collections.abc import Sequence
from typing import ClassVar, Final

from signoria.table import PASS, Auction, Evaluation, Judged, Message, Move, Seat
from signoria.titles.il_principe.game import IlPrincipe
from signoria.titles.il_principe.income import LayCards
from signoria.titles.il_principe.moves import Lay
from signoria.titles.il_principe.prospects import (
    CARD_WORTH,
    COIN_WORTH,
    city_hope,
    held_worth,
    may_still_act,
    regions_hope,
    role_hope,
    rounds_left,
    sets_hope,
    stock_worth,
)
from signoria.titles.il_principe.scoring import coins_score, hand_score

ENVY: Final = 0.45
"""How much of a point the point of the strongest rival costs."""


class IlPrincipeEvaluation(Evaluation[IlPrincipe]):
    """The judgement of `quick`: points scored, what the end would bring now, and what can still be hoped for."""

    coins_a_point: ClassVar[int] = 2

    def value(self, game: IlPrincipe, seat: Seat) -> float:
        family = game.families[seat]
        rivals = max([other.points for place, other in enumerate(game.families) if place != seat])
        value = family.points - ENVY * rivals
        if not game.agenda:
            return value
        later = rounds_left(game)
        value += regions_hope(game, seat) + sets_hope(game, family, later)
        value += held_worth(game, seat, later) + role_hope(game, seat, later)
        if later or may_still_act(game, seat):
            value += city_hope(game, family, later)
        if later:
            value += stock_worth(family.coins, COIN_WORTH) + stock_worth(sum(family.hand), CARD_WORTH)
        else:
            value += 0.5 * (coins_score(game, seat) + hand_score(game, seat)) + 0.05 * family.coins
        return value

    def horizon(self, game: IlPrincipe) -> int:
        return game.round

    def shortlist(self, game: IlPrincipe, seat: Seat, moves: Sequence[Move]) -> Sequence[Move]:
        step = game.agenda[-1]
        if isinstance(step, Auction):
            return [moves[0], PASS] if len(moves) > 1 else moves
        if isinstance(step, LayCards):
            return [_least_missed(game, seat, moves)]
        return moves

    def reason(self, game: IlPrincipe, seat: Seat, move: Move, judged: Judged) -> Message:
        if move is PASS and not isinstance(game.agenda[-1], Auction):
            return Message("il_principe-why-keep")
        return super().reason(game, seat, move, judged)


def _least_missed(game: IlPrincipe, seat: Seat, moves: Sequence[Move]) -> Move:
    """The card of the colour of which the hand has most beyond what any city on display asks for."""
    hand = game.families[seat].hand
    wanted = [max([game.box.icons[city][colour] for city in game.display], default=0) for colour in range(len(hand))]
    laid = [move for move in moves if isinstance(move, Lay)]
    return max(laid, key=lambda move: hand[move.index] - wanted[move.index])
