"""12.3 A player's turn among neighbours, who may be talked to before each action."""

from signoria.table import Seat
from signoria.titles.princes.actions import Turn
from signoria.titles.princes.game import Princes


class NeighbourTurn(Turn):
    """5.1 A turn that remembers what has been talked about in vain since the last action: partners and kinds."""

    def __init__(self, seat: Seat, left: int, done: int, talked: tuple[tuple[Seat, int], ...] = ()) -> None:
        super().__init__(seat, left, done)
        self.talked = talked

    def again(self, left: int, done: int) -> "NeighbourTurn":
        return NeighbourTurn(self.seat, left, done)

    def after_talk(self, partner: Seat, kind: int) -> "NeighbourTurn":
        """The same turn, with one negotiation more behind it."""
        return NeighbourTurn(self.seat, self.left, self.done, (*self.talked, (partner, kind)))


def turn_of(game: Princes) -> NeighbourTurn:
    """The turn that is being played: on top of the agenda, or beneath what is negotiated."""
    for step in reversed(game.agenda):
        if isinstance(step, NeighbourTurn):
            return step
    raise AssertionError("nobody's turn is being played")


def end_talk(game: Princes, next_turn: NeighbourTurn) -> None:
    """12.10 A negotiation is over, and the turn goes on as it has made it."""
    assert isinstance(game.agenda[-1], NeighbourTurn)
    game.agenda = game.agenda[:-1]
    game.ask(next_turn)
