"""Tables as they are seen: now and move by move, tried and advised on, talked about and listed."""

import time

from tests.server.guests import Guest, browser, play_out
from tests.server.running import Server


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


def test_a_hint_answers_the_question_that_a_draft_leads_to(server: Server) -> None:
    anna = Guest(server.url, "Anna")
    key = anna.make("me", "me")["sight"]["table"]["id"]
    while True:
        seat = anna.look(key)["table"]["waiting"][0]
        texts = [move["text"] for move in anna.asked(key, seat)["moves"]]
        if "build tower" in texts:
            break
        anna.answer(key, seat)
    hint = anna.post(f"/api/tables/{key}/hint", seat=seat, line="build tower").json()
    assert all(choice["text"].startswith("place tower ") for choice in hint["choices"])
    drafted = f"build tower, {hint['choices'][0]['text']}"
    assert anna.post(f"/api/tables/{key}/preview", seat=seat, line=drafted).json()["free"]
    nonsense = anna.post(f"/api/tables/{key}/hint", seat=seat, line="bid 5")
    assert (nonsense.status_code, bool(nonsense.json()["error"])) == (409, True)


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
        "bot_pace": "at-once",
        "practice": False,
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
    assert anna.get(f"/api/tables/{key}/events?since={whole['number']}")["moves"] == []
    anew = anna.get(f"/api/tables/{key}/events?since={running['number']}")
    assert (anew["again"], len(anew["moves"])) == (True, len(whole["moves"]))
    assert anew["moves"][0]["text"]


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
