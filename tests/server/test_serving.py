"""The server by its command: started, migrated, refused."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests.command_line import run
from tests.server.running import free_port


def test_it_serves_until_it_is_told_to_stop(tmp_path: Path) -> None:
    port = free_port()
    environment = {
        **os.environ,
        "SIGNORIA_PORT": str(port),
        "SIGNORIA_DATABASE": f"sqlite:{tmp_path / 'tables.db'}",
        "SIGNORIA_WORKERS": "1",
    }
    process = subprocess.Popen(
        [sys.executable, "-m", "signoria", "serve"],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        assert process.stdout.readline().strip() == f"Signoria: http://127.0.0.1:{port}"
        for _ in range(300):
            try:
                answer = httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=2)
                break
            except httpx.TransportError:
                time.sleep(0.05)
        else:
            raise AssertionError("it does not answer")
        assert answer.json() == {"well": True}
        assert "signoria_changes" in httpx.get(f"http://127.0.0.1:{port}/metrics").text
        assert answer.headers["content-security-policy"].startswith("default-src 'none'")
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(20)
        if process.stdout is not None:
            process.stdout.close()
    assert (tmp_path / "tables.db.secret").stat().st_mode & 0o077 == 0


def test_migrating_twice_does_nothing_the_second_time(tmp_path: Path) -> None:
    database = f"sqlite:{tmp_path / 'tables.db'}"
    assert run("migrate", "--database", database).out.startswith("applied 1, 2, 3, 4, 5")
    assert run("migrate", "--database", database).out == "nothing to do\n"


@pytest.mark.parametrize("command", ["serve", "migrate"])
def test_a_database_that_cannot_be_opened_is_one_sentence_and_status_1_at_once(command: str, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Lorenzo, this is no database, but it is long enough to be one. " * 20)
    (tmp_path / "folder").mkdir()
    for database, reason in (
        (f"sqlite:{tmp_path / 'nowhere' / 'tables.db'}", "there is no folder"),
        (f"sqlite:{tmp_path / 'letter'}", "file is not a database"),
        (f"sqlite:{tmp_path / 'folder'}", "cannot be opened"),
        ("postgresql://nobody@127.0.0.1:1/tables", "cannot be reached"),
    ):
        ran = run(command, "--database", database)
        assert ran.status == 1, database
        assert ran.err.startswith("signoria: ")
        assert reason in ran.err
        assert ran.err.count("\n") == 1


def test_only_its_owner_may_read_a_database(tmp_path: Path) -> None:
    run("migrate", "--database", f"sqlite:{tmp_path / 'tables.db'}")
    assert (tmp_path / "tables.db").stat().st_mode & 0o077 == 0


def test_a_database_that_cannot_be_is_refused_in_one_line() -> None:
    assert run("migrate", "--database", "mysql:tables").refused()
