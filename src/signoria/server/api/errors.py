"""Every failure is told in one sentence with the right status."""

import sqlite3

import msgspec
import psycopg
import structlog
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from msgspec import structs
from starlette.exceptions import HTTPException
from starlette.routing import Match, Route

from signoria.server.api.answers import Json
from signoria.server.live import LiveTable
from signoria.server.parts import parts_of, person_of
from signoria.server.refusals import ErrorAnswer, NotKept, NotRead, Unserved, language_of
from signoria.table import BadComponents, BadOptions, Refusal, Refused, TableError, UnknownTitle
from signoria.table.messages import STALE_QUESTION
from signoria.table.texts import Speech

log = structlog.get_logger()
SILENT = (sqlite3.Error, psycopg.Error)
"""What is raised where the database does not answer."""


def install(app: FastAPI) -> None:
    """Registers the handlers."""
    app.add_exception_handler(Unserved, _unserved)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(TableError, _unserved)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    for silent in SILENT:
        app.add_exception_handler(silent, _silent)


def told(error: Unserved | Refused | TableError, language: str, table: LiveTable | None) -> tuple[int, ErrorAnswer]:
    """What is answered to who asked for something that cannot be, over HTTP or the socket: a status and a sentence."""
    match error:
        case Unserved():
            return error.status, ErrorAnswer(error.sentence(language), field=error.field)
        case Refused(refusal=refusal) if table is not None:
            sentence = sentence_of(table, refusal, language)
            return 409, ErrorAnswer(sentence, refusal.key, refusal.paragraph, dict(refusal.arguments))
        case BadComponents():
            return 422, ErrorAnswer(error.sentence(language), field="components")
        case BadOptions(option=option):
            return 422, ErrorAnswer(error.sentence(language), field=f"options.{option}" if option else "")
        case UnknownTitle():
            return 404, ErrorAnswer(str(error))
        case _:
            return 422, ErrorAnswer(str(error))


async def _unserved(request: Request, error: Exception) -> Response:
    assert isinstance(error, (Unserved, TableError))
    status, answer = told(error, _language(request), None)
    found = Json(answer, status)
    found.headers.update(error.headers if isinstance(error, Unserved) else {})
    return found


async def _silent(request: Request, error: Exception) -> Response:
    """The database failed: who asked for something asks again, and who wanted something kept sends it again."""
    log.error("the database does not answer", reason=str(error), path=request.url.path)
    return await _unserved(request, NotRead() if request.method in ("GET", "HEAD") else NotKept())


async def _refused(request: Request, error: Exception) -> Response:
    """A move that the rules refuse: why, and by which paragraph; a stale one gets the present sight back."""
    assert isinstance(error, Refused)
    key = str(request.path_params.get("table", ""))
    parts = parts_of(request)
    person = await person_of(request)
    table = await parts.hub.table(key)
    status, answer = told(error, _language(request), table)
    if error.refusal.key == STALE_QUESTION.key:
        async with table.lock:
            sight = msgspec.json.decode(msgspec.json.encode(table.sight(person, None)), type=dict[str, object])
        answer = structs.replace(answer, sight=sight)
    return Json(answer, status)


def sentence_of(table: LiveTable, refusal: Refusal, language: str) -> str:
    """A refusal in words."""
    sitting = table.sitting
    return Speech(sitting.title, language, sitting.box.names, [seat.name for seat in table.seats]).refusal(refusal)


def _language(request: Request) -> str:
    return language_of(request.headers.get("accept-language", ""))


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        return Json(ErrorAnswer("The body is not valid JSON."), 400)
    where = ".".join(str(place) for place in first["loc"] if place != "body")
    reason = str(first["msg"])
    return Json(ErrorAnswer(f"{where}: {reason}" if where else reason, field=where), 422)


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, Unserved):
        return await _unserved(request, error.__cause__)
    sentences = {404: "There is nothing at this address.", 405: "This address does not do that."}
    answer = Json(ErrorAnswer(sentences.get(error.status_code, str(error.detail))), error.status_code)
    answer.headers.update(error.headers or {})
    if error.status_code == 405:
        answer.headers["allow"] = ", ".join(_methods(request))
    return answer


def _methods(request: Request) -> list[str]:
    """All that can be done at an address, over all routes that lead there."""
    found: set[str] = set()
    for route in request.app.routes:
        if isinstance(route, Route) and route.matches(request.scope)[0] is not Match.NONE:
            found |= route.methods or set()
    return sorted(found)
