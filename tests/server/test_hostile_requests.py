"""Requests that want to harm: each is answered with one sentence, or dropped, and nobody else waits for it."""

import contextlib
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import websockets

from signoria.titles import title
from tests.server.guests import Guest, browser
from tests.server.running import Server

HEAVY = "This component file is too large, too deep or too long to read."


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits half a second for a request to come to its end."""
    folder: Path = tmp_path_factory.mktemp("hasty")
    server = Server(f"sqlite:{folder / 'hasty.db'}", request_seconds="0.5")
    yield server
    server.stop()


def memory(server: Server) -> float:
    """Megabytes of the server."""
    lines = httpx.get(f"{server.url}/metrics").text.splitlines()
    return float(dict(line.rsplit(" ", 1) for line in lines)["process_resident_memory_bytes"]) / 1e6


def dotted(size: int) -> str:
    return ".".join("a" * (size // 2)) + "=1"


@pytest.mark.parametrize(
    ("components", "sentence"),
    [
        (dotted(199_000), HEAVY),
        ("a=" + "[" * 90_000 + "]" * 90_000, "nested"),
        ("[a" + ".a" * 90_000 + "]", ""),
        ("x=1\n" * 10, ""),
        ("é" * 110_000, HEAVY),
    ],
    ids=["dotted keys", "brackets", "a deep table", "a key twice", "bytes"],
)
def test_a_component_file_that_takes_much_to_read_is_refused_and_nobody_waits(
    hasty: Server, components: str, sentence: str
) -> None:
    anna, bruno = Guest(hasty.url, "Anna"), Guest(hasty.url, "Bruno")
    before, slowest = memory(hasty), 0.0
    answers: list[httpx.Response] = []
    seats = [{"kind": "me"}, {"kind": "me"}]
    asking = threading.Thread(
        target=lambda: answers.append(anna.post("/api/tables", seats=seats, components=components))
    )
    asking.start()
    while asking.is_alive():
        start = time.monotonic()
        bruno.get("/api/me")
        slowest = max(slowest, time.monotonic() - start)
        time.sleep(0.02)
    assert answers[0].status_code == 422
    assert {"error"} <= answers[0].json().keys() <= {"error", "field"}
    assert sentence in answers[0].json()["error"]
    assert slowest < 2
    assert memory(hasty) < before + 60


def test_a_box_of_ones_own_is_read_apart_and_played_with(hasty: Server) -> None:
    anna = Guest(hasty.url, "Anna")
    own = title("princes").components().replace('en = "Opera"', 'en = "Playhouse"')
    assert anna.make("me", "me", components=own)["sight"]["table"]["state"] == "playing"


async def test_an_address_has_so_many_connections_and_those_that_were_closed_do_not_count(tmp_path: Path) -> None:
    server = Server(f"sqlite:{tmp_path / 'many.db'}", posts_a_minute="120000", posts_an_address="120")
    host, port = server.url.removeprefix("http://").split(":")
    most = int(1.5 * (120 // 6 + 1))
    try:
        opened = 0
        while opened < most + 2:
            with contextlib.suppress(websockets.InvalidStatus):
                url = f"{server.url.replace('http', 'ws', 1)}/api/tables/none/live"
                async with websockets.connect(url, local_addr=("127.5.5.5", 0)):
                    opened += 1
        held = [socket.create_connection((host, int(port)), 5, ("127.5.5.5", 0)) for _ in range(most + 3)]
        time.sleep(0.3)
        dropped = 0
        for half in held:
            half.setblocking(False)
            with contextlib.suppress(BlockingIOError):
                with contextlib.suppress(ConnectionResetError):
                    half.recv(1)
                dropped += 1
            half.close()
        assert dropped == 3
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("begun", "more"),
    [(b"GET /", b"a" * 1000), (b"GET / HTTP/1.1\r\nx: ", b"a" * 1000), (b"GET / HTTP/1.1\r\n", b"x: a\r\n" * 200)],
)
def test_who_does_not_stop_before_the_body_is_cut_off(hasty: Server, begun: bytes, more: bytes) -> None:
    host, port = hasty.url.removeprefix("http://").split(":")
    sent = 0
    with socket.create_connection((host, int(port)), timeout=10) as endless, contextlib.suppress(ConnectionError):
        endless.sendall(begun)
        while sent < 50_000_000:
            endless.sendall(more)
            sent += len(more)
    assert sent < 50_000_000


def test_a_request_has_so_many_headers_and_no_more(hasty: Server) -> None:
    headers = {f"x-{place}": "" for place in range(80)}
    assert browser(hasty.url).get("/api/games", headers=headers).status_code == 200
    headers |= {f"y-{place}": "" for place in range(30)}
    assert browser(hasty.url).get("/api/games", headers=headers).status_code == 400


def test_who_asks_and_asks_and_hears_no_answer_is_cut_off(hasty: Server) -> None:
    host, port = hasty.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=10) as deaf:
        with contextlib.suppress(ConnectionError):
            deaf.sendall(b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n" * 5_000)
        answers = b""
        with contextlib.suppress(ConnectionError):
            while more := deaf.recv(65_536):
                answers += more
        assert answers.count(b"HTTP/1.1 ") < 20


@pytest.mark.parametrize("sent", [b"", b"GET / HT", b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{"])
def test_half_a_request_is_dropped(hasty: Server, sent: bytes) -> None:
    host, port = hasty.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=10) as half:
        half.sendall(sent)
        start = time.monotonic()
        while half.recv(4096):
            pass
        assert 0.2 < time.monotonic() - start < 5


def test_a_nul_is_refused_in_every_text(server: Server) -> None:
    anna = Guest(server.url, "Anna")
    key = anna.make("me", "me")["sight"]["table"]["id"]
    asked = [
        anna.post("/api/me", name="a\0b"),
        anna.post("/api/account", account="a\0b", password="palazzo vecchio"),
        anna.post("/api/session", account="a\0b", password="palazzo vecchio"),
        anna.post(f"/api/tables/{key}/chat", text="a\0b"),
        anna.post("/api/tables", seats=[{"kind": "me", "name": "a\0b"}, {"kind": "me"}]),
        anna.post(f"/api/tables/{key}/moves", seat=0, line="pass", question=0, client="a\0b"),
        anna.client.get("/api/tables/a%00b"),
        anna.client.delete("/api/me?name=a%00b"),
    ]
    assert [answer.status_code for answer in asked] == [422] * len(asked)


def test_names_at_one_screen_are_cleaned_like_others(hasty: Server) -> None:
    anna = Guest(hasty.url, "Anna")
    seats = [{"kind": "me", "name": "  Bianca \t Maria "}, {"kind": "me", "name": "Cosimo"}]
    made = anna.post("/api/tables", seats=seats).json()
    assert [seat["name"] for seat in made["sight"]["table"]["seats"]] == ["Bianca Maria", "Cosimo"]
    invisible = anna.post("/api/tables", seats=[{"kind": "me", "name": "\u202eannA"}, {"kind": "me"}])
    assert invisible.status_code == 422


def test_what_the_api_answers_is_kept_by_nobody(hasty: Server) -> None:
    page = browser(hasty.url)
    for path in ("/api/me", "/api/tables", "/api/nothing", "/healthz"):
        assert page.get(path).headers["cache-control"] == "no-store"
    assert page.get("/api/games/princes/texts/en").headers["cache-control"] == "no-cache"


def test_nobody_hides_the_tables_of_others_by_making_many(server: Server) -> None:
    anna, eve = Guest(server.url, "Anna"), Guest(server.url, "Eve")
    key = anna.make("me", "open", public=True)["sight"]["table"]["id"]
    mine = [eve.make("me", "open", public=True)["sight"]["table"]["id"] for _ in range(7)]
    listed = [table["id"] for table in eve.get("/api/tables")["tables"]]
    assert key in listed
    assert [table for table in listed if table in mine] == mine[:1:-1]
    assert key in [table["id"] for table in eve.get("/api/tables?game=princes")["tables"]]
    assert key not in [table["id"] for table in eve.get("/api/tables?game=firenze")["tables"]]


def test_tables_are_listed_page_by_page(tmp_path: Path) -> None:
    server = Server(f"sqlite:{tmp_path / 'pages.db'}")
    try:
        keys = [
            guest.make("me", "open", public=True)["sight"]["table"]["id"]
            for guest in (Guest(server.url, f"Host {place}") for place in range(11))
            for _ in range(5)
        ]
        first, second = (browser(server.url).get(f"/api/tables?page={page}").json() for page in (0, 1))
        assert (len(first["tables"]), first["more"], len(second["tables"]), second["more"]) == (50, True, 5, False)
        assert {table["id"] for table in first["tables"] + second["tables"]} == set(keys)
    finally:
        server.stop()
