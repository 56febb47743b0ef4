"""The worked examples of the rules text, and the cases that follow from them."""

import pytest

from signoria.titles.firenze.bricks import COLOURS
from signoria.titles.firenze.contracts import Contracts
from signoria.titles.firenze.demolition import Demolish
from signoria.titles.firenze.ending import FinalScoring
from signoria.titles.firenze.events import FlagWon
from signoria.titles.firenze.game import BUILD, CARD, CONTRACTS, EXCHANGE, LIMITS, Firenze
from signoria.titles.firenze.prices import price_of_bricks
from signoria.titles.firenze.title import FIRENZE
from signoria.titles.firenze.turns import NextTurn
from tests.firenze.scenes import at_phase, cards, dealt, go_on, lay, own, show_card, space, standing, stored, take
from tests.rules import rule
from tests.transcripts import offered, play, why_not


def thomas(store: str) -> Firenze:
    """The third card is the Princess, and four bricks lie on each card."""
    game = at_phase(CARD)
    show_card(game, 2, "princess")
    for place, bricks in enumerate(("4 white", "4 yellow", "2 green, 2 white", "4 green", "4 red", "4 blue")):
        lay(game, place, bricks)
    if store:
        own(game, 0, store=store)
    return game


@rule("firenze 3.1")
@rule("firenze 3.2")
@rule("firenze 3.3")
@rule("firenze 3.5")
def test_thomas_lays_two_bricks_to_the_left_and_takes_the_princess_with_four() -> None:
    game = thomas("1 red, 1 violet")
    row = game.row
    play(game, "0: take 3 / 0: pay violet")
    assert stored(game, 0) == {"white": 2, "green": 2}
    assert cards(game, game.families[0].hand) == ["princess"]
    assert (sum(game.lying[0]), sum(game.lying[1])) == (5, 5)
    assert game.lying[0][COLOURS.index("violet")] == 1
    assert game.lying[1][COLOURS.index("red")] == 1
    assert game.row[:5] == (*row[:2], *row[3:])
    assert [sum(bricks) for bricks in game.lying[2:]] == [4, 4, 4, 4]


@rule("firenze 3.1")
@pytest.mark.parametrize(("store", "places"), [("", 1), ("1 white", 2), ("1 white, 1 red", 3), ("3 white, 4 blue", 6)])
def test_thomas_can_only_take_what_he_can_pay_beforehand(store: str, places: int) -> None:
    game = thomas(store)
    assert offered(game, 0) == [f"take {place}" for place in range(1, places + 1)]
    if places < 6:
        assert why_not(game, 0, "take 6") == ("cannot-pay-price", "3.1")


@rule("firenze 4.1")
@rule("firenze 4.2")
def test_daniela_gives_three_bricks_onto_the_wholesaler_for_a_blue_one() -> None:
    game = at_phase(EXCHANGE)
    show_card(game, 3, "wholesaler")
    lay(game, 3, "1 blue, 3 white")
    own(game, 0, store="2 yellow, 2 red, 1 green")
    play(game, "0: trade / 0: exchange 4 blue / 0: give yellow / 0: give yellow / 0: give red")
    assert stored(game, 0) == {"green": 1, "red": 1, "blue": 1}
    assert game.lying[3] == (3, 2, 0, 1, 0, 0)
    assert why_not(game, 0, "trade")[1].startswith("5")


@rule("firenze 5.3")
def test_building_costs_nothing_for_two_bricks_and_ten_for_six() -> None:
    game = at_phase(BUILD)
    assert game.box.cost == (0, 0, 0, 1, 3, 6, 10)
    assert [price_of_bricks(game, count) for count in range(7)] == [0, 0, 0, 1, 3, 6, 10]


@rule("firenze 5.2")
def test_a_seventh_brick_is_refused() -> None:
    game = at_phase(BUILD)
    own(game, 0, store="20 white, 1 red")
    play(game, "0: begin white 6")
    while "pay white" in offered(game, 0):
        play(game, "0: pay white")
    assert (game.built, sum(game.families[0].store)) == (6, 5)
    assert game.phase > BUILD
    assert "raise white 6 to 7" not in offered(game, 0)


@rule("firenze 5.2")
def test_seven_bricks_at_once_are_refused() -> None:
    game = at_phase(BUILD)
    own(game, 0, store="19 white, 1 red")
    play(game, "0: begin white 1")
    assert why_not(game, 0, "begin white 6") == ("most-bricks-laid", "5.2")


def holger() -> Firenze:
    """Four towers, eight bricks."""
    game = at_phase(BUILD)
    own(game, 0, store="3 white, 2 yellow, 2 green, 1 blue", towers="white 4, yellow 2, green 5, red 3")
    own(game, 2, contracts="yellow 3")
    return game


HOLGER_BUILDS = "0: raise white 4 to 6 / 0: raise yellow 2 to 3 / 0: pay white / 0: raise green 5 to 6 / 0: pay green"


@rule("firenze 5.1")
@rule("firenze 5.3")
@rule("firenze 6.1")
def test_holger_lays_four_bricks_pays_three_and_his_red_tower_comes_down() -> None:
    game = holger()
    bag = game.bag
    play(game, HOLGER_BUILDS)
    assert stored(game, 0) == {"yellow": 1, "red": 1}
    assert standing(game, 0) == ["white 6", "yellow 3", "green 6"]
    paid = [after - before for after, before in zip(game.bag, bag, strict=True)]
    assert paid == [1, 0, 1, 2, 1, 0]


@rule("firenze 5.3")
def test_holger_cannot_pay_for_a_fifth_brick() -> None:
    game = holger()
    play(game, "0: raise white 4 to 6 / 0: raise yellow 2 to 3 / 0: pay white")
    assert offered(game, 0) == ["raise green 5 to 6", "leave"]
    assert why_not(game, 0, "raise green 5 to 7") == ("cannot-pay-cost", "5.3")


@rule("firenze 6.1")
@pytest.mark.parametrize("height", range(1, 9))
def test_half_of_a_fallen_tower_rounded_up_goes_to_the_bag(height: int) -> None:
    game = at_phase(BUILD)
    own(game, 0, towers=f"white {height}")
    before = game.bag[0]
    game.agenda = (*game.agenda[:-3], Demolish(0))
    go_on(game)
    lost = (1, 1, 2, 2, 3, 3, 4, 4)[height - 1]
    assert (game.bag[0] - before, game.families[0].store[0]) == (lost, height - lost)


@rule("firenze 7.2")
@rule("firenze 7.3")
@rule("firenze 7.4")
@pytest.mark.parametrize("order", [("green 6", "white 6"), ("white 6", "green 6")])
def test_holger_fills_two_contracts_for_fourteen_points_in_either_order(order: tuple[str, str]) -> None:
    game = holger()
    play(game, HOLGER_BUILDS)
    bag = game.bag
    assert offered(game, 0) == ["fill white 6", "fill green 6", "enough"]
    play(game, f"0: fill {order[0]} / 0: fill {order[1]}")
    assert game.families[0].points == 14
    assert not game.level_tiles >> 6 & 1
    assert [after - before for after, before in zip(game.bag, bag, strict=True)] == [6, 0, 6, 0, 0, 0]
    assert game.next_balcony == 1
    assert game.families[0].letters == 5
    assert standing(game, 0) == ["yellow 3"]


@rule("firenze 7.1")
def test_holger_cannot_use_his_yellow_tower_for_a_contract_that_is_covered() -> None:
    game = holger()
    play(game, HOLGER_BUILDS)
    assert why_not(game, 0, "fill yellow 3") == ("contract-covered", "7.1")


@rule("firenze 7.4")
def test_the_green_contract_of_five_brings_four_and_the_level_tile() -> None:
    game = at_phase(CONTRACTS)
    own(game, 0, towers="green 5")
    play(game, "0: fill green 5")
    assert game.families[0].points == 4 + 1


def scored_flags(*contracts: str) -> dict[str, int]:
    """Who wins which flag, when the game is scored with these contracts."""
    game = dealt(3)
    for seat, words in enumerate(contracts):
        own(game, seat, contracts=words)
    events: list[object] = []
    game.agenda = ()
    FinalScoring().settle(game, events)  # type: ignore[arg-type]  # the list takes every event
    return {event.colour: event.seat for event in events if isinstance(event, FlagWon)}


@rule("firenze 10.3")
def test_holger_wins_the_white_flag_with_two_letters_to_one() -> None:
    assert scored_flags("white 3", "white 4, white 5", "red 3") == {"white": 1, "red": 2}


@rule("firenze 10.3")
def test_daniela_wins_the_yellow_flag_with_the_taller_contract() -> None:
    assert scored_flags("yellow 5", "", "yellow 6") == {"yellow": 2}


@rule("firenze 8.2")
def test_thirteen_bricks_at_the_end_of_a_turn_are_three_too_many() -> None:
    game = at_phase(LIMITS)
    own(game, 0, store="5 white, 5 yellow, 3 red")
    go_on(game)
    play(game, "0: lose white / 0: lose yellow / 0: lose red")
    assert sum(game.families[0].store) == 10
    assert game.active == 1


@rule("firenze 8.4")
def test_six_celebrations_stay_and_everything_else_goes() -> None:
    game = at_phase(LIMITS)
    own(
        game,
        0,
        hand="recognition, patronage, tower_feast, festival_of_colours, family_favour, debt, spy",
        buildings="market",
    )
    go_on(game)
    while game.active == 0:
        game.play(0, next(move for move in game.moves(0) if move.kind == "discard"))
    assert len(game.families[0].hand) == 6
    assert game.families[0].buildings == ()
    assert {"spy", "market"} <= set(cards(game, game.discard))


@rule("firenze 8.1")
@rule("firenze 9.5")
def test_the_patrician_brings_six_cards_down_to_four() -> None:
    game = at_phase(LIMITS)
    own(game, 0, hand="recognition, patronage, tower_feast, debt, family_favour, patrician")
    go_on(game)
    assert "play patrician" in offered(game, 0)
    play(game, "0: play patrician / 0: discard debt")
    assert len(game.families[0].hand) == 4
    assert game.active == 1


@rule("firenze 9.7")
def test_a_second_workshop_is_taken_for_its_bricks_alone() -> None:
    game = at_phase(CARD)
    own(game, 0, buildings="workshop")
    take(game, "workshop", "3 red, 1 blue")
    assert cards(game, game.families[0].buildings) == ["workshop"]
    assert stored(game, 0) == {"red": 3, "blue": 1}
    assert cards(game, game.discard) == ["workshop"]


@rule("firenze 3.6")
def test_a_card_dealt_from_a_short_bag_keeps_the_few_bricks_it_got() -> None:
    game = at_phase(CARD)
    left = tuple(count - (colour in (3, 5)) for colour, count in enumerate(game.bag))
    own(game, 1, store=", ".join(f"{count} {key}" for key, count in zip(COLOURS, left, strict=True)))
    take(game, "princess")
    assert sum(game.lying[-1]) == 2
    assert not any(game.bag)
    game.to_bag(0, 3)
    assert sum(game.lying[-1]) == 2


@rule("firenze 2.6")
@rule("firenze 2.8")
@pytest.mark.parametrize(("seats", "bag"), [(2, 59), (3, 55), (4, 50)])
def test_start_bricks_are_given_before_the_bag_fills_the_row(seats: int, bag: int) -> None:
    game = FIRENZE.deal(seats, FIRENZE.chosen(seats, {"first_player": "2"}), 4)
    assert sum(game.bag) == bag
    order = (1, *game.others(1))
    assert [game.families[seat].store[0] for seat in order] == [2, 3, 4, 5][:seats]
    assert [sum(bricks) for bricks in game.lying] == [4] * 6


@rule("firenze 10.1")
@rule("firenze 10.2")
def test_the_last_letter_brings_five_points_and_one_more_turn_to_the_others() -> None:
    game = at_phase(CONTRACTS)
    game.active = 1
    game.agenda = ()
    game.ask(Contracts(1), NextTurn(1))
    own(game, 1, towers="green 3", letters=1)
    play(game, "1: fill green 3")
    assert (game.families[1].points, game.finisher) == (2 + 5, 1)
    turns: list[int] = []
    while game.waiting():
        if not turns or turns[-1] != game.active:
            turns.append(game.active)
        seat = game.waiting()[0]
        game.apply(seat, game.moves(seat)[-1])
    assert turns == [2, 0]


@rule("firenze 11.4")
@pytest.mark.parametrize("seed", range(20))
def test_a_dead_colour_leaves_thirty_contracts_and_no_flag(seed: int) -> None:
    game = FIRENZE.deal(3, FIRENZE.chosen(3, {"dead_colour": "yellow"}), seed)
    assert game.covered.bit_count() == 6
    assert all(game.covered >> space(f"yellow {height}") & 1 for height in range(3, 9))
    assert all(place // 6 != COLOURS.index("yellow") for place in game.balconies)


@rule("firenze 11.4")
def test_bricks_of_a_dead_colour_still_pay() -> None:
    game = at_phase(CARD, options={"layout": "random", "dead_colour": "yellow"})
    own(game, 0, store="1 yellow, 1 red")
    play(game, "0: take 2")
    assert "pay yellow" in offered(game, 0)
