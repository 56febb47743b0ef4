"""Who sits where: people at the keyboard, and bots on the other seats."""

from collections.abc import Sequence

from signoria.bots import Bot, bot
from signoria.table import BadOptions, Chance, Seat

NAMES = ("Alessandra", "Bianca", "Cosimo", "Donato", "Elena")
DEFAULT_BOT = "quick"
LONGEST_NAME = 20


class Seating:
    """The names of all, the seats of people, and a bot for each of the others."""

    def __init__(self, players: tuple[str, ...], people: tuple[Seat, ...], bots: dict[Seat, Bot]) -> None:
        self.players = players
        self.people = people
        self.bots = bots


def seated(seats: int, people: Sequence[int], specs: Sequence[str], names: Sequence[str], seed: int) -> Seating:
    """People on the seats they named (from 1), bots on the others in turn; a sentence where that cannot be."""
    for place in people:
        if not 1 <= place <= seats:
            raise BadOptions(f"there is no seat {place}: there are seats 1 to {seats}")
    taken = tuple(sorted({place - 1 for place in people}))
    empty = [seat for seat in range(seats) if seat not in taken]
    if len(specs) > len(empty):
        raise BadOptions(f"too many bots are named: {len(specs)}, where the seats left to them are {len(empty)}")
    chance = Chance(seed)
    bots = {
        seat: bot(specs[place % len(specs)] if specs else DEFAULT_BOT, chance.seed())
        for place, seat in enumerate(empty)
    }
    return Seating(named(seats, names), taken, bots)


def named(seats: int, names: Sequence[str]) -> tuple[str, ...]:
    """The players' names, seat by seat; those nobody gave are ours."""
    if len(names) > seats:
        raise BadOptions(f"too many names are given: {len(names)} for {seats} seats")
    for name in names:
        if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            raise BadOptions(f"{name[:40]!r} is not a name of 1 to {LONGEST_NAME} letters")
    all_names = (*names, *[name for name in NAMES if name not in names])[:seats]
    if len(set(all_names)) < seats:
        raise BadOptions("two players have the same name")
    return tuple(all_names)
