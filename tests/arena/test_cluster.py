"""Matches on a cluster: a real scheduler with two workers, one of which is lost on the way."""

import contextlib
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

import pytest

from signoria.arena.match import match
from signoria.command.workers import crew
from signoria.table import BadOptions

DASK = (sys.executable, "-m", "dask")
PATIENCE = 60


Process: TypeAlias = subprocess.Popen[bytes]


def _started(*words: str) -> Process:
    said = [*DASK, *words, "--host", "127.0.0.1", "--no-dashboard"]
    return subprocess.Popen(said, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def _address(described: Path) -> str:
    """Where the scheduler listens, once its file says so."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with contextlib.suppress(FileNotFoundError, json.JSONDecodeError):
            return str(json.loads(described.read_text(encoding="utf-8"))["address"])
        time.sleep(0.05)
    raise TimeoutError("the scheduler did not start")


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[tuple[str, list[Process]]]:
    """The address of a scheduler on this machine, and its two workers."""
    described = str(tmp_path / "scheduler.json")
    processes = [_started("scheduler", "--port", "0", "--scheduler-file", described)]
    try:
        address = _address(Path(described))
        for name in ("one", "two"):
            folder = str(tmp_path / name)
            processes.append(_started("worker", address, "--no-nanny", "--nthreads", "1", "--local-directory", folder))
        yield address, processes[1:]
    finally:
        for process in processes:
            process.kill()
            process.wait()


def test_a_match_comes_out_alike_on_a_cluster_that_loses_a_worker(
    cluster: tuple[str, list[Process]],
) -> None:
    address, workers = cluster
    here = match("princes", ["quick", "random"], games=40, seats=2, seed=4)
    done: list[int] = []

    def progress(games: int) -> None:
        done.append(games)
        if len(done) == 2:
            workers[0].kill()

    with crew(1, address) as executor:
        there = match("princes", ["quick", "random"], games=40, seats=2, seed=4, executor=executor, progress=progress)
    assert there == here
    assert sum(done) == 40
    assert workers[0].wait(PATIENCE) != 0
    assert workers[1].poll() is None


def test_a_scheduler_that_is_not_there_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("signoria.command.workers.CLUSTER_PATIENCE", 1)
    for address in ("tcp://127.0.0.1:9", "nonsense://x"):
        with pytest.raises(BadOptions, match="no scheduler answers"), crew(1, address):
            pass
