"""8 Phase 6: limits."""

import pytest

from signoria.titles.firenze.game import CARD, LIMITS
from tests.firenze.scenes import at_phase, cards, own, stored, take
from tests.rules import rule
from tests.transcripts import offered, play, why_not

FIVE = "spy, saboteur, princess, guard, courier"


@rule("firenze 12.11")
@rule("firenze 8.1")
def test_cards_come_before_bricks_and_the_limit_of_bricks_is_the_one_that_holds_then() -> None:
    game = at_phase(LIMITS)
    own(game, 0, store="6 white, 6 red", hand=FIVE, buildings="warehouse")
    assert "lose white" not in offered(game, 0)
    play(game, "0: discard warehouse")
    play(game, "0: lose white / 0: lose red")
    assert stored(game, 0) == {"white": 5, "red": 5}


@rule("firenze 8.1")
def test_limits_bind_only_at_the_end_of_ones_own_turn() -> None:
    game = at_phase(CARD)
    own(game, 0, store="12 white", hand=FIVE)
    take(game, "debt", "2 red")
    assert len(game.families[0].hand) == 6
    assert sum(game.families[0].store) == 14


@rule("firenze 8.1")
def test_after_the_first_discard_no_character_is_played_any_more() -> None:
    game = at_phase(LIMITS)
    own(game, 0, hand=f"{FIVE}, wholesaler, patrician")
    own(game, 1, store="1 red")
    assert "play spy" in offered(game, 0)
    play(game, "0: discard princess")
    assert not [text for text in offered(game, 0) if text.startswith("play")]


@rule("firenze 8.2")
@pytest.mark.parametrize(("buildings", "limit"), [("", 10), ("warehouse", 14)])
def test_the_storehouse_holds_ten_bricks_and_with_a_warehouse_fourteen(buildings: str, limit: int) -> None:
    game = at_phase(LIMITS)
    own(game, 0, store="10 white, 8 yellow", buildings=buildings, towers="red 5")
    while offered(game, 0):
        play(game, f"0: {offered(game, 0)[0]}")
    assert sum(game.families[0].store) == limit


@rule("firenze 8.2")
def test_bricks_to_return_are_named_in_the_order_of_colours() -> None:
    game = at_phase(LIMITS)
    own(game, 0, store="5 white, 5 yellow, 2 red")
    assert offered(game, 0) == ["lose white", "lose yellow", "lose red"]
    play(game, "0: lose yellow")
    assert why_not(game, 0, "lose white") == ("colour-order", "9.9")
    assert offered(game, 0) == ["lose yellow", "lose red"]


@rule("firenze 8.3")
def test_hand_and_buildings_count_together() -> None:
    game = at_phase(LIMITS)
    own(game, 0, hand="spy, saboteur, princess, debt", buildings="market, workshop")
    assert offered(game, 0)[:5] == [
        "discard princess",
        "discard spy",
        "discard saboteur",
        "discard workshop",
        "discard market",
    ]
    assert why_not(game, 0, "discard debt") == ("celebration-stays", "8.4")
    assert why_not(game, 0, "discard guard") == ("card-not-yours", "8.3")
    play(game, "0: discard market")
    assert cards(game, game.families[0].buildings) == ["workshop"]


@rule("firenze 8.3")
def test_a_guildhall_allows_eight_and_is_named_first_when_it_goes() -> None:
    game = at_phase(LIMITS)
    own(game, 0, hand=f"{FIVE}, debt, recognition, patronage", buildings="guildhall")
    assert offered(game, 0)[0] == "discard guildhall"
    play(game, "0: discard guildhall")
    left = [text for text in offered(game, 0) if text.startswith("discard")]
    assert len(left) == 3
    while game.active == 0:
        play(game, f"0: {offered(game, 0)[0]}")
    assert len(game.families[0].hand) == 5


@rule("firenze 8.3")
def test_a_later_card_cannot_be_named_if_too_few_are_left_behind_it() -> None:
    game = at_phase(LIMITS)
    own(game, 0, hand="spy, debt, recognition, patronage, tower_feast, princess", buildings="market")
    assert why_not(game, 0, "discard market") == ("card-order", "8.3")
    assert [text for text in offered(game, 0) if text.startswith("discard")] == ["discard princess", "discard spy"]


@rule("firenze 8.4")
def test_five_celebrations_and_a_character_are_one_too_many() -> None:
    game = at_phase(LIMITS)
    own(game, 0, hand="recognition, patronage, tower_feast, debt, family_favour, courier")
    assert offered(game, 0) == ["discard courier"]
    play(game, "0: discard courier")
    assert len(game.families[0].hand) == 5
