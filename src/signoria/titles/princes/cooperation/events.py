"""What can happen between neighbours; all of it is public."""

from typing import Final

from signoria.table import Event, Seat, events_in


class _Proposal(Event, frozen=True, kw_only=True):
    """A joint building is proposed: at a square of an estate, for so much from the partner."""

    paragraph = "12.9"
    phase = "5"

    seat: Seat
    listener_seat: Seat
    building: str
    estate_seat: Seat
    square: str
    amount: int


class Offered(_Proposal, frozen=True, kw_only=True):
    """The player whose turn it is made an offer."""


class Countered(_Proposal, frozen=True, kw_only=True):
    """The partner made a counter-offer."""


class Insisted(_Proposal, frozen=True, kw_only=True):
    """The player whose turn it is made a last offer."""


class OfferRefused(Event, frozen=True, kw_only=True):
    """Nothing came of it; it has cost nothing."""

    paragraph = "12.9"
    phase = "5"

    seat: Seat
    listener_seat: Seat
    building: str


class JointlyBuilt(Event, frozen=True, kw_only=True):
    """A building stands in two estates, and the player whose turn it is has paid the bank."""

    paragraph = "12.5"
    phase = "5"

    seat: Seat
    partner_seat: Seat
    building: str
    estate_seat: Seat
    square: str
    cost: int
    points: int
    sold: int
    raised: int


class SharePaid(Event, frozen=True, kw_only=True):
    """The partner paid what was agreed, and has the building too."""

    paragraph = "12.5"
    phase = "5"

    seat: Seat
    active_seat: Seat
    amount: int
    points: int
    sold: int
    raised: int


EVENTS: Final = events_in(__name__)
