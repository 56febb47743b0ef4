"""A table in memory: its sitting, brought up to the log, and those who watch it."""

import asyncio
from collections.abc import Sequence

import structlog
from msgspec import Raw, Struct, json, structs

from signoria.server import clocks, orders
from signoria.server.reader import Reader
from signoria.server.refusals import Failed, NotAllowed, NotYourSeat, OtherRules
from signoria.server.rows import AskBack, Change, Kept, LineRow, Notes, Person, SeatRow, TableRow, bot_of, rests
from signoria.server.sight import (
    PreviewSight,
    QuestionSight,
    Sight,
    ask_back_sight,
    events_sight,
    preview_sight,
    question_sight,
    table_sight,
    taken_back_sight,
)
from signoria.server.thinking import Place
from signoria.table import Line, Options, Seat, Sitting
from signoria.titles import title

log = structlog.get_logger()
NO_WATCHERS = "no-watchers"
FROM_THE_START = -1
"""The number of who wants the whole log in place of what he has."""


class BrokenLog(Exception):
    """A log in which a line is missing."""


class LiveTable:
    """A table, its seats and notes, and the sitting its log leads to. Whoever changes it holds `lock`."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    notes: Notes

    def __init__(self, kept: Kept) -> None:
        self.lock = asyncio.Lock()
        self.readers: set[Reader] = set()
        self.used = 0.0
        self._telling = False
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
        """Whether a person may look on: players always, others where the table lets them."""
        return self.table.settings.watchers or self.table.state != "playing" or bool(self.seats_of(person))

    def follow(self, lines: Sequence[LineRow]) -> None:
        """Plays lines that are in the log, all of them or none."""
        sitting = self.sitting.copy()
        for line in lines:
            if line.number != len(sitting.log) + 1:
                raise BrokenLog(f"line {len(sitting.log) + 1} is missing")
            sitting.follow(Line(line.seat, line.text))
        self.sitting = sitting

    def catch_up(self, kept: Kept, lines: Sequence[LineRow]) -> None:
        """Takes over what is kept, and the lines behind those that are known; all lines where some were cut off."""
        if kept.table.lines < self.number:
            self.sitting = fresh_sitting(kept.table)
        self.follow(lines)
        if self.number < kept.table.lines:
            raise BrokenLog(f"line {self.number + 1} is missing")
        self.adopt(kept)

    @property
    def goes_on(self) -> bool:
        """Whether it is in play, and somebody is there to play it."""
        return self.table.state == "playing" and not rests(self.seats, self.notes)

    def bots_asked(self) -> list[tuple[Seat, str]]:
        """The seats that wait for a bot's answer, with its spec."""
        if not self.goes_on:
            return []
        return [(seat, spec) for seat in self.sitting.game.waiting() if (spec := bot_of(self.seats[seat], self.notes))]

    def ordered(self) -> list[orders.Answer]:
        """What standing orders answer to the questions that are asked."""
        return orders.answers(self.notes, self.sitting) if self.goes_on else []

    def followed_since(self) -> float:
        """Since when those who look on have something to follow; 0 if nobody looks, or the last move shows nothing."""
        if not self.readers and not any(seats for seats, _ in self.elsewhere.values()):
            return 0.0
        shown = not self.sitting.number or any(
            event.seen_by(None) for event in self.sitting.events_of(self.sitting.number - 1)
        )
        return self.table.moved if shown else 0.0

    def veiled(self, seat: Seat) -> bool:
        """Whether the answer to a seat's question appears after the table's delay."""
        question = self.sitting.game.question(seat)
        return self.table.settings.veil and question is not None and question.auction is not None

    def bot_seed(self, seat: Seat) -> int:
        """A bot plays alike at the same place of the same game, whichever process it thinks in."""
        return (self.sitting.seed ^ 0x5DEECE66D) + 64 * self.number + seat

    def place(self) -> Place:
        """Where its bots, and those who give hints, have to think."""
        return Place(self.table.id, self.sitting.record(), self.table.components)

    def check_playing(self) -> None:
        """Refuses what only a table in play allows."""
        if self.table.state != "playing":
            raise NotAllowed("not-in-play")

    def overdue(self, now: float) -> list[Seat]:
        """The people whose time has run out."""
        moments = {seat: self._deadline(seat) for seat in self.humans() if seat not in self.notes.overdue}
        return [seat for seat, moment in moments.items() if moment is not None and moment < now]

    def asks_back(self, seat: Seat) -> bool:
        """Whether a seat may ask for what is not free to take back: others are there to agree, or it is practice."""
        return self.table.settings.practice or any(other != seat for other in self.humans())

    def people(self) -> tuple[Seat, ...]:
        """The seats of people, also of those who have left theirs to a bot: they may come back to it."""
        return tuple(seat.seat for seat in self.seats if seat.kind == "person")

    def humans(self) -> tuple[Seat, ...]:
        """The seats that their people have not given up."""
        return tuple(seat.seat for seat in self.seats if seat.kind == "person" and not seat.away)

    def changed(self, change: Change, sitting: Sitting) -> None:
        """Takes over a change that is on disk, and the sitting it led to."""
        self.sitting = sitting
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
        """All that a reader may know: the view of its seat, and the events behind the place in the log it has seen."""
        mine = self.seats_of(person)
        eyes = seat if seat is not None else (mine[0] if mine else None)
        seen = table_sight(self.table, self.seats, self.notes, person)
        if self.table.state == "open":
            invite = self.table.invite if mine or seen.hosting else ""
            return Sight(number=0, table=seen, seat=eyes, invite=invite)
        sitting = self.sitting
        told = sitting.story_since(eyes, since, mine) if since is not None and 0 <= since <= self.number else None
        again = told is None
        if told is None and since is not None:
            told = sitting.story(eyes, mine)
        playing = self.table.state == "playing"
        questions = {place: found for place in mine if playing and (found := self.question(place, mine)) is not None}
        return Sight(
            number=sitting.counted(self.number, mine),
            table=seen,
            seat=eyes,
            view=Raw(json.encode(sitting.game.view(eyes))),
            events=events_sight(told or (), eyes if eyes in mine else None, self.notes.taken),
            questions=questions,
            standing=sitting.standing(sitting.number, mine),
            undo={
                place: sitting.standing(free, mine)
                for place in mine
                if playing and (free := sitting.free(place)) < sitting.number
            },
            ask={
                place: sitting.standing(to, mine)
                for place in mine
                if playing and self.asks_back(place) and (to := sitting.last_turn(place)) is not None
            },
            taken_back=taken_back_sight(sitting, eyes, mine),
            orders={place: self.notes.orders[place] for place in mine if place in self.notes.orders},
            only_choice=tuple(place for place in mine if place in self.notes.only_choice),
            ask_back=ask_back_sight(self.notes.ask_back, sitting, eyes, mine),
            deadlines={place: moment for place in self.table.waiting if (moment := self._deadline(place)) is not None},
            sheets=sitting.game.sheets(eyes) if playing else (),
            outcome=sitting.outcome(),
            again=again,
        )

    def place_of(self, person: Person | None, number: int | None) -> int | None:
        """The place in the log of the line that a person counts as that number.

        When a game ends, everybody counts all lines: who comes with a number of before begins anew.
        """
        if number is None or number > self.number:
            return number
        if self.sitting.outcome() is not None:
            return number if number == self.number else FROM_THE_START
        return self.sitting.place_of(number, self.seats_of(person))

    def asked_as(self, person: Person, seat: Seat, number: int) -> int:
        """The number of the question that a person counts as that one; that of none if it is no longer asked."""
        asked = self.sitting.question_number(seat)
        return asked if self.sitting.counted(asked, self.seats_of(person)) == number else FROM_THE_START

    def question(self, seat: Seat, known: Sequence[Seat]) -> QuestionSight | None:
        """What a seat is asked, and until when, as somebody with these seats counts it."""
        number = self.sitting.counted(self.sitting.question_number(seat), known)
        return question_sight(self.sitting.game, seat, number, self._deadline(seat))

    def preview(self, seat: Seat, line: str) -> PreviewSight:
        """What a line would lead to, from the seat's own knowledge."""
        self.check_playing()
        known = [place.seat for place in self.seats if place.person == self.seats[seat].person]
        number = self.sitting.counted(self.sitting.question_number(seat), known)
        return preview_sight(self.sitting.preview(seat, line), seat, number, self._deadline(seat))

    def _deadline(self, seat: Seat) -> float | None:
        if rests(self.seats, self.notes):
            return None
        return clocks.deadline(self.notes.times, self.table.settings.clock, seat)

    def tell(self) -> None:
        """Has every reader sent what is new, behind all that is ready to run: acknowledgements go before it."""
        if not self._telling:
            self._telling = True
            asyncio.get_running_loop().call_soon(self._tell)

    def _tell(self) -> None:
        """What is the same for several readers is made once."""
        self._telling = False
        made: dict[tuple[str, int], Shown] = {}
        for reader in self.readers:
            if not self.may_watch(reader.person):
                reader.dismiss(NotYourSeat(NO_WATCHERS))
                continue
            person = reader.person if self._knows(reader.person) else None
            eyes = (person.id if person else "", reader.seen)
            try:
                if eyes not in made:
                    made[eyes] = self._shown(person, reader.seen)
            except Exception:
                log.exception("a table cannot be shown", table=self.table.id)
                reader.dismiss(Failed())
            else:
                self._push(reader, made[eyes])

    def show(self, reader: Reader, since: int | None) -> None:
        """Sends a reader all it may see, and what lies behind a place in the log."""
        self._push(reader, self._shown(reader.person, since))

    def _shown(self, person: Person | None, since: int | None) -> "Shown":
        sight = self.sight(person, since)
        message = json.encode(sight)
        news = bool(sight.events) or sight.again
        return Shown(
            message, hash(json.encode(structs.replace(sight, events=(), again=False)) if news else message), news
        )

    def _push(self, reader: Reader, shown: "Shown") -> None:
        """Nothing is sent where nothing is new: else a message would tell that another did something in secret."""
        reader.seen = 0 if self.table.state == "open" else self.number
        if shown.news or shown.mark != reader.shown:
            reader.shown = shown.mark
            reader.push(shown.message)

    def _knows(self, person: Person | None) -> bool:
        """Whether somebody sees more of this table than a stranger."""
        return person is not None and (person.id == self.table.host or bool(self.seats_of(person)))


class Shown(Struct, frozen=True):
    """A sight as it is sent, a mark of it without its events, and whether it has any."""

    message: bytes
    mark: int
    news: bool


def agreed_by(ask: AskBack, seats: Sequence[Seat]) -> AskBack:
    """A wish to take back, to which these seats have agreed as well."""
    return AskBack(ask.seat, ask.to, tuple(sorted({*ask.agreed, *seats})))


def fresh_sitting(table: TableRow) -> Sitting:
    """The beginning of a table's game; refused for a table begun under other rules."""
    played = title(table.title)
    if played.rules_version != table.rules:
        raise OtherRules(begun=table.rules, here=played.rules_version)
    box = played.box(table.components or None)
    return Sitting(played, table.seats, Options.read(played.options, table.options), table.seed, box)
