"""Content that browsers keep: sent once, small, and asked after by its mark."""

import gzip
import hashlib
from collections.abc import Collection
from functools import cached_property

from fastapi import Request, Response

ASK_FIRST = "no-cache"
"""It is kept, but the server is asked each time whether it is still the same."""

FOR_ONE = "private, no-cache"
"""The same, for what is meant for one reader: nothing between the server and that browser keeps it."""

FOR_GOOD = "public, max-age=31536000, immutable"
"""What lies at this address never changes."""

WORTH_PACKING = 1_000
THOROUGHLY = 9
QUICKLY = 5
"""For what is packed at each request: a table's page in 1.2 ms instead of 2.7, and 2 % larger."""


class KeptContent:
    """Bytes with their mark, packed when first wanted; `brotli` is the same, packed smaller by whoever had the time."""

    def __init__(self, content: bytes, media_type: str, brotli: bytes = b"", level: int = THOROUGHLY) -> None:
        self.content = content
        self.media_type = media_type
        self.mark = hashlib.sha256(content).hexdigest()[:24]
        self._brotli = brotli
        self._level = level

    @cached_property
    def _gzip(self) -> bytes:
        packs = len(self.content) > WORTH_PACKING and not self.media_type.startswith(("image/png", "font/"))
        return gzip.compress(self.content, self._level, mtime=0) if packs else b""

    def answer(self, request: Request, keep: str = ASK_FIRST) -> Response:
        """The content, or only that it is still the same."""
        headers = {"etag": f'W/"{self.mark}"', "cache-control": keep, "vary": "accept-encoding"}
        if self.mark in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        accepted = {each.partition(";")[0].strip() for each in request.headers.get("accept-encoding", "").split(",")}
        encoding, body = self._packed(accepted)
        packed = {"content-encoding": encoding} if encoding else {}
        return Response(body, media_type=self.media_type, headers=headers | packed)

    def _packed(self, accepted: Collection[str]) -> tuple[str, bytes]:
        if "br" in accepted and self._brotli:
            return "br", self._brotli
        if "gzip" in accepted and self._gzip:
            return "gzip", self._gzip
        return "", self.content
