"""Writes what the server's API looks like, as OpenAPI: `python tools/openapi.py web/openapi.json`.

The page's types are made from it (`npm run schema` in web/); a test says when they are stale. Of titles that
have no board yet the page has no types: it plays them in text mode, from whatever their views say.
"""

import sys
from pathlib import Path

import msgspec

from signoria.server.app import create_app
from signoria.server.settings import Settings

BOARDS = Path(__file__).parent.parent / "web" / "src" / "boards"


def openapi() -> bytes:
    """The description of the API, always in the same order."""
    api = create_app(Settings()).openapi()
    drawn = {board.name for board in BOARDS.iterdir()}
    schemas = api["components"]["schemas"]
    api["components"]["schemas"] = {
        name: schema for name, schema in schemas.items() if "." not in name or name.partition(".")[0] in drawn
    }
    return msgspec.json.format(msgspec.json.encode(api, order="sorted"), indent=1)


if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(openapi())
