"""Which games the laws are tried on: a budget for each title, spread over its numbers of seats and its options."""

from functools import cache

from signoria.table import BadOptions, Chance, Options, OptionValue, Title
from signoria.table.cases import Case, positions

USUAL = 160
"""A title whose games have so many moves is tried on as many games as asked for: longer ones on fewer."""


def variants(played: Title, seats: int) -> list[Options]:
    """The options as by default, and with each one changed to each other choice, or to a text, where that goes."""
    found = [played.chosen(seats)]
    for option in played.options:
        for choice in (*option.choices, *([option.example] if option.example else [])):
            changed: dict[str, OptionValue] = {option.key: choice}
            if choice != option.default:
                try:
                    found.append(played.chosen(seats, changed))
                except BadOptions:
                    continue
    return found


@cache
def length(played: Title, seats: int) -> int:
    """How many moves a game takes, as far as one game can tell."""
    return sum(1 for _ in positions(Case(played, seats, played.chosen(seats), 0), Chance(0)))


def spread(played: Title, games: int, *, closely: bool = False) -> list[Case]:
    """The games of one title: as many moves for each number of seats, whatever other titles there are.

    Every number of seats is played with the options as they are by default, every variant once at least. Variants that
    other numbers of seats have had come last; those whose games are shortest have them first. No number of seats has
    more games than asked for in all, however short they are.
    """
    tables = sorted(played.seats, key=lambda seats: length(played, seats))
    moves = games * USUAL // len(tables)
    found: list[Case] = []
    had: set[str] = set()
    for seats in tables:
        plain, *others = variants(played, seats)
        choices = [plain, *sorted(others, key=lambda options: _name(options) in had)]
        share = max(1, min(games, moves // length(played, seats)))
        chosen = [choices[number % len(choices)] for number in range(share)]
        found += [Case(played, seats, options, number, closely) for number, options in enumerate(chosen)]
        had |= {_name(options) for options in chosen}
    for seats in tables:
        missed = [options for options in variants(played, seats) if _name(options) not in had]
        found += [Case(played, seats, options, len(found) + number, closely) for number, options in enumerate(missed)]
        had |= {_name(options) for options in missed}
    return found


def _name(options: Options) -> str:
    return str(options.texts())
