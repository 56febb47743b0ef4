"""Games at a keyboard: lines are typed, and what the screen shows is read."""

import io
from collections.abc import Sequence

from rich.console import Console

from signoria.table import Chance, Sitting
from signoria.terminal.lines import Lines
from signoria.terminal.screen import Screen
from signoria.terminal.seating import seated
from signoria.terminal.session import Session
from signoria.titles.princes.title import PRINCES


def sat_down(seats: int = 3, seed: int = 4) -> Sitting:
    """A new game in which the first seat begins."""
    return Sitting(PRINCES, seats, PRINCES.chosen(seats, {"first_player": "1"}), seed)


def screen_of(width: int = 100, height: int = 40, *, live: bool = False) -> tuple[Screen, io.StringIO]:
    """A screen, and what is written on it."""
    paper = io.StringIO()
    console = Console(file=paper, width=width, height=height, force_terminal=live, color_system=None)
    return Screen(console), paper


def at_keyboard(
    *lines: str,
    sitting: Sitting | None = None,
    people: Sequence[int] = (1,),
    language: str = "en",
    live: bool = False,
    practice: bool = False,
) -> tuple[Session, str]:
    """What the lines lead to, and all that was shown; the others are bots that play by chance."""
    screen, paper = screen_of(live=live)
    sitting = sitting or sat_down()
    seats = sitting.header.seats
    seating = seated(seats, people, ["random"][: seats - len(people)], [], 1)
    keyboard = io.StringIO("".join(f"{line}\n" for line in lines))
    session = Session(sitting, seating, screen, Lines(screen, keyboard), language)
    session.practice = practice
    session.run()
    return session, paper.getvalue()


def flat(shown: str) -> str:
    """What was shown, without the ends of lines."""
    return " ".join(shown.split())


class Player:
    """Somebody who types the number of a move until the game is over."""

    def __init__(self, seed: int) -> None:
        self.session: Session | None = None
        self._chance = Chance(seed)

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        assert self.session is not None
        moves = self.session.sitting.game.moves(self.session.seat)
        return f"{1 + self._chance.below(len(moves))}\n" if moves else ""


def played_out(seats: int = 3, seed: int = 4, language: str = "en") -> tuple[Session, str]:
    """A whole game of one person against bots, all by chance."""
    screen, paper = screen_of()
    player = Player(seed)
    seating = seated(seats, [1], ["random"], [], 1)
    session = Session(sat_down(seats, seed), seating, screen, Lines(screen, player), language)
    player.session = session
    session.run()
    return session, paper.getvalue()
