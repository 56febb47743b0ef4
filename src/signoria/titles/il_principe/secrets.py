"""1.7 What a seat cannot know, dealt anew."""

from typing import TYPE_CHECKING

from signoria.table import Seat
from signoria.titles.il_principe.box import NONE

if TYPE_CHECKING:
    from signoria.titles.il_principe.game import Family, IlPrincipe


def redeal(game: "IlPrincipe", seat: Seat | None) -> None:
    """Deals anew the cards in the draw pile and in the other hands, but those won openly and not shown since.

    They are sorted first: two truths that the seat cannot tell apart are dealt anew alike, so a bot answers both alike.
    Coins add up from what everybody has seen, so they stay. The cities not yet seen lie in no order, those that two
    players leave out among them: there is nothing to deal.
    """
    unknown = game.pile.unknown_to(seat)
    cards: list[int] = []
    held: list[tuple[Family, int]] = []
    for other, family in enumerate(game.families):
        if other != seat:
            before = len(cards)
            known = family.known
            for colour, count in enumerate(family.hand):
                if count > known[colour]:
                    cards += [colour] * (count - known[colour])
            held.append((family, len(cards) - before))
    dealt = len(cards) + unknown.marked
    cards += unknown.cards
    cards.sort()
    game.stir(cards, dealt)
    for family, count in held:
        kept = len(cards) - count
        hand = cards[kept:]
        del cards[kept:]
        family.hand = tuple([count + hand.count(colour) for colour, count in enumerate(family.known)])
        family.drawn = NONE
    game.pile = game.pile.redealt(unknown, cards)
