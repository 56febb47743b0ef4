"""7 The roles."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.titles.il_principe.events import RolePutUp, RoleStays, RoleTaken, TurnedDown
from signoria.titles.il_principe.majorities import leaders
from signoria.titles.il_principe.roles import RolePhase
from signoria.titles.il_principe.rounds import Round
from tests.il_principe.scenes import at_roles, cards, dealt, family, go, holders, pile, poor
from tests.rules import rule
from tests.transcripts import offered, play, why_not


@rule("il_principe 7.1")
def test_all_tiles_return_and_colours_are_settled_in_order() -> None:
    game = dealt(3)
    poor(game)
    for colour in range(5):
        game.hold(2, colour, 0)
    family(game, 0, up="yg")
    family(game, 1, up="w")
    game.agenda = (Round(), RolePhase())
    events = go(game)
    assert [event.role for event in events if isinstance(event, RoleTaken)] == ["master", "bishop", "banker"]
    assert game.roles == ((0, 1, -1, -1, 0), (-1,) * 5)


@rule("il_principe 7.2")
@rule("il_principe 12.5")
def test_without_cards_nobody_is_first_or_second() -> None:
    game = at_roles(3, "blue", a="bb")
    assert holders(game, "blue") == (0, -1)
    assert leaders((0, 0, 0)) == ((), ())


@rule("il_principe 7.2")
def test_face_down_cards_do_not_count() -> None:
    game = dealt(3)
    poor(game)
    family(game, 0, down="bbbb")
    family(game, 1, up="b")
    game.agenda = (Round(), RolePhase())
    go(game)
    assert holders(game, "blue") == (1, -1)


@rule("il_principe 7.2")
def test_turning_for_the_major_role_never_changes_who_is_second() -> None:
    game = at_roles(3, "white", a="wwww", b="www", c="ww")
    assert game.families[0].up == cards("ww")
    assert holders(game, "white") == (0, 1)


@rule("il_principe 7.2")
@given(counts=st.lists(st.integers(0, 5), min_size=2, max_size=5))
def test_first_and_second_are_those_with_most_and_next_most_cards(counts: list[int]) -> None:
    first, second = leaders(tuple(counts))
    values = sorted({count for count in counts if count}, reverse=True)
    assert [counts[seat] for seat in first] == values[:1] * len(first)
    assert [counts[seat] for seat in second] == values[1:2] * len(second)
    assert len(first) == (counts.count(values[0]) if values else 0)
    assert len(second) == (counts.count(values[1]) if len(values) > 1 else 0)


@rule("il_principe 7.3")
def test_alone_with_most_takes_the_major_and_alone_second_the_minor_role() -> None:
    game = at_roles(4, "blue", a="bbbb", b="bbb", c="b", d="b")
    assert holders(game, "blue") == (0, -1)
    play(game, "0: shield umbria")
    assert holders(game, "blue") == (0, 1)


@rule("il_principe 7.4")
def test_several_tied_for_second_bid_for_the_minor_role() -> None:
    game = at_roles(4, "white", a="wwww", b="ww", c="ww", d="w")
    assert holders(game, "white") == (0, -1)
    assert game.waiting() == (1,)
    play(game, "1: bid 2 / 2: pass")
    assert holders(game, "white") == (0, 1)
    assert game.families[1].up == cards("ww")


@rule("il_principe 7.5")
def test_several_tied_for_most_bid_for_the_major_role_and_the_minor_stays() -> None:
    game = at_roles(4, "white", a="www", b="www", c="www", d="w")
    play(game, "1: bid 1 / 2: pass / 0: pass")
    assert holders(game, "white") == (1, -1)


@rule("il_principe 7.6")
def test_those_tied_speak_clockwise_from_the_left_of_il_principe() -> None:
    game = dealt(4)
    poor(game)
    for seat in (0, 2, 3):
        family(game, seat, up="www", coins=3)
    game.prince = 2
    game.agenda = (Round(), RolePhase())
    events = go(game)
    assert [event.tied_seats for event in events if isinstance(event, RolePutUp)] == [(0, 2, 3)]
    assert game.waiting() == (3,)
    assert why_not(game, 3, "bid 4") == ("too-few-coins", "4.3")
    events = play(game, "3: bid 2 / 0: pass / 2: pass")
    assert (game.prince, game.families[3].coins) == (3, 1 + 5)
    assert not [event for event in events if type(event).__name__ == "Built"]


@rule("il_principe 7.6")
def test_a_role_nobody_bids_for_stays_and_nobody_turns_cards() -> None:
    game = at_roles(3, "white", a="ww", b="ww")
    events = play(game, "1: pass / 0: pass")
    stayed = [event.role for event in events if isinstance(event, RoleStays)]
    assert stayed == ["bishop", "priest"]
    assert not [event for event in events if isinstance(event, TurnedDown)]
    assert (game.prince, holders(game, "white")) == (0, (-1, -1))


@rule("il_principe 7.6")
def test_a_role_without_auction_does_not_move_the_marker() -> None:
    game = at_roles(3, "white", b="ww")
    assert (holders(game, "white"), game.prince) == ((1, -1), 0)


@rule("il_principe 7.7")
@rule("il_principe 12.6")
@pytest.mark.parametrize(("up", "turned"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_a_major_role_turns_half_of_the_face_up_cards_rounded_up(up: int, turned: int) -> None:
    game = dealt(3)
    poor(game)
    owned = family(game, 0, up="w" * up, down="www")
    game.agenda = (Round(), RolePhase())
    go(game)
    assert (owned.up[1], owned.down[1]) == (up - turned, 3 + turned)


@rule("il_principe 7.8")
def test_white_scores_a_point_and_yellow_takes_two_coins_major_before_minor() -> None:
    game = at_roles(3, "white", coins=0, a="ww", b="w")
    assert [owned.points for owned in game.families] == [1, 1, 0]
    game = at_roles(3, "yellow", coins=0, a="yy", b="y")
    assert [owned.coins for owned in game.families] == [7, 7, 5]


@rule("il_principe 7.8")
def test_red_draws_a_card() -> None:
    game = at_roles(3, "red", a="rr", b="r")
    assert [sum(owned.hand) for owned in game.families] == [5, 5, 4]


@rule("il_principe 7.8")
def test_blue_places_a_shield_anywhere() -> None:
    game = at_roles(3, "blue", a="bb")
    assert offered(game, 0) == [f"shield {key}" for key in game.box.region_keys]
    play(game, "0: shield veneto")
    assert (game.map[1], game.families[0].shields) == ((1, 0, 0), 10)


@rule("il_principe 7.8")
@rule("il_principe 12.7")
def test_green_turns_up_one_of_ones_own_cards_of_another_colour() -> None:
    game = dealt(3)
    poor(game)
    owned = family(game, 0, up="gg", down="gwb")
    family(game, 1, down="yyy")
    game.agenda = (Round(), RolePhase())
    go(game)
    assert offered(game, 0) == ["turn white", "turn blue"]
    assert why_not(game, 0, "turn green") == ("own-colour", "7.8")
    assert why_not(game, 0, "turn yellow") == ("none-face-down", "7.8")
    play(game, "0: turn white")
    assert holders(game, "white") == (0, -1)
    assert owned.down == cards("ggwb")


@rule("il_principe 7.9")
@rule("il_principe 12.8")
def test_an_action_that_can_be_done_must_be_done() -> None:
    game = at_roles(3, "blue", a="bb")
    assert "pass" not in offered(game, 0)
    game = dealt(3)
    poor(game)
    family(game, 0, up="gbr", shields=0)
    pile(game, "")
    game.display = game.display[:3]
    game.agenda = (Round(), RolePhase())
    go(game)
    assert game.outcome() is not None
    assert [sum(owned.hand) for owned in game.families] == [0, 0, 0]


@rule("il_principe 7.10")
def test_one_player_may_hold_roles_of_several_colours_until_they_are_decided_anew() -> None:
    game = dealt(3)
    poor(game)
    family(game, 0, up="wwyy")
    game.agenda = (Round(), RolePhase())
    go(game)
    assert (holders(game, "white")[0], holders(game, "yellow")[0]) == (0, 0)
    assert game.round == 2
    assert game.view(1).roles[1].major_seat == 0
