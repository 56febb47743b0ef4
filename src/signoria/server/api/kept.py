"""Content that browsers keep: sent once, small, and asked after by its mark."""

import gzip
import hashlib

from fastapi import Request, Response

ASK_FIRST = "no-cache"
"""It is kept, but the server is asked each time whether it is still the same."""

FOR_ONE = "private, no-cache"
"""The same, for what is meant for one reader: nothing between the server and that browser keeps it."""

FOR_GOOD = "public, max-age=31536000, immutable"
"""What lies at this address never changes."""

WORTH_PACKING = 1_000


class KeptContent:
    """Bytes with their mark, packed once; `brotli` is the same, packed smaller by whoever had the time."""

    def __init__(self, content: bytes, media_type: str, brotli: bytes = b"") -> None:
        self.content = content
        self.media_type = media_type
        self.mark = hashlib.sha256(content).hexdigest()[:24]
        packs = len(content) > WORTH_PACKING and not media_type.startswith(("image/png", "font/"))
        self._packs = {"br": brotli, "gzip": gzip.compress(content, 9, mtime=0) if packs else b""}

    def answer(self, request: Request, keep: str = ASK_FIRST) -> Response:
        """The content, or only that it is still the same."""
        headers = {"etag": f'W/"{self.mark}"', "cache-control": keep, "vary": "accept-encoding"}
        if self.mark in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        accepted = {each.partition(";")[0].strip() for each in request.headers.get("accept-encoding", "").split(",")}
        for encoding, packed in self._packs.items():
            if packed and encoding in accepted:
                return Response(packed, media_type=self.media_type, headers=headers | {"content-encoding": encoding})
        return Response(self.content, media_type=self.media_type, headers=headers)
