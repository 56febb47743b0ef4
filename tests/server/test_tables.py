"""Tables over HTTP: made, joined, played, taken back, watched, played again."""

import time

import pytest
from examples.api_bot import Table

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


def test_the_example_program_plays_a_game(server: Server) -> None:
    program = Table(server.url, "A program")
    key = program.make("princes", 2)
    assert program.play(key)["table"]["state"] == "finished"


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


def test_a_choice_that_cannot_be_had_says_why_and_one_that_needs_another_does_not(server: Server) -> None:
    games = {game["key"]: game for game in browser(server.url).get("/api/games").json()["games"]}
    options = {(key, option["key"]): option["refused"] for key, game in games.items() for option in game["options"]}
    assert "not built" in options["princes", "muse"]["on"]
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
    assert asked.json()["ask_back"] == {"seat": 0, "to": 0, "agreed": [0]}
    assert asked.json()["number"] == 2
    done = bruno.post(f"/api/tables/{key}/agree", yes=True).json()
    assert done["ask_back"] is None
    assert done["again"]
    assert anna.asked(key, 0)["key"] == "princes-question-return"


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


def test_a_finished_table_is_replayed_from_any_seat_and_played_on(server: Server) -> None:
    anna, bruno = Guest(server.url, "Anna"), Guest(server.url, "Bruno")
    key = anna.make("me", "random")["sight"]["table"]["id"]
    assert bruno.client.get(f"/api/tables/{key}/record").status_code == 409
    assert bruno.client.get(f"/api/tables/{key}/replay?seat=1").status_code == 403
    play_out(key, {0: anna})
    early = bruno.get(f"/api/tables/{key}/replay?at=2&seat=1")
    assert early["view"]["own"]["hand"]
    assert early["moves"] > 20
    seats = [{"kind": "bot", "spec": "random"}, {"kind": "me"}]
    on = bruno.post(f"/api/tables/{key}/play-on", at=6, seat=1, seats=seats).json()
    assert on["table"]["origin"] == f"from {key} 6"
    play_out(on["table"]["id"], {1: bruno})


def test_a_rematch_rotates_the_seats_and_is_made_once(server: Server) -> None:
    anna = Guest(server.url, "Anna")
    key = anna.make("me", "random", "random")["sight"]["table"]["id"]
    assert anna.post(f"/api/tables/{key}/rematch").status_code == 409
    play_out(key, {0: anna})
    first = anna.post(f"/api/tables/{key}/rematch").json()
    assert [seat["mine"] for seat in first["table"]["seats"]] == [False, False, True]
    assert anna.post(f"/api/tables/{key}/rematch").json()["table"]["id"] == first["table"]["id"]


def test_a_hint_and_a_preview_change_nothing(server: Server) -> None:
    anna = Guest(server.url, "Anna")
    key = anna.make("me", "random")["sight"]["table"]["id"]
    text = anna.asked(key, 0)["moves"][0]["text"]
    before = anna.look(key)["number"]
    assert anna.post(f"/api/tables/{key}/preview", seat=0, line=text).json()["free"] in (True, False)
    assert anna.look(key)["number"] >= before


def test_a_preview_tells_what_is_asked_next_with_its_moves_and_the_view_it_leads_to(server: Server) -> None:
    anna = Guest(server.url, "Anna")
    key = anna.make("me", "me")["sight"]["table"]["id"]
    question = anna.asked(key, 0)
    preview = anna.post(f"/api/tables/{key}/preview", seat=0, line=question["moves"][0]["text"]).json()
    assert preview["free"]
    assert [event["type"] for event in preview["events"]] == ["ready"]
    assert preview["question"] is None
    assert preview["view"]["seat"] == 0
    assert preview["view"]["waiting"] == [1]
    for seat in (0, 1):
        anna.answer(key, seat, 0)
    opener = anna.look(key)["table"]["waiting"][0]
    asked = anna.asked(key, opener)
    opened = anna.post(f"/api/tables/{key}/preview", seat=opener, line=asked["moves"][0]["text"]).json()
    refused = anna.post(f"/api/tables/{key}/preview", seat=opener, line="bid 100")
    assert opened["view"]["lot"]["leader_seat"] == opener
    assert (refused.status_code, bool(refused.json()["key"]), bool(refused.json()["paragraph"])) == (409, True, True)


def test_talk_is_for_those_at_the_table(server: Server) -> None:
    anna, bruno = Guest(server.url, "Anna"), Guest(server.url, "Bruno")
    key = anna.make("me", "random")["sight"]["table"]["id"]
    assert anna.post(f"/api/tables/{key}/chat", text="Good luck!").json()["number"] == 1
    assert bruno.post(f"/api/tables/{key}/chat", text="Hello?").status_code == 403
    assert [said["text"] for said in bruno.get(f"/api/tables/{key}/chat")["chat"]] == ["Good luck!"]


def test_a_phrase_is_said_by_its_key_and_from_a_seat(server: Server) -> None:
    anna, bruno = Guest(server.url, "Anna"), Guest(server.url, "Bruno")
    key = anna.make("random", "me")["sight"]["table"]["id"]
    assert anna.post(f"/api/tables/{key}/chat", phrase="hello").json()["phrase"] == "hello"
    (said,) = bruno.get(f"/api/tables/{key}/chat")["chat"]
    assert (said["phrase"], said["text"], said["seat"], said["name"]) == ("hello", "", 1, "Anna")
    assert anna.post(f"/api/tables/{key}/chat", phrase="boo").status_code == 422
    assert anna.post(f"/api/tables/{key}/chat").status_code == 422
    assert anna.post(f"/api/tables/{key}/chat", phrase="hello", text="Hello!").status_code == 422


def test_a_hint_names_the_best_moves_with_the_points_they_promise(server: Server) -> None:
    anna = Guest(server.url, "Anna")
    key = anna.make("me", "random", "random")["sight"]["table"]["id"]
    question = anna.asked(key, 0)
    hint = anna.post(f"/api/tables/{key}/hint", seat=0).json()
    texts = [choice["text"] for choice in hint["choices"]]
    assert set(texts) <= {move["text"] for move in question["moves"]}
    assert len(texts) == len(set(texts)) == 3
    expected = [choice["expected"] for choice in hint["choices"]]
    assert expected == sorted(expected, reverse=True)
    assert hint["why"]["key"] == "princes-why-return"
    assert anna.look(key)["questions"]["0"]["number"] == question["number"]
    silent = anna.make("me", "random", hints=False)["sight"]["table"]["id"]
    anna.asked(silent, 0)
    assert anna.post(f"/api/tables/{silent}/hint", seat=0).status_code == 409


def test_one_looks_back_in_a_running_game_with_ones_own_eyes_only(server: Server) -> None:
    anna, eve = Guest(server.url, "Anna"), Guest(server.url, "Eve")
    key = anna.make("me", "random", "random")["sight"]["table"]["id"]
    before = anna.asked(key, 0) and anna.look(key)["view"]["own"]
    anna.answer(key, 0)
    anna.asked(key, 0)
    back = anna.get(f"/api/tables/{key}/replay?at=0&seat=0")
    assert back["view"]["own"]["hand"] == before["hand"]
    assert anna.client.get(f"/api/tables/{key}/replay?at=0&seat=1").status_code == 403
    assert eve.client.get(f"/api/tables/{key}/replay?at=0&seat=0").status_code == 403
    assert eve.get(f"/api/tables/{key}/replay?at=0")["view"]["own"] is None
    assert anna.client.get(f"/api/tables/{key}/replay?at=999&seat=0").status_code == 409


def test_a_sight_tells_what_everybody_would_have_and_until_when_they_may_think(server: Server) -> None:
    anna = Guest(server.url, "Anna")
    made = anna.make("me", "me", clock={"move_seconds": 600})["sight"]
    assert made["sheets"] == [{}, {}]
    assert set(made["deadlines"]) == {"0", "1"}
    assert all(moment > time.time() + 500 for moment in made["deadlines"].values())


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
    assert list(answer.json()) == ["error"]
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


def test_the_list_of_my_tables_says_what_is_asked_of_me_and_since_when(server: Server) -> None:
    anna, bruno = Guest(server.url, "Anna"), Guest(server.url, "Bruno")
    made = anna.make("me", "open", clock={"move_seconds": 86400})
    key = made["sight"]["table"]["id"]
    assert anna.get("/api/tables?which=mine")["tables"][0]["asked"] == []
    bruno.post(f"/api/tables/{key}/join", seat=1, invite=made["invite"])
    (asked,) = anna.get("/api/tables?which=mine")["tables"][0]["asked"]
    assert (asked["seat"], asked["key"]) == (0, "princes-question-return")
    assert asked["since"] <= time.time() < asked["deadline"]
    anna.answer(key, 0, 0)
    assert anna.get("/api/tables?which=mine")["tables"][0]["asked"] == []
    assert bruno.get("/api/tables?which=mine")["tables"][0]["asked"][0]["seat"] == 1


def test_a_table_tells_its_settings_who_made_it_and_its_link_to_those_who_sit_there(server: Server) -> None:
    anna, bruno, carla = (Guest(server.url, name) for name in ("Anna", "Bruno", "Carla"))
    made = anna.make("open", "me", "open", clock={"move_seconds": 60, "reserve_seconds": 600}, veil=True, hints=False)
    key = made["sight"]["table"]["id"]
    mine, others = anna.look(key), bruno.look(key)
    assert mine["table"]["settings"] == {
        "clock": {"move_seconds": 60, "reserve_seconds": 600},
        "on_timeout": "bot",
        "veil": True,
        "hints": False,
        "watchers": True,
    }
    assert (mine["table"]["host"], mine["table"]["hosting"], mine["invite"]) == (1, True, made["invite"])
    assert (others["table"]["host"], others["table"]["hosting"], others["invite"]) == (1, False, "")
    bruno.post(f"/api/tables/{key}/join", seat=0, invite=made["invite"])
    assert bruno.look(key)["invite"] == made["invite"]
    carla.post(f"/api/tables/{key}/join", seat=2, invite=made["invite"])
    assert bruno.look(key)["invite"] == ""


def test_the_story_of_a_table_is_told_move_by_move_with_everybodys_points(server: Server) -> None:
    anna = Guest(server.url, "Anna")
    key = anna.make("me", "random", "random")["sight"]["table"]["id"]
    anna.answer(key, 0)
    running = anna.get(f"/api/tables/{key}/events")
    assert all("text" not in move for move in running["moves"])
    assert anna.client.get(f"/api/tables/{key}/events?seat=1").status_code == 403
    over = play_out(key, {0: anna})
    whole = browser(server.url).get(f"/api/tables/{key}/events?seat=1").json()
    assert [move["at"] for move in whole["moves"]] == list(range(1, len(whole["moves"]) + 1))
    assert whole["moves"][-1]["points"] == over["outcome"]["scores"]
    assert whole["start"] == [0, 0, 0]
    last = anna.get(f"/api/tables/{key}/events?since={whole['number'] - 1}")
    assert [move["number"] for move in last["moves"]] == [whole["number"]]
    assert last["moves"][0]["text"]


def test_what_is_taken_back_is_not_in_the_story(server: Server) -> None:
    anna = Guest(server.url, "Anna")
    key = anna.make("me", "me")["sight"]["table"]["id"]
    anna.answer(key, 0, 0)
    anna.post(f"/api/tables/{key}/undo", seat=0, to=0)
    anna.answer(key, 0, 1)
    behind = anna.get(f"/api/tables/{key}/events?since=1")
    assert behind["again"]
    assert [(move["number"], move["at"]) for move in behind["moves"]] == [(3, 1)]
    assert anna.get(f"/api/tables/{key}?since=1")["events"] == [behind["moves"][0]["events"][0]]


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
