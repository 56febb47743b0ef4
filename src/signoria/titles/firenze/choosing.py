"""9.9 Choosing bricks: one at a time, colours in the order from white to violet, so that every set has one way."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from signoria.table import Arguments, Log, Move, Refusal, Seat, Step
from signoria.titles.firenze.bricks import Bricks, with_more
from signoria.titles.firenze.moves import Brick

if TYPE_CHECKING:
    from signoria.titles.firenze.game import Firenze

NONE_OF_COLOUR = Refusal("firenze-refusal-none-of-colour", "9.9")
COLOUR_ORDER = Refusal("firenze-refusal-colour-order", "9.9")
TOO_FEW_BEHIND = Refusal("firenze-refusal-too-few-behind", "9.9")


class ChooseBricks(Step["Firenze"]):
    """9.9 So many bricks in all; where there is nothing left to choose, they go by themselves."""

    paragraph = "9.9"

    def __init__(self, seat: Seat, count: int, chosen: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.count = count
        self.chosen = chosen

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
        return (self.seat,) if len(self.choices(game)) > 1 else ()

    def arguments(self, game: "Firenze", seat: Seat) -> Arguments:
        return {"count": self.count - len(self.chosen)}

    def moves(self, game: "Firenze", seat: Seat) -> Sequence[Move]:
        words = self.words(game)
        return [words[colour] for colour in self.choices(game)]

    def forbids(self, game: "Firenze", seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, Brick) or move is not self.words(game)[move.colour]:
            return None
        if not self.source(game)[move.colour]:
            return NONE_OF_COLOUR
        if self.chosen and move.colour < self.chosen[-1]:
            return COLOUR_ORDER
        return None if move.colour in self.choices(game) else TOO_FEW_BEHIND

    def play(self, game: "Firenze", seat: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Brick)
        self._choose(game, move.colour, log)

    def settle(self, game: "Firenze", log: Log) -> None:
        """There is one colour left that can come next, or nothing is to be chosen at all."""
        if self.count:
            self._choose(game, self.choices(game)[0], log)
        else:
            self.complete(game, (), log)

    def _choose(self, game: "Firenze", colour: int, log: Log) -> None:
        self.take(game, colour)
        chosen = (*self.chosen, colour)
        if len(chosen) < self.count:
            game.ask(self.go_on(chosen))
        else:
            self.complete(game, chosen, log)


class ToTheBag(ChooseBricks):
    """Bricks that go from a storehouse to the bag."""

    def take(self, game: "Firenze", colour: int) -> None:
        family = game.families[self.seat]
        family.store = with_more(family.store, colour, -1)
        game.to_bag(colour)
