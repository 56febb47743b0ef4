"""Makes princes.svg: a moment of a game as a player sees it. Run it from the project's folder."""

import io
import re
from pathlib import Path

from rich.console import Console

from signoria.bots import bot
from signoria.table import Handle, Sitting
from signoria.terminal.lines import Lines
from signoria.terminal.screen import Screen
from signoria.terminal.seating import seated
from signoria.terminal.session import Session
from signoria.titles import title

SEATS, SEED, ROUND = 4, 5, 5
PICTURE = Path(__file__).with_name("princes.svg")
FONTS = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)
"""The drawing names no font that would have to be fetched from elsewhere."""


def middle_of_a_game() -> Sitting:
    """A game among bots up to the first player's turn in the round of the picture."""
    princes = title("princes")
    sitting = Sitting(princes, SEATS, princes.chosen(SEATS), SEED)
    players = [bot("quick", seat) for seat in range(SEATS)]
    while not _picturesque(sitting):
        seat = sitting.game.waiting()[0]
        handle = Handle(sitting.game, seat, sitting.number, princes.evaluation())
        sitting.play(seat, players[seat].choose(handle).move.text)
    return sitting


def _picturesque(sitting: Sitting) -> bool:
    question = sitting.game.question(0)
    view = sitting.game.view(None)
    return question is not None and question.key == "princes-question-turn" and getattr(view, "round", 0) == ROUND


def main() -> None:
    """Writes the picture anew."""
    console = Console(record=True, width=100, height=50, force_terminal=True, file=io.StringIO())
    screen = Screen(console)
    sitting = middle_of_a_game()
    seating = seated(SEATS, [1], ["quick"], [], SEED)
    session = Session(sitting, seating, screen, Lines(screen, io.StringIO()), "en")
    session.show_whole_table()
    session.show_question()
    console.print("Alessandra> hint")
    session.take("hint")
    picture = console.export_svg(title="signoria play princes")
    PICTURE.write_text(FONTS.sub("", picture), encoding="utf-8")


if __name__ == "__main__":
    main()
