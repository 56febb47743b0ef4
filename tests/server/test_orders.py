"""Standing orders, the veil and the clock."""

import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from signoria.server import clocks, orders
from signoria.server.rows import Clock, Notes, Order, Times
from signoria.table import Options, Question, Sitting
from signoria.table.messages import AuctionState
from signoria.table.records import read_record
from signoria.titles import title
from tests.server.guests import Guest
from tests.server.running import Server


def auction(lot: str = "lake", price: int = 200, rivals: tuple[int, ...] = (1, 2)) -> Question:
    return Question("q", "3.3", {}, AuctionState(lot, price, price + 100, 1, rivals))


GOLDEN = Path(__file__).parents[1] / "golden"

UP_TO_500 = Order(kind="bid", lot="lake", limit=500, then="pass", rivals=(1, 2))


def test_an_order_bids_the_least_up_to_its_limit_and_then_passes_or_asks() -> None:
    assert orders.obeyed(UP_TO_500, auction(price=200)) == "bid 300"
    assert orders.obeyed(UP_TO_500, auction(price=400)) == "bid 500"
    assert orders.obeyed(UP_TO_500, auction(price=500)) == "pass"
    asks = Order(kind="bid", lot="lake", limit=500, then="ask", rivals=(1, 2))
    assert orders.obeyed(asks, auction(price=500)) is None


def test_an_order_is_void_for_another_lot_or_rivals_not_named() -> None:
    assert orders.obeyed(UP_TO_500, auction(lot="jester")) is None
    assert orders.obeyed(UP_TO_500, auction(rivals=(1, 3))) is None
    assert orders.obeyed(UP_TO_500, auction(rivals=(2,))) == "bid 300"
    assert not orders.stands(UP_TO_500, auction(lot="jester"), bidding="3")


def test_an_order_to_pass_ends_with_the_phase() -> None:
    passing = Order(kind="pass")
    assert orders.stands(passing, None, bidding="3")
    assert not orders.stands(passing, Question("q", "5.1"), bidding="3")
    assert not orders.stands(passing, Question("q", "3.2"), bidding="")


def test_an_order_to_pass_holds_unless_its_lot_is_offered() -> None:
    passing = Order(kind="pass", unless=("jester",))
    assert orders.obeyed(passing, auction(lot="lake")) == "pass"
    assert orders.obeyed(passing, auction(lot="jester")) is None
    assert orders.obeyed(passing, Question("q", "3.2")) is None
    assert orders.stands(passing, Question("q", "3.2"), bidding="3")


@cache
def only_choices() -> tuple[tuple[Sitting, int], ...]:
    """Every place of two golden games of Princes where a seat has one choice only, with that seat."""
    found = []
    for name in ("four-by-chance", "lowest-card-decides"):
        record = read_record((GOLDEN / f"princes-{name}.record").read_text(encoding="utf-8"))
        princes = title("princes")
        options = Options.read(princes.options, record.header.options)
        sitting = Sitting(princes, record.header.seats, options, record.header.seed)
        for line in record.lines:
            found += [(sitting.copy(), seat) for seat in sitting.game.waiting() if len(sitting.game.moves(seat)) == 1]
            sitting.follow(line)
    return tuple(found)


def found_where(wanted: Callable[[Sitting, int], bool]) -> tuple[Sitting, int]:
    """The first of those places that is as wanted, to be played on."""
    sitting, seat = next(each for each in only_choices() if wanted(*each))
    return sitting.copy(), seat


def the_one(sitting: Sitting, seat: int) -> str:
    (move,) = sitting.game.moves(seat)
    return str(move)


def costs_nothing(sitting: Sitting, seat: int) -> bool:
    return sitting.preview(seat, the_one(sitting, seat)).free


def ends_own_moves(sitting: Sitting, seat: int) -> bool:
    """Whether taking the only choice hands on to others, and makes moves final that its seat could take back."""
    leads = sitting.preview(seat, the_one(sitting, seat))
    return leads.question is None and sitting.free(seat) < sitting.number


def test_an_order_bids_no_more_than_its_seat_has() -> None:
    def cannot_bid(sitting: Sitting, seat: int) -> bool:
        question = sitting.game.question(seat)
        return question is not None and question.auction is not None and the_one(sitting, seat) == "pass"

    sitting, seat = found_where(cannot_bid)
    question = sitting.game.question(seat)
    assert question is not None
    assert question.auction is not None
    for then, text in (("pass", orders.Answer(seat, "pass")), ("ask", None)):
        rich = Order(kind="bid", lot=question.auction.lot, limit=100_000, then=then, rivals=question.auction.rivals)
        assert orders.answer(Notes(orders={seat: rich}), sitting, seat) == text


def test_the_only_choice_is_taken_for_who_wants_it() -> None:
    sitting, seat = found_where(lambda *at: costs_nothing(*at) and not ends_own_moves(*at))
    taken = orders.Answer(seat, the_one(sitting, seat), only=True)
    assert orders.answer(Notes(only_choice=(seat,)), sitting, seat) == taken
    assert orders.answer(Notes(only_choice=(seat + 1,)), sitting, seat) is None
    sitting.undo(seat, sitting.number - 1, agreed=True)
    (asked, *_) = sitting.game.waiting()
    assert orders.answer(Notes(only_choice=(asked,)), sitting, asked) is None


def test_an_only_choice_that_shows_something_hidden_is_asked() -> None:
    sitting, seat = found_where(lambda *at: not costs_nothing(*at))
    assert orders.only_choice(sitting, seat) is None


def test_an_only_choice_after_which_own_moves_are_final_is_asked() -> None:
    sitting, seat = found_where(lambda *at: costs_nothing(*at) and ends_own_moves(*at))
    assert orders.only_choice(sitting, seat) is None


def test_an_only_choice_that_was_taken_back_is_asked() -> None:
    sitting, seat = found_where(lambda *at: costs_nothing(*at) and not ends_own_moves(*at))
    text, number = the_one(sitting, seat), sitting.number
    assert orders.only_choice(sitting, seat) == text
    sitting.play(seat, text)
    sitting.undo(seat, number)
    assert orders.only_choice(sitting, seat) is None


def test_a_clock_takes_from_the_reserve_only_what_goes_beyond_a_move() -> None:
    clock = Clock(30, 100)
    times = clocks.ticked(clocks.begun(clock, 2), clock, (0,), (0,), 1000.0)
    assert clocks.deadline(times, clock, 0) == 1130.0
    quick = clocks.ticked(times, clock, (1,), (1,), 1020.0)
    assert quick.reserves == (100.0, 100.0)
    slow = clocks.ticked(times, clock, (1,), (1,), 1050.0)
    assert slow.reserves == (80.0, 100.0)
    assert clocks.deadline(slow, clock, 0) is None
    thinking_on = clocks.ticked(times, clock, (0, 1), (1,), 1050.0)
    assert thinking_on.asked == {0: 1000.0, 1: 1050.0}


def test_without_a_clock_nobodys_time_runs_out() -> None:
    assert clocks.deadline(Times({0: 5.0}, (0.0,)), Clock(), 0) is None


def to_the_auction(anna: Guest, bruno: Guest, open_money: str = "off", **wishes: object) -> str:
    """Anna and Bruno have chosen their cards; Anna is to open."""
    made = anna.make("me", "open", options={"first_player": "1", "open_money": open_money}, **wishes)
    key = str(made["sight"]["table"]["id"])
    bruno.post(f"/api/tables/{key}/join", seat=1, invite=made["invite"])
    anna.answer(key, 0, 0)
    bruno.answer(key, 1, 0)
    return key


def all_told(guest: Guest, key: str) -> list[dict[str, object]]:
    """All that somebody may know to have happened."""
    return list(guest.get(f"/api/tables/{key}?since=0")["events"])


def test_an_order_answers_through_the_rules_and_nobody_else_sees_it(server: Server) -> None:
    anna, bruno = Guest(server.url, "Anna"), Guest(server.url, "Bruno")
    key = to_the_auction(anna, bruno)
    order = {"seat": 1, "kind": "bid", "lot": "jester", "limit": 500, "then": "pass", "rivals": [0]}
    given = bruno.client.put(f"/api/tables/{key}/order", json=order)
    assert given.json()["orders"]["1"]["limit"] == 500
    assert anna.look(key)["orders"] == {}
    question = anna.asked(key, 0)
    anna.move(key, 0, "open jester", question["number"])
    for price in (400, 500):
        question = anna.asked(key, 0)
        assert question["auction"]["price"] == price
        if price < 500:
            anna.move(key, 0, f"bid {price + 100}", question["number"])
            break
    else:
        raise AssertionError("Bruno's order did not bid")


def test_an_order_is_cancelled_by_its_owner_alone(server: Server) -> None:
    anna, bruno = Guest(server.url, "Anna"), Guest(server.url, "Bruno")
    key = to_the_auction(anna, bruno)
    order = {"seat": 1, "kind": "pass", "unless": ["jester"]}
    assert anna.client.put(f"/api/tables/{key}/order", json=order).status_code == 403
    assert bruno.client.put(f"/api/tables/{key}/order", json=order).status_code == 200
    assert anna.client.delete(f"/api/tables/{key}/order/1").status_code == 403
    assert bruno.client.delete(f"/api/tables/{key}/order/1").json()["orders"] == {}


def test_an_only_choice_is_taken_after_a_pause_and_marked_for_its_owner_alone(server: Server) -> None:
    anna, bruno = Guest(server.url, "Anna"), Guest(server.url, "Bruno")
    key = to_the_auction(anna, bruno, open_money="on")
    path = f"/api/tables/{key}/only-choice"
    assert anna.client.put(path, json={"seat": 1, "take": True}).status_code == 403
    assert bruno.client.put(path, json={"seat": 1, "take": True}).json()["only_choice"] == [1]
    assert anna.look(key)["only_choice"] == []
    everything = {"kind": "bid", "lot": "jester", "limit": 5000, "then": "ask"}
    assert bruno.client.put(f"/api/tables/{key}/order", json={**everything, "seat": 1, "rivals": [0]}).is_success
    anna.move(key, 0, "open jester", anna.asked(key, 0)["number"])
    assert anna.client.put(f"/api/tables/{key}/order", json={**everything, "seat": 0, "rivals": [1]}).is_success
    end = time.monotonic() + 15
    while not (passed := [event for event in all_told(bruno, key) if event["type"] == "passed"]):
        assert time.monotonic() < end
        time.sleep(0.05)
    assert passed[0]["seat"] == 1
    assert passed[0]["only_choice"] is True
    assert not any("only_choice" in event for event in all_told(anna, key))
    assert bruno.client.put(path, json={"seat": 1, "take": False}).json()["only_choice"] == []


def test_with_the_veil_an_auction_answer_appears_after_the_same_delay(server: Server) -> None:
    anna, bruno = Guest(server.url, "Anna"), Guest(server.url, "Bruno")
    key = to_the_auction(anna, bruno, veil=True)
    question = anna.asked(key, 0)
    opened = time.monotonic()
    anna.move(key, 0, "open jester", question["number"])
    question = bruno.asked(key, 1)
    bruno.move(key, 1, "pass", question["number"])
    assert 0.18 < time.monotonic() - opened < 5


def test_when_time_runs_out_a_bot_answers_that_question_and_the_table_rests_until_somebody_is_back(
    server: Server,
) -> None:
    anna = Guest(server.url, "Anna")
    key = anna.make("me", "random", clock={"move_seconds": 1})["sight"]["table"]["id"]
    assert anna.asked(key, 0)["deadline"] is not None
    rested = wait_for(anna, key, lambda sight: sight["table"]["rests"])
    time.sleep(1.2)
    still = anna.look(key)
    assert still["number"] == rested["number"]
    assert (still["deadlines"], still["table"]["seats"][0]["late"]) == ({}, True)
    assert own_moves(anna, key, 0) == 1
    back = anna.post(f"/api/tables/{key}/return", seat=0).json()
    assert (back["table"]["rests"], back["table"]["seats"][0]["late"]) == (False, False)
    assert anna.asked(key, 0)["deadline"] > time.time() + 0.5


def test_who_is_late_is_asked_again_while_others_play(server: Server) -> None:
    anna, bruno = Guest(server.url, "Anna"), Guest(server.url, "Bruno")
    key = to_the_auction(anna, bruno, clock={"move_seconds": 1, "reserve_seconds": 1})
    before = own_moves(anna, key, 0)
    wait_for(anna, key, lambda sight: own_moves(anna, key, 0) == before + 1)
    assert anna.look(key)["table"]["seats"][0] | {"name": ""} == {
        "seat": 0,
        "kind": "person",
        "name": "",
        "mine": True,
        "away": False,
        "late": True,
        "spec": "",
    }
    bruno.answer(key, 1)
    assert not anna.look(key)["table"]["rests"]


def own_moves(guest: Guest, key: str, seat: int) -> int:
    """How many moves of a seat stand."""
    return sum(move["seat"] == seat for move in guest.get(f"/api/tables/{key}/events")["moves"])


def wait_for(guest: Guest, key: str, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Looks at a table until it is as wanted."""
    end = time.monotonic() + 15
    while not wanted(sight := guest.look(key)):
        assert time.monotonic() < end
        time.sleep(0.05)
    return sight


def test_where_the_table_chose_so_the_others_may_end_it(server: Server) -> None:
    anna, bruno = Guest(server.url, "Anna"), Guest(server.url, "Bruno")
    key = to_the_auction(anna, bruno, clock={"move_seconds": 1}, on_timeout="end")
    assert bruno.post(f"/api/tables/{key}/end").status_code == 409
    time.sleep(1.2)
    assert bruno.post(f"/api/tables/{key}/end").json()["table"]["state"] == "ended"
    assert anna.move(key, 0, "renounce", 2).status_code == 409
