"""What is sent to a seat or a spectator: made from the engine's views, questions and events, and from nothing else."""

from collections.abc import Collection, Sequence

from msgspec import UNSET, Raw, Struct, UnsetType, json, structs, to_builtins

from signoria.server import clocks
from signoria.server.rows import AskBack, ChatRow, Notes, Order, Person, SeatRow, TableRow, TableSettings, rests
from signoria.table import Arguments, Event, Game, Message, Outcome, Preview, Refusal, Seat
from signoria.table.messages import AuctionState
from signoria.table.sitting import Sitting
from signoria.table.tale import SeenMove
from signoria.titles import title


class MoveSight(Struct, frozen=True):
    """A move one may make: its text, and what its button says."""

    text: str
    message: Message


class RefusedSight(Struct, frozen=True):
    """A move one would think of, and why not."""

    text: str
    message: Message
    refusal: Refusal


class QuestionSight(Struct, frozen=True, kw_only=True):
    """What a seat is asked, the number to answer it by, and until when."""

    number: int
    key: str
    paragraph: str
    arguments: Raw
    auction: AuctionState | None
    deadline: float | None
    moves: tuple[MoveSight, ...]
    refused: tuple[RefusedSight, ...]


class PreviewSight(Struct, frozen=True, kw_only=True):
    """What a line would lead to, as far as its seat can know.

    `free`: nothing is learnt by it, so it can be taken back. Where something is, neither events nor a question are
    told, and the view is the one before the move that learns it.
    """

    free: bool
    events: tuple[Raw, ...]
    question: QuestionSight | None
    view: Raw


class SeatSight(Struct, frozen=True, kw_only=True):
    """Who sits where. `away`: a bot plays it until its owner comes back; `late`: one answered when time ran out."""

    seat: Seat
    kind: str
    name: str
    mine: bool
    away: bool
    late: bool
    spec: str


class TableSight(Struct, frozen=True, kw_only=True):
    """What everybody may know of a table, whatever the game.

    `rests`: all its people are away or late, and it waits for one of them to come back. `hosting`: the reader made it;
    `host` is the first seat of who did, if that person sits there. `old_rules`: it was begun under other rules than
    those of today, and cannot be opened.
    """

    id: str
    title: str
    options: dict[str, str]
    seats: tuple[SeatSight, ...]
    state: str
    rests: bool
    old_rules: bool
    public: bool
    settings: TableSettings
    host: Seat | None
    hosting: bool
    made: float
    moved: float
    waiting: tuple[Seat, ...]
    moves: int
    result: str
    origin: str


class AskedSight(Struct, frozen=True, kw_only=True):
    """What one of the reader's seats is asked, since when and until when."""

    seat: Seat
    key: str
    arguments: Arguments
    since: float
    deadline: float | None


class ListedTable(TableSight, frozen=True, kw_only=True):
    """A table in a list, with what it asks of the reader."""

    asked: tuple[AskedSight, ...]


class AskBackSight(AskBack, frozen=True):
    """Somebody asks to take back moves; `events` is what these told the reader, the first of them first."""

    events: tuple[Raw, ...] = ()


class TakenBackSight(Struct, frozen=True, kw_only=True):
    """Moves that were taken back by agreement, or in practice; behind so many of the reader's events that stand."""

    number: int
    seat: Seat
    behind: int
    events: tuple[Raw, ...]


class Sight(Struct, frozen=True, kw_only=True):
    """One message to one reader. `number` counts the log: who has seen it asks for what comes behind it. Nobody counts
    lines of an answer that another still puts together in secret, nor moves of it; once the game is over all are told.

    So many moves are `standing`; `undo` tells for each own seat that may take something back alone to how many, `ask`
    to where it could ask the others to go back. `again`: what the reader has is not continued but replaced; events are
    then all that stand. `invite` is the token of the link, for those who sit at a table that waits for others.
    `outcome` tells how a finished game ended, `sheets` what everybody would have if it ended now, by source and as far
    as the reader can know; `deadlines` until when seats that are asked may think. For own seats in `only_choice` the
    server answers where there is one choice; the first event of such an answer has `only_choice` too, for its owner.
    """

    number: int
    table: TableSight
    seat: Seat | None
    view: Raw | UnsetType = UNSET
    events: tuple[Raw, ...] = ()
    questions: dict[int, QuestionSight] = {}
    standing: int = 0
    undo: dict[int, int] = {}
    ask: dict[int, int] = {}
    orders: dict[int, Order] = {}
    only_choice: tuple[Seat, ...] = ()
    ask_back: AskBackSight | None = None
    taken_back: tuple[TakenBackSight, ...] = ()
    deadlines: dict[int, float] = {}
    sheets: tuple[dict[str, int], ...] = ()
    outcome: Outcome | None = None
    invite: str = ""
    again: bool = False


class Said(Struct, frozen=True):
    """Something said at a table, by whom and from which seat; `phrase` is the key of words that all can read."""

    number: int
    name: str
    text: str
    made: float
    seat: Seat | None = None
    phrase: str = ""


class Talk(Struct, frozen=True):
    """What was said, in order; comes over the socket when somebody speaks."""

    chat: tuple[Said, ...]


class Presence(Struct, frozen=True):
    """The seats whose people have the table open; comes over the socket when somebody comes or goes."""

    present: tuple[Seat, ...]


def talk(rows: Sequence[ChatRow], seats: Sequence[SeatRow]) -> Talk:
    """What was said, by names and by the seats of those who still sit there."""
    places = {seat.person: seat.seat for seat in reversed(seats) if seat.person}
    return Talk(
        tuple(Said(row.number, row.name, row.text, row.made, places.get(row.person), row.phrase) for row in rows)
    )


def table_sight(table: TableRow, seats: tuple[SeatRow, ...], notes: Notes, person: Person | None) -> TableSight:
    """The table for one reader: seats are known by names, never by persons."""
    told = table.lines if notes.told is None or table.state == "finished" else notes.told
    return TableSight(
        id=table.id,
        title=table.title,
        options=table.options,
        seats=tuple(
            SeatSight(
                seat=seat.seat,
                kind=seat.kind,
                name=seat.name,
                mine=person is not None and seat.person == person.id,
                away=seat.away,
                late=seat.seat in notes.late,
                spec=seat.spec if seat.kind == "bot" else "",
            )
            for seat in seats
        ),
        state=table.state,
        rests=table.state == "playing" and rests(seats, notes),
        old_rules=title(table.title).rules_version != table.rules,
        public=table.public,
        settings=table.settings,
        host=next((seat.seat for seat in seats if seat.person == table.host), None),
        hosting=person is not None and person.id == table.host,
        made=table.made,
        moved=table.moved,
        waiting=table.waiting,
        moves=told,
        result=table.result,
        origin=table.origin,
    )


def listed_table(table: TableRow, seats: tuple[SeatRow, ...], notes: Notes, person: Person | None) -> ListedTable:
    """A table in a list: known from what is kept beside its log, without opening it."""
    mine = [seat.seat for seat in seats if person is not None and seat.person == person.id]
    seen = table_sight(table, seats, notes, person)
    return ListedTable(
        **structs.asdict(seen),
        asked=tuple(
            AskedSight(
                seat=seat,
                key=notes.questions[seat].key,
                arguments=notes.questions[seat].arguments,
                since=notes.times.asked.get(seat, table.moved),
                deadline=None if seen.rests else clocks.deadline(notes.times, table.settings.clock, seat),
            )
            for seat in mine
            if seat in table.waiting and seat in notes.questions
        ),
    )


def events_sight(story: Sequence[SeenMove], eyes: Seat | None, taken: Collection[int]) -> tuple[Raw, ...]:
    """What moves told; those of this seat that were `taken` as its only choice are marked."""
    found: list[Raw] = []
    for told in story:
        marked = told.line.seat == eyes and told.number in taken
        for event in told.events:
            found.append(_marked(event) if marked else Raw(json.encode(event)))
            marked = False
    return tuple(found)


def ask_back_sight(
    ask: AskBack | None, sitting: Sitting, eyes: Seat | None, mine: Sequence[Seat]
) -> AskBackSight | None:
    """A wish to take back, with what the moves of it told."""
    if ask is None:
        return None
    to = sitting.standing(ask.to, mine)
    return AskBackSight(ask.seat, to, ask.agreed, events_sight(sitting.story(eyes, mine)[to:], None, ()))


def taken_back_sight(sitting: Sitting, eyes: Seat | None, mine: Sequence[Seat]) -> tuple[TakenBackSight, ...]:
    """What was taken back by agreement and what it told, for the log to keep a line of it."""
    return tuple(
        TakenBackSight(
            number=sitting.counted(taken.number, mine),
            seat=taken.seat,
            behind=sum(len(told.events) for told in sitting.story(eyes, mine)[: sitting.standing(taken.to, mine)]),
            events=events_sight(taken.as_seen_by(eyes), None, ()),
        )
        for taken in sitting.taken_back
    )


def _marked(event: Event) -> Raw:
    return Raw(json.encode({**to_builtins(event), "only_choice": True}))


def question_sight(game: Game, seat: Seat, number: int, deadline: float | None) -> QuestionSight | None:
    """A seat's question with its moves and what is refused."""
    question = game.question(seat)
    if question is None:
        return None
    return QuestionSight(
        number=number,
        key=question.key,
        paragraph=question.paragraph,
        arguments=Raw(json.encode(question.arguments)),
        auction=question.auction,
        deadline=deadline,
        moves=tuple(MoveSight(str(move), game.message(seat, move)) for move in game.moves(seat)),
        refused=tuple(RefusedSight(str(move), game.message(seat, move), why) for move, why in game.refused(seat)),
    )


def preview_sight(preview: Preview, seat: Seat, number: int, deadline: float | None) -> PreviewSight:
    """A preview for the seat that asked for it, under the number of the question its line would answer."""
    asked = preview.question is not None
    return PreviewSight(
        free=preview.free,
        events=tuple(Raw(json.encode(event)) for event in preview.events),
        question=question_sight(preview.game, seat, number, deadline) if asked else None,
        view=Raw(json.encode(preview.game.view(seat))),
    )
