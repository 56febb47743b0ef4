"""10 The end."""

import pytest

from signoria.table import Event
from signoria.titles.firenze.ending import FinalScoring
from signoria.titles.firenze.events import GameEnded, RoundsOver
from signoria.titles.firenze.game import CONTRACTS, LIMITS, Firenze
from signoria.titles.firenze.turns import MOST_ROUNDS, NextTurn
from tests.firenze.scenes import at_phase, dealt, go_on, own
from tests.rules import rule
from tests.transcripts import offered, play


def scored(game: Firenze) -> list[Event]:
    """The game is over at once."""
    events: list[Event] = []
    game.agenda = (FinalScoring(),)
    game.go_on(events)
    return events


@rule("firenze 10.1")
def test_only_the_first_to_place_the_last_letter_gets_the_five_points() -> None:
    game = at_phase(CONTRACTS)
    game.finisher = 2
    own(game, 0, towers="green 3", letters=1)
    play(game, "0: fill green 3")
    assert (game.families[0].points, game.finisher) == (2, 2)


@rule("firenze 10.2")
def test_the_finisher_still_keeps_to_the_limits() -> None:
    game = at_phase(CONTRACTS)
    own(game, 0, towers="green 3", letters=1, store="6 white, 6 red")
    play(game, "0: fill green 3")
    assert game.finisher == 0
    assert offered(game, 0) == ["lose white", "lose red"]


@rule("firenze 10.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_other_player_has_exactly_one_more_turn(seats: int) -> None:
    game = dealt(seats)
    game.finisher = 0
    game.agenda = (NextTurn(0),)
    go_on(game)
    turns: list[int] = []
    while game.waiting():
        if not turns or turns[-1] != game.active:
            turns.append(game.active)
        seat = game.waiting()[0]
        game.apply(seat, game.moves(seat)[-1])
    assert turns == list(range(1, seats))
    assert game.outcome() is not None


@rule("firenze 10.3")
def test_neutral_letters_and_towers_without_letters_win_no_flag() -> None:
    game = dealt(3)
    scored(game)
    assert [family.points for family in game.families] == [0, 0, 0]


@rule("firenze 10.3")
def test_balconies_count_for_the_flag() -> None:
    game = dealt(3)
    own(game, 0, contracts="white 3")
    own(game, 1, contracts="white 6, white 4")
    scored(game)
    assert [family.points for family in game.families] == [0, 2, 0]


@rule("firenze 10.3")
def test_a_tie_among_three_goes_to_the_tallest_contract() -> None:
    game = dealt(3)
    own(game, 0, contracts="violet 4, violet 7")
    own(game, 1, contracts="violet 5, violet 8")
    own(game, 2, contracts="violet 6")
    scored(game)
    assert [family.points for family in game.families] == [0, 5, 0]


@rule("firenze 1.3")
@rule("firenze 10.4")
def test_celebrations_can_take_a_score_below_nothing() -> None:
    game = dealt(2)
    own(game, 0, hand="debt, monument")
    scored(game)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.scores == (-7, 0)
    assert outcome.lines == ({"celebration": -7}, {})


@rule("firenze 10.4")
def test_towers_bricks_and_other_cards_are_worth_nothing() -> None:
    game = dealt(2)
    own(game, 0, store="2 violet", towers="red 5", hand="spy", buildings="quarry")
    scored(game)
    assert game.families[0].points == 0


@rule("firenze 10.5")
def test_a_tie_is_a_shared_victory() -> None:
    game = dealt(3)
    for seat, points in enumerate((9, 4, 9)):
        own(game, seat, points=points)
    events = scored(game)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.ranks == (1, 3, 1)
    assert [event.winners for event in events if isinstance(event, GameEnded)] == [(0, 2)]


@rule("firenze 12.13")
@rule("firenze 10.6")
def test_after_a_hundred_rounds_the_game_stops_without_the_end_tile() -> None:
    assert MOST_ROUNDS == 100
    game = at_phase(LIMITS)
    game.round = MOST_ROUNDS
    own(game, 0, points=3)
    game.active = 2
    game.agenda = (NextTurn(2),)
    events: list[Event] = []
    game.go_on(events)
    assert any(isinstance(event, RoundsOver) for event in events)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.scores == (3, 0, 0)
    assert game.view(0).end_tile_seat is None
