"""What can happen in a game, and who sees it."""

from typing import Final

from signoria.table import Event, Seat, events, events_in, told_in

RoundBegan: Final = told_in(__name__, events.RoundBegan, "3.1")
BidMade: Final = told_in(__name__, events.BidMade, "3.2")
Passed: Final = told_in(__name__, events.Passed, "3.2")
LineScored: Final = told_in(__name__, events.LineScored, "4.1")
GameEnded: Final = told_in(__name__, events.GameEnded, "4.2")


class Drew(Event, frozen=True, kw_only=True):
    """The relics a seat drew, for itself alone."""

    paragraph = "3.6"
    phase = "3"

    seat: Seat
    relics: tuple[str, ...]

    def brought(self) -> str:
        return " ".join(self.relics)


class Laid(Event, frozen=True, kw_only=True):
    """The relic that a seat laid is turned up."""

    paragraph = "3.1"
    phase = "3"

    seat: Seat
    relic: str


class Sold(Event, frozen=True, kw_only=True):
    """A relic was paid for and stands at a stall."""

    paragraph = "3.3"
    phase = "3"

    seat: Seat
    relic: str
    price: int
    points: int


class Unsold(Event, frozen=True, kw_only=True):
    """Nobody bid for a relic."""

    paragraph = "3.4"
    phase = "3"

    relic: str


class Pawned(Event, frozen=True, kw_only=True):
    """A seat pawned its cloak."""

    paragraph = "3.5"
    phase = "3"

    seat: Seat
    coins: int


EVENTS: Final = events_in(__name__)
