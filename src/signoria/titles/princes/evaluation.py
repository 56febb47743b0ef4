"""What a position is worth, for bots: the prestige a seat has and can expect."""

from collections.abc import Sequence
from typing import ClassVar, Final

from signoria.table import Evaluation, Judged, Message, Move, Seat
from signoria.titles.princes.game import Princes
from signoria.titles.princes.hopes import hope_of_best_work
from signoria.titles.princes.moves import Place
from signoria.titles.princes.prospects import actions_left
from signoria.titles.princes.purchases import usual_worth_of_buying, worth_of_buying, worth_of_estate
from signoria.titles.princes.reasons import brief, reason
from signoria.titles.princes.shortlists import shortlist

TIEBREAK: Final = 100_000
"""7.5 At the end money only breaks ties."""


class PrincesEvaluation(Evaluation[Princes]):
    """The judgement of `quick`: of the seat's own prospects, and of others only as far as they stand in its way."""

    coins_a_point: ClassVar[int] = 200

    def value(self, game: Princes, seat: Seat) -> float:
        if not game.agenda:
            return _final(game, seat)
        actions = actions_left(game, seat)
        value = worth_of_estate(game, seat, game.estates[seat], actions)
        if seat in game.bidders:
            value += worth_of_buying(game, seat, actions, value)
        return value + _hopes(game, seat)

    def glance(self, game: Princes, seat: Seat) -> float:
        if not game.agenda:
            return _final(game, seat)
        value = worth_of_estate(game, seat, game.estates[seat], actions_left(game, seat))
        if seat in game.bidders:
            value += usual_worth_of_buying(game)
        return value + _hopes(game, seat)

    def horizon(self, game: Princes) -> int:
        return game.round

    def routine(self, game: Princes, seat: Seat) -> bool:
        return isinstance(game.moves(seat)[0], Place)

    def shortlist(self, game: Princes, seat: Seat, moves: Sequence[Move]) -> Sequence[Move]:
        return shortlist(game, seat, moves)

    def reason(self, game: Princes, seat: Seat, move: Move, judged: Judged) -> Message:
        return reason(game, seat, move, judged)

    def brief(self, game: Princes, seat: Seat, move: Move) -> Message | None:
        return brief(game, seat, move)


def _final(game: Princes, seat: Seat) -> float:
    estate = game.estates[seat]
    return estate.prestige + estate.florins / TIEBREAK


def _hopes(game: Princes, seat: Seat) -> float:
    """What expansions promise, and the best work of the round."""
    hoped = hope_of_best_work(game, seat)
    for hope in game.box.variant.hopes:
        hoped += hope(game, seat)
    return hoped
