"""What can happen in a game; all of it is seen by everybody."""

from typing import Final

from signoria.table import Event, Seat, events, events_in, told_in


class TurnBegan(Event, frozen=True, kw_only=True):
    """A player's turn begins."""

    paragraph = "1.2"

    seat: Seat
    round: int


class PricePaid(Event, frozen=True, kw_only=True):
    """Bricks were laid on the cards to the left, one on each."""

    paragraph = "3.2"

    seat: Seat
    bricks: tuple[str, ...]


class CardTaken(Event, frozen=True, kw_only=True):
    """A card was taken from the row with the bricks on it."""

    paragraph = "3.3"

    seat: Seat
    card: str
    bricks: tuple[str, ...]


class RowRefilled(Event, frozen=True, kw_only=True):
    """A new card lies at the end of the row, with bricks from the bag."""

    paragraph = "3.5"

    card: str
    bricks: tuple[str, ...]

    def brought(self) -> str:
        return " ".join((self.card, *self.bricks))


class Reshuffled(Event, frozen=True, kw_only=True):
    """The discard pile became the new draw pile."""

    paragraph = "3.7"

    count: int


class TwinDiscarded(Event, frozen=True, kw_only=True):
    """A building that its taker owned already went to the discard pile."""

    paragraph = "9.7"

    seat: Seat
    card: str


class ChurchPlaced(Event, frozen=True, kw_only=True):
    """A church stands on one of the places."""

    paragraph = "9.8"

    card: str


class ChurchGone(Event, frozen=True, kw_only=True):
    """The oldest church made way for a new one."""

    paragraph = "9.8"

    card: str


class BricksDrawn(Event, frozen=True, kw_only=True):
    """Bricks came out of the bag by chance."""

    paragraph = "9.1"

    seat: Seat
    card: str
    bricks: tuple[str, ...]

    def brought(self) -> str:
        return " ".join(self.bricks)


class BricksLost(Event, frozen=True, kw_only=True):
    """Bricks went to the bag because of a card."""

    paragraph = "9.2"

    seat: Seat
    card: str
    bricks: tuple[str, ...]


class FloorLost(Event, frozen=True, kw_only=True):
    """A tower lost its top brick to the bag; the height is what is left."""

    paragraph = "9.2"

    seat: Seat
    card: str
    colour: str
    height: int


class RuleChanged(Event, frozen=True, kw_only=True):
    """A card changes a rule for the rest of the turn."""

    paragraph = "9.1"

    seat: Seat
    card: str


class CharacterPlayed(Event, frozen=True, kw_only=True):
    """A character was played and discarded."""

    paragraph = "9.3"

    seat: Seat
    card: str


class BricksPicked(Event, frozen=True, kw_only=True):
    """Bricks were chosen out of the bag."""

    paragraph = "9.4"

    seat: Seat
    bricks: tuple[str, ...]


class BricksSwapped(Event, frozen=True, kw_only=True):
    """Bricks were swapped one for one with a card of the row."""

    paragraph = "9.4"

    seat: Seat
    card: str
    given_bricks: tuple[str, ...]
    taken_bricks: tuple[str, ...]


class BrickStolen(Event, frozen=True, kw_only=True):
    """A brick changed storehouses."""

    paragraph = "9.4"

    seat: Seat
    from_seat: Seat
    colour: str


class CelebrationDiscarded(Event, frozen=True, kw_only=True):
    """A celebration went to the discard pile."""

    paragraph = "9.5"

    seat: Seat
    card: str


class Exchanged(Event, frozen=True, kw_only=True):
    """Bricks were laid on a card of the row for one that lay there."""

    paragraph = "4.2"

    seat: Seat
    card: str
    given_bricks: tuple[str, ...]
    colour: str


class TowerBegun(Event, frozen=True, kw_only=True):
    """A new tower stands, of so many floors."""

    paragraph = "5.1"

    seat: Seat
    colour: str
    height: int


class TowerRaised(Event, frozen=True, kw_only=True):
    """A tower grew from one height to another, for the first time in this turn."""

    paragraph = "5.1"

    seat: Seat
    colour: str
    from_height: int
    height: int


class TowerRaisedAgain(TowerRaised, frozen=True, kw_only=True):
    """A tower that had grown in this turn already, or was begun in it, grew further."""

    paragraph = "5.6"


class CostPaid(Event, frozen=True, kw_only=True):
    """The cost of building went to the bag."""

    paragraph = "5.3"

    seat: Seat
    bricks: tuple[str, ...]


class TowerFell(Event, frozen=True, kw_only=True):
    """A tower that did not grow was destroyed: so many bricks to the bag, so many to the storehouse."""

    paragraph = "6.1"

    seat: Seat
    colour: str
    height: int
    lost: int
    kept: int


class ContractFilled(Event, frozen=True, kw_only=True):
    """A contract was filled."""

    paragraph = "7.2"

    seat: Seat
    colour: str
    height: int
    points: int


class BalconyFilled(Event, frozen=True, kw_only=True):
    """The contract of a balcony was filled."""

    paragraph = "7.3"

    seat: Seat
    colour: str
    height: int
    level: int
    points: int


class LevelTileWon(Event, frozen=True, kw_only=True):
    """The first contract of a height earned the level tile."""

    paragraph = "7.4"

    seat: Seat
    height: int
    points: int


class PointsByCard(Event, frozen=True, kw_only=True):
    """A church or an event changed a score."""

    paragraph = "9.1"

    seat: Seat
    card: str
    points: int


class CardHandedOn(Event, frozen=True, kw_only=True):
    """A card went to another player's hand."""

    paragraph = "9.6"

    seat: Seat
    to_seat: Seat
    card: str


class LastLetter(Event, frozen=True, kw_only=True):
    """A player was the first to place the last letter: all others have one more turn."""

    paragraph = "10.1"

    seat: Seat
    points: int


class BricksReturned(Event, frozen=True, kw_only=True):
    """Bricks above the limit went to the bag."""

    paragraph = "8.2"

    seat: Seat
    bricks: tuple[str, ...]


class CardDiscarded(Event, frozen=True, kw_only=True):
    """A card above the limit went to the discard pile."""

    paragraph = "8.3"

    seat: Seat
    card: str


class FlagWon(Event, frozen=True, kw_only=True):
    """The flag of a tower went to who has most letters on it."""

    paragraph = "10.3"
    phase = "10"

    seat: Seat
    colour: str
    points: int


class CelebrationScored(Event, frozen=True, kw_only=True):
    """A celebration was scored at the end."""

    paragraph = "10.4"
    phase = "10"

    seat: Seat
    card: str
    points: int


class RoundsOver(Event, frozen=True, kw_only=True):
    """The game stops after its last round though letters are left."""

    paragraph = "10.6"
    phase = "10"

    round: int


GameEnded: Final = told_in(__name__, events.GameEnded, "10.5")

EVENTS: Final = events_in(__name__)
