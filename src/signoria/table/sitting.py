"""A sitting: a game with its record. What terminal, server and arena hold."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from signoria.table.box import Box
from signoria.table.events import Event
from signoria.table.game import Game
from signoria.table.messages import (
    LEARNT_BEFORE_END,
    NOT_ASKED,
    NOT_FREE_TO_UNDO,
    STALE_QUESTION,
    Question,
    Refused,
    Seat,
)
from signoria.table.moves import Move
from signoria.table.options import Options
from signoria.table.records import Header, Line, Record, imagine_line
from signoria.table.secrets import Secrets
from signoria.table.tale import Played, TakenBack, Tale, knowing
from signoria.table.title import Title
from signoria.table.views import Outcome

KEEP_EVERY: Final = 32
"""A copy is kept every so many moves: taking back replays at most that many."""


class Preview(Struct, frozen=True):
    """What a line would lead to, as far as its seat can know: where something would be learnt, only that it would.

    `game` is the imagined position that the line leads to; where something would be learnt, the one just before.
    """

    free: bool
    game: Game
    events: tuple[Event, ...] = ()
    question: Question | None = None


class Sitting(Tale):
    """A game, what led to it, and a copy now and then. `seed` is what all chance to come comes from: a secret.

    What happened at the deal is told with the first move that everybody knows of.
    """

    def __init__(self, title: Title, seats: int, options: Options, seed: int, box: Box | None = None) -> None:
        self.title = title
        self.box = box or title.box()
        self.dealt: list[Event] = []
        self.game: Game = title.deal(seats, options, seed, self.box, self.dealt)
        self.header = Header(
            title=title.key,
            rules=title.rules_version,
            options=options.texts(),
            components=self.box.digest,
            seats=seats,
            seed=seed,
        )
        self.log: list[Line] = []
        self._played: list[Played] = []
        self.taken_back: tuple[TakenBack, ...] = ()
        self._kept: dict[int, Game] = {0: self.game.copy()}
        self._asked_at = [0] * seats
        self._begun = 0
        self._lines = Secrets(seats)
        self._moves = Secrets(seats)
        self.seed = seed

    def copy(self) -> "Sitting":
        """Another sitting at the same point: what happens to one does not happen to the other."""
        secrets = (self._lines.copy(), self._moves.copy())
        return _Copied(self, self._played[:], self._kept.copy(), self._asked_at[:], self._begun, secrets)

    @property
    def number(self) -> int:
        """How many moves stand, those taken back not counted."""
        return len(self._played)

    def question_number(self, seat: Seat) -> int:
        """The number of the question a seat is asked: it stays while other seats answer theirs."""
        return self._asked_at[seat]

    def play(self, seat: Seat, line: str, question: int | None = None) -> None:
        """One or more moves of a seat, whole or not at all; `question` is the number of the one they answer."""
        self._check_question(seat, question)
        moves = self._read(line)
        if len(moves) == 1:
            self._record(seat, moves)
            return
        self._walk(self.game.copy(), seat, moves)
        self._record(seat, moves)

    def preview(self, seat: Seat, line: str) -> Preview:
        """What a line would lead to, tried in an imagined game."""
        game = self.game.imagine(seat, 0)
        learnt = game.learnt
        *first, last = self._read(line)
        events = self._walk(game, seat, first)
        if game.learnt != learnt:
            raise Refused(LEARNT_BEFORE_END.about(move=last.text), self.box)
        before = game.copy()
        events += self._walk(game, seat, [last])
        if game.learnt != learnt:
            return Preview(free=False, game=before)
        return Preview(
            free=True,
            game=game,
            events=tuple(event for event in events if event.seen_by(seat)),
            question=game.question(seat) if seat in game.waiting() else None,
        )

    def free(self, seat: Seat) -> int:
        """How far a seat may take back alone: its own last moves, as long as nothing was learnt since.

        What others put together in secret is no move to it.
        """
        return self._run(seat, len(self._played), self.game.learnt)

    def last_turn(self, seat: Seat) -> int | None:
        """Where a seat's last moves began, whoever has moved since; nothing if it has not moved."""
        place = len(self._played)
        while place > self._begun and not self._moved(place - 1, seat):
            place -= 1
        return None if place == self._begun else self._run(seat, place)

    def _run(self, seat: Seat, place: int, learnt: int | None = None) -> int:
        """Where a seat's moves before a place began, with nobody's between them that it knows of."""
        first = place
        while place > self._begun and (self._moved(place - 1, seat) or not self._played[place - 1].known_to((seat,))):
            place -= 1
            if self._moved(place, seat):
                if learnt is not None and self._played[place].learnt != learnt:
                    break
                first = place
        return first

    def _moved(self, place: int, seat: Seat) -> bool:
        return self._played[place].line.seat == seat

    def undo(self, seat: Seat, to: int, *, agreed: bool = False) -> None:
        """Goes back to where `to` moves stood. Further than `free` everybody must have agreed, and it is remembered.

        Where play went on in an imagined game nobody goes back behind that: what lies there is known by now.
        """
        if not self._begun <= to < len(self._played):
            raise Refused(NOT_FREE_TO_UNDO.about(moves=to), self.box)
        if not agreed and to < self.free(seat):
            raise Refused(NOT_FREE_TO_UNDO.about(moves=to), self.box)
        game = self.after(to)
        self._remember(TakenBack(len(self.log) + 1, seat, to, tuple(self._played[to:])))
        secret = all(played.known == (seat,) for played in self._played[to:])
        self._played = self._played[:to]
        self._kept = {place: copy for place, copy in self._kept.items() if place <= to}
        self.log.append(Line(seat, f"undo {to}"))
        self.game = game
        self._moves.cut(to)
        if secret:
            self._lines.add(len(self.log), (seat,))
        for place in (seat,) if secret else range(self.header.seats):
            self._asked_at[place] = len(self.log)

    def _remember(self, taken: TakenBack) -> None:
        """Keeps what others agreed to take back; what was taken back within it is gone with it."""
        kept = tuple(before for before in self.taken_back if before.to <= taken.to)
        self.taken_back = (*kept, taken) if taken.to < self.free(taken.seat) else kept

    def after(self, number: int) -> Game:
        """The game as it was when so many moves stood."""
        kept = max(place for place in self._kept if place <= number)
        game = self._kept[kept].copy()
        for played in self._played[kept:number]:
            game = _again(game, played.line)
        return game

    def play_on(self, eyes: Seat | None, seed: int) -> None:
        """Deals anew all that a seat (or somebody who only looked on) could not know, and goes on from there."""
        self._stand(imagine_line(eyes, seed), self.game.imagine(eyes, seed), [], self.game.learnt)
        self._begun = len(self._played)
        self.seed = seed
        self._asked_at = [len(self.log)] * self.header.seats

    def follow(self, line: Line) -> None:
        """Plays a line that is already in a log: a move, a taking back, or an imagined beginning."""
        if line.imagined is not None:
            self.play_on(line.eyes, line.imagined)
        elif line.undo is not None:
            self.undo(line.seat, line.undo, agreed=True)
        else:
            self.play(line.seat, line.text)

    def outcome(self) -> Outcome | None:
        """How it ended, once it has."""
        return self.game.outcome()

    def record(self) -> Record:
        """The record: of a live game all lines as they came; of a finished one the moves that stand, and its result."""
        outcome = self.outcome()
        if outcome is None:
            return Record(self.header, tuple(self.log))
        return Record(self.header, tuple(played.line for played in self._played), outcome.text())

    def _check_question(self, seat: Seat, question: int | None) -> None:
        if not 0 <= seat < self.header.seats:
            raise Refused(NOT_ASKED, self.box)
        if question is None:
            return
        if question != self._asked_at[seat] or self.game.question(seat) is None:
            raise Refused(STALE_QUESTION, self.box)

    def _read(self, line: str) -> list[Move]:
        return [self.game.read(text) for text in line.split(",")]

    def _walk(self, game: Game, seat: Seat, moves: Sequence[Move]) -> list[Event]:
        """Plays a line in a game that may be thrown away. It ends where something is learnt or another seat asked."""
        events: list[Event] = []
        learnt = game.learnt
        for place, move in enumerate(moves):
            if place and game.learnt != learnt:
                raise Refused(LEARNT_BEFORE_END.about(move=move.text), self.box)
            game.play(seat, move, events)
        return events

    def _record(self, seat: Seat, moves: Sequence[Move]) -> None:
        for move in moves:
            events: list[Event] = []
            learnt = self.game.learnt
            before = self.game.agenda[-1] if self.game.agenda else None
            waited = self.game.waiting()
            self.game.play(seat, move, events)
            brought = " ".join(words for event in events if (words := event.brought()))
            same_step = bool(self.game.agenda) and self.game.agenda[-1] is before
            known = knowing(seat, events) if self.game.waiting() == waited else None
            begins = known is None and self._moves.count(len(self._played), ()) == 0
            happened = [*self.dealt, *events] if begins else events
            self._stand(Line(seat, move.text, brought), self.game, happened, learnt, known)
            for place in self.game.waiting():
                if place == seat or place not in waited or not same_step:
                    self._asked_at[place] = len(self.log)

    def _stand(
        self,
        line: Line,
        game: Game,
        events: Sequence[Event],
        learnt: int,
        known: tuple[Seat, ...] | None = None,
    ) -> None:
        self.game = game
        self.log.append(Line(line.seat, line.text))
        self._played.append(Played(line, tuple(events), learnt, len(self.log), known))
        if known is not None:
            self._lines.add(len(self.log), known)
            self._moves.add(len(self._played), known)
        if len(self._played) % KEEP_EVERY == 0:
            self._kept[len(self._played)] = game.copy()


class _Copied(Sitting):
    """A sitting that nothing is dealt for."""

    def __init__(
        self,
        of: Sitting,
        played: list[Played],
        kept: dict[int, Game],
        asked_at: list[int],
        begun: int,
        secrets: tuple[Secrets, Secrets],
    ) -> None:
        self.title = of.title
        self.box = of.box
        self.dealt = of.dealt
        self.game = of.game.copy()
        self.header = of.header
        self.log = of.log[:]
        self._played = played
        self.taken_back = of.taken_back
        self._kept = kept
        self._asked_at = asked_at
        self._begun = begun
        self._lines, self._moves = secrets
        self.seed = of.seed


def _again(game: Game, line: Line) -> Game:
    """One line that stands, played once more."""
    if line.imagined is not None:
        return game.imagine(line.eyes, line.imagined)
    game.apply(line.seat, game.read(line.text))
    return game
