"""Face-down piles, and who knows what lies where in them."""

from signoria.table.chance import below


class Pile:
    """A face-down pile that never changes: taking and laying give a new one.

    The loose cards have no order and lie sorted: chance picks when one is taken. Beneath them lie the cards put back
    in an order somebody chose. Each card carries the seats that know it lies there, as bits; `known_loose` is empty
    while nobody knows of any loose card.
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

    def __len__(self) -> int:
        return len(self.loose) + len(self.under)

    def take(self, count: int, taker: int | None, chance: int) -> "tuple[tuple[int, ...], Pile, int]":
        """The cards on top (all, if there are fewer), what is left, and the next state of chance.

        A loose card taken unseen may be any of them, so only the taker still knows which loose cards are there. Cards
        turned up for all to see have no taker, and nobody knows less for it.
        """
        loose = list(self.loose)
        known = list(self.known_loose)
        taken: list[int] = []
        while loose and len(taken) < count:
            place, chance = below(chance, len(loose))
            taken.append(loose.pop(place))
            if known:
                known.pop(place)
        if taken and known and taker is not None:
            mask = 1 << taker
            known = [seats & mask for seats in known]
        deep = count - len(taken)
        taken.extend(self.under[:deep])
        left = Pile(tuple(loose), tuple(known) if any(known) else (), self.under[deep:], self.knows_under[deep:])
        return tuple(taken), left, chance

    def mix_in(self, cards: tuple[int, ...], knows: tuple[int, ...]) -> "Pile":
        """Cards mixed in among the loose ones, each with the seats that know of it."""
        known = self.known_loose or (0,) * len(self.loose)
        return _sorted_pile([*zip(self.loose + cards, known + knows, strict=True)], self.under, self.knows_under)

    def lay_under(self, cards: tuple[int, ...], seat: int) -> "Pile":
        """Cards put beneath all others, the first of them uppermost; only who laid them knows."""
        knows = (1 << seat,) * len(cards)
        return Pile(self.loose, self.known_loose, self.under + cards, self.knows_under + knows)

    def known_to(self, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The loose cards a seat knows to be there; and what lies under, top first, with -1 where it does not know."""
        mask = 1 << seat
        loose = tuple(sorted([self.loose[place] for place, seats in enumerate(self.known_loose) if seats & mask]))
        under = tuple([card if self.knows_under[place] & mask else -1 for place, card in enumerate(self.under)])
        return loose, under

    def unknown_to(self, seat: int | None) -> tuple[list[int], int]:
        """The cards whose place a seat does not know, and how many of those places are told apart.

        Places are told apart by their order under the pile, or by what others know of them. A spectator knows none.
        """
        mask = 0 if seat is None else 1 << seat
        cards = list(self.loose)
        marked = 0
        if self.known_loose:
            cards = [self.loose[place] for place, seats in enumerate(self.known_loose) if not seats & mask]
            marked = sum([1 for seats in self.known_loose if seats and not seats & mask])
        for place, seats in enumerate(self.knows_under):
            if not seats & mask:
                cards.append(self.under[place])
                marked += 1
        return cards, marked

    def redealt(self, seat: int | None, cards: list[int]) -> "Pile":
        """The same pile for a seat, with other cards in the places it does not know.

        Places told apart are filled from the end of `cards`, which must be stirred; the others take what is left.
        """
        mask = 0 if seat is None else 1 << seat
        under = self.under
        if under:
            knows = self.knows_under
            under = tuple([card if knows[place] & mask else cards.pop() for place, card in enumerate(under)])
        if not self.known_loose:
            cards.sort()
            return Pile(tuple(cards), (), under, self.knows_under)
        pairs = [(self.loose[place], seats) for place, seats in enumerate(self.known_loose) if seats & mask]
        pairs += [(cards.pop(), seats) for seats in sorted(self.known_loose) if seats and not seats & mask]
        pairs += [(card, 0) for card in cards]
        return _sorted_pile(pairs, under, self.knows_under)


def _sorted_pile(pairs: list[tuple[int, int]], under: tuple[int, ...], knows_under: tuple[int, ...]) -> Pile:
    """Loose cards have no order, so they lie sorted: nothing shows how they came there."""
    pairs.sort()
    return Pile(tuple([card for card, _ in pairs]), tuple([seats for _, seats in pairs]), under, knows_under)
