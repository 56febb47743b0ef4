"""People for tests: each with a cookie of their own, playing over HTTP and WebSocket."""

import time
from typing import Any

import httpx

Sight = dict[str, Any]
PATIENCE = 20.0


_open: list[httpx.Client] = []


def browser(address: str, **settings: Any) -> httpx.Client:
    """A browser without a cookie; closed with the test."""
    client = httpx.Client(base_url=address, timeout=20, **settings)
    _open.append(client)
    return client


def close_all() -> None:
    """Closes all browsers."""
    while _open:
        _open.pop().close()


class Patient(httpx.HTTPTransport):
    """The line of somebody who asks again while the server says that it cannot just now."""

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        end = time.monotonic() + PATIENCE
        while (answer := super().handle_request(request)).status_code == 503 and time.monotonic() < end:
            answer.read()
            time.sleep(0.05)
        return answer


class Guest:
    """Somebody with a browser."""

    def __init__(self, address: str, name: str, **settings: Any) -> None:
        self.client = browser(address, **settings)
        self.name = name
        answer = self.post("/api/me", name=name)
        assert answer.status_code == 200, answer.text

    @classmethod
    def with_cookie(cls, client: httpx.Client, name: str) -> "Guest":
        """Somebody who was here before."""
        guest = cls.__new__(cls)
        guest.client = client
        guest.name = name
        return guest

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.client.post(path, json=body)

    def get(self, path: str) -> Any:
        answer = self.client.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def make(self, *seats: str, **wishes: Any) -> Sight:
        """A table: `me`, `open`, or a bot's spec for each seat."""
        asked = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "spec": kind} for kind in seats]
        answer = self.post("/api/tables", title="princes", seats=asked, **wishes)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def look(self, key: str) -> Sight:
        return dict(self.get(f"/api/tables/{key}"))

    def move(self, key: str, seat: int, line: str, number: int, **more: Any) -> httpx.Response:
        return self.post(f"/api/tables/{key}/moves", seat=seat, line=line, question=number, **more)

    def asked(self, key: str, seat: int, seconds: float = 10) -> dict[str, Any]:
        """Waits until a seat is asked."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            question = self.look(key)["questions"].get(str(seat))
            if question is not None:
                return dict(question)
            time.sleep(0.02)
        raise AssertionError(f"seat {seat} was not asked within {seconds} s")

    def answer(self, key: str, seat: int, place: int = -1) -> Sight:
        """Plays one of the moves offered."""
        question = self.asked(key, seat)
        played = self.move(key, seat, question["moves"][place]["text"], question["number"])
        assert played.status_code == 200, played.text
        return dict(played.json())


def play_out(key: str, guests: dict[int, Guest], place: int = -1, seconds: float = 60) -> Sight:
    """Everybody plays until the game is over."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for seat, guest in guests.items():
            sight = guest.look(key)
            if sight["table"]["state"] == "finished":
                return sight
            question = sight["questions"].get(str(seat))
            if question is not None:
                guest.move(key, seat, question["moves"][place]["text"], question["number"])
        time.sleep(0.002)
    raise AssertionError("the game did not end")
