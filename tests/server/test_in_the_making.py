"""What somebody does in secret does not show to others, by no byte and by no number: orders, only choices, answers that
are put together and not whole yet.
"""

import asyncio
import contextlib
import time

import pytest
import websockets

from signoria.table import Chance
from tests.server.guests import Guest
from tests.server.running import Server

LOOKS = ("", "?since=0", "/events", "/events?since=1", "/replay", "/chat")


def _together(server: Server, title: str = "princes") -> tuple[Guest, Guest, str]:
    anna, bruno = Guest(server.url, "Anna"), Guest(server.url, "Bruno")
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = anna.post("/api/tables", title=title, seats=seats, clock={"move_seconds": 3600}).json()
    key = made["sight"]["table"]["id"]
    assert bruno.post(f"/api/tables/{key}/join", seat=1, invite=made["invite"]).status_code == 200
    return anna, bruno, key


def seen(guest: Guest, key: str) -> list[bytes]:
    """All that somebody is told who looks."""
    looks = [guest.client.get(f"/api/tables/{key}{look}").content for look in LOOKS]
    return [*looks, guest.client.get("/api/tables?which=mine").content]


async def _silence(socket: websockets.ClientConnection) -> None:
    """Reads what still comes."""
    with contextlib.suppress(TimeoutError):
        while True:
            await asyncio.wait_for(socket.recv(), 0.2)


@pytest.mark.parametrize(
    "path_and_body",
    [
        ("PUT", "order", {"seat": 0, "kind": "pass"}),
        ("DELETE", "order/0", None),
        ("PUT", "only-choice", {"seat": 0, "take": True}),
    ],
    ids=["order", "cancelled", "only choice"],
)
async def test_an_order_shows_to_nobody_else(
    server: Server, path_and_body: tuple[str, str, dict[str, object] | None]
) -> None:
    method, path, body = path_and_body
    anna, bruno, key = _together(server)
    anna.answer(key, 0, 0)
    url = f"{server.url.replace('http', 'ws', 1)}/api/tables/{key}/live"
    cookie = f"signoria={bruno.client.cookies['signoria']}"
    async with websockets.connect(url, additional_headers={"cookie": cookie}) as socket:
        await _silence(socket)
        before = seen(bruno, key)
        assert anna.client.request(method, f"/api/tables/{key}/{path}", json=body).status_code == 200
        assert seen(bruno, key) == before
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(socket.recv(), 0.2)


@pytest.mark.parametrize("title", ["princes", "il_principe"])
def test_an_answer_in_the_making_shows_to_nobody_else(server: Server, title: str) -> None:
    guests = _together(server, title)
    key, players = guests[2], guests[:2]
    hidden, chance = 0, Chance(7)
    end = time.monotonic() + 30
    while hidden < 6:
        assert time.monotonic() < end
        mover = chance.pick([seat for seat in (0, 1) if str(seat) in players[seat].look(key)["questions"]])
        other = players[1 - mover]
        before, sight = seen(other, key), other.look(key)
        players[mover].answer(key, mover, chance.below(2) - 1)
        after = other.look(key)
        untold = after["view"] == sight["view"] and after["table"]["waiting"] == sight["table"]["waiting"]
        if untold and not other.get(f"/api/tables/{key}?since={sight['number']}")["events"]:
            hidden += 1
            assert seen(other, key) == before
