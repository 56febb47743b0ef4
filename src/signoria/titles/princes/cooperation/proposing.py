"""12.3 Proposing a joint building: a row in the list of what a turn may be used for."""

from collections.abc import Sequence
from typing import Final

from signoria.table import Log, Move, Refusal, Seat, Step
from signoria.titles.princes.actions import Action, Turn
from signoria.titles.princes.building import cost_of_building
from signoria.titles.princes.cooperation.box import box_of, neighbours
from signoria.titles.princes.cooperation.kinds import joint_kinds
from signoria.titles.princes.cooperation.moves import Propose
from signoria.titles.princes.cooperation.talks import NameBuilding
from signoria.titles.princes.cooperation.turns import turn_of
from signoria.titles.princes.game import Princes

NO_BORDER: Final = Refusal("princes-refusal-no-border", "12.2")
TALKED_ENOUGH: Final = Refusal("princes-refusal-talked-enough", "12.10")
CANNOT_PAY_BANK: Final = Refusal("princes-refusal-cannot-pay", "12.5")
NOTHING_JOINTLY: Final = Refusal("princes-refusal-nothing-jointly", "12.4")


class ProposeJointly(Action):
    """12.3 A neighbour is asked; only what comes of it uses the action."""

    def takes(self, move: Move) -> bool:
        return isinstance(move, Propose)

    def candidates(self, game: Princes, seat: Seat) -> Sequence[Move]:
        propose = box_of(game).propose
        return [propose[partner] for partner in range(game.seats) if partner != seat]

    def forbids(self, game: Princes, seat: Seat, move: Move) -> Refusal | None:
        assert isinstance(move, Propose)
        if move.partner not in neighbours(game, seat):
            return NO_BORDER
        why = self._silent(game, seat)
        if why is not None:
            return why
        return None if joint_kinds(game, seat, move.partner) else NOTHING_JOINTLY

    def _silent(self, game: Princes, seat: Seat) -> Refusal | None:
        """12.5, 12.10 Why nobody can be asked now."""
        if len(turn_of(game).talked) >= game.box.rows.cooperation.negotiations:
            return TALKED_ENOUGH
        return CANNOT_PAY_BANK if cost_of_building(game, seat) > game.wealth(seat) else None

    def moves(self, game: Princes, seat: Seat) -> Sequence[Move]:
        if self._silent(game, seat) is not None:
            return ()
        propose = box_of(game).propose
        return [propose[partner] for partner in neighbours(game, seat) if joint_kinds(game, seat, partner)]

    def play(self, game: Princes, turn: Turn, move: Move, log: Log) -> tuple[Step[Princes], ...]:
        assert isinstance(move, Propose)
        game.draft(turn)
        return (NameBuilding(turn.seat, move.partner),)

    def next_turn(self, turn: Turn) -> Turn:
        return turn
