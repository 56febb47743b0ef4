"""3 Income: coins and cards for everybody, and the cards that will be sold."""

from collections.abc import Sequence
from typing import Final

from signoria.table import Arguments, Log, Move, OneByOne, Refusal, Seat, Several, Step
from signoria.titles.il_principe.auction import sell
from signoria.titles.il_principe.box import NONE
from signoria.titles.il_principe.components import COLOURS
from signoria.titles.il_principe.counts import changed, counted, more
from signoria.titles.il_principe.draws import draw, take
from signoria.titles.il_principe.events import IncomeTaken, Laid, NothingOffered, OfferDrawn
from signoria.titles.il_principe.game import IlPrincipe
from signoria.titles.il_principe.moves import Lay

NOT_IN_HAND: Final = Refusal("il_principe-refusal-not-in-hand", "3.2")
LAID_IN_ORDER: Final = Refusal("il_principe-refusal-laid-in-order", "3.2")
TOO_FEW_BEHIND: Final = Refusal("il_principe-refusal-too-few-behind", "3.2")


class Income(Step[IlPrincipe]):
    """3.1 From Il Principe clockwise, each seat takes its coins and draws all its cards."""

    paragraph = "3.1"

    def settle(self, game: IlPrincipe, log: Log) -> None:
        income = game.numbers.income
        for seat in game.from_prince():
            changes = game.earn(seat, income, "income")
            place = 0 if log is None else len(log)
            count = draw(game, seat, game.numbers.drawn, log)
            if log is not None:
                log.insert(place, IncomeTaken(seat=seat, coins=income, count=count, changes=changes))


def forbids_laying(game: IlPrincipe, seat: Seat, colour: int, laid: tuple[Move, ...]) -> Refusal | None:
    """3.2 From the hand, in the order of colours, and so that enough cards are left behind for the rest."""
    hand = game.families[seat].hand
    first = 0
    for move in laid:
        assert isinstance(move, Lay)
        first = move.index
        hand = changed(hand, first, -1)
    if not hand[colour]:
        return NOT_IN_HAND
    if colour < first:
        return LAID_IN_ORDER
    return None if sum(hand[colour:]) >= game.numbers.laid - len(laid) else TOO_FEW_BEHIND


class LayCards(OneByOne[IlPrincipe]):
    """3.2 All at once and in secret, everybody lays so many cards of the hand face down, named in colour order."""

    paragraph = "3.2"
    key = "il_principe-question-lay"

    def count(self, game: IlPrincipe) -> int:
        return game.numbers.laid

    def arguments(self, game: IlPrincipe, seat: Seat) -> Arguments:
        left = self.count(game) - len(self.named(game, seat))
        return {"left": left, "count": self.count(game)}

    def next_choices(self, game: IlPrincipe, seat: Seat, named: tuple[Move, ...]) -> Sequence[Move]:
        return [move for move in game.box.lay if forbids_laying(game, seat, move.index, named) is None]

    def tempting(self, game: IlPrincipe, seat: Seat) -> Sequence[Move]:
        return [move for move in game.box.lay if game.families[seat].hand[move.index]]

    def forbids(self, game: IlPrincipe, seat: Seat, move: Move) -> Refusal | None:
        return forbids_laying(game, seat, move.index, self.begun(game, seat)) if isinstance(move, Lay) else None

    def reveal(self, game: IlPrincipe, answers: tuple[Move, ...], log: Log) -> None:
        for seat, answer in enumerate(answers):
            assert isinstance(answer, Several)
            cards = [move.index for move in answer.moves if isinstance(move, Lay)]
            laid = counted(cards, len(COLOURS))
            game.families[seat].show(laid)
            game.families[seat].laid = laid
            game.offer = more(game.offer, laid)
            if log is not None:
                log.append(Laid(seat=seat, cards=tuple(COLOURS[card] for card in sorted(cards))))
        sell(game)


class LastOffer(Step[IlPrincipe]):
    """8.3 In the last round nobody lays cards: what is sold comes from the draw pile."""

    paragraph = "8.3"

    def settle(self, game: IlPrincipe, log: Log) -> None:
        count = game.numbers.last_offer
        if not game.numbers.reuses_discards:
            count = min(count, len(game.pile))
        cards = take(game, count, None, log)
        game.offer = counted(cards, len(COLOURS))
        for family in game.families:
            family.laid = NONE
        if log is not None:
            log.append(OfferDrawn(cards=tuple(COLOURS[card] for card in sorted(cards))) if cards else NothingOffered())
        if game.offer != NONE:
            sell(game)
