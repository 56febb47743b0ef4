"""What the numbers of games won tell us: shares with their intervals, and ratings."""

from collections.abc import Sequence
from math import log10, sqrt

Z = 1.959964
"""The 95 % interval of a normal distribution, in standard deviations."""

MEAN_RATING = 1500
ROUNDS_OF_FITTING = 200


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share: Wilson's, which is right for few games and for shares near 0 and 1 too.

    >>> [round(bound, 3) for bound in wilson(95, 100)]
    [0.888, 0.978]
    """
    if not games:
        return 0.0, 1.0
    share = wins / games
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    reach = Z / (1 + Z * Z / games) * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def by_deal(deals: Sequence[tuple[float, int]]) -> tuple[float, float]:
    """The 95 % interval of a share, from wins and games deal by deal.

    Games of one deal are not independent: they count as many as their spread from deal to deal tells, never as fewer
    than there are deals nor as more than there are games.

    >>> alike = [(2.0, 2), (0.0, 2)] * 10
    >>> by_deal(alike) == wilson(10, 20)
    True
    """
    games = sum([played for _, played in deals])
    wins = sum([won for won, _ in deals])
    if not games:
        return 0.0, 1.0
    share = wins / games
    spread = sum([(won - share * played) ** 2 for won, played in deals]) * len(deals) / max(1, len(deals) - 1)
    independent = share * (1 - share) * games * games / spread if spread else games if 0 < share < 1 else 0
    counted = min(games, max(len(deals), independent))
    return wilson(share * counted, counted)


def fitted(ahead: Sequence[Sequence[float]]) -> list[float]:
    """Ratings by Bradley and Terry on Elo's scale: 400 points are odds of ten to one between two seats.

    Every pair is given one drawn game more than it played, so that a bot that never lost still has a rating.
    """
    bots = len(ahead)
    strength = [1.0] * bots
    for _ in range(ROUNDS_OF_FITTING):
        new = []
        for one in range(bots):
            points = sum(ahead[one][other] + 0.5 for other in range(bots) if other != one)
            met = sum(
                (ahead[one][other] + ahead[other][one] + 1) / (strength[one] + strength[other])
                for other in range(bots)
                if other != one
            )
            new.append(points / met if met else 1.0)
        scale = 10 ** (sum(log10(value) for value in new) / bots)
        strength = [value / scale for value in new]
    return [MEAN_RATING + 400 * log10(value) for value in strength]
