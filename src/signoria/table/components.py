"""Component files: rows that say where they come from, and what is checked alike in every title's file."""

import hashlib
import tomllib
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final, Protocol, TypeVar

import msgspec
from msgspec import Struct

from signoria.table.errors import BadComponents
from signoria.table.messages import Text

C = TypeVar("C")

PROVENANCES: Final = ("seed", "found", "recalled", "reconstructed")
"""Where a row comes from: a rules text, other public material, memory, or our own choice within what is known."""


class Row(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row says where it comes from: as a whole, or field by field."""

    provenance: str | dict[str, str]
    source: str = ""
    sources: tuple[str, ...] = ()
    note: str = ""


class Keyed(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row with a key, as it stands in move texts, and a name in both languages."""

    key: str
    name: Text


def read_components(text: str, shape: type[C]) -> C:
    """A component file as typed rows; refused with one line that names row and reason."""
    try:
        raw = tomllib.loads(text)
    except ValueError as error:
        raise BadComponents(f"the component file is not valid TOML: {error}") from None
    except RecursionError:
        raise BadComponents("the component file is not valid TOML: it is nested too deeply") from None
    try:
        return msgspec.convert(raw, shape)
    except msgspec.ValidationError as error:
        raise BadComponents(f"the component file is refused: {_readable(str(error))}") from None


def _readable(error: str) -> str:
    """`… - at `$.professions[3].name`` as a person would say it."""
    reason, _, place = error.partition(" - at `$")
    where = place.removesuffix("`").lstrip(".")
    reason = reason.replace("Object missing required field", "missing").replace(
        "Object contains unknown field", "unknown"
    )
    match reason.split(" ", 1):
        case ["missing", field]:
            reason = f"the field {field} is missing"
        case ["unknown", field]:
            reason = f"there is no field {field}"
    return f"{where}: {reason}" if where else reason


def components_digest(text: str) -> str:
    """Tells two sets apart; blanks and comments do not count."""
    plain = msgspec.json.encode(tomllib.loads(text), order="deterministic")
    return hashlib.sha256(plain).hexdigest()[:16]


def refuse(row: str, reason: str) -> BadComponents:
    """A file that is not whole: one line that names the row and what is wrong with it."""
    return BadComponents(f"the component file is refused: {row}: {reason}")


def check_contents(tables: Iterable[tuple[str, Sequence[Row]]], contents: Struct) -> None:
    """Each table has as many rows as the file says: a row that is missing shows."""
    for table, rows in tables:
        expected: int = getattr(contents, table)
        if len(rows) != expected:
            raise refuse(table, f"{len(rows)} rows, but contents says {expected}")


class WithKey(Protocol):
    """A row that has a key."""

    @property
    def key(self) -> str:
        """As it stands in move texts."""


def check_keys(tables: Iterable[tuple[str, Sequence[WithKey]]], taken: Collection[str] = ()) -> None:
    """Keys can stand in move texts, and none of these tables has one twice, or one that is taken."""
    seen = set(taken)
    for table, rows in tables:
        for row in rows:
            if not row.key.replace("_", "").isalnum() or not row.key.isascii() or row.key != row.key.lower():
                raise refuse(f"{table}, {row.key!r}", "a key is lower-case letters, digits and underscores")
            if row.key in seen:
                raise refuse(f"{table}, {row.key}", "this key stands twice in the file")
            seen.add(row.key)


def check_sources(rows: Iterable[tuple[str, Row]], listed: Mapping[str, str]) -> None:
    """Every row says in a known word where it comes from, and names only sources that are listed."""
    for name, row in rows:
        words = [row.provenance] if isinstance(row.provenance, str) else list(row.provenance.values())
        for word in words:
            if word not in PROVENANCES:
                raise refuse(name, f"provenance {word!r} is not one of {', '.join(PROVENANCES)}")
        for source in (*row.sources, *([row.source] if row.source else [])):
            if source not in listed:
                raise refuse(name, f"source {source!r} is not listed under sources")


def check_between(row: str, what: str, number: int, least: int, most: int) -> None:
    """A number within its bounds."""
    if not least <= number <= most:
        raise refuse(row, f"{what} is {number}, not {least} to {most}")
