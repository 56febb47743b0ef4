"""The socket: the whole sight first, then what is new after each move, what is said, and who comes and goes.

Messages are told apart by what they have: a `Sight` has `table`, `Talk` has `chat`, `Presence` has `present`. Who may
not look gets an `ErrorAnswer`, and the socket closes with 1008; where it is only not possible just now, with 1013. Who
sits at the table may send moves (`LivePlay`), one after the other: each is answered under its own id, with `played` or
`declined`.
"""

import asyncio
import contextlib
from collections.abc import Coroutine

import msgspec
import structlog
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from signoria.server.api.errors import SILENT
from signoria.server.api.playing import Declined, played
from signoria.server.live import FROM_THE_START, LiveTable
from signoria.server.parts import Parts, address_of, parts_of, pass_of
from signoria.server.reader import Reader
from signoria.server.refusals import ErrorAnswer, Failed, NotRead, TooMany, Unserved, language_of
from signoria.server.watching import check_watching

log = structlog.get_logger()
router = APIRouter()
REFUSED, LATER = 1008, 1013
LONGEST_REASON = 120
MOST_SAID = 1_000_000
TOO_FAST_SECONDS = 1.0
"""So long nothing more is read of who sends more than anybody does by hand."""


@router.websocket("/tables/{table}/live")
async def live(socket: WebSocket, table: str, since: int | None = None, said: int = 0) -> None:
    """Resumes behind the log's number `since` and the talk's number `said`; says `language` what it has to say."""
    parts, known_by = parts_of(socket), pass_of(socket)
    await socket.accept()
    try:
        person = await parts.people.of(known_by)
        await parts.watching.watched(person, table)
        with parts.limits.socket(address_of(socket), person.id if person else ""):
            await _attend(socket, table, Reader(person, max(0, min(said, MOST_SAID)), known_by), since)
    except (WebSocketDisconnect, RuntimeError):
        return
    except Unserved as refused:
        await _turn_away(socket, refused)
    except SILENT as error:
        log.error("the database does not answer", reason=str(error), table=table)
        await _turn_away(socket, NotRead())
    except Exception:
        log.exception("a socket ends by an error", table=table)
        await _turn_away(socket, Failed())


async def _attend(socket: WebSocket, key: str, reader: Reader, since: int | None) -> None:
    """Tells what happens at a table, and plays what is sent, until the socket is closed."""
    parts = parts_of(socket)
    async with parts.hub.held(key) as table:
        await parts.hub.catch_up(table)
        check_watching(table, reader.person)
        table.show(reader, table.place_of(reader.person, since))
        table.readers.add(reader)
    try:
        await parts.company.check(reader)
        await parts.company.come(table, reader)
        await until_one_ends(_send(socket, parts, table, reader), _receive(socket, key))
    finally:
        await parts.company.go(table, reader)


async def until_one_ends(*works: Coroutine[None, None, None]) -> None:
    """Hears and speaks until one of both ends, however it does: who only hears, or is only heard, begins again."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        ended, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in ended:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _receive(socket: WebSocket, table: str) -> None:
    """Plays what is sent, one line after the other, until the socket is closed."""
    language = _language(socket)
    while (message := await socket.receive())["type"] == "websocket.receive":
        answer = await played(socket, table, message.get("text") or message.get("bytes") or "", language)
        await _say(socket, answer)
        if isinstance(answer, Declined) and answer.status == TooMany.status:
            await asyncio.sleep(TOO_FAST_SECONDS)


async def _turn_away(socket: WebSocket, refused: Unserved) -> None:
    """Says why, and closes: for good, or until it is tried again."""
    sentence = refused.sentence(_language(socket))
    passing = refused.status == TooMany.status or refused.status >= Failed.status
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await _say(socket, ErrorAnswer(sentence))
        await socket.close(LATER if passing else REFUSED, sentence.encode()[:LONGEST_REASON].decode(errors="ignore"))


async def _say(socket: WebSocket, message: msgspec.Struct) -> None:
    await socket.send_text(msgspec.json.encode(message).decode())


def _language(socket: WebSocket) -> str:
    return language_of(socket.query_params.get("language", ""))


async def _send(socket: WebSocket, parts: Parts, table: LiveTable, reader: Reader) -> None:
    """Sends what waits; a reader that fell behind begins again with the whole sight and all that was said."""
    while True:
        await reader.woken.wait()
        reader.woken.clear()
        if reader.dismissed:
            await _turn_away(socket, reader.dismissed)
            return
        if reader.behind:
            async with table.lock:
                reader.behind = False
                reader.said = 0
                table.show(reader, FROM_THE_START)
            await parts.company.come(table, reader)
        while reader.waiting:
            await socket.send_text(reader.waiting.popleft().decode())
