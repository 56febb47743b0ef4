"""The rules of Relics, paragraph by paragraph."""

import pytest

from examples.relics.events import Drew, GameEnded, Laid, LineScored, Sold, Unsold
from examples.relics.title import RELICS
from signoria.table import PASS, BadComponents
from tests.relics.scenes import at_auction, bids, dealt, holding, relics
from tests.rules import rule
from tests.transcripts import play, why_not


@rule("relics 1.1")
@rule("relics 4.2")
def test_most_points_win_then_most_coins_and_else_the_game_is_shared() -> None:
    for coins, ranks in (((3, 3), (1, 1)), ((3, 2), (1, 2))):
        game = holding("veil", "icon")
        game.stalls[0].coins, game.stalls[1].coins = coins
        events = play(game, "0: lay veil / 1: lay icon / 1: pass / 0: pass / 0: pass / 1: pass")
        outcome = game.outcome()
        assert outcome is not None
        assert (outcome.ranks, outcome.scores) == (ranks, (0, 0))
        assert events[-1] == GameEnded(winners=tuple(seat for seat in (0, 1) if ranks[seat] == 1))


@rule("relics 1.2")
@pytest.mark.parametrize(("open_coins", "seen"), [(False, None), (True, 10)])
def test_coins_are_hidden_unless_the_option_opens_them(open_coins: bool, seen: int | None) -> None:
    game = dealt(3, options={"open_coins": open_coins})
    assert [stall.coins for stall in game.view(0).stalls] == [seen] * 3
    game.agenda = ()
    assert [stall.coins for stall in game.view(None).stalls] == [10] * 3


@rule("relics 2.1")
def test_everybody_begins_with_ten_coins_a_cloak_and_two_relics_seen_by_nobody_else() -> None:
    game = dealt(4)
    assert [(stall.coins, stall.pawned, len(stall.hand)) for stall in game.stalls] == [(10, False, 2)] * 4
    assert len(game.pile) == 1
    own = game.view(2).own
    assert own is not None
    assert [game.box.keys[relic] for relic in game.stalls[2].hand] == list(own.relics_in_hand)
    assert game.view(None).own is None


@rule("relics 2.2")
def test_who_is_first_is_drawn_or_chosen() -> None:
    assert dealt(3, options={"first_player": "3"}).first == 2
    assert {dealt(3, seed, {"first_player": "random"}).first for seed in range(20)} == {0, 1, 2}


@rule("relics 3.1")
def test_all_relics_are_turned_up_when_the_last_is_laid() -> None:
    game = holding("veil", "icon", "claw")
    play(game, "1: lay icon / 0: lay veil")
    assert game.view(None).laid_relics == ()
    assert [stall.ready for stall in game.view(None).stalls] == [True, True, False]
    events = play(game, "2: lay claw")
    told = [(event.seat, event.relic) for event in events if isinstance(event, Laid)]
    assert told == [(0, "veil"), (1, "icon"), (2, "claw")]
    assert game.view(None).laid_relics == ("veil", "icon", "claw")


@rule("relics 3.2")
def test_bidding_begins_to_the_left_of_who_laid_the_relic_and_a_bid_is_more_and_covered() -> None:
    game = at_auction()
    assert game.waiting() == (1,)
    assert bids(game, 1) == list(range(1, 11))
    play(game, "1: bid 4")
    assert game.waiting() == (2,)
    assert why_not(game, 2, "bid 4") == ("not-higher", "3.2")
    assert why_not(game, 2, "bid 11") == ("too-dear", "3.2")
    play(game, "2: pass / 0: pass")
    lot = game.view(None).lot
    assert lot is not None
    assert (lot.relic, lot.price, lot.leader_seat, lot.still_in_seats) == ("icon", 0, None, (2, 0, 1))


@rule("relics 3.3")
def test_the_highest_bidder_pays_and_puts_the_relic_up() -> None:
    game = at_auction()
    events = play(game, "1: bid 2 / 2: bid 5 / 0: pass / 1: pass")
    assert [(event.seat, event.relic, event.price) for event in events if isinstance(event, Sold)] == [(2, "veil", 5)]
    assert (game.stalls[2].coins, game.stalls[2].relics) == (5, relics(game, "veil"))


@rule("relics 3.4")
def test_what_nobody_wants_leaves_the_game() -> None:
    game = at_auction()
    events = play(game, "1: pass / 2: pass / 0: pass")
    assert [event.relic for event in events if isinstance(event, Unsold)] == ["veil"]
    assert game.view(None).unsold_relics == ("veil",)


@rule("relics 3.5")
def test_a_cloak_is_pawned_once_and_then_one_still_bids() -> None:
    game = at_auction()
    play(game, "1: pawn")
    assert (game.waiting(), game.stalls[1].coins, bids(game, 1)[-1]) == ((1,), 13, 13)
    assert why_not(game, 1, "pawn") == ("no-cloak", "3.5")
    assert why_not(dealt(), 0, "pawn")[0] == "other-question"


@rule("relics 3.6")
def test_everybody_draws_as_long_as_there_is_a_relic_for_each_and_the_first_player_changes() -> None:
    game = holding("veil lamb", "icon brush", pile="claw quill sail")
    last = "0: lay veil / 1: lay icon / 1: pass / 0: pass / 0: pass / 1: pass"
    events = play(game, last)
    assert [event.to for event in events if isinstance(event, Drew)] == [(0,), (1,)]
    assert (game.round, game.first, len(game.pile)) == (2, 1, 1)
    assert [len(stall.hand) for stall in game.stalls] == [2, 2]


@rule("relics 4.1")
def test_sets_count_three_more_and_a_pawned_cloak_costs_two() -> None:
    game = holding("sail", "icon")
    game.stalls[0].relics = relics(game, "veil icon")
    game.stalls[0].scored = (6, 0, 0)
    events = play(game, "0: lay sail / 1: lay icon / 1: pawn / 1: pass / 0: bid 1 / 0: pass / 1: pass")
    assert [(event.seat, event.source, event.points) for event in events if isinstance(event, LineScored)] == [
        (0, "sets", 3),
        (1, "cloak", -2),
    ]
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.lines == ({"relics": 7, "sets": 3}, {"cloak": -2})


@pytest.mark.parametrize(
    ("wrong", "right", "row"),
    [
        ('saint = "agnes"', 'saint = "john"', "lamb"),
        ("coins = 10", "coins = 0", "stock.coins"),
        ("points = 3", "points = 99", "relics.veil.points"),
        ("relics = 9", "relics = 8", "relics"),
    ],
)
def test_components_that_make_no_game_are_refused_with_the_row(wrong: str, right: str, row: str) -> None:
    with pytest.raises(BadComponents) as refused:
        RELICS.open_box(RELICS.components().replace(wrong, right, 1))
    assert refused.value.row == row


def test_quick_passes_where_a_relic_is_worth_less_than_its_price() -> None:
    game = at_auction()
    evaluation = RELICS.evaluation()
    assert list(evaluation.shortlist(game, 1, game.moves(1))) == [game.read("bid 1"), PASS]
