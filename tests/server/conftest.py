"""Servers and databases, started once for all tests that need them."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.guests import close_all
from tests.server.running import Postgres, Server


@pytest.fixture(autouse=True)
def _closed_browsers() -> Iterator[None]:
    yield
    close_all()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of our own."""
    database = Postgres()
    yield database
    database.stop()


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on each kind of database."""
    folder: Path = tmp_path_factory.mktemp("server")
    if request.param == "postgres":
        address = request.getfixturevalue("postgres").database()
    else:
        address = f"sqlite:{folder / 'signoria.db'}"
    running = Server(address, veil_ms="200", natural_ms="400")
    yield running
    running.stop()
