"""5 Phase 3: building. 6 Phase 4: towers that did not grow."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.titles.firenze.events import CostPaid, TowerBegun, TowerFell, TowerRaised, TowerRaisedAgain
from signoria.titles.firenze.game import BUILD
from tests.firenze.scenes import at_phase, own, standing, stored, take
from tests.rules import rule
from tests.transcripts import offered, play, why_not


@rule("firenze 5.1")
def test_several_towers_of_one_colour_may_stand_side_by_side() -> None:
    game = at_phase(BUILD)
    own(game, 0, store="6 white")
    play(game, "0: begin white 1 / 0: begin white 1")
    assert standing(game, 0) == ["white 1", "white 1"]


@rule("firenze 5.1")
def test_a_tower_grows_only_by_its_own_colour() -> None:
    game = at_phase(BUILD)
    own(game, 0, store="3 red, 1 blue", towers="blue 2")
    assert offered(game, 0) == ["raise blue 2 to 3", "leave"]
    assert why_not(game, 0, "raise blue 2 to 4") == ("no-brick-of-colour", "5.1")
    assert why_not(game, 0, "raise red 2 to 3") == ("no-tower-of-yours", "5.1")


@rule("firenze 5.1")
def test_what_is_built_is_told() -> None:
    game = at_phase(BUILD)
    own(game, 0, store="1 red, 2 blue, 1 white", towers="blue 2")
    events = play(game, "0: raise blue 2 to 3 / 0: begin red 1 / 0: begin blue 1")
    assert [
        (type(event), event.colour, event.height) for event in events if isinstance(event, (TowerRaised, TowerBegun))
    ] == [
        (TowerRaised, "blue", 3),
        (TowerBegun, "red", 1),
        (TowerBegun, "blue", 1),
    ]
    assert [event.bricks for event in events if isinstance(event, CostPaid)] == [("white",)]


@rule("firenze 5.6")
def test_which_of_two_equal_towers_grew_is_told() -> None:
    game = at_phase(BUILD)
    own(game, 0, store="3 red", towers="red 2, red 3", hand="guard")
    events = play(game, "0: raise red 2 to 3 / 0: play guard / 0: raise red 3 to 4")
    told = [event for event in events if isinstance(event, TowerRaised)]
    assert [(type(event), event.from_height, event.height) for event in told] == [
        (TowerRaised, 2, 3),
        (TowerRaisedAgain, 3, 4),
    ]


@rule("firenze 5.2")
def test_with_bricks_for_all_of_them_six_can_be_laid() -> None:
    game = at_phase(BUILD)
    own(game, 0, store="16 white")
    assert offered(game, 0) == [f"begin white {count}" for count in range(1, 7)] + ["stop"]


@rule("firenze 5.3")
@pytest.mark.parametrize(
    ("bricks", "most"), [(1, 1), (2, 2), (3, 2), (4, 3), (6, 3), (7, 4), (10, 4), (11, 5), (15, 5), (16, 6)]
)
def test_bricks_laid_and_bricks_paid_are_different_bricks(bricks: int, most: int) -> None:
    game = at_phase(BUILD)
    own(game, 0, store=f"{bricks} white")
    assert offered(game, 0)[-2] == f"begin white {most}"


@rule("firenze 5.3")
@given(parts=st.permutations([1, 1, 2, 2]))
def test_the_cost_does_not_depend_on_how_the_bricks_are_spread(parts: list[int]) -> None:
    game = at_phase(BUILD)
    own(game, 0, store="6 white, 6 yellow, 4 green")
    before = sum(game.families[0].store)
    for colour, count in zip(
        ("white", "white", "yellow", "yellow"), (sorted(parts[:2]) + sorted(parts[2:])), strict=True
    ):
        play(game, f"0: begin {colour} {count}")
        while game.waiting() == (0,) and offered(game, 0)[0].startswith("pay"):
            play(game, f"0: {offered(game, 0)[-1]}")
    assert before - sum(game.families[0].store) == 16


@rule("firenze 5.4")
def test_each_brick_is_paid_as_it_is_laid() -> None:
    game = at_phase(BUILD)
    own(game, 0, store="16 white")
    left = []
    for laid in range(1, 7):
        play(game, "0: begin white 1")
        left.append(16 - sum(game.families[0].store) - laid)
    assert left == [0, 0, 1, 3, 6, 10]


@rule("firenze 5.4")
def test_an_architect_after_three_bricks_makes_the_others_cost_nothing_two_and_four() -> None:
    game = at_phase(BUILD)
    own(game, 0, store="16 white", hand="architect")
    play(game, "0: begin white 1 / 0: begin white 1 / 0: begin white 1 / 0: play architect")
    play(game, "0: leave / 0: leave / 0: leave")
    left = [sum(game.families[0].store)]
    for _ in range(3):
        play(game, "0: begin white 1")
        left.append(sum(game.families[0].store))
    assert left == [12, 12 - 1, 11 - 1 - 2, 8 - 1 - 4]


@rule("firenze 12.6")
@rule("firenze 5.4")
def test_discounts_add_up_and_never_give_anything_back() -> None:
    game = at_phase(BUILD)
    own(game, 0, store="5 white", hand="architect", buildings="workshop")
    play(game, "0: play architect / 0: begin white 4")
    assert game.paid == 0
    assert stored(game, 0) == {"white": 1}


@rule("firenze 5.5")
def test_towers_are_asked_for_in_order_and_those_that_cannot_grow_are_passed_over() -> None:
    game = at_phase(BUILD)
    own(game, 0, store="2 white, 1 red", towers="white 2, yellow 3, red 1")
    assert offered(game, 0) == ["raise white 2 to 3", "raise white 2 to 4", "leave"]
    assert why_not(game, 0, "raise red 1 to 2") == ("tower-order", "5.5")
    assert why_not(game, 0, "begin red 1") == ("tower-order", "5.5")
    play(game, "0: raise white 2 to 3")
    assert offered(game, 0) == ["raise red 1 to 2", "leave"]
    play(game, "0: leave")
    assert offered(game, 0) == ["begin white 1", "begin red 1", "stop"]


@rule("firenze 5.5")
def test_new_towers_of_one_colour_are_begun_the_lower_first() -> None:
    game = at_phase(BUILD)
    own(game, 0, store="8 white, 3 red")
    play(game, "0: begin white 2")
    assert why_not(game, 0, "begin white 1") == ("tower-order", "5.5")
    assert why_not(game, 0, "raise white 2 to 3") == ("tower-order", "5.5")
    assert "begin red 1" in offered(game, 0)


@rule("firenze 5.5")
def test_twins_are_raised_one_after_the_other() -> None:
    game = at_phase(BUILD)
    own(game, 0, store="3 red", towers="red 2, red 2")
    play(game, "0: raise red 2 to 3 / 0: raise red 2 to 3")
    assert standing(game, 0) == ["red 3", "red 3"]


@rule("firenze 5.7")
def test_a_tower_may_pass_eight_floors_but_fills_nothing() -> None:
    game = at_phase(BUILD)
    own(game, 0, store="1 yellow", towers="yellow 8")
    play(game, "0: raise yellow 8 to 9")
    assert standing(game, 0) == ["yellow 9"]
    assert game.active == 1


@rule("firenze 6.1")
def test_a_finished_tower_falls_too_and_a_new_one_is_safe() -> None:
    game = at_phase(BUILD)
    own(game, 0, store="1 green", towers="red 6")
    events = play(game, "0: begin green 1")
    assert [(event.colour, event.lost, event.kept) for event in events if isinstance(event, TowerFell)] == [
        ("red", 3, 3)
    ]
    assert standing(game, 0) == ["green 1"]


@rule("firenze 12.8")
@rule("firenze 6.1")
def test_a_floor_lost_to_an_event_does_not_excuse_a_tower() -> None:
    game = at_phase(1)
    own(game, 0, towers="red 4")
    take(game, "collapse")
    assert standing(game, 0) == []
    assert stored(game, 0) == {"red": 1}


@rule("firenze 6.2")
def test_a_tower_kept_by_the_guard_may_fill_a_contract() -> None:
    game = at_phase(BUILD)
    own(game, 0, towers="red 3, green 3", hand="guard")
    play(game, "0: play guard")
    assert offered(game, 0) == ["fill green 3", "fill red 3", "enough"]
    play(game, "0: fill red 3 / 0: enough")
    assert standing(game, 0) == ["green 3"]
