"""What a view says of things one does not have yet is what it says once one has them."""

import pytest

from signoria.titles.princes.game import Princes
from signoria.titles.princes.items import ITEM
from signoria.titles.princes.views import OwnView
from tests.princes.scenes import at_turn, estate
from tests.rules import rule

EVERY_KIND = tuple(f"b{number:02}" for number in range(4, 21))


def own(game: Princes, seat: int = 0) -> OwnView:
    """What a seat alone sees."""
    seen = game.view(seat).own
    assert seen is not None
    return seen


def some_estate() -> Princes:
    """A hand of three with bonus cards of every kind, and a few things to meet their wishes."""
    game = at_turn(3, round=4)
    estate(game, 0, hand=("poet", "painter", "jurist"), buildings=("theatre",), freedoms=("travel",), jesters=1)
    estate(game, 0, bonus=EVERY_KIND, landscapes=(0, 1, 0))
    return game


@rule("princes 6.2")
@pytest.mark.parametrize("key", ["jester", "builder", "recruiting"])
def test_a_card_with_an_item_is_worth_what_it_is_worth_once_the_item_is_there(key: str) -> None:
    game = some_estate()
    told = own(game)
    next(item for item in ITEM if item.key == key).take(game, 0, None)
    then = own(game)
    works = {row.profession: row.value for row in told.works_with_items if row.item == key}
    bonuses = {row.bonus: row.value for row in told.bonus_with_items if row.item == key}
    assert {card.profession: works.get(card.profession, card.value) for card in told.hand} == {
        card.profession: card.value for card in then.hand
    }
    assert {card.bonus: bonuses.get(card.bonus, card.value) for card in told.bonus} == {
        card.bonus: card.value for card in then.bonus
    }
    assert works or bonuses


@rule("princes 6.2")
def test_a_card_with_a_landscape_counts_a_wish_that_was_not_met() -> None:
    game = some_estate()
    told = own(game)
    estate(game, 0, landscapes=(1, 1, 0))
    then = {card.profession: card.value for card in own(game).hand}
    lifted = {row.profession: row.value for row in told.works_with_items if row.item == "forest"}
    now = {card.profession: card.value for card in told.hand}
    assert lifted == {card: value for card, value in then.items() if value > now[card]}
    assert not [row for row in told.works_with_items if row.item == "lake"], "a second lake lifts nothing"


@rule("princes 6.2")
def test_a_card_with_a_building_is_worth_what_it_is_worth_once_it_stands() -> None:
    game = some_estate()
    told = own(game).works_with_buildings
    assert told
    for row in told:
        then = some_estate()
        estate(then, 0, buildings=("theatre", row.building))
        assert row.value == next(card.value for card in own(then).hand if card.profession == row.profession)


@rule("princes 5.5")
def test_the_ways_to_place_a_building_are_those_offered_once_it_is_chosen() -> None:
    game = at_turn(3)
    told = {row.building: row.places for row in own(game).building_places}
    for building in ("opera", "chapel"):
        then = game.copy()
        then.play(0, then.read(f"build {building}"))
        assert told[building] == len(then.moves(0)) > 0


@rule("princes 5.7")
def test_a_profession_that_is_looked_at_says_what_its_work_would_be_worth_in_hand() -> None:
    game = at_turn(3)
    game.play(0, game.read("draw profession"))
    told = {card.profession: card.value for card in own(game).artists}
    assert list(told) == list(own(game).looked_at_cards)
    kept = own(game).looked_at_cards[2]
    game.play(0, game.read(f"keep {kept}"))
    assert told[kept] == next(card.value for card in own(game).hand if card.profession == kept)


@rule("princes 4.6")
def test_an_artist_who_can_be_called_says_what_the_work_would_be_worth() -> None:
    game = at_turn(3)
    estate(game, 1, table=("poet",))
    assert own(game).artists == ()
    estate(game, 0, recruiting=1)
    (poet,) = own(game).artists
    game.play(0, game.read("recruit poet"))
    assert poet == next(card for card in own(game).hand if card.profession == "poet")


@rule("princes 7.2")
def test_the_end_shows_what_decided_each_prestige_card() -> None:
    game = at_turn(3)
    estate(game, 0, prestige_cards=("p10", "p13"), jesters=2, builders=1, landscapes=(0, 1, 0))
    estate(game, 2, jesters=3)
    assert game.view(1).prestige_counts == (), "they are secret before the end"
    game.agenda = ()
    counted = {(row.prestige, row.seat): row.counts for row in game.view(1).prestige_counts}
    assert counted == {("p10", 0): (2,), ("p10", 1): (0,), ("p10", 2): (3,), ("p13", 0): (1, 2, 1)}
