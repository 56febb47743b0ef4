"""Cards counted by colour: a hand, a display of cards, the discards."""

from collections.abc import Sequence

Counts = tuple[int, ...]


def changed(counts: Counts, place: int, by: int) -> Counts:
    """The counts with one of them raised, or lowered."""
    after = list(counts)
    after[place] += by
    return tuple(after)


def more(counts: Counts, others: Counts) -> Counts:
    """Both together."""
    return tuple([count + others[colour] for colour, count in enumerate(counts)])


def fewer(counts: Counts, others: Counts) -> Counts:
    """What is left; where the others are more, nothing."""
    return tuple([max(0, count - others[colour]) for colour, count in enumerate(counts)])


def counted(cards: Sequence[int], colours: int) -> Counts:
    """How many cards there are of each colour."""
    return tuple([cards.count(colour) for colour in range(colours)])


def spread(counts: Counts) -> list[int]:
    """The cards one by one, in the order of colours."""
    return [colour for colour, count in enumerate(counts) for _ in range(count)]


def order_of_sale(offer: Counts) -> tuple[int, ...]:
    """4.1 The smallest group first; groups of one size in the order of colours."""
    return tuple(sorted([colour for colour, count in enumerate(offer) if count], key=lambda colour: offer[colour]))
