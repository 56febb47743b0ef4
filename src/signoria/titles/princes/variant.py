"""What expansions plug into: the rows that the base game reads, and a set of rules may add to."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct
from mypy_extensions import mypyc_attr

from signoria.table import Arguments, Aside, Move, Refusal, Seat, Step

if TYPE_CHECKING:
    from collections.abc import Sequence

    from signoria.titles.princes.actions import Action, Turn
    from signoria.titles.princes.game import Princes
    from signoria.titles.princes.items import Item

Count: TypeAlias = Callable[["Princes", Seat], int]
"""A number for a seat."""
Sale: TypeAlias = "Callable[[Princes, Seat, Item, int], Step[Princes] | None]"
"""What a buyer is asked before he pays the price of an item, if anything."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bar:
    """Squares more of an estate that are barred to a building, and why."""

    why: Refusal

    def squares(self, game: "Princes", seat: Seat) -> int:
        """Those squares, as bits."""
        raise NotImplementedError


class Variant:
    """One way to play: the rows of the base game, and what each expansion in the box has added to them."""

    game: "Callable[[], Princes]"
    """The state, not yet filled by the set-up."""
    setups: "tuple[Callable[[Princes], None], ...]"
    """2 What else the set-up lays out."""
    phases: tuple[Step["Princes"], ...]
    """1.2 The phases of a round."""
    endings: tuple[Step["Princes"], ...]
    """7 What follows the last round."""
    sales: tuple[Sale, ...]
    """3.4 Before a buyer pays."""
    turn: "Callable[[Seat, int, int], Turn]"
    """5.1 A player's turn, for a seat, with so many actions, of which some are done."""
    further_actions: tuple[Count, ...]
    """5.1 Actions that a seat has beyond two."""
    turn_ends: tuple[Callable[[Seat], Step["Princes"]], ...]
    """5.1 What follows a seat's turn."""
    actions: "tuple[Action, ...]"
    """5.2 What a turn may be used for."""
    asides: tuple[Aside["Princes"], ...]
    """4.6 What may be done beside the actions of one's turn."""
    bars: tuple[Bar, ...]
    """5.6 What keeps a building off a square besides buildings and palace."""
    terms: tuple[Count, ...]
    """6.2 What adds to every work besides likings, jesters, cards and bonus cards."""
    sale_of_prestige: int
    """1.4 What a point of prestige sells for; 0 where none is sold."""
    sources: tuple[str, ...]
    """Where prestige comes from, in the order of an estate's `scored`."""
    views: "tuple[tuple[str, Callable[[Princes, Seat | None], Struct]], ...]"
    """Fields of the view that the base game leaves empty."""
    wordings: "tuple[Callable[[Princes, Seat, Move], Arguments], ...]"
    """What the message of a move speaks of besides its price and its value."""
    tallies: "tuple[Callable[[Princes, dict[str, int]], None], ...]"
    """What else is neither lost nor made, or counted twice."""
    reasons: dict[str, str]
    """Why a bot plays a kind of move: its sentence."""
    hopes: "tuple[Callable[[Princes, Seat], float], ...]"
    """What a position promises beyond what the base game can tell."""
    shortlists: "tuple[Callable[[Princes, Seat, Sequence[Move]], Sequence[Move] | None], ...]"
    """The moves of a question worth a look, for questions that the base game does not ask."""
