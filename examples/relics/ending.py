"""4 The end."""

from examples.relics.events import GameEnded, LineScored
from examples.relics.game import Relics
from examples.relics.scoring import end_points, places_of
from signoria.table import Log, Step, winners


class TheEnd(Step[Relics]):
    """4.1 Sets and cloaks are counted, coins are shown, 4.2 and the game is over."""

    paragraph = "4.1"

    def settle(self, game: Relics, log: Log) -> None:
        game.show()
        for seat, stall in enumerate(game.stalls):
            for source, points in end_points(game, seat).items():
                changes = stall.score(points, source)
                if log is not None and changes:
                    log.append(LineScored(seat=seat, source=source, points=points, changes=changes))
        if log is not None:
            log.append(GameEnded(winners=winners(places_of(game))))
