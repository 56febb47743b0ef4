"""The socket: the whole sight first, then what is new after each move, what is said, and who comes and goes.

Messages are told apart by what they have: a `Sight` has `table`, `Talk` has `chat`, `Presence` has `present`. Who may
not look gets an `ErrorAnswer`, and the socket closes with 1008.
"""

import asyncio
import contextlib

import msgspec
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from signoria.server.errors_shape import ErrorAnswer
from signoria.server.live import FROM_THE_START, LiveTable, Reader
from signoria.server.parts import Parts, parts_of, person_of
from signoria.server.refusals import NotYourSeat, Unserved, language_of
from signoria.server.tables import NO_WATCHERS, check_watching

router = APIRouter()
REFUSED = 1008
LONGEST_REASON = 120
MOST_SAID = 1_000_000


@router.websocket("/tables/{table}/live")
async def live(socket: WebSocket, table: str, since: int | None = None, said: int = 0) -> None:
    """Resumes behind the log's number `since` and the talk's number `said`; says `language` what it has to say."""
    parts = parts_of(socket)
    await socket.accept()
    try:
        person = await person_of(socket)
        watched = await parts.hub.table(table)
        check_watching(watched, person)
    except Unserved as refused:
        await _turn_away(socket, refused)
        return
    reader = Reader(person, max(0, min(said, MOST_SAID)))
    async with watched.lock:
        await parts.hub.catch_up(watched)
        _begin(watched, reader, since)
        watched.readers.add(reader)
    sending = asyncio.create_task(_send(socket, parts, watched, reader))
    try:
        await parts.company.come(watched, reader)
        while True:
            await socket.receive_text()
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        sending.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await sending
        await parts.company.go(watched, reader)


async def _turn_away(socket: WebSocket, refused: Unserved) -> None:
    sentence = refused.sentence(language_of(socket.query_params.get("language", "")))
    await socket.send_text(msgspec.json.encode(ErrorAnswer(sentence)).decode())
    await socket.close(REFUSED, sentence.encode()[:LONGEST_REASON].decode(errors="ignore"))


def _begin(table: LiveTable, reader: Reader, since: int | None) -> None:
    sight = table.sight(reader.person, since)
    reader.seen = sight.number
    reader.push(msgspec.json.encode(sight))


async def _send(socket: WebSocket, parts: Parts, table: LiveTable, reader: Reader) -> None:
    """Sends what waits; a reader that fell behind begins again with the whole sight and all that was said."""
    while True:
        await reader.woken.wait()
        reader.woken.clear()
        if reader.dismissed:
            await _turn_away(socket, NotYourSeat(NO_WATCHERS))
            return
        if reader.behind:
            async with table.lock:
                reader.behind = False
                reader.said = 0
                _begin(table, reader, FROM_THE_START)
            await parts.company.come(table, reader)
        while reader.waiting:
            await socket.send_text(reader.waiting.popleft().decode())
