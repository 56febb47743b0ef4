"""The laws over both expansions, each seat count; the law games of the title have each expansion alone."""

import pytest

from signoria.table import OptionValue
from signoria.table.cases import Case, positions
from signoria.table.chance import Chance
from signoria.table.laws import LAWS
from signoria.table.telling import the_story_adds_up
from signoria.titles.princes.title import PRINCES
from tests.princes.cooperation.scenes import BOTH, COOPERATION

GAMES = 3


@pytest.mark.parametrize("options", [COOPERATION, BOTH], ids=["cooperation", "both"])
@pytest.mark.parametrize("seats", PRINCES.seats)
def test_all_laws_hold_with_every_combination(seats: int, options: dict[str, OptionValue]) -> None:
    cases = [Case(PRINCES, seats, PRINCES.chosen(seats, options), seed) for seed in range(GAMES)]
    for case in cases:
        for law in LAWS:
            law(case)
    the_story_adds_up(cases[-1])


def test_the_games_under_the_laws_see_every_turn_a_negotiation_can_take() -> None:
    seen: set[str] = set()
    for seats in PRINCES.seats:
        for seed in range(GAMES):
            for game, seat in positions(Case(PRINCES, seats, PRINCES.chosen(seats, COOPERATION), seed), Chance(seed)):
                seen |= {move.kind for move in game.moves(seat)}
    assert {"propose", "join", "for", "accept", "refuse", "counter", "insist"} <= seen
