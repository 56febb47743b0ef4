"""What can happen in a game; all of it is seen by everybody."""

from typing import Final

from signoria.table import Event, Seat


class TurnBegan(Event, frozen=True, kw_only=True):
    """A player's turn begins."""

    seat: Seat
    round: int


class PricePaid(Event, frozen=True, kw_only=True):
    """Bricks were laid on the cards to the left, one on each."""

    seat: Seat
    bricks: tuple[str, ...]


class CardTaken(Event, frozen=True, kw_only=True):
    """A card was taken from the row with the bricks on it."""

    seat: Seat
    card: str
    bricks: tuple[str, ...]


class RowRefilled(Event, frozen=True, kw_only=True):
    """A new card lies at the end of the row, with bricks from the bag."""

    card: str
    bricks: tuple[str, ...]

    def brought(self) -> str:
        return " ".join((self.card, *self.bricks))


class Reshuffled(Event, frozen=True, kw_only=True):
    """The discard pile became the new draw pile."""

    count: int


class TwinDiscarded(Event, frozen=True, kw_only=True):
    """A building that its taker owned already went to the discard pile."""

    seat: Seat
    card: str


class ChurchPlaced(Event, frozen=True, kw_only=True):
    """A church stands on one of the places."""

    card: str


class ChurchGone(Event, frozen=True, kw_only=True):
    """The oldest church made way for a new one."""

    card: str


class BricksDrawn(Event, frozen=True, kw_only=True):
    """Bricks came out of the bag by chance."""

    seat: Seat
    card: str
    bricks: tuple[str, ...]

    def brought(self) -> str:
        return " ".join(self.bricks)


class BricksLost(Event, frozen=True, kw_only=True):
    """Bricks went to the bag because of a card."""

    seat: Seat
    card: str
    bricks: tuple[str, ...]


class FloorLost(Event, frozen=True, kw_only=True):
    """A tower lost its top brick to the bag; the height is what is left."""

    seat: Seat
    card: str
    colour: str
    height: int


class RuleChanged(Event, frozen=True, kw_only=True):
    """A card changes a rule for the rest of the turn."""

    seat: Seat
    card: str


class CharacterPlayed(Event, frozen=True, kw_only=True):
    """A character was played and discarded."""

    seat: Seat
    card: str


class BricksPicked(Event, frozen=True, kw_only=True):
    """Bricks were chosen out of the bag."""

    seat: Seat
    bricks: tuple[str, ...]


class BricksSwapped(Event, frozen=True, kw_only=True):
    """Bricks were swapped one for one with a card of the row."""

    seat: Seat
    card: str
    given_bricks: tuple[str, ...]
    taken_bricks: tuple[str, ...]


class BrickStolen(Event, frozen=True, kw_only=True):
    """A brick changed storehouses."""

    seat: Seat
    from_seat: Seat
    colour: str


class CelebrationDiscarded(Event, frozen=True, kw_only=True):
    """A celebration went to the discard pile."""

    seat: Seat
    card: str


class Exchanged(Event, frozen=True, kw_only=True):
    """Bricks were laid on a card of the row for one that lay there."""

    seat: Seat
    card: str
    given_bricks: tuple[str, ...]
    colour: str


class TowerBegun(Event, frozen=True, kw_only=True):
    """A new tower stands, of so many floors."""

    seat: Seat
    colour: str
    height: int


class TowerRaised(Event, frozen=True, kw_only=True):
    """A tower grew to a height."""

    seat: Seat
    colour: str
    height: int


class CostPaid(Event, frozen=True, kw_only=True):
    """The cost of building went to the bag."""

    seat: Seat
    bricks: tuple[str, ...]


class TowerFell(Event, frozen=True, kw_only=True):
    """A tower that did not grow was destroyed: so many bricks to the bag, so many to the storehouse."""

    seat: Seat
    colour: str
    height: int
    lost: int
    kept: int


class ContractFilled(Event, frozen=True, kw_only=True):
    """A contract was filled."""

    seat: Seat
    colour: str
    height: int
    points: int


class BalconyFilled(Event, frozen=True, kw_only=True):
    """The contract of a balcony was filled."""

    seat: Seat
    colour: str
    height: int
    level: int
    points: int


class LevelTileWon(Event, frozen=True, kw_only=True):
    """The first contract of a height earned the level tile."""

    seat: Seat
    height: int
    points: int


class PointsByCard(Event, frozen=True, kw_only=True):
    """A church or an event changed a score."""

    seat: Seat
    card: str
    points: int


class CardHandedOn(Event, frozen=True, kw_only=True):
    """A card went to another player's hand."""

    seat: Seat
    to_seat: Seat
    card: str


class LastLetter(Event, frozen=True, kw_only=True):
    """A player was the first to place the last letter: all others have one more turn."""

    seat: Seat
    points: int


class BricksReturned(Event, frozen=True, kw_only=True):
    """Bricks above the limit went to the bag."""

    seat: Seat
    bricks: tuple[str, ...]


class CardDiscarded(Event, frozen=True, kw_only=True):
    """A card above the limit went to the discard pile."""

    seat: Seat
    card: str


class FlagWon(Event, frozen=True, kw_only=True):
    """The flag of a tower went to who has most letters on it."""

    seat: Seat
    colour: str
    points: int


class CelebrationScored(Event, frozen=True, kw_only=True):
    """A celebration was scored at the end."""

    seat: Seat
    card: str
    points: int


class RoundsOver(Event, frozen=True, kw_only=True):
    """The game stops after its last round though letters are left."""

    round: int


class GameEnded(Event, frozen=True, kw_only=True):
    """The game is over; several winners share it."""

    winners: tuple[Seat, ...]


EVENTS: Final[tuple[type[Event], ...]] = (
    TurnBegan,
    PricePaid,
    CardTaken,
    RowRefilled,
    Reshuffled,
    TwinDiscarded,
    ChurchPlaced,
    ChurchGone,
    BricksDrawn,
    BricksLost,
    FloorLost,
    RuleChanged,
    CharacterPlayed,
    BricksPicked,
    BricksSwapped,
    BrickStolen,
    CelebrationDiscarded,
    Exchanged,
    TowerBegun,
    TowerRaised,
    CostPaid,
    TowerFell,
    ContractFilled,
    BalconyFilled,
    LevelTileWon,
    PointsByCard,
    CardHandedOn,
    LastLetter,
    BricksReturned,
    CardDiscarded,
    FlagWon,
    CelebrationScored,
    RoundsOver,
    GameEnded,
)
