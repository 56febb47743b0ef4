"""The games that laws are tried on, and which of their positions are looked at."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from signoria.table.chance import Chance
from signoria.table.game import Game
from signoria.table.messages import Seat
from signoria.table.options import Options
from signoria.table.sitting import Sitting
from signoria.table.title import Title
from signoria.table.walk import digest

PARTS: Final = 12
"""The dearer laws look at one position in so many, chosen by chance."""

LONG: Final = 40
"""In a game of more moves than this they look ever more rarely, so that no title's games take all the time."""


class LawBroken(Exception):
    """A law does not hold; the text says which, where and how."""


class Case(Struct, frozen=True):
    """One game that a law is tried on; `closely` where time does not matter."""

    title: Title
    seats: int
    options: Options
    seed: int
    closely: bool = False

    def deal(self) -> Game:
        """Its beginning."""
        return self.title.deal(self.seats, self.options, self.seed)

    def looks(self, chance: Chance, count: int, parts: int) -> bool:
        """Whether a law looks at a position after so many moves; closely, twice as often, however long the game."""
        return looks(chance, 0, parts // 2) if self.closely else looks(chance, count, parts)

    def broken(self, what: str) -> LawBroken:
        """What to raise."""
        options = " ".join(f"{key}={value}" for key, value in self.options.texts().items())
        return LawBroken(f"{self.title.key}, {self.seats} seats, seed {self.seed}, {options}: {what}")


def positions(case: Case, chance: Chance, game: Game | None = None) -> Iterator[tuple[Game, Seat]]:
    """A random game, position by position: who is asked is asked, and the game moves on when the next one is wanted."""
    game = game or case.deal()
    while waiting := game.waiting():
        seat = chance.pick(waiting)
        yield game, seat
        game.apply(seat, chance.pick(game.moves(seat)))


def looks(chance: Chance, count: int, parts: int) -> bool:
    """Whether a law looks at a position after so many moves: one in `parts`, fewer as a game grows long."""
    return not chance.below(parts * max(1, count // LONG))


def sampled(case: Case, chance: Chance) -> Iterator[tuple[Game, Seat]]:
    """Some positions of a random game."""
    for count, (game, seat) in enumerate(positions(case, chance)):
        if case.looks(chance, count, PARTS):
            yield game, seat


def played_through(case: Case, seed: int) -> Sitting:
    """A random game with its record."""
    sitting = Sitting(case.title, case.seats, case.options, case.seed)
    chance = Chance(seed)
    while waiting := sitting.game.waiting():
        seat = chance.pick(waiting)
        sitting.play(seat, str(chance.pick(sitting.game.moves(seat))))
    return sitting


def fingerprint(case: Case) -> str:
    """The end of a random game and its record: the same in every process, on every Python."""
    sitting = played_through(case, case.seed)
    return digest(sitting.game) + digest(sitting.record().text())
