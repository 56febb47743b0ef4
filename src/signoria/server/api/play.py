"""Playing: moves, taking back, trying, hints, talk."""

import time

from fastapi import APIRouter, Request, Response

from signoria.server.api.answers import Json, answers
from signoria.server.bodies import (
    AgreeBody,
    ChatBody,
    Count,
    HintBody,
    LineBody,
    MovesBody,
    OnlyChoiceBody,
    OrderBody,
    PlayOnBody,
    SeatNumber,
    UndoBody,
)
from signoria.server.parts import Anybody, Somebody, TheParts, address_of
from signoria.server.rates import NEW_TABLE, PLAYED_ON
from signoria.server.refusals import BadRequest, NotYourSeat
from signoria.server.rows import Order
from signoria.server.seating import SeatWish
from signoria.server.sight import PreviewSight, Said, Sight, Talk, talk
from signoria.server.thinking import Hint
from signoria.server.watching import check_watching

router = APIRouter(tags=["play"])


@router.post("/tables/{table}/moves", responses=answers(Sight, 401, 404, 409))
async def move(table: str, body: MovesBody, parts: TheParts, person: Somebody) -> Response:
    """Plays a line of moves. When this answers it is on disk. Over the socket it is shorter (`LivePlay`)."""
    live, _ = await parts.tables.play(person, table, body.seat, body.line, body.question, body.client)
    return Json(live.sight(person, None))


@router.post("/tables/{table}/undo", responses=answers(Sight, 401, 404, 409))
async def undo(table: str, body: UndoBody, parts: TheParts, person: Somebody) -> Response:
    """Takes moves back."""
    live = await parts.tables.undo(person, table, body.seat, body.to)
    return Json(live.sight(person, None))


@router.post("/tables/{table}/agree", responses=answers(Sight, 401, 404, 409))
async def agree(table: str, body: AgreeBody, parts: TheParts, person: Somebody) -> Response:
    """Agrees to what somebody wants to take back, or does not."""
    live = await parts.tables.agree(person, table, yes=body.yes)
    return Json(live.sight(person, None))


@router.put("/tables/{table}/order", responses=answers(Sight, 401, 404, 409))
async def order(table: str, body: OrderBody, parts: TheParts, person: Somebody) -> Response:
    """Gives a standing order; only its owner ever sees it."""
    given = Order(
        kind=body.kind,
        lot=body.lot,
        limit=body.limit,
        then=body.then,
        rivals=tuple(body.rivals),
        unless=tuple(body.unless),
    )
    live = await parts.tables.order(person, table, body.seat, given)
    return Json(live.sight(person, None))


@router.delete("/tables/{table}/order/{seat}", responses=answers(Sight, 401, 404, 409))
async def cancel(table: str, seat: SeatNumber, parts: TheParts, person: Somebody) -> Response:
    """Cancels a standing order."""
    live = await parts.tables.order(person, table, seat, None)
    return Json(live.sight(person, None))


@router.put("/tables/{table}/only-choice", responses=answers(Sight, 401, 404, 409))
async def only_choice(table: str, body: OnlyChoiceBody, parts: TheParts, person: Somebody) -> Response:
    """Has the server answer where a seat has one choice and nothing hidden shows by it; only its owner ever sees it."""
    live = await parts.tables.only_choice(person, table, body.seat, take=body.take)
    return Json(live.sight(person, None))


@router.post("/tables/{table}/end", responses=answers(Sight, 401, 404, 409))
async def end(table: str, parts: TheParts, person: Somebody) -> Response:
    """Ends a table on which somebody's time has run out, where the table chose so."""
    live = await parts.tables.end(person, table)
    return Json(live.sight(person, None))


@router.post("/tables/{table}/rematch", responses=answers(Sight, 401, 404, 409))
async def rematch(request: Request, table: str, parts: TheParts, person: Somebody) -> Response:
    """The same players once more, each one seat further."""
    parts.limits.post(address_of(request), person.id, NEW_TABLE)
    live = await parts.making.rematch(person, table)
    return Json(live.sight(person, None))


@router.post("/tables/{table}/play-on", responses=answers(Sight, 401, 404, 409))
async def play_on(request: Request, table: str, body: PlayOnBody, parts: TheParts, person: Somebody) -> Response:
    """A new table from a position of a finished one, unseen cards dealt anew."""
    parts.limits.post(address_of(request), person.id, PLAYED_ON)
    wishes = tuple(SeatWish(seat.kind, seat.spec, seat.name) for seat in body.seats)
    live = await parts.making.play_on(person, table, body.at, body.seat, wishes)
    return Json(live.sight(person, None))


@router.post("/tables/{table}/preview", responses=answers(PreviewSight, 401, 404, 409))
async def preview(table: str, body: LineBody, parts: TheParts, person: Somebody) -> Response:
    """Tries a line, from the seat's own knowledge; nothing changes."""
    return Json(await parts.tables.preview(person, table, body.seat, body.line))


@router.post("/tables/{table}/hint", responses=answers(Hint, 401, 404, 409))
async def hint(table: str, body: HintBody, parts: TheParts, person: Somebody) -> Response:
    """The three best moves here by the judgement of `quick`, the points it counts on, and why; it moves nothing.

    With a line it answers the question that this leads to: so the pay of a drafted work is proposed.
    """
    return Json(await parts.tables.hint(person, table, body.seat, body.line))


@router.get("/tables/{table}/chat", responses=answers(Talk, 404))
async def chat(table: str, parts: TheParts, person: Anybody, after: Count = 0) -> Response:
    """What was said at a table."""
    live = await parts.hub.table(table)
    check_watching(live, person)
    return Json(talk(await parts.store.chat(table, after), live.seats))


@router.post("/tables/{table}/chat", responses=answers(Said, 401, 404, 409))
async def say(table: str, body: ChatBody, parts: TheParts, person: Somebody) -> Response:
    """Says something; only those who sit at the table may."""
    live = await parts.hub.table(table)
    if not live.seats_of(person):
        raise NotYourSeat("talk-seated")
    if bool(body.text) == bool(body.phrase):
        raise BadRequest("say-something")
    row = await parts.store.say(table, person, body.text, body.phrase, time.time())
    await parts.company.tell_talk(live)
    return Json(talk([row], live.seats).chat[0])
