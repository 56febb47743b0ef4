"""The golden records of Il Principe: every number of seats, both ends of the game, and what decides a tie."""

from signoria.table import Game, Outcome
from signoria.titles.il_principe.game import IlPrincipe
from tests.golden.wanted import QUICK, Wanted, shared, won_alone

BUILD_OR_PASS = ("build", "pass")
"""Players who keep their cards and coins for cities get there sooner than chance alone."""


def cities_run_out(outcome: Outcome, game: Game) -> bool:
    """Too few cities are left on display, and one wins."""
    assert isinstance(game, IlPrincipe)
    return won_alone(outcome, game) and not game.last


def cards_run_out(outcome: Outcome, game: Game) -> bool:
    """The last round was played, and one wins."""
    assert isinstance(game, IlPrincipe)
    return won_alone(outcome, game) and game.last


def by_cards_in_front(outcome: Outcome, game: Game) -> bool:
    """Points are tied, and the cards in front decide."""
    most = _cards_of_the_tied(outcome, game)
    return outcome.ranks.count(1) == 1 and len(most) > 1 and most[0] > most[1]


def by_first_major_role(outcome: Outcome, game: Game) -> bool:
    """Points and cards in front are tied, and a major role decides."""
    most = _cards_of_the_tied(outcome, game)
    return outcome.ranks.count(1) == 1 and len(most) > 1 and most[0] == most[1]


def _cards_of_the_tied(outcome: Outcome, game: Game) -> list[int]:
    """How many cards lie in front of each who has the most points, the most cards first."""
    assert isinstance(game, IlPrincipe)
    tied = [seat for seat, score in enumerate(outcome.scores) if score == max(outcome.scores)]
    return sorted((sum(game.families[seat].in_front()) for seat in tied), reverse=True)


WANTED: tuple[Wanted, ...] = (
    Wanted("two", 2, {}, cities_run_out, QUICK),
    Wanted("two-by-chance", 2, {"open_coins": True, "first_player": "2"}, cards_run_out),
    Wanted("three", 3, {}, cities_run_out, QUICK),
    Wanted("three-build-or-pass", 3, {}, cities_run_out, BUILD_OR_PASS),
    Wanted("four", 4, {}, cards_run_out, QUICK),
    Wanted("four-by-chance", 4, {}, cards_run_out),
    Wanted("five", 5, {}, cards_run_out, QUICK),
    Wanted("cards-in-front-decide", 3, {}, by_cards_in_front),
    Wanted("major-role-decides", 4, {}, by_first_major_role),
    Wanted("shared", 5, {}, shared, BUILD_OR_PASS),
)
