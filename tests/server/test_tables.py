"""Tables over HTTP: made, joined, played, taken back, watched, played again."""

import time

import pytest

from tests.server.guests import Guest, browser, play_out
from tests.server.running import Server


def test_somebody_alone_plays_against_bots_to_the_end(server: Server) -> None:
    anna = Guest(server.url, "Anna")
    key = anna.make("me", "random", "random")["sight"]["table"]["id"]
    over = play_out(key, {0: anna})
    assert over["table"]["result"]
    record = anna.client.get(f"/api/tables/{key}/record")
    assert record.text.startswith("signoria record 1")
    assert anna.get("/api/tables?which=mine")["tables"][0]["id"] == key


def test_an_option_may_be_a_text_of_its_shape(server: Server) -> None:
    anna = Guest(server.url, "Anna")
    layout = "white6,red5,yellow7,blue6/yellow8,green4,red4,blue7,violet3"
    wish = {"title": "firenze", "seats": [{"kind": "me"}] * 4}
    made = anna.post("/api/tables", **wish, options={"layout": layout})
    assert made.json()["sight"]["table"]["options"]["layout"] == layout
    assert anna.post("/api/tables", **wish, options={"layout": "white6," * 20 + "red5"}).status_code == 422


def test_friends_join_by_link_and_the_game_begins_with_the_last(server: Server) -> None:
    anna, bruno, carla = (Guest(server.url, name) for name in ("Anna", "Bruno", "Carla"))
    made = anna.make("me", "open", "open")
    key, invite = made["sight"]["table"]["id"], made["invite"]
    assert made["sight"]["table"]["state"] == "open"
    assert bruno.post(f"/api/tables/{key}/join", seat=1).status_code == 403
    assert bruno.post(f"/api/tables/{key}/join", seat=1, invite=invite).status_code == 200
    assert carla.post(f"/api/tables/{key}/join", seat=1, invite=invite).status_code == 409
    begun = carla.post(f"/api/tables/{key}/join", seat=2, invite=invite).json()
    assert begun["table"]["state"] == "playing"
    assert [seat["mine"] for seat in begun["table"]["seats"]] == [False, False, True]
    play_out(key, {0: anna, 1: bruno, 2: carla})


def test_a_public_table_is_in_the_lobby_and_its_host_fills_it_with_bots(server: Server) -> None:
    anna, bruno = Guest(server.url, "Anna"), Guest(server.url, "Bruno")
    key = anna.make("me", "open", "open", public=True)["sight"]["table"]["id"]
    assert key in [table["id"] for table in bruno.get("/api/tables?which=open")["tables"]]
    assert bruno.post(f"/api/tables/{key}/fill", spec="random").status_code == 403
    assert bruno.post(f"/api/tables/{key}/join", seat=2).status_code == 200
    assert anna.post(f"/api/tables/{key}/fill", spec="random").json()["table"]["state"] == "playing"


def test_every_game_says_how_heavy_it_is(server: Server) -> None:
    games = browser(server.url).get("/api/games").json()["games"]
    assert all(1 <= game["weight"] <= 5 for game in games)


def test_a_choice_that_can_be_had_with_another_is_not_refused(server: Server) -> None:
    games = {game["key"]: game for game in browser(server.url).get("/api/games").json()["games"]}
    options = {(key, option["key"]): option["refused"] for key, game in games.items() for option in game["options"]}
    assert options["princes", "cooperation"] == {}
    assert options["firenze", "extra_neutral"] == {}
    assert options["princes", "edition"] == {}


def test_a_stale_answer_gets_the_present_sight_back_and_changes_nothing(server: Server) -> None:
    anna = Guest(server.url, "Anna")
    key = anna.make("me", "me")["sight"]["table"]["id"]
    question = anna.asked(key, 0)
    anna.answer(key, 0, 0)
    anna.answer(key, 1, 0)
    stale = anna.move(key, 0, question["moves"][1]["text"], question["number"])
    assert stale.status_code == 409
    assert stale.json()["key"] == "table-refusal-stale-question"
    assert stale.json()["sight"]["number"] == anna.look(key)["number"]


def test_a_line_sent_twice_is_played_once(server: Server) -> None:
    anna = Guest(server.url, "Anna")
    key = anna.make("me", "me")["sight"]["table"]["id"]
    question = anna.asked(key, 0)
    text = question["moves"][0]["text"]
    first = anna.move(key, 0, text, question["number"], client="abc")
    again = anna.move(key, 0, text, question["number"], client="abc")
    assert (first.status_code, again.status_code) == (200, 200)
    assert first.json()["number"] == again.json()["number"]


def test_an_illegal_move_is_refused_with_its_paragraph(server: Server) -> None:
    anna = Guest(server.url, "Anna")
    key = anna.make("me", "me")["sight"]["table"]["id"]
    question = anna.asked(key, 0)
    refused = anna.move(key, 0, "open lake", question["number"])
    assert refused.status_code == 409
    assert refused.json()["paragraph"] == "2.2"
    assert refused.json()["error"].endswith("(rule 2.2)")


def test_own_moves_are_taken_back_and_further_only_by_consent(server: Server) -> None:
    anna, bruno = Guest(server.url, "Anna"), Guest(server.url, "Bruno")
    made = anna.make("me", "open")
    key = made["sight"]["table"]["id"]
    bruno.post(f"/api/tables/{key}/join", seat=1, invite=made["invite"])
    anna.answer(key, 0, 0)
    bruno.answer(key, 1, 0)
    asked = anna.post(f"/api/tables/{key}/undo", seat=0, to=0)
    wish = asked.json()["ask_back"]
    assert (wish["seat"], wish["to"], wish["agreed"]) == (0, 0, [0])
    assert asked.json()["number"] == 2
    told = bruno.look(key)["ask_back"]["events"]
    assert [event["type"] for event in told] == ["ready", "cardschosen", "roundbegan"]
    done = bruno.post(f"/api/tables/{key}/agree", yes=True).json()
    assert done["ask_back"] is None
    assert done["again"]
    (folded,) = anna.look(key)["taken_back"]
    assert (folded["seat"], folded["behind"]) == (0, 0)
    assert [event["type"] for event in folded["events"]] == ["ready", "cardschosen", "roundbegan"]
    assert anna.asked(key, 0)["key"] == "princes-question-return"


def test_what_bots_have_answered_is_final_but_in_practice(server: Server) -> None:
    anna = Guest(server.url, "Anna")
    for practice in (False, True):
        key = anna.make("me", "random", practice=practice, options={"first_player": "2"})["sight"]["table"]["id"]
        anna.answer(key, 0, 0)
        end = time.monotonic() + 10
        while (sight := anna.look(key))["undo"] or not sight["questions"]:
            assert time.monotonic() < end
            time.sleep(0.02)
        assert list(sight["ask"]) == (["0"] if practice else [])
        answer = anna.post(f"/api/tables/{key}/undo", seat=0, to=0)
        if practice:
            assert answer.status_code == 200
            assert [taken["seat"] for taken in answer.json()["taken_back"]] == [0]
        else:
            assert answer.status_code == 409
            assert "final" in answer.json()["error"]
            assert anna.look(key)["standing"] == sight["standing"]


def test_a_seat_hears_what_it_may_take_back_alone_and_where_it_could_ask_to_go(server: Server) -> None:
    anna = Guest(server.url, "Anna")
    key = anna.make("me", "me")["sight"]["table"]["id"]
    assert not anna.look(key)["undo"]
    anna.answer(key, 1, 0)
    sight = anna.look(key)
    assert (sight["undo"], sight["ask"]) == ({"1": 0}, {"1": 0})
    anna.post(f"/api/tables/{key}/undo", seat=1, to=0)
    assert not anna.look(key)["undo"]


def test_who_leaves_is_played_by_a_bot_until_he_comes_back(server: Server) -> None:
    anna, bruno = Guest(server.url, "Anna"), Guest(server.url, "Bruno")
    made = anna.make("me", "open")
    key = made["sight"]["table"]["id"]
    bruno.post(f"/api/tables/{key}/join", seat=1, invite=made["invite"])
    bruno.post(f"/api/tables/{key}/leave", seat=1)
    anna.answer(key, 0, 0)
    end = time.monotonic() + 10
    while anna.look(key)["number"] < 2:
        assert time.monotonic() < end
        time.sleep(0.02)
    back = bruno.post(f"/api/tables/{key}/return", seat=1).json()
    assert not back["table"]["seats"][1]["away"]


def test_a_table_that_nobody_is_left_at_rests_until_somebody_comes_back(server: Server) -> None:
    anna = Guest(server.url, "Anna")
    key = anna.make("me", "random")["sight"]["table"]["id"]
    anna.asked(key, 0)
    left = anna.post(f"/api/tables/{key}/leave", seat=0).json()
    assert left["table"]["rests"]
    time.sleep(1.2)
    assert anna.look(key)["number"] <= left["number"] + 1
    assert [table["rests"] for table in anna.get("/api/tables?which=mine")["tables"]] == [True]
    back = anna.post(f"/api/tables/{key}/return", seat=0).json()
    assert not back["table"]["rests"]
    anna.answer(key, 0, 0)
    anna.asked(key, 0)


def test_a_table_of_bots_alone_plays_on(server: Server) -> None:
    anna = Guest(server.url, "Anna")
    key = anna.make("random", "random")["sight"]["table"]["id"]
    end = time.monotonic() + 20
    while anna.look(key)["table"]["state"] != "finished":
        assert time.monotonic() < end
        time.sleep(0.1)


def test_a_rematch_rotates_the_seats_and_is_made_once(server: Server) -> None:
    anna = Guest(server.url, "Anna")
    key = anna.make("me", "random", "random")["sight"]["table"]["id"]
    assert anna.post(f"/api/tables/{key}/rematch").status_code == 409
    play_out(key, {0: anna})
    first = anna.post(f"/api/tables/{key}/rematch").json()
    assert [seat["mine"] for seat in first["table"]["seats"]] == [False, False, True]
    assert anna.post(f"/api/tables/{key}/rematch").json()["table"]["id"] == first["table"]["id"]


def test_an_account_brings_tables_to_another_device(server: Server) -> None:
    name = f"anna{time.monotonic_ns()}"[:20]
    anna = Guest(server.url, "Anna")
    key = anna.make("me", "random")["sight"]["table"]["id"]
    assert anna.post("/api/account", account=name, password="palazzo vecchio").status_code == 200
    phone = browser(server.url)
    assert phone.post("/api/session", json={"account": name, "password": "palazzo nuovo"}).status_code == 401
    assert phone.post("/api/session", json={"account": name, "password": "palazzo vecchio"}).status_code == 200
    assert [table["id"] for table in phone.get("/api/tables?which=mine").json()["tables"]] == [key]


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/api/tables/nothing", None, 404),
        ("GET", "/api/nowhere", None, 404),
        ("DELETE", "/api/games", None, 405),
        ("POST", "/api/tables", {"title": "chess", "seats": [{"kind": "me"}, {"kind": "me"}]}, 404),
        ("POST", "/api/tables", {"title": "princes", "seats": [{"kind": "me"}]}, 422),
        ("POST", "/api/tables", {"title": "princes", "seats": [{"kind": "me"}, {"kind": "bot", "spec": "deep"}]}, 422),
        ("POST", "/api/tables", {"title": "princes", "seats": "many"}, 422),
        ("POST", "/api/me", {"name": "   "}, 422),
        ("POST", "/api/me", {"name": "x" * 300_000}, 413),
    ],
)
def test_bad_input_gets_the_right_status_and_one_sentence(
    server: Server, method: str, path: str, body: dict[str, object] | None, status: int
) -> None:
    anna = Guest(server.url, "Anna")
    answer = anna.client.request(method, path, json=body)
    assert answer.status_code == status
    assert {"error"} <= answer.json().keys() <= {"error", "field"}
    assert "\n" not in answer.json()["error"]


def test_what_the_server_refuses_is_said_in_the_readers_language(server: Server) -> None:
    anna = Guest(server.url, "Anna")
    key = anna.make("me", "random")["sight"]["table"]["id"]
    for language, sentence in (("fr-CH, en;q=0.8", "Cette place est prise."), ("de", "This seat is taken.")):
        body = {"seat": 1, "invite": anna.look(key)["invite"]}
        taken = anna.client.post(f"/api/tables/{key}/join", json=body, headers={"accept-language": language})
        assert (taken.status_code, taken.json()) == (409, {"error": sentence})
    refused = anna.client.post(
        f"/api/tables/{key}/preview", json={"seat": 0, "line": "open lake"}, headers={"accept-language": "fr"}
    )
    assert refused.json()["error"].endswith("(règle 2.2)")
    table = {"title": "princes", "seats": [{"kind": "me"}, {"kind": "me"}], "components": "nonsense = 1"}
    misread = anna.client.post("/api/tables", json=table, headers={"accept-language": "fr"})
    assert misread.status_code == 422
    assert misread.json()["error"].startswith("le fichier de matériel est refusé\u202f: il n’y a pas de champ")


def test_broken_json_a_forged_cookie_and_another_page_are_refused(server: Server) -> None:
    anna = Guest(server.url, "Anna")
    broken = anna.client.post("/api/me", content=b"{", headers={"content-type": "application/json"})
    assert (broken.status_code, broken.json()["error"]) == (400, "The body is not valid JSON.")
    forged = browser(server.url, cookies={"signoria": "ImFubmEi.forged"})
    assert forged.post("/api/tables", json={"seats": [{"kind": "me"}, {"kind": "me"}]}).status_code == 401
    elsewhere = anna.client.post("/api/me", json={"name": "Eve"}, headers={"origin": "https://elsewhere.example"})
    assert elsewhere.status_code == 409
    cookie = anna.client.post("/api/me", json={"name": "Anna"}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_somebody_elses_seat_is_not_mine(server: Server) -> None:
    anna, eve = Guest(server.url, "Anna"), Guest(server.url, "Eve")
    key = anna.make("me", "random")["sight"]["table"]["id"]
    question = anna.asked(key, 0)
    assert eve.move(key, 0, question["moves"][0]["text"], question["number"]).status_code == 403
    assert eve.client.get(f"/api/tables/{key}?seat=0").status_code == 403
    assert eve.look(key)["view"]["own"] is None
    assert eve.post(f"/api/tables/{key}/undo", seat=0, to=0).status_code == 403
    assert eve.post(f"/api/tables/{key}/preview", seat=0, line="pass").status_code == 403
    assert eve.post(f"/api/tables/{key}/hint", seat=0).status_code == 403
