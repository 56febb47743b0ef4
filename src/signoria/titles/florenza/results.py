"""What can come of the workers once they stand, from the market to the final scoring. Everybody sees every event."""

from typing import Final

from signoria.table import Event, Seat, events, events_in, told_in


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
    """An unbuilt workshop went back to the stock: what was lost by it."""

    paragraph = "7.3"
    phase = "7"

    seat: Seat
    workshop: str
    costs: tuple[str, ...]


class Realised(Event, frozen=True, kw_only=True):
    """A work was made; `die` is 0 for a nameless artist, `faces` is what each face of it would have added."""

    paragraph = "8.2"
    phase = "8"

    seat: Seat
    work: str
    character: str
    costs: tuple[str, ...]
    gains: tuple[str, ...]
    die: int
    bonus: int
    faces: tuple[str, ...]

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
    """A commission came to nothing: what was paid and lost, and 1 if a known artist went unpaid."""

    paragraph = "8.5"
    phase = "8"

    seat: Seat
    work: str
    character: str
    costs: tuple[str, ...]
    unpaid: int


class CaptainElected(Event, frozen=True, kw_only=True):
    """The Captain of the People: the prestige he gives up for certificates, or gains where it was below 0.

    `standing` is everybody's prestige before it, by seat.
    """

    paragraph = "9.1"
    phase = "9"

    seat: Seat
    costs: tuple[str, ...]
    gains: tuple[str, ...]
    standing: tuple[str, ...]


class NoCaptain(Event, frozen=True, kw_only=True):
    """Several share the highest prestige: these, at so much. `standing` is everybody's, by seat."""

    paragraph = "9.1"
    phase = "9"

    tied_seats: tuple[Seat, ...]
    prestige: int
    standing: tuple[str, ...]


class BishopElected(Event, frozen=True, kw_only=True):
    """The Bishop, elected so many times running. `standing` is everybody's influence, by seat."""

    paragraph = "9.2"
    phase = "9"

    seat: Seat
    times: int
    standing: tuple[str, ...]


class NoBishop(Event, frozen=True, kw_only=True):
    """Several share the highest influence, or nobody has enough of it: then nobody is tied.

    `influence` is the most that anybody has, `standing` is everybody's, by seat.
    """

    paragraph = "9.2"
    phase = "9"

    tied_seats: tuple[Seat, ...]
    influence: int
    least: int
    standing: tuple[str, ...]


class CardinalMade(Event, frozen=True, kw_only=True):
    """A Cardinal gives up all influence for prestige; `times` is how often running he was elected Bishop."""

    paragraph = "9.4"
    phase = "9"

    seat: Seat
    times: int
    costs: tuple[str, ...]
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


GameEnded: Final = told_in(__name__, events.GameEnded, "11.3")

RESULTS: Final = events_in(__name__)
