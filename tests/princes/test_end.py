"""7 The end, and 8 two players."""

import pytest

from signoria.table import Event
from signoria.titles.princes.ending import FinalScoring
from signoria.titles.princes.events import CardScored, GameEnded
from signoria.titles.princes.game import Princes
from signoria.titles.princes.scoring import card_points
from tests.princes.scenes import at_auction, at_turn, dealt, estate, lay
from tests.rules import rule
from tests.transcripts import offered, play, why_not


def scored(game: Princes) -> list[Event]:
    events: list[Event] = []
    game.agenda = (FinalScoring(),)
    game.go_on(events)
    return events


@rule("princes 1.1")
@rule("princes 7.1")
def test_after_the_seventh_round_and_its_best_work_the_game_is_scored() -> None:
    game = at_turn(3, round=7, left=1)
    estate(game, 0, jesters=9, hand=("poet",), prestige_cards=("p10",))
    events = play(game, "0: work poet / 0: prestige 0")
    assert isinstance(events[-1], GameEnded)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.lines[0] == {"best-work": 3, "cards": 6}
    assert outcome.ranks == (1, 2, 2)


@rule("princes 7.2")
def test_every_prestige_card_is_turned_up_and_only_its_owner_scores() -> None:
    game = at_turn(3)
    estate(game, 0, prestige_cards=("p10", "p11"), builders=1)
    estate(game, 1, jesters=2)
    events = scored(game)
    cards = [(event.seat, event.prestige, event.points) for event in events if isinstance(event, CardScored)]
    assert cards == [(0, "p10", 0), (0, "p11", 6)]
    assert game.view(None).estates[0].revealed_prestige == ("p10", "p11")


@rule("princes 7.3")
def test_most_of_nothing_scores_nothing_but_fewest_empty_squares_with_none_counts() -> None:
    game = at_turn(3)
    assert card_points(game, 0, 9) == 0
    game.estates[0].filled = (1 << 49) - 1
    assert card_points(game, 0, 2) == 8
    game.estates[1].filled = (1 << 49) - 1
    assert card_points(game, 0, 2) == 4
    assert card_points(game, 2, 2) == 0


@rule("princes 7.3")
def test_a_tie_with_any_number_pays_the_printed_smaller_points() -> None:
    game = at_turn(5)
    for seat in range(5):
        estate(game, seat, jesters=2)
    assert [card_points(game, seat, 9) for seat in range(5)] == [3] * 5


@rule("princes 7.4")
def test_thresholds_pay_whether_others_meet_them_or_not() -> None:
    game = at_turn(3)
    for seat in (0, 1):
        lay(game, seat, "place forest a1", "place lake d1", "place park a5")
    assert card_points(game, 0, 3) == card_points(game, 1, 3) == 8
    assert card_points(game, 2, 3) == 0


@rule("princes 7.5")
@rule("princes 10.15")
def test_money_breaks_a_tie_and_then_the_place_is_shared() -> None:
    game = at_turn(4)
    for seat, (prestige, florins) in enumerate(((40, 300), (40, 500), (41, 0), (40, 300))):
        estate(game, seat, prestige=prestige, florins=florins)
    scored(game)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.ranks == (3, 2, 1, 3)
    for seat in range(4):
        estate(game, seat, prestige=40, florins=100)
    shared = game.outcome()
    assert shared is not None
    assert shared.ranks == (1, 1, 1, 1)


@rule("princes 9.4")
def test_the_third_tie_break_is_the_lowest_profession_on_the_table() -> None:
    game = at_turn(3)
    game.options = dealt(3, options={"third_tiebreak": "lowest_card"}).options
    for seat, table in enumerate((("poet",), ("alchemist", "theologian"), ())):
        estate(game, seat, prestige=40, florins=100, table=table)
    scored(game)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.ranks == (2, 1, 3)


@rule("princes 8.1")
def test_two_players_open_at_three_hundred_also_the_last_buyer() -> None:
    game = at_auction(2)
    play(game, "0: open jester / 1: pass / 1: take builder")
    assert [owner.florins for owner in game.estates] == [2200, 2200]


@rule("princes 8.2")
def test_two_players_bid_for_a_landscape_without_naming_it() -> None:
    game = at_auction(2)
    assert offered(game, 0)[0] == "open landscape"
    assert why_not(game, 0, "open lake") == ("not-an-item-here", "8.2")
    play(game, "0: open landscape / 1: pass")
    assert offered(game, 0) == ["choose forest", "choose lake", "choose park"]
    play(game, "0: choose lake / 0: place lake a1")
    assert game.landscapes == (6, 5, 6)
    assert why_not(game, 1, "take landscape") == ("pile-closed", "3.1")


@rule("princes 8.2")
def test_the_kind_must_be_in_stock_and_fit() -> None:
    game = at_auction(2)
    game.landscapes = (0, 6, 6)
    game.estates[0].filled = ((1 << 49) - 1) & ~0b111
    play(game, "0: open landscape / 1: pass")
    assert offered(game, 0) == ["choose park"]
    assert why_not(game, 0, "choose forest") == ("pile-empty", "3.1")
    assert why_not(game, 0, "choose lake") == ("no-room-landscape", "3.8")


@rule("princes 8.2")
def test_who_can_place_no_landscape_may_not_bid_for_one() -> None:
    game = at_auction(2)
    game.estates[1].filled = (1 << 49) - 1
    play(game, "0: open landscape")
    assert offered(game, 1) == ["pass"]
    assert why_not(game, 1, "bid 400") == ("no-room-landscape", "3.8")


@rule("princes 8.3")
@pytest.mark.parametrize("freedoms", [5, 4])
def test_the_extra_freedoms_of_two_players_vary_with_the_deal(freedoms: int) -> None:
    deals = {dealt(2, seed, {"freedoms2p": freedoms}).freedoms for seed in range(40)}
    assert len(deals) == 3
    assert {sum(deal) for deal in deals} == {freedoms}
