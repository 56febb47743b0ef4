"""10 Two players."""

from signoria.titles.il_principe.building import turn_up_city
from signoria.titles.il_principe.components import COLOURS
from signoria.titles.il_principe.title import IL_PRINCIPE
from tests.il_principe.scenes import at_roles, before_round, cards, dealt, family, go, holders
from tests.rules import rule
from tests.transcripts import offered, play


@rule("il_principe 10.1")
def test_two_players_have_thirteen_cards_of_each_colour_and_ten_cities() -> None:
    game = dealt(2)
    counts = IL_PRINCIPE.conserved(game)
    assert [counts[colour] for colour in COLOURS] == [13] * 5
    assert game.cities_to_come() == 6
    assert game.view(0).cities_to_come == 6


@rule("il_principe 10.1")
def test_after_ten_cities_no_more_are_turned_up_and_any_five_may_be_left_out() -> None:
    left_out = set()
    for seed in range(20):
        game = dealt(2, seed)
        for _ in range(20):
            turn_up_city(game, None)
        assert len(game.display) == 10
        left_out.add(game.unseen)
    assert len(left_out) > 15


@rule("il_principe 10.2")
def test_two_players_take_six_coins_draw_five_cards_and_lay_three() -> None:
    game = dealt(2)
    assert [(owned.coins, sum(owned.hand)) for owned in game.families] == [(6, 5), (6, 5)]
    family(game, 0, hand="gwrby")
    assert offered(game, 0) == ["lay green", "lay white", "lay red"]
    play(game, "0: lay green / 0: lay white / 0: lay yellow")
    assert game.waiting() == (1,)


@rule("il_principe 10.3")
def test_two_players_decide_only_major_roles() -> None:
    game = at_roles(2, "white", a="ww", b="w")
    assert holders(game, "white") == (0, -1)
    assert game.view(0).roles[1].minor_role == ""
    game = at_roles(2, "white", a="ww", b="ww")
    play(game, "1: pass / 0: bid 1")
    assert holders(game, "white") == (0, -1)


@rule("il_principe 10.4")
def test_the_last_offer_of_two_players_leaves_the_discards_alone() -> None:
    go(game := before_round(2, 5, discards="gggg"))
    assert (sum(game.offer), game.discards) == (5, cards("gggg"))
