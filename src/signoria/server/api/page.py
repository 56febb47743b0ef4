"""The page: its built files, read once. A server without them serves programs all the same."""

import mimetypes
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path

from fastapi import FastAPI, Request, Response
from starlette.responses import PlainTextResponse

from signoria.server.api import along
from signoria.server.api.built import Built
from signoria.server.api.kept import FOR_GOOD, FOR_ONE, QUICKLY, KeptContent
from signoria.server.refusals import language_of

TABLE = "src/pages/TablePage.svelte"
TEXT = "src/pages/TextPage.svelte"
RULES = "src/pages/RulesPage.svelte"
ADDRESSES = {
    "/": "src/lobby/Lobby.svelte",
    "/new": "src/lobby/NewTable.svelte",
    "/me": "src/lobby/Me.svelte",
    "/bots": "src/lobby/Bots.svelte",
    "/rules": RULES,
    "/rules/{rest:path}": RULES,
    "/t/{table}": TABLE,
    "/t/{table}/text": TEXT,
    "/t/{rest:path}": TABLE,
}
"""Where the page is at home, and which of its parts each address needs; the way there it finds by itself."""

NOT_BUILT = "The page is not built: `make page` builds it. Programs play through /api, people with `signoria play`."
MEDIA_TYPES = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2", ".js": "text/javascript"}
NOT_SERVED = ("/index.html", "/manifest.json")


class BuiltPage:
    """The files of a built page by their addresses; none where there is no page."""

    def __init__(self, folder: Path) -> None:
        files = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
        found = {f"/{path.relative_to(folder).as_posix()}": path for path in files}
        served = {
            address: path for address, path in found.items() if address not in NOT_SERVED and path.suffix != ".br"
        }
        self._files = {address: _read(path, found.get(f"{address}.br")) for address, path in served.items()}
        self._index, manifest = (found[name].read_bytes() if name in found else b"" for name in NOT_SERVED)
        self._links = cache(Built(manifest).links)

    def install(self, app: FastAPI) -> None:
        """Puts the page at its addresses."""
        for address, part in ADDRESSES.items():
            app.add_route(address, self._page_with(part), include_in_schema=False)
        for address in self._files:
            app.add_route(address, self._file, include_in_schema=False)

    def _page_with(self, part: str) -> Callable[[Request], Awaitable[Response]]:
        async def page(request: Request) -> Response:
            if not self._index:
                return PlainTextResponse(NOT_BUILT, 404)
            sent = await _along(request)
            links = self._links(part, sent.game, language_of(request.headers.get("accept-language", "")))
            head, _, body = self._index.partition(b"</head>")
            start, _, end = body.partition(b"</body>")
            whole = b"".join((head, links, b"</head>", start, sent.script(), b"</body>", end))
            return KeptContent(whole, "text/html; charset=utf-8", level=QUICKLY).answer(request, FOR_ONE)

        return page

    async def _file(self, request: Request) -> Response:
        address = request.url.path
        found = self._files[address]
        return found.answer(request, FOR_GOOD) if address.startswith("/assets/") else found.answer(request)


async def _along(request: Request) -> along.Along:
    if request.url.path == "/":
        return await along.to_the_lobby(request)
    if "table" in request.path_params:
        return await along.to_a_table(request, request.path_params["table"])
    return along.NOTHING


def _read(path: Path, packed: Path | None) -> KeptContent:
    media_type = MEDIA_TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return KeptContent(path.read_bytes(), media_type, packed.read_bytes() if packed else b"")
