"""7.5 After a contract: churches, cards that may be handed on, the last letter."""

from signoria.table import Log, Seat, Step
from signoria.titles.firenze.effects import effects_of_contract
from signoria.titles.firenze.events import LastLetter
from signoria.titles.firenze.game import NOBODY, Firenze
from signoria.titles.firenze.scoring import BY_END
from signoria.titles.firenze.services import without


class AfterContract(Step[Firenze]):
    """7.5 First the churches, the oldest first; then cards to hand on; then the last letter."""

    paragraph = "7.5"

    def __init__(self, seat: Seat, space: int) -> None:
        self.seat = seat
        self.space = space

    def settle(self, game: Firenze, log: Log) -> None:
        steps: list[Step[Firenze]] = []
        for church in game.churches:
            woken = effects_of_contract(game, self.seat, church, self.space)
            if woken:
                game.churches = without(game.churches, church)
                game.discard += (church,)
                steps += woken
        for card in game.families[self.seat].hand:
            steps += effects_of_contract(game, self.seat, card, self.space)
        game.ask(*steps, PlaceLastLetter(self.seat))


class PlaceLastLetter(Step[Firenze]):
    """10.1 The first player whose last letter is placed takes the end tile and its points."""

    paragraph = "10.1"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def settle(self, game: Firenze, log: Log) -> None:
        if game.families[self.seat].letters or game.finisher != NOBODY:
            return
        game.finisher = self.seat
        points = game.box.rows.end_tile.points
        changes = game.score(self.seat, points, BY_END)
        if log is not None:
            log.append(LastLetter(seat=self.seat, points=points, changes=changes))
