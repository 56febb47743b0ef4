"""A load on a server that already runs: live tables with four people each, a move a second at every table.

    signoria serve & python tools/load.py http://127.0.0.1:8000 --tables 200 --seconds 30

Prints how long a move takes until it is acknowledged and until the other seats see it, and what memory the server uses.
"""

import argparse
import asyncio
import json
import random
import statistics
import time
from typing import Any

import httpx
import websockets

SEATS = 4


class Seat:
    """One person at one table: a cookie, a socket, and what it last saw."""

    def __init__(self, http: httpx.AsyncClient, cookie: str, table: "Table", seat: int) -> None:
        self.http = http
        self.cookie = cookie
        self.table = table
        self.seat = seat
        self.sight: dict[str, Any] = {}

    async def watch(self, address: str, ready: asyncio.Event) -> None:
        """Reads the socket for as long as the load lasts."""
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{self.table.key}/live"
        async with websockets.connect(url, additional_headers={"cookie": self.cookie}, compression=None) as socket:
            ready.set()
            async for message in socket:
                self.sight = json.loads(message)
                self.table.seen(self.sight["number"], time.perf_counter())


class Table:
    """One table: who sits there, and when each move was sent."""

    def __init__(self, key: str) -> None:
        self.key = key
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
            asked = [seat for seat in self.seats if str(seat.seat) in seat.sight.get("questions", {})]
            waiting = [seat for seat in asked if seat.seat in seat.sight["table"]["waiting"]]
            if waiting:
                await self._move(waiting[0], chance)

    async def _move(self, seat: Seat, chance: random.Random) -> None:
        question = seat.sight["questions"][str(seat.seat)]
        body = {"seat": seat.seat, "line": chance.choice(question["moves"])["text"], "question": question["number"]}
        start = time.perf_counter()
        self.sent[seat.sight["number"] + 1] = start
        answer = await seat.http.post(f"/api/tables/{self.key}/moves", json=body, headers={"cookie": seat.cookie})
        if answer.status_code == 200:
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
    table = Table(made["sight"]["table"]["id"])
    for place in range(1, SEATS):
        body = {"seat": place, "invite": made["invite"]}
        await http.post(f"/api/tables/{table.key}/join", json=body, headers={"cookie": cookies[place]})
    table.seats = [Seat(http, cookie, table, place) for place, cookie in enumerate(cookies)]
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
