"""What a position is worth, for bots."""

from collections.abc import Sequence
from typing import Final

from examples.relics.game import Relics
from examples.relics.scoring import sheet
from signoria.table import PASS, Auction, Evaluation, Move, Seat

ENVY: Final = 0.5
"""How much of a point the point of the strongest rival costs."""

HOPE: Final = 0.8
"""How much of what is still to be sold one hopes to buy, with as many coins as the others have."""


class RelicsEvaluation(Evaluation[Relics]):
    """The judgement of `quick`: points as if it ended now, and what the coins left can still buy."""

    def value(self, game: Relics, seat: Seat) -> float:
        totals = [sum(sheet(game, other).values()) for other in range(game.seats)]
        rivals = max([total for other, total in enumerate(totals) if other != seat])
        coins = [stall.coins for stall in game.stalls]
        return totals[seat] - ENVY * rivals + HOPE * self._to_come(game) * coins[seat] / max(1, sum(coins))

    def _to_come(self, game: Relics) -> int:
        """The points of all relics that nobody has bought yet and that can still be sold."""
        gone = [*game.unsold, *[relic for stall in game.stalls for relic in stall.relics]]
        return sum(game.box.points) - sum([game.box.points[relic] for relic in gone])

    def shortlist(self, game: Relics, seat: Seat, moves: Sequence[Move]) -> Sequence[Move]:
        if isinstance(game.agenda[-1], Auction):
            return [moves[0], PASS] if moves[0] is not PASS else [PASS]
        return moves
