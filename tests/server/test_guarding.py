"""Limits for each person and each address, people known afresh in every process, and tables begun under other rules."""

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
import websockets

from signoria.server.rates import Limits
from signoria.server.settings import Settings
from tests.server.guests import Guest, browser
from tests.server.running import Postgres, Server


@pytest.fixture
def strict(tmp_path: Path) -> Any:
    """A server that lets a person do eight things at once, and an address twenty."""
    server = Server(f"sqlite:{tmp_path / 'strict.db'}", posts_a_minute="32", posts_an_address="80")
    yield server
    server.stop()


def test_a_person_is_slowed_down_and_others_at_the_same_address_are_not(strict: Server) -> None:
    anna, bruno = Guest(strict.url, "Anna"), Guest(strict.url, "Bruno")
    busy = (anna.post("/api/email", email="").status_code for _ in range(40))
    assert next(busy) == 200
    assert 429 in busy
    assert bruno.post("/api/email", email="").status_code == 200


def test_an_address_is_slowed_down_however_many_cookies_it_forges(strict: Server) -> None:
    client = browser(strict.url)
    answers = [client.post("/api/email", json={"email": ""})]
    while answers[-1].status_code == 401:
        answers.append(client.post("/api/email", json={"email": ""}, headers={"cookie": f"signoria={len(answers)}"}))
    assert 5 < len(answers) < 60
    assert answers[-1].status_code == 429
    assert answers[-1].json() == {"error": "That is too fast; wait a moment."}
    assert 1 <= int(answers[-1].headers["retry-after"]) <= 5


def test_who_only_looks_is_slowed_down_too(strict: Server) -> None:
    anna = Guest(strict.url, "Anna")
    looks = (anna.client.get("/api/me").status_code for _ in range(60))
    assert next(looks) == 200
    assert 429 in looks


def test_a_new_name_and_an_account_are_known_to_the_other_process(postgres: Postgres) -> None:
    database = postgres.database()
    here, there = Server(database), Server(database)
    try:
        anna = Guest(here.url, "Anna")
        elsewhere = browser(there.url, cookies=dict(anna.client.cookies))
        assert elsewhere.get("/api/me").json()["name"] == "Anna"
        anna.post("/api/me", name="Annina")
        anna.post("/api/account", account="annina", password="palazzo vecchio")
        end = time.monotonic() + 5
        while elsewhere.get("/api/me").json() != {"name": "Annina", "account": "annina"}:
            assert time.monotonic() < end
            time.sleep(0.02)
    finally:
        here.stop()
        there.stop()


async def test_a_table_begun_under_other_rules_says_plainly_that_it_cannot_go_on(tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    server = Server(f"sqlite:{file}")
    try:
        anna = Guest(server.url, "Anna")
        key = anna.make("me", "random")["sight"]["table"]["id"]
        fresh = anna.make("random", "random", "me")["sight"]["table"]["id"]
        server.kill()
        with sqlite3.connect(file) as connection:
            connection.execute("UPDATE tables SET rules = 0, bots_asked = 1 WHERE id = ?", (key,))
        connection.close()
        server.restart()
        refused = anna.client.get(f"/api/tables/{key}")
        assert refused.status_code == 409
        assert "started under rules 0" in refused.json()["error"]
        assert anna.move(key, 0, "pass", 0).status_code == 409
        old = {table["id"]: table["old_rules"] for table in anna.get("/api/tables?which=mine")["tables"]}
        assert old == {key: True, fresh: False}
        url = f"{server.url.replace('http', 'ws', 1)}/api/tables/{key}/live?language=fr"
        async with websockets.connect(url) as connection_to:
            assert "commencé avec les règles 0" in str(await asyncio.wait_for(connection_to.recv(), 10))
        assert anna.asked(fresh, 2)["moves"]
    finally:
        server.stop()


def test_who_has_many_names_at_one_address_has_one_turn() -> None:
    limits = Limits(Settings())
    for person in ("eve", "mallory"):
        limits.post("10.6.6.6", person)
    limits.post("10.0.0.1", "anna")
    assert limits.whose("eve") == limits.whose("mallory") != limits.whose("anna")
    assert limits.whose("bruno") == "bruno"


def test_what_takes_long_counts_for_more(tmp_path: Path) -> None:
    """Playing on from a position plays a whole game anew; all that is kept of one is read from the whole database."""
    server = Server(f"sqlite:{tmp_path / 'costly.db'}", posts_a_minute="240", posts_an_address="100000")
    try:
        anna = Guest(server.url, "Anna")
        body = {"at": 0, "seat": 0, "seats": [{"kind": "me"}]}
        found = [anna.post("/api/tables/none/play-on", **body).status_code for _ in range(5)]
        assert (found[0], found[-1]) == (404, 429)
        bruno = Guest(server.url, "Bruno")
        found = [bruno.client.get("/api/me/belongings").status_code for _ in range(10)]
        assert (found[0], found[-1]) == (200, 429)
    finally:
        server.stop()
