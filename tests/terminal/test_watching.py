"""Watching a game from its record."""

import io
import re

import pytest

from signoria.table import BadOptions, Record
from signoria.terminal.lines import Lines
from signoria.terminal.watching import Viewer, Watch, tell
from signoria.titles.princes.title import PRINCES
from tests.terminal.scenes import played_out, screen_of

PLAYERS = ("Anna", "Bruno", "Carla")


@pytest.fixture(scope="module")
def record() -> Record:
    """A whole game of three."""
    session, _ = played_out()
    return session.sitting.record()


def watched(record: Record, *lines: str) -> tuple[Watch, str]:
    """What stepping through a game shows."""
    screen, paper = screen_of()
    watch = Watch(record, PRINCES, PRINCES.box(), PLAYERS, "en")
    Viewer(watch, screen, Lines(screen, io.StringIO("".join(f"{line}\n" for line in lines)))).run()
    return watch, paper.getvalue()


def test_steps_go_forth_and_back(record: Record) -> None:
    watch, shown = watched(record, "", "n", "", "p")
    assert watch.place == 2
    assert f"After 3 of {watch.count} moves" in shown


def test_a_number_jumps_and_stays_within_the_game(record: Record) -> None:
    assert watched(record, "17")[0].place == 17
    assert watched(record, "99999")[0].place == len(record.lines)
    assert watched(record, "p")[0].place == 0


def test_rounds_are_found(record: Record) -> None:
    _, shown = watched(record, "round", "round", "round")
    assert [int(number) for number in re.findall(r"Round (\d) of 7", shown)] == [1, 2, 3]


def test_the_end_shows_the_result(record: Record) -> None:
    watch, shown = watched(record, "end")
    outcome = watch.end.outcome()
    assert outcome is not None
    assert f"1. {PLAYERS[outcome.ranks.index(1)]}: {max(outcome.scores)} points" in shown


def test_each_players_eyes_see_their_own_hand(record: Record) -> None:
    for seat in range(3):
        _, shown = watched(record, f"eyes {seat + 1}", "")
        view = PRINCES.deal(3, PRINCES.chosen(3, {"first_player": "1"}), record.header.seed).view(seat)
        assert view.own is not None
        names = [PRINCES.box().names[f"profession-{work.profession}"].en for work in view.own.hand]
        assert all(name in shown for name in names)


def test_a_spectator_sees_no_hand(record: Record) -> None:
    _, shown = watched(record, "eyes 0", "5")
    assert "Your cards" not in shown.split("After 0 of")[-1]


def test_what_cannot_be_watched_is_said(record: Record) -> None:
    _, shown = watched(record, "eyes 7", "backwards", "help", "fr", "en", "q")
    assert "there are no eyes '7': there are 0, 1, 2, 3" in shown
    assert "“backwards” means nothing here; “help” lists what you can type." in shown
    assert "Après 0 coup " in shown
    with pytest.raises(BadOptions):
        Watch(record, PRINCES, PRINCES.box(), PLAYERS, "en").look("7")


def test_the_whole_story_is_told(record: Record) -> None:
    screen, paper = screen_of()
    tell(Watch(record, PRINCES, PRINCES.box(), PLAYERS, "en"), screen)
    shown = paper.getvalue()
    assert [int(number) for number in re.findall(r"Round (\d) begins", shown)] == list(range(1, 8))
    assert "Result" in shown


def test_one_players_story_keeps_the_others_secrets(record: Record) -> None:
    def told(eyes: str) -> str:
        screen, paper = screen_of()
        watch = Watch(record, PRINCES, PRINCES.box(), PLAYERS, "en")
        watch.look(eyes)
        tell(watch, screen)
        return paper.getvalue()

    seen = {eyes: told(eyes).count("you see:") for eyes in ("", "0", "1", "2", "3")}
    assert seen["0"] == 0
    assert seen["1"] + seen["2"] + seen["3"] == seen[""]
