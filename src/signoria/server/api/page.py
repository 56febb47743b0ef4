"""The page: its built files, read once. A server without them serves programs all the same."""

import mimetypes
from pathlib import Path

from fastapi import FastAPI, Request, Response
from starlette.responses import PlainTextResponse

from signoria.server.api.kept import FOR_GOOD, KeptContent

ADDRESSES = ("/", "/new", "/me", "/bots", "/rules", "/rules/{rest:path}", "/t/{rest:path}")
"""Where the page is at home: it finds its own way from the address."""

NOT_BUILT = "The page is not built: `make page` builds it. Programs play through /api, people with `signoria play`."
MEDIA_TYPES = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2", ".js": "text/javascript"}


class BuiltPage:
    """The files of a built page by their addresses; none where there is no page."""

    def __init__(self, folder: Path) -> None:
        files = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
        self._files = {f"/{path.relative_to(folder).as_posix()}": _read(path) for path in files}

    def install(self, app: FastAPI) -> None:
        """Puts the page at its addresses."""
        for address in ADDRESSES:
            app.add_route(address, self._page, include_in_schema=False)
        for address in self._files:
            if address != "/index.html":
                app.add_route(address, self._file, include_in_schema=False)

    async def _page(self, request: Request) -> Response:
        index = self._files.get("/index.html")
        return index.answer(request) if index is not None else PlainTextResponse(NOT_BUILT, 404)

    async def _file(self, request: Request) -> Response:
        address = request.url.path
        found = self._files[address]
        return found.answer(request, FOR_GOOD) if address.startswith("/assets/") else found.answer(request)


def _read(path: Path) -> KeptContent:
    media_type = MEDIA_TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return KeptContent(path.read_bytes(), media_type)
