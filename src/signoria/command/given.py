"""What people give the command: files, options and lists, each refused in one sentence if it is not valid."""

from collections.abc import Sequence
from pathlib import Path

from signoria.table import BadOptions, Box, Options, Record, Sitting, TableError, Title, read_record, replayed
from signoria.titles import title

LANGUAGES = ("en", "fr")


class BadFile(TableError):
    """A file that cannot be read: names it and says why."""


def text(path: Path) -> str:
    """The text of a file; a byte-order mark is no part of it."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise BadFile(f"{path} is not a text file in UTF-8") from None
    except (OSError, ValueError) as error:
        raise BadFile(f"{path} cannot be read: {getattr(error, 'strerror', None) or error}") from None


def record(path: Path) -> Record:
    """The record in a file."""
    return read_record(text(path))


def box(game: Title, path: Path | None) -> Box:
    """The box from a component file, or the title's own."""
    return game.box(None if path is None else text(path))


def components(key: str, path: Path | None) -> str:
    """The text of a valid component file; nothing where the title's own will do."""
    if path is None:
        return ""
    box(title(key), path)
    return text(path)


def sitting(read: Record, path: Path | None) -> Sitting:
    """The game that a record tells of, checked; `path` is a component file."""
    game = title(read.header.title)
    return replayed(read, game, box(game, path))


def deal(key: str, seats: int, options: Sequence[str] | None, seed: int, path: Path | None) -> Sitting:
    """A new game."""
    game = title(key)
    read = Options.read(game.options, pairs(options))
    game.check(seats, read)
    return Sitting(game, seats, read, seed, box(game, path))


def pairs(options: Sequence[str] | None) -> dict[str, str]:
    """Options from `key=value`, each given once."""
    found: dict[str, str] = {}
    for option in options or ():
        key, equals, value = option.partition("=")
        if not equals:
            raise BadOptions(f"an option is given as key=value, not as {option[:40]!r}")
        if key in found:
            raise BadOptions(f"option {key} is given twice")
        found[key] = value
    return found


def listed(words: str) -> list[str]:
    """Words separated by commas."""
    return [word.strip() for word in words.split(",") if word.strip()]


def bots(specs: str, seats: int) -> list[str]:
    """The bots of a table; no more than can sit there."""
    found = listed(specs)
    if len(found) > seats:
        raise BadOptions(f"too many bots are named: {len(found)} for {seats} seats")
    return found


def seats(numbers: str) -> list[int]:
    """Seat numbers separated by commas."""
    words = listed(numbers)
    if not words or not all(word.isascii() and word.isdigit() and len(word) < 3 for word in words):
        raise BadOptions(f"seats are given as 1 or 1,3, not as {numbers[:40]!r}")
    return [int(word) for word in words]


def language(key: str) -> str:
    """One of the languages there are."""
    if key not in LANGUAGES:
        raise BadOptions(f"there is no language {key[:20]!r}: there are {', '.join(LANGUAGES)}")
    return key
