"""What the page was built into: which files a part of it needs, as links that bring them all at once."""

from collections.abc import Iterator

import msgspec
from msgspec import Struct

FONTS = "-wght-normal.woff2"
"""The two faces that every page begins with; the italic comes when it is needed. At a table all of them do: its board
is as heavy as they are, and has to be there first."""


class Chunk(Struct, frozen=True):
    """A built file: what it imports, and the styles and drawings that come with it."""

    file: str
    imports: tuple[str, ...] = ()
    css: tuple[str, ...] = ()
    assets: tuple[str, ...] = ()


class Built:
    """The list of built files that the page's build leaves behind."""

    def __init__(self, manifest: bytes) -> None:
        self._chunks = msgspec.json.decode(manifest, type=dict[str, Chunk]) if manifest else {}

    def links(self, part: str, game: str, language: str) -> bytes:
        """Links for the head of a page: its part, its words, and the board of a game that has one."""
        board, words = f"src/boards/{game}", f"words.{language}.ftl?raw"
        room = part.rpartition("/")[0]
        wanted = (part, f"virtual:words/{language}", f"{room}/{words}", f"{board}/board.ts", f"{board}/{words}")
        chunks = dict.fromkeys(chunk for entry in wanted for chunk in self._with_imports(entry))
        styles = dict.fromkeys(style for chunk in chunks for style in chunk.css)
        drawings = self._chunks[part].assets if part in self._chunks else ()
        fonts = [chunk.file for name, chunk in self._chunks.items() if name.endswith(FONTS) and not game]
        lines = [
            *(f'<link rel="stylesheet" crossorigin href="/{file}">' for file in styles),
            *(f'<link rel="modulepreload" crossorigin href="/{chunk.file}">' for chunk in chunks),
            *(f'<link rel="preload" as="image" href="/{file}">' for file in drawings),
            *(f'<link rel="preload" as="font" fetchpriority="low" crossorigin href="/{file}">' for file in fonts),
        ]
        return "".join(lines).encode()

    def _with_imports(self, name: str) -> Iterator[Chunk]:
        if name in self._chunks:
            chunk = self._chunks[name]
            yield chunk
            for imported in chunk.imports:
                yield from self._with_imports(imported)
