"""Playing on from a position of a finished game: what was known of that game is no use in the new one."""

import asyncio

import websockets

from tests.server.guests import Guest, play_out
from tests.server.running import Server


def _finished(anna: Guest) -> str:
    key: str = anna.make("me", "random")["sight"]["table"]["id"]
    play_out(key, {0: anna})
    return key


def _started(anna: Guest, origin: str, at: int) -> tuple[str, str]:
    seats = [{"kind": "me"}, {"kind": "open"}]
    on = anna.post(f"/api/tables/{origin}/play-on", at=at, seat=0, seats=seats).json()
    return on["table"]["id"], on["invite"]


def _together(bruno: Guest, started: tuple[str, str]) -> str:
    key, invite = started
    assert bruno.post(f"/api/tables/{key}/join", seat=1, invite=invite).status_code == 200
    return key


def test_the_seed_of_a_new_deal_is_told_to_nobody_while_it_is_played(server: Server) -> None:
    anna = Guest(server.url, "Anna")
    origin = _finished(anna)
    seats = [{"kind": "me"}, {"kind": "bot", "spec": "random"}]
    key = anna.post(f"/api/tables/{origin}/play-on", at=4, seat=0, seats=seats).json()["table"]["id"]
    (on,) = [table for table in anna.get("/api/me/belongings")["tables"] if table["id"] == key]
    assert on["lines"][0].startswith("return ")
    assert not [line for line in on["lines"] if "imagine" in line]


def test_hands_of_the_finished_game_are_dealt_anew_where_others_join(server: Server) -> None:
    anna, bruno = Guest(server.url, "Anna"), Guest(server.url, "Bruno")
    origin = _finished(anna)
    known = [anna.get(f"/api/tables/{origin}/replay?at=4&seat={seat}")["view"]["own"]["hand"] for seat in (0, 1)]
    dealt: list[list[list[object]]] = [[], []]
    for guest in (Guest(server.url, "Anna"), Guest(server.url, "Annina")):
        key = _together(bruno, _started(guest, origin, 4))
        dealt[0].append(guest.look(key)["view"]["own"]["hand"])
        dealt[1].append(bruno.look(key)["view"]["own"]["hand"])
    for seat in (0, 1):
        assert [len(hand) for hand in dealt[seat]] == [len(known[seat])] * 2
        assert dealt[seat] != [known[seat]] * 2


async def test_who_plays_on_with_others_does_not_look_into_the_origin_meanwhile(server: Server) -> None:
    anna, bruno, carla = (Guest(server.url, name) for name in ("Anna", "Bruno", "Carla"))
    origin = _finished(anna)
    key = _together(bruno, _started(anna, origin, 4))
    looks = ("", "?seat=0", "/record", "/replay?at=4&seat=0", "/replay?at=4", "/events?seat=0", "/events", "/review")
    for guest in (anna, bruno):
        for look in looks:
            refused = guest.client.get(f"/api/tables/{origin}{look}")
            assert (look, refused.status_code) == (look, 409)
            assert refused.json()["error"].startswith("You are playing on from this game")
    cookie = f"signoria={bruno.client.cookies['signoria']}"
    url = f"{server.url.replace('http', 'ws', 1)}/api/tables/{origin}/live"
    async with websockets.connect(url, additional_headers={"cookie": cookie}) as socket:
        assert "You are playing on" in str(await asyncio.wait_for(socket.recv(), 10))
    assert carla.client.get(f"/api/tables/{origin}/record").status_code == 200
    play_out(key, {0: anna, 1: bruno})
    assert bruno.client.get(f"/api/tables/{origin}/record").status_code == 200


def test_nobody_goes_back_behind_the_new_deal(server: Server) -> None:
    anna = Guest(server.url, "Anna")
    origin = _finished(anna)
    seats = [{"kind": "me"}, {"kind": "me"}]
    on = anna.post(f"/api/tables/{origin}/play-on", at=4, seat=0, seats=seats).json()
    key = on["table"]["id"]
    assert on["ask"] == {}
    for to in (0, 3, 4):
        assert anna.post(f"/api/tables/{key}/undo", seat=0, to=to).status_code == 409
    asked = on["table"]["waiting"][0]
    anna.answer(key, asked, 0)
    assert anna.post(f"/api/tables/{key}/undo", seat=asked, to=4).status_code == 409
    assert anna.post(f"/api/tables/{key}/undo", seat=asked, to=5).status_code == 200
