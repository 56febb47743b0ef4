"""Leaving a game keeps it, and `signoria resume` goes on with it."""

import errno
import os
from pathlib import Path

import pytest

from signoria.table import read_record
from tests.command_line import run

DEALT = ("play", "princes", "--seats", "3", "--seed", "4", "--bots", "random", "--option", "first_player=1")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are kept."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path / "signoria" / "games"


def test_a_game_that_was_left_goes_on_with_the_same_people(folder: Path) -> None:
    left = run(*DEALT, "--you", "1,3", "--names", "Anna,Bruno", stdin="\n1\n\nquit\n")
    assert "The game is kept. To continue it: signoria resume princes-1" in left.out
    kept = (folder / "princes-1.record").read_text(encoding="utf-8")
    again = run("resume", stdin="\nlog\n1\n")
    assert "Anna" in again.out
    assert "End of input." in again.out
    longer = (folder / "princes-1.record").read_text(encoding="utf-8")
    assert longer.startswith(kept)
    assert len(longer) > len(kept)
    assert [file.name for file in folder.iterdir() if file.suffix == ".record"] == ["princes-1.record"]


def test_it_is_kept_move_by_move_for_its_player_only(folder: Path) -> None:
    run(*DEALT, stdin="1\n")
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["princes-1.places", "princes-1.record"]
    assert folder.stat().st_mode & 0o077 == 0
    assert read_record(files[1].read_text(encoding="utf-8")).lines


def test_where_nobody_has_moved_nothing_is_kept(folder: Path) -> None:
    assert "kept" not in run(*DEALT, stdin="quit\n").out
    assert not folder.exists()


def test_no_game_takes_the_place_of_another_and_the_last_comes_first(folder: Path) -> None:
    for name in ("princes-1", "princes-2"):
        assert f"signoria resume {name}" in run(*DEALT, stdin="1\nquit\n").out
    os.utime(folder / "princes-2.record", (1, 1))
    assert "signoria resume princes-1" in run("resume", stdin="").out
    assert "signoria resume princes-2" in run("resume", "princes-2", stdin="1\n").out
    listed = run("resume", "--list").out.splitlines()
    assert [line.partition(":")[0] for line in listed] == ["princes-2", "princes-1"]
    assert run("resume", "princes-2", "--forget").out == "princes-2 is forgotten.\n"
    assert run("resume", "--list").out.startswith("princes-1: The Princes of Florence, 3 players, ")


@pytest.mark.parametrize("name", [(), ("princes-9",), ("../letter",)])
def test_a_game_that_is_not_kept_is_refused_in_one_line(name: tuple[str, ...]) -> None:
    assert run("resume", *name).refused()


def test_a_damaged_game_is_refused_in_one_line(folder: Path) -> None:
    run(*DEALT, stdin="1\n")
    (folder / "princes-1.record").write_bytes(b"\xff")
    assert run("resume").refused()
    (folder / "princes-1.record").write_text("dear", encoding="utf-8")
    assert run("resume", "princes-1").refused()
    assert run("resume", "--list").out.startswith("princes-1: the kept game princes-1 is damaged: this is not a record")
    assert run("resume", "princes-1", "--forget").status == 0


def test_a_folder_that_cannot_be_written_is_said_once_and_asked_about(folder: Path) -> None:
    folder.parent.parent.mkdir(exist_ok=True)
    folder.parent.write_text("a file in its place", encoding="utf-8")
    ran = run(*DEALT, "--language", "en", stdin="1\n1\nquit\nno\nquit\nyes\n")
    assert ran.status == 0
    assert ran.out.count("The game cannot be kept for later") == 1
    assert ran.out.count("Leave anyway?") == 2
    assert "Goodbye." in ran.out


def test_a_disk_that_is_full_leaves_no_half_game_behind(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: Path, data: bytes) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(self))

    monkeypatch.setattr(Path, "write_bytes", full)
    ran = run(*DEALT, stdin="1\n1\n")
    assert ran.out.count("No space left on device") == 1
    assert list(folder.glob("*.record")) == []
    assert len(list(folder.iterdir())) == 1, "one name is taken, however often it was tried"
    monkeypatch.undo()
    monkeypatch.setenv("XDG_STATE_HOME", str(folder.parent.parent))
    assert "signoria resume princes-2" in run(*DEALT, stdin="1\n").out
