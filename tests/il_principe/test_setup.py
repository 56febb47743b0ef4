"""1 and 2: the game, its table, and the set-up."""

import pytest

from signoria.titles.il_principe.components import COLOURS
from signoria.titles.il_principe.income import LayCards
from signoria.titles.il_principe.title import IL_PRINCIPE
from tests.il_principe.scenes import all_pass, at_auction, at_roles, at_turn, dealt, display, family, go
from tests.rules import rule
from tests.transcripts import play


@rule("il_principe 1.1")
@rule("il_principe 2.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_twenty_cards_of_each_colour_and_fifteen_cities_lie_ready(seats: int) -> None:
    game = dealt(seats)
    counts = IL_PRINCIPE.conserved(game)
    assert [counts[colour] for colour in COLOURS] == [20] * 5
    assert (len(game.display), len(game.unseen), game.cities_to_come()) == (4, 11, 11)
    assert len(game.pile) == 100 - 4 * seats


@rule("il_principe 2.2")
def test_a_family_begins_with_eleven_shields_and_the_first_income() -> None:
    game = dealt(4)
    for owned in game.families:
        assert (owned.shields, owned.points, owned.coins, sum(owned.hand)) == (11, 0, 5, 4)
        assert not any(owned.in_front())
    assert game.roles == ((-1,) * 5, (-1,) * 5)


@rule("il_principe 2.2")
def test_a_score_may_pass_the_end_of_the_track() -> None:
    game = at_turn()
    display(game, "siena", "pisa", "lucca", "milano")
    owned = family(game, 0, points=49, coins=3, hand="gry")
    play(game, "0: build siena")
    assert owned.points == 53


@rule("il_principe 2.3")
@rule("il_principe 11.2")
@rule("il_principe 12.17")
def test_il_principe_is_drawn_by_lot_unless_named() -> None:
    drawn = {IL_PRINCIPE.deal(4, IL_PRINCIPE.chosen(4), seed).prince for seed in range(40)}
    assert drawn == {0, 1, 2, 3}
    assert {dealt(4, seed, {"first_player": "3"}).prince for seed in range(10)} == {2}


@rule("il_principe 2.4")
@pytest.mark.parametrize(
    ("seats", "numbers"),
    [
        (2, (13, 10, 6, 5, 3, 10, 6)),
        (3, (20, 15, 5, 4, 2, 12, 6)),
        (4, (20, 15, 5, 4, 2, 16, 8)),
        (5, (20, 15, 5, 4, 2, 20, 10)),
    ],
)
def test_the_numbers_follow_the_number_of_players(seats: int, numbers: tuple[int, ...]) -> None:
    row = dealt(seats).numbers
    assert numbers == (
        row.cards,
        row.cities,
        row.income,
        row.drawn,
        row.laid,
        row.last_round_below,
        row.last_offer,
    )


@rule("il_principe 1.2")
def test_a_round_goes_through_its_four_phases() -> None:
    game = dealt(3)
    assert isinstance(game.agenda[-1], LayCards)
    for seat in (0, 1, 2, 0, 1, 2):
        game.play(seat, game.moves(seat)[0])
    assert game.view(0).lot is not None
    all_pass(game)
    assert game.round == 2
    assert isinstance(game.agenda[-1], LayCards)


@rule("il_principe 1.3")
def test_the_colours_have_one_order() -> None:
    assert COLOURS == ("green", "white", "red", "blue", "yellow")
    assert dealt().box.role_keys == (
        ("master", "bishop", "gonfalonier", "noble", "banker"),
        ("apprentice", "priest", "notary", "knight", "merchant"),
    )


@rule("il_principe 1.4")
def test_the_marker_stays_where_it_is_between_rounds() -> None:
    game = at_auction(3, "g")
    play(game, "1: bid 1 / 2: pass / 0: pass / 1: pass")
    all_pass(game)
    assert (game.round, game.prince) == (3, 1)


@rule("il_principe 1.5")
def test_cards_in_front_stay_for_ever_and_hands_have_no_limit() -> None:
    game = at_roles(3, "blue", a="bbb")
    owned = game.families[0]
    assert (owned.up[3], owned.down[3]) == (1, 2)
    game = at_turn(3)
    owned = family(game, 0, hand="gggggwwwwwrrrrrbbbbbyyyyy")
    play(game, "0: pass")
    assert sum(owned.hand) >= 25


@rule("il_principe 1.6")
@rule("il_principe 12.9")
def test_the_bank_never_runs_out() -> None:
    game = dealt(5)
    for owned in game.families:
        owned.coins = 60
    play(game, "/".join(f"{seat}: {game.moves(seat)[0]}" for seat in range(5)))
    for seat in range(5):
        game.play(seat, game.moves(seat)[0])
    all_pass(game)
    go(game)
    assert [owned.coins for owned in game.families] == [65] * 5
