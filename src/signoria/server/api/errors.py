"""Every failure is told in one sentence with the right status."""

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.routing import Match, Route

from signoria.server.api.answers import Json
from signoria.server.errors_shape import ErrorAnswer
from signoria.server.live import LiveTable
from signoria.server.parts import parts_of, person_of
from signoria.server.refusals import Unserved, language_of
from signoria.table import BadComponents, Refusal, Refused, TableError, UnknownTitle
from signoria.table.messages import STALE_QUESTION
from signoria.table.texts import Speech


def install(app: FastAPI) -> None:
    """Registers the handlers."""
    app.add_exception_handler(Unserved, _unserved)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(TableError, _table_error)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)


async def _unserved(request: Request, error: Exception) -> Response:
    assert isinstance(error, Unserved)
    sentence = error.sentence(language_of(request.headers.get("accept-language", "")))
    return Json(ErrorAnswer(sentence), error.status)


async def _refused(request: Request, error: Exception) -> Response:
    """A move that the rules refuse: why, and by which paragraph; a stale one gets the present sight back."""
    assert isinstance(error, Refused)
    key = str(request.path_params.get("table", ""))
    parts = parts_of(request)
    person = await person_of(request)
    table = await parts.hub.table(key)
    sight = None
    if error.refusal.key == STALE_QUESTION.key:
        async with table.lock:
            sight = msgspec.json.decode(msgspec.json.encode(table.sight(person, None)), type=dict[str, object])
    refusal = error.refusal
    language = language_of(request.headers.get("accept-language", ""))
    sentence = sentence_of(table, refusal, language)
    answer = ErrorAnswer(sentence, refusal.key, refusal.paragraph, dict(refusal.arguments), sight)
    return Json(answer, 409)


def sentence_of(table: LiveTable, refusal: Refusal, language: str) -> str:
    """A refusal in words."""
    sitting = table.sitting
    return Speech(sitting.title, language, sitting.box.names, [seat.name for seat in table.seats]).refusal(refusal)


async def _table_error(request: Request, error: Exception) -> Response:
    if isinstance(error, BadComponents):
        return Json(ErrorAnswer(error.sentence(language_of(request.headers.get("accept-language", "")))), 422)
    return Json(ErrorAnswer(str(error)), 404 if isinstance(error, UnknownTitle) else 422)


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        return Json(ErrorAnswer("The body is not valid JSON."), 400)
    where = ".".join(str(place) for place in first["loc"] if place != "body")
    reason = str(first["msg"])
    return Json(ErrorAnswer(f"{where}: {reason}" if where else reason), 422)


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
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
