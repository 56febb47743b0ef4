"""1.2 A round, and 8 what ends the game before one begins."""

from typing import Final

from signoria.table import Log, Step
from signoria.titles.il_principe.actions import ActionPhase
from signoria.titles.il_principe.ending import FinalScoring
from signoria.titles.il_principe.events import CitiesRanOut, LastRoundBegan, RoundBegan
from signoria.titles.il_principe.game import IlPrincipe
from signoria.titles.il_principe.income import Income, LastOffer, LayCards
from signoria.titles.il_principe.roles import RolePhase


class Round(Step[IlPrincipe]):
    """8.1 Before a round: 8.2 too few cities end the game at once, 8.3 too few cards make this round the last."""

    paragraph = "8.1"

    def settle(self, game: IlPrincipe, log: Log) -> None:
        if len(game.display) < game.box.display:
            if log is not None:
                log.append(CitiesRanOut(count=len(game.display)))
            game.ask(FinalScoring())
            return
        game.round += 1
        game.last = len(game.pile) < game.numbers.last_round_below
        if game.last:
            if log is not None:
                log.append(LastRoundBegan(round=game.round, prince_seat=game.prince, pile=len(game.pile)))
            game.ask(*LAST_ROUND)
            return
        if log is not None:
            log.append(RoundBegan(round=game.round, prince_seat=game.prince))
        game.ask(*PHASES)


PHASES: Final[tuple[Step[IlPrincipe], ...]] = (Income(), LayCards(), ActionPhase(), RolePhase(), Round())
LAST_ROUND: Final[tuple[Step[IlPrincipe], ...]] = (LastOffer(), ActionPhase(), RolePhase(), FinalScoring())
