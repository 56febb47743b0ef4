"""What can happen in a game, and who sees it."""

from typing import Final

from signoria.table import Event, Seat, events, events_in, told_in


class RoundBegan(Event, frozen=True, kw_only=True):
    """A round begins."""

    paragraph = "1.2"
    phase = "3"

    round: int
    prince_seat: Seat


class LastRoundBegan(Event, frozen=True, kw_only=True):
    """The draw pile is too low: a round without income begins, and then the game is over."""

    paragraph = "8.3"
    phase = "4"

    round: int
    prince_seat: Seat
    pile: int


class IncomeTaken(Event, frozen=True, kw_only=True):
    """A seat took its coins and drew its cards."""

    paragraph = "3.1"
    phase = "3"

    seat: Seat
    coins: int
    count: int


class Drew(Event, frozen=True, kw_only=True):
    """The cards a seat drew, for itself alone."""

    paragraph = "3.1"

    seat: Seat
    cards: tuple[str, ...]

    def brought(self) -> str:
        return " ".join(self.cards)


class PileRenewed(Event, frozen=True, kw_only=True):
    """The discards were shuffled into a new draw pile."""

    paragraph = "8.4"

    count: int


class Laid(Event, frozen=True, kw_only=True):
    """The cards a seat had laid face down were turned up."""

    paragraph = "4.1"
    phase = "4"

    seat: Seat
    cards: tuple[str, ...]


class OfferDrawn(Event, frozen=True, kw_only=True):
    """The cards of the last round were turned up from the draw pile."""

    paragraph = "8.3"
    phase = "4"

    cards: tuple[str, ...]

    def brought(self) -> str:
        return " ".join(self.cards)


class NothingOffered(Event, frozen=True, kw_only=True):
    """No card was left to be sold in the last round."""

    paragraph = "8.5"
    phase = "4"


class GroupPutUp(Event, frozen=True, kw_only=True):
    """A group of cards is put up for auction."""

    paragraph = "4.1"
    phase = "4"

    card: str
    count: int


class GroupSold(Event, frozen=True, kw_only=True):
    """A group of cards was paid for; its buyer is Il Principe."""

    paragraph = "4.6"
    phase = "4"

    seat: Seat
    card: str
    count: int
    price: int


class GroupUnsold(Event, frozen=True, kw_only=True):
    """Nobody bid for a group of cards."""

    paragraph = "4.5"
    phase = "4"

    card: str
    count: int


class BuildingDeclined(Event, frozen=True, kw_only=True):
    """The winner of an auction builds nothing."""

    paragraph = "4.7"
    phase = "4"

    seat: Seat


class Built(Event, frozen=True, kw_only=True):
    """A city was built."""

    paragraph = "6.3"

    seat: Seat
    city: str
    cards: tuple[str, ...]
    cost: int
    points: int


class ShieldPlaced(Event, frozen=True, kw_only=True):
    """A shield lies in a region."""

    paragraph = "6.4"

    seat: Seat
    region: str


class RolesPaid(Event, frozen=True, kw_only=True):
    """A seat scores for its roles in the colours of a city that somebody else built."""

    paragraph = "6.5"

    seat: Seat
    city: str
    roles: tuple[str, ...]
    points: int


class CityTurnedUp(Event, frozen=True, kw_only=True):
    """A new city can be built."""

    paragraph = "6.6"

    city: str

    def brought(self) -> str:
        return self.city


class CardsPlayed(Event, frozen=True, kw_only=True):
    """Cards of one colour lie face up before a seat."""

    paragraph = "5.2"
    phase = "5"

    seat: Seat
    card: str
    count: int


class ActionPassed(Event, frozen=True, kw_only=True):
    """A seat let its action go."""

    paragraph = "5.3"
    phase = "5"

    seat: Seat


class RolePutUp(Event, frozen=True, kw_only=True):
    """Several seats are tied, and a role is put up for auction among them."""

    paragraph = "7.6"
    phase = "7"

    role: str
    tied_seats: tuple[Seat, ...]


class RoleTaken(Event, frozen=True, kw_only=True):
    """A seat holds a role; who paid for it is Il Principe."""

    paragraph = "7.3"
    phase = "7"

    seat: Seat
    role: str
    price: int


class RoleStays(Event, frozen=True, kw_only=True):
    """A role stays on the board."""

    paragraph = "7.5"
    phase = "7"

    role: str


class TurnedDown(Event, frozen=True, kw_only=True):
    """A major role costs half of the face-up cards of its colour."""

    paragraph = "7.7"
    phase = "7"

    seat: Seat
    card: str
    count: int


class TurnedUp(Event, frozen=True, kw_only=True):
    """A card in front of a seat is face up again."""

    paragraph = "7.8"
    phase = "7"

    seat: Seat
    card: str


class PointsGained(Event, frozen=True, kw_only=True):
    """A role brought points."""

    paragraph = "7.8"
    phase = "7"

    seat: Seat
    points: int


class CoinsGained(Event, frozen=True, kw_only=True):
    """A role brought coins."""

    paragraph = "7.8"
    phase = "7"

    seat: Seat
    coins: int


class CardsGained(Event, frozen=True, kw_only=True):
    """A role let a seat draw."""

    paragraph = "7.8"
    phase = "7"

    seat: Seat
    count: int


class CitiesRanOut(Event, frozen=True, kw_only=True):
    """Too few cities are on display: the game is over at once."""

    paragraph = "8.2"
    phase = "8"

    count: int


BidMade: Final = told_in(__name__, events.BidMade, "4.2", "")
Passed: Final = told_in(__name__, events.Passed, "4.2", "")
LineScored: Final = told_in(__name__, events.LineScored, "9.1")
GameEnded: Final = told_in(__name__, events.GameEnded, "9.6")

EVENTS: Final = events_in(__name__)
