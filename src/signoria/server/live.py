"""A table in memory: its sitting, brought up to the log, and those who watch it."""

import asyncio
from collections import deque
from collections.abc import Sequence

from msgspec import Raw, json, structs

from signoria.server import clocks, orders
from signoria.server.figures import BEHIND
from signoria.server.refusals import NotAllowed, OtherRules
from signoria.server.rows import AskBack, Asked, LineRow, Notes, Person, SeatRow, TableRow
from signoria.server.sight import (
    PreviewSight,
    QuestionSight,
    Sight,
    events_sight,
    preview_sight,
    question_sight,
    table_sight,
)
from signoria.server.store import Change, Kept
from signoria.table import Line, Options, Seat, Sitting
from signoria.titles import title

BACKLOG = 64
"""Messages that may wait for a slow reader; one more and it is told to begin again."""


FROM_THE_START = -1
"""The number of who wants the whole log in place of what he has."""


class Reader:
    """One socket: who reads, how far it has seen, and what waits to be sent."""

    def __init__(self, person: Person | None, said: int = 0) -> None:
        self.person = person
        self.seen = 0
        self.said = said
        self.waiting: deque[bytes] = deque()
        self.woken = asyncio.Event()
        self.behind = False
        self.dismissed = False

    def dismiss(self) -> None:
        """Tells the socket to close: its reader may not look on any longer."""
        self.dismissed = True
        self.woken.set()

    def push(self, message: bytes) -> None:
        """Queues a message, or drops all that wait: a reader that fell behind begins again with the whole sight."""
        if len(self.waiting) >= BACKLOG:
            self.waiting.clear()
            self.behind = True
            BEHIND.inc()
        if not self.behind:
            self.waiting.append(message)
        self.woken.set()


class LiveTable:
    """A table, its seats and notes, and the sitting its log leads to. Whoever changes it holds `lock`."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    notes: Notes

    def __init__(self, kept: Kept) -> None:
        self.lock = asyncio.Lock()
        self.readers: set[Reader] = set()
        self.used = 0.0
        self.elsewhere: dict[str, tuple[tuple[Seat, ...], float]] = {}
        self.adopt(kept)
        self.sitting = fresh_sitting(kept.table)

    def adopt(self, kept: Kept) -> None:
        """Takes over what is kept of table, seats and notes."""
        self.table = kept.table
        self.seats = kept.seats
        self.notes = kept.notes

    @property
    def number(self) -> int:
        """How long the log is."""
        return len(self.sitting.log)

    def seats_of(self, person: Person | None) -> tuple[Seat, ...]:
        """The seats a person holds: several in a hot-seat game."""
        if person is None:
            return ()
        return tuple(seat.seat for seat in self.seats if seat.person == person.id)

    def here(self) -> tuple[Seat, ...]:
        """The seats whose people have the table open at this process."""
        people = {reader.person.id for reader in self.readers if reader.person is not None}
        return tuple(seat.seat for seat in self.seats if seat.person in people)

    def present(self) -> tuple[Seat, ...]:
        """The seats whose people have the table open at any process."""
        return tuple(sorted({*self.here(), *(seat for seats, _ in self.elsewhere.values() for seat in seats)}))

    def may_watch(self, person: Person | None) -> bool:
        """Whether a person may look on: who plays always, others where the table lets them."""
        return self.table.settings.watchers or self.table.state != "playing" or bool(self.seats_of(person))

    def follow(self, lines: Sequence[LineRow]) -> None:
        """Plays lines that are in the log."""
        for line in lines:
            self.sitting.follow(Line(line.seat, line.text))

    def begin_again(self, lines: Sequence[LineRow]) -> None:
        """Forgets the sitting and makes it anew from the log: after a change that did not come to pass."""
        self.sitting = fresh_sitting(self.table)
        self.follow(lines)

    def bots_asked(self) -> list[tuple[Seat, str]]:
        """The seats that wait for a bot's answer, with its spec."""
        if self.table.state != "playing":
            return []
        return [(seat, self.seats[seat].bot) for seat in self.sitting.game.waiting() if self.seats[seat].bot]

    def ordered(self) -> list[orders.Answer]:
        """What standing orders answer to the questions that are asked."""
        return self._ordered(self.notes) if self.table.state == "playing" else []

    def _ordered(self, notes: Notes) -> list[orders.Answer]:
        answers = (orders.answer(notes, self.sitting, seat) for seat in self.sitting.game.waiting())
        return [answer for answer in answers if answer is not None]

    def veiled(self, seat: Seat) -> bool:
        """Whether the answer to a seat's question appears after the table's delay."""
        question = self.sitting.game.question(seat)
        return self.table.settings.veil and question is not None and question.auction is not None

    def bot_seed(self, seat: Seat) -> int:
        """A bot plays alike at the same place of the same game, whichever process it thinks in."""
        return (self.table.seed ^ 0x5DEECE66D) + 64 * self.number + seat

    def check_playing(self) -> None:
        """Refuses what only a table in play allows."""
        if self.table.state != "playing":
            raise NotAllowed("not-in-play")

    def play(self, seat: Seat, line: str, question: int | None) -> None:
        """A seat's line."""
        self.check_playing()
        self.sitting.play(seat, line, question)

    def undo(self, seat: Seat, to: int, *, agreed: bool) -> None:
        """Takes back to where so many moves stood."""
        self.check_playing()
        self.sitting.undo(seat, to, agreed=agreed)

    def overdue(self, now: float) -> list[Seat]:
        """The people whose time has run out."""
        clock = self.table.settings.clock
        moments = {seat: clocks.deadline(self.notes.times, clock, seat) for seat in self.humans()}
        return [seat for seat, moment in moments.items() if moment is not None and moment < now]

    def humans(self) -> tuple[Seat, ...]:
        """The seats of people who are there."""
        return tuple(seat.seat for seat in self.seats if seat.kind == "person" and not seat.away)

    def planned(self, before: int, after: Sequence[SeatRow], notes: Notes, now: float) -> Change:
        """All that is to be kept of a change, seen as if it had come to pass."""
        lines = self.sitting.log[before:]
        state, waiting, result = self._standing(after)
        fresh = [seat for seat in waiting if self.sitting.question_number(seat) > before]
        clock = self.table.settings.clock
        times = notes.times if notes.times.reserves else clocks.begun(clock, self.table.seats)
        notes = Notes(
            orders={
                seat: order
                for seat, order in notes.orders.items()
                if state == "playing"
                and orders.stands(order, self.sitting.game.question(seat), self.sitting.title.bidding)
            },
            only_choice=notes.only_choice if state == "playing" else (),
            taken=notes.taken,
            ask_back=notes.ask_back if not lines else None,
            times=clocks.ticked(times, clock, waiting, fresh, now),
            questions=self._asked(waiting, after),
        )
        bots = {seat.seat for seat in after if seat.bot}
        return Change(
            table=self.table.id,
            version=self.table.version,
            after=before,
            lines=tuple(LineRow(before + place, line.seat, line.text, "", now) for place, line in enumerate(lines, 1)),
            seats=tuple(seat for seat in after if seat not in self.seats),
            state=state,
            waiting=waiting,
            bots_asked=bool(bots & set(waiting)) or bool(self._ordered(notes)),
            due=clocks.due(notes.times, clock, after) if self.table.settings.on_timeout == "bot" else 0.0,
            moved=now,
            notes=notes,
            result=result,
        )

    def _asked(self, waiting: Sequence[Seat], seats: Sequence[SeatRow]) -> dict[int, Asked]:
        """What the people who are asked are asked."""
        found = {seat: self.sitting.game.question(seat) for seat in waiting if seats[seat].kind == "person"}
        return {seat: Asked(question.key, question.arguments) for seat, question in found.items() if question}

    def _standing(self, seats: Sequence[SeatRow]) -> tuple[str, tuple[Seat, ...], str]:
        """State, seats asked and result, as the table stands with these seats."""
        if self.table.state == "ended":
            return "ended", (), ""
        if any(seat.kind == "open" for seat in seats):
            return "open", (), ""
        outcome = self.sitting.outcome()
        if outcome is None:
            return "playing", self.sitting.game.waiting(), ""
        return (
            "finished",
            (),
            " ".join(f"{rank}:{score}" for rank, score in zip(outcome.ranks, outcome.scores, strict=True)),
        )

    def changed(self, change: Change) -> None:
        """Takes over a change that is on disk."""
        self.table = structs.replace(
            self.table,
            lines=change.after + len(change.lines),
            version=change.version + 1,
            state=change.state,
            waiting=change.waiting,
            moved=change.moved,
            result=change.result,
        )
        put = {seat.seat: seat for seat in change.seats}
        self.seats = tuple(put.get(seat.seat, seat) for seat in self.seats)
        self.notes = change.notes

    def sight(self, person: Person | None, since: int | None, seat: Seat | None = None) -> Sight:
        """All that a reader may know: the view of its seat, and the events behind the number it has seen."""
        mine = self.seats_of(person)
        eyes = seat if seat is not None else (mine[0] if mine else None)
        seen = table_sight(self.table, self.seats, person)
        if self.table.state == "open":
            return Sight(number=0, table=seen, seat=eyes, invite=self.table.invite if mine or seen.hosting else "")
        told = self.sitting.told_since(eyes, since) if since is not None and 0 <= since <= self.number else None
        again = told is None
        if told is None and since is not None:
            told = self.sitting.story(eyes)
        playing = self.table.state == "playing"
        questions = {place: found for place in mine if playing and (found := self.question(place)) is not None}
        return Sight(
            number=self.number,
            table=seen,
            seat=eyes,
            view=Raw(json.encode(self.sitting.game.view(eyes))),
            events=events_sight(told or (), eyes if eyes in mine else None, self.notes.taken),
            questions=questions,
            standing=self.sitting.number,
            undo={
                place: free for place in mine if playing and (free := self.sitting.free(place)) < self.sitting.number
            },
            ask={place: to for place in mine if playing and (to := self.sitting.last_turn(place)) is not None},
            orders={place: self.notes.orders[place] for place in mine if place in self.notes.orders},
            only_choice=tuple(place for place in mine if place in self.notes.only_choice),
            ask_back=self.notes.ask_back,
            deadlines={place: moment for place in self.table.waiting if (moment := self._deadline(place)) is not None},
            sheets=self.sitting.game.sheets(eyes) if playing else (),
            outcome=self.sitting.outcome(),
            again=again,
        )

    def question(self, seat: Seat) -> QuestionSight | None:
        """What a seat is asked, and until when."""
        return question_sight(self.sitting.game, seat, self.sitting.question_number(seat), self._deadline(seat))

    def preview(self, seat: Seat, line: str) -> PreviewSight:
        """What a line would lead to, from the seat's own knowledge."""
        self.check_playing()
        preview = self.sitting.preview(seat, line)
        return preview_sight(preview, seat, self.sitting.question_number(seat), self._deadline(seat))

    def _deadline(self, seat: Seat) -> float | None:
        return clocks.deadline(self.notes.times, self.table.settings.clock, seat)

    def tell(self) -> None:
        """Sends every reader what is new."""
        for reader in self.readers:
            if not self.may_watch(reader.person):
                reader.dismiss()
                continue
            sight = self.sight(reader.person, reader.seen)
            reader.seen = sight.number
            reader.push(json.encode(sight))


def agreed_by(ask: AskBack, seats: Sequence[Seat]) -> AskBack:
    """A wish to take back that these seats agree to as well."""
    return AskBack(ask.seat, ask.to, tuple(sorted({*ask.agreed, *seats})))


def fresh_sitting(table: TableRow) -> Sitting:
    """The beginning of a table's game; refused for a table begun under other rules."""
    played = title(table.title)
    if played.rules_version != table.rules:
        raise OtherRules(begun=table.rules, here=played.rules_version)
    box = played.open_box(table.components) if table.components else played.box()
    return Sitting(played, table.seats, Options.read(played.options, table.options), table.seed, box)
