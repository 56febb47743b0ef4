"""A title: one set of rules, and all that is declared about it."""

import sys
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, ClassVar, Final, Generic

from msgspec import Struct
from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from signoria.table.box import Box
from signoria.table.drawing import Block
from signoria.table.errors import BadOptions
from signoria.table.evaluation import Evaluation
from signoria.table.events import Event, Log, Ready
from signoria.table.game import Game
from signoria.table.messages import Text
from signoria.table.moves import Move
from signoria.table.options import Option, Options, OptionValue, check_first_player
from signoria.table.plain_drawing import draw_plainly
from signoria.table.views import View

if TYPE_CHECKING:
    from signoria.table.texts import Speech

G_co = TypeVar("G_co", bound=Game, covariant=True, default=Game)
B_co = TypeVar("B_co", bound=Box, covariant=True, default=Box)
V_co = TypeVar("V_co", bound=View, covariant=True, default=View)
# Covariant, so that every title is a `Title`, though games, boxes and views are also given back to it: only ever to the
# title they came from, which the type system cannot say.

BOXES: Final = 32
"""So many boxes of component files stay open; others are opened anew when they are needed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Title(Generic[G_co, B_co, V_co]):
    """One instance a title, which says what its games, boxes and views are: `Title[Princes, PrincesBox, PrincesView]`.

    A plain `Title` is any of them. What a title does not say here, nobody outside its folder needs to know.
    """

    key: ClassVar[str]
    name: ClassVar[Text]
    seats: ClassVar[range]
    minutes: ClassVar[int]
    weight: ClassVar[int]
    """How much there is to learn and to weigh, from 1 to 5."""
    sentence: ClassVar[Text]
    options: ClassVar[tuple[Option, ...]]
    rules_version: ClassVar[int]
    view_type: ClassVar[type[View]]
    components_type: ClassVar[type[Struct] | None] = None
    """The shape of its component file, for whoever draws it."""
    event_types: ClassVar[tuple[type[Event], ...]]
    points: ClassVar[str] = "points"
    """What the changes of events call that which wins."""
    bidding: ClassVar[str] = ""
    """The chapter of the rulebook on the phase in which there is bidding, where there is one."""

    def deal(self, seats: int, options: Options, seed: int, box: B_co | None = None, log: Log = None) -> G_co:
        """A new game: the same for the same arguments. What happens before the first question is logged."""
        self.check(seats, options)
        game = self.set_up(seats, options, seed, box or self.box())
        game.go_on(log)
        game.learnt = 0
        return game

    def set_up(self, seats: int, options: Options, seed: int, box: B_co) -> G_co:  # type: ignore[misc]  # as above
        """The game as it lies on the table, with all that is to come on its agenda."""
        raise NotImplementedError

    def open_box(self, components: str) -> B_co:
        """A box from the text of a component file, checked whole. Whoever wants one asks `box`, which opens it once."""
        raise NotImplementedError

    def check(self, seats: int, options: Options) -> None:
        """Whether options go together and with the number of seats."""
        if seats not in self.seats:
            raise BadOptions(
                f"{self.name.en} is for {self.seats.start} to {self.seats.stop - 1} players, not {seats}",
                f"{self.name.fr} se joue de {self.seats.start} à {self.seats.stop - 1}, pas à {seats}",
            )
        check_first_player(seats, options)

    def bound(self, seats: int) -> int:
        """A number of moves within which every game is over; a title with long games says so."""
        return 5_000

    def conserved(self, game: G_co) -> dict[str, int]:  # type: ignore[misc]  # as above
        """What is neither lost nor made, counted: cards, tiles, cubes."""
        raise NotImplementedError

    def hidden(self, game: G_co, seat: int) -> dict[str, object]:  # type: ignore[misc]  # as above
        """What lies in the places that are hidden from a seat, by their names: the laws see to it that each varies."""
        return {}

    def hides_sums(self, game: G_co, owner: int, seat: int | None) -> bool:  # type: ignore[misc]  # as above
        """Whether a seat is not shown the hidden sums of another."""
        return owner != seat

    def tamper(self, game: G_co, seat: int) -> None:  # type: ignore[misc]  # as above
        """Changes by hand the hidden sums of a seat that `imagine` keeps (money that adds up from public events)."""

    def draw(
        self,
        view: V_co,  # type: ignore[misc]  # as above
        speech: "Speech",
        box: B_co,  # type: ignore[misc]  # as above
        moves: Sequence[Move] = (),
    ) -> list[Block]:
        """A view as text drawings, for terminals; where moves are places, the drawing marks them."""
        return draw_plainly(view, speech)

    def evaluation(self) -> Evaluation[G_co]:
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

    @property
    def package(self) -> str:
        """The title's folder."""
        return type(self).__module__.rpartition(".")[0]

    def resource(self, name: str) -> str:
        """A text of the title's folder."""
        return files(self.package).joinpath(name).read_text(encoding="utf-8")

    def box(self, components: str | None = None) -> B_co:
        """The box that comes with the title, or that of a component file's text; opened once."""
        found: B_co = _own_box(self) if components is None else _opened(self, components)
        return found

    def __reduce__(self) -> str:
        """A title is the constant of its module, and pickled by that name."""
        constants = vars(sys.modules[type(self).__module__])
        return next(name for name, value in constants.items() if value is self)

    def all_event_types(self) -> tuple[type[Event], ...]:
        """Every kind of event a game of this title can tell."""
        return (Ready, *self.event_types)


@cache
def _own_box(title: Title[G_co, B_co, V_co]) -> B_co:
    return _belonging(title, None)


@lru_cache(maxsize=BOXES)
def _opened(title: Title[G_co, B_co, V_co], components: str) -> B_co:
    return _belonging(title, components)


def _belonging(title: Title[G_co, B_co, V_co], components: str | None) -> B_co:
    box = title.open_box(title.components() if components is None else components)
    box.belong(title, box_of, title, components)
    return box


def box_of(title: Title, components: str | None) -> Box:
    """The box of a title, for pickles."""
    return title.box(components)
