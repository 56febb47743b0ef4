"""What can happen in a game. Certificates apart, everything is open: everybody sees every event.

Amounts are told as counted things, `2 wood`; the catalogues say them.
"""

from typing import Final

from signoria.table import Event, Seat


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
    """A worker stands on a workshop of another district."""

    paragraph = "5.4"
    phase = "5"

    seat: Seat
    owner_seat: Seat
    workshop: str
    slot: int


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
    """Alms: the fee, the dice, and the workers who came."""

    paragraph = "5.11"
    phase = "5"

    seat: Seat
    work: str
    character: str
    fee: int
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


class Traded(Event, frozen=True, kw_only=True):
    """A dealing in the market."""

    paragraph = "6.2"
    phase = "6"

    seat: Seat
    costs: tuple[str, ...]
    gains: tuple[str, ...]


class WorkshopRun(Event, frozen=True, kw_only=True):
    """A workshop was used."""

    paragraph = "7.2"
    phase = "7"

    seat: Seat
    workshop: str
    costs: tuple[str, ...]
    gains: tuple[str, ...]


class WorkshopIdle(Event, frozen=True, kw_only=True):
    """A worker on a workshop did nothing, or nothing more."""

    paragraph = "7.2"
    phase = "7"

    seat: Seat
    workshop: str


class Built(Event, frozen=True, kw_only=True):
    """A workshop was paid for and turned over."""

    paragraph = "7.3"
    phase = "7"

    seat: Seat
    workshop: str
    slot: int
    costs: tuple[str, ...]
    gains: tuple[str, ...]


class BuildingFailed(Event, frozen=True, kw_only=True):
    """An unbuilt workshop went back to the stock."""

    paragraph = "7.3"
    phase = "7"

    seat: Seat
    workshop: str


class Realised(Event, frozen=True, kw_only=True):
    """A work was made; `die` is 0 for a nameless artist."""

    paragraph = "8.2"
    phase = "8"

    seat: Seat
    work: str
    character: str
    costs: tuple[str, ...]
    gains: tuple[str, ...]
    die: int
    bonus: int

    def brought(self) -> str:
        return str(self.die) if self.die else ""


class Masterpiece(Event, frozen=True, kw_only=True):
    """An artist's card was turned to its violet side."""

    paragraph = "8.4"
    phase = "8"

    seat: Seat
    character: str


class BuildingComplete(Event, frozen=True, kw_only=True):
    """The last work of a Palazzo or Chiesa."""

    paragraph = "8.7"
    phase = "8"

    seat: Seat
    building: str
    gains: tuple[str, ...]


class WorkFailed(Event, frozen=True, kw_only=True):
    """A commission came to nothing: the fee that was paid, and 1 if a known artist went unpaid."""

    paragraph = "8.5"
    phase = "8"

    seat: Seat
    work: str
    character: str
    fee: int
    unpaid: int


class CaptainElected(Event, frozen=True, kw_only=True):
    """The Captain of the People, with the certificates he takes for his prestige."""

    paragraph = "9.1"
    phase = "9"

    seat: Seat
    certificates: int


class NoCaptain(Event, frozen=True, kw_only=True):
    """Several share the highest prestige."""

    paragraph = "9.1"
    phase = "9"


class BishopElected(Event, frozen=True, kw_only=True):
    """The Bishop, elected so many times running."""

    paragraph = "9.2"
    phase = "9"

    seat: Seat
    times: int


class NoBishop(Event, frozen=True, kw_only=True):
    """Nobody alone has the most influence, or enough of it."""

    paragraph = "9.2"
    phase = "9"


class CardinalMade(Event, frozen=True, kw_only=True):
    """A Cardinal gives up all influence for prestige."""

    paragraph = "9.4"
    phase = "9"

    seat: Seat
    gains: tuple[str, ...]


class CharactersLeft(Event, frozen=True, kw_only=True):
    """Those of the first column leave the game."""

    paragraph = "10.2"
    phase = "10"

    characters: tuple[str, ...]


class CharactersCame(Event, frozen=True, kw_only=True):
    """New characters from the bag."""

    paragraph = "10.3"
    phase = "10"

    characters: tuple[str, ...]

    def brought(self) -> str:
        return " ".join(self.characters)


class Scored(Event, frozen=True, kw_only=True):
    """The final points of a seat."""

    paragraph = "11.2"
    phase = "11"

    seat: Seat
    points: int


class GameEnded(Event, frozen=True, kw_only=True):
    """The game is over."""

    paragraph = "11.3"
    phase = "11"

    winners: tuple[Seat, ...]


EVENTS: Final[tuple[type[Event], ...]] = (
    WorkshopChosen,
    RoundBegan,
    DieRolled,
    Received,
    Arrested,
    Reserved,
    Converted,
    Blocked,
    PowerUnused,
    WorkerSent,
    WorkerSentAbroad,
    BuildingBegan,
    Commissioned,
    SentToMarket,
    AlmsGiven,
    Passed,
    Traded,
    WorkshopRun,
    WorkshopIdle,
    Built,
    BuildingFailed,
    Realised,
    Masterpiece,
    BuildingComplete,
    WorkFailed,
    CaptainElected,
    NoCaptain,
    BishopElected,
    NoBishop,
    CardinalMade,
    CharactersLeft,
    CharactersCame,
    Scored,
    GameEnded,
)
