"""The socket: the whole sight first, then what is new; resumed from the last number; slow readers begin again."""

import asyncio
import json
import socket
import threading
import time
from pathlib import Path
from typing import Any

import pytest
import websockets

from signoria.server.live import BACKLOG, Reader
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
        assert (await until(connection, "error"))["error"] == "This table does not want watchers."
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


class Mailbox:
    """A mail server that keeps what it is sent."""

    def __init__(self) -> None:
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = self._listening.getsockname()[1]
        self.letters: list[str] = []
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        while True:
            try:
                connection, _ = self._listening.accept()
            except OSError:
                return
            with connection, connection.makefile("rwb") as talk:
                self._talk(talk)

    def _talk(self, talk: Any) -> None:
        def say(line: str) -> None:
            talk.write(f"{line}\r\n".encode())
            talk.flush()

        say("220 here")
        while line := talk.readline().decode().strip():
            if line.upper() == "DATA":
                say("354 go on")
                body = iter(talk.readline, b".\r\n")
                self.letters.append(b"".join(body).decode())
            say("221 bye" if line.upper() == "QUIT" else "250 well")
            if line.upper() == "QUIT":
                return

    def close(self) -> None:
        self._listening.close()


def test_who_is_asked_at_a_slow_table_and_does_not_look_gets_a_letter(tmp_path: Path) -> None:
    mailbox = Mailbox()
    server = Server(f"sqlite:{tmp_path / 'mail.db'}", smtp=f"127.0.0.1:{mailbox.port}", origin="https://games.example")
    try:
        anna, bruno = Guest(server.url, "Anna"), Guest(server.url, "Bruno")
        assert bruno.post("/api/email", email="bruno@example.org").status_code == 200
        assert bruno.post("/api/email", email="nowhere").status_code == 422
        made = anna.make("me", "open", clock={"move_seconds": 86400})
        key = made["sight"]["table"]["id"]
        bruno.post(f"/api/tables/{key}/join", seat=1, invite=made["invite"])
        end = time.monotonic() + 10
        while not mailbox.letters:
            assert time.monotonic() < end
            time.sleep(0.05)
        assert "To: bruno@example.org" in mailbox.letters[0]
        assert f"https://games.example/t/{key}" in mailbox.letters[0]
        assert len(mailbox.letters) == 1
    finally:
        server.stop()
        mailbox.close()
