"""What a position is worth, for bots: the prestige a seat has and can expect."""

from collections.abc import Sequence
from typing import ClassVar, Final

from signoria.table import Evaluation, Game, Judged, Message, Move, Seat
from signoria.titles.princes.game import Princes
from signoria.titles.princes.hopes import hope_of_best_work
from signoria.titles.princes.prospects import actions_left
from signoria.titles.princes.purchases import worth_of_buying, worth_of_estate
from signoria.titles.princes.reasons import reason
from signoria.titles.princes.shortlists import shortlist

TIEBREAK: Final = 100_000
"""7.5 At the end money only breaks ties."""


class PrincesEvaluation(Evaluation):
    """The judgement of `quick`: of the seat's own prospects, and of others only as far as they stand in its way."""

    coins_a_point: ClassVar[int] = 200

    def value(self, game: Game, seat: Seat) -> float:
        assert isinstance(game, Princes)
        estate = game.estates[seat]
        if not game.agenda:
            return estate.prestige + estate.florins / TIEBREAK
        actions = actions_left(game, seat)
        value = worth_of_estate(game, seat, estate, actions)
        if seat in game.bidders:
            value += worth_of_buying(game, seat, actions, value)
        return value + hope_of_best_work(game, seat)

    def shortlist(self, game: Game, seat: Seat, moves: Sequence[Move]) -> Sequence[Move]:
        assert isinstance(game, Princes)
        return shortlist(game, seat, moves)

    def reason(self, game: Game, seat: Seat, move: Move, judged: Judged) -> Message:
        assert isinstance(game, Princes)
        return reason(game, seat, move, judged)
