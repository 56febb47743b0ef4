"""Every worked example of the two rules texts, played."""

import pytest

from signoria.table import Event
from signoria.titles.princes.counters import COUNTER
from signoria.titles.princes.events import Bought, Worked
from signoria.titles.princes.game import Princes
from signoria.titles.princes.scoring import card_points
from signoria.titles.princes.values import bonus_value, parts
from tests.princes.scenes import at_auction, at_turn, estate, lay, profession
from tests.rules import rule
from tests.transcripts import offered, play, why_not

SAMPLE_TILES = (
    "place university d2 r1",
    "place workshop a3",
    "place opera e6",
    "place forest a1 r1",
    "place forest e1 r1",
    "place lake f3",
    "place tower d5 r1",
    "place chapel f5",
)


def bought(events: list[Event]) -> list[tuple[int, str, int]]:
    return [(event.seat, event.item, event.price) for event in events if isinstance(event, Bought)]


@rule("princes 3.2")
@rule("princes 3.3")
@rule("princes 3.5")
@rule("princes 3.6")
@pytest.mark.parametrize("last", ["builder", "prestige"])
def test_anne_bruno_christian_and_david_buy_as_in_the_example(last: str) -> None:
    game = at_auction(4)
    anne, bruno, christian, david = game.estates
    events = play(game, "0: open park / 1: pass / 2: pass / 3: pass / 0: place park a1")
    events += play(game, "1: open jester / 2: bid 300 / 3: bid 400 / 1: bid 500 / 2: bid 600 / 3: bid 700")
    events += play(game, "1: pass / 2: pass")
    events += play(game, "1: open forest / 2: bid 300 / 1: bid 400 / 2: bid 500 / 1: bid 600 / 2: pass")
    events += play(game, "1: place forest a1")
    assert offered(game, 2) == ["take lake", "take builder", "take prestige", "take recruiting", "nothing"]
    events += play(game, f"2: take {last}")
    assert bought(events) == [(0, "park", 200), (3, "jester", 700), (1, "forest", 600), (2, last, 200)]
    assert [owner.florins for owner in (anne, bruno, christian, david)] == [3300, 2900, 3300, 2800]


def anne_with_her_poet(round: int) -> Princes:
    game = at_turn(3, round=round)
    estate(game, 0, jesters=2, freedoms=("travel",), hand=("poet", "jurist"), table=("alchemist",), recruiting=1)
    lay(game, 0, "place theatre a1")
    return game


@rule("princes 6.2")
@rule("princes 6.5")
def test_the_poet_makes_a_work_of_fifteen_and_is_paid_as_in_the_example() -> None:
    game = anne_with_her_poet(3)
    assert parts(game, 0, profession(game, "poet")) == (4, 0, 3, 4, 4)
    play(game, "0: work poet")
    assert offered(game, 0) == [f"prestige {points}" for points in range(8)]
    before = game.estates[0].florins
    events = play(game, "0: prestige 7")
    work = next(event for event in events if isinstance(event, Worked))
    assert (work.value, work.points, work.florins) == (15, 7, 100)
    assert (game.estates[0].florins - before, game.estates[0].prestige) == (100, 7)


@rule("princes 6.2")
def test_the_mathematician_with_lake_university_and_religion_is_worth_eighteen() -> None:
    game = at_turn(3)
    hand = ("mathematician", "poet", "jurist", "painter")
    estate(game, 0, jesters=2, freedoms=("religion",), hand=hand)
    lay(game, 0, "place university a1", "place lake e1")
    assert parts(game, 0, profession(game, "mathematician")) == (4, 3, 3, 4, 4)


@rule("princes 6.4")
@pytest.mark.parametrize("round", range(1, 8))
def test_a_work_of_fifteen_is_enough_until_round_five(round: int) -> None:
    game = anne_with_her_poet(round)
    assert ("work poet" in offered(game, 0)) == (round <= 5)
    if round > 5:
        assert why_not(game, 0, "work poet") == ("below-minimum", "6.4")


@rule("princes 5.5")
def test_no_tile_lies_partly_off_the_grid() -> None:
    game = at_turn(3)
    play(game, "0: build tower")
    assert why_not(game, 0, "place tower f1") == ("off-grid", "5.5")


@rule("princes 5.5")
def test_no_tile_covers_another() -> None:
    game = at_turn(3)
    lay(game, 0, "place lake a1")
    play(game, "0: build tower")
    assert why_not(game, 0, "place tower a2") == ("overlaps", "5.5")


@rule("princes 5.6")
@pytest.mark.parametrize("builders", range(4))
def test_buildings_touch_each_other_only_with_two_builders(builders: int) -> None:
    game = at_turn(3)
    estate(game, 0, builders=builders)
    lay(game, 0, "place tower d4")
    play(game, "0: build chapel")
    assert ("place chapel e5" in offered(game, 0)) == (builders >= 2)
    if builders < 2:
        assert why_not(game, 0, "place chapel e5") == ("touches", "5.6")


@rule("princes 5.6")
@pytest.mark.parametrize("builders", range(4))
def test_buildings_touch_the_palace_only_with_two_builders(builders: int) -> None:
    game = at_turn(3)
    estate(game, 0, builders=builders)
    play(game, "0: build tower")
    assert ("place tower a5" in offered(game, 0)) == (builders >= 2)
    assert "place tower d5" in offered(game, 0)
    if builders < 2:
        assert why_not(game, 0, "place tower a5") == ("touches-palace", "5.6")


@rule("princes 5.4")
def test_a_second_chapel_is_never_built() -> None:
    game = at_turn(3)
    estate(game, 0, builders=3)
    lay(game, 0, "place chapel a1")
    assert why_not(game, 0, "build chapel") == ("already-built", "5.4")


def sample_estate() -> Princes:
    """The estate that both texts use to explain the cards: 39 squares are full."""
    game = at_turn(3)
    estate(game, 0, builders=2, freedoms=("travel", "religion"), prestige_cards=("p01",))
    lay(game, 0, *SAMPLE_TILES)
    return game


def test_the_sample_estate_fits_the_grid() -> None:
    game = sample_estate()
    owned = game.estates[0]
    assert COUNTER["empty_squares"](game.box, owned) == 4
    assert sum(place.mask.bit_count() for place in owned.tiles) == 39
    assert owned.landscapes == (2, 1, 0)
    assert owned.buildings.bit_count() == 5


@rule("princes 6.3")
def test_the_twenty_bonus_cards_are_worth_what_the_texts_say() -> None:
    game = sample_estate()
    estate(game, 0, hand=("poet", "jurist"), table=("painter", "alchemist"), recruiting=1)
    values = [bonus_value(game, 0, bonus) for bonus in range(20)]
    assert values == [5, 4, 3, 5, 6, 3, 4, 2, 0, 4, 0, 2, 4, 3, 2, 3, 4, 5, 2, 3]


@rule("princes 7.3")
@rule("princes 7.4")
def test_the_fourteen_prestige_cards_score_what_the_texts_say() -> None:
    game = sample_estate()
    table = ("poet", "jurist", "painter", "alchemist")
    estate(game, 0, hand=("botanist",), table=table, recruiters=1)
    five_buildings = ("university", "laboratory", "theatre", "tower", "chapel")
    five_works = ("architect", "astronomer", "sculptor", "theologian", "physician")
    estate(game, 1, buildings=five_buildings, landscapes=(1, 1, 1), table=five_works, filled=(1 << 47) - 1)
    estate(game, 2, landscapes=(1, 1, 0))
    points = [card_points(game, 0, card) for card in range(14)]
    assert points == [3, 5, 0, 0, 4, 7, 3, 0, 6, 0, 6, 0, 0, 4]


@rule("princes 4.3")
@rule("princes 5.3")
def test_builders_make_building_cheaper_and_bring_prestige() -> None:
    costs = []
    for builders in range(4):
        game = at_turn(3)
        estate(game, 0, builders=builders, florins=1000)
        play(game, "0: build chapel / 0: place chapel d1")
        costs.append(1000 - game.estates[0].florins)
        assert game.estates[0].prestige == 3
    assert costs == [700, 300, 300, 0]
    for owned, prestige in ((0, 0), (1, 3), (2, 3)):
        game = at_auction(4)
        estate(game, 0, builders=owned)
        play(game, "0: open builder / 1: pass / 2: pass / 3: pass")
        assert (game.estates[0].builders, game.estates[0].prestige) == (owned + 1, prestige)


@rule("princes 4.1")
def test_only_a_further_landscape_of_the_same_kind_brings_prestige() -> None:
    game = at_auction(4)
    lay(game, 0, "place lake a1")
    play(game, "0: open forest / 1: pass / 2: pass / 3: pass / 0: place forest d1")
    assert game.estates[0].prestige == 0
    for lakes, prestige in ((1, 3), (2, 3)):
        game = at_auction(4)
        lay(game, 0, *("place lake a1", "place lake f1")[:lakes])
        play(game, "0: open lake / 1: pass / 2: pass / 3: pass / 0: place lake c4")
        assert game.estates[0].prestige == prestige


@rule("princes 7.3")
def test_most_buildings_pays_six_alone_three_tied_and_nothing_behind() -> None:
    game = at_turn(3)
    three = ("tower", "chapel", "opera")
    estate(game, 0, buildings=three)
    assert card_points(game, 0, 0) == 6
    estate(game, 1, buildings=three)
    assert card_points(game, 0, 0) == 3
    estate(game, 2, buildings=(*three, "theatre"))
    assert card_points(game, 0, 0) == 0


@rule("princes 6.6")
def test_the_best_work_pays_all_who_reached_it_and_counts_only_the_better_of_two() -> None:
    game = at_turn(3, left=0)
    game.estates[0].best_work = 15
    game.estates[1].best_work = 15
    game.estates[2].best_work = 12
    game.go_on()
    assert [owner.prestige for owner in game.estates] == [3, 3, 0]


@rule("princes 6.6")
def test_a_single_work_is_the_best_and_without_a_work_nobody_is_paid() -> None:
    game = at_turn(3, left=0)
    game.estates[2].best_work = 7
    game.go_on()
    assert [owner.prestige for owner in game.estates] == [0, 0, 3]
    game = at_turn(3, left=0)
    game.go_on()
    assert [owner.prestige for owner in game.estates] == [0, 0, 0]


@rule("princes 2.3")
@rule("princes 8.3")
def test_freedoms_are_one_fewer_of_each_than_players_or_five_or_four_with_two() -> None:
    assert [at_auction(seats).freedoms for seats in (3, 4, 5)] == [(2, 2, 2), (3, 3, 3), (4, 4, 4)]
    assert sorted(at_auction(2).freedoms) == [1, 2, 2]
    assert sorted(at_auction(2, options={"freedoms2p": 4}).freedoms) == [1, 1, 2]
