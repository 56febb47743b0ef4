"""A file that keeps the games of a match as they end, so that an interrupted match goes on where it stopped."""

import hashlib
import os
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Self

import msgspec

from signoria.table import BadOptions

if TYPE_CHECKING:
    from signoria.arena.playing import GameResult


class KeptGame(msgspec.Struct, frozen=True):
    """One game that has ended: its place in the match, and how it ended."""

    place: int
    seed: int
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int


class Kept:
    """The games of one match: those that are in the file, and a place for those to come; without a file, none.

    `what` tells the match from others; how many games are wanted is no part of it, so that a match can be made longer.
    """

    def __init__(self, path: Path | None, what: object) -> None:
        self._path = path
        self._digest = hashlib.sha256(msgspec.json.encode(what)).hexdigest().encode()
        self._file: BinaryIO | None = None
        self.games: dict[int, KeptGame] = {}

    def __enter__(self) -> Self:
        if self._path is not None:
            self._file = _opened(self._path)
            self._read(self._file)
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()

    def _read(self, file: BinaryIO) -> None:
        """Reads the games there are, and cuts off one that was being written when the match was broken off."""
        *lines, cut = file.read().split(b"\n")
        if lines and lines[0] != self._digest:
            file.close()
            raise BadOptions(f"{str(self._path)!r} keeps another match: name a new file, or ask for the same match")
        for line in lines[1:]:
            game = msgspec.json.decode(line, type=KeptGame)
            self.games[game.place] = game
        file.seek(-len(cut), os.SEEK_END)
        file.truncate()
        if not lines:
            file.write(self._digest + b"\n")

    def add(self, place: int, result: "GameResult") -> None:
        """Adds a game that has ended."""
        if self._file is not None:
            game = KeptGame(place, result.seed, result.ranks, result.scores, result.decisions)
            self._file.write(msgspec.json.encode(game) + b"\n")
            self._file.flush()


def _opened(path: Path) -> BinaryIO:
    try:
        path.touch()
        return path.open("r+b")
    except OSError as error:
        raise BadOptions(f"{str(path)!r} cannot be written: {error.strerror}") from None
