"""A move that comes over the open socket, and its answer: short, for its sight is sent to everybody anyway."""

from typing import Annotated

import msgspec
import structlog
from fastapi import WebSocket
from msgspec import Meta, Struct

from signoria.server.api.errors import SILENT, told
from signoria.server.parts import Parts, address_of, parts_of, somebody_of
from signoria.server.refusals import ErrorAnswer, Failed, NotKept, Unserved
from signoria.server.rows import Person
from signoria.table import Refused, TableError

log = structlog.get_logger()


class Play(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of moves, the number of the question it answers, and an id of the sender's own.

    The answer names the id, and a line sent again under it is played once: so it is, after a break of the line.
    """

    seat: Annotated[int, Meta(ge=0, le=15)]
    line: Annotated[str, Meta(min_length=1, max_length=2_000, examples=["build tower, place tower d4 r1"])]
    question: Annotated[int, Meta(ge=0, le=1_000_000)]
    client: Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00]+$")]


class LivePlay(Struct, frozen=True, forbid_unknown_fields=True):
    """What may be sent over the socket `/api/tables/{table}/live`."""

    play: Play


class Played(Struct, frozen=True):
    """The line sent under the id `played` is on disk, and behind it the log had this number; its sight comes too."""

    played: str
    number: int


class Declined(Struct, frozen=True):
    """The line sent under the id `declined` was not played: what HTTP would answer, its status and body.

    The id is empty for what could not be read. With 503 nothing is known of it: it is to be sent again.
    """

    declined: str
    status: int
    answer: ErrorAnswer


class _Named(Struct, frozen=True):
    """As much of what came as an answer needs."""

    client: str = ""


class _Something(Struct, frozen=True):
    play: _Named = _Named()


UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
_READ = msgspec.json.Decoder(LivePlay)
_LOOK = msgspec.json.Decoder(_Something)


async def played(socket: WebSocket, key: str, message: str | bytes, language: str) -> Played | Declined:
    """Plays what came over a table's socket."""
    parts = parts_of(socket)
    client = ""
    try:
        person = await somebody_of(socket)
        _check_rate(socket, parts, person)
        play = _READ.decode(message).play
        client = play.client
        _, number = await parts.tables.play(person, key, play.seat, play.line, play.question, client)
        return Played(client, number)
    except (Unserved, Refused, TableError) as error:
        status, answer = told(error, language, parts.hub.in_memory(key))
    except UNREADABLE as error:
        status, answer = 422, ErrorAnswer(str(error))
    except SILENT as error:
        log.error("the database does not answer", reason=str(error), table=key)
        status, answer = told(NotKept(), language, None)
    except Exception:
        log.exception("a line could not be played", table=key)
        status, answer = told(Failed(), language, None)
    return Declined(client or _client(message), status, answer)


def _client(message: str | bytes) -> str:
    """The id under which something came that was not read further."""
    try:
        return _LOOK.decode(message).play.client
    except UNREADABLE:
        return ""


def _check_rate(socket: WebSocket, parts: Parts, person: Person) -> None:
    parts.limits.post(address_of(socket), person.id)
