"""1 and 2: the game and its set-up."""

import pytest

from signoria.table import Sitting
from signoria.titles.firenze.bricks import COLOURS
from signoria.titles.firenze.components import LEVELS
from signoria.titles.firenze.events import TurnBegan
from signoria.titles.firenze.title import FIRENZE
from tests.firenze.scenes import BOX, at_phase, cards, dealt, own, take
from tests.rules import rule
from tests.transcripts import offered, play


@rule("firenze 1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_families_begin_with_nothing_but_letters_and_white_bricks(seats: int) -> None:
    game = dealt(seats)
    for family in game.families:
        assert (family.points, family.towers, family.hand, family.buildings, family.contracts) == (0, (), (), (), 0)
    assert list(FIRENZE.seats) == [2, 3, 4]


@rule("firenze 1.2")
def test_a_turn_goes_through_its_phases_in_order_and_then_to_the_left() -> None:
    game = dealt(3)
    phases = []
    while game.active == 0:
        phases.append(game.phase)
        game.apply(0, game.moves(0)[0])
    assert phases == sorted(phases)
    assert {1, 2, 3} <= set(phases)
    assert game.active == 1


@rule("firenze 1.2")
def test_only_the_player_in_turn_is_asked() -> None:
    game = dealt(3)
    assert game.waiting() == (0,)
    assert game.moves(1) == ()
    refusal = game.refusal(1, game.read("take 1"))
    assert refusal is not None
    assert refusal.key == "table-refusal-not-asked"


@rule("firenze 1.2")
def test_turns_are_told_with_their_round() -> None:
    game = dealt(2)
    told: list[TurnBegan] = []
    while len(told) < 3:
        seat = game.waiting()[0]
        events = play(game, f"{seat}: {game.moves(seat)[-1]}")
        told += [event for event in events if isinstance(event, TurnBegan)]
    assert [(event.seat, event.round) for event in told] == [(1, 1), (0, 2), (1, 2)]


@rule("firenze 12.4")
@rule("firenze 1.3")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (1, 0), (0, 0)])
def test_in_play_nobody_falls_below_nothing(before: int, after: int) -> None:
    game = at_phase(1)
    own(game, 0, points=before)
    take(game, "scandal")
    assert game.families[0].points == after


@rule("firenze 2.1")
def test_the_contracts_are_those_of_the_table() -> None:
    game = dealt(3)
    assert game.box.points == (
        *(1, 2, 3, 4, 5, 7),
        *(1, 2, 3, 5, 6, 8),
        *(2, 3, 4, 5, 7, 9),
        *(2, 3, 5, 6, 8, 11),
        *(3, 4, 6, 8, 10, 13),
        *(4, 6, 8, 10, 13, 16),
    )
    assert game.box.flags == (2, 3, 3, 4, 4, 5)
    assert game.box.bricks == (25, 18, 15, 12, 10, 8)


@rule("firenze 2.2")
def test_four_level_tiles_lie_beside_the_towers() -> None:
    assert [(tile.height, tile.points) for tile in dealt(3).view(0).level_tiles] == [(5, 1), (6, 2), (7, 3), (8, 4)]
    assert BOX.rows.end_tile.points == 5


@rule("firenze 2.3")
@pytest.mark.parametrize("seed", range(12))
def test_one_balcony_of_each_level_replaces_its_contract(seed: int) -> None:
    game = FIRENZE.deal(3, FIRENZE.chosen(3), seed)
    tiles = {(COLOURS.index(row.colour) * 6 + row.height - 3): row for row in BOX.rows.balconies}
    assert [tiles[space].level for space in game.balconies] == list(range(1, LEVELS + 1))
    assert [game.worth[space] for space in game.balconies] == [tiles[space].points for space in game.balconies]
    others = [space for space in range(36) if space not in game.balconies]
    assert all(game.worth[space] == game.box.points[space] for space in others)


@rule("firenze 2.4")
@pytest.mark.parametrize("seed", range(12))
def test_five_neutral_letters_lie_beside_the_balconies(seed: int) -> None:
    game = FIRENZE.deal(3, FIRENZE.chosen(3), seed)
    assert game.covered.bit_count() == 5
    assert not any(game.covered >> space & 1 for space in game.balconies)


@rule("firenze 2.4")
def test_a_contract_under_a_neutral_letter_cannot_be_filled() -> None:
    game = at_phase(5)
    own(game, 0, towers="green 4, green 3")
    assert offered(game, 0) == ["fill green 3", "enough"]


@rule("firenze 2.5")
@pytest.mark.parametrize(("seats", "letters"), [(2, 9), (3, 7), (4, 6)])
def test_letters_by_the_number_of_players(seats: int, letters: int) -> None:
    assert [family.letters for family in dealt(seats).families] == [letters] * seats


@rule("firenze 2.7")
@pytest.mark.parametrize("seed", range(8))
def test_the_starting_cards_come_first(seed: int) -> None:
    game = dealt(3, seed)
    starting = sorted(row.key for row in BOX.rows.cards if row.starting)
    assert len(starting) == 10
    assert sorted(cards(game, (*game.row, *game.opening))) == starting
    assert (len(game.opening), len(game.deck)) == (4, 42)


@rule("firenze 2.8")
def test_rows_differ_by_the_seed_and_are_the_same_for_one_seed() -> None:
    assert len({(game.row, game.lying) for game in map(dealt, [3] * 10, range(10))}) == 10
    assert dealt(3, 7).lying == dealt(3, 7).lying


@rule("firenze 1.2")
def test_the_first_turn_is_told_with_the_first_move() -> None:
    sitting = Sitting(FIRENZE, 3, FIRENZE.chosen(3, {"first_player": "2"}), 1)
    sitting.play(1, "take 1")
    told = sitting.story(None)[0].events
    assert told[0] == TurnBegan(seat=1, round=1)
    sitting.undo(1, 0, agreed=True)
    sitting.play(1, "take 1")
    assert [type(event) for event in sitting.events_of(0)].count(TurnBegan) == 1
