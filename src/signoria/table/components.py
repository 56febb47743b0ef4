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

_UNREAD: Final = re.compile(r"(.*?)(?: \(at line ([0-9]+), column ([0-9]+)\))?", re.DOTALL)
_MISSHAPEN: Final = (
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
        raise _misshapen(str(error)) from None


def _unread(error: str) -> BadComponents:
    """`Expected '=' after a key in a key/value pair (at line 3, column 5)`: what is wrong with the text, and where."""
    reason, line, column = _UNREAD.fullmatch(error).groups("")  # type: ignore[union-attr]  # it matches anything
    if not line:
        return refuse("", "not-toml-at-all", reason=error)
    return refuse("", "not-toml", reason=reason, line=line, column=column)


def _misshapen(error: str) -> BadComponents:
    """`… - at `$.professions[3].name`` as a person would say it."""
    reason, _, place = error.partition(" - at `$")
    where = place.removesuffix("`").lstrip(".")
    for pattern, key in _MISSHAPEN:
        found = pattern.fullmatch(reason)
        if found is not None:
            return refuse(where, key, **found.groupdict())
    return refuse(where, "other", reason=reason)


def components_digest(text: str) -> str:
    """Tells two sets apart; blanks and comments do not count."""
    plain = msgspec.json.encode(tomllib.loads(text), order="deterministic")
    return hashlib.sha256(plain).hexdigest()[:16]


def refusing(package: str) -> Refusing:
    """Says of a row what is wrong with it, by keys of the package's catalogue `components` or of the table's."""

    def refuse(row: str, key: str, **arguments: object) -> BadComponents:
        return BadComponents(package, row, key, {name: str(value) for name, value in arguments.items()})

    return refuse


refuse: Final = refusing("signoria.table")


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
