"""11.10 The Princess: a work without an artist, for all that an estate has."""

from collections.abc import Sequence
from typing import Final

from signoria.table import Arguments, Log, Move, Refusal, Seat, Step
from signoria.titles.princes.actions import Action, Turn
from signoria.titles.princes.game import Princes
from signoria.titles.princes.muse.components import PRINCESS
from signoria.titles.princes.muse.court import NOBODY, court_of, holds
from signoria.titles.princes.muse.events import PrincessPleased
from signoria.titles.princes.muse.moves import PRINCESS_WORK
from signoria.titles.princes.works import TakePay, in_florins, paid

NO_PRINCESS: Final = Refusal("princes-refusal-no-character", "11.10")
TOO_POOR: Final = Refusal("princes-refusal-princess-minimum", "11.10")


def princess_counts(game: Princes, seat: Seat) -> tuple[tuple[str, int, int], ...]:
    """11.10 Landscapes, buildings and builders, and every profession and recruiting card in hand and on the table.

    What it is, how many there are, and what each is worth.
    """
    estate = game.estates[seat]
    parts = game.box.rows.princess
    return (
        ("landscape", sum(estate.landscapes), parts.landscape),
        ("building", estate.buildings.bit_count(), parts.building),
        ("builder", estate.builders, parts.builder),
        ("card", estate.cards(), parts.card),
    )


def princess_value(game: Princes, seat: Seat) -> int:
    """11.10 All of it together."""
    return sum([count * each for _, count, each in princess_counts(game, seat)])


class PleasePrincess(Action):
    """11.10 An action of the turn, once: the Princess goes back when it is done."""

    def takes(self, move: Move) -> bool:
        return move is PRINCESS_WORK

    def candidates(self, game: Princes, seat: Seat) -> Sequence[Move]:
        return (PRINCESS_WORK,) if holds(game, seat, PRINCESS) else ()

    def forbids(self, game: Princes, seat: Seat, move: Move) -> Refusal | None:
        if not holds(game, seat, PRINCESS):
            return NO_PRINCESS
        return None if princess_value(game, seat) >= game.minimum() else TOO_POOR

    def play(self, game: Princes, turn: Turn, move: Move, log: Log) -> tuple[Step[Princes], ...]:
        game.draft(turn)
        return (PrincessPay(turn.seat),)


class PrincessPay(TakePay):
    """11.10 It is paid like any other work."""

    paragraph = "11.10"
    key = "princes-question-princess-pay"

    def value(self, game: Princes, seat: Seat) -> int:
        return princess_value(game, seat)

    def arguments(self, game: Princes, seat: Seat) -> Arguments:
        return self.pay(game, seat)

    def finish(self, game: Princes, seat: Seat, value: int, points: int, log: Log) -> None:
        court_of(game).hand_to(PRINCESS, NOBODY)
        changes = paid(game, seat, value, points, game.box.variant.sources.index("princess"))
        if log is not None:
            florins = in_florins(game, value, points)
            log.append(PrincessPleased(seat=seat, value=value, florins=florins, points=points, changes=changes))
