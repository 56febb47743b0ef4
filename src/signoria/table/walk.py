"""The one walk over the fields of a game: equality, digest and "nothing changeable is shared" come from it."""

import hashlib
from collections.abc import Iterator
from typing import Final

from signoria.table.box import Box
from signoria.table.fields import fields
from signoria.table.moves import Lexicon, Move
from signoria.table.options import Options
from signoria.table.piles import Pile
from signoria.table.steps import Step

_PLAIN: Final = {type(None), bool, int, str, float}
_SHARED: Final[tuple[type, ...]] = (Box, Lexicon, Options)
_VALUES: Final[tuple[type, ...]] = (Step, Pile)


MOST_SPELLED: Final = 120
"""So many signs of a thing that differs are told."""


def _state(thing: object) -> list[tuple[str, object]]:
    """The fields that tell something: those with an underscore are only what a thing has found out of the others."""
    return [item for item in fields(thing) if item[0][0] != "_"]


def spelled(thing: object) -> str:
    """The whole state of a thing as text: equal games spell alike, in every process."""
    parts: list[str] = []
    _spell(thing, parts)
    return "".join(parts)


def _spell(thing: object, parts: list[str]) -> None:
    kind = type(thing)
    if kind in _PLAIN or (kind is tuple and {type(item) for item in thing} <= _PLAIN):  # type: ignore[attr-defined]
        parts.append(repr(thing))
    elif isinstance(thing, Move):
        parts.append(f"<{thing.text}>")
    elif isinstance(thing, Options):
        parts.append(repr(thing.texts()))
    elif isinstance(thing, Box):
        parts.append(thing.digest)
    elif isinstance(thing, Lexicon):
        parts.append("lexicon")
    elif isinstance(thing, (list, tuple)):
        parts.append("[")
        for item in thing:
            _spell(item, parts)
            parts.append(",")
        parts.append("]")
    elif isinstance(thing, dict):
        _spell(sorted(thing.items()), parts)
    else:
        parts.append(kind.__name__)
        parts.append("{")
        for name, value in _state(thing):
            parts.append(name)
            parts.append("=")
            _spell(value, parts)
            parts.append(";")
        parts.append("}")


def same(one: object, other: object) -> bool:
    """Whether two games are equal, field by field; what both share need not be looked into."""
    if one is other:
        return True
    if type(one) is not type(other):
        return False
    if isinstance(one, (tuple, list)) and isinstance(other, (tuple, list)):
        return one == other or (len(one) == len(other) and all(map(same, one, other)))
    if isinstance(one, (*_PLAIN, dict, Move, *_SHARED)):
        return spelled(one) == spelled(other)
    mine, yours = _state(one), _state(other)
    return len(mine) == len(yours) and all(
        name == its_name and same(value, its_value)
        for (name, value), (its_name, its_value) in zip(mine, yours, strict=True)
    )


def digest(thing: object) -> str:
    """A short fingerprint of a game's whole state."""
    return hashlib.sha256(spelled(thing).encode()).hexdigest()[:16]


def differences(one: object, other: object, path: str = "game") -> list[str]:
    """Where two games differ, for the person who reads a failed law."""
    if isinstance(one, (*_PLAIN, Move, *_SHARED)) or type(one) is not type(other):
        return [] if same(one, other) else [_unlike(path, one, other)]
    if isinstance(one, dict) and isinstance(other, dict):
        pairs = [(f".{key}", one.get(key), other.get(key)) for key in {**one, **other}]
    elif isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)):
        if len(one) != len(other):
            return [_unlike(path, one, other)]
        pairs = [(f"[{place}]", a, b) for place, (a, b) in enumerate(zip(one, other, strict=True))]
    else:
        pairs = [("." + name, value, getattr(other, name, None)) for name, value in _state(one)]
    return [line for name, a, b in pairs for line in differences(a, b, path + name)]


def _unlike(path: str, one: object, other: object) -> str:
    said, instead = (
        text if len(text) <= MOST_SPELLED else f"{text[:MOST_SPELLED]} …" for text in map(spelled, (one, other))
    )
    return f"{path}: {said} is not {instead}"


def changeable(thing: object) -> Iterator[object]:
    """Everything in a game that can change: what a copy must not share. Steps and piles are values and never do."""
    if isinstance(thing, (*_PLAIN, Move, *_SHARED, *_VALUES)):
        return
    if isinstance(thing, tuple):
        for item in thing:
            yield from changeable(item)
        return
    yield thing
    match thing:
        case list():
            children = thing
        case dict():
            children = list(thing.values())
        case _:
            children = [value for _, value in fields(thing)]
    for child in children:
        yield from changeable(child)
