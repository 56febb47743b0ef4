"""Records: a header and the move texts, the whole game as plain text (docs/records.md)."""

import hashlib
import re
from typing import Final

from msgspec import Struct

from signoria.table.chance import check_seed
from signoria.table.errors import BadRecord, BadSeed

FORMAT: Final = 1
"""Raised when an older Signoria could no longer read a record, or would draw other chance from its seed."""

FIRST_MOVE: Final = 9
"""The line of a record, counted from 1, on which its moves begin."""

_FIRST_LINE: Final = re.compile(r"signoria record ([1-9][0-9]{0,8})")
_NUMBER: Final = re.compile(r"[0-9]{1,19}")
_LINE: Final = re.compile(r"([0-9]): (\S[^\n>]*?)(?: -> ([^\n]*))?")
_IMAGINE: Final = re.compile(r"imagine ([0-9]|all) ([0-9]{1,19})")
_UNDO: Final = re.compile(r"undo ([0-9]{1,9})")


class Header(Struct, frozen=True):
    """What a game was dealt from."""

    title: str
    rules: int
    options: dict[str, str]
    components: str
    seats: int
    seed: int

    def lines(self) -> list[str]:
        """The header as it is written."""
        options = " ".join(f"{key}={value}" for key, value in self.options.items())
        return [
            f"signoria record {FORMAT}",
            f"title: {self.title}",
            f"rules: {self.rules}",
            f"options: {options}".rstrip(),
            f"components: {self.components}",
            f"seats: {self.seats}",
            f"seed: {self.seed}",
        ]


class Line(Struct, frozen=True):
    """One line: a seat's move and what chance brought; a taking back; or an imagined beginning (`eyes` are whose)."""

    seat: int
    text: str
    brought: str = ""

    @property
    def undo(self) -> int | None:
        """How many lines stand after a taking back; nothing for other lines."""
        found = _UNDO.fullmatch(self.text)
        return int(found[1]) if found else None

    @property
    def imagined(self) -> int | None:
        """The seed from which play went on in an imagined game; nothing for other lines."""
        found = _IMAGINE.fullmatch(self.text)
        return int(found[2]) if found else None

    @property
    def eyes(self) -> int | None:
        """Whose knowledge an imagined beginning keeps: a seat's, or only what everybody had."""
        found = _IMAGINE.fullmatch(self.text)
        return int(found[1]) if found and found[1] != "all" else None

    def __str__(self) -> str:
        if self.imagined is not None:
            return self.text
        return f"{self.seat}: {self.text}" + (f" -> {self.brought}" if self.brought else "")


def imagine_line(eyes: int | None, seed: int) -> Line:
    """The line from which a game is played on, with what a seat could not know dealt anew; or what not all could."""
    return Line(eyes or 0, f"imagine {'all' if eyes is None else eyes} {seed}")


class Record(Struct, frozen=True):
    """A game as text. A live one only grows; a finished one is closed by its result and a digest."""

    header: Header
    lines: tuple[Line, ...]
    result: str = ""

    def text(self) -> str:
        """The record as it is written; the digest makes an edited one show."""
        rows = [*self.header.lines(), "", *map(str, self.lines)]
        if self.result:
            rows.append(f"result: {self.result}")
        body = "\n".join(rows) + "\n"
        return f"{body}digest: {_digest(body)}\n" if self.result else body


def _digest(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()[:24]


def read_record(text: str) -> Record:
    """A record from its text; if it is not one, an error says why in one line.

    What text editors do to a file does no harm: a byte-order mark, or lines that end in CR LF.
    """
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    rows = text.split("\n")
    _check_format(rows[0])
    if not text.endswith("\n") or len(rows) < FIRST_MOVE or rows[7]:
        raise BadRecord("the record is cut off")
    header = _read_header(rows[1:7])
    body = rows[8:-1]
    result = ""
    if body and body[-1].startswith("digest: "):
        sealed = text[: text.rindex("digest: ")]
        if body[-1].removeprefix("digest: ") != _digest(sealed):
            raise BadRecord("the record was changed after the game: its digest does not fit")
        if len(body) < 2 or not body[-2].startswith("result: "):
            raise BadRecord("the record has a digest but no result before it")
        result = body[-2].removeprefix("result: ")
        body = body[:-2]
    return Record(header, tuple(_read_line(place, row) for place, row in enumerate(body, FIRST_MOVE)), result)


def _check_format(first: str) -> None:
    found = _FIRST_LINE.fullmatch(first)
    if found is None:
        raise BadRecord(f"this is not a record: it does not begin with 'signoria record {FORMAT}'")
    if int(found[1]) > FORMAT:
        raise BadRecord(f"the record is newer than this Signoria: it has format {found[1]}, and this reads {FORMAT}")


def _read_header(rows: list[str]) -> Header:
    values: dict[str, str] = {}
    for row, key in zip(rows, ("title", "rules", "options", "components", "seats", "seed"), strict=True):
        name, colon, value = row.partition(":")
        if name != key or not colon:
            raise BadRecord(f"the record's header should say {key!r} where it says {row[:40]!r}")
        values[key] = value.strip()
    for key in ("rules", "seats", "seed"):
        if not _NUMBER.fullmatch(values[key]):
            raise BadRecord(f"the record's {key} is not a number: {values[key][:40]!r}")
    try:
        check_seed(int(values["seed"]))
    except BadSeed as error:
        raise BadRecord(f"the record cannot be dealt: {error}") from None
    options: dict[str, str] = {}
    for pair in values["options"].split():
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadRecord(f"the record's option {pair[:40]!r} has no value")
        options[key] = value
    return Header(
        title=values["title"],
        rules=int(values["rules"]),
        options=options,
        components=values["components"],
        seats=int(values["seats"]),
        seed=int(values["seed"]),
    )


def _read_line(place: int, row: str) -> Line:
    imagined = _IMAGINE.fullmatch(row)
    if imagined:
        return imagine_line(None if imagined[1] == "all" else int(imagined[1]), int(imagined[2]))
    found = _LINE.fullmatch(row)
    if not found:
        raise BadRecord(f"line {place} of the record is not a move: {row[:60]!r}")
    return Line(int(found[1]), found[2], found[3] or "")
