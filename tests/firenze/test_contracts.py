"""7 Phase 5: contracts, and what each of them brings about."""

import pytest

from signoria.titles.firenze.events import LastLetter, LevelTileWon, PointsByCard
from signoria.titles.firenze.game import CONTRACTS, Firenze
from tests.firenze.scenes import at_phase, cards, fetch, own, standing, take
from tests.rules import rule
from tests.transcripts import offered, play, why_not


def with_churches(game: Firenze, *keys: str) -> Firenze:
    game.churches = tuple(fetch(game, key) for key in keys)
    return game


@rule("firenze 7.1")
def test_a_tower_must_have_exactly_the_height_of_the_contract() -> None:
    game = at_phase(CONTRACTS)
    own(game, 0, towers="violet 2, violet 4")
    assert offered(game, 0) == ["fill violet 4", "enough"]
    assert why_not(game, 0, "fill violet 5") == ("no-tower-so-high", "7.1")


@rule("firenze 7.1")
def test_without_a_letter_nothing_is_filled() -> None:
    game = at_phase(CONTRACTS)
    own(game, 0, towers="violet 4", letters=0, hand="spy")
    own(game, 1, store="1 red")
    assert offered(game, 0) == ["enough", "play spy"]
    assert why_not(game, 0, "fill violet 4") == ("no-letter-left", "7.1")


@rule("firenze 7.1")
def test_a_tower_may_be_kept_for_later() -> None:
    game = at_phase(CONTRACTS)
    own(game, 0, towers="violet 4")
    play(game, "0: enough")
    assert standing(game, 0) == ["violet 4"]
    assert game.active == 1


@rule("firenze 7.1")
def test_of_twins_only_one_fills_the_contract() -> None:
    game = at_phase(CONTRACTS)
    own(game, 0, towers="white 4, white 4")
    play(game, "0: fill white 4")
    assert standing(game, 0) == ["white 4"]
    assert game.active == 1


@rule("firenze 7.2")
def test_filling_scores_covers_and_returns_the_bricks() -> None:
    game = at_phase(CONTRACTS)
    own(game, 0, towers="violet 4")
    before = game.bag[5]
    play(game, "0: fill violet 4")
    assert game.families[0].points == 6
    assert game.view(1).contracts[5 * 6 + 1].owner_seat == 0
    assert game.bag[5] - before == 4
    assert game.families[0].letters == 6


@rule("firenze 7.3")
def test_balconies_are_filled_in_their_order_and_free_each_other_at_once() -> None:
    game = at_phase(CONTRACTS)
    own(game, 0, towers="white 6, red 5")
    assert why_not(game, 0, "fill red 5") == ("balcony-waits", "7.3")
    play(game, "0: fill white 6")
    assert offered(game, 0) == ["fill red 5", "enough"]
    play(game, "0: fill red 5")
    assert game.families[0].points == 7 + 2 + 9 + 1
    assert game.next_balcony == 2


@rule("firenze 7.3")
def test_a_balcony_counts_as_a_contract_of_its_height_and_colour() -> None:
    game = with_churches(at_phase(CONTRACTS), "santa_maria_novella", "san_miniato")
    own(game, 0, towers="white 6")
    play(game, "0: fill white 6")
    assert game.families[0].points == 7 + 2 + 2 + 2


@rule("firenze 7.4")
@pytest.mark.parametrize(("tower", "points"), [("green 5", 1), ("green 6", 2), ("green 7", 3), ("green 8", 4)])
def test_the_first_contract_of_a_height_wins_its_tile(tower: str, points: int) -> None:
    game = at_phase(CONTRACTS)
    own(game, 0, towers=tower)
    told = [event for event in play(game, f"0: fill {tower}") if isinstance(event, LevelTileWon)]
    assert [event.points for event in told] == [points]
    height = int(tower.split()[1])
    assert height not in [tile.height for tile in game.view(1).level_tiles]


@rule("firenze 7.4")
def test_the_second_contract_of_a_height_wins_nothing_more() -> None:
    game = at_phase(CONTRACTS)
    own(game, 0, towers="green 5, white 5")
    events = play(game, "0: fill white 5 / 0: fill green 5")
    assert len([event for event in events if isinstance(event, LevelTileWon)]) == 1
    assert game.families[0].points == 3 + 1 + 4


@rule("firenze 12.9")
@rule("firenze 7.5")
def test_churches_come_before_the_monument_and_the_end_tile_last() -> None:
    game = with_churches(at_phase(CONTRACTS), "santa_maria_novella")
    own(game, 0, towers="green 6", hand="monument", letters=1)
    first = play(game, "0: fill green 6")
    assert any(isinstance(event, PointsByCard) for event in first)
    assert not any(isinstance(event, LastLetter) for event in first)
    assert offered(game, 0) == ["hand monument 1", "hand monument 2", "keep monument"]
    assert any(isinstance(event, LastLetter) for event in play(game, "0: hand monument 2"))
    assert cards(game, game.families[2].hand) == ["monument"]


@rule("firenze 7.5")
def test_the_oldest_church_comes_first_and_is_discarded() -> None:
    game = with_churches(at_phase(CONTRACTS), "santo_spirito", "santa_croce")
    own(game, 0, towers="red 3")
    told = [event.card for event in play(game, "0: fill red 3") if isinstance(event, PointsByCard)]
    assert told == ["santo_spirito", "santa_croce"]
    assert game.churches == ()
    assert cards(game, game.discard) == ["santo_spirito", "santa_croce"]


@rule("firenze 9.8")
@pytest.mark.parametrize(
    ("church", "tower", "points"),
    [
        ("santa_croce", "green 3", 1),
        ("santa_croce", "green 5", 0),
        ("santa_maria_novella", "green 6", 2),
        ("santa_maria_novella", "green 5", 0),
        ("san_miniato", "white 6", 2),
        ("san_miniato", "white 5", 0),
        ("santo_spirito", "violet 4", 1),
        ("santo_spirito", "white 4", 0),
        ("campanile", "green 7", 4),
        ("campanile", "green 6", 0),
    ],
)
def test_a_church_rewards_what_it_asks_for_and_else_stays(church: str, tower: str, points: int) -> None:
    game = with_churches(at_phase(CONTRACTS), church)
    own(game, 0, towers=tower)
    told = [event.points for event in play(game, f"0: fill {tower}") if isinstance(event, PointsByCard)]
    assert sum(told) == points
    assert len(game.churches) == (points == 0)


@rule("firenze 9.8")
def test_san_lorenzo_rewards_the_second_contract_of_a_turn() -> None:
    game = with_churches(at_phase(CONTRACTS), "san_lorenzo")
    own(game, 0, towers="green 3, red 3")
    play(game, "0: fill green 3")
    assert game.families[0].points == 2
    play(game, "0: fill red 3")
    assert game.families[0].points == 2 + 2 + 3


@rule("firenze 9.8")
def test_the_campanile_takes_a_floor_off_every_other_players_tallest_tower() -> None:
    game = with_churches(at_phase(CONTRACTS), "campanile")
    own(game, 0, towers="green 7, red 3")
    own(game, 1, towers="white 5, yellow 5")
    own(game, 2, towers="white 2, violet 1")
    play(game, "0: fill green 7")
    assert offered(game, 1) == ["lower white 5", "lower yellow 5"]
    play(game, "1: lower yellow 5")
    assert standing(game, 1) == ["white 5", "yellow 4"]
    assert standing(game, 2) == ["white 1", "violet 1"]
    assert standing(game, 0) == ["red 3"]


@rule("firenze 12.9")
@rule("firenze 9.8")
def test_a_fifth_church_drives_out_the_oldest() -> None:
    game = at_phase(1)
    with_churches(game, "santa_croce", "san_lorenzo", "san_miniato", "santo_spirito")
    take(game, "santa_maria_novella")
    assert cards(game, game.churches) == ["san_lorenzo", "san_miniato", "santo_spirito", "santa_maria_novella"]
    assert cards(game, game.discard) == ["santa_croce"]
    assert game.families[0].points == 0


@rule("firenze 9.6")
def test_the_monument_is_handed_on_with_a_contract_of_six_or_more() -> None:
    game = at_phase(CONTRACTS)
    own(game, 0, towers="green 5, green 6", hand="monument")
    play(game, "0: fill green 5")
    assert offered(game, 0) == ["fill green 6", "enough"]
    play(game, "0: fill green 6")
    assert why_not(game, 0, "hand monument 0") == ("not-to-yourself", "9.6")
    assert why_not(game, 0, "hand monument 3")[0] == "nobody-there"
    play(game, "0: keep monument")
    assert cards(game, game.families[0].hand) == ["monument"]


@rule("firenze 9.6")
def test_the_receiver_of_the_monument_may_be_over_the_limit_until_his_own_turn_ends() -> None:
    game = at_phase(CONTRACTS, seats=2)
    own(game, 0, towers="green 6", hand="monument")
    own(game, 1, hand="spy, saboteur, princess, guard, courier")
    play(game, "0: fill green 6 / 0: hand monument 1")
    assert len(game.families[1].hand) == 6
    assert game.waiting() == (1,)
    assert offered(game, 1)[0] == "take 1"
