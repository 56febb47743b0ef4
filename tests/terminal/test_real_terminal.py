"""The program in a real terminal: keys, not lines."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Self

import pytest

from tests.terminal.scenes import played_out

pty = pytest.importorskip("pty")
PROGRAM = (sys.executable, "-m", "signoria")
PATIENCE_S = 30


@contextmanager
def heard_interrupts() -> Iterator[None]:
    """Programs started here hear Ctrl-C as in a terminal, also where the tests run in the background and do not."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


class Terminal:
    """A program with its keyboard and its screen."""

    def __init__(self, *arguments: str) -> None:
        self._ours, theirs = pty.openpty()
        environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "50"}
        with heard_interrupts():
            self.program = subprocess.Popen(
                (*PROGRAM, *arguments),
                stdin=theirs,
                stdout=theirs,
                stderr=theirs,
                env=environment,
                start_new_session=True,
            )
        os.close(theirs)
        os.set_blocking(self._ours, False)
        self.shown = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *failure: object) -> None:
        self.program.kill()
        self.program.wait()
        os.close(self._ours)

    def wait_for(self, words: str) -> None:
        """Reads the screen until it shows something new."""
        start = len(self.shown)
        limit = time.monotonic() + PATIENCE_S
        while words not in self.shown[start:]:
            assert time.monotonic() < limit, self.shown[start:]
            self._read()

    def press(self, keys: str) -> None:
        """Types."""
        os.write(self._ours, keys.encode())

    def ended(self) -> int:
        """The status with which the program ended."""
        limit = time.monotonic() + PATIENCE_S
        while self.program.poll() is None:
            assert time.monotonic() < limit, self.shown
            self._read()
        self._read()
        return self.program.returncode

    def _read(self) -> None:
        try:
            self.shown += os.read(self._ours, 1 << 16).decode(errors="replace")
        except BlockingIOError:
            time.sleep(0.01)
        except OSError:
            return


def test_ctrl_d_leaves_cleanly() -> None:
    with Terminal("play", "princes", "--bots", "random", "--seed", "1") as terminal:
        terminal.wait_for("Alessandra> ")
        terminal.press("1\n")
        terminal.wait_for("Alessandra> ")
        terminal.press("\x04")
        assert terminal.ended() == 0
        assert "End of input." in terminal.shown


def test_ctrl_c_leaves_cleanly() -> None:
    with Terminal("play", "princes", "--bots", "random", "--seed", "1") as terminal:
        terminal.wait_for("Alessandra> ")
        terminal.program.send_signal(signal.SIGINT)
        assert terminal.ended() == 0
        assert "Interrupted." in terminal.shown
        assert "Traceback" not in terminal.shown


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_ends_what_takes_long(workers: str) -> None:
    with Terminal("simulate", "princes", "-n", "100000", "--workers", workers) as terminal:
        terminal.wait_for("0%")
        os.killpg(terminal.program.pid, signal.SIGINT)
        assert terminal.ended() == 130
        assert "Traceback" not in terminal.shown


def test_a_game_is_watched_with_keys(tmp_path: Path) -> None:
    session, _ = played_out(2)
    file = tmp_path / "game.txt"
    file.write_text(session.sitting.record().text(), encoding="utf-8")
    with Terminal("watch", str(file)) as terminal:
        terminal.wait_for("q> ")
        terminal.press("\n")
        terminal.wait_for("q> ")
        terminal.press("q\n")
        assert terminal.ended() == 0
        assert "After 1 of" in terminal.shown
