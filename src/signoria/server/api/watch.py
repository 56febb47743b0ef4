"""Watching: a table as one may see it, live and afterwards."""

import asyncio
import contextlib
from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Response, WebSocket
from msgspec import Raw, Struct
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.websockets import WebSocketDisconnect

from signoria.server.api.answers import Json, answers
from signoria.server.live import LiveTable, Reader
from signoria.server.parts import Anybody, TheParts, parts_of, person_of
from signoria.server.refusals import NotAllowed, Unserved
from signoria.server.sight import Sight
from signoria.server.tables import check_watching

router = APIRouter(tags=["watch"])
health = APIRouter()
LogNumber = Annotated[int | None, Query(ge=0, le=1_000_000)]
SeatNumber = Annotated[int | None, Query(ge=0, le=15)]


class ReplayAnswer(Struct, frozen=True):
    """A position of a finished game."""

    at: int
    moves: int
    seat: int | None
    view: Raw
    events: tuple[Raw, ...]


class Healthy(Struct, frozen=True):
    """All is well."""

    well: bool = True


@health.get("/healthz", responses=answers(Healthy))
async def healthz(parts: TheParts) -> Response:
    """Whether the server answers and its database too."""
    await parts.store.public_tables("open")
    return Json(Healthy())


@health.get("/metrics", include_in_schema=False)
async def metrics() -> Response:
    """Figures for those who watch the server."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


@router.get("/tables/{table}", responses=answers(Sight, 404))
async def look(
    table: str, parts: TheParts, person: Anybody, since: LogNumber = None, seat: SeatNumber = None
) -> Response:
    """The table as one may see it: from one's seat, as a spectator, or from any seat once the game is over."""
    return Json(await parts.tables.sight(person, table, since, seat))


@router.get("/tables/{table}/record", responses={**answers(str, 404, 409), 200: {"content": {"text/plain": {}}}})
async def record(table: str, parts: TheParts) -> Response:
    """The record of a finished table."""
    live = await parts.hub.table(table)
    if live.table.state != "finished":
        raise NotAllowed("The record can be had when the game is over.")
    return Response(live.sitting.record().text(), media_type="text/plain; charset=utf-8")


@router.get("/tables/{table}/replay", responses=answers(ReplayAnswer, 404, 409))
async def replay(
    table: str, parts: TheParts, at: Annotated[int, Query(ge=0, le=1_000_000)] = 0, seat: SeatNumber = None
) -> Response:
    """A finished game after so many moves, from any seat's eyes or a spectator's, with what its last move told."""
    sitting = await parts.tables.position(table, at)
    eyes = seat if seat is not None and seat < sitting.header.seats else None
    events = sitting.events(eyes, at - 1) if at else []
    whole = (await parts.hub.table(table)).sitting.number
    view = Raw(msgspec.json.encode(sitting.game.view(eyes)))
    return Json(ReplayAnswer(at, whole, eyes, view, tuple(Raw(msgspec.json.encode(event)) for event in events)))


@router.websocket("/tables/{table}/live")
async def live(socket: WebSocket, table: str, since: int | None = None) -> None:
    """The whole sight at once, then what is new after each move, for as long as one stays."""
    parts = parts_of(socket)
    try:
        person = await person_of(socket)
        watched = await parts.hub.table(table)
        check_watching(watched, person)
    except Unserved as refused:
        await socket.close(1008, str(refused))
        return
    await socket.accept()
    reader = Reader(person)
    async with watched.lock:
        await parts.hub.catch_up(watched)
        _begin(watched, reader, since)
        watched.readers.add(reader)
    sending = asyncio.create_task(_send(socket, watched, reader))
    try:
        while True:
            await socket.receive_text()
    except WebSocketDisconnect:
        pass
    finally:
        watched.readers.discard(reader)
        sending.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await sending


def _begin(table: LiveTable, reader: Reader, since: int | None) -> None:
    sight = table.sight(reader.person, since if since is not None and since <= table.number else None)
    reader.seen = sight.number
    reader.push(msgspec.json.encode(sight))


async def _send(socket: WebSocket, table: LiveTable, reader: Reader) -> None:
    """Sends what waits; a reader that fell behind begins again with the whole sight."""
    while True:
        await reader.woken.wait()
        reader.woken.clear()
        if reader.behind:
            async with table.lock:
                reader.behind = False
                _begin(table, reader, None)
        while reader.waiting:
            await socket.send_text(reader.waiting.popleft().decode())
