"""Face-down piles, and who knows what lies where in them."""

from collections.abc import Sequence
from typing import Final

SEAT_BITS: Final = 8
ALL_SEATS: Final = (1 << SEAT_BITS) - 1


class Pile:
    """A face-down pile that never changes: taking and laying give a new one.

    The loose cards have no order and lie sorted: chance picks when one is taken (`Game.take`). Beneath them lie the
    cards put back in an order somebody chose. Each card carries the seats that know it lies there, as bits;
    `known_loose` is empty while nobody knows of any loose card.
    """

    def __init__(
        self,
        loose: tuple[int, ...],
        known_loose: tuple[int, ...] = (),
        under: tuple[int, ...] = (),
        knows_under: tuple[int, ...] = (),
    ) -> None:
        self.loose = loose
        self.known_loose = known_loose
        self.under = under
        self.knows_under = knows_under
        self._unknown: dict[int | None, Unknown] | None = None

    def __len__(self) -> int:
        return len(self.loose) + len(self.under)

    def __reduce__(self) -> "tuple[type[Pile], tuple[tuple[int, ...], ...]]":
        return Pile, (self.loose, self.known_loose, self.under, self.knows_under)

    def parted(self, places: Sequence[int], deep: int, taker: int | None) -> "tuple[tuple[int, ...], Pile]":
        """The loose cards at those places, one after the other, and so many from beneath; and what is left.

        A loose card taken unseen may be any of them, so only the taker still knows which loose cards are there. Cards
        turned up for all to see have no taker, and nobody knows less for it.
        """
        loose = list(self.loose)
        known = list(self.known_loose)
        taken: list[int] = []
        for place in places:
            taken.append(loose.pop(place))
            if known:
                known.pop(place)
        if taken and known and taker is not None:
            mask = 1 << taker
            known = [seats & mask for seats in known]
        taken.extend(self.under[:deep])
        left = Pile(tuple(loose), tuple(known) if any(known) else (), self.under[deep:], self.knows_under[deep:])
        return tuple(taken), left

    def mix_in(self, cards: tuple[int, ...], knows: tuple[int, ...]) -> "Pile":
        """Cards mixed in among the loose ones, each with the seats that know of it."""
        known = self.known_loose or (0,) * len(self.loose)
        pairs = [card << SEAT_BITS | seats for card, seats in zip(self.loose + cards, known + knows, strict=True)]
        return _sorted_pile(pairs, self.under, self.knows_under)

    def lay_under(self, cards: tuple[int, ...], seat: int) -> "Pile":
        """Cards put beneath all others, the first of them uppermost; only the seat that laid them knows."""
        knows = (1 << seat,) * len(cards)
        return Pile(self.loose, self.known_loose, self.under + cards, self.knows_under + knows)

    def known_to(self, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The loose cards a seat knows to be there; and what lies under, top first, with -1 where it does not know."""
        mask = 1 << seat
        loose = tuple(sorted([self.loose[place] for place, seats in enumerate(self.known_loose) if seats & mask]))
        under = tuple([card if self.knows_under[place] & mask else -1 for place, card in enumerate(self.under)])
        return loose, under

    def unknown_to(self, seat: int | None) -> "Unknown":
        """What a seat does not know of the pile: found once, since one position is imagined many times."""
        found = self._unknown
        if found is None:
            found = self._unknown = {}
        unknown = found.get(seat)
        if unknown is None:
            unknown = found[seat] = Unknown(self, 0 if seat is None else 1 << seat)
        return unknown

    def redealt(self, unknown: "Unknown", cards: list[int]) -> "Pile":
        """The same pile for a seat, with other cards in the places unknown to it.

        Places told apart are filled from the end of `cards`, which must be stirred; the others take what is left.
        """
        under = unknown.under
        if unknown.all_under:
            end = len(cards) - len(under)
            under = tuple(cards[end:])
            del cards[end:]
        elif under:
            under = tuple([cards.pop() if card < 0 else card for card in under])
        if not self.known_loose:
            cards.sort()
            return Pile(tuple(cards), (), under, self.knows_under)
        pairs = list(unknown.known)
        pairs += [cards.pop() << SEAT_BITS | seats for seats in unknown.marks]
        pairs += [card << SEAT_BITS for card in cards]
        return _sorted_pile(pairs, under, self.knows_under)


class Unknown:
    """What one seat does not know of a pile: `cards`, and how many of their places are told apart (`marked`).

    Places are told apart by their order under the pile, or by what others know of them. A spectator knows none.
    `known` are the loose cards the seat knows, each with all that know it in its last bits, `marks` those that know of
    the other loose cards, where anybody does; `under` is what lies there, -1 for a card that it does not know.
    """

    def __init__(self, pile: Pile, mask: int) -> None:
        knows = pile.known_loose or (0,) * len(pile.loose)
        loose = [*zip(pile.loose, knows, strict=True)]
        under = [*zip(pile.under, pile.knows_under, strict=True)]
        self.cards = tuple([card for card, seats in loose + under if not seats & mask])
        self.known = tuple([card << SEAT_BITS | seats for card, seats in loose if seats & mask])
        self.marks = tuple(sorted([seats for seats in knows if seats and not seats & mask]))
        self.under = tuple([card if seats & mask else -1 for card, seats in under])
        self.marked = len(self.marks) + self.under.count(-1)
        self.all_under = bool(under) and self.under.count(-1) == len(under)


def _sorted_pile(pairs: list[int], under: tuple[int, ...], knows_under: tuple[int, ...]) -> Pile:
    """Loose cards have no order, so they lie sorted: nothing shows how they came there."""
    pairs.sort()
    loose = tuple([pair >> SEAT_BITS for pair in pairs])
    return Pile(loose, tuple([pair & ALL_SEATS for pair in pairs]), under, knows_under)
