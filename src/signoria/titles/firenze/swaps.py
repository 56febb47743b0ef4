"""9.4 The Wholesaler: bricks swapped one for one with a card of the row."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from signoria.table import Alone, Arguments, Log, Move, Refusal, Seat
from signoria.titles.firenze.bricks import Bricks, named, with_more
from signoria.titles.firenze.choosing import ChooseBricks
from signoria.titles.firenze.events import BricksSwapped
from signoria.titles.firenze.moves import DONE, Brick, Swap

if TYPE_CHECKING:
    from signoria.titles.firenze.game import Firenze

NO_BRICK_THERE: Final = Refusal("firenze-refusal-no-brick-there", "9.4")
NO_CARD_THERE: Final = Refusal("firenze-refusal-no-card-there", "9.4")
GIVE_ONE_FIRST: Final = Refusal("firenze-refusal-give-one-first", "9.4")


class ChooseRowCard(Alone["Firenze"]):
    """9.4 All bricks are swapped with one card, one that has a brick on it."""

    paragraph = "9.4"
    key = "firenze-question-swap"

    def __init__(self, seat: Seat, most: int) -> None:
        super().__init__(seat)
        self.most = most

    def arguments(self, game: "Firenze", seat: Seat) -> Arguments:
        return {"most": self.most}

    def moves(self, game: "Firenze", seat: Seat) -> Sequence[Move]:
        return [game.box.swap[place] for place, bricks in enumerate(game.lying) if any(bricks)]

    def forbids(self, game: "Firenze", seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, Swap):
            return None
        if move.place >= len(game.row):
            return NO_CARD_THERE
        return None if any(game.lying[move.place]) else NO_BRICK_THERE

    def play(self, game: "Firenze", seat: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Swap)
        before = game.lying[move.place]
        most = min(self.most, sum(before), sum(game.families[seat].store))
        game.ask(GiveForSwap(seat, most, move.place, before))


class GiveForSwap(ChooseBricks):
    """9.4 One brick at least, and no more than the card had: one at a time, until all or enough are given."""

    paragraph = "9.4"
    key = "firenze-question-give-for-swap"

    def __init__(self, seat: Seat, count: int, place: int, before: Bricks, chosen: tuple[int, ...] = ()) -> None:
        super().__init__(seat, count, chosen)
        self.place = place
        self.before = before

    def words(self, game: "Firenze") -> tuple[Brick, ...]:
        return game.box.give

    def choices(self, game: "Firenze") -> list[int]:
        lowest = self.chosen[-1] if self.chosen else 0
        store = game.families[self.seat].store
        return [colour for colour in range(lowest, len(store)) if store[colour]]

    def settle(self, game: "Firenze", log: Log) -> None:
        """A brick is asked for even if there is but one colour: one may also stop."""
        choices = self.choices(game)
        if choices and len(self.chosen) < self.count:
            game.ask(self.asking_for(choices))
        else:
            self.complete(game, self.chosen, log)

    def arguments(self, game: "Firenze", seat: Seat) -> Arguments:
        return {"count": self.count - len(self.chosen), "card": game.box.card_keys[game.row[self.place]]}

    def moves(self, game: "Firenze", seat: Seat) -> Sequence[Move]:
        given = super().moves(game, seat)
        return [*given, DONE] if self.chosen else given

    def forbids(self, game: "Firenze", seat: Seat, move: Move) -> Refusal | None:
        if move is DONE:
            return GIVE_ONE_FIRST
        return super().forbids(game, seat, move)

    def play(self, game: "Firenze", seat: Seat, move: Move, log: Log) -> None:
        if move is not DONE:
            super().play(game, seat, move, log)
        else:
            self.complete(game, self.chosen, log)

    def take(self, game: "Firenze", colour: int) -> None:
        family = game.families[self.seat]
        family.store = with_more(family.store, colour, -1)
        game.lay(self.place, colour)

    def go_on(self, chosen: tuple[int, ...]) -> "GiveForSwap":
        return GiveForSwap(self.seat, self.count, self.place, self.before, chosen)

    def complete(self, game: "Firenze", chosen: tuple[int, ...], log: Log) -> None:
        game.ask(TakeForSwap(self.seat, len(chosen), self.place, self.before, chosen))


class TakeForSwap(ChooseBricks):
    """9.4 As many bricks as were given, of those that lay on the card before."""

    paragraph = "9.4"
    key = "firenze-question-take-for-swap"

    def __init__(
        self,
        seat: Seat,
        count: int,
        place: int,
        before: Bricks,
        given: tuple[int, ...],
        chosen: tuple[int, ...] = (),
    ) -> None:
        super().__init__(seat, count, chosen)
        self.place = place
        self.before = before
        self.given = given

    def source(self, game: "Firenze") -> Bricks:
        left = list(self.before)
        for colour in self.chosen:
            left[colour] -= 1
        return tuple(left)

    def words(self, game: "Firenze") -> tuple[Brick, ...]:
        return game.box.pick

    def arguments(self, game: "Firenze", seat: Seat) -> Arguments:
        return {"count": self.count - len(self.chosen), "card": game.box.card_keys[game.row[self.place]]}

    def take(self, game: "Firenze", colour: int) -> None:
        game.lay(self.place, colour, -1)
        game.store(self.seat, (colour,))

    def go_on(self, chosen: tuple[int, ...]) -> "TakeForSwap":
        return TakeForSwap(self.seat, self.count, self.place, self.before, self.given, chosen)

    def complete(self, game: "Firenze", chosen: tuple[int, ...], log: Log) -> None:
        if log is not None:
            log.append(
                BricksSwapped(
                    seat=self.seat,
                    card=game.box.card_keys[game.row[self.place]],
                    given_bricks=named(self.given),
                    taken_bricks=named(chosen),
                )
            )
