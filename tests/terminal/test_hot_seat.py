"""Several people at one keyboard: a curtain falls between their secrets."""

from signoria.table import Sitting
from signoria.titles.princes.game import Princes
from signoria.titles.princes.title import PRINCES
from tests.terminal.scenes import at_keyboard, sat_down

WIPED = "\x1b[3J"


def names_in_hand(sitting: Sitting, seat: int) -> list[str]:
    """What a seat holds, as its cards are called."""
    game = sitting.game
    assert isinstance(game, Princes)
    rows = PRINCES.box().rows.professions
    return [rows[card].name.en for card in game.estates[seat].hand]


def test_the_curtain_falls_before_anybody_looks() -> None:
    _, shown = at_keyboard(people=(1, 2), live=True)
    curtain = shown.split(WIPED)[1]
    assert "It is Alessandra's turn." in curtain
    assert "Your cards" not in curtain


def test_behind_the_curtain_nothing_of_the_other_hand_is_seen() -> None:
    sitting = sat_down()
    first, second = (names_in_hand(sitting, seat) for seat in (0, 1))
    _, shown = at_keyboard("", "1", "", sitting=sitting, people=(1, 2), live=True)
    _, of_first, of_second = shown.split(WIPED)
    assert all(name in of_first for name in first)
    assert not any(name in of_first for name in second)
    assert all(name in of_second for name in second)
    assert not any(name in of_second for name in first)


def test_the_other_player_sees_nothing_before_enter() -> None:
    sitting = sat_down()
    hands = names_in_hand(sitting, 0) + names_in_hand(sitting, 1)
    _, shown = at_keyboard("", "1", sitting=sitting, people=(1, 2), live=True)
    curtain = shown.split(WIPED)[2]
    assert "It is Bianca's turn." in curtain
    assert not any(name in curtain for name in hands)


def test_the_curtain_opens_with_enter_alone_but_one_may_leave() -> None:
    sitting = sat_down()
    _, shown = at_keyboard("peek", "quit", sitting=sitting, people=(1, 2), live=True)
    assert not any(name in shown for name in names_in_hand(sitting, 0))
    assert "Goodbye." in shown


def test_nothing_is_played_for_people_who_share_a_keyboard() -> None:
    session, shown = at_keyboard("", "1", "", "1", "", "1", "", *["renounce", ""] * 3, people=(1, 2, 3))
    assert not session.notes
    assert "There was only one move" not in shown


def test_taking_back_what_others_have_seen_needs_their_consent() -> None:
    opening = ("", "1", "", "1", "", "1", "", "open jester", "", "pass", "", "bid 300", "")
    session, shown = at_keyboard(*opening, "undo", "no", people=(1, 2, 3))
    assert "Does everybody agree (Bianca, Cosimo)?" in shown
    assert (2, "bid 300") in session.sitting.move_texts()
    session, _ = at_keyboard(*opening, "undo", "yes", people=(1, 2, 3))
    assert session.sitting.move_texts()[-1][1].startswith("return ")
