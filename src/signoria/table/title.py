"""A title: one set of rules, and all that is declared about it."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from signoria.table.box import Box
from signoria.table.drawing import Block
from signoria.table.errors import BadOptions
from signoria.table.evaluation import Evaluation
from signoria.table.events import Event, Ready
from signoria.table.game import Game
from signoria.table.messages import Text
from signoria.table.moves import Move
from signoria.table.options import Option, Options, OptionValue
from signoria.table.views import View

if TYPE_CHECKING:
    from signoria.table.texts import Speech


@mypyc_attr(allow_interpreted_subclasses=True)
class Title:
    """One instance a title. What it does not say here, nobody outside its folder needs to know."""

    key: ClassVar[str]
    name: ClassVar[Text]
    package: ClassVar[str]
    seats: ClassVar[range]
    minutes: ClassVar[int]
    weight: ClassVar[int]
    """How much there is to learn and to weigh, from 1 to 5."""
    sentence: ClassVar[Text]
    options: ClassVar[tuple[Option, ...]]
    rules_version: ClassVar[int]
    view_type: ClassVar[type[View]]
    event_types: ClassVar[tuple[type[Event], ...]]
    hidden_places: ClassVar[tuple[str, ...]]
    points: ClassVar[str] = "points"
    """What the changes of events call that which wins."""
    bidding: ClassVar[str] = ""
    """The chapter of the rulebook on the phase in which there is bidding, where there is one."""

    def deal(self, seats: int, options: Options, seed: int, box: Box | None = None) -> Game:
        """A new game: the same for the same arguments."""
        raise NotImplementedError

    def open_box(self, components: str) -> Box:
        """A box from the text of a component file, checked whole."""
        raise NotImplementedError

    def check(self, seats: int, options: Options) -> None:
        """Whether options go together and with the number of seats."""
        if seats not in self.seats:
            raise BadOptions(f"{self.name.en} is for {self.seats.start} to {self.seats.stop - 1} players, not {seats}")

    def bound(self, seats: int) -> int:
        """A number of moves within which every game is over."""
        raise NotImplementedError

    def conserved(self, game: Game) -> dict[str, int]:
        """What is neither lost nor made, counted: cards, tiles, cubes."""
        raise NotImplementedError

    def hidden(self, game: Game, seat: int, place: str) -> str:
        """What lies in one of the hidden places of a game, as text: the laws see to it that it varies."""
        raise NotImplementedError

    def hides_sums(self, game: Game, owner: int, seat: int | None) -> bool:
        """Whether a seat is not shown the hidden sums of another."""
        return owner != seat

    def tamper(self, game: Game, seat: int) -> None:
        """Changes by hand the hidden sums of a seat that `imagine` keeps (money that adds up from public events)."""

    def draw(self, view: View, speech: "Speech", box: Box, moves: Sequence[Move] = ()) -> list[Block]:
        """A view as text drawings, for terminals; where moves are places, the drawing marks them."""
        raise NotImplementedError

    def evaluation(self) -> Evaluation:
        """What a position is worth, for bots."""
        raise NotImplementedError

    def chosen(self, seats: int, options: Mapping[str, OptionValue] | None = None) -> Options:
        """Options by key, the rest as they are by default, checked."""
        read = Options(self.options, options)
        self.check(seats, read)
        return read

    def components(self) -> str:
        """The text of the component file that comes with the title."""
        return self.resource("components.toml")

    def resource(self, name: str) -> str:
        """A text of the title's folder."""
        return files(self.package).joinpath(name).read_text(encoding="utf-8")

    def box(self) -> Box:
        """The box that comes with the title; opened once."""
        return _own_box(self)

    def all_event_types(self) -> tuple[type[Event], ...]:
        """Every kind of event a game of this title can tell."""
        return (Ready, *self.event_types)


@cache
def _own_box(title: Title) -> Box:
    return title.open_box(title.components())
