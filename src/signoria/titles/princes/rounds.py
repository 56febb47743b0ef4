"""1.2 A round: auction, actions, best work; then the marker passes on."""

from signoria.table import Log, Step
from signoria.titles.princes.events import RoundBegan
from signoria.titles.princes.game import Princes


class Round(Step[Princes]):
    """1.2 A new round begins with its phases in order."""

    paragraph = "1.2"

    def settle(self, game: Princes, log: Log) -> None:
        game.round += 1
        if log is not None:
            log.append(RoundBegan(round=game.round, first_seat=game.first, minimum=game.minimum()))
        game.ask(*game.box.variant.phases)


class NextRound(Step[Princes]):
    """1.2 The first player's marker passes clockwise; after the last round the game is scored."""

    paragraph = "1.2"

    def settle(self, game: Princes, log: Log) -> None:
        if game.round == len(game.box.minimums):
            game.ask(*game.box.variant.endings)
            return
        game.first = (game.first + 1) % game.seats
        game.ask(Round())
