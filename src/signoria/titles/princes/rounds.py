"""1.2 A round: auction, actions, best work; then the marker passes on."""

from typing import Final

from signoria.table import Log, Step
from signoria.titles.princes.actions import ActionPhase
from signoria.titles.princes.auction import AuctionPhase
from signoria.titles.princes.ending import FinalScoring
from signoria.titles.princes.events import RoundBegan
from signoria.titles.princes.game import Princes
from signoria.titles.princes.works import BestWorkOfRound


class Round(Step[Princes]):
    """1.2 A new round begins with its phases in order."""

    paragraph = "1.2"

    def settle(self, game: Princes, log: Log) -> None:
        game.round += 1
        if log is not None:
            log.append(RoundBegan(round=game.round, first_seat=game.first, minimum=game.minimum()))
        game.ask(*PHASES)


class NextRound(Step[Princes]):
    """1.2 The first player's marker passes clockwise; after the last round the game is scored."""

    paragraph = "1.2"

    def settle(self, game: Princes, log: Log) -> None:
        if game.round == len(game.box.minimums):
            game.ask(FinalScoring())
            return
        game.first = (game.first + 1) % game.seats
        game.ask(Round())


PHASES: Final[tuple[Step[Princes], ...]] = (AuctionPhase(), ActionPhase(), BestWorkOfRound(), NextRound())
