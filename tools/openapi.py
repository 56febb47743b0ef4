"""Writes what the server's API looks like, as OpenAPI: `python tools/openapi.py web/openapi.json`.

The page's types are made from it (`npm run schema` in web/); a test says when they are stale.
"""

import sys
from pathlib import Path

import msgspec

from signoria.server.app import create_app
from signoria.server.settings import Settings


def openapi() -> bytes:
    """The description of the API, always in the same order."""
    return msgspec.json.format(msgspec.json.encode(create_app(Settings()).openapi(), order="sorted"), indent=1)


if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(openapi())
