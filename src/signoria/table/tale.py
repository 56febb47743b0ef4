"""What a sitting tells of its moves, and to whom."""

from collections.abc import Sequence

from msgspec import Struct

from signoria.table.events import Event
from signoria.table.game import Game
from signoria.table.messages import Seat
from signoria.table.records import Line
from signoria.table.secrets import Secrets


class SeenMove(Struct, frozen=True):
    """A move that stands, as a seat may know it: its place in the log, who made it, and what it told."""

    number: int
    line: Line
    events: tuple[Event, ...]


class Played(Struct, frozen=True):
    """A move that stands: who, what, what it told, the count of things learnt before it, its place in the log.

    `known` are the seats that alone know of it: others are told nothing, as of part of an answer in the making.
    """

    line: Line
    events: tuple[Event, ...]
    learnt: int
    place: int
    known: tuple[Seat, ...] | None = None

    def known_to(self, seats: Sequence[Seat]) -> bool:
        """Whether somebody with these seats knows of it."""
        return self.known is None or any(seat in self.known for seat in seats)

    def as_seen_by(self, seat: Seat | None) -> SeenMove:
        """The move as a seat may know it."""
        return SeenMove(self.place, self.line, tuple(event for event in self.events if event.seen_by(seat)))


class TakenBack(Struct, frozen=True):
    """Moves that others had to agree to take back: which line of the log did so, who asked, how many moves stood."""

    number: int
    seat: Seat
    to: int
    moves: tuple[Played, ...]

    def as_seen_by(self, seat: Seat | None) -> tuple[SeenMove, ...]:
        """The moves as a seat may have known them."""
        return tuple(played.as_seen_by(seat) for played in self.moves)


class Tale:
    """The moves that stand, the log of all lines, and who knows of which.

    While a game lasts, a move that tells others nothing, such as part of an answer that is put together, is known to
    its own seat only: everybody else counts without it, and so cannot tell that there was one (`counted`, `place_of`,
    `standing`, `standing_place`).
    """

    game: Game
    log: list[Line]
    taken_back: tuple[TakenBack, ...]
    _played: list[Played]
    _lines: Secrets
    _moves: Secrets

    def events(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """What a seat may know to have happened after so many moves."""
        return [event for played in self._played[since:] for event in played.events if event.seen_by(seat)]

    def story_since(self, seat: Seat | None, place: int, mine: Sequence[Seat] = ()) -> list[SeenMove] | None:
        """The moves after so many lines of the live log, each with what a seat may know of it.

        Nothing (None) if something was taken back or dealt anew since: then only the whole view tells where one is.
        Whoever has several seats knows of the moves of all that are `mine`.
        """
        known = _with(mine, seat)
        for number, line in enumerate(self.log[place:], place + 1):
            if (line.undo is not None or line.imagined is not None) and self._knows(number, known):
                return None
        return [
            played.as_seen_by(seat)
            for played in self._played
            if played.place > place and (self.over or played.known_to(known))
        ]

    def story(self, seat: Seat | None, mine: Sequence[Seat] = ()) -> list[SeenMove]:
        """All moves that stand and are known, each with what a seat may know of it."""
        known = _with(mine, seat)
        return [played.as_seen_by(seat) for played in self._played if self.over or played.known_to(known)]

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more: then no line is secret."""
        return not self.game.agenda

    def counted(self, place: int, known: Sequence[Seat]) -> int:
        """How many of so many lines of the log somebody with these seats knows of."""
        return place if self.over else self._lines.count(place, known)

    def place_of(self, number: int, known: Sequence[Seat]) -> int:
        """The place in the log of the line that somebody with these seats counts as that number."""
        return number if self.over else self._lines.place(number, known)

    def standing(self, place: int, known: Sequence[Seat]) -> int:
        """How many of so many standing moves somebody with these seats knows of."""
        return place if self.over else self._moves.count(place, known)

    def standing_place(self, number: int, known: Sequence[Seat]) -> int:
        """How many moves really stand where somebody with these seats counts so many."""
        return number if self.over else self._moves.place(number + 1, known) - 1

    def took_back(self, seat: Seat) -> bool:
        """Whether the last thing a seat knows of is that something was taken back."""
        place = self.place_of(self.counted(len(self.log), (seat,)), (seat,))
        return place > 0 and self.log[place - 1].undo is not None

    def secret_since(self, place: int) -> bool:
        """Whether there are lines after so many, none of them known to everybody."""
        return 0 < len(self.log) - place == self._lines.since(place)

    def _knows(self, place: int, known: Sequence[Seat]) -> bool:
        return self.counted(place, known) != self.counted(place - 1, known)

    def events_of(self, place: int) -> tuple[Event, ...]:
        """All events of one move, whoever may see them."""
        return self._played[place].events

    def move_texts(self) -> list[tuple[Seat, str]]:
        """The moves that stand, with who made them."""
        return [(played.line.seat, played.line.text) for played in self._played]

    def last_line(self) -> Line:
        """The last move that stands, with what chance brought."""
        return self._played[-1].line


def knowing(seat: Seat, events: Sequence[Event]) -> tuple[Seat, ...] | None:
    """The seats that alone know of a move, by what it told; nothing if everybody does."""
    known = {seat}
    for event in events:
        if event.to is None:
            return None
        known.update(event.to)
    return tuple(sorted(known))


def _with(seats: Sequence[Seat], seat: Seat | None) -> Sequence[Seat]:
    return seats if seat is None or seat in seats else (*seats, seat)
