"""9 The cards: events, buildings, celebrations, and choosing bricks."""

import pytest

from signoria.titles.firenze.bricks import COLOURS
from signoria.titles.firenze.events import BricksDrawn
from signoria.titles.firenze.game import CARD
from signoria.titles.firenze.losses import spared
from signoria.titles.firenze.scoring import celebration_points
from tests.firenze.scenes import BOX, at_phase, cards, own, standing, stored, take
from tests.rules import rule
from tests.transcripts import offered, play, why_not


@rule("firenze 9.1")
def test_what_a_card_says_is_a_row_of_words_that_the_rules_carry_out() -> None:
    kinds = {row.kind for row in BOX.rows.cards}
    assert kinds == {"event", "character", "celebration", "building", "church"}
    assert sum(row.copies for row in BOX.rows.cards) == 52


@rule("firenze 9.2")
def test_a_tribute_takes_two_bricks_of_everybody_who_choose_themselves() -> None:
    game = at_phase(CARD)
    own(game, 0, store="1 white, 1 red")
    own(game, 1, store="2 white, 1 blue")
    own(game, 2, store="1 violet")
    take(game, "tribute", "1 green")
    assert offered(game, 0) == ["lose white", "lose green"]
    play(game, "0: lose white / 0: lose green")
    assert offered(game, 1) == ["lose white", "lose blue"]
    play(game, "1: lose blue")
    assert (stored(game, 0), stored(game, 1), stored(game, 2)) == ({"red": 1}, {"white": 1}, {})


@rule("firenze 9.2")
def test_a_luxury_tax_takes_one_brick_of_three() -> None:
    game = at_phase(CARD)
    own(game, 0, store="2 white")
    own(game, 1, store="8 white")
    own(game, 2, store="2 red")
    take(game, "luxury_tax", "2 white")
    assert [sum(family.store) for family in game.families] == [3, 6, 2]


@rule("firenze 9.2")
def test_a_flood_leaves_six_even_to_the_owner_of_a_warehouse() -> None:
    game = at_phase(CARD)
    own(game, 0, store="5 white")
    own(game, 1, store="9 yellow", buildings="warehouse")
    own(game, 2, store="6 red")
    take(game, "flood", "4 white")
    assert [sum(family.store) for family in game.families] == [6, 6, 6]


@rule("firenze 9.2")
def test_a_storehouse_fire_is_for_the_taker_alone() -> None:
    game = at_phase(CARD)
    own(game, 0, store="1 white")
    own(game, 1, store="5 red")
    take(game, "storehouse_fire", "1 blue")
    assert (stored(game, 0), stored(game, 1)) == ({}, {"red": 5})


@rule("firenze 9.2")
def test_a_collapse_takes_a_floor_of_a_tower_one_chooses() -> None:
    game = at_phase(CARD)
    own(game, 0, towers="white 5, red 1", store="3 white")
    take(game, "collapse")
    assert offered(game, 0) == ["lower white 5", "lower red 1"]
    assert why_not(game, 0, "lower green 2") == ("no-such-tower", "9.2")
    play(game, "0: lower red 1")
    assert standing(game, 0) == ["white 5"]


@rule("firenze 9.2")
def test_an_earthquake_takes_a_floor_of_everybodys_tallest_tower() -> None:
    game = at_phase(CARD)
    own(game, 0, towers="white 3, red 3", store="4 white, 4 red")
    own(game, 1, towers="green 4, blue 2")
    take(game, "earthquake")
    assert offered(game, 0) == ["lower white 3", "lower red 3"]
    play(game, "0: lower red 3")
    assert standing(game, 1) == ["green 3", "blue 2"]
    assert standing(game, 2) == []


@rule("firenze 9.2")
def test_only_one_of_the_tallest_towers_may_be_named() -> None:
    game = at_phase(CARD)
    own(game, 0, towers="white 3, red 3, blue 1", store="4 white")
    take(game, "earthquake")
    assert why_not(game, 0, "lower blue 1") == ("not-the-tallest", "9.2")


@rule("firenze 9.2")
def test_a_strike_allows_two_bricks() -> None:
    game = at_phase(CARD)
    own(game, 0, store="9 white")
    take(game, "strike")
    play(game, "0: skip")
    assert offered(game, 0) == ["begin white 1", "begin white 2", "stop"]
    assert why_not(game, 0, "begin white 3") == ("most-bricks-laid", "5.2")


@rule("firenze 9.2")
def test_a_scandal_costs_two_points() -> None:
    game = at_phase(CARD)
    own(game, 0, points=7)
    take(game, "scandal")
    assert game.families[0].points == 5


@rule("firenze 9.2")
def test_a_fair_brings_two_bricks_to_the_taker_and_one_to_the_others() -> None:
    game = at_phase(CARD)
    told = [event for event in take(game, "fair") if isinstance(event, BricksDrawn)]
    assert [(event.seat, len(event.bricks)) for event in told] == [(0, 2), (1, 1), (2, 1)]
    assert [sum(family.store) for family in game.families] == [2, 1, 1]


@rule("firenze 3.6")
@rule("firenze 9.2")
def test_at_a_fair_with_a_short_bag_the_first_ones_draw() -> None:
    game = at_phase(CARD)
    all_but_three = (game.bag[0] - 3, *game.bag[1:])
    own(game, 2, store=", ".join(f"{count} {key}" for key, count in zip(COLOURS, all_but_three, strict=True)))
    take(game, "fair")
    assert [sum(family.store) for family in game.families[:2]] == [2, 1]
    assert sum(game.lying[-1]) == 0


@rule("firenze 12.12")
@rule("firenze 9.2")
def test_an_event_hits_those_who_have_had_their_last_turn() -> None:
    game = at_phase(CARD)
    game.finisher = 2
    own(game, 0, store="2 red")
    own(game, 1, store="2 red")
    own(game, 2, store="4 red")
    take(game, "tribute")
    assert [sum(family.store) for family in game.families] == [0, 0, 2]


@rule("firenze 9.7")
def test_a_quarry_brings_a_brick_also_in_the_turn_it_is_taken() -> None:
    game = at_phase(CARD)
    told = [event for event in take(game, "quarry") if isinstance(event, BricksDrawn)]
    assert [(event.card, len(event.bricks)) for event in told] == [("quarry", 1)]
    assert sum(game.families[0].store) == 1


@rule("firenze 9.7")
def test_a_workshop_takes_one_off_the_cost_and_a_warehouse_and_a_guildhall_raise_the_limits() -> None:
    game = at_phase(3)
    own(game, 0, store="4 white", buildings="workshop, warehouse, guildhall")
    play(game, "0: begin white 3")
    assert stored(game, 0) == {"white": 1}
    seen = game.view(1).families[0]
    assert (seen.brick_limit, seen.card_limit) == (14, 8)


@rule("firenze 9.7")
def test_a_building_that_was_discarded_may_be_owned_again() -> None:
    game = at_phase(6)
    own(game, 0, hand="spy, saboteur, princess, guard, courier", buildings="market")
    play(game, "0: discard market")
    game.agenda = at_phase(CARD).agenda
    game.active = 0
    game.phase = CARD
    take(game, "market")
    assert cards(game, game.families[0].buildings) == ["market"]


@rule("firenze 9.5")
@rule("firenze 10.4")
@pytest.mark.parametrize(
    ("card", "contracts", "points"),
    [
        ("recognition", "white 3, white 4, red 3, red 5", 6),
        ("recognition", "white 3, white 4, red 3, blue 3, blue 4, yellow 3", 10),
        ("patronage", "white 6, red 5, white 5", 4),
        ("tower_feast", "white 7, white 8, green 6", 4),
        ("tower_feast", "white 7, white 8, green 7, green 8", 6),
        ("festival_of_colours", "white 3, yellow 3, green 3", 0),
        ("festival_of_colours", "white 3, yellow 3, green 3, red 3", 3),
        ("festival_of_colours", "white 3, yellow 3, green 3, red 3, blue 3", 5),
        ("festival_of_colours", "white 3, yellow 3, green 3, red 3, blue 3, violet 4", 8),
        ("family_favour", "white 3, white 4", 0),
        ("family_favour", "white 3, white 4, white 5, red 3", 3),
        ("family_favour", "white 3, white 4, white 5, white 6", 5),
        ("family_favour", "white 3, white 4, white 5, white 6, white 7, white 8", 8),
        ("monument", "white 3", -4),
        ("debt", "", -3),
        ("idle_letters", "white 3, white 4", -5),
    ],
)
def test_a_celebration_is_worth_what_it_says(card: str, contracts: str, points: int) -> None:
    game = at_phase(CARD)
    own(game, 0, hand=card, contracts=contracts)
    assert celebration_points(game, 0, BOX.card_keys.index(card)) == points


@rule("firenze 9.9")
def test_every_set_of_bricks_has_one_way_to_be_named() -> None:
    game = at_phase(6)
    own(game, 0, store="2 white, 2 yellow, 9 red")
    assert offered(game, 0) == ["lose white", "lose yellow", "lose red"]
    play(game, "0: lose red")
    assert stored(game, 0) == {"white": 2, "yellow": 2, "red": 6}


@rule("firenze 9.9")
def test_a_colour_cannot_be_named_if_too_few_bricks_come_after_it() -> None:
    game = at_phase(6)
    own(game, 0, store="10 white, 1 yellow, 1 red")
    assert offered(game, 0) == ["lose white", "lose yellow"]
    assert why_not(game, 0, "lose red") == ("too-few-behind", "9.9")
    assert why_not(game, 0, "lose blue") == ("none-of-colour", "9.9")


@rule("firenze 11.6")
def test_with_auto_discard_bricks_without_a_tower_of_their_colour_go_first() -> None:
    game = at_phase(CARD, options={"auto_discard": True})
    own(game, 0, store="1 white, 2 red")
    own(game, 1, store="2 white, 1 green, 2 blue", towers="white 2, green 1")
    take(game, "tribute")
    assert game.waiting() == (0,)
    play(game, "0: lose red")
    assert stored(game, 1) == {"white": 2, "green": 1}


@rule("firenze 11.6")
def test_when_every_colour_has_a_tower_white_goes_before_violet() -> None:
    game = at_phase(CARD)
    own(game, 1, store="1 white, 1 green, 2 violet", towers="white 2, green 1, violet 1")
    assert spared(game, 1, 3) == (0, 2, 5)
