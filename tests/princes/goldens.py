"""The golden records of The Princes of Florence."""

from signoria.table import Game, Outcome
from tests.golden.wanted import QUICK, Wanted, shared, won_alone, won_by_the_tie_break


def by_lowest_card(outcome: Outcome, game: Game) -> bool:
    """Points and money are tied, and a profession card decides."""
    tied = [seat for seat, score in enumerate(outcome.scores) if score == max(outcome.scores)]
    purses = sorted(game.tallies(seat)["florins"] for seat in tied)
    return len(tied) > 1 and outcome.ranks.count(1) == 1 and purses[-1:] == purses[-2:-1]


WANTED = (
    Wanted("two", 2, {}, won_alone, QUICK),
    Wanted("two-four-freedoms", 2, {"freedoms2p": 4, "open_money": True}, won_alone, QUICK),
    Wanted("three", 3, {}, won_alone, QUICK),
    Wanted("three-edition-2000", 3, {"edition": "2000", "first_player": "2"}, won_alone, QUICK),
    Wanted("four", 4, {}, won_alone, QUICK),
    Wanted("five", 5, {}, won_alone, QUICK),
    Wanted("four-by-chance", 4, {}, won_alone),
    Wanted("money-decides", 3, {}, won_by_the_tie_break, QUICK),
    Wanted("shared", 2, {}, shared),
    Wanted("lowest-card-decides", 2, {"third_tiebreak": "lowest-card"}, by_lowest_card),
)
