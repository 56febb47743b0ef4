"""What a worker can be placed for: each is a row in the list that a turn of the placement reads."""

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from signoria.table import Log, Move, Refusal, Seat, Step
from signoria.titles.florenza.game import Florenza


@mypyc_attr(allow_interpreted_subclasses=True)
class Placing:
    """One way to place a worker."""

    def moves(self, game: Florenza, seat: Seat) -> Sequence[Move]:
        """What it offers now."""
        raise NotImplementedError

    def tempting(self, game: Florenza, seat: Seat) -> Sequence[Move]:
        """What a person would think of, allowed or not."""
        raise NotImplementedError

    def forbids(self, game: Florenza, seat: Seat, move: Move) -> Refusal | None:
        """Why one of its moves is not offered."""
        raise NotImplementedError

    def play(self, game: Florenza, seat: Seat, move: Move, log: Log) -> tuple[Step[Florenza], ...]:
        """What it does at once, and what it asks."""
        raise NotImplementedError
