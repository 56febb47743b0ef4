"""A load on a server that already runs: live tables with four people each, a move a second at every table.

    signoria serve & python tools/load.py http://127.0.0.1:8000 --tables 200 --seconds 30

Prints how long a move takes until it is acknowledged and until the other seats see it, and what memory the server uses.
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


class Move(Struct):
    """A move one may make."""

    text: str


class Question(Struct):
    """What a seat is asked."""

    number: int
    moves: list[Move]


class Standing(Struct, frozen=True):
    """Who is asked."""

    id: str
    waiting: tuple[int, ...]


class Sight(Struct):
    """Of all that a seat is told, what it needs to move; the rest is not even read, for the load must not be on us.

    Messages about who is there, or what somebody says, have no number.
    """

    number: int = -1
    table: Standing = Standing("", ())
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
        if self._streams is None:
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


class Seat:
    """One person at one table: a cookie, a socket, and what it last saw."""

    def __init__(self, cookie: str, table: "Table", seat: int) -> None:
        self.cookie = cookie
        self.table = table
        self.seat = seat
        self.sight: Sight | None = None

    async def watch(self, address: str, ready: asyncio.Event) -> None:
        """Reads the socket for as long as the load lasts."""
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

    def __init__(self, key: str, line: Line) -> None:
        self.key = key
        self.line = line
        self.seats: list[Seat] = []
        self.sent: dict[int, float] = {}
        self.acknowledged: list[float] = []
        self.told: list[float] = []

    def seen(self, number: int, moment: float) -> None:
        """Somebody sees the log at this length."""
        if number in self.sent:
            self.told.append(moment - self.sent[number])

    async def play(self, until: float, chance: random.Random) -> None:
        """A move about once a second, by whoever is asked."""
        while time.perf_counter() < until:
            await asyncio.sleep(chance.uniform(0.7, 1.3))
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
            self.acknowledged.append(time.perf_counter() - start)


async def sit_down(http: httpx.AsyncClient) -> Table:
    """A table with four people who have just come."""
    cookies = []
    for place in range(SEATS):
        answer = await http.post("/api/me", json={"name": f"Guest {place}"}, headers={"cookie": ""})
        cookies.append(answer.headers["set-cookie"].partition(";")[0])
        http.cookies.clear()
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(SEATS - 1))]
    made = (await http.post("/api/tables", json={"seats": seats}, headers={"cookie": cookies[0]})).json()
    table = Table(made["sight"]["table"]["id"], Line(http.base_url.host, http.base_url.port or 80))
    for place in range(1, SEATS):
        body = {"seat": place, "invite": made["invite"]}
        await http.post(f"/api/tables/{table.key}/join", json=body, headers={"cookie": cookies[place]})
    table.seats = [Seat(cookie, table, place) for place, cookie in enumerate(cookies)]
    return table


def percentile(values: list[float], part: float) -> float:
    """In milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


async def main(address: str, tables: int, seconds: float) -> None:
    """Sits down at all tables, plays, and prints the figures."""
    limits = httpx.Limits(max_connections=64)
    async with httpx.AsyncClient(base_url=address, timeout=30, limits=limits) as http:
        sat = [await sit_down(http) for _ in range(tables)]
        readies = [asyncio.Event() for _ in range(tables * SEATS)]
        everybody = [seat for table in sat for seat in table.seats]
        watching = [
            asyncio.create_task(seat.watch(address, ready)) for seat, ready in zip(everybody, readies, strict=True)
        ]
        await asyncio.gather(*(ready.wait() for ready in readies))
        gc.collect()
        gc.freeze()
        until = time.perf_counter() + seconds
        await asyncio.gather(*(table.play(until, random.Random(place)) for place, table in enumerate(sat)))
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)
    acknowledged = [value for table in sat for value in table.acknowledged]
    told = [value for table in sat for value in table.told]
    print(f"{tables} tables, {tables * SEATS} sockets, {len(acknowledged) / seconds:.0f} moves a second")
    for name, values in (("acknowledged", acknowledged), ("told to the others", told)):
        print(
            f"{name}: median {1000 * statistics.median(values):.1f} ms, p95 {percentile(values, 0.95):.1f} ms,"
            f" p99 {percentile(values, 0.99):.1f} ms"
        )


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("address")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    given = parser.parse_args()
    asyncio.run(main(given.address, given.tables, given.seconds))
