"""7.8 The special actions of the roles: major and minor of a colour do the same."""

from collections.abc import Callable, Sequence
from typing import Final

from signoria.table import Alone, Log, Move, Refusal, Seat
from signoria.titles.il_principe.components import COLOURS, DRAW, GAIN_COINS, GAIN_POINTS, SHIELD, TURN_UP
from signoria.titles.il_principe.counts import changed
from signoria.titles.il_principe.draws import draw
from signoria.titles.il_principe.events import CardsGained, CoinsGained, PointsGained, ShieldPlaced, TurnedUp
from signoria.titles.il_principe.game import IlPrincipe
from signoria.titles.il_principe.moves import Shield, TurnUp
from signoria.titles.il_principe.scoring import ACTION

OWN_COLOUR: Final = Refusal("il_principe-refusal-own-colour", "7.8")
NONE_FACE_DOWN: Final = Refusal("il_principe-refusal-none-face-down", "7.8")


def act(game: IlPrincipe, seat: Seat, colour: int, log: Log) -> None:
    """7.8 The action of a colour, at once; 7.9 whoever can do it must."""
    PRIVILEGES[game.box.actions[colour]](game, seat, colour, log)


def forbids_turning(game: IlPrincipe, seat: Seat, turned: int, colour: int) -> Refusal | None:
    """7.8 Only one's own cards that lie face down, and none of the role's own colour."""
    if turned == colour:
        return OWN_COLOUR
    return None if game.families[seat].down[turned] else NONE_FACE_DOWN


def _turn_up(game: IlPrincipe, seat: Seat, colour: int, log: Log) -> None:
    down = game.families[seat].down
    if sum(down) > down[colour]:
        game.ask(TurnUpCard(seat, colour))


def _gain_points(game: IlPrincipe, seat: Seat, colour: int, log: Log) -> None:
    points = game.box.amounts[colour]
    changes = game.score(seat, points, ACTION)
    if log is not None:
        log.append(PointsGained(seat=seat, points=points, changes=changes))


def _draw(game: IlPrincipe, seat: Seat, colour: int, log: Log) -> None:
    place = 0 if log is None else len(log)
    count = draw(game, seat, game.box.amounts[colour], log)
    if log is not None:
        log.insert(place, CardsGained(seat=seat, count=count))


def _place_shield(game: IlPrincipe, seat: Seat, colour: int, log: Log) -> None:
    if game.families[seat].shields:
        game.ask(ShieldAnywhere(seat))


def _gain_coins(game: IlPrincipe, seat: Seat, colour: int, log: Log) -> None:
    coins = game.box.amounts[colour]
    changes = game.earn(seat, coins, "role")
    if log is not None:
        log.append(CoinsGained(seat=seat, coins=coins, changes=changes))


PRIVILEGES: Final[dict[str, Callable[[IlPrincipe, Seat, int, Log], None]]] = {
    TURN_UP: _turn_up,
    GAIN_POINTS: _gain_points,
    DRAW: _draw,
    SHIELD: _place_shield,
    GAIN_COINS: _gain_coins,
}
"""What the word in a colour's row does."""


class TurnUpCard(Alone[IlPrincipe]):
    """7.8 One of one's own face-down cards of another colour is turned face up, and counts at once."""

    paragraph = "7.8"
    key = "il_principe-question-turn-up"
    settled = True

    def __init__(self, seat: Seat, colour: int) -> None:
        super().__init__(seat)
        self.colour = colour

    def tempting(self, game: IlPrincipe, seat: Seat) -> Sequence[Move]:
        return game.box.turn_up

    def forbids(self, game: IlPrincipe, seat: Seat, move: Move) -> Refusal | None:
        return forbids_turning(game, seat, move.index, self.colour) if isinstance(move, TurnUp) else None

    def moves(self, game: IlPrincipe, seat: Seat) -> Sequence[Move]:
        return [move for move in game.box.turn_up if self.forbids(game, seat, move) is None]

    def play(self, game: IlPrincipe, seat: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, TurnUp)
        family = game.families[seat]
        family.down = changed(family.down, move.index, -1)
        family.up = changed(family.up, move.index, 1)
        if log is not None:
            log.append(TurnedUp(seat=seat, card=COLOURS[move.index]))


class ShieldAnywhere(Alone[IlPrincipe]):
    """7.8 One shield into any region."""

    paragraph = "7.8"
    key = "il_principe-question-shield-anywhere"
    settled = True

    def moves(self, game: IlPrincipe, seat: Seat) -> Sequence[Move]:
        return game.box.shield

    def play(self, game: IlPrincipe, seat: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Shield)
        game.put_shield(seat, move.index)
        if log is not None:
            log.append(ShieldPlaced(seat=seat, region=move.key))
