"""Face-down piles, and who knows what lies where in them."""

from signoria.table.chance import below

EVERY_SEAT = (1 << 16) - 1


class Pile:
    """A face-down pile that never changes: taking and laying give a new one.

    The loose cards have no order: chance picks when one is taken. Beneath them lie the cards put back in an order
    somebody chose. Each card carries the seats that know it lies there, as bits.
    """

    __slots__ = ("known_loose", "knows_under", "loose", "under")

    def __init__(
        self,
        loose: tuple[int, ...],
        known_loose: tuple[int, ...] = (),
        under: tuple[int, ...] = (),
        knows_under: tuple[int, ...] = (),
    ) -> None:
        self.loose = loose
        self.known_loose = known_loose or (0,) * len(loose)
        self.under = under
        self.knows_under = knows_under

    def __len__(self) -> int:
        return len(self.loose) + len(self.under)

    def take(self, count: int, taker: int, chance: int) -> "tuple[tuple[int, ...], Pile, int]":
        """The cards on top (all, if there are fewer), what is left, and the next state of chance.

        A loose card taken unseen may be any of them, so only the taker still knows which loose cards are there.
        """
        loose = list(self.loose)
        known = list(self.known_loose)
        taken: list[int] = []
        while loose and len(taken) < count:
            place, chance = below(chance, len(loose))
            taken.append(loose.pop(place))
            known.pop(place)
        if len(loose) < len(self.loose):
            mask = 1 << taker
            known = [seats & mask for seats in known]
        deep = count - len(taken)
        taken.extend(self.under[:deep])
        left = Pile(tuple(loose), tuple(known), self.under[deep:], self.knows_under[deep:])
        return tuple(taken), left, chance

    def lay_under(self, cards: tuple[int, ...], seat: int) -> "Pile":
        """Cards put beneath all others, the first of them uppermost; only who laid them knows."""
        knows = (1 << seat,) * len(cards)
        return Pile(self.loose, self.known_loose, self.under + cards, self.knows_under + knows)

    def unknown_to(self, seat: int | None) -> list[int]:
        """The cards of the pile whose place a seat does not know; a spectator knows none."""
        mask = 0 if seat is None else 1 << seat
        cards = [card for card, seats in zip(self.loose, self.known_loose, strict=True) if not seats & mask]
        cards += [card for card, seats in zip(self.under, self.knows_under, strict=True) if not seats & mask]
        return cards

    def marked_places(self, seat: int | None) -> int:
        """How many places a seat does not know are told apart by their order or by what others know of them."""
        mask = 0 if seat is None else 1 << seat
        return sum(1 for seats in self.known_loose if seats and not seats & mask) + sum(
            1 for seats in self.knows_under if not seats & mask
        )

    def known_to(self, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The loose cards a seat knows to be there; and what lies under, top first, with -1 where it does not know."""
        mask = 1 << seat
        loose = tuple(sorted(card for card, seats in zip(self.loose, self.known_loose, strict=True) if seats & mask))
        under = tuple(card if seats & mask else -1 for card, seats in zip(self.under, self.knows_under, strict=True))
        return loose, under

    def redealt(self, seat: int | None, cards: list[int]) -> "Pile":
        """The same pile for a seat, with other cards in the places it does not know.

        Marked places are filled from the end of `cards`, which must be stirred; the others take what is left, since
        loose cards have no order.
        """
        mask = 0 if seat is None else 1 << seat
        under = tuple(
            [card if seats & mask else cards.pop() for card, seats in zip(self.under, self.knows_under, strict=True)]
        )
        loose = list(self.loose)
        plain: list[int] = []
        for place, seats in enumerate(self.known_loose):
            if not seats:
                plain.append(place)
            elif not seats & mask:
                loose[place] = cards.pop()
        for place, card in zip(plain, cards, strict=True):
            loose[place] = card
        return Pile(tuple(loose), self.known_loose, under, self.knows_under)
