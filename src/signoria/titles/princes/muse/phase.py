"""11.1 to 11.7 Phase A2: pawns are placed on the characters' cards, pushed out, and paid for."""

from collections.abc import Sequence
from typing import Final

from signoria.table import PASS, Arguments, Change, Log, Move, Refusal, Seat, Step
from signoria.titles.princes.game import Princes
from signoria.titles.princes.muse.components import BANKER, CARDINAL, CHARACTERS, MERCHANT, MUSE, PRINCESS, PROFESSOR
from signoria.titles.princes.muse.court import EMPTY, NOBODY, Court, court_of
from signoria.titles.princes.muse.events import (
    BankerTaken,
    CharacterTaken,
    CourtLeft,
    CourtOpened,
    PawnPlaced,
    PawnReturned,
)
from signoria.titles.princes.muse.merchant import KeepMerchant
from signoria.titles.princes.muse.moves import COURT, CourtCharacter
from signoria.titles.princes.muse.professor import KeepProfessor

TAKEN_ALREADY: Final = Refusal("princes-refusal-character-taken", "11.5")
NOT_HIGHER: Final = Refusal("princes-refusal-not-higher", "11.4")
NO_SUCH_SPACE: Final = Refusal("princes-refusal-no-such-space", "11.3")
NOT_IN_CASH: Final = Refusal("princes-refusal-not-in-cash", "11.6")
FOR_ONE_TURN: Final = (MUSE, CARDINAL, PRINCESS)


class CourtOpens(Step[Princes]):
    """11.1 All characters lie ready again; the Banker's money has grown, or is laid out anew if he was taken."""

    paragraph = "11.1"

    def settle(self, game: Princes, log: Log) -> None:
        court = court_of(game)
        banker = game.box.rows.banker
        if court.taken >> BANKER & 1:
            court.money = banker.money
        elif game.round > 1:
            court.money += banker.growth
        court.had = tuple([seat if court.taken >> place & 1 else NOBODY for place, seat in enumerate(court.had)])
        court.pawns = court.spaces = court.holders = EMPTY
        court.taken = 0
        if log is not None:
            log.append(CourtOpened(florins=court.money))
        game.ask(Solicit(game.clockwise(game.first, range(game.seats))))


class Solicit(Step[Princes]):
    """11.3 Clockwise, who has no pawn on a card places it or passes for good; 11.5 whose pawn lies there takes it.

    `order` are those who have done neither yet, the next one first.
    """

    paragraph = "11.3"
    key = "princes-question-court"
    settled = True

    def __init__(self, order: tuple[Seat, ...]) -> None:
        self.order = order

    def asked(self, game: Princes) -> tuple[Seat, ...]:
        order = self.order[:1]
        return () if order and order[0] in court_of(game).pawns else order

    def settle(self, game: Princes, log: Log) -> None:
        if self.order:
            steps = take(game, self.order[0], log)
            game.ask(*steps, Solicit(self.order[1:]))

    def arguments(self, game: Princes, seat: Seat) -> Arguments:
        return {"florins": court_of(game).money}

    def tempting(self, game: Princes, seat: Seat) -> Sequence[Move]:
        return [COURT[row][self._lowest(game, row)] for row in range(len(CHARACTERS))]

    def _lowest(self, game: Princes, character: int) -> int:
        """The lowest space that is higher than a pawn already there; the highest of all, if none is."""
        row = game.box.rows.characters[character]
        return min(row.highest, max(row.lowest, court_of(game).spaces[character] + 1))

    def forbids(self, game: Princes, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, CourtCharacter):
            return None
        court = court_of(game)
        row = game.box.rows.characters[move.index]
        if court.taken >> move.index & 1:
            return TAKEN_ALREADY
        if not row.lowest <= move.space <= row.highest:
            return NO_SUCH_SPACE
        if move.space <= court.spaces[move.index]:
            return NOT_HIGHER
        return None if move.space <= self._most(game, seat, move.index) else NOT_IN_CASH

    def _most(self, game: Princes, seat: Seat, character: int) -> int:
        """11.6 The highest space a seat can pay: the Banker takes his price out of what he brings."""
        row = game.box.rows.characters[character]
        return row.highest if character == BANKER else min(row.highest, game.estates[seat].florins // 100)

    def moves(self, game: Princes, seat: Seat) -> Sequence[Move]:
        court = court_of(game)
        offered: list[Move] = []
        for character, places in enumerate(COURT):
            if not court.taken >> character & 1:
                row = game.box.rows.characters[character]
                least = max(row.lowest, court.spaces[character] + 1)
                offered += places[least : self._most(game, seat, character) + 1]
        offered.append(PASS)
        return offered

    def play(self, game: Princes, seat: Seat, move: Move, log: Log) -> None:
        others = self.order[1:]
        if not isinstance(move, CourtCharacter):
            if log is not None:
                log.append(CourtLeft(seat=seat))
            game.ask(Solicit(others))
            return
        court = court_of(game)
        evicted = court.pawns[move.index]
        court.put_pawn(move.index, seat, move.space)
        if log is not None:
            key = CHARACTERS[move.index]
            log.append(PawnPlaced(seat=seat, character=key, space=move.space, price=100 * move.space))
            if evicted != NOBODY:
                log.append(PawnReturned(seat=evicted, character=key))
        game.ask(Solicit((*others, seat)))


def take(game: Princes, seat: Seat, log: Log) -> tuple[Step[Princes], ...]:
    """11.5 The price is paid and the card taken; what it is asked for at once."""
    court = court_of(game)
    character = court.pawn_of(seat)
    price = 100 * court.spaces[character]
    court.put_pawn(character, NOBODY, NOBODY)
    court.taken |= 1 << character
    court.had = (*court.had[:character], seat, *court.had[character + 1 :])
    if character == BANKER:
        _take_money(game, court, seat, price, log)
        return ()
    court.hand_to(character, seat)
    changes = game.pay(seat, price, CHARACTERS[character])
    if log is not None:
        log.append(CharacterTaken(seat=seat, character=CHARACTERS[character], price=price, changes=changes))
    if character == MERCHANT:
        return (KeepMerchant(seat),)
    return (KeepProfessor(seat),) if character == PROFESSOR else ()


def _take_money(game: Princes, court: Court, seat: Seat, price: int, log: Log) -> None:
    """11.13 What lies on the Banker, less the bid; he goes back at once."""
    florins = court.money - price
    game.estates[seat].florins += florins
    court.money = 0
    if log is not None:
        changes = (Change(seat, "florins", florins, CHARACTERS[BANKER]),)
        log.append(BankerTaken(seat=seat, florins=florins, changes=changes))


class TurnOver(Step[Princes]):
    """11.7 Muse, Cardinal and Princess help for one turn and go back when it ends."""

    paragraph = "11.7"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def settle(self, game: Princes, log: Log) -> None:
        court = court_of(game)
        for character in FOR_ONE_TURN:
            if court.holders[character] == self.seat:
                court.hand_to(character, NOBODY)
