"""9.2 What cards take away: bricks from storehouses, floors from towers."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from signoria.table import Arguments, Log, Move, Refusal, Seat, Step
from signoria.titles.firenze.bricks import COLOURS, Bricks, named
from signoria.titles.firenze.choosing import ToTheBag
from signoria.titles.firenze.events import BricksLost, FloorLost
from signoria.titles.firenze.moves import Brick, Lower

if TYPE_CHECKING:
    from signoria.titles.firenze.game import Firenze, Tower

NO_SUCH_TOWER: Final = Refusal("firenze-refusal-no-such-tower", "9.2")
NOT_THE_TALLEST: Final = Refusal("firenze-refusal-not-the-tallest", "9.2")


class LoseBricks(ToTheBag):
    """9.2 The owner chooses which bricks go to the bag; 11.6 or, by option, that is done for all but the active one."""

    paragraph = "9.2"
    key = "firenze-question-lose-bricks"

    def __init__(self, seat: Seat, count: int, card: int, chosen: tuple[int, ...] = ()) -> None:
        super().__init__(seat, count, chosen)
        self.card = card

    def words(self, game: "Firenze") -> tuple[Brick, ...]:
        return game.box.lose

    def settle(self, game: "Firenze", log: Log) -> None:
        if self.seat == game.active or not game.options["auto_discard"]:
            super().settle(game, log)
            return
        chosen = spared(game, self.seat, self.count)
        for colour in chosen:
            self.take(game, colour)
        self.complete(game, chosen, log)

    def arguments(self, game: "Firenze", seat: Seat) -> Arguments:
        return {"card": game.box.card_keys[self.card], "count": self.count - len(self.chosen)}

    def go_on(self, chosen: tuple[int, ...]) -> "LoseBricks":
        return LoseBricks(self.seat, self.count, self.card, chosen)

    def complete(self, game: "Firenze", chosen: tuple[int, ...], log: Log) -> None:
        if log is not None:
            log.append(BricksLost(seat=self.seat, card=game.box.card_keys[self.card], bricks=named(chosen)))


def spared(game: "Firenze", seat: Seat, count: int) -> tuple[int, ...]:
    """11.6 The bricks a player can best spare: colours of no tower first, in both groups from white to violet."""
    family = game.families[seat]
    building = {colour for colour, _ in family.towers}
    order = sorted(range(len(COLOURS)), key=lambda colour: (colour in building, colour))
    return tuple(sorted([colour for colour in order for _ in range(family.store[colour])][:count]))


def bricks_to_lose(store: Bricks, count: int, one_per: int, down_to: int) -> int:
    """How many bricks a loss takes: so many (all, if there are fewer), one of every so many, or all above a number."""
    total = sum(store)
    if one_per:
        return total // one_per
    return max(0, total - down_to) if down_to >= 0 else min(count, total)


def lower(game: "Firenze", seat: Seat, tower: "Tower", card: int, log: Log) -> None:
    """9.2 The top brick of a tower goes to the bag; at height 0 the tower is gone."""
    family = game.families[seat]
    colour, height = tower
    towers = list(family.towers)
    towers.remove(tower)
    if height > 1:
        towers.append((colour, height - 1))
    family.towers = tuple(sorted(towers))
    game.to_bag(colour)
    if log is not None:
        keys = game.box.card_keys
        log.append(FloorLost(seat=seat, card=keys[card], colour=COLOURS[colour], height=height - 1))


class LowerTower(Step["Firenze"]):
    """9.2 The owner chooses the tower: any, or among the tallest. Without a tower nothing happens."""

    paragraph = "9.2"
    key = "firenze-question-lower"

    def __init__(self, seat: Seat, card: int, tallest: bool) -> None:
        self.seat = seat
        self.card = card
        self.tallest = tallest

    def towers(self, game: "Firenze") -> list["Tower"]:
        """The towers to choose from, twins once."""
        towers = game.families[self.seat].towers
        if not towers:
            return []
        least = max([height for _, height in towers]) if self.tallest else 0
        return sorted({tower for tower in towers if tower[1] >= least})

    def asked(self, game: "Firenze") -> tuple[Seat, ...]:
        return (self.seat,) if len(self.towers(game)) > 1 else ()

    def settle(self, game: "Firenze", log: Log) -> None:
        for tower in self.towers(game):
            lower(game, self.seat, tower, self.card, log)

    def arguments(self, game: "Firenze", seat: Seat) -> Arguments:
        return {"card": game.box.card_keys[self.card]}

    def moves(self, game: "Firenze", seat: Seat) -> Sequence[Move]:
        return [game.box.lower[colour][height] for colour, height in self.towers(game)]

    def forbids(self, game: "Firenze", seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, Lower):
            return None
        tower = (move.colour, move.height)
        if tower not in game.families[seat].towers:
            return NO_SUCH_TOWER
        return None if tower in self.towers(game) else NOT_THE_TALLEST

    def play(self, game: "Firenze", seat: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Lower)
        lower(game, seat, (move.colour, move.height), self.card, log)
