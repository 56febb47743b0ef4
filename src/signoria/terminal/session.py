"""A game at the keyboard: shows what happened, asks, plays what is typed, and lets the bots answer."""

from pathlib import Path

from signoria.bots import Answer, Bot, bot
from signoria.table import Argument, Chance, Handle, Refused, Seat, Sitting, TableError
from signoria.table.texts import Speech
from signoria.terminal.choices import LONG, completed, matching, numbered, read, show_moves, sum_up
from signoria.terminal.commands import COMMANDS, command_of, leave
from signoria.terminal.keeping import Keeper, Places
from signoria.terminal.lines import Left, Lines
from signoria.terminal.screen import Rows, Screen, changed, rows_of
from signoria.terminal.seating import Seating
from signoria.terminal.sheet import show_outcome
from signoria.terminal.story import paragraphs

ROOM = "signoria.terminal"
ADVISER = "quick"
YES = ("y", "yes", "o", "oui")


class Session:
    """One sitting with its players, until they leave."""

    def __init__(
        self,
        sitting: Sitting,
        seating: Seating,
        screen: Screen,
        lines: Lines,
        language: str,
        keeper: Keeper | None = None,
    ) -> None:
        self.sitting = sitting
        self.seating = seating
        self.screen = screen
        self.lines = lines
        self.seat: Seat = seating.people[0]
        self.notes: dict[int, str] = {}
        self.saved: Path | None = None
        places = keeper.places if keeper is not None else Places()
        self.again = places.command()
        self.practice = places.practice
        self.at_risk = False
        self._keeper = keeper
        self._moved = False
        self._evaluation = sitting.title.evaluation()
        self._chance = Chance(sitting.header.seed)
        self._told = [sitting.number] * sitting.header.seats
        self._curtain = len(seating.people) > 1
        self._shown: Rows = {}
        self._asked = ""
        self.speak(language)

    def speak(self, language: str) -> None:
        """From now on in that language; everything will be drawn again."""
        sitting = self.sitting
        self.speech = Speech(
            sitting.title, language, sitting.box.names, self.seating.players, (ROOM,), sitting.box.notes
        )
        self._shown = {}

    def say(self, key: str, look: str = "", **arguments: Argument) -> None:
        """A sentence of the terminal's own."""
        self.screen.say(self.speech.say(f"terminal-{key}", arguments), look)

    def agreed(self, key: str, **arguments: Argument) -> bool:
        """Asks a yes-or-no question; anything but yes is no."""
        return self.lines.ask(self.speech.say(f"terminal-{key}", arguments) + " ").lower() in YES

    def run(self) -> None:
        """Plays until the last player has left."""
        try:
            self._greet()
            while True:
                while self.sitting.game.waiting():
                    self._next()
                self._over()
        except Left as left:
            self._farewell(left.why)
        except KeyboardInterrupt:
            self._farewell("interrupted")

    def _greet(self) -> None:
        title = self.sitting.title
        self.screen.say(title.name.in_language(self.speech.language), "heading")
        people = tuple([str(seat) for seat in self.seating.people])
        bots = tuple([str(seat) for seat in self.seating.bots])
        self.say("greeting", people_seats=people, bot_seats=bots)
        if self.practice:
            self.say("practice")

    def _next(self) -> None:
        """Whoever is asked answers: bots at once, then the people in their order."""
        waiting = self.sitting.game.waiting()
        for seat in waiting:
            if seat in self.seating.bots:
                self.sitting.play(seat, self._answer(self.seating.bots[seat], seat).move.text)
                return
        seat = waiting[0]
        moves = self.sitting.game.moves(seat)
        if len(moves) > 1 or len(self.seating.people) > 1:
            self._ask(seat)
            return
        self.notes[self.sitting.number] = self.speech.say("terminal-forced", {"text": moves[0].text})
        self.sitting.play(seat, moves[0].text)

    def _answer(self, player: Bot, seat: Seat) -> Answer:
        return player.choose(Handle(self.sitting.game, seat, self._chance.seed(), self._evaluation))

    def advice(self) -> Answer:
        """What the bot everybody knows would play now, and why."""
        return self._answer(bot(ADVISER, self._chance.seed()), self.seat)

    def _ask(self, seat: Seat) -> None:
        """One question to a person, until an answer or a taking back changes the game."""
        self._hand_over(seat)
        self.show_table()
        self.show_news()
        self.show_question()
        self._listen()

    def _hand_over(self, seat: Seat) -> None:
        """A curtain between two people's secrets."""
        if self._curtain or seat != self.seat:
            self.seat = seat
            self._shown = {}
            self._curtain = False
            self.screen.wipe()
            self.say("curtain", "reverse", seat=seat)
            while line := self.lines.ask(self.speech.say("terminal-curtain-prompt") + " "):
                if COMMANDS.get(line.lower()) is leave:
                    leave(self, "")

    def _listen(self) -> None:
        stood = len(self.sitting.log)
        while len(self.sitting.log) == stood:
            self.take(self.lines.ask(f"{self.speech.player(self.seat)}> "))
        self._moved = True
        self._keep()

    def _keep(self) -> None:
        """Keeps the game for later, once a person has moved; says so where that cannot be any more."""
        if not self._moved:
            return
        try:
            if self._keeper is not None:
                self._keeper.keep(self.sitting, self.speech.language)
        except OSError as error:
            if not self.at_risk:
                self.say("not-kept", "red", file=str(error.filename), why=error.strerror or str(error))
            self.at_risk = True
        else:
            self.at_risk = self._keeper is None

    def _over(self) -> None:
        """The result; the record can still be saved, or the last move taken back."""
        outcome = self.sitting.outcome()
        assert outcome is not None
        self.show_table()
        self.show_news()
        show_outcome(self.screen, self.speech, outcome)
        self.say("after")
        self._listen()

    def _farewell(self, why: str) -> None:
        self._keep()
        self.say(f"left-{why}")
        if self._keeper is not None and self._keeper.name and not self.at_risk:
            self.say("left-kept", name=self._keeper.name)
        if self.saved is not None:
            self.say("left-saved", file=str(self.saved), again=self.again)
        elif self.at_risk:
            self.say("left-unsaved", again=self.again)

    def take(self, line: str) -> None:
        """What was typed: a command, a move, or nothing."""
        command = command_of(line)
        if command is not None:
            command(self)
        elif line:
            self._play(line)
        else:
            self.show_question()

    def _play(self, line: str) -> None:
        """One or several moves, whole or not at all."""
        first, comma, others = line.partition(",")
        text = self._meant(first)
        if not text:
            return
        try:
            self.sitting.play(self.seat, text + comma + others, self.sitting.question_number(self.seat))
        except Refused as refused:
            self.screen.say(self.speech.refusal(refused.refusal), "red")
        except TableError:
            self.say("not-understood", "red", text=others.strip())

    def _meant(self, typed: str) -> str:
        """The text of the move that was typed; where it may be several or none, that is said."""
        game = self.sitting.game
        moves = game.moves(self.seat)
        move = numbered(typed.strip(), moves) or read(game, typed)
        if move is not None:
            return move.text
        found = matching(typed, moves)
        if len(found) > 1:
            self.say("several")
            show_moves(self.screen, self.speech, game, self.seat, found)
            return ""
        move = found[0] if found else completed(game, typed, moves)
        if move is None:
            self.say("not-understood", "red", text=typed.strip())
            return ""
        return move.text

    def show_table(self) -> None:
        """The drawing: whole where there is room and others have moved, else only what has changed in it."""
        game = self.sitting.game
        moves = game.moves(self.seat)
        drawn = rows_of(self.sitting.title.draw(game.view(self.seat), self.speech, self.sitting.box, moves))
        whole = self.screen.roomy and self._another_question()
        self.screen.rows(drawn if whole else changed(drawn, self._shown))
        self._shown = drawn

    def _another_question(self) -> bool:
        """Whether the question is of another kind than the last, and somebody else has moved in between."""
        question = self.sitting.game.question(self.seat)
        asked = question.key if question is not None else ""
        moved = {seat for seat, _ in self.sitting.move_texts()[self._told[self.seat] :]}
        another = asked != self._asked and moved != {self.seat}
        self._asked = asked
        return another

    def show_whole_table(self) -> None:
        """The drawing with every row."""
        self._shown = {}
        self.show_table()

    def show_news(self) -> None:
        """What happened since this person was last asked."""
        for paragraph in paragraphs(self.sitting, self.speech, [self.seat], self._told[self.seat], self.notes):
            self.screen.say(paragraph)
        self._told[self.seat] = self.sitting.number

    def show_question(self) -> None:
        """The question with its rule, and the moves."""
        game = self.sitting.game
        question = game.question(self.seat)
        if question is None:
            return
        words = self.speech.question(question)
        self.say("question", "bold", question=words, paragraph=question.paragraph)
        moves = game.moves(self.seat)
        if len(moves) > LONG:
            self.screen.say(sum_up(self.speech, moves))
        else:
            show_moves(self.screen, self.speech, game, self.seat, moves)

    def take_back(self, to: int) -> None:
        """Goes back to where so many moves stood; whoever had to has agreed."""
        self.sitting.undo(self.seat, to, agreed=True)
        self.notes = {place: note for place, note in self.notes.items() if place < to}
        self._told = [min(told, to) for told in self._told]
        self._shown = {}
