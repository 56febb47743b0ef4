"""4 The auctions of cards."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.titles.il_principe.counts import order_of_sale
from signoria.titles.il_principe.events import GroupPutUp, GroupSold, GroupUnsold
from tests.il_principe.scenes import asked, at_auction, cards, display, family
from tests.rules import rule
from tests.transcripts import offered, play, why_not


@rule("il_principe 4.1")
def test_groups_are_sold_smallest_first_and_then_by_colour() -> None:
    game = at_auction(4, "gggwwrry")
    sold = []
    while (lot := game.view(None).lot) is not None:
        sold.append(lot.card)
        play(game, " / ".join(f"{seat}: pass" for seat in (1, 2, 3, 0)))
    assert sold == ["yellow", "white", "red", "green"]


@rule("il_principe 4.1")
@given(offer=st.lists(st.integers(0, 6), min_size=5, max_size=5))
def test_the_order_of_sale_is_by_size_then_colour(offer: list[int]) -> None:
    order = order_of_sale(tuple(offer))
    assert sorted(order) == [colour for colour, count in enumerate(offer) if count]
    assert [(offer[colour], colour) for colour in order] == sorted((offer[colour], colour) for colour in order)


@rule("il_principe 4.2")
def test_left_of_il_principe_speaks_first_and_il_principe_last() -> None:
    game = at_auction(4)
    spoken: list[int] = []
    for _ in range(4):
        spoken += game.waiting()
        play(game, f"{game.waiting()[0]}: pass")
    assert spoken == [1, 2, 3, 0]


@rule("il_principe 4.2")
def test_who_passes_is_out_of_this_auction_but_not_of_the_next() -> None:
    game = at_auction(3)
    play(game, "1: pass / 2: bid 1 / 0: bid 2")
    assert game.waiting() == (2,)
    play(game, "2: pass / 0: pass")
    assert game.waiting() == (1,)
    assert "bid 1" in offered(game, 1)


@rule("il_principe 4.3")
@rule("il_principe 12.3")
def test_a_bid_is_at_least_one_higher_by_any_amount_and_never_above_ones_coins() -> None:
    game = at_auction(3)
    assert offered(game, 1) == [*(f"bid {amount}" for amount in range(1, 11)), "pass"]
    play(game, "1: bid 4")
    assert offered(game, 2) == [*(f"bid {amount}" for amount in range(5, 11)), "pass"]
    assert why_not(game, 2, "bid 4") == ("not-higher", "4.3")
    assert why_not(game, 2, "bid 11") == ("too-few-coins", "4.3")


@rule("il_principe 4.3")
@pytest.mark.parametrize("coins", [0, 3])
def test_who_cannot_bid_is_asked_and_can_only_pass(coins: int) -> None:
    game = at_auction(3)
    family(game, 2, coins=coins)
    play(game, "1: bid 3")
    assert game.waiting() == (2,)
    assert offered(game, 2) == ["pass"]


@rule("il_principe 4.4")
def test_the_highest_bidder_is_not_asked_again_until_somebody_bids_more() -> None:
    game = at_auction(3)
    play(game, "1: bid 3 / 2: pass / 0: bid 5 / 1: bid 6 / 0: pass")
    assert game.prince == 1
    assert game.families[1].coins == 4


@rule("il_principe 4.4")
def test_the_last_one_without_a_bid_still_chooses() -> None:
    game = at_auction(3)
    play(game, "1: pass / 2: pass")
    assert game.waiting() == (0,)
    assert offered(game, 0)[0] == "bid 1"
    events = play(game, "0: bid 1")
    assert [event.price for event in events if isinstance(event, GroupSold)] == [1]


@rule("il_principe 4.5")
def test_an_unsold_group_goes_to_the_discards_and_the_marker_stays() -> None:
    game = at_auction(3, "ggw")
    events = play(game, "1: pass / 2: pass / 0: pass")
    assert [(event.card, event.count) for event in events if isinstance(event, GroupUnsold)] == [("white", 1)]
    assert game.discards == cards("w")
    assert (game.prince, game.waiting()) == (0, (1,))


@rule("il_principe 4.6")
def test_the_winner_takes_the_cards_pays_and_opens_the_next_auction_at_his_left() -> None:
    game = at_auction(4, "gwww")
    events = play(game, "1: pass / 2: bid 4 / 3: pass / 0: pass")
    winner = game.families[2]
    assert (winner.hand, winner.coins, game.prince) == (cards("g"), 6, 2)
    assert not [event for event in events if isinstance(event, GroupPutUp)]
    play(game, "2: pass")
    assert game.waiting() == (3,)


@rule("il_principe 4.7")
def test_each_group_won_gives_a_chance_to_build_with_the_cards_just_won_and_the_coins_left() -> None:
    game = at_auction(3, "gww")
    display(game, "siena", "perugia", "lucca", "pisa")
    family(game, 1, hand="rywb", coins=8)
    play(game, "1: bid 2 / 2: pass / 0: pass")
    assert offered(game, 1) == ["build siena", "build perugia", "pass"]
    play(game, "1: build siena / 1: shield toscana")
    assert game.families[1].coins == 3
    play(game, "2: pass / 0: pass / 1: bid 1")
    assert offered(game, 1) == ["pass"]
    assert why_not(game, 1, "build perugia") == ("cards-missing", "6.1")


@rule("il_principe 4.7")
def test_a_city_needs_the_coins_left_after_the_bid() -> None:
    game = at_auction(3, "g")
    display(game, "siena", "perugia", "lucca", "pisa")
    family(game, 1, hand="ry", coins=5)
    play(game, "1: bid 3 / 2: pass / 0: pass")
    assert why_not(game, 1, "build siena") == ("coins-missing", "6.1")


@rule("il_principe 4.7")
@rule("il_principe 12.14")
def test_the_chance_to_build_may_be_declined_and_is_asked_even_of_those_who_cannot() -> None:
    game = at_auction(3, "g")
    play(game, "1: bid 1 / 2: pass / 0: pass")
    assert offered(game, 1) == ["pass"]
    play(game, "1: pass")
    assert game.waiting() == (1,)
    assert asked(game, 1) == "turn"


@rule("il_principe 12.14")
def test_with_no_city_on_display_nobody_is_asked_to_build() -> None:
    game = at_auction(3, "g")
    game.display = ()
    play(game, "1: bid 1 / 2: pass / 0: pass")
    assert asked(game, 1) == "turn"
