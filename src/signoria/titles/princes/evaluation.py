"""What a position is worth, for bots."""

from signoria.table import Evaluation, Game, Seat
from signoria.titles.princes.game import Princes


class PrincesEvaluation(Evaluation):
    """The judgement of `quick`."""

    def value(self, game: Game, seat: Seat) -> float:
        assert isinstance(game, Princes)
        return float(game.estates[seat].prestige)
