"""11.12 The Professor: one bonus or prestige card out of five, free of charge."""

from collections.abc import Sequence
from typing import Final

from signoria.table import Alone, Aside, Log, Move, Refusal, Seat, Step
from signoria.titles.princes.draws import look
from signoria.titles.princes.game import Princes
from signoria.titles.princes.muse.components import PROFESSOR
from signoria.titles.princes.muse.court import NOBODY, court_of, holds
from signoria.titles.princes.muse.events import ProfessorConsulted, ProfessorDismissed
from signoria.titles.princes.muse.moves import CONSULT, DISMISS_PROFESSOR, KEEP_PROFESSOR, Consult

NO_PROFESSOR: Final = Refusal("princes-refusal-no-character", "11.12")
NO_CARDS: Final = Refusal("princes-refusal-cards-gone", "11.12")


def consultable(game: Princes) -> list[Move]:
    """The piles from which a card can be fetched."""
    return [move for move in CONSULT if len(game.piles[move.index])]


def consult(game: Princes, seat: Seat, move: Consult, log: Log) -> tuple[Step[Princes], ...]:
    """11.12 The Professor goes back, and five cards are looked at."""
    court_of(game).hand_to(PROFESSOR, NOBODY)
    if log is not None:
        log.append(ProfessorConsulted(seat=seat, pile=move.key))
    return look(game, seat, move.index, (), 0, log)


def forbids_consulting(game: Princes, seat: Seat, move: Consult) -> Refusal | None:
    """11.12 Only who holds the Professor, and only from a pile that has cards."""
    if not holds(game, seat, PROFESSOR):
        return NO_PROFESSOR
    return None if len(game.piles[move.index]) else NO_CARDS


class KeepProfessor(Alone[Princes]):
    """11.12 Who has taken the Professor may have a card at once."""

    paragraph = "11.12"
    key = "princes-question-professor"

    def tempting(self, game: Princes, seat: Seat) -> Sequence[Move]:
        return CONSULT

    def forbids(self, game: Princes, seat: Seat, move: Move) -> Refusal | None:
        return forbids_consulting(game, seat, move) if isinstance(move, Consult) else None

    def moves(self, game: Princes, seat: Seat) -> Sequence[Move]:
        return [*consultable(game), KEEP_PROFESSOR]

    def play(self, game: Princes, seat: Seat, move: Move, log: Log) -> None:
        if isinstance(move, Consult):
            game.ask(*consult(game, seat, move, log))


class ProfessorInTurn(Aside[Princes]):
    """11.12 Before, between and after the actions of one's own turn; it is no action."""

    paragraph = "11.12"

    def takes(self, move: Move) -> bool:
        return isinstance(move, Consult)

    def moves(self, game: Princes, seat: Seat) -> Sequence[Move]:
        return consultable(game) if holds(game, seat, PROFESSOR) else ()

    def play(self, game: Princes, seat: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Consult)
        game.ask(*consult(game, seat, move, log))

    def forbids(self, game: Princes, seat: Seat, move: Move) -> Refusal | None:
        assert isinstance(move, Consult)
        return forbids_consulting(game, seat, move)


class ProfessorDue(Step[Princes]):
    """11.12 At the latest before the characters are bid for again; after that he is lost."""

    paragraph = "11.12"

    def settle(self, game: Princes, log: Log) -> None:
        holder = court_of(game).holders[PROFESSOR]
        if holder != NOBODY:
            game.ask(LastCall(holder))


class LastCall(KeepProfessor):
    """11.12 Who has kept the Professor until now has him fetch a card, or lets him go."""

    key = "princes-question-professor-due"

    def moves(self, game: Princes, seat: Seat) -> Sequence[Move]:
        return [*consultable(game), DISMISS_PROFESSOR]

    def play(self, game: Princes, seat: Seat, move: Move, log: Log) -> None:
        super().play(game, seat, move, log)
        if not isinstance(move, Consult):
            court_of(game).hand_to(PROFESSOR, NOBODY)
            if log is not None:
                log.append(ProfessorDismissed(seat=seat))
