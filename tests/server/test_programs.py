"""Programs that play over HTTP: the example that others begin from."""

import time
from pathlib import Path

import pytest

from examples import api_bot
from examples.api_bot import Table
from signoria.titles import titles
from tests.server.running import Server


def test_the_example_program_plays_every_game_on_a_fresh_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(api_bot, "PAUSE", 0.01)
    server = Server(f"sqlite:{tmp_path / 'fresh.db'}")
    try:
        api_bot.main(server.url)
    finally:
        server.stop()
    told = capsys.readouterr().out.splitlines()
    assert [line.partition(",")[0] for line in told] == [game.key for game in titles()]
    assert all(line.partition(": ")[2] for line in told)


def test_a_program_that_is_told_to_wait_waits_and_plays_on(tmp_path: Path) -> None:
    server = Server(f"sqlite:{tmp_path / 'program.db'}", posts_a_minute="60")
    try:
        program = Table(server.url, "A program")
        start = time.monotonic()
        for _ in range(18):
            assert program.ask("POST", "/api/me", {"name": "A program"})["name"] == "A program"
        assert time.monotonic() - start > 1
    finally:
        server.stop()
