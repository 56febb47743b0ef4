"""11.14 The Banker at the end: florins become prestige."""

from collections.abc import Sequence
from typing import Final

from signoria.table import Alone, Arguments, Change, Log, Move, Refusal, Seat, Step
from signoria.titles.princes.game import Princes
from signoria.titles.princes.muse.components import BANKER, CHARACTERS
from signoria.titles.princes.muse.court import court_of
from signoria.titles.princes.muse.events import FlorinsChanged
from signoria.titles.princes.muse.moves import CHANGE, ChangeFlorins
from signoria.titles.princes.muse.sources import score

TOO_MUCH_CHANGED: Final = Refusal("princes-refusal-too-much-changed", "11.14")


def most_changed(game: Princes, seat: Seat) -> int:
    """How many points a seat's florins buy."""
    return min(len(CHANGE) - 1, game.estates[seat].florins // game.box.rows.banker.florins_a_point)


class BankerDue(Step[Princes]):
    """11.14 Once the prestige cards are scored, whoever took the Banker in the last round may change florins."""

    paragraph = "11.14"

    def settle(self, game: Princes, log: Log) -> None:
        court = court_of(game)
        if court.taken >> BANKER & 1 and most_changed(game, court.had[BANKER]):
            game.ask(ChangeMoney(court.had[BANKER]))


class ChangeMoney(Alone[Princes]):
    """11.14 Any number of points that the florins in hand can buy, or none. It is the last move: all is shown."""

    paragraph = "11.14"
    key = "princes-question-change"

    def arguments(self, game: Princes, seat: Seat) -> Arguments:
        return {"florins": game.estates[seat].florins, "most": most_changed(game, seat)}

    def moves(self, game: Princes, seat: Seat) -> Sequence[Move]:
        return CHANGE[: most_changed(game, seat) + 1]

    def forbids(self, game: Princes, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, ChangeFlorins):
            return None
        return None if move.points <= most_changed(game, seat) else TOO_MUCH_CHANGED

    def play(self, game: Princes, seat: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, ChangeFlorins)
        florins = game.box.rows.banker.florins_a_point * move.points
        game.estates[seat].florins -= florins
        scored = score(game, seat, move.points, CHARACTERS[BANKER])
        game.show()
        if log is not None and move.points:
            changes = (Change(seat, "florins", -florins, CHARACTERS[BANKER]), *scored)
            log.append(FlorinsChanged(seat=seat, florins=florins, points=move.points, changes=changes))
