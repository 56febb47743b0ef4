"""What every request passes: where it comes from, how much it brings, how often; and what every answer carries."""

import time
from collections import OrderedDict

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from signoria.server.refusals import NotAllowed, TooLarge, TooMany, Unserved
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
ADDRESSES_KEPT = 10_000


class Rates:
    """A bucket for each address: so many posts a minute, in bursts of a quarter of that."""

    def __init__(self, a_minute: int) -> None:
        self._rate = a_minute / 60
        self._most = max(1.0, a_minute / 4)
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allow(self, address: str) -> bool:
        """Whether one more is not too many."""
        now = time.monotonic()
        left, then = self._buckets.pop(address, (self._most, now))
        left = min(self._most, left + (now - then) * self._rate)
        self._buckets[address] = (max(0.0, left - 1), now)
        if len(self._buckets) > ADDRESSES_KEPT:
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
        self._rates = Rates(settings.posts_a_minute)

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
            await _answer(send, refused)
            return
        await self._app(scope, _limited(receive, self._settings.body_limit), _with_headers(send))

    def _refused(self, scope: Scope, headers: Headers) -> Unserved | None:
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if not changes:
            return None
        if not same_origin(headers, self._settings.origin):
            return NotAllowed("This request comes from another page.")
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > self._settings.body_limit:
            return TooLarge()
        address = scope["client"][0] if scope.get("client") else ""
        return None if self._rates.allow(address) else TooMany()


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


async def _answer(send: Send, refused: Unserved) -> None:
    body = b'{"error":"' + str(refused).encode() + b'"}'
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in HEADERS.items()]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
