"""What every request passes: where it comes from, how much it brings, how often; and what every answer carries."""

import asyncio
import time

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from signoria.server.parts import address_of, parts_of, token_of
from signoria.server.people import COOKIE
from signoria.server.rates import FILE, LOOKS, PAGE, Limits
from signoria.server.refusals import (
    BadRequest,
    ErrorAnswer,
    NotAllowed,
    TooLarge,
    TooMany,
    TooSlow,
    Unserved,
    language_of,
)
from signoria.server.settings import Settings

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:;"
    " connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}
ASSETS = "/assets/"
FLEETING = ("/api/", "/healthz", "/metrics")
LONGEST_LENGTH = 12
PENANCE = 0.5
"""Seconds until who does too much is told so: to refuse takes time too, and nobody waits for it but who asked."""


def same_origin(headers: Headers, origin: str) -> bool:
    """Whether a request comes from our own page, or from a program that is no page.

    Our page is at the origin that is set, by scheme, name and port; where none is, it is at the host that was asked.
    """
    given = headers.get("origin")
    if given is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    return given == origin if origin else given.partition("://")[2] == headers.get("host")


class Guard:
    """A layer around the application."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self._app = app
        self._settings = settings
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a request through, or answers it at once."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        refused = self._refused(scope, headers)
        if isinstance(refused, TooMany):
            await asyncio.sleep(PENANCE)
        if scope["type"] == "websocket":
            if refused is not None:
                await send({"type": "websocket.close", "code": 1008, "reason": str(refused)})
                return
            await self._app(scope, receive, send)
            return
        if refused is not None:
            await _answer(send, refused, language_of(headers.get("accept-language", "")))
            return
        fleeting = scope["path"].startswith(FLEETING)
        await self._app(scope, _limited(receive, self._settings), _with_headers(send, fleeting=fleeting))

    def _refused(self, scope: Scope, headers: Headers) -> Unserved | None:
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            return BadRequest("no-nul")
        if changes and not same_origin(headers, self._settings.origin):
            return NotAllowed("other-page")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > LONGEST_LENGTH or int(length) > self._settings.body_limit:
            return TooLarge()
        address = address_of(HTTPConnection(scope))
        try:
            if changes:
                self._limits.post(address, _speaker(scope))
            else:
                self._limits.read(address, _speaker(scope), _cost(scope["path"]))
        except TooMany as refused:
            return refused
        return None


def _cost(path: str) -> float:
    """What looking at an address counts for: a page brings answers along, and what is told of a table is made anew."""
    if path.startswith(ASSETS):
        return FILE
    if not path.startswith(FLEETING):
        return PAGE
    return LOOKS.get(path.rstrip("/").rpartition("/")[2], 1.0)


def _speaker(scope: Scope) -> str:
    """The person a request's cookie speaks for; nothing for none, and for one that was forged."""
    connection = HTTPConnection(scope)
    people, token = parts_of(connection).people, token_of(connection.headers)
    return people.program(token) if token else people.speaker(connection.cookies.get(COOKIE))


def _limited(receive: Receive, settings: Settings) -> Receive:
    """Stops a body that says less than it brings, and one that does not come to its end."""
    read = 0
    until = time.monotonic() + settings.request_seconds
    more = True

    async def receiving() -> Message:
        nonlocal read, more
        try:
            message = await asyncio.wait_for(receive(), until - time.monotonic()) if more else await receive()
        except TimeoutError:
            raise TooSlow from None
        more = more and message["type"] == "http.request" and message.get("more_body", False)
        read += len(message.get("body", b""))
        if read > settings.body_limit:
            raise TooLarge
        return message

    return receiving


def _with_headers(send: Send, *, fleeting: bool) -> Send:
    """Every answer says by whom it may be framed, read and kept: what an address of the API answers, by nobody."""
    given = {**HEADERS, "cache-control": "no-store"} if fleeting else HEADERS

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in given.items():
                headers.setdefault(name, value)
        await send(message)

    return sending


async def _answer(send: Send, refused: Unserved, language: str) -> None:
    body = msgspec.json.encode(ErrorAnswer(refused.sentence(language)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    more = {**HEADERS, "cache-control": "no-store", **refused.headers}
    headers += [(name.encode(), value.encode()) for name, value in more.items()]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
