"""What a title's tests say about the golden records they want."""

from collections.abc import Callable, Mapping

from msgspec import Struct

from signoria.table import Game, OptionValue, Outcome

Ending = Callable[[Outcome, Game], bool]
QUICK = ("quick",)
"""The bots that judge play it; else chance does, which prefers the first of the verbs named that is offered."""


class Wanted(Struct, frozen=True):
    """One record: its name, the table, how the game must end, and who plays it."""

    name: str
    seats: int
    options: Mapping[str, OptionValue]
    ending: Ending
    by: tuple[str, ...] = ()


def won_alone(outcome: Outcome, game: Game) -> bool:
    """One winner, ahead in points."""
    return outcome.ranks.count(1) == 1 and outcome.scores.count(max(outcome.scores)) == 1


def won_by_the_tie_break(outcome: Outcome, game: Game) -> bool:
    """One winner among several with the most points."""
    return outcome.ranks.count(1) == 1 and outcome.scores.count(max(outcome.scores)) > 1


def shared(outcome: Outcome, game: Game) -> bool:
    """Several winners."""
    return outcome.ranks.count(1) > 1
