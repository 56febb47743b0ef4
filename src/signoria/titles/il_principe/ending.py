"""9 The final scoring."""

from signoria.table import Log, Step, winners
from signoria.titles.il_principe.events import GameEnded, LineScored
from signoria.titles.il_principe.game import IlPrincipe
from signoria.titles.il_principe.scoring import FINAL_LINES, SOURCES, places_of


class FinalScoring(Step[IlPrincipe]):
    """9.1 to 9.5 Line by line, added to the score; 9.6 then it is known who has won."""

    paragraph = "9.1"

    def settle(self, game: IlPrincipe, log: Log) -> None:
        game.show()
        for source, line in FINAL_LINES:
            for seat in range(game.seats):
                points = line(game, seat)
                changes = game.score(seat, points, source)
                if log is not None and points:
                    log.append(LineScored(seat=seat, source=SOURCES[source], points=points, changes=changes))
        if log is not None:
            log.append(GameEnded(winners=winners(places_of(game))))
