"""5 Actions."""

import pytest

from signoria.table import Pile
from signoria.titles.princes.box import BONUS, PROFESSIONS
from tests.princes.scenes import at_auction, at_turn, estate, lay, profession
from tests.rules import rule
from tests.transcripts import offered, play, why_not


@rule("princes 5.1")
def test_turns_go_clockwise_from_the_first_player() -> None:
    game = at_auction(4)
    play(game, "0: renounce / 1: renounce / 2: renounce / 3: nothing")
    order = []
    while game.round == 1:
        order.append(game.waiting()[0])
        play(game, f"{order[-1]}: stop")
    assert order == [0, 1, 2, 3]


@rule("princes 5.1")
def test_two_actions_and_no_third() -> None:
    game = at_turn(3)
    play(game, "0: freedom travel / 0: build tower / 0: place tower a1")
    assert game.round == 2


@rule("princes 5.1")
def test_an_action_is_finished_before_the_next() -> None:
    game = at_turn(3)
    play(game, "0: build tower")
    assert why_not(game, 0, "freedom travel") == ("other-question", "5.5")


@rule("princes 5.2")
def test_profession_card_and_freedom_once_a_turn() -> None:
    game = at_turn(3)
    play(game, "0: freedom travel")
    assert why_not(game, 0, "freedom opinion") == ("once-a-turn", "5.2")
    game = at_turn(3)
    play(game, "0: draw profession")
    play(game, f"0: {game.moves(0)[0]} / 0: as drawn")
    assert why_not(game, 0, "draw profession") == ("once-a-turn", "5.2")


@rule("princes 5.2")
def test_works_buildings_and_bonus_cards_twice_a_turn() -> None:
    game = at_turn(3)
    estate(game, 0, jesters=6, hand=("poet", "jurist"))
    play(game, "0: work poet / 0: prestige 0 / 0: work jurist / 0: prestige 0")
    assert game.estates[0].works() == 2
    game = at_turn(3)
    play(game, "0: build tower / 0: place tower a1 / 0: build chapel / 0: place chapel e1")
    assert game.estates[0].prestige == 6
    game = at_turn(3)
    for _ in range(2):
        play(game, "0: draw bonus")
        play(game, f"0: {game.moves(0)[0]} / 0: as drawn")
    assert len(game.estates[0].bonus) == 2


@rule("princes 10.14")
@rule("princes 5.3")
def test_building_costs_what_the_purse_and_prestige_can_cover() -> None:
    game = at_turn(3)
    estate(game, 0, florins=600, prestige=0)
    assert why_not(game, 0, "build tower") == ("cannot-pay", "5.3")
    estate(game, 0, prestige=1)
    play(game, "0: build tower / 0: place tower a1")
    assert (game.estates[0].florins, game.estates[0].prestige) == (0, 3)


@rule("princes 5.4")
def test_a_kind_out_of_stock_is_not_built() -> None:
    game = at_turn(3)
    stock = list(game.buildings)
    stock[game.box.building_keys.index("tower")] = 0
    game.buildings = tuple(stock)
    assert why_not(game, 0, "build tower") == ("none-in-stock", "5.4")


@rule("princes 5.4")
def test_the_stock_falls_by_one_with_each_building() -> None:
    game = at_turn(3)
    play(game, "0: build tower / 0: place tower a1")
    assert game.buildings[game.box.building_keys.index("tower")] == 2


@rule("princes 10.13")
@rule("princes 5.5")
def test_buildings_are_turned_and_flipped_and_landscapes_only_turned() -> None:
    game = at_turn(3)
    play(game, "0: build library")
    assert {"place library a1", "place library b1 r1", "place library c1 r3 f"} <= set(offered(game, 0))
    assert not any(text.endswith(" f") for text in game.box.lexicon.texts() if text.startswith("place forest"))


@rule("princes 5.5")
def test_of_several_spellings_one_is_offered_and_all_are_read() -> None:
    game = at_turn(3)
    assert game.read("place tower a1 r2") is game.read("place tower a1")
    assert game.read("place tower a1 r0 f") is game.read("place tower a1")
    assert game.read("place tower a1 r3") is game.read("place tower a1 r1")


@rule("princes 5.5")
def test_a_kind_that_fits_nowhere_is_not_built() -> None:
    game = at_turn(3)
    game.estates[0].filled = (1 << 49) - 1
    assert why_not(game, 0, "build tower") == ("no-room-building", "5.5")


@rule("princes 5.6")
def test_corners_may_touch_and_landscapes_may_be_beside() -> None:
    game = at_turn(3)
    lay(game, 0, "place chapel a1", "place lake e1")
    play(game, "0: build tower")
    assert "place tower b3" in offered(game, 0)
    assert "place tower d3" in offered(game, 0)
    assert why_not(game, 0, "place tower b2") == ("touches", "5.6")


@rule("princes 5.7")
def test_a_profession_card_may_work_in_the_turn_it_was_drawn() -> None:
    game = at_turn(3)
    estate(game, 0, jesters=6)
    play(game, "0: draw profession")
    card = str(game.moves(0)[2]).split()[1]
    play(game, f"0: keep {card} / 0: as drawn")
    assert game.estates[0].florins == 3200
    assert f"work {card}" in offered(game, 0)


@rule("princes 5.7")
@rule("princes 5.9")
@pytest.mark.parametrize(("pile", "text", "paragraph"), [(0, "draw profession", "5.7"), (1, "draw bonus", "5.9")])
def test_a_pile_that_has_run_out_gives_no_card(pile: int, text: str, paragraph: str) -> None:
    game = at_turn(3)
    empty = [*game.piles]
    empty[pile] = Pile(())
    game.piles = (empty[PROFESSIONS], empty[BONUS], empty[2])
    assert why_not(game, 0, text) == ("cards-gone", paragraph)


@rule("princes 5.7")
@rule("princes 5.9")
@rule("princes 5.8")
@pytest.mark.parametrize(
    ("text", "paragraph"), [("draw profession", "5.7"), ("draw bonus", "5.9"), ("freedom travel", "5.8")]
)
def test_cards_and_freedoms_cost_three_hundred(text: str, paragraph: str) -> None:
    game = at_turn(3)
    estate(game, 0, florins=200)
    assert why_not(game, 0, text) == ("cannot-pay", paragraph)
    estate(game, 0, florins=300)
    play(game, f"0: {text}")
    assert game.estates[0].florins == 0


@rule("princes 5.7")
def test_the_fifth_card_comes_from_under_the_pile_when_the_loose_ones_run_out() -> None:
    game = at_turn(3)
    game.piles = (Pile((1, 2)).lay_under((9, 8, 7, 6), 2), game.piles[1], game.piles[2])
    play(game, "0: draw profession")
    assert sorted(game.looked[:2]) == [1, 2]
    assert game.looked[2:] == (9, 8, 7)


@rule("princes 5.8")
def test_one_freedom_of_each_kind_from_the_supply() -> None:
    game = at_turn(3)
    estate(game, 0, freedoms=("travel",))
    assert why_not(game, 0, "freedom travel") == ("freedom-there", "5.8")
    game.freedoms = (2, 0, 2)
    assert why_not(game, 0, "freedom religion") == ("freedom-gone", "5.8")
    play(game, "0: freedom opinion")
    assert game.freedoms == (2, 0, 1)


@rule("princes 6.5")
def test_money_from_a_work_pays_for_the_next_action() -> None:
    game = at_turn(3)
    estate(game, 0, florins=0, jesters=4, hand=("poet",))
    play(game, "0: work poet / 0: prestige 0 / 0: freedom travel")
    assert game.estates[0].florins == 600
    assert profession(game, "poet") in game.estates[0].table


@rule("princes 5.5", "princes 5.6")
def test_while_a_tile_is_placed_one_place_for_each_reason_is_refused() -> None:
    game = at_turn()
    play(game, "0: build tower")
    refused = {str(why.key) for _, why in game.refused(0)}
    assert refused == {"princes-refusal-overlaps", "princes-refusal-touches-palace"}
    play(game, f"0: {game.moves(0)[0]} / 0: build chapel")
    reasons = [why.key for _, why in game.refused(0)]
    assert sorted(reasons) == sorted({*refused, "princes-refusal-touches"})
