"""5 Phase 3: building. First each standing tower in its order, then new ones; bricks are paid for as they are laid."""

from collections.abc import Sequence

from signoria.table import Arguments, Log, Move, Refusal, Seat, Step
from signoria.titles.firenze.bricks import COLOURS, named, with_more
from signoria.titles.firenze.characters import playable, saves_towers
from signoria.titles.firenze.choosing import ToTheBag
from signoria.titles.firenze.events import CostPaid, TowerBegun, TowerRaised
from signoria.titles.firenze.game import Firenze, Tower
from signoria.titles.firenze.moves import LEAVE, STOP, Begin, Brick, Lay, Raise
from signoria.titles.firenze.prices import affordable_bricks, most_bricks, price_of_bricks

MOST_BRICKS_LAID = Refusal("firenze-refusal-most-bricks-laid", "5.2")
CANNOT_PAY_COST = Refusal("firenze-refusal-cannot-pay-cost", "5.3")
NO_BRICK_OF_COLOUR = Refusal("firenze-refusal-no-brick-of-colour", "5.1")
NO_TOWER_OF_YOURS = Refusal("firenze-refusal-no-tower-of-yours", "5.1")
TOWER_ORDER = Refusal("firenze-refusal-tower-order", "5.5")


def forbids_laying(game: Firenze, seat: Seat, move: Lay) -> Refusal | None:
    """5.1 to 5.3: bricks of the colour, six a turn at most, and the cost of all of them left beside them."""
    if game.families[seat].store[move.colour] < move.bricks:
        return NO_BRICK_OF_COLOUR
    if game.built + move.bricks > most_bricks(game):
        return MOST_BRICKS_LAID
    return None if move.bricks <= affordable_bricks(game) else CANNOT_PAY_COST


def lay(game: Firenze, seat: Seat, move: Lay, log: Log) -> tuple[Step[Firenze], ...]:
    """5.1 Each brick is a floor, and the tower has grown this turn; 5.3 what it costs is paid next."""
    family = game.families[seat]
    price = price_of_bricks(game, move.bricks)
    top = move.height + move.bricks
    family.store = with_more(family.store, move.colour, -move.bricks)
    family.raised = (*family.raised, (move.colour, top))
    game.built += move.bricks
    game.paid += price
    if log is not None:
        key = COLOURS[move.colour]
        told = TowerRaised if move.height else TowerBegun
        log.append(told(seat=seat, colour=key, height=top))
    return (PayCost(seat, price),) if price else ()


class RaiseTower(Step[Firenze]):
    """5.5 The standing towers are asked for one after the other; `left` of them are left as they are.

    Characters may be played beside each of these questions; the first one is asked for their sake alone, too.
    """

    paragraph = "5.5"
    key = "firenze-question-raise"
    asides = True
    settled = True

    def __init__(self, seat: Seat, left: int = 0) -> None:
        self.seat = seat
        self.left = left

    def tower(self, game: Firenze) -> Tower:
        """The tower in question."""
        return game.families[self.seat].towers[self.left]

    def asked(self, game: Firenze) -> tuple[Seat, ...]:
        family = game.families[self.seat]
        if self.left >= len(family.towers):
            return ()
        if family.store[family.towers[self.left][0]] and affordable_bricks(game):
            return (self.seat,)
        return (self.seat,) if self._first(game) and playable(game, self.seat) else ()

    def _first(self, game: Firenze) -> bool:
        return not self.left and not game.built

    def settle(self, game: Firenze, log: Log) -> None:
        """This tower cannot grow, or there is none left to ask for."""
        if self.left < len(game.families[self.seat].towers):
            game.ask(RaiseTower(self.seat, self.left + 1))

    def arguments(self, game: Firenze, seat: Seat) -> Arguments:
        colour, height = self.tower(game)
        return {"colour": COLOURS[colour], "height": height, "laid": game.built, "most": most_bricks(game)}

    def moves(self, game: Firenze, seat: Seat) -> Sequence[Move]:
        colour, height = self.tower(game)
        most = min(affordable_bricks(game), game.families[seat].store[colour])
        return [*game.box.raising[colour][height][:most], LEAVE]

    def tempting(self, game: Firenze, seat: Seat) -> Sequence[Move]:
        colour, height = self.tower(game)
        return game.box.raising[colour][height][: most_bricks(game)]

    def forbids(self, game: Firenze, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, Begin):
            return TOWER_ORDER
        if not isinstance(move, Raise):
            return None
        tower = (move.colour, move.height)
        if tower not in game.families[seat].towers:
            return NO_TOWER_OF_YOURS
        return TOWER_ORDER if tower != self.tower(game) else forbids_laying(game, seat, move)

    def play(self, game: Firenze, seat: Seat, move: Move, log: Log) -> None:
        if not isinstance(move, Raise):
            game.ask(RaiseTower(seat, self.left + 1))
            return
        family = game.families[seat]
        family.towers = family.towers[: self.left] + family.towers[self.left + 1 :]
        game.ask(*lay(game, seat, move, log), RaiseTower(seat, self.left))


class BeginTower(Step[Firenze]):
    """5.5 Then new towers, as many as one can and will: white ones first, of one colour the lower first.

    It is also the last moment for a character that saves towers.
    """

    paragraph = "5.5"
    key = "firenze-question-begin"
    asides = True
    settled = True

    def __init__(self, seat: Seat, colour: int = 0, height: int = 1) -> None:
        self.seat = seat
        self.colour = colour
        self.height = height

    def asked(self, game: Firenze) -> tuple[Seat, ...]:
        most = affordable_bricks(game)
        store = game.families[self.seat].store
        if most and (any(store[self.colour + 1 :]) or min(most, store[self.colour]) >= self.height):
            return (self.seat,)
        return (self.seat,) if self._wanted(game) else ()

    def _wanted(self, game: Firenze) -> bool:
        """Whether a character can be played before the phase is over: any, or one that saves a tower from falling."""
        if game.families[self.seat].towers:
            return any(saves_towers(game, move) for move in playable(game, self.seat))
        return not game.built and bool(playable(game, self.seat))

    def settle(self, game: Firenze, log: Log) -> None:
        """Nothing can be begun, and nobody played."""

    def arguments(self, game: Firenze, seat: Seat) -> Arguments:
        return {"laid": game.built, "most": most_bricks(game)}

    def moves(self, game: Firenze, seat: Seat) -> Sequence[Move]:
        most = affordable_bricks(game)
        store = game.families[seat].store
        begin = game.box.begin
        offered: list[Move] = [*begin[self.colour][self.height - 1 : min(most, store[self.colour])]]
        for colour in range(self.colour + 1, len(store)):
            offered += begin[colour][: min(most, store[colour])]
        offered.append(STOP)
        return offered

    def tempting(self, game: Firenze, seat: Seat) -> Sequence[Move]:
        return [of_colour[0] for of_colour in game.box.begin]

    def forbids(self, game: Firenze, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, Raise):
            return TOWER_ORDER
        if not isinstance(move, Begin):
            return None
        if (move.colour, move.bricks) < (self.colour, self.height):
            return TOWER_ORDER
        return forbids_laying(game, seat, move)

    def play(self, game: Firenze, seat: Seat, move: Move, log: Log) -> None:
        if isinstance(move, Begin):
            game.ask(*lay(game, seat, move, log), BeginTower(seat, move.colour, move.bricks))


class PayCost(ToTheBag):
    """5.3 The cost goes to the bag, in bricks of any colour."""

    paragraph = "5.3"
    key = "firenze-question-pay-cost"

    def words(self, game: Firenze) -> tuple[Brick, ...]:
        return game.box.pay

    def go_on(self, chosen: tuple[int, ...]) -> "PayCost":
        return PayCost(self.seat, self.count, chosen)

    def complete(self, game: Firenze, chosen: tuple[int, ...], log: Log) -> None:
        if log is not None:
            log.append(CostPaid(seat=self.seat, bricks=named(chosen)))
