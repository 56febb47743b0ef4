"""Moves over the open socket: answered under their own ids, with what HTTP would say, and never played twice."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.guests import Guest
from tests.server.running import Server
from tests.server.test_live import link, read, until


async def send(connection: Any, seat: int, line: str, question: int, client: str) -> None:
    play = {"seat": seat, "line": line, "question": question, "client": client}
    await connection.send(json.dumps({"play": play}))


async def asked(connection: Any) -> tuple[int, dict[str, Any]]:
    """The first seat that is asked something, as the next sight says."""
    seat, question = next(iter((await until(connection, "table"))["questions"].items()))
    return int(seat), question


async def test_a_move_is_acknowledged_with_its_number_and_then_seen_by_all(server: Server) -> None:
    anna, bruno = Guest(server.url, "Anna"), Guest(server.url, "Bruno")
    made = anna.make("me", "open")
    key = made["sight"]["table"]["id"]
    bruno.post(f"/api/tables/{key}/join", seat=1, invite=made["invite"])
    async with link(server, anna, key) as here, link(server, bruno, key) as there:
        seat, question = await asked(here)
        await until(there, "table")
        await send(here, seat, question["moves"][0]["text"], question["number"], "first")
        while "present" in (answer := await read(here)):
            pass
        assert answer == {"played": "first", "number": 1}
        assert [(await until(each, "table"))["number"] for each in (here, there)] == [1, 1]


async def test_a_line_sent_again_after_a_break_is_answered_as_the_first_time(server: Server) -> None:
    anna = Guest(server.url, "Anna")
    key = anna.make("me", "me")["sight"]["table"]["id"]
    async with link(server, anna, key) as connection:
        seat, question = await asked(connection)
        for _ in range(2):
            await send(connection, seat, question["moves"][0]["text"], question["number"], "once")
        assert [(await until(connection, "played"))["number"] for _ in range(2)] == [1, 1]
    async with link(server, anna, key) as connection:
        await send(connection, seat, question["moves"][0]["text"], question["number"], "once")
        assert (await until(connection, "played"))["number"] == 1
    assert anna.look(key)["number"] == 1


async def test_the_last_move_of_a_game_can_be_sent_again(server: Server) -> None:
    anna = Guest(server.url, "Anna")
    key = anna.make("me", "me")["sight"]["table"]["id"]
    last: dict[str, Any] = {}
    while (sight := anna.look(key))["table"]["state"] == "playing":
        for seat, question in sight["questions"].items():
            last = {"seat": int(seat), "line": question["moves"][-1]["text"], "question": question["number"]}
            last["client"] = f"move {question['number']}"
            assert anna.post(f"/api/tables/{key}/moves", **last).status_code == 200
    assert anna.post(f"/api/tables/{key}/moves", **last).status_code == 200
    async with link(server, anna, key) as connection:
        await send(connection, **last)
        assert (await until(connection, "played"))["number"] == anna.look(key)["number"]
        await send(connection, **{**last, "client": "another"})
        assert (await until(connection, "declined"))["answer"] == {"error": "This table is not in play."}


@pytest.mark.parametrize("binary", [False, True])
async def test_what_cannot_be_played_is_refused_as_over_http_and_the_socket_lives(
    server: Server, *, binary: bool
) -> None:
    anna, bruno = Guest(server.url, "Anna"), Guest(server.url, "Bruno")
    key = anna.make("me", "me")["sight"]["table"]["id"]
    async with link(server, anna, key) as connection, link(server, bruno, key) as watching:
        seat, question = await asked(connection)
        lines = {"refused": "renounce", "unreadable": "fly away", "stale": question["moves"][0]["text"]}
        for client, line in lines.items():
            number = question["number"] + (client == "stale")
            told = anna.move(key, seat, line, number)
            await send(connection, seat, line, number, client)
            answer = {name: value for name, value in told.json().items() if name != "sight"}
            expected = {"declined": client, "status": told.status_code, "answer": answer}
            assert await until(connection, "declined") == expected
        for nonsense in ("", "no", "{}", '{"play": {"client": "long"}}', '{"play": {"client": 3}}', '{"more": 1}'):
            await connection.send(nonsense.encode() if binary else nonsense)
            refused = await until(connection, "declined")
            assert (refused["status"], refused["declined"]) == (422, "long" if "long" in nonsense else "")
        if not binary:
            await connection.send(b"\xff\xfe")
            assert (await until(connection, "declined"))["status"] == 422
        await send(watching, seat, lines["stale"], question["number"], "not mine")
        assert (await until(watching, "declined"))["status"] == 403
        await send(connection, seat, lines["stale"], question["number"], "good")
        assert (await until(connection, "played"))["number"] == 1


async def test_who_sends_faster_than_anybody_by_hand_is_slowed_down(tmp_path: Path) -> None:
    server = Server(f"sqlite:{tmp_path / 'strict.db'}", posts_a_minute="40", posts_an_address="4000")
    try:
        anna = Guest(server.url, "Anna")
        key = anna.make("me", "me")["sight"]["table"]["id"]
        async with link(server, anna, key) as connection:
            for _ in range(40):
                await connection.send("nonsense")
            found = [0]
            while found[-1] != 429:
                found.append((await until(connection, "declined"))["status"])
            assert set(found[1:-1]) == {422}
            with pytest.raises(asyncio.TimeoutError):
                await asyncio.wait_for(until(connection, "declined"), 0.3)
    finally:
        server.stop()
