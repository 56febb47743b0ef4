"""Watching: a table as one may see it, now and afterwards; the socket has a room of its own."""

import asyncio
from typing import Annotated

import structlog
from fastapi import APIRouter, Query, Response
from fastapi.responses import PlainTextResponse
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from signoria.server.api.answers import Json, answers, text_answer
from signoria.server.parts import Anybody, TheParts
from signoria.server.refusals import NotAllowed
from signoria.server.review import Review
from signoria.server.sight import Sight
from signoria.server.story import Position, Story

log = structlog.get_logger()
router = APIRouter(tags=["watch"])
health = APIRouter()
LogNumber = Annotated[int | None, Query(ge=0, le=1_000_000)]
SeatNumber = Annotated[int | None, Query(ge=0, le=15)]


class Healthy(Struct, frozen=True):
    """Whether all is well: the server answers, its database too, and its bots think."""

    well: bool = True


@health.get("/healthz", responses={**answers(Healthy), **answers(Healthy, status=503)})
async def healthz(parts: TheParts) -> Response:
    """Whether the server answers, its database too, and its bots think; 503 if not."""
    try:
        await parts.store.public_tables("open")
        well = all(await asyncio.gather(*(each.well() for each in parts.thinkers)))
    except Exception:
        log.exception("the database does not answer")
        well = False
    return Json(Healthy(well), 200 if well else 503)


@health.get("/metrics", include_in_schema=False)
async def metrics() -> Response:
    """Figures for those who watch the server."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


@router.get("/tables/{table}", responses=answers(Sight, 404))
async def look(
    table: str, parts: TheParts, person: Anybody, since: LogNumber = None, seat: SeatNumber = None
) -> Response:
    """The table as one may see it: from one's seat, as a spectator, or from any seat once the game is over."""
    return Json(await parts.watching.sight(person, table, since, seat))


@router.get(
    "/tables/{table}/record", response_class=PlainTextResponse, responses=text_answer("signoria record 1", 404, 409)
)
async def record(table: str, parts: TheParts, person: Anybody) -> Response:
    """The record of a finished table."""
    live = await parts.watching.watched(person, table)
    if live.table.state != "finished":
        raise NotAllowed("record-later")
    return Response(live.sitting.record().text(), media_type="text/plain; charset=utf-8")


@router.get("/tables/{table}/replay", responses=answers(Position, 404, 409))
async def replay(
    table: str,
    parts: TheParts,
    person: Anybody,
    at: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    seat: SeatNumber = None,
) -> Response:
    """A game after so many moves, with what its last move told: from any seat's eyes or a spectator's once it is over,
    from one's own before.
    """
    return Json(await parts.watching.looked_back(person, table, at, seat))


@router.get("/tables/{table}/events", responses=answers(Story, 404))
async def events(
    table: str, parts: TheParts, person: Anybody, since: LogNumber = None, seat: SeatNumber = None
) -> Response:
    """The log move by move, from one's own eyes, or from any seat's once the game is over."""
    return Json(await parts.watching.story(person, table, since or 0, seat))


@router.get("/tables/{table}/review", responses=answers(Review, 404, 409))
async def review(table: str, parts: TheParts, person: Anybody) -> Response:
    """What turned a finished game: the three moves after which the players stood otherwise, as the title judges."""
    return Json(await parts.reviews.of(person, table))
