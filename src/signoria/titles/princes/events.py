"""What can happen in a game, and who sees it."""

from typing import Final

from signoria.table import Event, Seat


class RoundBegan(Event, frozen=True, kw_only=True):
    """A round begins: who is first, and what a work must be worth."""

    round: int
    first_seat: Seat
    minimum: int


class CardsChosen(Event, frozen=True, kw_only=True):
    """Everybody has returned one of four profession cards."""


class Opened(Event, frozen=True, kw_only=True):
    """An item was put up."""

    seat: Seat
    item: str
    price: int


class BidMade(Event, frozen=True, kw_only=True):
    """A seat raised."""

    seat: Seat
    item: str
    price: int


class Passed(Event, frozen=True, kw_only=True):
    """A seat is out of this auction."""

    seat: Seat
    item: str


class Renounced(Event, frozen=True, kw_only=True):
    """A seat buys nothing this round."""

    seat: Seat


class Bought(Event, frozen=True, kw_only=True):
    """An item was paid for and taken."""

    seat: Seat
    item: str
    price: int


class Placed(Event, frozen=True, kw_only=True):
    """A landscape lies in an estate."""

    seat: Seat
    landscape: str
    square: str


class Built(Event, frozen=True, kw_only=True):
    """A building stands in an estate."""

    seat: Seat
    building: str
    square: str
    cost: int


class Drew(Event, frozen=True, kw_only=True):
    """A seat looks at cards of a pile to keep one."""

    seat: Seat
    pile: str
    count: int
    cost: int


class Saw(Event, frozen=True, kw_only=True):
    """The cards a seat looked at, for itself alone."""

    seat: Seat
    pile: str
    cards: tuple[str, ...]

    def brought(self) -> str:
        return " ".join(self.cards)


class Kept(Event, frozen=True, kw_only=True):
    """One card was kept; the others go under the pile."""

    seat: Seat
    pile: str


class Chose(Event, frozen=True, kw_only=True):
    """The card that was kept, for its owner alone."""

    seat: Seat
    pile: str
    card: str


class Recruited(Event, frozen=True, kw_only=True):
    """A profession changed sides for a recruiting card."""

    seat: Seat
    from_seat: Seat
    profession: str


class FreedomIntroduced(Event, frozen=True, kw_only=True):
    """An estate has a freedom more."""

    seat: Seat
    freedom: str
    cost: int


class Worked(Event, frozen=True, kw_only=True):
    """A work was made: what it was worth, with which bonus cards, and how it was paid."""

    seat: Seat
    profession: str
    value: int
    bonuses: tuple[str, ...]
    florins: int
    points: int


class TurnEnded(Event, frozen=True, kw_only=True):
    """A seat stopped before its actions were used up."""

    seat: Seat
    left: int


class BestWork(Event, frozen=True, kw_only=True):
    """The best work of the round, or one of the best."""

    seat: Seat
    value: int


class CardScored(Event, frozen=True, kw_only=True):
    """A prestige card was turned up at the end."""

    seat: Seat
    prestige: str
    points: int


class GameEnded(Event, frozen=True, kw_only=True):
    """The game is over; several winners share it."""

    winners: tuple[Seat, ...]


EVENTS: Final[tuple[type[Event], ...]] = (
    RoundBegan,
    CardsChosen,
    Opened,
    BidMade,
    Passed,
    Renounced,
    Bought,
    Placed,
    Built,
    Drew,
    Saw,
    Kept,
    Chose,
    Recruited,
    FreedomIntroduced,
    Worked,
    TurnEnded,
    BestWork,
    CardScored,
    GameEnded,
)
