"""What can happen until all workers stand: set-up, income, officers, placement; `results` has what comes of it.

Certificates apart, everything is open: everybody sees every event.

Amounts are told as counted things, `2 wood`; the catalogues say them.
"""

from typing import Final

from signoria.table import Event, Seat, events_in


class WorkshopChosen(Event, frozen=True, kw_only=True):
    """A workshop of the starting offer stands in a district."""

    paragraph = "2.4"
    phase = "2"

    seat: Seat
    workshop: str
    slot: int


class RoundBegan(Event, frozen=True, kw_only=True):
    """A round begins, in this order."""

    paragraph = "1.2"
    phase = "3"

    round: int
    rounds: int
    order_seats: tuple[Seat, ...]


class DieRolled(Event, frozen=True, kw_only=True):
    """The income die, for everybody."""

    paragraph = "3.1"
    phase = "3"

    die: int
    resource: str

    def brought(self) -> str:
        return self.resource


class Received(Event, frozen=True, kw_only=True):
    """The income of a seat."""

    paragraph = "3.2"
    phase = "3"

    seat: Seat
    gains: tuple[str, ...]


class Arrested(Event, frozen=True, kw_only=True):
    """The Captain had a worker arrested."""

    paragraph = "4.2"
    phase = "4"

    seat: Seat
    from_seat: Seat


class Reserved(Event, frozen=True, kw_only=True):
    """The Captain keeps an artist for himself."""

    paragraph = "4.3"
    phase = "4"

    seat: Seat
    character: str


class Converted(Event, frozen=True, kw_only=True):
    """The Bishop converted a worker; `gained` is 0 if all of his own were in use."""

    paragraph = "4.5"
    phase = "4"

    seat: Seat
    from_seat: Seat
    gained: int


class Blocked(Event, frozen=True, kw_only=True):
    """The Bishop blocks a preacher."""

    paragraph = "4.6"
    phase = "4"

    seat: Seat
    character: str


class PowerUnused(Event, frozen=True, kw_only=True):
    """An officer did nothing."""

    paragraph = "4.1"
    phase = "4"

    seat: Seat
    office: str


class WorkerSent(Event, frozen=True, kw_only=True):
    """A worker stands on a workshop of his own district."""

    paragraph = "5.3"
    phase = "5"

    seat: Seat
    workshop: str
    slot: int


class WorkerSentAbroad(Event, frozen=True, kw_only=True):
    """A worker stands on a workshop of another district: what it costs, and what the owner gains."""

    paragraph = "5.4"
    phase = "5"

    seat: Seat
    owner_seat: Seat
    workshop: str
    slot: int
    costs: tuple[str, ...]
    gains: tuple[str, ...]


class BuildingBegan(Event, frozen=True, kw_only=True):
    """An unbuilt workshop lies on a slot, with a worker on it."""

    paragraph = "5.5"
    phase = "5"

    seat: Seat
    workshop: str
    slot: int


class Commissioned(Event, frozen=True, kw_only=True):
    """A worker and an artist stand on a work."""

    paragraph = "5.6"
    phase = "5"

    seat: Seat
    work: str
    character: str
    skill: str


class SentToMarket(Event, frozen=True, kw_only=True):
    """A worker goes to market."""

    paragraph = "5.9"
    phase = "5"

    seat: Seat


class AlmsGiven(Event, frozen=True, kw_only=True):
    """Alms: what they cost and brought at once, the dice, and the workers who came."""

    paragraph = "5.11"
    phase = "5"

    seat: Seat
    work: str
    character: str
    costs: tuple[str, ...]
    gains: tuple[str, ...]
    dice: tuple[str, ...]
    workers: int

    def brought(self) -> str:
        return " ".join([pips.removesuffix(" pips") for pips in self.dice])


class Passed(Event, frozen=True, kw_only=True):
    """A seat places no more workers this round."""

    paragraph = "5.1"
    phase = "5"

    seat: Seat
    workers: int


EVENTS: Final = events_in(__name__)
