"""Events: what happened, told to those who may know it."""

from collections.abc import Mapping
from typing import ClassVar, TypeAlias

from msgspec import Struct

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


Log: TypeAlias = list[Event] | None
