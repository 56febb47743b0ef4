"""7 The end: prestige cards are turned up and scored."""

from signoria.table import Log, Step, winners
from signoria.titles.princes.events import CardScored, GameEnded
from signoria.titles.princes.game import CARDS, Princes
from signoria.titles.princes.scoring import card_points, places_of


class FinalScoring(Step[Princes]):
    """7.2 Every prestige card is turned up, and its owner scores what it is worth."""

    paragraph = "7.2"

    def settle(self, game: Princes, log: Log) -> None:
        game.show()
        for seat, estate in enumerate(game.estates):
            for card in estate.prestige_cards:
                points = card_points(game, seat, card)
                changes = game.score(seat, points, CARDS)
                if log is not None:
                    key = game.box.card_keys[2][card]
                    log.append(CardScored(seat=seat, prestige=key, points=points, changes=changes))


class Winners(Step[Princes]):
    """7.5 The most prestige wins."""

    paragraph = "7.5"

    def settle(self, game: Princes, log: Log) -> None:
        if log is not None:
            log.append(GameEnded(winners=winners(places_of(game))))
