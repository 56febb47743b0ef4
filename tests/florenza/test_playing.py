"""Florenza at a keyboard."""

import pytest

from signoria.table import Sitting
from signoria.table.texts import LANGUAGES
from signoria.terminal.lines import Lines
from signoria.terminal.seating import seated
from signoria.terminal.session import Session
from signoria.titles.florenza.title import FLORENZA
from tests.terminal.scenes import Player, at_keyboard, flat, screen_of


def sat_down(seats: int = 2, seed: int = 4) -> Sitting:
    """A new game, played on until the first seat places its first worker."""
    sitting = Sitting(FLORENZA, seats, FLORENZA.chosen(seats), seed)
    while sitting.game.waiting() != (0,) or sitting.game.agenda[-1].key != "florenza-question-turn":
        seat = sitting.game.waiting()[0]
        sitting.play(seat, str(sitting.game.moves(seat)[-1]))
    return sitting


def test_a_work_and_its_artist_are_named_in_one_line() -> None:
    _, shown = at_keyboard("commission chi_pulpito, hire unknown_sculptor", "quit", sitting=sat_down())
    assert "commissions the pulpit of the Chiesa" in flat(shown)


def test_a_refusal_cites_its_paragraph() -> None:
    _, shown = at_keyboard("alms duo_pulpito", "quit", sitting=sat_down())
    assert "This has not been realised yet: the pulpit of the Cathedral. (rule 5.10)" in flat(shown)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_is_played_at_a_keyboard(seats: int, language: str) -> None:
    screen, paper = screen_of()
    player = Player(seats)
    seating = seated(seats, [1], ["random"], [], 1)
    sitting = Sitting(FLORENZA, seats, FLORENZA.chosen(seats), seats)
    session = Session(sitting, seating, screen, Lines(screen, player), language)
    player.session = session
    session.run()
    assert session.sitting.outcome() is not None
    assert "florenza-" not in paper.getvalue()
