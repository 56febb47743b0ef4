"""5 Phase 3: building. First each standing tower in its order, then new ones; bricks are paid for as they are laid."""

from collections.abc import Sequence
from typing import Final

from signoria.table import Arguments, Log, Move, Refusal, Seat, Step
from signoria.titles.firenze.bricks import COLOURS, named, with_more
from signoria.titles.firenze.characters import playable
from signoria.titles.firenze.choosing import ToTheBag
from signoria.titles.firenze.events import CostPaid, TowerBegun, TowerRaised, TowerRaisedAgain
from signoria.titles.firenze.game import Firenze, Tower
from signoria.titles.firenze.moves import LEAVE, STOP, Begin, Brick, Lay, Raise
from signoria.titles.firenze.prices import affordable_bricks, most_bricks, price_of_bricks

MOST_BRICKS_LAID: Final = Refusal("firenze-refusal-most-bricks-laid", "5.2")
CANNOT_PAY_COST: Final = Refusal("firenze-refusal-cannot-pay-cost", "5.3")
NO_BRICK_OF_COLOUR: Final = Refusal("firenze-refusal-no-brick-of-colour", "5.1")
NO_TOWER_OF_YOURS: Final = Refusal("firenze-refusal-no-tower-of-yours", "5.1")
TOWER_ORDER: Final = Refusal("firenze-refusal-tower-order", "5.5")


def forbids_laying(game: Firenze, seat: Seat, move: Lay) -> Refusal | None:
    """5.1 to 5.3: bricks of the colour, six a turn at most, and the cost of all of them left beside them."""
    if game.families[seat].store[move.colour] < move.bricks:
        return NO_BRICK_OF_COLOUR
    if game.built + move.bricks > most_bricks(game):
        return MOST_BRICKS_LAID
    return None if move.bricks <= affordable_bricks(game) else CANNOT_PAY_COST


def lay(
    game: Firenze, seat: Seat, move: Lay, log: Log, raised: type[TowerRaised] = TowerRaised
) -> tuple[Step[Firenze], ...]:
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
        if move.height:
            log.append(raised(seat=seat, colour=key, from_height=move.height, height=top))
        else:
            log.append(TowerBegun(seat=seat, colour=key, height=top))
    return (PayCost(seat, price),) if price else ()


class BuildAnew(Step[Firenze]):
    """5.5 The phase begins; 5.6 and anew when a character was played: all towers are asked for, then new ones."""

    paragraph = "5.5"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def settle(self, game: Firenze, log: Log) -> None:
        family = game.families[self.seat]
        if family.raised:
            family.raised = tuple(sorted(family.raised))
            game.ask(RaiseGrown(self.seat, game.played, len(family.raised)))
        else:
            game.ask(RaiseTower(self.seat, game.played))


class Building(Step[Firenze]):
    """A question of phase 3; `played` are the characters of this turn when it was put."""

    paragraph = "5.5"
    asides = True
    settled = True

    def __init__(self, seat: Seat, played: int) -> None:
        self.seat = seat
        self.played = played

    def wanted(self, game: Firenze) -> bool:
        """Whether there is something to decide."""
        raise NotImplementedError

    def pass_over(self, game: Firenze) -> None:
        """Goes on to what is asked next."""
        raise NotImplementedError

    def asked(self, game: Firenze) -> tuple[Seat, ...]:
        return (self.seat,) if game.played == self.played and self.wanted(game) else ()

    def settle(self, game: Firenze, log: Log) -> None:
        if game.played == self.played:
            self.pass_over(game)
        else:
            game.ask(BuildAnew(self.seat))


class RaiseTower(Building):
    """5.5 The standing towers are asked for one after the other; `left` of them are left as they are.

    The first question is also asked for the sake of characters alone.
    """

    key = "firenze-question-raise"

    def __init__(self, seat: Seat, played: int, left: int = 0) -> None:
        super().__init__(seat, played)
        self.left = left

    def towers(self, game: Firenze) -> tuple[Tower, ...]:
        """The towers that are asked for."""
        return game.families[self.seat].towers

    def tower(self, game: Firenze) -> Tower:
        """The tower in question."""
        return game.families[self.seat].towers[self.left]

    def wanted(self, game: Firenze) -> bool:
        family = game.families[self.seat]
        if self.left >= len(family.towers):
            return False
        if family.store[family.towers[self.left][0]] and affordable_bricks(game):
            return True
        return not self.left and not game.built and bool(playable(game, self.seat))

    def pass_over(self, game: Firenze) -> None:
        if self.left < len(game.families[self.seat].towers):
            game.ask(RaiseTower(self.seat, self.played, self.left + 1))
        else:
            game.ask(BeginTower(self.seat, self.played))

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
        if not isinstance(move, Lay):
            return None
        tower = (move.colour, move.height)
        if isinstance(move, Raise) and tower not in self.towers(game):
            return NO_TOWER_OF_YOURS
        return forbids_laying(game, seat, move) or (TOWER_ORDER if tower != self.tower(game) else None)

    def play(self, game: Firenze, seat: Seat, move: Move, log: Log) -> None:
        if not isinstance(move, Raise):
            self.pass_over(game)
            return
        family = game.families[seat]
        family.towers = family.towers[: self.left] + family.towers[self.left + 1 :]
        game.ask(*lay(game, seat, move, log), RaiseTower(seat, self.played, self.left))


class RaiseGrown(RaiseTower):
    """5.6 After a character, towers that have grown already are asked for first; `left` of them are still to come."""

    paragraph = "5.6"

    def towers(self, game: Firenze) -> tuple[Tower, ...]:
        return game.families[self.seat].raised

    def tower(self, game: Firenze) -> Tower:
        return game.families[self.seat].raised[0]

    def wanted(self, game: Firenze) -> bool:
        return bool(game.families[self.seat].store[self.tower(game)[0]] and affordable_bricks(game))

    def pass_over(self, game: Firenze) -> None:
        family = game.families[self.seat]
        family.raised = (*family.raised[1:], family.raised[0])
        self._go_on(game)

    def play(self, game: Firenze, seat: Seat, move: Move, log: Log) -> None:
        if not isinstance(move, Raise):
            self.pass_over(game)
            return
        family = game.families[seat]
        family.raised = family.raised[1:]
        paying = lay(game, seat, move, log, TowerRaisedAgain)
        self._go_on(game)
        game.ask(*paying)

    def _go_on(self, game: Firenze) -> None:
        if self.left > 1:
            game.ask(RaiseGrown(self.seat, self.played, self.left - 1))
        else:
            game.ask(RaiseTower(self.seat, self.played))


class BeginTower(Building):
    """5.5 Then new towers, as many as one can and will: white ones first, of one colour the lower first.

    It is also the last moment of the phase for a character, and asked for that alone, too.
    """

    key = "firenze-question-begin"

    def __init__(self, seat: Seat, played: int, colour: int = 0, height: int = 1) -> None:
        super().__init__(seat, played)
        self.colour = colour
        self.height = height

    def wanted(self, game: Firenze) -> bool:
        most = affordable_bricks(game)
        store = game.families[self.seat].store
        if most and (any(store[self.colour + 1 :]) or min(most, store[self.colour]) >= self.height):
            return True
        return bool(playable(game, self.seat))

    def pass_over(self, game: Firenze) -> None:
        """Nothing can be begun, and nobody played: the phase is over."""

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
        if not isinstance(move, Lay):
            return None
        too_late = isinstance(move, Raise) or (move.colour, move.bricks) < (self.colour, self.height)
        return forbids_laying(game, seat, move) or (TOWER_ORDER if too_late else None)

    def play(self, game: Firenze, seat: Seat, move: Move, log: Log) -> None:
        if isinstance(move, Begin):
            game.ask(*lay(game, seat, move, log), BeginTower(seat, self.played, move.colour, move.bricks))


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
