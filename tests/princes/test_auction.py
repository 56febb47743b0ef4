"""3 The auction."""

from hypothesis import given
from hypothesis import strategies as st

from signoria.titles.princes.events import Bought, Renounced
from tests.princes.scenes import at_auction, estate, lay
from tests.rules import rule
from tests.transcripts import offered, play, why_not


@rule("princes 3.1")
def test_a_pile_is_sold_from_once_a_round() -> None:
    game = at_auction(3)
    play(game, "0: open jester / 1: pass / 2: pass")
    assert "open jester" not in offered(game, 1)
    assert why_not(game, 1, "open jester") == ("pile-closed", "3.1")


@rule("princes 3.1")
def test_an_empty_pile_is_not_opened() -> None:
    game = at_auction(3)
    game.jesters = 0
    assert why_not(game, 0, "open jester") == ("pile-empty", "3.1")


@rule("princes 3.1")
def test_who_has_bought_bids_no_more_this_round() -> None:
    game = at_auction(3)
    play(game, "0: open jester / 1: pass / 2: pass / 1: open builder")
    assert game.waiting() == (2,)
    play(game, "2: pass")
    assert game.waiting() == (2,)
    assert offered(game, 2)[-1] == "nothing"


@rule("princes 3.2")
def test_renouncing_means_no_purchase_and_no_bid_for_the_rest_of_the_round() -> None:
    game = at_auction(3)
    events = play(game, "0: renounce / 1: open jester")
    assert isinstance(events[0], Renounced)
    assert game.waiting() == (2,)
    play(game, "2: pass / 2: nothing")
    assert game.bidders == ()


@rule("princes 3.2")
def test_who_may_open_nothing_can_only_renounce() -> None:
    game = at_auction(3)
    estate(game, 0, florins=100, prestige=0)
    assert offered(game, 0) == ["renounce"]
    assert why_not(game, 0, "open jester") == ("not-covered", "3.7")


@rule("princes 3.2")
def test_nobody_renounces_while_merely_asked_to_raise() -> None:
    game = at_auction(3)
    play(game, "0: open jester")
    assert why_not(game, 1, "renounce") == ("other-question", "3.3")


@rule("princes 3.3")
def test_a_raise_is_exactly_one_hundred() -> None:
    game = at_auction(3)
    play(game, "0: open jester")
    assert offered(game, 1) == ["bid 300", "pass"]
    assert why_not(game, 1, "bid 400") == ("exact-raise", "3.3")
    assert why_not(game, 1, "bid 200") == ("exact-raise", "3.3")


@rule("princes 3.3")
def test_a_pass_is_for_this_item_only() -> None:
    game = at_auction(3)
    play(game, "0: open jester / 1: pass / 2: bid 300 / 0: pass")
    assert game.bidders == (0, 1)
    play(game, "0: open builder / 1: bid 300")
    assert game.waiting() == (0,)


@rule("princes 3.4")
def test_the_price_is_due_before_the_purchase_brings_prestige() -> None:
    game = at_auction(3)
    estate(game, 0, florins=0, prestige=2, builders=1)
    play(game, "0: open builder / 1: pass / 2: pass")
    assert (game.estates[0].florins, game.estates[0].prestige) == (0, 3)


@rule("princes 3.4")
def test_only_the_winner_pays() -> None:
    game = at_auction(3)
    events = play(game, "0: open jester / 1: bid 300 / 2: bid 400 / 0: pass / 1: pass")
    assert [owner.florins for owner in game.estates] == [3500, 3500, 3100]
    assert isinstance(events[-1], Bought)


@rule("princes 3.5")
def test_the_opener_who_did_not_win_opens_again() -> None:
    game = at_auction(4)
    play(game, "0: open jester / 1: bid 300 / 2: pass / 3: pass / 0: pass")
    assert game.waiting() == (0,)
    assert "open builder" in offered(game, 0)


@rule("princes 3.5")
def test_after_the_opener_has_bought_the_next_clockwise_who_has_not_opens() -> None:
    game = at_auction(4)
    play(game, "0: open jester / 1: bid 300 / 2: pass / 3: pass / 0: pass / 0: open builder / 2: pass / 3: pass")
    assert game.waiting() == (2,)


@rule("princes 3.6")
def test_renouncers_do_not_count_for_the_last_buyer() -> None:
    game = at_auction(3)
    play(game, "0: renounce / 1: open jester / 2: pass")
    assert game.waiting() == (2,)
    assert "take builder" in offered(game, 2)
    play(game, "2: take builder")
    assert game.estates[2].florins == 3300


@rule("princes 3.6")
def test_the_last_buyer_may_take_nothing() -> None:
    game = at_auction(2)
    play(game, "0: open jester / 1: pass / 1: nothing")
    assert game.estates[1].florins == 2500


@rule("princes 1.4")
@rule("princes 3.7")
def test_a_bid_may_count_on_prestige_that_can_be_sold_and_no_further() -> None:
    game = at_auction(3)
    estate(game, 1, florins=100, prestige=2)
    play(game, "0: open jester")
    assert offered(game, 1) == ["bid 300", "pass"]
    message = game.message(1, game.read("bid 300"))
    assert message.arguments["sells"] == 2
    play(game, "1: bid 300 / 2: bid 400 / 0: pass")
    assert offered(game, 1) == ["pass"]
    assert why_not(game, 1, "bid 500") == ("not-covered", "3.7")


@rule("princes 1.3")
@rule("princes 1.4")
def test_a_payment_sells_the_fewest_points_that_cover_it_and_never_below_zero() -> None:
    game = at_auction(3)
    estate(game, 0, florins=50, prestige=5)
    game.estates[0].florins = 0
    play(game, "0: open jester / 1: pass / 2: pass")
    assert (game.estates[0].florins, game.estates[0].prestige) == (0, 3)


@rule("princes 3.8")
def test_nobody_with_three_builders_bids_for_a_fourth() -> None:
    game = at_auction(3)
    estate(game, 1, builders=3)
    play(game, "0: open builder")
    assert offered(game, 1) == ["pass"]
    assert why_not(game, 1, "bid 300") == ("builders-full", "4.3")


@rule("princes 3.8")
def test_a_landscape_is_only_for_who_can_place_it() -> None:
    game = at_auction(3)
    game.estates[1].filled = (1 << 49) - 1
    play(game, "0: open lake")
    assert why_not(game, 1, "bid 300") == ("no-room-landscape", "3.8")
    game = at_auction(3)
    game.estates[0].filled = (1 << 49) - 1
    assert why_not(game, 0, "open park") == ("no-room-landscape", "3.8")


@rule("princes 4.1")
def test_a_landscape_may_touch_anything_but_covers_nothing() -> None:
    game = at_auction(3)
    lay(game, 0, "place tower a1")
    play(game, "0: open park / 1: pass / 2: pass")
    assert "place park a2" in offered(game, 0)
    assert "place park a5" not in offered(game, 0) or "place park a4" in offered(game, 0)
    assert why_not(game, 0, "place park a6") == ("overlaps", "5.5")
    assert why_not(game, 0, "place park c1") == ("overlaps", "5.5")


@rule("princes 3.7")
@given(florins=st.integers(0, 40), prestige=st.integers(0, 40), price=st.integers(1, 60))
def test_whatever_is_paid_comes_from_the_purse_first_and_exactly(florins: int, prestige: int, price: int) -> None:
    game = at_auction(3)
    owned = estate(game, 0, florins=100 * florins, prestige=prestige)
    if price > florins + prestige:
        return
    changes = game.pay(0, 100 * price, "auction")
    assert owned.prestige == min(prestige, florins + prestige - price)
    assert owned.florins == 100 * max(0, florins - price)
    assert sum(change.amount for change in changes if change.what == "florins") == owned.florins - 100 * florins
