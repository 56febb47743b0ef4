"""The fields of an object, whether it was compiled, has slots, or neither: what copies, digests and pickles go by."""

from mypy_extensions import mypyc_attr

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Stateful:
    """What is pickled by all its fields: the compiler's own way leaves out those that an uncompiled subclass adds."""

    def __getstate__(self) -> dict[str, object]:
        return dict(fields(self))

    def __setstate__(self, state: dict[str, object]) -> None:
        for name, value in state.items():
            setattr(self, name, value)
