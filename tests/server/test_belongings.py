"""What is kept of a person: counted, handed over, and let go."""

import time
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from signoria.server.database import SqliteDatabase, migrate
from signoria.server.passwords import Passwords
from signoria.server.people import LINK_SECONDS, People
from signoria.server.refusals import NotSignedIn
from signoria.server.store import Store
from tests.server.guests import Guest, browser, play_out
from tests.server.running import Server


def test_finished_games_are_counted_by_title_and_players(server: Server) -> None:
    anna = Guest(server.url, "Anna")
    over = play_out(anna.make("me", "random", "random")["sight"]["table"]["id"], {0: anna})
    anna.make("me", "random")
    (standing,) = anna.get("/api/me/statistics")["standings"]
    assert (standing["title"], standing["seats"], standing["played"]) == ("princes", 3, 1)
    assert standing["best"] == over["outcome"]["scores"][0]
    assert standing["won"] == (over["outcome"]["ranks"][0] == 1)


def test_a_lesson_is_dealt_alike_for_everybody_and_does_not_count(server: Server) -> None:
    anna, bruno = Guest(server.url, "Anna"), Guest(server.url, "Bruno")
    hands = []
    for guest in (anna, bruno):
        sight = guest.make("me", "quick", "quick", lesson=7, public=True)["sight"]
        assert sight["table"]["origin"] == "lesson 7"
        assert not sight["table"]["public"]
        hands.append(sight["questions"]["0"]["moves"])
    assert hands[0] == hands[1]
    play_out(anna.make("me", "random", lesson=7)["sight"]["table"]["id"], {0: anna})
    assert anna.get("/api/me/statistics")["standings"] == []


def test_a_lesson_has_no_open_seat(server: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    assert Guest(server.url, "Anna").post("/api/tables", title="princes", seats=seats, lesson=7).status_code == 422


def test_all_that_is_kept_can_be_taken_along(server: Server) -> None:
    anna = Guest(server.url, "Anna")
    key = anna.make("me", "random")["sight"]["table"]["id"]
    anna.answer(key, 0)
    assert anna.post("/api/email", email="anna@example.org").json() == {"error": "This server sends no e-mail."}
    assert anna.get("/api/email") == {"email": "", "mails": False}
    anna.post(f"/api/tables/{key}/chat", text="Good luck!")
    answer = anna.client.get("/api/me/belongings")
    kept = answer.json()
    assert "attachment" in answer.headers["content-disposition"]
    assert (kept["name"], kept["email"]) == ("Anna", "")
    assert [said["text"] for said in kept["said"]] == ["Good luck!"]
    assert kept["tables"][0]["seats"] == {"0": "Anna"}
    assert kept["tables"][0]["lines"][0].startswith("return ")


def test_somebody_let_go_leaves_the_game_to_a_bot_and_no_name_behind(server: Server) -> None:
    anna, bruno = Guest(server.url, "Anna"), Guest(server.url, "Bruno")
    over = _together(anna, bruno)
    play_out(over, {0: anna, 1: bruno})
    running = _together(anna, bruno)
    bruno.post(f"/api/tables/{over}/chat", text="Once more?")
    assert bruno.client.delete("/api/me?name=Anna").status_code == 409
    assert bruno.client.delete("/api/me?name=Bruno").json() == {"name": "", "account": ""}
    assert [seat["name"] for seat in anna.look(over)["table"]["seats"]] == ["Anna", ""]
    assert anna.get(f"/api/tables/{over}/chat")["chat"] == []
    assert anna.look(running)["table"]["seats"][1]["kind"] == "bot"
    play_out(running, {0: anna})


def test_the_cookie_of_somebody_let_go_speaks_for_nobody(server: Server) -> None:
    anna = Guest(server.url, "Anna")
    other = browser(server.url, cookies=dict(anna.client.cookies))
    assert other.get("/api/me").json()["name"] == "Anna"
    anna.client.delete("/api/me?name=Anna")
    assert other.get("/api/me").json()["name"] == ""


def test_a_table_passes_to_who_still_sits_there_or_ends(server: Server) -> None:
    anna, bruno = Guest(server.url, "Anna"), Guest(server.url, "Bruno")
    made = anna.make("me", "open", "open")
    alone = anna.make("me", "open", public=True)["sight"]["table"]["id"]
    key = made["sight"]["table"]["id"]
    bruno.post(f"/api/tables/{key}/join", seat=1, invite=made["invite"])
    anna.client.delete("/api/me?name=Anna")
    seen = bruno.look(key)["table"]
    assert (seen["hosting"], [seat["kind"] for seat in seen["seats"]]) == (True, ["open", "person", "open"])
    assert alone not in [table["id"] for table in bruno.get("/api/tables?which=open")["tables"]]
    assert bruno.post(f"/api/tables/{key}/fill", spec="random").json()["table"]["state"] == "playing"


def _together(anna: Guest, bruno: Guest) -> str:
    made = anna.make("me", "open")
    key: str = made["sight"]["table"]["id"]
    assert bruno.post(f"/api/tables/{key}/join", seat=1, invite=made["invite"]).status_code == 200
    return key


def test_a_link_brings_the_same_person_to_another_device_for_a_while(server: Server) -> None:
    anna = Guest(server.url, "Anna")
    key = anna.make("me", "random")["sight"]["table"]["id"]
    link = anna.post("/api/me/device").json()
    assert 60 <= link["seconds"] <= 900
    phone = browser(server.url)
    assert phone.post("/api/session/device", json={"token": link["token"]}).json()["name"] == "Anna"
    assert [table["id"] for table in phone.get("/api/tables?which=mine").json()["tables"]] == [key]


def test_a_link_that_is_forged_or_a_cookie_in_its_place_brings_nobody(server: Server) -> None:
    anna = Guest(server.url, "Anna")
    token = anna.post("/api/me/device").json()["token"]
    cookie = anna.client.cookies["signoria"]
    phone = browser(server.url)
    for other in (f"x{token}", cookie, "nothing"):
        answer = phone.post("/api/session/device", json={"token": other})
        assert answer.status_code == 401
        assert answer.json()["error"].startswith("This link no longer works")
    phone.cookies.set("signoria", token)
    assert phone.get("/api/me").json()["name"] == ""


async def test_an_old_link_brings_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = SqliteDatabase(str(tmp_path / "signoria.db"))
    await database.write(migrate)
    people = People(Store(database), "for tests only", Passwords(PasswordHasher(), 1))
    anna = await people.named(None, "Anna")
    token = people.link(anna)
    assert await people.of_link(people.link(anna)) == anna
    later = time.time() + LINK_SECONDS + 1
    monkeypatch.setattr(time, "time", lambda: later)
    with pytest.raises(NotSignedIn):
        await people.of_link(token)
    await database.close()
