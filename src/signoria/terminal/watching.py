"""Watching a game from its record: move by move at a keyboard, or the whole story at once."""

from collections.abc import Sequence

from signoria.table import BadOptions, Box, Line, Record, Seat, Sitting, Title, replayed
from signoria.table.texts import LANGUAGES, Speech
from signoria.terminal.lines import Left, Lines
from signoria.terminal.screen import Rows, Screen, changed, rows_of
from signoria.terminal.sheet import show_outcome
from signoria.terminal.story import paragraphs, round_starts

ROOM = "signoria.terminal"
MOVER, SPECTATOR = "", "0"
"""Whose eyes, besides a player's number: those of whoever has to move, or of one who sees no hand."""


class Watch:
    """A game that was played, the place in it that is looked at, and through whose eyes."""

    def __init__(self, record: Record, title: Title, box: Box, players: Sequence[str], language: str) -> None:
        self.end = replayed(record, title, box)
        self.eyes = MOVER
        self.place = 0
        self._players = players
        self._lines = tuple([Line(seat, text) for seat, text in self.end.move_texts()])
        self.speak(language)

    def speak(self, language: str) -> None:
        """From now on in that language."""
        self.speech = Speech(self.end.title, language, self.end.box.names, self._players, (ROOM,))

    def look(self, eyes: str) -> None:
        """Through the eyes of a player by number, of a spectator (0), or of whoever has to move (nothing)."""
        numbers = [str(number) for number in range(self.end.header.seats + 1)]
        if eyes and eyes not in numbers:
            raise BadOptions(f"there are no eyes {eyes[:20]!r}: there are {', '.join(numbers)}")
        self.eyes = eyes

    @property
    def count(self) -> int:
        """How many moves were made."""
        return len(self._lines)

    def now(self) -> Sitting:
        """The sitting as it was at the place looked at."""
        return replayed(Record(self.end.header, self._lines[: self.place]), self.end.title, self.end.box)

    def next_round(self) -> int:
        """Where the next round begins, or the end."""
        return next((start for start in round_starts(self.end) if start > self.place), self.count)

    def seat(self, sitting: Sitting) -> Seat | None:
        """Whose view is drawn."""
        if self.eyes == MOVER:
            return next(iter(sitting.game.waiting()), None)
        return None if self.eyes == SPECTATOR else int(self.eyes) - 1

    def story(self, sitting: Sitting, since: int) -> list[str]:
        """What happened since so many moves, as these eyes saw it; everything, where they are those of all."""
        eyes = range(sitting.header.seats) if self.eyes == MOVER else [int(self.eyes) - 1]
        return list(paragraphs(sitting, self.speech, eyes, since))


def tell(watch: Watch, screen: Screen) -> None:
    """The whole story, and how it ended."""
    for paragraph in watch.story(watch.end, 0):
        screen.say(paragraph)
    outcome = watch.end.outcome()
    if outcome is not None:
        show_outcome(screen, watch.speech, outcome)


class Viewer:
    """Steps through a game as the keyboard says."""

    def __init__(self, watch: Watch, screen: Screen, lines: Lines) -> None:
        self.watch = watch
        self.screen = screen
        self.lines = lines
        self._shown: Rows = {}
        self._seen = 0

    def run(self) -> None:
        """Until the player leaves."""
        self.screen.say(self.watch.speech.say("terminal-watch-help"), "muted")
        try:
            while True:
                self._show()
                self._take(self.lines.ask(self.watch.speech.say("terminal-watch-prompt") + " "))
        except (Left, KeyboardInterrupt):
            self.screen.say(self.watch.speech.say("terminal-left-quit"))

    def _show(self) -> None:
        """What changed in the drawing since the last look, and what happened."""
        watch = self.watch
        sitting = watch.now()
        drawn = rows_of(sitting.title.draw(sitting.game.view(watch.seat(sitting)), watch.speech, sitting.box))
        self.screen.rows(changed(drawn, self._shown))
        self._shown = drawn
        if watch.place > self._seen:
            for paragraph in watch.story(sitting, self._seen):
                self.screen.say(paragraph)
        self._seen = watch.place
        arguments = {"number": watch.place, "count": watch.count}
        self.screen.say(watch.speech.say("terminal-watch-place", arguments), "bold")
        outcome = sitting.outcome()
        if outcome is not None:
            show_outcome(self.screen, watch.speech, outcome)

    def _take(self, line: str) -> None:
        watch = self.watch
        match line.lower().split():
            case [] | ["n"]:
                self._go(watch.place + 1)
            case ["p"]:
                self._go(watch.place - 1)
            case ["round" | "tour"]:
                self._go(watch.next_round())
            case ["end" | "fin"]:
                self._go(watch.count)
            case ["eyes" | "yeux", *eyes]:
                self._look("".join(eyes))
            case [language] if language in LANGUAGES:
                watch.speak(language)
                self._shown = {}
            case ["q" | "quit" | "quitter" | "exit"]:
                raise Left("quit")
            case ["help" | "aide" | "?"]:
                self.screen.say(watch.speech.say("terminal-watch-help"))
            case [number] if number.isascii() and number.isdigit() and len(number) < 7:
                self._go(int(number))
            case _:
                self.screen.say(watch.speech.say("terminal-watch-unknown", {"text": line}), "red")

    def _go(self, place: int) -> None:
        self.watch.place = max(0, min(place, self.watch.count))

    def _look(self, eyes: str) -> None:
        try:
            self.watch.look(eyes)
        except BadOptions as error:
            self.screen.say(str(error), "red")
