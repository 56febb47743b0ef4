"""9.9 Choosing bricks: one at a time, colours in the order from white to violet, so that every set has one way."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from signoria.table import Arguments, Log, Move, Refusal, Seat, Step
from signoria.titles.firenze.bricks import Bricks, with_more
from signoria.titles.firenze.moves import Brick

if TYPE_CHECKING:
    from signoria.titles.firenze.game import Firenze

NONE_OF_COLOUR: Final = Refusal("firenze-refusal-none-of-colour", "9.9")
COLOUR_ORDER: Final = Refusal("firenze-refusal-colour-order", "9.9")
TOO_FEW_BEHIND: Final = Refusal("firenze-refusal-too-few-behind", "9.9")


class ChooseBricks(Step["Firenze"]):
    """9.9 So many bricks in all; where there is nothing left to choose, they go by themselves.

    A step without `colours` to ask for lets go what needs no choice, and asks for the rest.
    """

    paragraph = "9.9"

    def __init__(self, seat: Seat, count: int, chosen: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.count = count
        self.chosen = chosen
        self.colours: tuple[int, ...] = ()

    def source(self, game: "Firenze") -> Bricks:
        """The bricks there are to choose from: the storehouse, where nothing else is said."""
        return game.families[self.seat].store

    def words(self, game: "Firenze") -> tuple[Brick, ...]:
        """The moves that name a brick, by colour."""
        raise NotImplementedError

    def take(self, game: "Firenze", colour: int) -> None:
        """Moves one brick."""
        raise NotImplementedError

    def go_on(self, chosen: tuple[int, ...]) -> "ChooseBricks":
        """The same question, with these chosen."""
        raise NotImplementedError

    def complete(self, game: "Firenze", chosen: tuple[int, ...], log: Log) -> None:
        """What follows when all are chosen."""
        raise NotImplementedError

    def choices(self, game: "Firenze") -> list[int]:
        """The colours the next brick can have."""
        source = self.source(game)
        left = self.count - len(self.chosen)
        lowest = self.chosen[-1] if self.chosen else 0
        found: list[int] = []
        behind = 0
        colour = len(source)
        while colour > lowest:
            colour -= 1
            count = source[colour]
            if count:
                behind += count
                if behind >= left:
                    found.append(colour)
        found.reverse()
        return found

    def asked(self, game: "Firenze") -> tuple[Seat, ...]:
        return (self.seat,) if self.colours else ()

    def arguments(self, game: "Firenze", seat: Seat) -> Arguments:
        return {"count": self.count - len(self.chosen)}

    def moves(self, game: "Firenze", seat: Seat) -> Sequence[Move]:
        words = self.words(game)
        return [words[colour] for colour in self.colours]

    def forbids(self, game: "Firenze", seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, Brick) or move is not self.words(game)[move.colour]:
            return None
        if not self.source(game)[move.colour]:
            return NONE_OF_COLOUR
        if self.chosen and move.colour < self.chosen[-1]:
            return COLOUR_ORDER
        return None if move.colour in self.colours else TOO_FEW_BEHIND

    def play(self, game: "Firenze", seat: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Brick)
        self.take(game, move.colour)
        game.ask(self.go_on((*self.chosen, move.colour)))

    def settle(self, game: "Firenze", log: Log) -> None:
        chosen = self.chosen
        step: ChooseBricks = self
        while len(chosen) < self.count:
            choices = step.choices(game)
            if len(choices) > 1:
                game.ask(step.asking_for(choices))
                return
            step.take(game, choices[0])
            chosen = (*chosen, choices[0])
            step = step.go_on(chosen)
        self.complete(game, chosen, log)

    def asking_for(self, colours: list[int]) -> "ChooseBricks":
        """The same step, asking for one of these colours."""
        step = self.go_on(self.chosen)
        step.colours = tuple(colours)
        return step


class ToTheBag(ChooseBricks):
    """Bricks that go from a storehouse to the bag."""

    def take(self, game: "Firenze", colour: int) -> None:
        family = game.families[self.seat]
        family.store = with_more(family.store, colour, -1)
        game.to_bag(colour)
