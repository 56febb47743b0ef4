"""The socket: the whole sight first, then what is new; resumed from the last number; slow readers begin again."""

import asyncio
import itertools
import json
from typing import Any

import pytest
import websockets

from signoria.server.live import LiveTable
from signoria.server.reader import BACKLOG, Reader
from signoria.server.rows import Kept, Person, SeatRow, TableRow, TableSettings
from signoria.server.sight import Sight
from signoria.titles import title
from tests.server.guests import Guest
from tests.server.running import Postgres, Server


def address(server: Server, key: str, since: int | None = None) -> str:
    more = "" if since is None else f"?since={since}"
    return f"{server.url.replace('http', 'ws', 1)}/api/tables/{key}/live{more}"


def cookie(guest: Guest) -> dict[str, str]:
    return {"cookie": f"signoria={guest.client.cookies['signoria']}"}


async def read(connection: Any, seconds: float = 10) -> dict[str, Any]:
    return dict(json.loads(await asyncio.wait_for(connection.recv(), seconds)))


async def until(connection: Any, what: str) -> dict[str, Any]:
    """The next message that has something; the others are read over."""
    while what not in (message := await read(connection)):
        pass
    return message


async def test_the_whole_sight_comes_first_and_then_what_is_new(server: Server) -> None:
    anna = Guest(server.url, "Anna")
    key = anna.make("me", "me")["sight"]["table"]["id"]
    async with websockets.connect(address(server, key), additional_headers=cookie(anna)) as connection:
        first = await read(connection)
        assert first["again"]
        assert first["questions"]["0"]["moves"]
        await asyncio.to_thread(anna.answer, key, 0, 0)
        second = await until(connection, "table")
        assert not second["again"]
        assert second["number"] == first["number"] + 1
        assert [event["type"] for event in second["events"]] == ["ready"]


async def test_bots_take_a_pause_that_lets_those_who_look_on_follow(server: Server) -> None:
    anna = Guest(server.url, "Anna")
    key = (await asyncio.to_thread(anna.make, "random", "random", bot_pace="natural"))["sight"]["table"]["id"]
    async with websockets.connect(address(server, key)) as connection:
        seen = [await until(connection, "table") for _ in range(9)]
    followed = [
        later["table"]["moved"] - sooner["table"]["moved"]
        for sooner, later in itertools.pairwise(seen[1:])
        if sooner["events"] and later["events"]
    ]
    assert len(followed) > 2
    assert min(followed) > 0.39


async def test_who_comes_back_while_a_bot_pauses_answers_himself(server: Server) -> None:
    anna, bruno = Guest(server.url, "Anna"), Guest(server.url, "Bruno")
    made = anna.make("me", "open", bot_pace="natural")
    key = made["sight"]["table"]["id"]
    bruno.post(f"/api/tables/{key}/join", seat=1, invite=made["invite"])
    async with websockets.connect(address(server, key), additional_headers=cookie(anna)) as connection:
        await until(connection, "table")
        for deed in ("leave", "return"):
            await asyncio.to_thread(bruno.post, f"/api/tables/{key}/{deed}", seat=1)
        await asyncio.sleep(0.9)
    assert bruno.look(key)["number"] == 0


async def test_a_reader_resumes_from_the_last_number_it_saw(server: Server) -> None:
    anna = Guest(server.url, "Anna")
    key = anna.make("me", "me")["sight"]["table"]["id"]
    for seat in (0, 1):
        await asyncio.to_thread(anna.answer, key, seat, 0)
    async with websockets.connect(address(server, key, 1), additional_headers=cookie(anna)) as connection:
        resumed = await read(connection)
        assert not resumed["again"]
        assert resumed["events"]
    async with websockets.connect(address(server, key, 999), additional_headers=cookie(anna)) as connection:
        assert (await read(connection))["again"]


async def test_a_spectator_sees_no_hand_and_gets_no_question(server: Server) -> None:
    anna = Guest(server.url, "Anna")
    key = anna.make("me", "me")["sight"]["table"]["id"]
    async with websockets.connect(address(server, key)) as connection:
        seen = await read(connection)
        assert seen["view"]["own"] is None
        assert seen["questions"] == {}


async def test_another_page_and_a_table_that_is_not_there_are_turned_away(server: Server) -> None:
    anna = Guest(server.url, "Anna")
    key = anna.make("me", "me", watchers=False)["sight"]["table"]["id"]
    elsewhere = {"origin": "https://elsewhere.example"}
    for url, headers in (
        (address(server, key), elsewhere),
        (address(server, "nothing"), {}),
        (address(server, key), {}),
    ):
        with pytest.raises(websockets.WebSocketException):
            async with websockets.connect(url, additional_headers=headers) as connection:
                await until(connection, "view")


def link(server: Server, guest: Guest, key: str, **more: int) -> Any:
    """The socket of somebody at a table."""
    query = "&".join(f"{name}={value}" for name, value in more.items())
    return websockets.connect(f"{address(server, key)}?{query}", additional_headers=cookie(guest))


async def test_who_comes_who_goes_and_what_is_said_is_told_on_the_socket(server: Server) -> None:
    anna, bruno = Guest(server.url, "Anna"), Guest(server.url, "Bruno")
    made = anna.make("me", "open")
    key = made["sight"]["table"]["id"]
    bruno.post(f"/api/tables/{key}/join", seat=1, invite=made["invite"])
    async with link(server, anna, key) as first:
        assert (await until(first, "present"))["present"] == [0]
        async with link(server, bruno, key) as second:
            assert (await until(first, "present"))["present"] == [0, 1]
            assert (await until(second, "present"))["present"] == [0, 1]
            await asyncio.to_thread(anna.post, f"/api/tables/{key}/chat", text="Good luck!")
            assert [said["text"] for said in (await until(second, "chat"))["chat"]] == ["Good luck!"]
            assert [said["name"] for said in (await until(first, "chat"))["chat"]] == ["Anna"]
        assert (await until(first, "present"))["present"] == [0]
    await asyncio.to_thread(anna.post, f"/api/tables/{key}/chat", text="Still there?")
    async with link(server, bruno, key, said=1) as again:
        assert [said["number"] for said in (await until(again, "chat"))["chat"]] == [2]


async def test_two_processes_know_who_is_at_a_table_and_what_is_said(postgres: Postgres) -> None:
    database = postgres.database()
    here, there = Server(database), Server(database)
    try:
        anna, bruno = Guest(here.url, "Anna"), Guest(there.url, "Bruno")
        made = anna.make("me", "open")
        key = made["sight"]["table"]["id"]
        bruno.post(f"/api/tables/{key}/join", seat=1, invite=made["invite"])
        async with link(here, anna, key) as first, link(there, bruno, key) as second:
            while (await until(first, "present"))["present"] != [0, 1]:
                pass
            while (await until(second, "present"))["present"] != [0, 1]:
                pass
            await asyncio.to_thread(bruno.post, f"/api/tables/{key}/chat", text="From afar")
            assert [said["text"] for said in (await until(first, "chat"))["chat"]] == ["From afar"]
            await second.close()
            assert (await until(first, "present"))["present"] == [0]
    finally:
        here.stop()
        there.stop()


async def test_who_waits_at_a_table_without_watchers_leaves_when_the_game_begins(server: Server) -> None:
    anna, eve = Guest(server.url, "Anna"), Guest(server.url, "Eve")
    key = anna.make("me", "open", watchers=False)["sight"]["table"]["id"]
    async with link(server, eve, key) as connection:
        await read(connection)
        await asyncio.to_thread(anna.post, f"/api/tables/{key}/fill", spec="random")
        assert (await until(connection, "error"))["error"] == "This table does not allow spectators."
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await read(connection)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
    assert eve.client.get(f"/api/tables/{key}/chat").status_code == 403


async def test_a_reader_that_falls_behind_drops_what_waits_and_begins_again() -> None:
    reader = Reader(None)
    for number in range(BACKLOG + 20):
        reader.push(str(number).encode())
    assert reader.behind
    assert len(reader.waiting) == 0


async def test_what_several_readers_see_alike_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bruno = Person("a", "Anna"), Person("b", "Bruno")
    row = TableRow(
        id="t",
        title="princes",
        rules=title("princes").rules_version,
        seats=2,
        options={},
        seed=5,
        components="",
        settings=TableSettings(),
        host="a",
        public=False,
        invite="",
        state="playing",
        made=0.0,
        moved=0.0,
        waiting=(0, 1),
        lines=0,
        version=1,
        origin="",
        result="",
    )
    seats = tuple(SeatRow(seat=place, kind="person", person=who.id) for place, who in enumerate((anna, bruno)))
    table = LiveTable(Kept(row, seats))
    made: list[str] = []
    sight = table.sight

    def counted(who: Person | None, since: int | None) -> Sight:
        made.append(who.id if who else "")
        return sight(who, since)

    monkeypatch.setattr(table, "sight", counted)
    readers = [Reader(who) for who in (anna, anna, bruno, None, None, Person("c", "Carla"), Person("d", "Dora"))]
    table.readers = set(readers)
    for _ in range(3):
        table.tell()
    await asyncio.sleep(0)
    assert sorted(made) == ["", "a", "b"]
    assert [len(reader.waiting) for reader in readers] == [1] * 7
    assert readers[3].waiting == readers[5].waiting != readers[0].waiting
