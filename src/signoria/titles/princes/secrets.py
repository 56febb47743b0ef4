"""1.5 What a seat cannot know, dealt anew."""

from typing import TYPE_CHECKING, Final

from signoria.table import Pile, Seat
from signoria.titles.princes.box import BONUS, PRESTIGE, PROFESSIONS

if TYPE_CHECKING:
    from signoria.titles.princes.game import Estate, Princes


def redeal(game: "Princes", seat: Seat | None) -> None:
    """Deals anew the hidden cards of the other hands, of the piles, and those somebody else is looking at.

    Money adds up from what everybody has seen, so it stays; a profession that once lay on a table is known for good.
    """
    looking = game.looked_in if game.looked and game.waiting()[0] != seat else NOWHERE
    shown = game.shown
    others: list[Estate] = []
    hands: list[tuple[int, ...]] = []
    bonuses: list[tuple[int, ...]] = []
    prestiges: list[tuple[int, ...]] = []
    for other, estate in enumerate(game.estates):
        if other != seat:
            others.append(estate)
            hands.append(_hidden(estate.hand, shown) if shown else estate.hand)
            bonuses.append(estate.bonus)
            prestiges.append(estate.prestige_cards)
    professions, bonus, prestige = game.piles
    game.piles = (
        _redealt(game, professions, seat, hands, looking == PROFESSIONS),
        _redealt(game, bonus, seat, bonuses, looking == BONUS),
        _redealt(game, prestige, seat, prestiges, looking == PRESTIGE),
    )
    for place, estate in enumerate(others):
        hand = hands[place]
        if len(hand) < len(estate.hand):
            hand = tuple(sorted([*hand, *[card for card in estate.hand if shown >> card & 1]]))
        estate.hand = hand
        estate.bonus = bonuses[place]
        estate.prestige_cards = prestiges[place]


NOWHERE: Final = -1


def _hidden(hand: tuple[int, ...], shown: int) -> tuple[int, ...]:
    return tuple([card for card in hand if not shown >> card & 1])


def _redealt(game: "Princes", pile: Pile, seat: Seat | None, held: list[tuple[int, ...]], looked_at: bool) -> Pile:
    """One kind of card: what the seat cannot place is gathered, and dealt to the same places by chance.

    It is sorted first: two truths that the seat cannot tell apart are dealt anew alike, so a bot answers both alike.
    """
    unknown = pile.unknown_to(seat)
    cards: list[int] = []
    for hidden in held:
        cards += hidden
    if looked_at:
        cards += game.looked
    dealt = len(cards) + unknown.marked
    if not dealt:
        return pile
    cards += unknown.cards
    cards.sort()
    game.stir(cards, dealt)
    end = len(cards)
    for place, hidden in enumerate(held):
        if hidden:
            start = end - len(hidden)
            held[place] = tuple(sorted(cards[start:end]))
            end = start
    del cards[end:]
    if looked_at:
        game.looked = tuple([cards.pop() for _ in game.looked])
    return pile.redealt(unknown, cards) if cards else pile


def hidden_cards(game: "Princes", seat: Seat, kind: int) -> tuple[int, ...]:
    """The cards of a kind that a seat holds and nobody else knows."""
    estate = game.estates[seat]
    if kind == PROFESSIONS:
        return _hidden(estate.hand, game.shown)
    return estate.bonus if kind == BONUS else estate.prestige_cards
