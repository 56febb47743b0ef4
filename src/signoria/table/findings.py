"""What a broken law found, for the person who reads it: which field, which event, not two whole views."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from msgspec import to_builtins

from signoria.table.events import Event
from signoria.table.moves import Move
from signoria.table.walk import differences

MOST: Final = 3
"""So many findings are told; who mends the first has often mended all."""


def few(findings: Iterable[str]) -> str:
    """The first of some findings, and how many more there are."""
    found = list(findings)
    more = f"; and {len(found) - MOST} more" if len(found) > MOST else ""
    return "; ".join(found[:MOST]) + more


def apart(one: object, other: object, name: str = "game") -> str:
    """The fields in which two things differ."""
    return few(differences(one, other, name))


def plainly_apart(one: object, other: object, name: str) -> str:
    """The fields in which two views, questions or events differ, by what they say on the wire."""
    return apart(to_builtins(one), to_builtins(other), name)


def moves_apart(here: Sequence[Move], there: Sequence[Move]) -> str:
    """The moves that only one of two games offers."""
    return few(
        [f"{move} only in the real one" for move in here if move not in there]
        + [f"{move} only in the other" for move in there if move not in here]
        or ["in another order"]
    )


def events_apart(here: Sequence[Event], there: Sequence[Event]) -> str:
    """The first event that is not told alike in two games."""
    return next(_unlike(here, there), "")


def _unlike(here: Sequence[Event], there: Sequence[Event]) -> Iterator[str]:
    for place, (one, other) in enumerate(zip(here, there, strict=False)):
        if type(one) is not type(other):
            yield f"event {place} is {type(one).__name__}, not {type(other).__name__}"
        elif one != other:
            yield f"event {place}, {plainly_apart(one, other, type(one).__name__)}"
    for event in here[len(there) :]:
        yield f"{type(event).__name__} only in the real one"
    for event in there[len(here) :]:
        yield f"{type(event).__name__} only in the other"


def counts_apart(found: dict[str, int], expected: dict[str, int]) -> str:
    """What two tallies do not count alike."""
    return few(
        f"{what} {found.get(what)}, not {expected.get(what)}"
        for what in {**found, **expected}
        if found.get(what) != expected.get(what)
    )
