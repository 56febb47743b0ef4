"""1.5 What a seat cannot know, dealt anew."""

from typing import TYPE_CHECKING

from signoria.table import Pile, Seat
from signoria.table.chance import stir
from signoria.titles.princes.box import BONUS, PRESTIGE, PROFESSIONS

if TYPE_CHECKING:
    from signoria.titles.princes.game import Princes


def redeal(game: "Princes", seat: Seat | None) -> None:
    """Deals anew the hidden cards of the other hands, of the piles, and those somebody else is looking at.

    Money adds up from what everybody has seen, so it stays; a profession that once lay on a table is known for good.
    """
    looked_in = game.looked_in if game.looked and game.waiting()[0] != seat else NOWHERE
    game.piles = (
        _redeal_kind(game, seat, PROFESSIONS, looked_in),
        _redeal_kind(game, seat, BONUS, looked_in),
        _redeal_kind(game, seat, PRESTIGE, looked_in),
    )


NOWHERE = -1


def _redeal_kind(game: "Princes", seat: Seat | None, kind: int, looked_in: int) -> Pile:
    """One kind of card: what the seat cannot place is gathered, and dealt to the same places by chance.

    It is sorted first: two truths that the seat cannot tell apart are dealt anew alike, so a bot answers both alike.
    """
    pile = game.piles[kind]
    cards, marked = pile.unknown_to(seat)
    loose = len(cards) - marked
    held: list[tuple[Seat, int]] = []
    for other in range(game.seats):
        if other != seat:
            hidden = hidden_cards(game, other, kind)
            if hidden:
                cards += hidden
                held.append((other, len(hidden)))
    if looked_in == kind:
        cards += game.looked
    cards.sort()
    game.chance = stir(game.chance, cards, len(cards) - loose)
    for other, count in held:
        _give(game, other, kind, cards[-count:])
        del cards[-count:]
    if looked_in == kind:
        game.looked = tuple([cards.pop() for _ in game.looked])
    return pile.redealt(seat, cards)


def hidden_cards(game: "Princes", seat: Seat, kind: int) -> tuple[int, ...]:
    """The cards of a kind that a seat holds and nobody else knows."""
    estate = game.estates[seat]
    if kind == PROFESSIONS:
        return tuple([card for card in estate.hand if not game.shown >> card & 1])
    return estate.bonus if kind == BONUS else estate.prestige_cards


def _give(game: "Princes", seat: Seat, kind: int, cards: list[int]) -> None:
    estate = game.estates[seat]
    if kind == PROFESSIONS:
        known = [card for card in estate.hand if game.shown >> card & 1]
        estate.hand = tuple(sorted(cards + known))
    elif kind == BONUS:
        estate.bonus = tuple(sorted(cards))
    else:
        estate.prestige_cards = tuple(sorted(cards))
