"""What a position is worth, for bots."""

from signoria.table import Evaluation


class FlorenzaEvaluation(Evaluation):
    """The judgement of `quick`."""
