"""A load on a server that already runs: live tables with four people each, a move a second at every table.

    signoria serve & python tools/load.py http://127.0.0.1:8000 --tables 200 --seconds 30

When a game is over, its players sit down at a new table. Prints how long a move takes until it is acknowledged and
until the other seats see it, and the memory the server used along the way, with how many tables it held there.
"""

import argparse
import asyncio
import gc
import random
import statistics
import time
from typing import Any

import httpx
import websockets
from msgspec import Struct, json

SEATS = 4
MEMORY_READ = 12


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

    Messages about who is there, or what somebody says, have no number.
    """

    number: int = -1
    table: Standing = Standing("", "", ())
    questions: dict[int, Question] = {}


READ = json.Decoder(Sight)


class Line:
    """A connection that posts one thing after the other."""

    def __init__(self, host: str, port: int) -> None:
        self._host = host
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, cookie: str, body: dict[str, Any]) -> int:
        """Posts a body; the status of the answer."""
        if self._streams is None or self._streams[0].at_eof():
            self._streams = await asyncio.open_connection(self._host, self._port, limit=1 << 20)
        reader, writer = self._streams
        content = json.encode(body)
        writer.write(
            f"POST {path} HTTP/1.1\r\nhost: {self._host}:{self._port}\r\ncookie: {cookie}\r\n"
            f"content-type: application/json\r\ncontent-length: {len(content)}\r\n\r\n".encode()
            + content
        )
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        await reader.readexactly(int(head.partition(b"content-length:")[2].partition(b"\r\n")[0]))
        return int(head[9:12])


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

    async def watch(self, address: str, ready: asyncio.Event) -> None:
        """Reads the socket for as long as the table lasts."""
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{self.table.key}/live"
        async with websockets.connect(url, additional_headers={"cookie": self.cookie}, compression=None) as socket:
            ready.set()
            async for message in socket:
                moment = time.perf_counter()
                heard = READ.decode(message)
                if heard.number >= 0:
                    self.sight = heard
                    self.table.seen(heard.number, moment)


class Table:
    """One table: who sits there, and when each move was sent."""

    def __init__(self, key: str, cookies: list[str], line: Line, figures: Figures) -> None:
        self.key = key
        self.line = line
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
        body = {"seat": seat.seat, "line": chance.choice(question.moves).text, "question": question.number}
        start = time.perf_counter()
        self.sent[sight.number + 1] = start
        if await self.line.post(f"/api/tables/{self.key}/moves", seat.cookie, body) == 200:
            self.figures.acknowledged.append(time.perf_counter() - start)


class Company:
    """Four people who play one game after the other."""

    def __init__(self, http: httpx.AsyncClient, address: str, figures: Figures, number: int) -> None:
        self._http = http
        self._address = address
        self._figures = figures
        self._chance = random.Random(number)
        self._line = Line(http.base_url.host, http.base_url.port or 80)
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
        table = Table(made["sight"]["table"]["id"], self._cookies, self._line, self._figures)
        for place in range(1, SEATS):
            await self._post(f"/api/tables/{table.key}/join", {"seat": place, "invite": made["invite"]}, place)
        readies = [asyncio.Event() for _ in table.seats]
        watching = [
            asyncio.create_task(seat.watch(self._address, ready))
            for seat, ready in zip(table.seats, readies, strict=True)
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


async def measured_memory(http: httpx.AsyncClient, until: float, times: int) -> list[tuple[float, int]]:
    """Megabytes of the server, and tables in them, at even moments."""
    found: list[tuple[float, int]] = []
    pause = (until - time.perf_counter()) / times
    while time.perf_counter() < until:
        lines = (await http.get("/metrics")).text.splitlines()
        figures = dict(line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
        megabytes = float(figures["process_resident_memory_bytes"]) / 1e6
        found.append((megabytes, int(float(figures["signoria_tables"]))))
        await asyncio.sleep(pause)
    return found


def percentile(values: list[float], part: float) -> float:
    """In milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


async def main(address: str, tables: int, seconds: float, pace: float) -> None:
    """Sits down at all tables, plays, and prints the figures."""
    limits = httpx.Limits(max_connections=64)
    figures = Figures()
    async with httpx.AsyncClient(base_url=address, timeout=30, limits=limits) as http:
        companies = [Company(http, address, figures, number) for number in range(tables)]
        for company in companies:
            await company.come()
        sat = [await company.sit_down() for company in companies]
        gc.collect()
        gc.freeze()
        until = time.perf_counter() + seconds
        *_, memory = await asyncio.gather(
            *(company.play(table, until, pace) for company, table in zip(companies, sat, strict=True)),
            measured_memory(http, until, MEMORY_READ),
        )
    moves = len(figures.acknowledged) / seconds
    print(f"{tables} tables, {tables * SEATS} sockets, {moves:.0f} moves a second, {figures.ended} games ended")
    for name, values in (("acknowledged", figures.acknowledged), ("told to the others", figures.told)):
        print(
            f"{name}: median {1000 * statistics.median(values):.1f} ms, p95 {percentile(values, 0.95):.1f} ms,"
            f" p99 {percentile(values, 0.99):.1f} ms"
        )
    print("memory:", ", ".join(f"{megabytes:.0f} MB ({held} tables)" for megabytes, held in memory or ()))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("address")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--pace", type=float, default=1, help="seconds between two moves at a table")
    given = parser.parse_args()
    asyncio.run(main(given.address, given.tables, given.seconds, given.pace))
