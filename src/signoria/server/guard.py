"""What every request passes: where it comes from, how much it brings, how often; and what every answer carries."""

import time
from collections import OrderedDict

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from signoria.server.errors_shape import ErrorAnswer
from signoria.server.parts import parts_of
from signoria.server.people import COOKIE
from signoria.server.refusals import NotAllowed, TooLarge, TooMany, Unserved, language_of
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
BUCKETS_KEPT = 10_000
PEOPLE_AN_ADDRESS = 5
"""As many as five busy people may come from one address, where nothing else is set."""


class Rates:
    """A bucket for each person or address: so many posts a minute, in bursts of a quarter of that."""

    def __init__(self, a_minute: int) -> None:
        self._rate = a_minute / 60
        self._most = max(1.0, a_minute / 4)
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allow(self, whose: str) -> bool:
        """Whether one more is not too many."""
        now = time.monotonic()
        left, then = self._buckets.pop(whose, (self._most, now))
        left = min(self._most, left + (now - then) * self._rate)
        self._buckets[whose] = (max(0.0, left - 1), now)
        if len(self._buckets) > BUCKETS_KEPT:
            self._buckets.popitem(last=False)
        return left >= 1


def same_origin(headers: Headers, origin: str) -> bool:
    """Whether a request comes from our own page, or from a program that is no page."""
    given = headers.get("origin")
    if given is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    return given == origin or given.partition("://")[2] == headers.get("host")


class Guard:
    """A layer around the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._of_persons = Rates(settings.posts_a_minute)
        self._of_addresses = Rates(settings.posts_an_address or PEOPLE_AN_ADDRESS * settings.posts_a_minute)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a request through, or answers it at once."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        refused = self._refused(scope, headers)
        if scope["type"] == "websocket":
            if refused is not None:
                await send({"type": "websocket.close", "code": 1008, "reason": str(refused)})
                return
            await self._app(scope, receive, send)
            return
        if refused is not None:
            await _answer(send, refused, language_of(headers.get("accept-language", "")))
            return
        await self._app(scope, _limited(receive, self._settings.body_limit), _with_headers(send))

    def _refused(self, scope: Scope, headers: Headers) -> Unserved | None:
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if not changes:
            return None
        if not same_origin(headers, self._settings.origin):
            return NotAllowed("other-page")
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > self._settings.body_limit:
            return TooLarge()
        address = scope["client"][0] if scope.get("client") else ""
        if not self._of_addresses.allow(address) or not self._of_persons.allow(_speaker(scope) or address):
            return TooMany()
        return None


def _speaker(scope: Scope) -> str:
    """The person a request's cookie speaks for; nothing for none, and for one that was forged."""
    connection = HTTPConnection(scope)
    return parts_of(connection).people.speaker(connection.cookies.get(COOKIE))


def _limited(receive: Receive, limit: int) -> Receive:
    """Stops a body that says less than it brings."""
    read = 0

    async def receiving() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > limit:
            raise TooLarge
        return message

    return receiving


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending


async def _answer(send: Send, refused: Unserved, language: str) -> None:
    body = msgspec.json.encode(ErrorAnswer(refused.sentence(language)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in HEADERS.items()]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
