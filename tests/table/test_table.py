"""The contract, proved on a toy title: the laws, together, asides, the free auction."""

from collections.abc import Callable

import pytest

from signoria.table import PASS, Refused, bid
from signoria.table.cases import Case
from signoria.table.laws import LAWS, varied_places
from tests.table.toy import COINS, LAY, TOY, WHISTLE, Lot, bids, toy


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_a_title_the_table_never_met_obeys_the_laws(law: Callable[[Case], None]) -> None:
    for seed in range(30):
        law(Case(TOY, 2 + seed % 3, TOY.chosen(3), seed))


def test_answers_given_together_vary_in_imagined_games() -> None:
    assert set().union(*(varied_places(Case(TOY, 3, TOY.chosen(3), seed)) for seed in range(40))) == {
        "answers",
        "chance",
    }


def test_an_answer_is_held_changed_and_revealed_with_the_last() -> None:
    game = toy(3)
    game.play(1, LAY[0])
    assert game.waiting() == (0, 2)
    game.play(1, LAY[1])
    assert game.view(1).laid == "lay high"
    assert game.view(0).laid == ""
    game.play(0, LAY[0])
    game.play(2, LAY[0])
    assert game.answers == ()
    assert isinstance(game.agenda[-1], Lot)


def test_a_free_raise_is_anything_from_one_more_to_all_one_has() -> None:
    game = toy(3)
    game.agenda = (Lot("lot", 0, None, (0, 1, 2)),)
    assert bids(game, 0) == [1, 2, 3, 4, 5]
    game.play(0, bid(3))
    assert bids(game, 1) == [4, 5]
    with pytest.raises(Refused):
        game.play(1, bid(3))
    with pytest.raises(Refused):
        game.play(1, bid(6))
    question = game.question(1)
    assert question is not None
    assert question.auction is not None
    state = question.auction
    assert (state.lot, state.price, state.least, state.leader, state.rivals) == ("lot", 3, 4, 0, (2, 0))


def test_who_cannot_raise_is_asked_all_the_same() -> None:
    game = toy(3)
    game.agenda = (Lot("lot", COINS, 2, (0, 2)),)
    assert bids(game, 0) == []
    assert PASS in game.moves(0)


def test_the_last_one_in_without_a_bid_still_chooses() -> None:
    game = toy(3)
    game.agenda = (Lot("lot", 0, None, (0, 1, 2)),)
    game.play(0, PASS)
    game.play(1, PASS)
    assert game.waiting() == (2,)
    kept = game.copy()
    game.play(2, bid(1))
    assert (game.points, game.coins) == ((0, 0, 1), (5, 5, 4))
    kept.play(2, PASS)
    assert (kept.points, kept.dropped) == ((0, 0, 0), 1)


def test_the_leader_is_not_asked_again_until_somebody_bids_more() -> None:
    game = toy(3)
    game.agenda = (Lot("lot", 0, None, (0, 1, 2)),)
    game.play(0, bid(2))
    game.play(1, PASS)
    game.play(2, bid(3))
    assert game.waiting() == (0,)
    game.play(0, PASS)
    assert game.points == (0, 0, 1)


def test_an_aside_leaves_the_question_open() -> None:
    game = toy(3)
    game.agenda = (Lot("lot", 0, None, (0, 1, 2)),)
    assert WHISTLE in game.moves(0)
    game.play(0, WHISTLE)
    assert game.waiting() == (0,)
    assert WHISTLE not in game.moves(0)
    why = game.refusal(0, WHISTLE)
    assert why is not None
    assert (why.key, why.paragraph) == ("toy-refusal-no-whistle", "1.3")


def test_seats_follow_each_other_clockwise() -> None:
    game = toy(4)
    assert game.clockwise(2, range(4)) == (2, 3, 0, 1)
    assert game.clockwise(2, (0, 1, 3)) == (3, 0, 1)
    assert game.clockwise(4, (1, 2)) == (1, 2)
