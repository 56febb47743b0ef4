"""What is sent to a seat or a spectator: made from the engine's views, questions and events, and from nothing else."""

from msgspec import UNSET, Raw, Struct, UnsetType, json

from signoria.server.rows import AskBack, Order, Person, SeatRow, TableRow
from signoria.table import Message, Refusal, Seat, Sitting
from signoria.table.messages import AuctionState


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


class SeatSight(Struct, frozen=True, kw_only=True):
    """Who sits where."""

    seat: Seat
    kind: str
    name: str
    mine: bool
    away: bool
    spec: str


class TableSight(Struct, frozen=True, kw_only=True):
    """What everybody may know of a table, whatever the game."""

    id: str
    title: str
    options: dict[str, str]
    seats: tuple[SeatSight, ...]
    state: str
    public: bool
    made: float
    moved: float
    waiting: tuple[Seat, ...]
    moves: int
    result: str
    origin: str


class Sight(Struct, frozen=True, kw_only=True):
    """One message to one reader. `number` counts the log: who has seen it asks for what comes behind it."""

    number: int
    table: TableSight
    seat: Seat | None
    view: Raw | UnsetType = UNSET
    events: tuple[Raw, ...] = ()
    questions: dict[int, QuestionSight] = {}
    undo: dict[int, int] = {}
    orders: dict[int, Order] = {}
    ask_back: AskBack | None = None
    again: bool = False


def table_sight(table: TableRow, seats: tuple[SeatRow, ...], person: Person | None) -> TableSight:
    """The table for one reader: seats are known by names, never by persons."""
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
                spec=seat.spec if seat.kind == "bot" else "",
            )
            for seat in seats
        ),
        state=table.state,
        public=table.public,
        made=table.made,
        moved=table.moved,
        waiting=table.waiting,
        moves=table.lines,
        result=table.result,
        origin=table.origin,
    )


def question_sight(sitting: Sitting, seat: Seat, deadline: float | None) -> QuestionSight | None:
    """A seat's question with its moves and what is refused."""
    game = sitting.game
    question = game.question(seat)
    if question is None:
        return None
    return QuestionSight(
        number=sitting.question_number(seat),
        key=question.key,
        paragraph=question.paragraph,
        arguments=Raw(json.encode(question.arguments)),
        auction=question.auction,
        deadline=deadline,
        moves=tuple(MoveSight(str(move), game.message(seat, move)) for move in game.moves(seat)),
        refused=tuple(RefusedSight(str(move), game.message(seat, move), why) for move, why in game.refused(seat)),
    )
