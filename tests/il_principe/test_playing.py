"""Il Principe at a keyboard."""

import pytest

from signoria.table import Sitting
from signoria.table.texts import LANGUAGES
from signoria.terminal.lines import Lines
from signoria.terminal.seating import seated
from signoria.terminal.session import Session
from signoria.titles.il_principe.title import IL_PRINCIPE
from tests.terminal.scenes import Player, at_keyboard, flat, screen_of


def sat_down(seats: int = 3, seed: int = 4) -> Sitting:
    """A new game in which the first seat is Il Principe."""
    return Sitting(IL_PRINCIPE, seats, IL_PRINCIPE.chosen(seats, {"first_player": "1"}), seed)


def test_two_cards_are_laid_in_one_line() -> None:
    sitting = sat_down()
    first = sitting.game.moves(0)[0]
    after = sitting.game.copy()
    after.apply(0, first)
    second = after.moves(0)[0]
    session, shown = at_keyboard(f"{first}, {second}", "quit", sitting=sitting)
    assert session.sitting.game.answers == ()
    assert "put up for auction" in flat(shown)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_is_played_at_a_keyboard(seats: int, language: str) -> None:
    screen, paper = screen_of()
    player = Player(seats)
    seating = seated(seats, [1], ["random"], [], 1)
    session = Session(sat_down(seats), seating, screen, Lines(screen, player), language)
    player.session = session
    session.run()
    assert session.sitting.outcome() is not None
    assert "il_principe-" not in paper.getvalue()
