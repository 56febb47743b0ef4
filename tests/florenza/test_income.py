"""3 Income."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.titles.florenza.components import RESOURCES
from signoria.titles.florenza.events import DieRolled, Received
from tests.florenza.scenes import before_income, begin_round, cubes, dice, family, supply
from tests.rules import rule


@rule("florenza 3.1")
@pytest.mark.parametrize(
    ("face", "kind"), [(1, "gold"), (2, "metal"), (3, "fabric"), (4, "spice"), (5, "marble"), (6, "wood")]
)
def test_each_face_of_the_die_is_a_kind_of_cube_for_everybody(face: int, kind: str) -> None:
    game = before_income()
    dice(game, face)
    events = begin_round(game)
    rolled = [event for event in events if isinstance(event, DieRolled)]
    assert [(event.die, event.resource, event.brought()) for event in rolled] == [(face, kind, kind)]
    more = 3 if kind in ("wood", "marble") else 2
    assert [owned.cubes[RESOURCES.index(kind)] for owned in game.families] == [more] * 3


@rule("florenza 3.2")
def test_income_is_told_with_all_its_parts() -> None:
    game = before_income()
    dice(game, 2)
    received = [event for event in begin_round(game) if isinstance(event, Received)]
    assert [event.seat for event in received] == [0, 1, 2]
    assert set(received[0].gains) == {"200 florins", "1 wood", "1 marble", "1 metal", "4 workers"}


@rule("florenza 3.3")
@rule("florenza 8.8")
def test_public_works_bring_income_and_those_of_the_district_none() -> None:
    game = before_income()
    owned = family(
        game, 0, florins=0, works=("ban_atrio", "sig_salone", "ves_facciata", "pal_facciata", "osp_cappella")
    )
    begin_round(game)
    assert (owned.florins, owned.prestige, owned.influence, owned.ready) == (350, 1, 1, 5)


@rule("florenza 3.3")
def test_an_unbuilt_violet_workshop_brings_nothing() -> None:
    game = before_income()
    owned = family(game, 0, florins=0, workshops=("gabella",))
    owned.built = 0
    begin_round(game)
    assert owned.florins == 200


@rule("florenza 3.4")
def test_the_wood_of_the_base_comes_before_the_wood_of_the_die() -> None:
    game = before_income(2)
    for seat in range(2):
        family(game, seat, florins=0, wood=0)
    supply(game, wood=3)
    dice(game, 6)
    begin_round(game)
    assert cubes(game, 0) == {"wood": 2, "marble": 1}
    assert cubes(game, 1) == {"wood": 1, "marble": 1}
    assert [owned.florins for owned in game.families] == [200, 300]


@rule("florenza 1.6")
def test_influence_stops_at_ten() -> None:
    game = before_income()
    owned = family(game, 0, influence=10, works=("bat_cupola",))
    begin_round(game)
    assert owned.influence == 10


@rule("florenza 1.4")
@rule("florenza 3.4")
@given(left=st.lists(st.integers(0, 3), min_size=6, max_size=6), face=st.integers(1, 4))
def test_whatever_the_supply_holds_nobody_gets_more_than_there_is(left: list[int], face: int) -> None:
    game = before_income(5)
    for seat in range(5):
        family(game, seat, florins=0, wood=0)
    supply(game, **dict(zip(RESOURCES, left, strict=True)))
    dice(game, face)
    begin_round(game)
    for kind in range(6):
        assert game.supply[kind] + sum(owned.cubes[kind] for owned in game.families) == left[kind]
    shown = game.box.faces[face - 1]
    assert sum(owned.florins for owned in game.families) == 5 * 200 + 100 * (5 - left[shown])
