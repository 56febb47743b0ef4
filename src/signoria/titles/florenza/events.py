"""What can happen in a game. Certificates apart, everything is open: everybody sees every event.

Amounts are told as counted things, `2 wood`; the catalogues say them.
"""

from typing import Final

from signoria.table import Event, Seat


class WorkshopChosen(Event, frozen=True, kw_only=True):
    """A workshop of the starting offer stands in a district."""

    seat: Seat
    workshop: str
    slot: int


class RoundBegan(Event, frozen=True, kw_only=True):
    """A round begins, in this order."""

    round: int
    rounds: int
    order_seats: tuple[Seat, ...]


class DieRolled(Event, frozen=True, kw_only=True):
    """The income die, for everybody."""

    die: int
    resource: str

    def brought(self) -> str:
        return self.resource


class Received(Event, frozen=True, kw_only=True):
    """The income of a seat."""

    seat: Seat
    gains: tuple[str, ...]


class Arrested(Event, frozen=True, kw_only=True):
    """The Captain had a worker arrested."""

    seat: Seat
    from_seat: Seat


class Reserved(Event, frozen=True, kw_only=True):
    """The Captain keeps an artist for himself."""

    seat: Seat
    character: str


class Converted(Event, frozen=True, kw_only=True):
    """The Bishop converted a worker; `gained` is 0 if all of his own were in use."""

    seat: Seat
    from_seat: Seat
    gained: int


class Blocked(Event, frozen=True, kw_only=True):
    """The Bishop blocks a preacher."""

    seat: Seat
    character: str


class PowerUnused(Event, frozen=True, kw_only=True):
    """An officer did nothing."""

    seat: Seat
    office: str


class WorkerSent(Event, frozen=True, kw_only=True):
    """A worker stands on a workshop of his own district."""

    seat: Seat
    workshop: str
    slot: int


class WorkerSentAbroad(Event, frozen=True, kw_only=True):
    """A worker stands on a workshop of another district."""

    seat: Seat
    owner_seat: Seat
    workshop: str
    slot: int


class BuildingBegan(Event, frozen=True, kw_only=True):
    """An unbuilt workshop lies on a slot, with a worker on it."""

    seat: Seat
    workshop: str
    slot: int


class Commissioned(Event, frozen=True, kw_only=True):
    """A worker and an artist stand on a work."""

    seat: Seat
    work: str
    character: str
    skill: str


class SentToMarket(Event, frozen=True, kw_only=True):
    """A worker goes to market."""

    seat: Seat


class AlmsGiven(Event, frozen=True, kw_only=True):
    """Alms: the fee, the dice, and the workers who came."""

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

    seat: Seat
    workers: int


class Traded(Event, frozen=True, kw_only=True):
    """A dealing in the market."""

    seat: Seat
    costs: tuple[str, ...]
    gains: tuple[str, ...]


class WorkshopRun(Event, frozen=True, kw_only=True):
    """A workshop was used."""

    seat: Seat
    workshop: str
    costs: tuple[str, ...]
    gains: tuple[str, ...]


class WorkshopIdle(Event, frozen=True, kw_only=True):
    """A worker on a workshop did nothing, or nothing more."""

    seat: Seat
    workshop: str


class Built(Event, frozen=True, kw_only=True):
    """A workshop was paid for and turned over."""

    seat: Seat
    workshop: str
    slot: int
    costs: tuple[str, ...]
    gains: tuple[str, ...]


class BuildingFailed(Event, frozen=True, kw_only=True):
    """An unbuilt workshop went back to the stock."""

    seat: Seat
    workshop: str


class Realised(Event, frozen=True, kw_only=True):
    """A work was made; `die` is 0 for a nameless artist."""

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

    seat: Seat
    character: str


class BuildingComplete(Event, frozen=True, kw_only=True):
    """The last work of a Palazzo or Chiesa."""

    seat: Seat
    building: str
    gains: tuple[str, ...]


class WorkFailed(Event, frozen=True, kw_only=True):
    """A commission came to nothing: the fee that was paid, and 1 if a known artist went unpaid."""

    seat: Seat
    work: str
    character: str
    fee: int
    unpaid: int


class CaptainElected(Event, frozen=True, kw_only=True):
    """The Captain of the People, with the certificates he takes for his prestige."""

    seat: Seat
    certificates: int


class NoCaptain(Event, frozen=True, kw_only=True):
    """Several share the highest prestige."""


class BishopElected(Event, frozen=True, kw_only=True):
    """The Bishop, elected so many times running."""

    seat: Seat
    times: int


class NoBishop(Event, frozen=True, kw_only=True):
    """Nobody alone has the most influence, or enough of it."""


class CardinalMade(Event, frozen=True, kw_only=True):
    """A Cardinal gives up all influence for prestige."""

    seat: Seat
    gains: tuple[str, ...]


class CharactersLeft(Event, frozen=True, kw_only=True):
    """Those of the first column leave the game."""

    characters: tuple[str, ...]


class CharactersCame(Event, frozen=True, kw_only=True):
    """New characters from the bag."""

    characters: tuple[str, ...]

    def brought(self) -> str:
        return " ".join(self.characters)


class Scored(Event, frozen=True, kw_only=True):
    """The final points of a seat."""

    seat: Seat
    points: int


class GameEnded(Event, frozen=True, kw_only=True):
    """The game is over."""

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
