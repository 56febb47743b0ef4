"""What lets somebody in: sessions that can be ended, links that work once, tokens of programs, passwords."""

import asyncio
import json
import secrets
from unittest.mock import AsyncMock

import pytest
import websockets

from signoria.server.people import People
from signoria.server.refusals import NotSignedIn
from signoria.server.rows import Person
from tests.server.guests import Guest, browser
from tests.server.running import Server

PASSWORD = "palazzo vecchio"


def with_account(server: Server) -> tuple[Guest, str]:
    anna, account = Guest(server.url, "Anna"), f"anna{secrets.token_hex(4)}"
    assert anna.post("/api/account", account=account, password=PASSWORD).status_code == 200
    return anna, account


def signed_in(server: Server, account: str, password: str = PASSWORD) -> Guest:
    phone = browser(server.url)
    assert phone.post("/api/session", json={"account": account, "password": password}).status_code == 200
    return Guest.with_cookie(phone, "Anna")


async def closing(socket: websockets.ClientConnection) -> tuple[int | None, str | None]:
    """How a socket is closed by the server."""
    await asyncio.wait_for(socket.wait_closed(), 10)
    return socket.close_code, socket.close_reason


async def still_open(socket: websockets.ClientConnection) -> bool:
    """Whether the server answers on a socket."""
    await asyncio.wait_for(await socket.ping(), 10)
    return True


async def test_who_goes_for_good_has_no_socket_left_to_play_over(server: Server) -> None:
    anna = Guest(server.url, "Anna")
    key = anna.make("me", "open")["sight"]["table"]["id"]
    url = f"{server.url.replace('http', 'ws', 1)}/api/tables/{key}/live"
    cookie = f"signoria={anna.client.cookies['signoria']}"
    async with websockets.connect(url, additional_headers={"cookie": cookie}) as socket:
        await asyncio.wait_for(socket.recv(), 10)
        assert anna.client.delete("/api/me?name=Anna").status_code == 200
        assert (await closing(socket))[0] == 1008


async def test_no_answer_that_was_under_way_brings_an_ended_session_or_a_revoked_token_back() -> None:
    """The database tells who somebody was; before it is heard, that person ends the session and revokes the token."""
    asked, told = asyncio.Event(), asyncio.Event()

    async def slow(_: str) -> Person:
        asked.set()
        await told.wait()
        return Person("anna", "Anna", session=0)

    store = AsyncMock()
    store.person, store.of_token = slow, slow
    store.end_sessions.return_value = Person("anna", "Anna", session=1)
    people = People(store, "secret", AsyncMock())
    old = people.cookie(Person("anna", "Anna", session=0))
    late = [asyncio.create_task(people.of_cookie(old)), asyncio.create_task(people.of_token("token"))]
    await asyncio.wait_for(asked.wait(), 10)
    await people.end_sessions(Person("anna", "Anna"))
    await people.revoke(Person("anna", "Anna"), "token")
    told.set()
    await asyncio.gather(*late)
    store.person, store.of_token = (
        AsyncMock(return_value=Person("anna", "Anna", session=1)),
        AsyncMock(return_value=None),
    )
    assert await people.of_cookie(old) is None
    with pytest.raises(NotSignedIn):
        await people.of_token("token")


async def test_a_name_said_anew_does_not_bring_an_ended_session_back() -> None:
    store, anna = AsyncMock(), Person("anna", "Anna", session=0)
    people = People(store, "secret", AsyncMock())
    old = people.cookie(anna)
    store.end_sessions.return_value = store.person.return_value = Person("anna", "Anna", session=1)

    async def meanwhile(*_: object) -> None:
        await people.end_sessions(anna)

    store.rename.side_effect = meanwhile
    await people.named(anna, "Anne")
    assert await people.of_cookie(old) is None


async def test_all_other_devices_can_be_signed_out_and_their_sockets_close(server: Server) -> None:
    anna, account = with_account(server)
    phone = signed_in(server, account)
    key = phone.make("me", "me")["sight"]["table"]["id"]
    link = anna.post("/api/me/device").json()["token"]
    url = f"{server.url.replace('http', 'ws', 1)}/api/tables/{key}/live"
    cookie = f"signoria={phone.client.cookies['signoria']}"
    async with websockets.connect(url, additional_headers={"cookie": cookie}) as socket:
        await asyncio.wait_for(socket.recv(), 10)
        assert anna.client.delete("/api/me/sessions").json()["name"] == "Anna"
        await asyncio.wait_for(socket.wait_closed(), 10)
    assert phone.get("/api/me") == {"name": "", "account": ""}
    assert anna.get("/api/me")["account"] == account
    assert browser(server.url).post("/api/session/device", json={"token": link}).status_code == 401
    assert signed_in(server, account).get("/api/me")["name"] == "Anna"


def test_another_password_signs_all_other_devices_out(server: Server) -> None:
    anna, account = with_account(server)
    phone = signed_in(server, account)
    wrong = anna.post("/api/account/password", old="not this one", password="palazzo nuovo")
    assert (wrong.status_code, wrong.json()["error"]) == (409, "That is not your current password.")
    assert phone.get("/api/me")["name"] == "Anna"
    assert anna.post("/api/account/password", old=PASSWORD, password="palazzo nuovo").status_code == 200
    assert phone.get("/api/me")["name"] == ""
    assert anna.get("/api/me")["name"] == "Anna"
    old = browser(server.url).post("/api/session", json={"account": account, "password": PASSWORD})
    assert old.status_code == 401
    signed_in(server, account, "palazzo nuovo")


def test_a_link_to_another_device_works_once(server: Server) -> None:
    anna = Guest(server.url, "Anna")
    token = anna.post("/api/me/device").json()["token"]
    answers = [browser(server.url).post("/api/session/device", json={"token": token}) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [200, 401]


@pytest.mark.parametrize(
    "password", ["short", "password", "Password1!", "12345678", "aaaaaaaa", "abababab", "azertyuiop", "ACCOUNT 2026"]
)
def test_a_password_that_anybody_would_try_first_is_refused(server: Server, password: str) -> None:
    anna, account = Guest(server.url, "Anna"), f"anna{secrets.token_hex(4)}"
    answer = anna.post("/api/account", account=account, password=password.replace("ACCOUNT", account))
    assert answer.status_code == 422
    assert "password" in answer.json()["error"].lower()


def test_who_guesses_passwords_is_slowed_down_and_the_owner_is_not(server: Server) -> None:
    anna, account = with_account(server)
    eve = browser(server.url)
    body = {"account": account, "password": "is it this one?"}
    answers = [eve.post("/api/session", json=body) for _ in range(12)]
    assert (answers[0].status_code, answers[-1].status_code) == (401, 429)
    assert int(answers[-1].headers["retry-after"]) >= 1
    _, theirs = with_account(server)
    assert signed_in(server, theirs).get("/api/me")["account"] == theirs
    assert anna.get("/api/me")["account"] == account


async def test_a_program_plays_by_a_token_until_it_is_revoked(server: Server) -> None:
    anna = Guest(server.url, "Anna")
    made = anna.post("/api/me/tokens", name="My bot")
    assert made.status_code == 201
    token, secret = made.json()["token"], made.json()["secret"]
    assert anna.get("/api/me/tokens") == {"tokens": [token]}
    assert secret not in json.dumps(anna.get("/api/me/belongings"))
    bot = Guest.with_cookie(browser(server.url, headers={"authorization": f"Bearer {secret}"}), "Anna")
    key = bot.make("me", "me")["sight"]["table"]["id"]
    bot.answer(key, 0)
    for path in ("/api/me/tokens", "/api/me/device", "/api/account"):
        answer = bot.post(path, **({"account": "x", "password": PASSWORD} if "account" in path else {"name": "x"}))
        assert (path, answer.status_code) == (path, 403)
    assert bot.client.delete("/api/me?name=Anna").status_code == 403
    url = f"{server.url.replace('http', 'ws', 1)}/api/tables/{key}/live"
    async with websockets.connect(url, additional_headers={"authorization": f"Bearer {secret}"}) as socket:
        assert json.loads(await asyncio.wait_for(socket.recv(), 10))["seat"] == 0
        assert Guest(server.url, "Eve").client.delete(f"/api/me/tokens/{token['id']}").status_code == 404
        assert anna.client.delete("/api/me/sessions").status_code == 200
        assert await still_open(socket)
        assert anna.client.delete(f"/api/me/tokens/{token['id']}").json() == {"tokens": []}
        assert await closing(socket) == (1008, "This token is not valid, or has been revoked.")
    refused = bot.client.get(f"/api/tables/{key}")
    assert (refused.status_code, refused.json()["error"]) == (401, "This token is not valid, or has been revoked.")
