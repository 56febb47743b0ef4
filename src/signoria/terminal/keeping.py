"""Games that a player leaves are kept in a folder of their own, and `signoria resume` continues them.

A game is two files: its record, which `watch` and `replay` read too, and who sat where.
"""

import os
import shlex
from pathlib import Path

import msgspec
from msgspec import Struct, structs

from signoria.table import BadOptions, Record, Sitting, TableError, read_record
from signoria.titles import title


class Places(Struct, frozen=True, kw_only=True):
    """Who sits where, as it is said to the command."""

    you: str = "1"
    bots: str = ""
    names: str = ""
    components: str = ""
    language: str = "en"
    practice: bool = False

    def command(self) -> str:
        """The command that seats the same people and bots again."""
        said = {key: value for key, value in structs.asdict(self).items() if value != getattr(Places(), key)}
        words = [word for key in said for word in (f"--{key}", said[key]) if word is not True]
        return shlex.join(["signoria", "play", *words])


def games_folder() -> Path:
    """Where games that a player left are kept."""
    state = os.environ.get("XDG_STATE_HOME") or "~/.local/state"
    return Path(os.path.expanduser(state)) / "signoria" / "games"


class KeptGame:
    """A game in the folder, by its name."""

    def __init__(self, folder: Path, name: str) -> None:
        self.name = name
        self._record = folder / f"{name}.record"
        self._places = folder / f"{name}.places"

    @property
    def changed(self) -> float:
        """When it was last played."""
        return self._record.stat().st_mtime

    def record(self) -> Record:
        """How far it is; a sentence where that cannot be read."""
        try:
            return read_record(self._record.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            raise BadOptions(f"the kept game {self.name} cannot be read: {error}") from None
        except TableError as error:
            raise BadOptions(f"the kept game {self.name} is damaged: {error}") from None

    def told(self) -> str:
        """What is kept, in a line."""
        try:
            record = self.record()
            name = title(record.header.title).name.en
        except TableError as error:
            return f"{self.name}: {error}"
        state = "over" if record.result else f"{len(record.lines)} moves"
        return f"{self.name}: {name}, {record.header.seats} players, {state}"

    def places(self) -> Places:
        """Who sits where; one person first, where that is lost."""
        try:
            return msgspec.json.decode(self._places.read_bytes(), type=Places)
        except (OSError, msgspec.DecodeError):
            return Places()

    def keep(self, record: str, places: Places) -> None:
        """Keeps the game as it is now, whole or not at all."""
        for file, text in ((self._places, msgspec.json.encode(places)), (self._record, record.encode())):
            fresh = file.with_suffix(".new")
            fresh.write_bytes(text)
            fresh.replace(file)

    def forget(self) -> None:
        """Throws it away."""
        self._record.unlink()
        self._places.unlink(missing_ok=True)


def kept_games() -> list[KeptGame]:
    """All that are kept, the last played first."""
    folder = games_folder()
    games = [KeptGame(folder, file.stem) for file in folder.glob("*.record")]
    return sorted(games, key=lambda game: game.changed, reverse=True)


def kept_game(name: str) -> KeptGame:
    """The game of that name; without one the last that is not over."""
    games = kept_games()
    for game in games:
        if game.name == name or not (name or game.record().result):
            return game
    known = ", ".join(game.name for game in games) or "none"
    raise BadOptions(f"no such game is kept: there is {known}" if name else "no game is kept that is not over")


class Keeper:
    """Keeps one game while it is played: under the name it was found by, else under one that is free."""

    def __init__(self, places: Places, game: KeptGame | None = None) -> None:
        self.places = places
        self._game = game

    @property
    def name(self) -> str:
        """What `signoria resume` calls it; nothing before it is kept."""
        return self._game.name if self._game is not None else ""

    def keep(self, sitting: Sitting, language: str) -> None:
        """Keeps the game as it is now; an `OSError` where that cannot be."""
        self._game = self._game or _new_game(sitting.title.key)
        self._game.keep(sitting.record().text(), structs.replace(self.places, language=language))


def _new_game(key: str) -> KeptGame:
    """A game under a name that no kept one has."""
    folder = games_folder()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    number = 1
    while not _takes(folder, f"{key}-{number}"):
        number += 1
    return KeptGame(folder, f"{key}-{number}")


def _takes(folder: Path, name: str) -> bool:
    """Takes a name, if it is free, by the file of places: a record is there only once it is whole."""
    if (folder / f"{name}.record").exists():
        return False
    try:
        (folder / f"{name}.places").touch(exist_ok=False)
    except FileExistsError:
        return False
    return True
