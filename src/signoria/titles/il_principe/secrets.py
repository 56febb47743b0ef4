"""1.7 What a seat cannot know, dealt anew."""

from typing import TYPE_CHECKING

from signoria.table import Seat
from signoria.table.chance import stir
from signoria.titles.il_principe.counts import counted, fewer, more, spread

if TYPE_CHECKING:
    from signoria.titles.il_principe.game import IlPrincipe


def redeal(game: "IlPrincipe", seat: Seat | None) -> None:
    """Deals anew the cards in the draw pile and in the other hands, but those won openly and not shown since.

    Coins add up from what everybody has seen, so they stay. The cities not yet seen lie in no order, those that two
    players leave out among them: there is nothing to deal.
    """
    cards, marked = game.pile.unknown_to(seat)
    loose = len(cards) - marked
    held: list[tuple[Seat, int]] = []
    for other, family in enumerate(game.families):
        if other != seat:
            hidden = spread(fewer(family.hand, family.known))
            if hidden:
                cards += hidden
                held.append((other, len(hidden)))
    if len(cards) == loose:
        return
    game.chance = stir(game.chance, cards, len(cards) - loose)
    for other, count in held:
        family = game.families[other]
        family.hand = more(family.known, counted(cards[-count:], len(family.known)))
        del cards[-count:]
    game.pile = game.pile.redealt(seat, cards)
