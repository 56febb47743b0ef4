"""What is kept: people, tables, seats, lines, chat."""

from collections.abc import Sequence

from msgspec import Struct

from signoria.table import Arguments, Seat


class Person(Struct, frozen=True):
    """Somebody who plays: a name and a cookie, perhaps an account. Cookies of another `session` are void."""

    id: str
    name: str
    account: str = ""
    session: int = 0


class Clock(Struct, frozen=True):
    """How long a table lets its players think: seconds a move and a reserve; none if both are 0."""

    move_seconds: int = 0
    reserve_seconds: int = 0


class TableSettings(Struct, frozen=True, kw_only=True):
    """What the players of a table agreed on, beside the rules. `practice`: who plays alone may take back anything."""

    clock: Clock = Clock()
    on_timeout: str = "bot"
    veil: bool = False
    hints: bool = True
    watchers: bool = True
    bot_pace: str = "at-once"
    practice: bool = False


class TableRow(Struct, frozen=True, kw_only=True):
    """A table as it is kept. `lines` counts its log, `version` its changes, `waiting` names the seats asked."""

    id: str
    title: str
    rules: int
    seats: int
    options: dict[str, str]
    seed: int
    components: str
    settings: TableSettings
    host: str
    public: bool
    invite: str
    state: str
    made: float
    moved: float
    waiting: tuple[Seat, ...]
    lines: int
    version: int
    origin: str
    result: str


class Order(Struct, frozen=True, kw_only=True):
    """A standing order: up to a limit for one lot against rivals, then pass or ask; or pass unless a lot comes."""

    kind: str
    lot: str = ""
    limit: int = 0
    then: str = "ask"
    rivals: tuple[Seat, ...] = ()
    unless: tuple[str, ...] = ()


class AskBack(Struct, frozen=True):
    """Somebody asks to take back to where so many moves stood; those who agreed so far."""

    seat: Seat
    to: int
    agreed: tuple[Seat, ...]


class Times(Struct, frozen=True):
    """The clock of a table: since when each seat is asked, and how much of its reserve is left."""

    asked: dict[int, float]
    reserves: tuple[float, ...]


class Asked(Struct, frozen=True):
    """What a seat is asked: kept so that a list of tables can say it without opening them."""

    key: str
    arguments: Arguments = {}


class Notes(Struct, frozen=True, kw_only=True):
    """What is kept beside the log: standing orders, a wish to take back, the clock, what each seat is asked.

    The seats in `only_choice` have the server answer where they have one choice; `taken` are the numbers of the log at
    which it did. Nobody sees another's order or question. In `late` are the seats whose time ran out and whose people
    have not acted since; `overdue` are the numbers of their questions that a bot is to answer. So many lines of the log
    are `told` to everybody; nothing is said of that for tables that were last changed before it was counted.
    """

    orders: dict[int, Order] = {}
    only_choice: tuple[Seat, ...] = ()
    taken: tuple[int, ...] = ()
    ask_back: AskBack | None = None
    times: Times = Times({}, ())
    questions: dict[int, Asked] = {}
    late: tuple[Seat, ...] = ()
    overdue: dict[int, int] = {}
    told: int | None = None


class SeatRow(Struct, frozen=True, kw_only=True):
    """A place: a person, a bot, or open. Away: given up, and a bot plays it until its owner comes back."""

    seat: Seat
    kind: str
    person: str = ""
    spec: str = ""
    name: str = ""
    away: bool = False


def bot_of(seat: SeatRow, notes: Notes) -> str:
    """The bot that answers for a seat now; nothing for a person who is there and in time."""
    if seat.kind == "bot":
        return seat.spec
    return (seat.spec or "quick") if seat.away or seat.seat in notes.overdue else ""


def rests(seats: Sequence[SeatRow], notes: Notes) -> bool:
    """Whether a table waits for somebody to come back: all its people have given up their seats, or are late."""
    people = [seat for seat in seats if seat.kind == "person"]
    return bool(people) and all(
        seat.away or (seat.seat in notes.late and seat.seat not in notes.overdue) for seat in people
    )


class LineRow(Struct, frozen=True):
    """A line of a table's log."""

    number: int
    seat: Seat
    text: str
    client: str = ""
    made: float = 0.0


class ChatRow(Struct, frozen=True):
    """Something said at a table: a text, or the key of a phrase that every reader has in his own language."""

    number: int
    person: str
    name: str
    text: str
    made: float
    phrase: str = ""


class Kept(Struct, frozen=True):
    """A table with its seats, as it is kept."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    notes: Notes = Notes()


class Change(Struct, frozen=True, kw_only=True):
    """What one request does to a table: all of it or nothing, and only if the table is still as it was seen."""

    table: str
    version: int
    after: int
    lines: tuple[LineRow, ...] = ()
    seats: tuple[SeatRow, ...] = ()
    state: str
    waiting: tuple[Seat, ...]
    bots_asked: bool
    due: float
    moved: float
    notes: Notes
    result: str = ""
