"""Content that browsers keep: sent once, small, and asked after by its mark."""

import gzip
import hashlib

from fastapi import Request, Response

ASK_FIRST = "no-cache"
"""It is kept, but the server is asked each time whether it is still the same."""

FOR_GOOD = "public, max-age=31536000, immutable"
"""What lies at this address never changes."""

WORTH_PACKING = 1_000


class KeptContent:
    """Bytes with their mark, packed once."""

    def __init__(self, content: bytes, media_type: str) -> None:
        self.content = content
        self.media_type = media_type
        self.mark = hashlib.sha256(content).hexdigest()[:24]
        packs = len(content) > WORTH_PACKING and not media_type.startswith(("image/png", "font/"))
        self.packed = gzip.compress(content, 9, mtime=0) if packs else b""

    def answer(self, request: Request, keep: str = ASK_FIRST) -> Response:
        """The content, or only that it is still the same."""
        headers = {"etag": f'W/"{self.mark}"', "cache-control": keep, "vary": "accept-encoding"}
        if self.mark in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if self.packed and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, media_type=self.media_type, headers=headers | {"content-encoding": "gzip"})
        return Response(self.content, media_type=self.media_type, headers=headers)
