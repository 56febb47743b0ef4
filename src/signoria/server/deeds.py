"""What somebody does to a table, and all that is to be kept of it."""

from collections.abc import Sequence

from msgspec import structs

from signoria.server import clocks, orders
from signoria.server.live import LiveTable
from signoria.server.rows import Asked, Change, LineRow, Notes, SeatRow, bot_of, rests
from signoria.table import Seat


class Deed:
    """What somebody does to a table, done to a copy of its sitting: the table stays as it is on disk until this is.

    It may play there, and say which seats and notes are different afterwards.
    """

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.sitting = table.sitting.copy()
        self.seats = list(table.seats)
        self.notes = table.notes
        self._ended = table.table.state == "ended"

    def put(self, seat: SeatRow) -> None:
        """A seat that changes hands."""
        self.seats[seat.seat] = seat

    def acts(self, seat: Seat) -> None:
        """A seat's person does something: they are there, and no longer late."""
        late = tuple(other for other in self.notes.late if other != seat)
        overdue = {other: number for other, number in self.notes.overdue.items() if other != seat}
        self.note(structs.replace(self.notes, late=late, overdue=overdue))

    def is_late(self, seat: Seat) -> None:
        """A person's time has run out: a bot answers the question that is asked, and no other."""
        self.note(
            structs.replace(
                self.notes,
                late=(*(other for other in self.notes.late if other != seat), seat),
                overdue={**self.notes.overdue, seat: self.sitting.question_number(seat)},
            )
        )

    def note(self, notes: Notes) -> None:
        """Other notes."""
        self.notes = notes

    def end(self) -> None:
        """The table does not go on."""
        self._ended = True

    def play(self, seat: Seat, line: str, question: int | None) -> None:
        """A seat's line."""
        self.table.check_playing()
        self.sitting.play(seat, line, question)

    def undo(self, seat: Seat, to: int, *, agreed: bool) -> None:
        """Takes back to where so many moves stood."""
        self.table.check_playing()
        self.sitting.undo(seat, to, agreed=agreed)

    def planned(self, now: float, client: str) -> Change:
        """All that is to be kept; the last line carries the id its sender gave it."""
        table, before = self.table.table, self.table.number
        lines = [
            LineRow(before + place, line.seat, line.text, "", now)
            for place, line in enumerate(self.sitting.log[before:], 1)
        ]
        if client and lines:
            lines[-1] = structs.replace(lines[-1], client=client)
        state, waiting, result = self._standing()
        notes = self._noted(now, state, waiting)
        goes_on = state == "playing" and not rests(self.seats, notes)
        bot_takes_over = table.settings.on_timeout == "bot"
        return Change(
            table=table.id,
            version=table.version,
            after=before,
            lines=tuple(lines),
            seats=tuple(seat for seat in self.seats if seat not in self.table.seats),
            state=state,
            waiting=waiting,
            bots_asked=goes_on
            and (any(bot_of(self.seats[seat], notes) for seat in waiting) or bool(orders.answers(notes, self.sitting))),
            due=clocks.due(notes, table.settings.clock, self.seats) if bot_takes_over else 0.0,
            moved=now if self._shows(state, notes) else table.moved,
            notes=notes,
            result=result,
        )

    def _shows(self, state: str, notes: Notes) -> bool:
        """Whether others can tell that something happened: orders and answers in the making are secret."""
        old = self.table
        played = len(self.sitting.log) != old.number and not self.sitting.secret_since(old.number)
        return (
            played or state != old.table.state or tuple(self.seats) != old.seats or notes.ask_back != old.notes.ask_back
        )

    def _noted(self, now: float, state: str, waiting: Sequence[Seat]) -> Notes:
        """The notes as they stand afterwards: orders that hold no more go, the clock ticks.

        Who puts an answer together is on the same clock until it is whole.
        """
        notes, before, clock = self.notes, self.table.number, self.table.table.settings.clock
        secret = len(self.sitting.log) == before or self.sitting.secret_since(before)
        fresh = [seat for seat in waiting if not secret and self.sitting.question_number(seat) > before]
        times = notes.times if notes.times.reserves else clocks.begun(clock, self.table.table.seats)
        if rests(self.table.seats, self.table.notes):
            times = clocks.resumed(times, waiting, now)
        return Notes(
            orders={
                seat: order
                for seat, order in notes.orders.items()
                if state == "playing"
                and orders.stands(order, self.sitting.game.question(seat), self.sitting.title.bidding)
            },
            only_choice=notes.only_choice if state == "playing" else (),
            taken=notes.taken,
            ask_back=notes.ask_back if secret else None,
            times=clocks.ticked(times, clock, waiting, fresh, now),
            questions=self._asked(waiting),
            late=notes.late,
            overdue=self._overdue(waiting),
            told=self.sitting.counted(len(self.sitting.log), ()),
        )

    def _overdue(self, waiting: Sequence[Seat]) -> dict[int, int]:
        """The overdue questions that are not answered yet; what a bot has begun for somebody it brings to its end."""
        last, game = self.sitting.log[-1] if self.sitting.log else None, self.sitting.game
        found: dict[int, int] = {}
        for seat, number in self.notes.overdue.items():
            asked = self.sitting.question_number(seat)
            begun = last is not None and last.seat == seat and not last.undo and not game.settled()
            if seat in waiting and (asked == number or begun):
                found[seat] = asked
        return found

    def _asked(self, waiting: Sequence[Seat]) -> dict[int, Asked]:
        """What is asked of the people who are asked."""
        found = {seat: self.sitting.game.question(seat) for seat in waiting if self.seats[seat].kind == "person"}
        return {seat: Asked(question.key, question.arguments) for seat, question in found.items() if question}

    def _standing(self) -> tuple[str, tuple[Seat, ...], str]:
        """State, seats asked and result, as the table stands afterwards."""
        if self._ended:
            return "ended", (), ""
        if any(seat.kind == "open" for seat in self.seats):
            return "open", (), ""
        outcome = self.sitting.outcome()
        if outcome is None:
            return "playing", self.sitting.game.waiting(), ""
        return "finished", (), outcome.text()
