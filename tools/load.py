"""A load on a server that already runs: live tables with four people each, a move a second at every table.

    signoria serve & python tools/load.py http://127.0.0.1:8000 --tables 200 --seconds 30

Moves go over the open sockets. When a game is over, its players sit down at a new table. Prints how long a move takes
until it is acknowledged and until the other seats see it, how much the server worked for it, and the memory it used
along the way, with how many tables it held there (at several addresses these are of the first).
"""

import argparse
import asyncio
import gc
import random
import statistics
import time
from collections.abc import Sequence
from typing import Any

import httpx
import websockets
from msgspec import Struct, json

SEATS = 4
TIMES_READ = 12


class Move(Struct):
    """A move one may make."""

    text: str


class Question(Struct):
    """What a seat is asked."""

    number: int
    moves: list[Move]


class Standing(Struct, frozen=True):
    """Who is asked, and whether it is over."""

    id: str
    state: str
    waiting: tuple[int, ...]


class Sight(Struct):
    """Of all that a seat is told, what it needs to move; the rest is not even read, for the load must not be on us.

    Messages about who is there, or what somebody says, have no number;
    `played` is the id of a move that is on disk.
    """

    number: int = -1
    played: str = ""
    declined: str = ""
    table: Standing = Standing("", "", ())
    questions: dict[int, Question] = {}


READ = json.Decoder(Sight)


class Figures:
    """What was measured: seconds until a move was acknowledged, and until others were told; games that ended."""

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.told: list[float] = []
        self.ended = 0


class Seat:
    """One person at one table: a cookie, a socket, and what it last saw."""

    def __init__(self, cookie: str, table: "Table", seat: int) -> None:
        self.cookie = cookie
        self.table = table
        self.seat = seat
        self.sight: Sight | None = None
        self._socket: websockets.ClientConnection | None = None
        self._moves = 0
        self._answered: asyncio.Future[float | None] | None = None

    async def move(self, line: str, question: int) -> float | None:
        """Sends a move; the moment at which it was acknowledged, nothing if it was not."""
        assert self._socket is not None
        self._moves += 1
        self._answered = asyncio.get_running_loop().create_future()
        play = {"seat": self.seat, "line": line, "question": question, "client": str(self._moves)}
        await self._socket.send(json.encode({"play": play}).decode())
        return await self._answered

    async def watch(self, address: str, ready: asyncio.Event) -> None:
        """Reads the socket for as long as the table lasts."""
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{self.table.key}/live"
        async with websockets.connect(url, additional_headers={"cookie": self.cookie}, compression=None) as socket:
            self._socket = socket
            ready.set()
            async for message in socket:
                moment = time.perf_counter()
                heard = READ.decode(message)
                if (heard.played or heard.declined) and self._answered is not None:
                    self._answered.set_result(moment if heard.played else None)
                elif heard.number >= 0:
                    self.sight = heard
                    self.table.seen(heard.number, moment)


class Table:
    """One table: who sits there, and when each move was sent."""

    def __init__(self, key: str, cookies: list[str], figures: Figures) -> None:
        self.key = key
        self.seats = [Seat(cookie, self, place) for place, cookie in enumerate(cookies)]
        self.sent: dict[int, float] = {}
        self.figures = figures

    def seen(self, number: int, moment: float) -> None:
        """Somebody sees the log at this length."""
        if number in self.sent:
            self.figures.told.append(moment - self.sent[number])

    async def play(self, until: float, pace: float, chance: random.Random) -> None:
        """A move now and then by whoever is asked, until the game or the time is over."""
        while time.perf_counter() < until:
            await asyncio.sleep(pace * chance.uniform(0.7, 1.3))
            first = self.seats[0].sight
            if first is not None and first.table.state == "finished":
                self.figures.ended += 1
                return
            for seat in self.seats:
                sight = seat.sight
                if sight is not None and seat.seat in sight.table.waiting and seat.seat in sight.questions:
                    await self._move(seat, sight, chance)
                    break

    async def _move(self, seat: Seat, sight: Sight, chance: random.Random) -> None:
        question = sight.questions[seat.seat]
        start = time.perf_counter()
        self.sent[sight.number + 1] = start
        acknowledged = await seat.move(chance.choice(question.moves).text, question.number)
        if acknowledged is not None:
            self.figures.acknowledged.append(acknowledged - start)


class Company:
    """Four people who play one game after the other, each at a process of its own where there are several."""

    def __init__(self, http: httpx.AsyncClient, addresses: Sequence[str], figures: Figures, number: int) -> None:
        self._http = http
        self._addresses = [addresses[(number + place) % len(addresses)] for place in range(SEATS)]
        self._figures = figures
        self._chance = random.Random(number)
        self._cookies: list[str] = []

    async def come(self) -> None:
        """Everybody gives a name."""
        for place in range(SEATS):
            answer = await self._http.post("/api/me", json={"name": f"Guest {place}"}, headers={"cookie": ""})
            self._cookies.append(answer.headers["set-cookie"].partition(";")[0])
            self._http.cookies.clear()

    async def sit_down(self) -> tuple[Table, list[asyncio.Task[None]]]:
        """A new table, with everybody at it and listening."""
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(SEATS - 1))]
        made = (await self._post("/api/tables", {"seats": seats}, 0)).json()
        table = Table(made["sight"]["table"]["id"], self._cookies, self._figures)
        for place in range(1, SEATS):
            await self._post(f"/api/tables/{table.key}/join", {"seat": place, "invite": made["invite"]}, place)
        readies = [asyncio.Event() for _ in table.seats]
        watching = [
            asyncio.create_task(seat.watch(address, ready))
            for seat, address, ready in zip(table.seats, self._addresses, readies, strict=True)
        ]
        await asyncio.gather(*(ready.wait() for ready in readies))
        return table, watching

    async def _post(self, path: str, body: dict[str, Any], place: int) -> httpx.Response:
        return await self._http.post(path, json=body, headers={"cookie": self._cookies[place]})

    async def play(self, sat: tuple[Table, list[asyncio.Task[None]]], until: float, pace: float) -> None:
        """The game they sat down to, and then others, until the time is over."""
        while True:
            table, watching = sat
            await table.play(until, pace, self._chance)
            for task in watching:
                task.cancel()
            await asyncio.gather(*watching, return_exceptions=True)
            if time.perf_counter() >= until:
                return
            sat = await self.sit_down()


class Read(Struct, frozen=True):
    """What the server says of itself at a moment: its memory, the tables in it, and the seconds it has worked."""

    moment: float
    megabytes: float
    tables: int
    worked: float


async def read(http: httpx.AsyncClient, until: float, times: int) -> list[Read]:
    """The server's own figures at even moments."""
    found: list[Read] = []
    pause = (until - time.perf_counter()) / times
    while time.perf_counter() < until:
        lines = (await http.get("/metrics")).text.splitlines()
        said = {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if line[0] != "#")}
        megabytes, worked = said["process_resident_memory_bytes"] / 1e6, said["process_cpu_seconds_total"]
        found.append(Read(time.perf_counter(), megabytes, int(said["signoria_tables"]), worked))
        await asyncio.sleep(pause)
    return found


def percentile(values: list[float], part: float) -> float:
    """In milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


async def main(addresses: Sequence[str], tables: int, seconds: float, pace: float) -> None:
    """Sits down at all tables, plays, and prints the figures."""
    limits = httpx.Limits(max_connections=64)
    figures = Figures()
    async with httpx.AsyncClient(base_url=addresses[0], timeout=30, limits=limits) as http:
        companies = [Company(http, addresses, figures, number) for number in range(tables)]
        for company in companies:
            await company.come()
        sat = [await company.sit_down() for company in companies]
        gc.collect()
        gc.freeze()
        until = time.perf_counter() + seconds
        reading = asyncio.create_task(read(http, until, TIMES_READ))
        await asyncio.gather(*(company.play(table, until, pace) for company, table in zip(companies, sat, strict=True)))
        own = await reading
    moves = len(figures.acknowledged) / seconds
    print(f"{tables} tables, {tables * SEATS} sockets, {moves:.0f} moves a second, {figures.ended} games ended")
    for name, values in (("acknowledged", figures.acknowledged), ("told to the others", figures.told)):
        print(
            f"{name}: median {1000 * statistics.median(values):.1f} ms, p95 {percentile(values, 0.95):.1f} ms,"
            f" p99 {percentile(values, 0.99):.1f} ms"
        )
    worked = (own[-1].worked - own[0].worked) / (own[-1].moment - own[0].moment)
    print(f"the server worked {1000 * worked / moves:.2f} ms a move, {worked:.0%} of a core")
    print("memory:", ", ".join(f"{each.megabytes:.0f} MB ({each.tables} tables)" for each in own))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("addresses", nargs="+", help="of one server, or of several processes that share a database")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--pace", type=float, default=1, help="seconds between two moves at a table")
    given = parser.parse_args()
    asyncio.run(main(given.addresses, given.tables, given.seconds, given.pace))
