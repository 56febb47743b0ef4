"""10 The end: flags and celebrations are scored."""

from signoria.table import Log, Step, winners
from signoria.titles.firenze.bricks import COLOURS
from signoria.titles.firenze.events import CelebrationScored, FlagWon, GameEnded
from signoria.titles.firenze.game import Firenze
from signoria.titles.firenze.scoring import BY_CELEBRATION, BY_FLAG, celebration_points, flag_winner, places_of


class FinalScoring(Step[Firenze]):
    """10.3 and 10.4: first the flag of each tower, then every celebration, plus and minus."""

    paragraph = "10.3"

    def settle(self, game: Firenze, log: Log) -> None:
        for colour, points in enumerate(game.box.flags):
            winner = flag_winner(game, colour)
            if winner is not None:
                changes = game.score(winner, points, BY_FLAG)
                if log is not None:
                    log.append(FlagWon(seat=winner, colour=COLOURS[colour], points=points, changes=changes))
        for seat, family in enumerate(game.families):
            for card in family.hand:
                if card in game.box.celebrations:
                    points = celebration_points(game, seat, card)
                    changes = game.score(seat, points, BY_CELEBRATION)
                    if log is not None:
                        key = game.box.card_keys[card]
                        log.append(CelebrationScored(seat=seat, card=key, points=points, changes=changes))
        if log is not None:
            log.append(GameEnded(winners=winners(places_of(game))))
