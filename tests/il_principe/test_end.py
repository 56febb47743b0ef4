"""8 The end of the game, and 9 the final scoring."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.table import Chance, Event
from signoria.titles.il_principe.ending import FinalScoring
from signoria.titles.il_principe.events import (
    CardsGained,
    CitiesRanOut,
    LastRoundBegan,
    LineScored,
    NothingOffered,
    OfferDrawn,
    PileRenewed,
    RoundBegan,
)
from signoria.titles.il_principe.game import IlPrincipe
from signoria.titles.il_principe.privileges import ShieldAnywhere, TurnUpCard
from signoria.titles.il_principe.roles import DecideColour
from signoria.titles.il_principe.scoring import places_of, region_points
from signoria.titles.il_principe.title import IL_PRINCIPE
from tests.il_principe.scenes import (
    all_pass,
    asked,
    at_roles,
    before_round,
    cards,
    dealt,
    ended,
    family,
    go,
    pile,
    poor,
)
from tests.rules import rule
from tests.transcripts import play


def kinds(events: list[Event]) -> set[type]:
    return {type(event) for event in events}


def scored(*points: int) -> IlPrincipe:
    """A game about to be scored, with these points on the track and nothing else."""
    game = dealt(len(points))
    poor(game)
    for seat, amount in enumerate(points):
        family(game, seat, points=amount)
    game.agenda = (FinalScoring(),)
    return game


@rule("il_principe 8.1")
@rule("il_principe 12.12")
def test_too_few_cities_come_before_too_few_cards() -> None:
    events = go(game := before_round(4, 3, cities=3))
    assert kinds(events) >= {CitiesRanOut}
    assert not kinds(events) & {LastRoundBegan, RoundBegan}
    assert game.outcome() is not None


@rule("il_principe 8.2")
def test_fewer_than_four_cities_end_the_game_without_income_and_with_the_roles_as_held() -> None:
    game = before_round(4, 60, cities=3)
    game.hold(2, 0, 0)
    go(game)
    assert game.waiting() == ()
    assert ended(game).lines[2]["roles"] == 2
    assert [sum(owned.hand) for owned in game.families] == [5] * 4


@rule("il_principe 8.2")
@pytest.mark.parametrize(("seats", "built"), [(2, 7), (3, 12), (5, 12)])
def test_the_display_falls_below_four_when_so_many_are_built(seats: int, built: int) -> None:
    row = dealt(seats).numbers
    assert row.cities - built == dealt(seats).box.display - 1


@rule("il_principe 8.3")
@rule("il_principe 10.4")
@pytest.mark.parametrize(("seats", "least", "offer"), [(2, 10, 6), (3, 12, 6), (4, 16, 8), (5, 20, 10)])
def test_a_draw_pile_below_the_threshold_makes_the_last_round(seats: int, least: int, offer: int) -> None:
    assert RoundBegan in kinds(go(game := before_round(seats, least)))
    assert (game.last, len(game.pile)) == (False, least - seats * game.numbers.drawn)
    events = go(game := before_round(seats, least - 1))
    assert (game.last, sum(game.offer)) == (True, offer)
    assert [len(event.cards) for event in events if isinstance(event, OfferDrawn)] == [offer]
    assert [owned.coins for owned in game.families] == [0] * seats


@rule("il_principe 8.3")
def test_the_last_round_has_auctions_actions_and_roles_and_then_the_game_is_over() -> None:
    game = before_round(3, 11)
    family(game, 1, coins=3)
    go(game)
    play(game, "1: bid 3 / 2: pass / 0: pass / 1: pass")
    all_pass(game)
    assert game.outcome() is not None
    assert game.families[1].coins == 0


@rule("il_principe 8.4")
@rule("il_principe 12.11")
def test_an_empty_draw_pile_is_renewed_from_the_discards() -> None:
    game = dealt(3)
    poor(game)
    family(game, 0, up="rr")
    pile(game, "")
    game.discards = cards("gggw")
    game.display = game.display[:3]
    game.agenda = (FinalScoring(), DecideColour(2))
    events = go(game)
    assert kinds(events) >= {PileRenewed, CardsGained}
    assert (sum(game.families[0].hand), len(game.pile), game.discards) == (1, 3, cards(""))


@rule("il_principe 8.4")
def test_with_neither_pile_nor_discards_nothing_is_drawn() -> None:
    game = dealt(3)
    poor(game)
    family(game, 0, up="rr")
    pile(game, "")
    game.agenda = (FinalScoring(), DecideColour(2))
    events = go(game)
    assert [event.count for event in events if isinstance(event, CardsGained)] == [0]


@rule("il_principe 8.4")
def test_the_discards_do_not_count_for_the_threshold() -> None:
    go(game := before_round(4, 15, discards="gggggggg"))
    assert game.last


@rule("il_principe 8.5")
def test_the_last_round_sells_what_can_be_found() -> None:
    go(game := before_round(4, 3, discards="gg"))
    assert (sum(game.offer), game.discards, len(game.pile)) == (5, cards(""), 0)


@rule("il_principe 8.5")
def test_with_no_card_at_all_the_actions_follow_at_once() -> None:
    events = go(game := before_round(4, 0))
    assert NothingOffered in kinds(events)
    assert asked(game, 0) == "turn"


@rule("il_principe 8.5")
def test_unsold_groups_of_the_last_round_are_discarded_and_no_round_follows() -> None:
    go(game := before_round(3, 11))
    all_pass(game)
    assert sum(game.discards) == 6
    assert game.outcome() is not None
    assert game.round == 4


@rule("il_principe 9.1")
def test_a_major_role_brings_two_points_and_a_minor_one() -> None:
    game = scored(0, 0, 0)
    game.hold(0, 0, 0)
    game.hold(0, 3, 0)
    game.hold(1, 0, 1)
    go(game)
    assert ended(game).lines[:2] == ({"roles": 4}, {"roles": 1})


@rule("il_principe 9.2")
@pytest.mark.parametrize(
    ("shields", "points"),
    [
        ((3, 3, 1), (5, 5, 0)),
        ((3, 2, 2, 1), (5, 2, 2, 0)),
        ((4, 0, 0), (5, 0, 0)),
        ((0, 0, 0), (0, 0, 0)),
        ((1, 1, 1), (5, 5, 5)),
        ((0, 2), (0, 5)),
        ((1, 2, 3, 2, 1), (0, 2, 5, 2, 0)),
    ],
)
def test_regions_score_by_their_shields(shields: tuple[int, ...], points: tuple[int, ...]) -> None:
    assert region_points(shields, 5, 2) == points


@rule("il_principe 9.2")
def test_all_regions_are_added_up() -> None:
    game = scored(0, 0, 0)
    game.map = ((1, 0, 0), (2, 1, 0), (0, 0, 0), (1, 1, 0), (0, 0, 0), (0, 0, 3))
    go(game)
    assert [lines.get("regions", 0) for lines in ended(game).lines] == [15, 7, 5]


@rule("il_principe 9.3")
@pytest.mark.parametrize(
    ("up", "down", "points"),
    [("gggwrrb", "byyyy", 2), ("ggwwrrbbb", "yy", 4), ("ggwwrrbb", "", 0), ("gwrby", "gwrby", 4)],
)
def test_the_scarcest_colour_in_front_brings_two_for_each_card(up: str, down: str, points: int) -> None:
    game = scored(0, 0)
    family(game, 0, up=up, down=down)
    go(game)
    assert ended(game).lines[0].get("sets", 0) == points


@rule("il_principe 9.4")
@rule("il_principe 12.5")
@pytest.mark.parametrize(("coins", "points"), [((4, 4, 1), (2, 2, 0)), ((0, 0, 0), (0, 0, 0)), ((1, 2, 3), (0, 0, 2))])
def test_most_coins_bring_two_to_all_who_are_tied(coins: tuple[int, ...], points: tuple[int, ...]) -> None:
    game = scored(0, 0, 0)
    for seat, amount in enumerate(coins):
        family(game, seat, coins=amount)
    go(game)
    assert tuple(lines.get("coins", 0) for lines in ended(game).lines) == points


@rule("il_principe 9.5")
@rule("il_principe 12.5")
@pytest.mark.parametrize(
    ("hands", "points"), [(("gg", "wy", "r"), (2, 2, 0)), (("", "", ""), (0, 0, 0)), (("", "b", ""), (0, 2, 0))]
)
def test_most_cards_in_hand_bring_two_to_all_who_are_tied(hands: tuple[str, ...], points: tuple[int, ...]) -> None:
    game = scored(0, 0, 0)
    for seat, hand in enumerate(hands):
        family(game, seat, hand=hand)
    events = go(game)
    assert tuple(lines.get("hand", 0) for lines in ended(game).lines) == points
    told = [event.seat for event in events if isinstance(event, LineScored)]
    assert told == [seat for seat, amount in enumerate(points) if amount]


@rule("il_principe 9.6")
def test_most_points_win_and_the_lower_places_are_ordered_alike() -> None:
    game = scored(10, 30, 20, 20)
    family(game, 3, up="gg")
    go(game)
    assert ended(game).ranks == (4, 1, 3, 2)


@rule("il_principe 9.6")
def test_a_tie_goes_to_more_cards_in_front_face_up_or_down() -> None:
    game = scored(50, 50, 50)
    family(game, 0, up="gg")
    family(game, 1, up="g", down="gg")
    go(game)
    assert ended(game).ranks == (2, 1, 3)


@rule("il_principe 9.6")
@rule("il_principe 12.17")
def test_then_to_the_first_major_role_in_the_order_of_colours_and_else_it_is_shared() -> None:
    game = scored(50, 50, 52, 52)
    game.hold(0, 2, 0)
    game.hold(1, 3, 0)
    go(game)
    assert ended(game).scores == (52, 52, 52, 52)
    assert ended(game).ranks == (1, 2, 3, 3)


@rule("il_principe 9.6")
@given(points=st.lists(st.integers(0, 2), min_size=2, max_size=5), fronts=st.lists(st.integers(0, 2), min_size=5))
def test_places_are_shared_only_by_those_who_are_equal_in_everything(points: list[int], fronts: list[int]) -> None:
    game = scored(*points)
    for seat in range(len(points)):
        family(game, seat, down="g" * fronts[seat])
    ranks = places_of(game)
    for one in range(len(points)):
        for other in range(len(points)):
            ahead = (points[one], fronts[one]) > (points[other], fronts[other])
            assert ahead == (ranks[one] < ranks[other])
    assert min(ranks) == 1


@rule("il_principe 8.4")
def test_a_red_draw_may_renew_the_pile_so_that_the_game_goes_on() -> None:
    game = at_roles(2, "red")
    poor(game)
    family(game, 0, up="rr", hand="gwr")
    family(game, 1, hand="gwr")
    pile(game, "")
    game.discards = cards("gggwwwrrrbbb")
    game.agenda = (*before_round(2, 5).agenda, DecideColour(2))
    go(game)
    assert not game.last
    assert len(game.pile) == 1


@rule("il_principe 8.5")
@settings(deadline=None, max_examples=60)
@given(
    seats=st.integers(2, 5),
    left=st.integers(0, 30),
    cities=st.integers(3, 4),
    discards=st.text("gwrby", max_size=12),
    shields=st.integers(0, 2),
    seed=st.integers(0, 999),
)
def test_from_any_end_of_the_piles_a_game_comes_to_its_end_and_loses_nothing(
    seats: int, left: int, cities: int, discards: str, shields: int, seed: int
) -> None:
    game = before_round(seats, left, cities, discards)
    for owned in game.families:
        owned.shields = shields
    whole = IL_PRINCIPE.conserved(game)
    go(game)
    chance = Chance(seed)
    while waiting := game.waiting():
        game.apply(waiting[0], chance.pick(game.moves(waiting[0])))
    assert min(ended(game).ranks) == 1
    assert IL_PRINCIPE.conserved(game) == whole


@rule("il_principe 7.6")
@settings(deadline=None, max_examples=40)
@given(seats=st.integers(2, 5), coins=st.integers(0, 3), up=st.sampled_from(["gwrby", "ggwwrrbbyy", "bbb"]))
def test_with_everybody_tied_every_role_goes_to_a_bidder_or_stays(seats: int, coins: int, up: str) -> None:
    game = at_roles(seats, coins=coins, **dict.fromkeys("abcde"[:seats], up))
    chance = Chance(coins)
    while game.agenda and game.round == 1:
        seat = game.waiting()[0]
        assert (asked(game, seat) == "bid-role") == (not isinstance(game.agenda[-1], (TurnUpCard, ShieldAnywhere)))
        game.apply(seat, chance.pick(game.moves(seat)))
    assert game.roles[1] == (-1,) * 5
    assert coins or game.roles[0] == (-1,) * 5
