"""11 The end of the game."""

from signoria.table import Change, Log, Step, winners
from signoria.titles.florenza.game import Florenza
from signoria.titles.florenza.results import GameEnded, Scored
from signoria.titles.florenza.scoring import SOURCES, final_points, places_of


class FinalScoring(Step[Florenza]):
    """11.2 Everything is counted, and certificates are shown."""

    paragraph = "11.2"

    def settle(self, game: Florenza, log: Log) -> None:
        game.show()
        for seat, family in enumerate(game.families):
            family.scored = final_points(game, seat)
            if log is not None:
                changes = tuple(
                    [
                        Change(seat, "points", points, source)
                        for source, points in zip(SOURCES, family.scored, strict=True)
                        if points
                    ]
                )
                log.append(Scored(seat=seat, points=sum(family.scored), changes=changes))
        if log is not None:
            log.append(GameEnded(winners=winners(places_of(game))))
