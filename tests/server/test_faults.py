"""Whatever befalls a change while it is written: no acknowledged move is lost, no gap is left, everybody hears on."""

import asyncio
import contextlib
import itertools
import json
import os
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Self

import httpx
import pytest
import websockets

from signoria.server.app import checked
from signoria.server.settings import Settings
from tests.server.faults import KINDS, STEPS
from tests.server.guests import PATIENCE, Guest, Patient
from tests.server.running import Server

ROUNDS = int(os.environ.get("FAULTS", "15"))
"""How many faults befall each kind of database; `make soak` asks for two hundred."""

SEATS = 3


class Player:
    """Somebody who reads a table's socket, comes back when it is lost, and sends every move three times at once."""

    def __init__(self, server: Server, guest: Guest, key: str, seat: int, chance: random.Random) -> None:
        self._address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{key}/live"
        self._headers = {"cookie": f"signoria={guest.client.cookies['signoria']}"}
        self._http = httpx.AsyncClient(base_url=server.url, headers=self._headers, timeout=10)
        self._moves = f"/api/tables/{key}/moves"
        self._seat = seat
        self._chance = chance
        self._sent = itertools.count()
        self.sight: dict[str, Any] = {"number": -1, "questions": {}}
        self.acknowledged = 0
        self.lost = 0

    async def watch(self) -> None:
        while True:
            with contextlib.suppress(OSError, websockets.WebSocketException):
                async with websockets.connect(self._address, additional_headers=self._headers) as socket:
                    async for message in socket:
                        heard = json.loads(message)
                        if "table" in heard:
                            self.sight = heard
            self.lost += 1
            await asyncio.sleep(0.05)

    async def play(self) -> None:
        while True:
            question = self.sight["questions"].get(str(self._seat))
            if question is None:
                await asyncio.sleep(0.005)
                continue
            text = self._chance.choice(question["moves"])["text"]
            client = f"{next(self._sent)}"
            body = {"seat": self._seat, "line": text, "question": question["number"], "client": client}
            answers = await asyncio.gather(*(self._post(body) for _ in range(3)))
            assert {answer.status_code for answer in answers if answer} <= {200, 409, 503}, answers
            played = [int(answer.json()["number"]) for answer in answers if answer and answer.status_code == 200]
            self.acknowledged = max([self.acknowledged, *played])
            if not played:
                await asyncio.sleep(0.02)

    async def _post(self, body: dict[str, Any]) -> httpx.Response | None:
        try:
            return await self._http.post(self._moves, json=body)
        except httpx.TransportError:
            return None

    async def close(self) -> None:
        await self._http.aclose()


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgres":
        return str(request.getfixturevalue("postgres").database())
    return f"sqlite:{tmp_path / 'signoria.db'}"


@pytest.fixture
def frail(address: str, tmp_path: Path) -> Iterator[Server]:
    server = Server(address, fault=tmp_path / "fault", sweep_seconds="0.2")
    yield server
    server.stop()


def new_table(server: Server) -> tuple[str, list[Guest]]:
    """A table for three; the fault that the last game ended with may last on while it is made."""
    guests = [Guest(server.url, name, transport=Patient()) for name in ("Anna", "Bruno", "Carla")]
    made = guests[0].make("me", "open", "open")
    key = str(made["sight"]["table"]["id"])
    for seat in (1, 2):
        assert guests[seat].post(f"/api/tables/{key}/join", seat=seat, invite=made["invite"]).status_code == 200
    return key, guests


class Game:
    """A table with three players who move all at once."""

    def __init__(self, server: Server, fault: Path, chance: random.Random) -> None:
        self.key, self.guests = new_table(server)
        self._server = server
        self._fault = fault
        self.players = [Player(server, guest, self.key, seat, chance) for seat, guest in enumerate(self.guests)]
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        self._tasks = [asyncio.create_task(work) for each in self.players for work in (each.watch(), each.play())]
        await self._until(lambda: self.acknowledged() >= SEATS, "the game does not begin")
        return self

    async def __aexit__(self, *_: object) -> None:
        fallen = [task for task in self._tasks if task.done()]
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for player in self.players:
            await player.close()
        assert not fallen, fallen

    def acknowledged(self) -> int:
        return max(player.acknowledged for player in self.players)

    def over(self) -> bool:
        return any("table" in each.sight and each.sight["table"]["state"] == "finished" for each in self.players)

    async def befall(self, kind: str, step: str) -> None:
        """Lets a fault befall the next change; where it killed the server, that is begun again."""
        self._fault.write_text(f"{kind} {step}")
        await self._until(lambda: self.over() or not self._fault.exists(), f"nothing is written: {kind} {step}")
        if self.over():
            self._fault.unlink(missing_ok=True)
        elif kind == "killed":
            await self._until(lambda: not self._server.alive, "the server lives")
            await asyncio.to_thread(self._server.restart)
        before = self.acknowledged()
        await self._until(lambda: self.over() or self.acknowledged() > before + 2, f"stuck after {kind} {step}")
        reached = [player.acknowledged for player in self.players]
        await self._until(
            lambda: all(player.sight["number"] >= own for player, own in zip(self.players, reached, strict=True)),
            f"deaf after {kind} {step}",
        )

    def lost(self) -> list[int]:
        """The seats that see less than was acknowledged to them; each counts the log as far as it may know it."""
        return [
            seat
            for seat, (player, guest) in enumerate(zip(self.players, self.guests, strict=True))
            if int(guest.look(self.key)["number"]) < player.acknowledged
        ]

    async def _until(self, holds: Callable[[], bool], what: str) -> None:
        end = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < end, what
            assert not any(task.done() for task in self._tasks), self._tasks
            await asyncio.sleep(0.01)


async def test_no_fault_loses_a_move_or_a_reader_or_holds_up_the_table(
    frail: Server, address: str, tmp_path: Path
) -> None:
    chance = random.Random(11)
    faults = list(itertools.product(KINDS, STEPS))
    chance.shuffle(faults)
    ahead = itertools.islice(itertools.cycle(faults), ROUNDS)
    left = next(ahead, None)
    while left is not None:
        game = await asyncio.to_thread(Game, frail, tmp_path / "fault", chance)
        async with game:
            while left is not None and not game.over():
                await game.befall(*left)
                left = next(ahead, None)
        assert await asyncio.to_thread(game.lost) == []
    frail.stop()
    assert (await checked(Settings(database=address), repair=False)).wrong == ()
