"""The numbers a player sees before a decision are what the decision brings."""

from random import Random

import pytest

from signoria.titles.firenze.game import BUILD, CARD, CONTRACTS, Firenze
from signoria.titles.firenze.moves import Fill, Take
from signoria.titles.firenze.views import FamilyView, FirenzeView
from tests.firenze.scenes import at_phase, dealt, go_on, own, show_card, standing, stored
from tests.rules import rule
from tests.transcripts import play, why_not

FRESH_BRICKS = 4


def seen(game: Firenze, seat: int = 0) -> FirenzeView:
    """What a seat sees when it is asked."""
    return go_on(game).view(seat)


def family(game: Firenze, seat: int = 0) -> FamilyView:
    """What is seen of a family."""
    return seen(game).families[seat]


def promised(game: Firenze, seat: int, colour: str, height: int) -> int | None:
    """What a contract is said to bring."""
    rows = game.view(seat).contracts
    return next(row.brings for row in rows if (row.colour, row.height) == (colour, height))


def prospect(game: Firenze, words: str, seat: int = 0) -> tuple[int, bool] | None:
    """How many bricks a tower of a height is short of a contract, and whether all of them are there."""
    colour, height, from_height = words.split()
    wanted = (colour, int(height), int(from_height))
    rows = family(game, seat).prospects
    found = [row for row in rows if (row.colour, row.height, row.from_height) == wanted]
    return (found[0].short, found[0].within) if found else None


@rule("firenze 7.5")
@pytest.mark.parametrize("seed", range(4))
def test_a_contract_brings_exactly_what_it_was_said_to_bring(seed: int) -> None:
    chance = Random(seed)
    game = go_on(dealt(2 + seed % 3, seed, {"layout": "random"}))
    filled = 0
    while game.agenda and filled < 25:
        (seat, *_) = game.waiting()
        moves = game.moves(seat)
        fills = [move for move in moves if isinstance(move, Fill)]
        move = chance.choice(fills or list(moves))
        if isinstance(move, Fill):
            filled += 1
            before = game.families[seat].points
            said = promised(game, seat, move.key, move.height)
            game.play(seat, move)
            while game.agenda and str(game.moves(game.waiting()[0])[0]).startswith(("hand", "lower")):
                game.play(game.waiting()[0], game.moves(game.waiting()[0])[0])
            assert game.families[seat].points - before == said
        else:
            game.play(seat, move)
    assert filled > 2


@rule("firenze 3.3")
@pytest.mark.parametrize(
    "key", ["debt", "tribute", "luxury_tax", "flood", "storehouse_fire", "fair", "quarry", "workshop", "santa_croce"]
)
def test_a_card_leaves_as_many_bricks_as_it_was_said_to_leave(key: str) -> None:
    game = at_phase(CARD)
    own(game, 0, store="5 white, 3 red")
    show_card(game, 2, key)
    play_out = go_on(game)
    said = play_out.view(0).row[2].store_then
    play(game, "0: take 3")
    while game.phase == CARD and game.waiting() == (0,):
        game.play(0, game.moves(0)[0])
    while game.phase == CARD:
        game.play(game.waiting()[0], game.moves(game.waiting()[0])[0])
    assert sum(stored(game, 0).values()) == said


@rule("firenze 3.1")
def test_nothing_is_said_of_a_card_that_cannot_be_paid() -> None:
    game = at_phase(CARD)
    own(game, 0, store="1 white")
    assert [row.store_then is None for row in seen(game).row] == [False, False, True, True, True, True]
    assert all(row.store_then is not None for row in seen(dealt()).row[:3])


def test_the_price_of_a_card_is_part_of_what_it_leaves() -> None:
    game = dealt()
    show_card(game, 0, "debt")
    show_card(game, 2, "strike")
    first, _, third = seen(game).row[:3]
    assert (first.store_then, third.store_then) == (2 + FRESH_BRICKS, 2 - 2 + FRESH_BRICKS)
    assert isinstance(game.moves(0)[2], Take)


@rule("firenze 5.4")
def test_costs_of_building_count_discounts_and_what_is_paid() -> None:
    game = at_phase(BUILD)
    own(game, 0, store="8 white, 2 red", towers="white 2, red 1", buildings="workshop")
    rows = [(row.bricks, row.cost, row.payable) for row in seen(game).building_costs]
    assert rows == [(1, 0, True), (2, 0, True), (3, 0, True), (4, 2, True), (5, 5, True), (6, 9, False)]
    play(game, "0: raise white 2 to 6 / 0: pay white / 0: pay white")
    rows = [(row.bricks, row.cost, row.payable) for row in seen(game).building_costs]
    assert rows[3:] == [(4, 2, True), (5, 5, True), (6, 9, False)]


@rule("firenze 6.1")
def test_a_tower_says_whether_it_falls_and_what_comes_back() -> None:
    game = at_phase(BUILD)
    own(game, 0, store="1 white", towers="white 4, red 3", hand="guard")
    assert [(row.colour, row.falls, row.kept) for row in family(game).towers] == [("white", True, 2), ("red", True, 1)]
    assert family(game).services[0].reach == 2
    play(game, "0: raise white 4 to 5")
    assert {row.colour: row.falls for row in family(game).towers} == {"white": False, "red": True}
    play(game, "0: play guard")
    assert not any(row.falls for row in family(game).towers)


@rule("firenze 6.1")
def test_nobody_elses_tower_falls_in_ones_turn() -> None:
    game = at_phase(BUILD)
    own(game, 0, store="1 white", towers="white 4")
    own(game, 1, towers="red 3")
    assert [row.falls for row in family(game, 1).towers] == [False]


def test_a_prospect_counts_missing_bricks_and_those_in_store() -> None:
    game = at_phase(BUILD)
    own(game, 0, store="2 white, 1 red, 3 green", towers="white 3, red 2")
    assert prospect(game, "white 5 3") == (2, True)
    assert prospect(game, "red 6 2") == (4, False)
    assert prospect(game, "green 3 0") == (3, True)
    assert prospect(game, "white 3 3") is None, "a standing tower has to grow first"
    assert prospect(game, "red 5 2") is None, "balcony II waits for balcony I"


def test_a_rival_is_said_to_come_where_he_can_pay_to_go() -> None:
    game = at_phase(BUILD)
    own(game, 0, store="1 white")
    own(game, 1, store="3 blue, 1 red", towers="blue 2")
    assert prospect(game, "blue 4 2", 1) == (2, True)
    assert prospect(game, "blue 5 2", 1) == (3, True)
    own(game, 1, store="3 blue")
    assert prospect(game, "blue 5 2", 1) == (3, False)


def test_in_the_phase_of_contracts_towers_count_as_they_stand() -> None:
    game = at_phase(CONTRACTS)
    own(game, 0, towers="white 4, green 6")
    assert [(row.colour, row.height, row.short) for row in family(game).prospects] == [
        ("white", 4, 0),
        ("green", 6, 0),
    ]
    play(game, "0: fill white 4")
    assert standing(game, 0) == ["green 6"]


@pytest.mark.parametrize(
    ("card", "reach"),
    [("princess", 1), ("wholesaler", 2), ("architect", 3), ("spy", 4), ("saboteur", 2), ("courier", 5)],
)
def test_a_character_says_how_much_it_could_do(card: str, reach: int) -> None:
    game = dealt()
    own(game, 0, hand=card, store="2 white")
    own(game, 1, store="3 white", towers="red 1, blue 2")
    own(game, 2, store="1 red")
    assert next(row.reach for row in family(game).services if row.card == card) == reach


@rule("firenze 5.5")
def test_a_brick_that_cannot_be_laid_is_refused_for_what_it_lacks_before_its_place_in_the_order() -> None:
    game = at_phase(BUILD)
    own(game, 0, store="2 white", towers="white 2, red 1")
    assert why_not(game, 0, "raise red 1 to 2") == ("no-brick-of-colour", "5.1")
    assert why_not(game, 0, "begin red 1") == ("no-brick-of-colour", "5.1")
    assert why_not(game, 0, "begin white 1") == ("tower-order", "5.5")
