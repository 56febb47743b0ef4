"""What the expansion keeps of a game: whose pawn lies where, and who holds which character."""

from typing import Final

from signoria.table import Seat
from signoria.titles.princes.annexes import Annex, AnnexedPrinces
from signoria.titles.princes.game import Princes
from signoria.titles.princes.muse.components import CHARACTERS

NOBODY: Final = -1
EMPTY: Final = (NOBODY,) * len(CHARACTERS)


class Court(Annex):
    """The six characters, each by its number: its pawn with the space it lies on, its holder, who had it last round.

    `taken` are those that are closed for this phase, as bits; `money` lies on the Banker.
    """

    pawns: tuple[Seat, ...]
    spaces: tuple[int, ...]
    holders: tuple[Seat, ...]
    had: tuple[Seat, ...]
    taken: int
    money: int

    def copy(self) -> "Court":
        other = Court()
        other.pawns = self.pawns
        other.spaces = self.spaces
        other.holders = self.holders
        other.had = self.had
        other.taken = self.taken
        other.money = self.money
        return other

    def pawn_of(self, seat: Seat) -> int:
        """The character on whose card a seat's pawn lies."""
        return self.pawns.index(seat) if seat in self.pawns else NOBODY

    def put_pawn(self, character: int, seat: Seat, space: int) -> None:
        """A pawn comes to lie on a card, or with nobody's seat leaves it."""
        self.pawns = _changed(self.pawns, character, seat)
        self.spaces = _changed(self.spaces, character, space)

    def hand_to(self, character: int, seat: Seat) -> None:
        """A seat holds a character, or nobody any more."""
        self.holders = _changed(self.holders, character, seat)


def _changed(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*values[:place], value, *values[place + 1 :])


def court_of(game: Princes) -> Court:
    """The court of a game that is played with the expansion."""
    assert isinstance(game, AnnexedPrinces)
    for annex in game.annexes:
        if isinstance(annex, Court):
            return annex
    raise AssertionError("this game is played without Muse & Princess")


def holds(game: Princes, seat: Seat, character: int) -> bool:
    """Whether a seat has a character's help now."""
    return court_of(game).holders[character] == seat


def lay_out(game: Princes) -> None:
    """11.1 The six cards lie beside the board, 11.13 with money on the Banker."""
    assert isinstance(game, AnnexedPrinces)
    court = Court()
    court.pawns = court.spaces = court.holders = court.had = EMPTY
    court.taken = 0
    court.money = game.box.rows.banker.money
    game.annexes = (*game.annexes, court)
