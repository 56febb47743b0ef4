"""Saving and going on: nothing of others is overwritten, and nothing is lost without a word."""

from pathlib import Path

from signoria.table import read_record, replayed
from signoria.table.walk import digest
from signoria.titles.princes.title import PRINCES
from tests.terminal.scenes import at_keyboard, flat


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    session, shown = at_keyboard("1", "open jester", f"save {file}", "quit")
    assert f"signoria play --resume {file}" in flat(shown)
    again = replayed(read_record(file.read_text(encoding="utf-8")), PRINCES)
    assert digest(again.game) == digest(session.sitting.game)
    resumed, _ = at_keyboard(sitting=again)
    assert resumed.sitting.move_texts() == session.sitting.move_texts()


def test_takings_back_are_saved_too(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    session, _ = at_keyboard("1", "undo", "2", f"save {file}", practice=True)
    record = read_record(file.read_text(encoding="utf-8"))
    assert any(line.undo is not None for line in record.lines)
    assert digest(replayed(record, PRINCES).game) == digest(session.sitting.game)


def test_saving_again_keeps_the_newer_game(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    session, _ = at_keyboard(f"save {file}", "1", f"save {file}")
    assert file.read_text(encoding="utf-8") == session.sitting.record().text()


def test_a_file_that_was_there_stays(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("dear", encoding="utf-8")
    session, shown = at_keyboard(f"save {file}")
    assert file.read_text(encoding="utf-8") == "dear"
    assert "already exists and was left as it is" in flat(shown)
    assert session.saved is None


def test_a_place_that_cannot_be_written_is_said_in_a_sentence(tmp_path: Path) -> None:
    _, shown = at_keyboard(f"save {tmp_path}/no/such/folder/game.txt", "save", "save \0")
    assert "could not be written: No such file or directory." in flat(shown)
    assert "Name a file" in shown
    assert "could not be written: embedded null byte." in shown


def test_who_leaves_is_asked_where_the_game_would_be_lost(tmp_path: Path) -> None:
    session, shown = at_keyboard("1", "quit", "no", "quit", "yes")
    assert shown.count("The game could not be kept and will be lost.") == 2
    assert "The game was not kept." in shown
    assert session.sitting.number > 0
    _, saved = at_keyboard("1", f"save {tmp_path / 'game.txt'}", "quit")
    assert "will be lost" not in saved
    _, nothing = at_keyboard("quit")
    assert "Goodbye." in nothing
    assert "not kept" not in nothing
