"""What is acknowledged lasts: killed without warning, again and again, and on two processes at once."""

import os
import random
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.guests import Guest, browser
from tests.server.running import Postgres, Server

KILLS = int(os.environ.get("KILLS", "6"))
"""How often the server is killed under play; `make soak` asks for a hundred."""


@pytest.fixture(params=["sqlite", "postgres"])
def mortal(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    postgres = request.param == "postgres"
    address = request.getfixturevalue("postgres").database() if postgres else f"sqlite:{tmp_path / 'signoria.db'}"
    server = Server(address, sweep_seconds="0.3")
    yield server
    server.stop()


def log_of(guest: Guest, key: str) -> int:
    for _ in range(200):
        try:
            return int(guest.look(key)["number"])
        except httpx.TransportError:
            time.sleep(0.02)
    raise AssertionError("the server does not come back")


def test_killed_under_play_no_acknowledged_move_is_missing_and_no_table_is_stuck(mortal: Server) -> None:
    anna = Guest(mortal.url, "Anna")
    chance = random.Random(7)
    key = anna.make("me", "random", "random")["sight"]["table"]["id"]
    acknowledged = 0
    kills = 0
    finished = 0
    while kills < KILLS:
        for _ in range(chance.randrange(1, 6)):
            sight = anna.look(key)
            assert sight["number"] >= acknowledged
            if sight["table"]["state"] == "finished":
                finished += 1
                key, acknowledged = anna.make("me", "random", "random")["sight"]["table"]["id"], 0
                continue
            question = sight["questions"].get("0")
            if question is None:
                time.sleep(0.03)
                continue
            text = chance.choice(question["moves"])["text"]
            answer = anna.move(key, 0, text, question["number"], client=f"c{kills}-{sight['number']}")
            if answer.status_code == 200:
                acknowledged = answer.json()["number"]
            else:
                assert answer.json()["key"] == "table-refusal-stale-question", answer.text
        mortal.kill()
        mortal.restart()
        kills += 1
        assert log_of(anna, key) >= acknowledged
    end = time.monotonic() + 60
    while anna.look(key)["table"]["state"] == "playing":
        assert time.monotonic() < end, "the table is stuck"
        question = anna.look(key)["questions"].get("0")
        if question is None:
            time.sleep(0.02)
        else:
            anna.move(key, 0, question["moves"][-1]["text"], question["number"])


def test_players_on_two_processes_play_one_table_and_one_process_may_die(postgres: Postgres) -> None:
    address = postgres.database()
    first, second = Server(address), Server(address)
    try:
        anna, bruno = Guest(first.url, "Anna"), Guest(second.url, "Bruno")
        made = anna.make("me", "open", "random")
        key = made["sight"]["table"]["id"]
        assert bruno.post(f"/api/tables/{key}/join", seat=1, invite=made["invite"]).status_code == 200
        guests = {0: anna, 1: bruno}
        moves = 0
        end = time.monotonic() + 90
        while True:
            assert time.monotonic() < end
            states = set()
            asked = False
            for seat, guest in guests.items():
                sight = guest.look(key)
                states.add(sight["table"]["state"])
                question = sight["questions"].get(str(seat))
                if question is not None:
                    asked = True
                    answer = guest.move(key, seat, question["moves"][-1]["text"], question["number"])
                    assert answer.status_code in (200, 409), answer.text
                    moves += answer.status_code == 200
            if moves > 20 and guests[0] is anna:
                first.kill()
                elsewhere = browser(second.url, cookies=dict(anna.client.cookies))
                anna.client, guests[0] = elsewhere, Guest.with_cookie(elsewhere, "Anna")
            if "finished" in states:
                break
            if not asked:
                time.sleep(0.02)
        assert moves > 20
    finally:
        second.stop()
        first.stop()
