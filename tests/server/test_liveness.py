"""What dies and comes back while tables go on: bots' processes, the ear for other processes, the system's clock."""

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import AsyncMock

import psycopg
import pytest

from signoria.server import hub, thinking
from signoria.server.api.watch import healthz
from signoria.server.refusals import NobodyThinks, TooMany
from signoria.server.review import Review, Reviews
from signoria.server.thinkers import Thinkers
from signoria.server.thinking import Place
from signoria.server.turns import Turns
from signoria.table import Record, Sitting, Title, Unreadable
from signoria.table.box import Box
from signoria.table.moves import HIGHEST_BID, bid
from signoria.table.options import Options
from signoria.table.replaying import replayed
from signoria.titles.princes.title import PRINCES
from tests.server.guests import Guest, browser, play_out
from tests.server.running import Postgres, Server
from tests.server.test_live import link, until


def me() -> int:
    return os.getpid()


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


async def test_thinkers_heal_when_one_of_them_is_killed() -> None:
    thinkers = Thinkers(1)
    try:
        os.kill(await thinkers.apart("", me), signal.SIGKILL)
        assert await thinkers.apart("", me) != os.getpid()
        assert await thinkers.well()
        with pytest.raises(NobodyThinks):
            await thinkers.apart("", die)
        assert await thinkers.well()
    finally:
        thinkers.rest()


async def test_thinkers_that_do_not_answer_are_not_well(monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers = Thinkers(1)
    process = await thinkers.apart("", me)
    try:
        os.kill(process, signal.SIGSTOP)
        monkeypatch.setattr("signoria.server.thinkers.PATIENCE", 0.2)
        assert not await thinkers.well()
    finally:
        os.kill(process, signal.SIGCONT)
        thinkers.rest()


async def test_health_tells_that_nobody_thinks() -> None:
    parts = SimpleNamespace(store=AsyncMock(), thinkers=(AsyncMock(), AsyncMock()))
    for well, status in ((True, 200), (False, 503)):
        parts.thinkers[1].well.return_value = well
        assert (await healthz(parts)).status_code == status  # type: ignore[arg-type]  # as much as it needs
    parts.store.public_tables.side_effect = OSError
    assert (await healthz(parts)).status_code == 503  # type: ignore[arg-type]


async def test_of_those_who_wait_each_has_a_turn_however_much_one_of_them_wants() -> None:
    turns, had = Turns(1), list[str]()

    async def want(whose: str) -> None:
        async with turns.turn(whose):
            had.append(whose)
            await asyncio.sleep(0)

    wanted = [asyncio.create_task(want(whose)) for whose in (*["flood"] * 6, "anna", "bruno")]
    await asyncio.sleep(0)
    wanted[1].cancel()
    await asyncio.gather(*wanted, return_exceptions=True)
    assert had == ["flood", "flood", "anna", "bruno", "flood", "flood", "flood"]


async def test_not_more_than_so_many_of_one_wait_for_their_turn() -> None:
    turns = Turns(1, 2)
    async with turns.turn("anna"):
        waiting = [asyncio.create_task(stay(turns, "anna")) for _ in range(3)]
        bruno = asyncio.create_task(stay(turns, "bruno"))
        assert [type(each) for each in await asyncio.gather(waiting[2], return_exceptions=True)] == [TooMany]
    await asyncio.gather(*waiting[:2], bruno)


async def stay(turns: Turns, whose: str) -> None:
    async with turns.turn(whose):
        pass


def test_hints_hold_up_no_bot(tmp_path: Path) -> None:
    """Who thinks of hints has been stopped, so none is ever given; bots answer all the same."""
    server = Server(f"sqlite:{tmp_path / 'hints.db'}")
    try:
        anna, bruno = Guest(server.url, "Anna"), Guest(server.url, "Bruno")
        mine = anna.make("me", "me")["sight"]["table"]["id"]
        adviser = max(server.children())
        os.kill(adviser, signal.SIGSTOP)
        seat = next(seat for seat in (0, 1) if str(seat) in anna.look(mine)["questions"])
        with ThreadPoolExecutor(14) as pool:
            asked = [pool.submit(anna.post, f"/api/tables/{mine}/hint", seat=seat, line="") for _ in range(14)]
            theirs = bruno.make("me", "quick")["sight"]["table"]["id"]
            for _ in range(3):
                bruno.answer(theirs, 0)
            bruno.asked(theirs, 0)
            os.kill(adviser, signal.SIGCONT)
            answers = [each.result() for each in asked]
        assert sorted(answer.status_code for answer in answers) == [*[200] * 13, 429]
        assert all("retry-after" in answer.headers for answer in answers if answer.status_code == 429)
    finally:
        server.stop()


def test_a_server_whose_bots_are_killed_plays_on_and_is_well(tmp_path: Path) -> None:
    server = Server(f"sqlite:{tmp_path / 'killed.db'}", sweep_seconds="0.2")
    try:
        anna = Guest(server.url, "Anna")
        key = anna.make("me", "quick")["sight"]["table"]["id"]
        anna.asked(key, 0)
        for bot in server.children():
            os.kill(bot, signal.SIGKILL)
        assert anna.client.get("/healthz").status_code == 200
        assert anna.post(f"/api/tables/{key}/hint", seat=0).status_code == 200
        before = anna.look(key)["number"]
        for _ in range(3):
            anna.answer(key, 0)
        end = time.monotonic() + 20
        while anna.look(key)["number"] <= before + 3:
            assert time.monotonic() < end
            time.sleep(0.02)
    finally:
        server.stop()


def test_who_thinks_of_a_table_again_begins_where_it_was_left(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Sitting(PRINCES, 2, Options(PRINCES.options), 7)
    replays: list[int] = []

    def counted(record: Record, title: Title, box: Box | None) -> Sitting:
        replays.append(len(record.lines))
        return replayed(record, title, box)

    monkeypatch.setattr(thinking, "replayed", counted)

    def thought() -> thinking.Thought:
        return thinking.think(Place("t", table.record(), ""), table.game.waiting()[0], "quick", 3)

    for _ in range(6):
        table.play(table.game.waiting()[0], thought().text)
    table.undo(0, table.number - 1, agreed=True)
    again = thought()
    assert len(replays) == 1
    thinking._sittings.clear()
    assert thought() == again
    table = Sitting(PRINCES, 2, Options(PRINCES.options), 8)
    thought()
    assert len(replays) == 3


@contextlib.contextmanager
def unheard(database: str) -> Iterator[None]:
    """Nobody listens for a while: who did is cut off, and nobody can connect."""
    name = psycopg.conninfo.conninfo_to_dict(database)["dbname"]
    with psycopg.connect(database, dbname="postgres", autocommit=True) as other:
        other.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        other.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s AND query LIKE 'LISTEN%%'",
            (name,),
        )
        yield
        other.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")


async def test_what_was_told_while_nobody_listened_is_heard_afterwards(postgres: Postgres) -> None:
    database = postgres.database()
    here, there = Server(database, sweep_seconds="600"), Server(database, sweep_seconds="600")
    try:
        anna = Guest(here.url, "Anna")
        key = anna.make("me", "me")["sight"]["table"]["id"]
        async with link(there, anna, key) as connection:
            await until(connection, "present")
            with unheard(database):
                await asyncio.to_thread(anna.answer, key, 0, 0)
                await asyncio.to_thread(anna.post, f"/api/tables/{key}/chat", text="Do you hear me?")
            assert (await until(connection, "table"))["number"] == 1
            assert (await until(connection, "chat"))["chat"][0]["text"] == "Do you hear me?"
    finally:
        here.stop()
        there.stop()


async def test_a_pause_is_no_longer_than_itself_when_the_clock_was_set_back() -> None:
    start = time.monotonic()
    await hub._pause(time.time() + 3600, 0.05)
    await hub._pause(time.time() - 3600, 5)
    assert 0.04 < time.monotonic() - start < 2


def test_a_rematch_asked_for_by_six_at_once_is_one(server: Server) -> None:
    anna, bruno = Guest(server.url, "Anna"), Guest(server.url, "Bruno")
    made = anna.make("me", "open")
    key = made["sight"]["table"]["id"]
    bruno.post(f"/api/tables/{key}/join", seat=1, invite=made["invite"])
    play_out(key, {0: anna, 1: bruno})
    cookies = [dict(guest.client.cookies) for guest in (anna, bruno) * 3]
    askers = [browser(server.url, cookies=each) for each in cookies]
    with ThreadPoolExecutor(6) as crowd:
        answers = list(crowd.map(lambda each: each.post(f"/api/tables/{key}/rematch"), askers))
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.json()["table"]["id"] for answer in answers}) == 1
    assert anna.look(answers[0].json()["table"]["id"])["table"]["state"] == "playing"


def test_a_rematch_keeps_a_free_seat_for_who_has_gone_for_good(server: Server) -> None:
    anna, bruno = Guest(server.url, "Anna"), Guest(server.url, "Bruno")
    made = anna.make("me", "open")
    key = made["sight"]["table"]["id"]
    bruno.post(f"/api/tables/{key}/join", seat=1, invite=made["invite"])
    play_out(key, {0: anna, 1: bruno})
    assert bruno.client.delete("/api/me?name=Bruno").status_code == 200
    again = anna.post(f"/api/tables/{key}/rematch").json()
    assert again["table"]["state"] == "open"
    assert [(seat["kind"], seat["mine"]) for seat in again["table"]["seats"]] == [("open", False), ("person", True)]
    carla = Guest(server.url, "Carla")
    joined = carla.post(f"/api/tables/{again['table']['id']}/join", seat=0, invite=again["invite"])
    assert joined.json()["table"]["state"] == "playing"


def test_leaving_is_no_consent_to_take_back(server: Server) -> None:
    anna, bruno = Guest(server.url, "Anna"), Guest(server.url, "Bruno")
    made = anna.make("me", "me", "open")
    key = made["sight"]["table"]["id"]
    bruno.post(f"/api/tables/{key}/join", seat=2, invite=made["invite"])
    for seat, guest in ((0, anna), (1, anna), (2, bruno)):
        guest.answer(key, seat, 0)
    assert anna.post(f"/api/tables/{key}/undo", seat=0, to=0).json()["ask_back"]["agreed"] == [0, 1]
    assert bruno.post(f"/api/tables/{key}/agree", yes=False).json()["ask_back"] is None
    bruno.post(f"/api/tables/{key}/leave", seat=2)
    before = anna.look(key)["standing"]
    anna.post(f"/api/tables/{key}/undo", seat=0, to=0)
    assert anna.look(key)["standing"] >= before


def test_letting_the_time_run_out_is_no_consent_to_take_back(server: Server) -> None:
    anna, bruno = Guest(server.url, "Anna"), Guest(server.url, "Bruno")
    made = anna.make("me", "open", clock={"move_seconds": 1})
    key = made["sight"]["table"]["id"]
    bruno.post(f"/api/tables/{key}/join", seat=1, invite=made["invite"])
    anna.answer(key, 0, 0)
    end = time.monotonic() + 15
    while not anna.look(key)["table"]["seats"][1]["late"]:
        assert time.monotonic() < end
        time.sleep(0.02)
    anna.post(f"/api/tables/{key}/return", seat=0)
    while not any(move["seat"] == 1 for move in anna.get(f"/api/tables/{key}/events")["moves"]):
        assert time.monotonic() < end
        time.sleep(0.02)
    standing = anna.look(key)["standing"]
    asked = anna.post(f"/api/tables/{key}/undo", seat=0, to=0)
    assert asked.json()["ask_back"]["agreed"] == [0]
    assert anna.look(key)["standing"] >= standing


async def test_a_review_is_made_once_however_many_ask() -> None:
    made: list[str] = []

    async def apart(whose: str, work: object, record: str, components: str) -> Review:
        made.append(record)
        await asyncio.sleep(0.05)
        return Review(())

    table = SimpleNamespace(
        table=SimpleNamespace(id="t", state="finished", components=""),
        sitting=SimpleNamespace(record=lambda: SimpleNamespace(text=lambda: "record")),
    )
    store, tables = AsyncMock(), AsyncMock()
    store.review.return_value, tables.watched.return_value = "", table
    reviews = Reviews(store, SimpleNamespace(apart=apart), tables)  # type: ignore[arg-type]  # as much as it needs
    given_up = asyncio.create_task(reviews.of(None, "t"))
    await asyncio.sleep(0.01)
    given_up.cancel()
    assert await asyncio.gather(*(reviews.of(None, "t") for _ in range(8))) == [Review(())] * 8
    assert made == ["record"]


def test_no_guest_has_more_bids_kept_than_anybody_could_make() -> None:
    assert PRINCES.box().lexicon.read(f"bid {HIGHEST_BID}") is bid(HIGHEST_BID)
    with pytest.raises(Unreadable):
        PRINCES.box().lexicon.read(f"bid {HIGHEST_BID + 1}")
    assert HIGHEST_BID <= 50_000
