"""2 Set-up."""

import pytest

from signoria.table import Sitting
from signoria.titles.princes.box import PROFESSIONS
from signoria.titles.princes.events import CardsChosen
from signoria.titles.princes.title import PRINCES
from tests.princes.scenes import at_auction, dealt
from tests.rules import rule
from tests.transcripts import offered, play, why_not


@rule("princes 2.1")
@rule("princes 8.1")
@pytest.mark.parametrize(("seats", "florins"), [(2, 2500), (3, 3500), (4, 3500), (5, 3500)])
def test_everybody_begins_with_money_a_palace_and_nothing_else(seats: int, florins: int) -> None:
    game = at_auction(seats)
    for owned in game.estates:
        assert (owned.florins, owned.prestige, owned.builders, owned.jesters) == (florins, 0, 0, 0)
        assert owned.filled == game.box.palace
        assert len(owned.hand) == 3
    assert game.landscapes == (6, 6, 6)
    assert (game.jesters, game.builders, game.recruiting) == (7, 6, 5)
    assert game.buildings == (3,) * 10


@rule("princes 2.2")
@pytest.mark.parametrize(("seats", "left"), [(2, 15), (3, 12), (4, 9), (5, 6)])
def test_the_profession_pile_holds_what_was_not_kept(seats: int, left: int) -> None:
    assert len(dealt(seats).piles[PROFESSIONS]) == 21 - 4 * seats
    assert len(at_auction(seats).piles[PROFESSIONS]) == left


@rule("princes 2.2")
def test_all_return_a_card_at_once_in_secret_and_may_change_their_mind_until_the_last() -> None:
    game = dealt(3)
    assert game.waiting() == (0, 1, 2)
    first, second = (str(move) for move in game.moves(1)[:2])
    play(game, f"1: {first}")
    assert game.waiting() == (0, 2)
    assert not any("return" in repr(event) for event in play(game, f"1: {second}"))
    assert game.view(0).estates[1].ready
    events = play(game, f"0: {game.moves(0)[0]} / 2: {game.moves(2)[0]}")
    assert any(isinstance(event, CardsChosen) for event in events)
    returned = game.read(second).arguments()["profession"]
    assert game.box.card_keys[PROFESSIONS].index(str(returned)) not in game.estates[1].hand


@rule("princes 2.2")
def test_only_one_of_the_four_cards_dealt_can_be_returned() -> None:
    game = dealt(3)
    not_mine = next(
        f"return {key}" for key in game.box.card_keys[PROFESSIONS] if f"return {key}" not in offered(game, 0)
    )
    assert why_not(game, 0, not_mine)[1] == "2.2"


@rule("princes 2.4")
@rule("princes 9.3")
def test_the_first_player_is_drawn_or_given() -> None:
    assert {dealt(5, seed, {"first_player": "random"}).first for seed in range(40)} == {0, 1, 2, 3, 4}
    assert {dealt(5, seed, {"first_player": "3"}).first for seed in range(5)} == {2}


@rule("princes 1.2")
def test_the_marker_passes_clockwise_for_seven_rounds() -> None:
    game = at_auction(3)
    firsts: list[int] = []
    while game.waiting():
        if len(firsts) < game.round:
            firsts.append(game.first)
        seat = game.waiting()[0]
        game.play(seat, game.moves(seat)[-1])
    assert firsts == [0, 1, 2, 0, 1, 2, 0]


@rule("princes 2.2")
def test_what_follows_the_last_card_given_back_is_not_seen_before_it_is_given() -> None:
    sitting = Sitting(PRINCES, 2, PRINCES.chosen(2, {"first_player": "1"}), 1)
    sitting.play(1, str(sitting.game.moves(1)[0]))
    last = sitting.preview(0, str(sitting.game.moves(0)[0]))
    assert (last.free, last.question) == (False, None)
