"""Standing orders, the veil and the clock."""

import time

from signoria.server import clocks, orders
from signoria.server.rows import Clock, Order, Times
from signoria.table import Question
from signoria.table.messages import AuctionState
from tests.server.guests import Guest
from tests.server.running import Server


def auction(lot: str = "lake", price: int = 200, rivals: tuple[int, ...] = (1, 2)) -> Question:
    return Question("q", "3.3", {}, AuctionState(lot, price, price + 100, 1, rivals))


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


def to_the_auction(anna: Guest, bruno: Guest, **wishes: object) -> str:
    """Anna and Bruno have chosen their cards; Anna is to open."""
    made = anna.make("me", "open", options={"first_player": "1"}, **wishes)
    key = str(made["sight"]["table"]["id"])
    bruno.post(f"/api/tables/{key}/join", seat=1, invite=made["invite"])
    anna.answer(key, 0, 0)
    bruno.answer(key, 1, 0)
    return key


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


def test_with_the_veil_an_auction_answer_appears_after_the_same_delay(server: Server) -> None:
    anna, bruno = Guest(server.url, "Anna"), Guest(server.url, "Bruno")
    key = to_the_auction(anna, bruno, veil=True)
    question = anna.asked(key, 0)
    anna.move(key, 0, "open jester", question["number"])
    opened = time.monotonic()
    question = bruno.asked(key, 1)
    bruno.move(key, 1, "pass", question["number"])
    assert 0.18 < time.monotonic() - opened < 5


def test_when_time_runs_out_a_bot_plays_on(server: Server) -> None:
    anna = Guest(server.url, "Anna")
    key = anna.make("me", "random", clock={"move_seconds": 1})["sight"]["table"]["id"]
    assert anna.asked(key, 0)["deadline"] is not None
    end = time.monotonic() + 15
    while not anna.look(key)["table"]["seats"][0]["away"]:
        assert time.monotonic() < end
        time.sleep(0.1)
    while anna.look(key)["number"] < 4:
        assert time.monotonic() < end
        time.sleep(0.1)


def test_where_the_table_chose_so_the_others_may_end_it(server: Server) -> None:
    anna, bruno = Guest(server.url, "Anna"), Guest(server.url, "Bruno")
    key = to_the_auction(anna, bruno, clock={"move_seconds": 1}, on_timeout="end")
    assert bruno.post(f"/api/tables/{key}/end").status_code == 409
    time.sleep(1.2)
    assert bruno.post(f"/api/tables/{key}/end").json()["table"]["state"] == "ended"
    assert anna.move(key, 0, "renounce", 2).status_code == 409
