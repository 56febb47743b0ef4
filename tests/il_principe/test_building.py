"""6 Building a city."""

import pytest

from signoria.titles.il_principe.events import Built, CityTurnedUp, RolesPaid, ShieldPlaced
from tests.il_principe.scenes import all_pass, asked, at_auction, at_turn, cards, display, family, shield_choices
from tests.rules import rule
from tests.transcripts import offered, play, why_not


@rule("il_principe 6.1")
@pytest.mark.parametrize(
    ("hand", "coins", "why"),
    [
        ("gry", 3, None),
        ("gr", 3, "cards-missing"),
        ("ggrrbbww", 9, "cards-missing"),
        ("gry", 2, "coins-missing"),
    ],
)
def test_a_city_needs_a_card_for_each_icon_and_its_cost(hand: str, coins: int, why: str | None) -> None:
    game = at_turn(3)
    display(game, "siena", "perugia", "lucca", "pisa")
    family(game, 0, hand=hand, coins=coins)
    assert ("build siena" in offered(game, 0)) == (why is None)
    if why:
        assert why_not(game, 0, "build siena") == (why, "6.1")


@rule("il_principe 6.1")
def test_only_cities_on_display_are_built() -> None:
    game = at_turn(3)
    display(game, "perugia", "lucca", "pisa", "milano")
    family(game, 0, hand="gry", coins=3)
    assert why_not(game, 0, "build siena") == ("not-on-display", "6.1")


@rule("il_principe 6.2")
def test_nobody_builds_in_the_first_round() -> None:
    game = at_turn(3, round=1)
    display(game, "siena", "perugia", "lucca", "pisa")
    family(game, 0, hand="gry", coins=3)
    assert offered(game, 0) == ["play green", "play red", "play yellow", "pass"]
    assert why_not(game, 0, "build siena") == ("first-round", "6.2")
    game = at_auction(3, "g", round=1)
    family(game, 1, hand="ry")
    play(game, "1: bid 1 / 2: pass / 0: pass")
    assert asked(game, 1) == "turn"


@rule("il_principe 6.3")
@pytest.mark.parametrize(
    ("city", "hand", "cost", "points", "shields"),
    [("siena", "gry", 3, 4, 1), ("lucca", "wwrb", 4, 6, 2), ("firenze", "ggrby", 5, 8, 2)],
)
def test_cost_points_and_shields_go_by_size(city: str, hand: str, cost: int, points: int, shields: int) -> None:
    game = at_turn(3)
    display(game, city, "perugia", "milano", "pisa")
    owned = family(game, 0, hand=hand, coins=7)
    play(game, f"0: build {city}")
    assert (7 - owned.coins, owned.points, owned.up, owned.hand) == (cost, points, cards(hand), cards(""))
    assert len(shield_choices(game)[0]) == shields


@rule("il_principe 6.4")
def test_shields_go_where_the_city_touches_split_or_together() -> None:
    game = at_turn(3)
    display(game, "lucca", "perugia", "milano", "pisa")
    family(game, 0, hand="wwrb", coins=4)
    play(game, "0: build lucca")
    assert shield_choices(game) == [("emilia", "emilia"), ("emilia", "toscana"), ("toscana", "toscana")]
    assert why_not(game, 0, "shield umbria") == ("region-not-touched", "6.4")
    play(game, "0: shield toscana")
    assert why_not(game, 0, "shield emilia") == ("shields-in-order", "6.4")
    play(game, "0: shield toscana")
    assert game.map[4] == (2, 0, 0)


@rule("il_principe 6.4")
@pytest.mark.parametrize(("supply", "placed"), [(2, 2), (1, 1), (0, 0)])
def test_all_shields_there_are_must_be_placed(supply: int, placed: int) -> None:
    game = at_turn(3)
    display(game, "lucca", "perugia", "milano", "pisa")
    owned = family(game, 0, hand="wwrb", coins=4, shields=supply)
    play(game, "0: build lucca")
    assert "pass" not in offered(game, 0) or not placed
    for _ in range(placed):
        play(game, "0: shield emilia")
    assert (game.map[2][0], owned.shields, owned.points) == (placed, supply - placed, 6)


@rule("il_principe 6.5")
def test_the_builder_scores_nothing_for_his_own_roles_and_a_double_icon_counts_once() -> None:
    game = at_turn(3)
    display(game, "lucca", "perugia", "milano", "pisa")
    game.hold(0, 2, 0)
    game.hold(1, 1, 0)
    game.hold(2, 4, 0)
    owned = family(game, 0, hand="wwrb", coins=4)
    events = play(game, "0: build lucca / 0: shield emilia / 0: shield emilia")
    assert [family.points for family in game.families] == [6, 2, 0]
    paid = [(event.seat, event.roles) for event in events if isinstance(event, RolesPaid)]
    assert paid == [(1, ("bishop",))]
    assert owned.cities == (7,)


@rule("il_principe 6.6")
def test_a_new_city_is_turned_up_at_once_and_can_be_built_by_the_next_chance() -> None:
    game = at_auction(3, "gw")
    display(game, "siena", "perugia", "lucca", "pisa")
    family(game, 1, hand="rygwrbywrby", coins=20)
    play(game, "1: bid 1 / 2: pass / 0: pass / 1: build siena / 1: shield toscana")
    assert len(game.display) == 4
    new = game.box.city_keys[game.display[-1]]
    play(game, "2: pass / 0: pass / 1: bid 1")
    assert f"build {new}" in offered(game, 1)


@rule("il_principe 6.6")
def test_without_cities_to_come_the_display_shrinks_down_to_none() -> None:
    game = at_turn(3)
    display(game, "siena")
    game.unseen = ()
    family(game, 0, hand="gry", coins=3)
    play(game, "0: build siena / 0: shield toscana")
    assert not game.display
    all_pass(game)
    assert game.outcome() is not None


@rule("il_principe 6.7")
def test_a_build_is_done_in_its_order_and_never_moves_the_marker() -> None:
    game = at_turn(3, seat=1)
    display(game, "siena", "perugia", "lucca", "pisa")
    family(game, 1, hand="gry", coins=3)
    game.hold(0, 0, 0)
    events = play(game, "1: build siena")
    assert len(game.display) == 4
    assert game.families[0].points == 0
    events += play(game, "1: shield toscana")
    kinds = [type(event) for event in events if isinstance(event, (Built, ShieldPlaced, RolesPaid, CityTurnedUp))]
    assert kinds == [Built, ShieldPlaced, RolesPaid, CityTurnedUp]
    assert game.prince == 0


@rule("il_principe 6.8")
def test_every_region_is_touched_and_every_colour_asked_for() -> None:
    box = at_turn().box
    assert [sum(icons[colour] for icons in box.icons) for colour in range(5)] == [12] * 5
    assert [sum(region in regions for regions in box.city_regions) for region in range(6)] == [5, 5, 6, 5, 4, 5]
