"""What can happen with the characters; all of it is public."""

from typing import Final

from signoria.table import Event, Seat, events_in


class CourtOpened(Event, frozen=True, kw_only=True):
    """The characters may be bid for, and so much lies on the Banker."""

    paragraph = "11.1"
    phase = "11"

    florins: int


class PawnPlaced(Event, frozen=True, kw_only=True):
    """A seat bids for a character."""

    paragraph = "11.3"
    phase = "11"

    seat: Seat
    character: str
    space: int
    price: int


class PawnReturned(Event, frozen=True, kw_only=True):
    """A seat was outbid and has its pawn back."""

    paragraph = "11.4"
    phase = "11"

    seat: Seat
    character: str


class CourtLeft(Event, frozen=True, kw_only=True):
    """A seat asks for nobody's help this round."""

    paragraph = "11.3"
    phase = "11"

    seat: Seat


class CharacterTaken(Event, frozen=True, kw_only=True):
    """A seat pays and has a character's help."""

    paragraph = "11.5"
    phase = "11"

    seat: Seat
    character: str
    price: int


class BankerTaken(Event, frozen=True, kw_only=True):
    """A seat takes the money that lies on the Banker, less what it bid."""

    paragraph = "11.13"
    phase = "11"

    seat: Seat
    florins: int


class RankScored(Event, frozen=True, kw_only=True):
    """The Merchant brought as many points as the seat's place."""

    paragraph = "11.11"

    seat: Seat
    points: int


class WonForNothing(Event, frozen=True, kw_only=True):
    """The Merchant spares a seat the price of what it won."""

    paragraph = "11.11"
    phase = "3"

    seat: Seat
    item: str


class ProfessorConsulted(Event, frozen=True, kw_only=True):
    """The Professor fetches a seat a card from a pile."""

    paragraph = "11.12"

    seat: Seat
    pile: str


class ProfessorDismissed(Event, frozen=True, kw_only=True):
    """A seat let the Professor go unused."""

    paragraph = "11.12"

    seat: Seat


class PrincessPleased(Event, frozen=True, kw_only=True):
    """A work was made for the Princess: what it was worth, and how it was paid."""

    paragraph = "11.10"
    phase = "5"

    seat: Seat
    value: int
    florins: int
    points: int


class FlorinsChanged(Event, frozen=True, kw_only=True):
    """The Banker gave prestige for florins at the end."""

    paragraph = "11.14"
    phase = "7"

    seat: Seat
    florins: int
    points: int


EVENTS: Final = events_in(__name__)
