"""What the table gives every title, shown on the smallest: together, asides, the free auction."""

import pytest

from examples.relics.auction import Sale
from examples.relics.box import PAWN
from signoria.table import PASS, Refused, bid
from tests.relics.scenes import at_auction, bids, dealt, holding
from tests.transcripts import play


def test_an_answer_is_held_changed_and_revealed_with_the_last() -> None:
    game = holding("veil lamb", "icon brush", "claw sail")
    play(game, "1: lay icon")
    assert game.waiting() == (0, 2)
    play(game, "1: lay brush")
    own, other = game.view(1).own, game.view(0).own
    assert own is not None
    assert other is not None
    assert (own.laid_relic, other.laid_relic) == ("brush", "")
    play(game, "0: lay veil / 2: lay claw")
    assert game.answers == ()
    assert isinstance(game.agenda[-1], Sale)


def test_a_position_may_be_judged_before_the_first_word_of_an_auction_and_not_in_the_middle_of_it() -> None:
    game = at_auction()
    assert game.settled()
    for answer in (PASS, bid(2)):
        later = game.copy()
        later.play(1, answer)
        assert not later.settled()
    play(game, "1: pass / 2: pass / 0: pass")
    assert game.settled()


def test_a_free_raise_is_anything_from_one_more_to_all_one_has() -> None:
    game = at_auction()
    game.play(1, bid(3))
    assert bids(game, 2) == [4, 5, 6, 7, 8, 9, 10]
    for amount in (3, 11):
        with pytest.raises(Refused):
            game.play(2, bid(amount))
    question = game.question(2)
    assert question is not None
    assert question.auction is not None
    state = question.auction
    assert (state.lot, state.price, state.least, state.leader, state.rivals) == ("veil", 3, 4, 1, (0, 1))


def test_who_cannot_raise_is_asked_all_the_same() -> None:
    game = at_auction()
    play(game, "1: bid 10")
    assert bids(game, 2) == []
    assert PASS in game.moves(2)


def test_the_last_one_in_without_a_bid_still_chooses() -> None:
    game = at_auction()
    play(game, "1: pass / 2: pass")
    assert game.waiting() == (0,)
    kept = game.copy()
    play(game, "0: bid 1")
    assert (game.stalls[0].coins, len(game.stalls[0].relics)) == (9, 1)
    play(kept, "0: pass")
    assert len(kept.unsold) == 1


def test_the_leader_is_not_asked_again_until_somebody_bids_more() -> None:
    game = at_auction()
    play(game, "1: bid 2 / 2: pass / 0: bid 3")
    assert game.waiting() == (1,)
    play(game, "1: pass")
    assert len(game.stalls[0].relics) == 1


def test_an_aside_leaves_the_question_open() -> None:
    game = at_auction()
    assert PAWN in game.moves(1)
    game.play(1, PAWN)
    assert game.waiting() == (1,)
    assert PAWN not in game.moves(1)


def test_seats_follow_each_other_clockwise() -> None:
    game = dealt(4)
    assert game.clockwise(2, range(4)) == (2, 3, 0, 1)
    assert game.clockwise(2, (0, 1, 3)) == (3, 0, 1)
    assert game.clockwise(4, (1, 2)) == (1, 2)
