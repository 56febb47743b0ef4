"""The one walk over the fields of a game: equality, digest and "nothing changeable is shared" come from it."""

import hashlib
from collections.abc import Iterator
from typing import Final

from signoria.table.box import Box
from signoria.table.moves import Lexicon, Move
from signoria.table.options import Options
from signoria.table.piles import Pile
from signoria.table.steps import Step

_PLAIN: Final = {type(None), bool, int, str, float}
_SHARED: Final[tuple[type, ...]] = (Box, Lexicon, Options)
_VALUES: Final[tuple[type, ...]] = (Step, Pile)


_declared_fields: dict[type, tuple[str, ...]] = {}


def _declared(kind: type) -> tuple[str, ...]:
    """The fields a class declares: by slots, or by having been compiled."""
    if kind in _declared_fields:
        return _declared_fields[kind]
    names: set[str] = set()
    for base in kind.__mro__:
        names.update(getattr(base, "__mypyc_attrs__", ()))
        slots = base.__dict__.get("__slots__", ())
        names.update((slots,) if isinstance(slots, str) else slots)
    _declared_fields[kind] = tuple(names - {"__dict__", "__weakref__"})
    return _declared_fields[kind]


def fields(thing: object) -> list[tuple[str, object]]:
    """The fields of an object by name, whether it was compiled, has slots, or neither."""
    found: dict[str, object] = dict(getattr(thing, "__dict__", ()))
    for name in _declared(type(thing)):
        if name not in found and hasattr(thing, name):
            found[name] = getattr(thing, name)
    return sorted(found.items())


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
    if isinstance(one, (*_PLAIN, Move, *_SHARED)):
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
        return [] if same(one, other) else [f"{path}: {spelled(one)} is not {spelled(other)}"]
    if isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)):
        if len(one) != len(other):
            return [f"{path}: {spelled(one)} is not {spelled(other)}"]
        pairs = [(f"[{place}]", a, b) for place, (a, b) in enumerate(zip(one, other, strict=True))]
    else:
        pairs = [("." + name, value, getattr(other, name, None)) for name, value in _state(one)]
    return [line for name, a, b in pairs for line in differences(a, b, path + name)]


def changeable(thing: object) -> Iterator[object]:
    """Everything in a game that can change: what a copy must not share. Steps and piles are values and never do."""
    if isinstance(thing, (*_PLAIN, Move, *_SHARED, *_VALUES)):
        return
    if isinstance(thing, tuple):
        for item in thing:
            yield from changeable(item)
        return
    yield thing
    children = thing if isinstance(thing, list) else [value for _, value in fields(thing)]
    for child in children:
        yield from changeable(child)
