"""Any view as text, from its fields and their words alone: what a title shows that does not draw itself."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from signoria.table.drawing import Block, Line, Span, aligned
from signoria.table.messages import is_seat
from signoria.table.views import View

if TYPE_CHECKING:
    from signoria.table.texts import Speech

NONE: Final = "–"
YES: Final = "✓"
COLONS: Final = {"en": ": ", "fr": "\u202f: "}


def draw_plainly(view: View, speech: "Speech") -> list[Block]:
    """First all that is one word or number, then everything with parts, each under the name of its field."""
    plain: list[Line] = []
    blocks: list[Block] = []
    for name, value in _fields(view):
        heading = speech.field(name)
        if isinstance(value, Struct):
            blocks.append(Block(heading, tuple(_lines(value, speech)), 1 + len(blocks)))
        elif _has_parts(value):
            blocks.append(Block(heading, tuple(_rows(value, speech)), 1 + len(blocks)))
        elif name != "seat":
            plain.append(_line(name, value, speech))
    return [Block("", tuple(plain), 0), *blocks]


def said(name: str, value: object, speech: "Speech") -> str:
    """What a field holds, in words that fit a line."""
    match value:
        case None | "" | () | False:
            return NONE
        case True:
            return YES
        case int():
            return speech.player(value) if is_seat(name) else str(value)
        case str():
            return speech.value(name, value) or value
        case tuple():
            each = name.removesuffix("s") if name.endswith("_seats") else "seat" if name == "waiting" else name
            return ", ".join([said(each, part, speech) for part in value])
        case Struct():
            return " ".join([said(field, part, speech) for field, part in _fields(value)])
        case _:
            return str(value)


def _fields(thing: Struct) -> Iterator[tuple[str, object]]:
    for name in thing.__struct_fields__:
        yield name, getattr(thing, name)


def _has_parts(value: object) -> bool:
    return isinstance(value, tuple) and any(isinstance(part, Struct) for part in value)


def _line(name: str, value: object, speech: "Speech") -> Line:
    return (Span(speech.field(name) + COLONS[speech.language], "muted"), Span(said(name, value, speech)))


def _lines(thing: Struct, speech: "Speech") -> Iterator[Line]:
    for name, value in _fields(thing):
        yield _line(name, value, speech)


def _rows(parts: object, speech: "Speech") -> list[Line]:
    """Things of one kind as a table, a field a column."""
    assert isinstance(parts, tuple)
    names = parts[0].__struct_fields__
    head = [Span(speech.field(name), "muted") for name in names]
    return aligned([head, *[[Span(said(*field, speech)) for field in _fields(part)] for part in parts]])
