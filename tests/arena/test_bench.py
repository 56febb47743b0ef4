"""What is measured of every title, however short its games are."""

import pytest

from signoria.arena.bench import DEPTHS, LONG, position
from signoria.table import Title
from signoria.table.walk import digest
from signoria.titles import titles


@pytest.mark.parametrize("played", titles(), ids=lambda played: played.key)
def test_positions_lie_early_and_late_in_a_game_and_somebody_is_asked(played: Title) -> None:
    depths = [position(played, 1, depth) for depth in DEPTHS]
    assert all(game.waiting() for game in depths)
    assert max(DEPTHS) < LONG
    assert len({digest(game) for game in depths}) == len(DEPTHS)
