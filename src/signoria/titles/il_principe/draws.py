"""8.4 The draw pile, and what renews it."""

from signoria.table import Log, Pile, Seat
from signoria.titles.il_principe.box import NONE
from signoria.titles.il_principe.components import COLOURS
from signoria.titles.il_principe.counts import counted, spread
from signoria.titles.il_principe.events import Drew, PileRenewed
from signoria.titles.il_principe.game import IlPrincipe


def take(game: IlPrincipe, count: int, taker: Seat | None, log: Log) -> tuple[int, ...]:
    """8.4 Cards from the draw pile; once it is empty the discards, which all have seen, are shuffled into a new one."""
    cards, game.pile = game.take(game.pile, count, taker)
    if len(cards) < count and any(game.discards):
        loose = tuple(spread(game.discards))
        game.discards = NONE
        if log is not None:
            log.append(PileRenewed(count=len(loose)))
        everybody = (1 << game.seats) - 1
        rest, game.pile = game.take(Pile(loose, (everybody,) * len(loose)), count - len(cards), taker)
        cards += rest
    return cards


def draw(game: IlPrincipe, seat: Seat, count: int, log: Log) -> int:
    """Cards for a hand, unseen by the others; tells how many there were."""
    cards = take(game, count, seat, log)
    game.families[seat].take(counted(cards, len(COLOURS)))
    if log is not None and cards:
        log.append(Drew(seat=seat, cards=tuple(COLOURS[card] for card in sorted(cards)), to=(seat,)))
    return len(cards)
