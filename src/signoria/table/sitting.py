"""A sitting: a game with its record. What terminal, server and arena hold."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from signoria.table.box import Box
from signoria.table.errors import BadRecord, TableError
from signoria.table.events import Event
from signoria.table.game import Game
from signoria.table.messages import (
    LEARNT_BEFORE_END,
    NOT_ASKED,
    NOT_FREE_TO_UNDO,
    STALE_QUESTION,
    Question,
    Refusal,
    Refused,
    Seat,
)
from signoria.table.moves import Move
from signoria.table.options import Options
from signoria.table.records import Header, Line, Record, imagine_line
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


class Told(Struct, frozen=True):
    """A move that stands, as a seat may know it: its place in the log, who made it, and what it told."""

    number: int
    line: Line
    events: tuple[Event, ...]


class _Played(Struct, frozen=True):
    """A move that stands: who, what, what it told, the count of things learnt before it, its place in the log."""

    line: Line
    events: tuple[Event, ...]
    learnt: int
    place: int

    def told(self, seat: Seat | None) -> Told:
        """The move as a seat may know it."""
        return Told(self.place, self.line, tuple(event for event in self.events if event.seen_by(seat)))


class Sitting:
    """A game, what led to it, and a copy now and then."""

    def __init__(self, title: Title, seats: int, options: Options, seed: int, box: Box | None = None) -> None:
        self.title = title
        self.box = box or title.box()
        self.game: Game = title.deal(seats, options, seed, self.box)
        self.header = Header(
            title=title.key,
            rules=title.rules_version,
            options=options.texts(),
            components=self.box.digest,
            seats=seats,
            seed=seed,
        )
        self.log: list[Line] = []
        self._played: list[_Played] = []
        self._kept: dict[int, Game] = {0: self.game.copy()}
        self._asked_at = [0] * seats

    @property
    def number(self) -> int:
        """How many moves stand."""
        return len(self._played)

    def question_number(self, seat: Seat) -> int:
        """The number of the question a seat is asked: it stays while other seats answer theirs."""
        return self._asked_at[seat]

    def events(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """What a seat may know to have happened since so many moves."""
        return [event for played in self._played[since:] for event in played.events if event.seen_by(seat)]

    def told_since(self, seat: Seat | None, log_number: int) -> list[Told] | None:
        """The moves behind so many lines of the live log, each with what a seat may know of it.

        Nothing (None) if something was taken back or dealt anew since: then only the whole view tells where one is.
        """
        if any(line.undo is not None or line.imagined is not None for line in self.log[log_number:]):
            return None
        return [played.told(seat) for played in self._played if played.place > log_number]

    def story(self, seat: Seat | None) -> list[Told]:
        """All moves that stand, each with what a seat may know of it."""
        return [played.told(seat) for played in self._played]

    def told(self, place: int) -> tuple[Event, ...]:
        """All events of one move, seen by whomever."""
        return self._played[place].events

    def move_texts(self) -> list[tuple[Seat, str]]:
        """The moves that stand, with who made them."""
        return [(played.line.seat, played.line.text) for played in self._played]

    def last_line(self) -> Line:
        """The last move that stands, with what chance brought."""
        return self._played[-1].line

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
            raise Refused(LEARNT_BEFORE_END.told(move=last.text))
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
        """How far a seat may take back alone: its own last moves, as long as nothing was learnt since."""
        place = len(self._played)
        while place and self._moved(place - 1, seat) and self._played[place - 1].learnt == self.game.learnt:
            place -= 1
        return place

    def last_turn(self, seat: Seat) -> int | None:
        """Where a seat's last moves began, whoever has moved since; nothing if it has not moved."""
        place = len(self._played)
        while place and not self._moved(place - 1, seat):
            place -= 1
        if not place:
            return None
        while place and self._moved(place - 1, seat):
            place -= 1
        return place

    def _moved(self, place: int, seat: Seat) -> bool:
        line = self._played[place].line
        return line.seat == seat and line.imagined is None

    def undo(self, seat: Seat, to: int, *, agreed: bool = False) -> None:
        """Goes back to where `to` moves stood. Further than `free` it needs everybody to have agreed."""
        if not 0 <= to < len(self._played):
            raise Refused(NOT_FREE_TO_UNDO.told(moves=to))
        if not agreed and to < self.free(seat):
            raise Refused(NOT_FREE_TO_UNDO.told(moves=to))
        game = self.after(to)
        self._played = self._played[:to]
        self._kept = {place: copy for place, copy in self._kept.items() if place <= to}
        self.log.append(Line(seat, f"undo {to}"))
        self.game = game
        self._asked_at = [len(self.log)] * self.header.seats

    def after(self, number: int) -> Game:
        """The game as it was when so many moves stood."""
        kept = max(place for place in self._kept if place <= number)
        game = self._kept[kept].copy()
        for played in self._played[kept:number]:
            game = _again(game, played.line)
        return game

    def play_on(self, seat: Seat, seed: int) -> None:
        """Deals anew all that a seat could not know, and goes on from there."""
        self._stand(imagine_line(seat, seed), self.game.imagine(seat, seed), [], self.game.learnt)
        self._asked_at = [len(self.log)] * self.header.seats

    def follow(self, line: Line) -> None:
        """Plays a line that is in a log already: a move, a taking back, or an imagined beginning."""
        if line.imagined is not None:
            self.play_on(line.seat, line.imagined)
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
        return Record(self.header, tuple(played.line for played in self._played), _result(outcome))

    def _check_question(self, seat: Seat, question: int | None) -> None:
        if not 0 <= seat < self.header.seats:
            raise Refused(NOT_ASKED)
        if question is None:
            return
        if question != self._asked_at[seat] or self.game.question(seat) is None:
            raise Refused(STALE_QUESTION)

    def _read(self, line: str) -> list[Move]:
        return [self.game.read(text) for text in line.split(",")]

    def _walk(self, game: Game, seat: Seat, moves: Sequence[Move]) -> list[Event]:
        """Plays a line in a game that may be thrown away. It ends where something is learnt or another seat asked."""
        events: list[Event] = []
        learnt = game.learnt
        for place, move in enumerate(moves):
            if place and game.learnt != learnt:
                raise Refused(LEARNT_BEFORE_END.told(move=move.text))
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
            self._stand(Line(seat, move.text, brought), self.game, events, learnt)
            same_step = bool(self.game.agenda) and self.game.agenda[-1] is before
            for place in self.game.waiting():
                if place == seat or place not in waited or not same_step:
                    self._asked_at[place] = len(self.log)

    def _stand(self, line: Line, game: Game, events: Sequence[Event], learnt: int) -> None:
        self.game = game
        self.log.append(Line(line.seat, line.text))
        self._played.append(_Played(line, tuple(events), learnt, len(self.log)))
        if len(self._played) % KEEP_EVERY == 0:
            self._kept[len(self._played)] = game.copy()


def _again(game: Game, line: Line) -> Game:
    """One line that stands, played once more."""
    if line.imagined is not None:
        return game.imagine(line.seat, line.imagined)
    game.apply(line.seat, game.read(line.text))
    return game


def _result(outcome: Outcome) -> str:
    """Places and points, for people: `1st 52, 3rd 40, …` as `1:52 3:40`, seat by seat."""
    return " ".join(f"{rank}:{score}" for rank, score in zip(outcome.ranks, outcome.scores, strict=True))


def replayed(record: Record, title: Title, box: Box | None = None) -> Sitting:
    """The sitting that a record tells of, every line checked: moves, what chance brought, the result."""
    header = record.header
    if header.title != title.key:
        raise BadRecord(f"the record is of {header.title!r}, not of {title.key!r}")
    if header.rules != title.rules_version:
        age = "newer" if header.rules > title.rules_version else "older"
        raise BadRecord(
            f"the record was played by {age} rules (version {header.rules}) than these (version {title.rules_version})"
        )
    box = box or title.box()
    if header.components != box.digest:
        raise BadRecord("the record was played with other components: give their file with --components")
    try:
        options = Options.read(title.options, header.options)
        title.check(header.seats, options)
    except TableError as error:
        raise BadRecord(f"the record cannot be dealt: {error}") from None
    sitting = Sitting(title, header.seats, options, header.seed, box)
    for place, line in enumerate(record.lines, 1):
        _replay_line(sitting, place, line)
    outcome = sitting.outcome()
    if record.result and (outcome is None or _result(outcome) != record.result):
        raise BadRecord("the record's result is not the one its moves lead to")
    return sitting


def _replay_line(sitting: Sitting, place: int, line: Line) -> None:
    """Plays one line of a record, and compares what chance brought."""
    try:
        sitting.follow(line)
        if line.brought and line.brought != (brought := sitting.last_line().brought):
            raise BadRecord(f"move {place} of the record: chance brought {brought!r}, not {line.brought!r}")
    except Refused as refused:
        raise BadRecord(
            f"move {place} of the record, {str(line)[:60]!r}, is refused: {_plain(refused.refusal)}"
        ) from None
    except BadRecord:
        raise
    except TableError as error:
        raise BadRecord(f"move {place} of the record: {error}") from None


def _plain(refusal: Refusal) -> str:
    paragraph = f" (rule {refusal.paragraph})" if refusal.paragraph else ""
    return f"{refusal.key.partition('-refusal-')[2].replace('-', ' ')}{paragraph}"
