"""4.4, 5.7 and 5.9 Drawing: five cards are looked at, one is kept, the others go under the pile in a chosen order."""

from collections.abc import Sequence
from typing import Final

from signoria.table import Alone, Change, Log, Move, Pile, Question, Seat, Step
from signoria.titles.princes.box import BONUS, PILES, PROFESSIONS
from signoria.titles.princes.events import Chose, Drew, Kept, Saw
from signoria.titles.princes.game import Princes, prestige_sold
from signoria.titles.princes.moves import AS_DRAWN, Keep, Under

LOOKED_AT: Final = 5
PARAGRAPHS: Final = ("5.7", "5.9", "4.4")


def look(
    game: Princes, seat: Seat, pile: int, changes: tuple[Change, ...], cost: int, log: Log
) -> tuple[Step[Princes], ...]:
    """The five cards on top, or all there are, for one seat's eyes."""
    cards, left = game.take(game.piles[pile], LOOKED_AT, seat)
    _set_pile(game, pile, left)
    game.looked = cards
    game.looked_in = pile
    if log is not None:
        keys = game.box.card_keys[pile]
        sold, raised = prestige_sold(changes)
        count = len(cards)
        log.append(Drew(seat=seat, pile=PILES[pile], count=count, cost=cost, sold=sold, raised=raised, changes=changes))
        log.append(Saw(seat=seat, pile=PILES[pile], cards=tuple(keys[card] for card in cards), to=(seat,)))
    return (KeepOne(seat, pile),)


def _set_pile(game: Princes, pile: int, changed: Pile) -> None:
    professions, bonus, prestige = game.piles
    if pile == PROFESSIONS:
        game.piles = (changed, bonus, prestige)
    elif pile == BONUS:
        game.piles = (professions, changed, prestige)
    else:
        game.piles = (professions, bonus, changed)


def _lay_under(game: Princes, seat: Seat, pile: int, cards: tuple[int, ...]) -> None:
    _set_pile(game, pile, game.piles[pile].lay_under(cards, seat))


class Looking(Alone[Princes]):
    """A seat has cards of a pile before it."""

    paragraph = "5.7"

    def __init__(self, seat: Seat, pile: int) -> None:
        super().__init__(seat)
        self.pile = pile

    def question(self, game: Princes, seat: Seat) -> Question:
        return Question(self.key, PARAGRAPHS[self.pile], {"pile": PILES[self.pile], "count": len(game.looked)})


class KeepOne(Looking):
    """5.7 One of the cards looked at is kept."""

    key = "princes-question-keep"

    def moves(self, game: Princes, seat: Seat) -> Sequence[Move]:
        keep = game.box.keep[self.pile]
        return [keep[card] for card in game.looked]

    def play(self, game: Princes, seat: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Keep)
        estate = game.estates[seat]
        card = move.index
        if self.pile == PROFESSIONS:
            estate.hand = tuple(sorted((*estate.hand, card)))
        elif self.pile == BONUS:
            estate.bonus = tuple(sorted((*estate.bonus, card)))
        else:
            estate.prestige_cards = tuple(sorted((*estate.prestige_cards, card)))
        rest = tuple([other for other in game.looked if other != card])
        if log is not None:
            log.append(Kept(seat=seat, pile=PILES[self.pile]))
            log.append(Chose(seat=seat, pile=PILES[self.pile], card=move.key, to=(seat,)))
        if len(rest) > 1:
            game.looked = rest
            game.ask(PutUnder(seat, self.pile))
        else:
            game.looked = ()
            _lay_under(game, seat, self.pile, rest)


class PutUnder(Looking):
    """5.7 The others go under the pile one by one in any order, or all at once as they were drawn."""

    key = "princes-question-under"

    def moves(self, game: Princes, seat: Seat) -> Sequence[Move]:
        under = game.box.under[self.pile]
        return [AS_DRAWN, *[under[card] for card in game.looked]]

    def play(self, game: Princes, seat: Seat, move: Move, log: Log) -> None:
        if not isinstance(move, Under):
            _lay_under(game, seat, self.pile, game.looked)
            game.looked = ()
            return
        rest = tuple([card for card in game.looked if card != move.index])
        if len(rest) > 1:
            _lay_under(game, seat, self.pile, (move.index,))
            game.looked = rest
            game.ask(self)
        else:
            _lay_under(game, seat, self.pile, (move.index, *rest))
            game.looked = ()
