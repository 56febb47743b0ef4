"""What a position is worth, for bots."""

from signoria.table import Evaluation, Game, Seat
from signoria.titles.firenze.game import Firenze


class FirenzeEvaluation(Evaluation):
    """The judgement of `quick`."""

    def value(self, game: Game, seat: Seat) -> float:
        assert isinstance(game, Firenze)
        return float(game.families[seat].points)
