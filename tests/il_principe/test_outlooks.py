"""What a view tells of what choices would lead to, proved by making them."""

import pytest

from signoria.titles.il_principe.building import PlaceShield
from signoria.titles.il_principe.events import RolesPaid
from signoria.titles.il_principe.game import IlPrincipe
from signoria.titles.il_principe.views import CardsView, LeadView, WishView
from tests.il_principe.scenes import at_auction, at_roles, at_turn, before_round, display, family, own
from tests.rules import rule
from tests.transcripts import play


def wish(game: IlPrincipe, seat: int, city: str) -> WishView:
    return next(each for each in own(game, seat).wishes if each.city == city)


def lead(game: IlPrincipe, seat: int, card: str, count: int) -> LeadView:
    return next(each for each in own(game, seat).leads if (each.card, each.count) == (card, count))


@rule("il_principe 4.1")
def test_groups_are_shown_in_the_order_in_which_they_are_sold() -> None:
    game = at_auction(4, "gggwwrry")
    assert [seen.card for seen in game.view(None).offer] == ["yellow", "white", "red", "green"]
    play(game, "1: bid 1 / 2: pass / 3: pass / 0: pass / 1: pass")
    assert [seen.card for seen in game.view(None).offer] == ["white", "red", "green"]


@rule("il_principe 4.7")
def test_a_wish_tells_what_the_lot_would_do_for_it_and_up_to_which_bid() -> None:
    game = at_auction(3, "ww")
    family(game, 1, hand="gby")
    display(game, "pisa", "lucca", "siena", "milano")
    pisa, lucca = wish(game, 1, "pisa"), wish(game, 1, "lucca")
    assert (pisa.lacks_cards, pisa.lacks_cards_with_lot, pisa.bid_at_most) == (("white", "white"), (), 5)
    assert lucca.lacks_cards_with_lot == ("red",)
    play(game, "1: bid 5 / 2: pass / 0: pass")
    assert "build pisa" in [move.text for move in game.moves(1)]
    assert (wish(game, 1, "pisa").lacks_cards_with_lot, wish(game, 1, "pisa").bid_at_most) == ((), None)


@rule("il_principe 3.2")
def test_cards_to_spare_are_those_that_no_city_or_not_this_one_asks_for() -> None:
    game = at_turn(3)
    family(game, 0, hand="gggrb")
    display(game, "siena", "bologna", "orvieto", "venezia")
    assert own(game, 0).spare_cards == (CardsView("green", 1),)
    assert wish(game, 0, "siena").spare_cards == (CardsView("green", 2),)
    assert wish(game, 0, "bologna").spare_cards == (CardsView("green", 1),)


@rule("il_principe 7.4")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_lead_tells_who_would_have_the_roles_with_so_many_cards_more(count: int) -> None:
    game = at_turn(3)
    family(game, 0, hand="bbb", up="b")
    family(game, 1, up="bbb")
    family(game, 2, up="bb")
    told = lead(game, 0, "blue", count)
    play(game, f"0: play blue / 0: cards {count}")
    blue = game.view(0).roles[3]
    assert (told.major_seats, told.minor_seats) == (blue.next_major_seats, blue.next_minor_seats)
    assert (told.major_seats, told.minor_seats) == {1: ((1,), (0, 2)), 2: ((0, 1), ()), 3: ((0,), (1,))}[count]


@rule("il_principe 7.8")
def test_a_card_that_could_be_turned_up_has_a_lead_too() -> None:
    game = at_roles(3, "green", a="gg")
    family(game, 0, down="r")
    family(game, 1, up="r")
    assert lead(game, 0, "red", 1).major_seats == (0, 1)
    assert [(seen.card, seen.count) for seen in own(game, 1).turned_cards] == [("red", 1)]


@rule("il_principe 10.3")
def test_with_two_players_nobody_would_have_a_minor_role() -> None:
    game = at_turn(2)
    family(game, 0, up="bb")
    family(game, 1, up="b")
    blue = game.view(None).roles[3]
    assert (blue.next_major_seats, blue.next_minor_seats) == ((0,), ())


@rule("il_principe 6.5")
def test_the_gains_of_roles_are_what_is_paid_when_the_city_is_built() -> None:
    game = at_turn(3)
    family(game, 0, hand="wwbr", coins=9)
    display(game, "lucca", "siena", "milano", "pisa")
    game.hold(1, 1, 0)
    game.hold(2, 1, 1)
    game.hold(2, 3, 0)
    told = [(gain.seat, gain.roles, gain.points) for gain in game.view(0).role_gains if gain.city == "lucca"]
    assert told == [(1, ("bishop",), 2), (2, ("priest", "noble"), 3)]
    events = play(game, "0: build lucca / 0: shield emilia / 0: shield emilia")
    assert [(paid.seat, paid.roles, paid.points) for paid in events if isinstance(paid, RolesPaid)] == told


@rule("il_principe 9.2")
def test_regions_tell_what_their_shields_would_score_and_what_more_would() -> None:
    game = at_turn(3)
    for seat, region in ((0, 2), (1, 2), (1, 2), (2, 2)):
        game.put_shield(seat, region)
    emilia = game.view(None).regions[2]
    assert [(there.count, there.points) for there in emilia.shields] == [(1, 2), (2, 5), (1, 2)]
    one, two = (with_more.regions[2] for with_more in own(game, 0).regions_with)
    assert [there.points for there in one.shields] == [5, 5, 0]
    assert [there.points for there in two.shields] == [5, 2, 0]
    game.ask(PlaceShield(0, game.box.city_keys.index("lucca"), 2, 0))
    play(game, "0: shield emilia / 0: shield emilia")
    assert game.view(None).regions[2].shields == two.shields


@rule("il_principe 6.4")
def test_nobody_is_told_of_more_shields_than_he_has() -> None:
    game = at_turn(3)
    family(game, 0, shields=1)
    family(game, 1, shields=0)
    assert [with_more.more for with_more in own(game, 0).regions_with] == [1]
    assert own(game, 1).regions_with == ()


@rule("il_principe 8.2")
@pytest.mark.parametrize(("seats", "cities"), [(4, 12), (2, 7)])
def test_so_many_cities_are_to_be_built_until_the_end(seats: int, cities: int) -> None:
    game = at_turn(seats)
    assert game.view(None).cities_to_end == cities
    assert before_round(seats, 30, cities=3).view(None).cities_to_end == cities - 1
    ending = before_round(seats, 30, cities=3)
    ending.unseen = ending.unseen[: len(game.box.city_keys) - game.numbers.cities]
    assert ending.view(None).cities_to_end == 0


@rule("il_principe 1.7")
def test_what_choices_would_lead_to_says_nothing_of_other_hands() -> None:
    game = at_auction(3, "ww")
    family(game, 0, hand="gby")
    family(game, 1, hand="wwr")
    assert {game.imagine(0, seed).view(0) for seed in range(20)} == {game.view(0)}
