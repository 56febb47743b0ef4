"""What can happen in a game, and who sees it."""

from typing import ClassVar, Final

from signoria.table import Event, Seat, events, events_in, told_in


class RoundBegan(Event, frozen=True, kw_only=True):
    """A round begins: who is first, and what a work must be worth."""

    paragraph = "1.2"
    phase = "3"

    round: int
    first_seat: Seat
    minimum: int


class CardsChosen(Event, frozen=True, kw_only=True):
    """Everybody has returned one of four profession cards."""

    paragraph = "2.2"
    phase = "2"


class Opened(Event, frozen=True, kw_only=True):
    """An item was put up."""

    paragraph = "3.2"
    phase = "3"

    seat: Seat
    item: str
    price: int


class BidMade(events.BidMade, frozen=True, kw_only=True):
    """A seat raised."""

    paragraph = "3.3"
    phase = "3"

    item: str


class Passed(events.Passed, frozen=True, kw_only=True):
    """A seat is out of this auction."""

    paragraph = "3.3"
    phase = "3"

    item: str


class Renounced(Event, frozen=True, kw_only=True):
    """A seat buys nothing this round."""

    paragraph = "3.2"
    phase = "3"

    seat: Seat


class _Paid(Event, frozen=True, kw_only=True):
    """A seat paid: the prestige that the payment sold, and the florins that this raised (1.4)."""

    seat: Seat
    sold: int
    raised: int


class Bought(_Paid, frozen=True, kw_only=True):
    """An item was paid for and taken; a further builder brings points at once."""

    paragraph = "3.4"
    phase = "3"

    item: str
    price: int
    points: int


class Placed(Event, frozen=True, kw_only=True):
    """A landscape lies in an estate; a further one of its kind brings points."""

    paragraph = "4.1"
    phase = "3"

    seat: Seat
    landscape: str
    square: str
    points: int


class Built(_Paid, frozen=True, kw_only=True):
    """A building stands in an estate."""

    paragraph = "5.3"
    phase = "5"

    building: str
    square: str
    cost: int
    points: int


class _CardsLookedAt(Event, frozen=True, kw_only=True):
    """Cards of a pile: of professions, of bonus or of prestige cards."""

    paragraph = "5.7"
    cases: ClassVar = {"pile": {"bonus": "5.9", "prestige": "4.4"}}

    seat: Seat
    pile: str


class Drew(_CardsLookedAt, frozen=True, kw_only=True):
    """A seat looks at cards of a pile to keep one, and pays for it."""

    count: int
    cost: int
    sold: int
    raised: int


class Saw(_CardsLookedAt, frozen=True, kw_only=True):
    """The cards a seat looked at, for itself alone."""

    cards: tuple[str, ...]

    def brought(self) -> str:
        return " ".join(self.cards)


class Kept(_CardsLookedAt, frozen=True, kw_only=True):
    """One card was kept; the others go under the pile."""


class Chose(_CardsLookedAt, frozen=True, kw_only=True):
    """The card that was kept, for its owner alone."""

    card: str


class Recruited(Event, frozen=True, kw_only=True):
    """A profession changed sides for a recruiting card."""

    paragraph = "4.6"

    seat: Seat
    from_seat: Seat
    profession: str


class FreedomIntroduced(_Paid, frozen=True, kw_only=True):
    """An estate has a freedom more."""

    paragraph = "5.8"
    phase = "5"

    freedom: str
    cost: int


class Worked(Event, frozen=True, kw_only=True):
    """A work was made: what it was worth, with which bonus cards, and how it was paid."""

    paragraph = "6.2"
    phase = "5"

    seat: Seat
    profession: str
    value: int
    bonuses: tuple[str, ...]
    florins: int
    points: int


class TurnEnded(Event, frozen=True, kw_only=True):
    """A seat stopped before its actions were used up."""

    paragraph = "5.1"
    phase = "5"

    seat: Seat
    left: int


class BestWork(Event, frozen=True, kw_only=True):
    """The best work of the round, or one of the best."""

    paragraph = "6.6"
    phase = "6"

    seat: Seat
    value: int
    points: int


class CardScored(Event, frozen=True, kw_only=True):
    """A prestige card was turned up at the end."""

    paragraph = "7.2"
    phase = "7"

    seat: Seat
    prestige: str
    points: int


GameEnded: Final = told_in(__name__, events.GameEnded, "7.5")

EVENTS: Final = events_in(__name__)
