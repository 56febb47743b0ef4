"""6 Phase 4: towers that did not grow are destroyed."""

from signoria.table import Log, Seat, Step
from signoria.titles.firenze.bricks import COLOURS
from signoria.titles.firenze.events import TowerFell
from signoria.titles.firenze.game import DEMOLISH, Firenze
from signoria.titles.firenze.vocabulary import NO_DEMOLITION


class Demolish(Step[Firenze]):
    """6.1 Half of the bricks, rounded up, to the bag, the others to the storehouse; 6.2 unless a card forbids it."""

    paragraph = "6.1"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def settle(self, game: Firenze, log: Log) -> None:
        game.phase = DEMOLISH
        family = game.families[self.seat]
        standing = family.towers
        if not game.rules()[NO_DEMOLITION]:
            for colour, height in standing:
                _fall(game, self.seat, colour, height, log)
            standing = ()
        family.towers = tuple(sorted(standing + family.raised))
        family.raised = ()


def _fall(game: Firenze, seat: Seat, colour: int, height: int, log: Log) -> None:
    kept = height // 2
    game.to_bag(colour, height - kept)
    game.store(seat, (colour,) * kept)
    if log is not None:
        key = COLOURS[colour]
        log.append(TowerFell(seat=seat, colour=key, height=height, lost=height - kept, kept=kept))
