"""Component files: rows that say where they come from, and what is checked alike in every title's file."""

import hashlib
import re
import tomllib
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final, Protocol, TypeVar

import msgspec
from msgspec import Struct

from signoria.table.errors import BadComponents
from signoria.table.messages import Text

C = TypeVar("C")
R = TypeVar("R", bound="Rows")

_UNREAD: Final = re.compile(r"(.*?)(?: \(at line ([0-9]+), column ([0-9]+)\))?", re.DOTALL)
_PLACE: Final = re.compile(r"\[([0-9]+)\]")
_MISSHAPEN: Final = (
    (re.compile(r"Expected `int` (?P<bound>[<>]=? -?[0-9]+)"), "bound"),
    (re.compile(r"Expected `array` of length (?P<bound>.*)"), "length"),
    (re.compile(r"Invalid enum value '(?P<value>.*)'"), "no-such-value"),
    (re.compile(r"Object missing required field (?P<field>.*)"), "missing"),
    (re.compile(r"Object contains unknown field (?P<field>.*)"), "unknown"),
    (re.compile(r"Expected (?P<wanted>`.*`), got (?P<found>`.*`)"), "other-kind"),
)
"""What msgspec says of a file of another shape, and how it is said here."""

PROVENANCES: Final = ("seed", "found", "recalled", "reconstructed")
"""Where a row comes from: a rules text, other public material, memory, or our own choice within what is known."""


class Refusing(Protocol):
    """Makes the refusal of a component file."""

    def __call__(self, row: str, key: str, **arguments: object) -> BadComponents:
        """One line that names the row and what is wrong with it."""


class Row(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row says where it comes from: as a whole, or field by field."""

    provenance: str | dict[str, str]
    source: str = ""
    sources: tuple[str, ...] = ()
    note: str = ""


class Rows(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole file: how many rows each table has, the sources that rows name, and, in a title's own, the tables."""

    contents: dict[str, int]
    sources: dict[str, str] = {}


class Keyed(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row with a key, as it stands in move texts, and a name in both languages."""

    key: str
    name: Text


def read_components(text: str, shape: type[C]) -> C:
    """A component file as typed rows; refused with one line that names row and reason."""
    try:
        raw = tomllib.loads(text)
    except ValueError as error:
        raise _unread(str(error)) from None
    except RecursionError:
        raise refuse("", "too-deep") from None
    try:
        return msgspec.convert(raw, shape)
    except msgspec.ValidationError as error:
        raise _misshapen(str(error), raw) from None


def _unread(error: str) -> BadComponents:
    """`Expected '=' after a key in a key/value pair (at line 3, column 5)`: what is wrong with the text, and where."""
    reason, line, column = _UNREAD.fullmatch(error).groups("")  # type: ignore[union-attr]  # it matches anything
    if not line:
        return refuse("", "not-toml-at-all", reason=error)
    return refuse("", "not-toml", reason=reason, line=line, column=column)


def _misshapen(error: str, raw: object) -> BadComponents:
    """`… - at `$.professions[3].name`` as a person would say it: `professions.poet.name`."""
    reason, _, place = error.partition(" - at `$")
    where = _by_key(place.removesuffix("`").lstrip("."), raw)
    for pattern, key in _MISSHAPEN:
        found = pattern.fullmatch(reason)
        if found is not None:
            return refuse(where, key, **found.groupdict())
    return refuse(where, "other", reason=reason)


def _by_key(place: str, raw: object) -> str:
    """A place of the file with the key of its row, where it has one, instead of the row's number."""
    table, number, field = _PLACE.split(place, maxsplit=1) if _PLACE.search(place) else ("", "", "")
    rows = raw.get(table) if isinstance(raw, dict) else None
    row = rows[int(number)] if isinstance(rows, list) and number else None
    return f"{table}.{row['key']}{field}" if isinstance(row, dict) and "key" in row else place


def components_digest(text: str, only_shown: Collection[str] = ()) -> str:
    """Tells two sets apart by what is played with, so that a better name or a redrawn map leaves every record good.

    What does not count: words in two languages, where a row comes from and its notes, and the fields that a title
    names because they are only shown.
    """
    rows = _played_with(tomllib.loads(text), {*Row.__struct_fields__, *only_shown})
    return hashlib.sha256(msgspec.json.encode(rows, order="deterministic")).hexdigest()[:16]


def _played_with(part: object, left_out: Collection[str]) -> object:
    """A part of a component file without those fields, and without words."""
    if isinstance(part, list):
        return [_played_with(row, left_out) for row in part]
    if isinstance(part, dict):
        kept = [(key, value) for key, value in part.items() if key not in left_out and not _words(value)]
        return {key: _played_with(value, left_out) for key, value in kept}
    return part


def _words(value: object) -> bool:
    return isinstance(value, dict) and value.keys() == set(Text.__struct_fields__)


def refusing(package: str) -> Refusing:
    """Says of a row what is wrong with it, by keys of the package's catalogue `components` or of the table's."""

    def refuse(row: str, key: str, **arguments: object) -> BadComponents:
        return BadComponents(package, row, key, {name: str(value) for name, value in arguments.items()})

    return refuse


refuse: Final = refusing("signoria.table")


def read_rows(text: str, shape: type[R]) -> R:
    """A component file with what every one needs checked: all rows are there, keys are good, sources are known."""
    components = read_components(text, shape)
    fields = [(name, getattr(components, name)) for name in components.__struct_fields__]
    listed = [(name, table) for name, table in fields if isinstance(table, tuple)]
    tables = [(name, [row for row in table if isinstance(row, Keyed)]) for name, table in listed]
    for table in components.contents.keys() ^ dict(tables).keys():
        raise refuse("contents", "unknown" if table in components.contents else "missing", field=f"`{table}`")
    for table, rows in tables:
        if len(rows) != components.contents[table]:
            raise refuse(table, "rows", found=len(rows), expected=components.contents[table])
    check_keys(tables)
    named = [(name, row) for name, row in fields if isinstance(row, Row)]
    check_sources([*named, *[(row.key, row) for _, rows in tables for row in rows]], components.sources)
    return components


def check_contents(tables: Iterable[tuple[str, Sequence[Row]]], contents: Struct) -> None:
    """Each table has as many rows as the file says: a row that is missing shows."""
    for table, rows in tables:
        expected: int = getattr(contents, table)
        if len(rows) != expected:
            raise refuse(table, "rows", found=len(rows), expected=expected)


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
                raise refuse(f"{table}, {row.key!r}", "key-letters")
            if row.key in seen:
                raise refuse(f"{table}, {row.key}", "key-twice")
            seen.add(row.key)


def check_sources(rows: Iterable[tuple[str, Row]], listed: Mapping[str, str]) -> None:
    """Every row says in a known word where it comes from, and names only sources that are listed."""
    for name, row in rows:
        words = [row.provenance] if isinstance(row.provenance, str) else list(row.provenance.values())
        for word in words:
            if word not in PROVENANCES:
                raise refuse(name, "not-one-of", what="provenance", value=word, known=", ".join(PROVENANCES))
        for source in (*row.sources, *([row.source] if row.source else [])):
            if source not in listed:
                raise refuse(name, "source-unlisted", source=source)


def check_between(row: str, what: str, number: int, least: int, most: int) -> None:
    """A number within its bounds."""
    if not least <= number <= most:
        raise refuse(row, "between", what=what, number=number, least=least, most=most)
