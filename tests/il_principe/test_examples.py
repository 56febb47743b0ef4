"""Every worked example of the rules text, and the cases that decide what it leaves open, played."""

import pytest

from signoria.titles.il_principe.events import Built, RolePutUp, RolesPaid, TurnedDown
from signoria.titles.il_principe.roles import DecideColour, RolePhase
from signoria.titles.il_principe.rounds import Round
from tests.il_principe.scenes import (
    asked,
    at_auction,
    at_roles,
    at_turn,
    before_round,
    cards,
    dealt,
    display,
    ended,
    family,
    go,
    holders,
    poor,
    shield_choices,
)
from tests.rules import rule
from tests.transcripts import offered, play


@rule("il_principe 4.1")
def test_three_green_two_white_two_red_and_a_yellow_card_are_sold_in_the_order_of_the_example() -> None:
    game = dealt(4)
    for seat, hand in enumerate(("gg", "gw", "wr", "ry")):
        family(game, seat, hand=hand)
    play(game, "0: lay green / 0: lay green / 1: lay green / 1: lay white / 2: lay white / 2: lay red")
    play(game, "3: lay red / 3: lay yellow")
    order = []
    while (lot := game.view(None).lot) is not None:
        order.append(lot.card)
        play(game, "1: pass / 2: pass / 3: pass / 0: pass")
    assert order == ["yellow", "white", "red", "green"]


@rule("il_principe 6.3")
@rule("il_principe 6.4")
@rule("il_principe 12.13")
def test_marcel_builds_firenze_for_eight_points_with_six_ways_to_place_his_shields() -> None:
    game = at_turn(4)
    display(game, "firenze", "lucca", "pisa", "siena")
    marcel = family(game, 0, hand="ggrby", coins=5)
    events = play(game, "0: build firenze")
    built = next(event for event in events if isinstance(event, Built))
    assert (built.cost, built.points) == (5, 8)
    assert (marcel.coins, marcel.points, marcel.up) == (0, 8, cards("ggrby"))
    choices = shield_choices(game)
    assert len(choices) == len(set(choices)) == 6
    tints = {row.key: row.tint for row in game.box.rows.regions}
    assert {tints[region] for choice in choices for region in choice} == {"brown", "violet", "green"}


@rule("il_principe 6.5")
def test_barbara_builds_lucca_and_andrea_and_tom_score_for_their_roles() -> None:
    game = at_turn(4)
    display(game, "lucca", "firenze", "pisa", "siena")
    barbara, andrea, tom, other = game.families
    family(game, 0, hand="wwbr", coins=4)
    game.hold(1, 1, 0)
    game.hold(2, 1, 1)
    game.hold(2, 3, 0)
    game.hold(0, 2, 0)
    events = play(game, "0: build lucca / 0: shield emilia / 0: shield toscana")
    assert (barbara.coins, barbara.points, andrea.points, tom.points, other.points) == (0, 6, 2, 3, 0)
    paid = [(event.seat, event.roles) for event in events if isinstance(event, RolesPaid)]
    assert paid == [(1, ("bishop",)), (2, ("priest", "noble"))]


@rule("il_principe 7.3")
def test_giorgio_with_four_blue_cards_is_noble_and_nick_with_three_is_knight() -> None:
    game = at_roles(4, "blue", a="bbbb", b="bbb", c="b", d="b")
    play(game, "0: shield emilia / 1: shield emilia")
    assert holders(game, "blue") == (0, 1)
    assert [owned.up[3] for owned in game.families] == [2, 3, 1, 1]
    assert game.families[0].down[3] == 2


@rule("il_principe 7.4")
def test_nick_and_marco_bid_for_the_knight_and_roberto_is_out() -> None:
    game = dealt(4)
    poor(game)
    for seat, up in enumerate(("bbbb", "bb", "bb", "b")):
        family(game, seat, up=up, coins=3)
    game.agenda = (Round(), DecideColour(3))
    go(game)
    events = play(game, "0: shield emilia")
    assert [(event.role, event.tied_seats) for event in events if isinstance(event, RolePutUp)] == [("knight", (1, 2))]
    play(game, "1: bid 1 / 2: bid 3 / 1: pass")
    assert holders(game, "blue") == (0, 2)


@rule("il_principe 7.5")
def test_giorgio_marco_and_roberto_bid_for_the_noble_and_nobody_is_knight() -> None:
    game = at_roles(4, "blue", a="bbb", b="bbb", c="bbb", d="b")
    assert game.waiting() == (1,)
    play(game, "1: pass / 2: bid 1 / 0: pass / 2: shield umbria")
    assert holders(game, "blue") == (2, -1)


@rule("il_principe 7.7")
def test_andrea_turns_two_of_three_blue_cards_and_nick_none() -> None:
    game = dealt(3)
    poor(game)
    family(game, 0, up="bbb")
    family(game, 1, up="bb")
    game.agenda = (Round(), DecideColour(3))
    events = go(game)
    assert [(event.seat, event.count) for event in events if isinstance(event, TurnedDown)] == [(0, 2)]
    play(game, "0: shield emilia / 1: shield emilia")
    assert [owned.up[3] for owned in game.families] == [1, 2, 0]


@rule("il_principe 4.6")
@pytest.mark.parametrize("builds", [False, True])
def test_the_next_auction_opens_left_of_the_winner_also_when_he_has_built(builds: bool) -> None:
    game = at_auction(4, "gww")
    display(game, "siena", "firenze", "pisa", "lucca")
    family(game, 2, hand="ry")
    play(game, "1: pass / 2: bid 1 / 3: pass / 0: pass")
    play(game, "2: build siena / 2: shield toscana" if builds else "2: pass")
    assert (game.prince, game.waiting()) == (2, (3,))


@rule("il_principe 7.6")
def test_il_principe_among_the_tied_speaks_last() -> None:
    game = dealt(4)
    poor(game)
    for seat in (0, 2, 3):
        family(game, seat, up="ww", coins=4)
    game.prince = 2
    game.agenda = (Round(), DecideColour(1))
    go(game)
    order: list[int] = []
    for move in ("bid 2", "pass", "pass"):
        order += game.waiting()
        play(game, f"{game.waiting()[0]}: {move}")
    assert order == [3, 0, 2]
    assert (holders(game, "white"), game.prince) == ((3, -1), 3)


@rule("il_principe 7.6")
def test_when_all_tied_have_no_coins_the_tile_stays_and_nothing_happens() -> None:
    game = at_roles(3, "white", coins=0, a="ww", b="ww")
    assert (offered(game, 1), asked(game, 1)) == (["pass"], "bid-role")
    play(game, "1: pass / 0: pass")
    assert holders(game, "white") == (-1, -1)
    assert [(owned.points, owned.up[1]) for owned in game.families] == [(0, 2), (0, 2), (0, 0)]


@rule("il_principe 7.8")
def test_a_card_turned_up_by_green_wins_blue_in_the_same_phase() -> None:
    game = dealt(3)
    poor(game)
    owned = family(game, 0, up="ggb", down="b")
    family(game, 1, up="b")
    game.agenda = (Round(), RolePhase())
    go(game)
    play(game, "0: turn blue")
    assert (owned.up, owned.down) == (cards("gb"), cards("gb"))
    assert holders(game, "blue")[0] == 0


@rule("il_principe 8.3")
def test_five_cards_and_four_discards_make_the_last_offer_of_four_players() -> None:
    go(game := before_round(4, 5, discards="gwrb"))
    assert (sum(game.offer), len(game.pile), game.discards) == (8, 1, cards(""))


@rule("il_principe 9.6")
def test_with_equal_points_and_cards_the_earlier_major_role_wins() -> None:
    game = before_round(2, 30, cities=3)
    for seat, colour in ((0, 2), (1, 3)):
        family(game, seat, points=40, hand="", down="g" * 17)
        game.hold(seat, colour, 0)
    go(game)
    assert (ended(game).scores, ended(game).ranks) == ((42, 42), (1, 2))


@rule("il_principe 6.4")
def test_with_one_shield_left_a_large_city_places_one_and_brings_full_points() -> None:
    game = at_turn(3)
    display(game, "firenze", "lucca", "pisa", "siena")
    owned = family(game, 0, hand="ggrby", coins=5, shields=1)
    play(game, "0: build firenze / 0: shield toscana")
    assert (owned.points, owned.shields, game.waiting()) == (8, 0, (1,))
