"""Events: what happened, told to those who may know it."""

import sys
from collections.abc import Mapping
from typing import ClassVar, TypeAlias, TypeVar

from msgspec import Struct, defstruct

from signoria.table.messages import Seat


class Change(Struct, frozen=True):
    """Points or money that came or went, and why: a score sheet is the sum of these."""

    seat: Seat
    what: str
    amount: int
    source: str


class Event(Struct, frozen=True, kw_only=True, omit_defaults=True, tag=str.lower):
    """Something that happened. What seats see differently is two events, each with its own `to`.

    Its `paragraph` of the rulebook says what this is, unless `cases` names another for the value of one of its fields;
    `phase` is the chapter of the phase it belongs to, and empty for what is told in several.
    """

    paragraph: ClassVar[str] = ""
    cases: ClassVar[Mapping[str, Mapping[str, str]]] = {}
    phase: ClassVar[str] = ""

    changes: tuple[Change, ...] = ()
    to: tuple[Seat, ...] | None = None

    def seen_by(self, seat: Seat | None) -> bool:
        """Whether a seat, or a spectator (None), may know of it."""
        return self.to is None or (seat is not None and seat in self.to)

    def brought(self) -> str:
        """What chance brought, in a few words for the record; nothing for most events."""
        return ""


class Ready(Event, frozen=True, kw_only=True):
    """A seat has given its answer to a question that all answer at once."""

    seat: Seat


class BidMade(Event, frozen=True, kw_only=True):
    """A seat bid more. A title says in which paragraph, and for what if there is more than one kind of lot."""

    seat: Seat
    price: int


class Passed(Event, frozen=True, kw_only=True):
    """A seat is out of an auction."""

    seat: Seat


class RoundBegan(Event, frozen=True, kw_only=True):
    """A round begins, and who is first in it."""

    round: int
    first_seat: Seat


class LineScored(Event, frozen=True, kw_only=True):
    """Points that a seat gets at the end, from one source."""

    seat: Seat
    source: str
    points: int


class GameEnded(Event, frozen=True, kw_only=True):
    """The game is over; several winners share it."""

    winners: tuple[Seat, ...]


Log: TypeAlias = list[Event] | None
E = TypeVar("E", bound=Event)


def told_in(module: str, kind: type[E], paragraph: str, phase: str | None = None) -> type[E]:
    """One of the table's events as a title's own, for its module: the title says in which paragraph it happens.

    Its phase is that paragraph's chapter, unless it is said; the empty one is for what is told in several.
    """
    chapter = paragraph.partition(".")[0] if phase is None else phase
    namespace = {"__doc__": kind.__doc__, "paragraph": paragraph, "phase": chapter}
    made = defstruct(kind.__name__, (), bases=(kind,), module=module, namespace=namespace, frozen=True, kw_only=True)
    assert issubclass(made, kind)
    return made


def events_in(module: str) -> tuple[type[Event], ...]:
    """Every kind of event that a module defines, in its order; a shape that several share begins with an underscore."""
    things = vars(sys.modules[module]).items()
    kinds = [thing for name, thing in things if isinstance(thing, type) and name[0] != "_"]
    return tuple([kind for kind in kinds if issubclass(kind, Event) and kind.__module__ == module])
