"""Rows as they lie in the database. The columns of a kind of row are its fields: listed once, where it is declared."""

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

import msgspec
from msgspec import Struct, structs

from signoria.server.database import Row, Value
from signoria.server.rows import ChatRow, LineRow, Person, SeatRow, TableRow

R = TypeVar("R", bound=Struct)


class Way(NamedTuple):
    """How a field is kept in its column, and read from it."""

    kept: Callable[[object], Value]
    read: Callable[[Value], object]


def whole(value: object) -> int:
    """A whole number, or yes and no as 1 and 0."""
    assert isinstance(value, int)
    return int(value)


def number(value: object) -> float:
    """A number; whole ones too."""
    assert isinstance(value, (int, float))
    return float(value)


def text(value: object) -> str:
    """A text; empty where there is none."""
    assert value is None or isinstance(value, str)
    return value or ""


def seats_text(seats: object) -> str:
    """Seats with a blank between them."""
    assert isinstance(seats, tuple)
    return " ".join(map(str, seats))


OR_NULL = Way(lambda value: text(value) or None, text)
"""What may be missing and is looked for, or refers to another row: nothing is kept where it is empty."""

AS_TEXT = Way(lambda value: str(whole(value)), lambda value: int(text(value)))
"""A number too large for a column of whole numbers."""

_WAYS: dict[object, Way] = {
    bool: Way(whole, bool),
    int: Way(whole, whole),
    float: Way(number, number),
    str: Way(text, text),
    tuple[int, ...]: Way(seats_text, lambda value: tuple(map(int, text(value).split()))),
}


def _json(kind: type) -> Way:
    return Way(
        lambda value: msgspec.json.encode(value).decode(), lambda value: msgspec.json.decode(text(value), type=kind)
    )


class Columns(Generic[R]):
    """The columns of a kind of row. As text they are their names, to stand in a statement."""

    def __init__(self, kind: type[R], **ways: Way) -> None:
        self._kind = kind
        self._ways = {
            field.name: ways.get(field.name) or _WAYS.get(field.type) or _json(field.type)
            for field in structs.fields(kind)
        }
        self.marks = ", ".join("?" * len(self._ways))
        """As many question marks as there are columns."""

    def __str__(self) -> str:
        return ", ".join(self._ways)

    def of(self, alias: str) -> str:
        """The names where a table has another in the statement."""
        return ", ".join(f"{alias}.{name}" for name in self._ways)

    def values(self, row: R) -> tuple[Value, ...]:
        """A row as it is kept."""
        return tuple(way.kept(getattr(row, name)) for name, way in self._ways.items())

    def row(self, values: Row) -> R:
        """The row that was kept; what stands behind its columns is not looked at."""
        pairs = zip(self._ways.items(), values, strict=False)
        return self._kind(**{name: way.read(value) for (name, way), value in pairs})


PERSON = Columns(Person, account=OR_NULL)
TABLE = Columns(TableRow, seed=AS_TEXT)
SEAT = Columns(SeatRow, person=OR_NULL)
LINE = Columns(LineRow, client=OR_NULL)
CHAT = Columns(ChatRow)
