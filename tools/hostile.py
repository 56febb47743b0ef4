"""A hostile guest at a server with default limits: does he slow anybody else down?

    python tools/hostile.py --seconds 300

Starts a server of its own. Twenty tables of two play, each person from an address of its own, first undisturbed, then
while a guest at one more address does all he can think of: floods, bombs, half requests, sockets, guesses. Prints how
long a move takes until it is acknowledged, before and meanwhile, and the memory of the server; its end says whether
the p95 stayed within twice the usual and memory within 300 MB. (Addresses are those of the loopback, 127.x.x.x.)
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

EVE = "127.66.6.6"
SLACK, MEGABYTES = 0.005, 300.0
"""Five milliseconds that no clock vouches for, and the memory that the server may have."""


ENDLESS = (
    (b"GET /", b"a" * 50_000),
    (b"GET / HTTP/1.1\r\n", b"x: y\r\n" * 8_000),
    (b"", b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n" * 1_000),
)
"""How what has no end begins, and how it goes on: an address, headers, requests whose answers nobody reads."""


class Line:
    """A connection from one address that asks one thing after the other."""

    def __init__(self, port: int, source: str, cookie: str = "") -> None:
        self._port = port
        self._source = source
        self.cookie = cookie
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: object = None, raw: bytes | None = None) -> tuple[int, Any]:
        """A request; the status and what was answered. A connection that was closed is opened anew, once."""
        for _ in range(2):
            try:
                return await self._ask(method, path, raw if raw is not None else json.dumps(body).encode())
            except (ConnectionError, asyncio.IncompleteReadError):
                self.close()
        raise ConnectionError

    async def _ask(self, method: str, path: str, content: bytes) -> tuple[int, Any]:
        if self._streams is None:
            self._streams = await asyncio.open_connection(
                "127.0.0.1", self._port, limit=1 << 22, local_addr=(self._source, 0)
            )
        reader, writer = self._streams
        content = b"" if method == "GET" else content
        writer.write(
            f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{self._port}\r\ncookie: {self.cookie}\r\n"
            f"content-type: application/json\r\ncontent-length: {len(content)}\r\n\r\n".encode()
            + content
        )
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        fields = {name.lower(): value for name, _, value in (row.partition(": ") for row in head.split("\r\n")[1:])}
        answer = await reader.readexactly(int(fields.get("content-length", 0)))
        if "set-cookie" in fields:
            self.cookie = fields["set-cookie"].partition(";")[0]
        if fields.get("connection") == "close":
            self.close()
        readable = "json" in fields.get("content-type", "") and path != "/"
        return int(head[9:12]), json.loads(answer) if readable and answer else answer

    def close(self) -> None:
        """Hangs up."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


class Table:
    """Two people who play one game after the other, a move every second or so."""

    def __init__(self, port: int, number: int, took: list[float]) -> None:
        self._people = [Line(port, f"127.1.{number}.{place + 1}") for place in range(2)]
        self._chance = random.Random(number)
        self._took = took
        self.refused = 0

    async def play(self, until: float) -> None:
        """Plays until the time is over."""
        first, second = self._people
        for place, person in enumerate(self._people):
            await person.ask("POST", "/api/me", {"name": f"Guest {place}"})
        while time.perf_counter() < until:
            seats = [{"kind": "me"}, {"kind": "open"}]
            _, made = await first.ask("POST", "/api/tables", {"seats": seats})
            key = made["sight"]["table"]["id"]
            await second.ask("POST", f"/api/tables/{key}/join", {"seat": 1, "invite": made["invite"]})
            while time.perf_counter() < until and await self._move(key):
                await asyncio.sleep(self._chance.uniform(0.7, 1.3))

    async def _move(self, key: str) -> bool:
        for seat, person in enumerate(self._people):
            status, sight = await person.ask("GET", f"/api/tables/{key}")
            if status != 200 or sight["table"]["state"] != "playing":
                self.refused += status != 200
                return status != 200
            question = sight["questions"].get(str(seat))
            if question is not None and seat in sight["table"]["waiting"]:
                text = self._chance.choice(question["moves"])["text"]
                body = {"seat": seat, "line": text, "question": question["number"]}
                start = time.perf_counter()
                status, _ = await person.ask("POST", f"/api/tables/{key}/moves", body)
                if status == 200:
                    self._took.append(time.perf_counter() - start)
                self.refused += status != 200
                return True
        return True


class Eve:
    """The hostile guest. Whatever she does, she does again as soon as it is answered."""

    def __init__(self, port: int, until: float) -> None:
        self._port = port
        self._until = until
        self._key = ""
        self.answered: Counter[int] = Counter()

    async def come(self) -> None:
        """Sits down at a table of her own, and then lets go."""
        line = Line(self._port, EVE)
        await line.ask("POST", "/api/me", {"name": "Eve"})
        seats = [{"kind": "me"}, {"kind": "me"}]
        _, made = await line.ask("POST", "/api/tables", {"seats": seats})
        self._key = made["sight"]["table"]["id"]
        deeds: Sequence[tuple[int, Callable[[Line], Awaitable[tuple[int, Any]]]]] = (
            (4, self._look), (2, self._try), (2, self._tables), (2, self._boxes), (1, self._deep), (2, self._guess),
            (2, self._people), (1, self._huge),
        )  # fmt: skip
        work = [self._again(deed, line.cookie) for count, deed in deeds for _ in range(count)]
        poured = [self._pour(begun, more) for begun, more in ENDLESS]
        await asyncio.gather(*work, *poured, self._half(), *(self._socket(line.cookie) for _ in range(60)))

    async def _again(self, deed: Callable[[Line], Awaitable[tuple[int, Any]]], cookie: str) -> None:
        line = Line(self._port, EVE, cookie)
        while time.perf_counter() < self._until:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError, ValueError):
                status, _ = await deed(line)
                self.answered[status] += 1
            await asyncio.sleep(0.002)
        line.close()

    async def _look(self, line: Line) -> tuple[int, Any]:
        path = random.choice(("", "/events", "/replay?at=0", "/box", "/chat", "/review", "/record"))
        return await line.ask("GET", f"/api/tables/{self._key}{path}" if random.random() < 0.7 else "/")

    async def _try(self, line: Line) -> tuple[int, Any]:
        text = ", ".join(["pass"] * 300) if random.random() < 0.5 else "x" * 2_000
        what = random.choice(("preview", "moves", "hint"))
        body = {"seat": 0, "line": text} | ({"question": 0} if what == "moves" else {})
        return await line.ask("POST", f"/api/tables/{self._key}/{what}", body)

    async def _tables(self, line: Line) -> tuple[int, Any]:
        title, seats = random.choice((("princes", 5), ("firenze", 4), ("florenza", 5), ("il_principe", 5)))
        bots = [{"kind": "bot", "spec": "quick"}] * seats
        return await line.ask("POST", "/api/tables", {"title": title, "seats": bots, "public": True})

    async def _boxes(self, line: Line) -> tuple[int, Any]:
        bomb = random.choice((".".join("a" * 99_000) + "=1", "a=" + "[" * 99_000, "[a" + ".a" * 90_000 + "]"))
        return await line.ask("POST", "/api/tables", {"seats": [{"kind": "me"}] * 2, "components": bomb})

    async def _deep(self, line: Line) -> tuple[int, Any]:
        return await line.ask("POST", "/api/tables", raw=b'{"seats":' + b"[" * 100_000 + b"]" * 100_000 + b"}")

    async def _huge(self, line: Line) -> tuple[int, Any]:
        return await line.ask("POST", "/api/me", raw=b'{"name":"' + b"x" * 250_000 + b'"}')

    async def _guess(self, line: Line) -> tuple[int, Any]:
        return await line.ask("POST", "/api/session", {"account": "anna", "password": str(random.random())})

    async def _people(self, line: Line) -> tuple[int, Any]:
        line.cookie = ""
        return await line.ask("POST", "/api/me", {"name": "Eve"})

    async def _half(self) -> None:
        """Keeps as many connections half open as she can."""
        held: list[socket.socket] = []
        while time.perf_counter() < self._until:
            for _ in range(50):
                with contextlib.suppress(OSError):
                    half = socket.create_connection(("127.0.0.1", self._port), timeout=1, source_address=(EVE, 0))
                    half.sendall(
                        random.choice((b"", b"GET / HT", b"POST /api/me HTTP/1.1\r\ncontent-length: 9\r\n\r\n{"))
                    )
                    held.append(half)
            while len(held) > 400:
                held.pop(0).close()
            await asyncio.sleep(1)
        for half in held:
            half.close()

    async def _pour(self, begun: bytes, more: bytes) -> None:
        """Says what has no end, or asks and does not listen, until she is cut off; and begins again."""
        while time.perf_counter() < self._until:
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", self._port, local_addr=(EVE, 0))
                writer.write(begun)
                while time.perf_counter() < self._until and not writer.is_closing():
                    writer.write(more)
                    await writer.drain()
            await asyncio.sleep(0.05)

    async def _socket(self, cookie: str) -> None:
        """Opens sockets and says nonsense there."""
        import websockets  # noqa: PLC0415  # a development dependency, and slow to import

        while time.perf_counter() < self._until:
            with contextlib.suppress(OSError, websockets.WebSocketException, TimeoutError):
                async with websockets.connect(
                    f"ws://127.0.0.1:{self._port}/api/tables/{self._key}/live",
                    additional_headers={"cookie": cookie},
                    local_addr=(EVE, 0),
                    open_timeout=5,
                ) as open_socket:
                    while time.perf_counter() < self._until:
                        await open_socket.send('{"play":' + "[" * 20_000)
                        await asyncio.wait_for(open_socket.recv(), 5)
            await asyncio.sleep(0.2)


def p95(values: Sequence[float]) -> float:
    """In seconds."""
    return sorted(values)[int(0.95 * len(values))] if values else float("inf")


async def memory(port: int, until: float) -> list[float]:
    """Megabytes of the server, every few seconds."""
    line, found = Line(port, "127.9.9.9"), []
    while time.perf_counter() < until:
        _, text = await line.ask("GET", "/metrics")
        figures = dict(row.rsplit(" ", 1) for row in text.decode().splitlines() if not row.startswith("#"))
        found.append(float(figures["process_resident_memory_bytes"]) / 1e6)
        await asyncio.sleep(2)
    line.close()
    return found


async def measured(
    port: int, tables: int, seconds: float, *, hostile: bool
) -> tuple[list[float], list[float], int, Eve]:
    """Plays for a while: how long moves took, memory along the way, how many were refused, and what Eve was told."""
    took: list[float] = []
    until = time.perf_counter() + seconds
    playing = [Table(port, number, took) for number in range(tables)]
    eve = Eve(port, until)
    work = [table.play(until) for table in playing]
    remembered = asyncio.create_task(memory(port, until))
    await asyncio.gather(*work, *([eve.come()] if hostile else []))
    return took, await remembered, sum(table.refused for table in playing), eve


def free_port() -> int:
    """A port that nobody has."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


async def run(port: int, server: "subprocess.Popen[bytes]", given: argparse.Namespace) -> bool:
    """Measures, prints, and says whether all went well."""
    for _ in range(200):
        with contextlib.suppress(OSError):
            await Line(port, "127.0.0.1").ask("GET", "/healthz")
            break
        await asyncio.sleep(0.1)
    calm, before, _, _ = await measured(port, given.tables, given.calm, hostile=False)
    stormy, meanwhile, refused, eve = await measured(port, given.tables, given.seconds, hostile=True)
    usual, now, most = p95(calm), p95(stormy), max(meanwhile)
    print(f"undisturbed: {len(calm)} moves, p95 {1000 * usual:.1f} ms, {max(before):.0f} MB")
    print(f"with a hostile guest: {len(stormy)} moves, p95 {1000 * now:.1f} ms, {most:.0f} MB, {refused} refused")
    print("what she was answered:", ", ".join(f"{status}: {times}" for status, times in sorted(eve.answered.items())))
    well = server.poll() is None and now <= given.factor * usual + SLACK and most <= MEGABYTES and not refused
    print("well" if well else "NOT WELL")
    return well


def main() -> None:
    """Starts a server, and lets a hostile guest at it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--calm", type=float, default=30, help="seconds without a hostile guest")
    parser.add_argument("--factor", type=float, default=2.0, help="what everybody else's p95 may become")
    parser.add_argument("--seconds", type=float, default=300, help="seconds with one")
    given = parser.parse_args()
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        settings = {"SIGNORIA_PORT": str(port), "SIGNORIA_DATABASE": f"sqlite:{folder}/tables.db"}
        plain = {name: value for name, value in os.environ.items() if not name.startswith("SIGNORIA_")}
        command = [sys.executable, "-m", "signoria.server.serving"]
        server = subprocess.Popen(command, env={**plain, **settings}, start_new_session=True)
        try:
            well = asyncio.run(run(port, server, given))
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(server.pid, signal.SIGTERM)
            server.wait(20)
    sys.exit(not well)


if __name__ == "__main__":
    main()
