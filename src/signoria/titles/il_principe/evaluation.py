"""What a position is worth, for bots."""

from signoria.table import Evaluation, Game, Seat
from signoria.titles.il_principe.game import IlPrincipe


class IlPrincipeEvaluation(Evaluation):
    """The judgement of `quick`."""

    def value(self, game: Game, seat: Seat) -> float:
        assert isinstance(game, IlPrincipe)
        return float(game.families[seat].points)
