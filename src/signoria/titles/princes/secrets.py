"""1.5 What a seat cannot know, dealt anew."""

from typing import TYPE_CHECKING, Final

from signoria.table import Pile, Seat
from signoria.table.chance import stir
from signoria.titles.princes.box import BONUS, PRESTIGE, PROFESSIONS

if TYPE_CHECKING:
    from signoria.titles.princes.game import Princes


def redeal(game: "Princes", seat: Seat | None) -> None:
    """Deals anew the hidden cards of the other hands, of the piles, and those somebody else is looking at.

    Money adds up from what everybody has seen, so it stays; a profession that once lay on a table is known for good.
    """
    looking = game.looked_in if game.looked and game.waiting()[0] != seat else NOWHERE
    shown = game.shown
    estates = [estate for other, estate in enumerate(game.estates) if other != seat]
    hands = [[card for card in estate.hand if not shown >> card & 1] for estate in estates]
    bonuses = [list(estate.bonus) for estate in estates]
    prestiges = [list(estate.prestige_cards) for estate in estates]
    professions, bonus, prestige = game.piles
    game.piles = (
        _redealt(game, professions, seat, hands, looking == PROFESSIONS),
        _redealt(game, bonus, seat, bonuses, looking == BONUS),
        _redealt(game, prestige, seat, prestiges, looking == PRESTIGE),
    )
    for estate, hand, bonus_cards, prestige_cards in zip(estates, hands, bonuses, prestiges, strict=True):
        if len(hand) < len(estate.hand):
            hand += [card for card in estate.hand if shown >> card & 1]
        hand.sort()
        estate.hand = tuple(hand)
        if bonus_cards:
            bonus_cards.sort()
            estate.bonus = tuple(bonus_cards)
        if prestige_cards:
            prestige_cards.sort()
            estate.prestige_cards = tuple(prestige_cards)


NOWHERE: Final = -1


def _redealt(game: "Princes", pile: Pile, seat: Seat | None, held: list[list[int]], looked_at: bool) -> Pile:
    """One kind of card: what the seat cannot place is gathered, and dealt to the same places by chance.

    It is sorted first: two truths that the seat cannot tell apart are dealt anew alike, so a bot answers both alike.
    """
    cards, marked = pile.unknown_to(seat)
    loose = len(cards) - marked
    for hidden in held:
        cards += hidden
    if looked_at:
        cards += game.looked
    if len(cards) == loose:
        return pile
    cards.sort()
    game.chance = stir(game.chance, cards, len(cards) - loose)
    end = len(cards)
    for hidden in held:
        if hidden:
            start = end - len(hidden)
            hidden[:] = cards[start:end]
            end = start
    del cards[end:]
    if looked_at:
        game.looked = tuple([cards.pop() for _ in game.looked])
    return pile.redealt(seat, cards) if cards else pile


def hidden_cards(game: "Princes", seat: Seat, kind: int) -> tuple[int, ...]:
    """The cards of a kind that a seat holds and nobody else knows."""
    estate = game.estates[seat]
    if kind == PROFESSIONS:
        return tuple([card for card in estate.hand if not game.shown >> card & 1])
    return estate.bonus if kind == BONUS else estate.prestige_cards
