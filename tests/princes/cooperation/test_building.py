"""12.3 to 12.8 and 12.12 Joint buildings: what they cost and bring, and where they may stand."""

import pytest

from signoria.titles.princes.cooperation.events import JointlyBuilt, SharePaid
from signoria.titles.princes.game import Princes
from signoria.titles.princes.muse.princess import princess_value
from signoria.titles.princes.values import plain_value
from tests.princes.cooperation.scenes import BOTH, among_neighbours, offer
from tests.princes.scenes import estate, lay, profession
from tests.rules import rule
from tests.transcripts import offered, play, why_not


def joining(game: Princes, kind: str, *, active: int = 0, partner: int = 1) -> None:
    """The active player is asked for the place."""
    play(game, f"{active}: propose {partner} / {active}: build {kind}")


@rule("princes 12.5")
def test_red_pays_the_bank_300_and_grey_pays_red_500_as_in_the_example() -> None:
    game = among_neighbours(builders=(1, 3))
    offer(game, "workshop 0 g2", 500)
    events = play(game, "1: accept")
    red, grey = game.estates
    assert (red.florins, grey.florins) == (3200, 2500)
    assert (red.prestige, grey.prestige) == (3, 3)
    built, paid = events
    assert isinstance(built, JointlyBuilt)
    assert (built.seat, built.partner_seat, built.cost, built.points) == (0, 1, 300, 3)
    assert isinstance(paid, SharePaid)
    assert (paid.seat, paid.active_seat, paid.amount, paid.points) == (1, 0, 500, 3)


@rule("princes 12.6")
def test_red_may_not_touch_what_grey_may_as_in_the_example() -> None:
    game = among_neighbours(builders=(1, 3))
    joining(game, "workshop")
    assert "join workshop 0 g2" in offered(game, 0)
    assert "b4" in game.read("join workshop 0 g2").arguments()["other_squares"]  # type: ignore[operator]
    turned_round = among_neighbours(builders=(3, 1))
    joining(turned_round, "workshop")
    assert why_not(turned_round, 0, "join workshop 0 g2") == ("others-touches-palace", "12.6")
    assert why_not(game, 0, "join workshop 0 f4") == ("own-touches-palace", "12.6")
    assert "join workshop 0 f4" in offered(turned_round, 0)


@rule("princes 12.6")
def test_two_builders_on_ones_own_land_are_needed_to_touch_a_building_there() -> None:
    for builders, allowed in ((0, False), (1, False), (2, True)):
        game = among_neighbours(builders=(builders, 3))
        lay(game, 0, "place chapel f1")
        joining(game, "tower")
        assert ("join tower 0 f3" in offered(game, 0)) is allowed
        assert allowed or why_not(game, 0, "join tower 0 f3") == ("own-touches", "12.6")


@rule("princes 12.3")
def test_it_takes_an_action_of_the_active_player_and_none_of_the_partner() -> None:
    game = among_neighbours(builders=(1, 3), left=1)
    offer(game, "workshop 0 g2", 0)
    play(game, "1: accept")
    assert game.round == 2
    game = among_neighbours(builders=(1, 3), left=2)
    offer(game, "workshop 0 g2", 0)
    play(game, "1: accept")
    assert game.waiting() == (0,)
    question = game.question(0)
    assert question is not None
    assert question.arguments["left"] == 1


@rule("princes 12.3")
def test_after_a_refusal_nothing_is_lost_and_one_may_build_alone() -> None:
    game = among_neighbours(builders=(1, 3), left=1)
    offer(game, "workshop 0 g2", 800)
    play(game, "1: refuse")
    assert [owner.florins for owner in game.estates] == [3000, 3000]
    assert [owner.prestige for owner in game.estates] == [0, 0]
    play(game, "0: build tower / 0: place tower a1")
    assert game.estates[0].florins == 2700


@rule("princes 12.4")
def test_it_lies_in_both_estates_and_in_no_other() -> None:
    game = among_neighbours(4, builders=(3, 3, 3, 3))
    joining(game, "workshop")
    for move in game.moves(0):
        spoken = move.arguments()
        assert {spoken["estate_seat"], spoken["other_seat"]} == {0, 1}
    assert why_not(game, 0, "join workshop 0 f6") == ("elsewhere", "12.4")
    assert why_not(game, 0, "join workshop 0 a1") == ("elsewhere", "12.4")


@rule("princes 12.4")
def test_both_must_lack_the_kind_and_one_must_be_in_stock() -> None:
    game = among_neighbours()
    estate(game, 0, buildings=("tower",))
    estate(game, 1, buildings=("opera",))
    kind = game.box.building_keys.index("chapel")
    game.buildings = (*game.buildings[:kind], 0, *game.buildings[kind + 1 :])
    play(game, "0: propose 1")
    assert why_not(game, 0, "build tower") == ("already-built", "5.4")
    assert why_not(game, 0, "build opera") == ("partner-has-it", "12.4")
    assert why_not(game, 0, "build chapel") == ("none-in-stock", "5.4")


@rule("princes 12.4")
def test_it_takes_one_from_the_stock_and_both_have_the_kind() -> None:
    game = among_neighbours(builders=(1, 3))
    offer(game, "workshop 0 g2", 100)
    play(game, "1: accept")
    kind = game.box.building_keys.index("workshop")
    assert game.buildings[kind] == 2
    assert why_not(game, 0, "build workshop") == ("already-built", "5.4")
    assert all(owner.buildings >> kind & 1 for owner in game.estates)


@rule("princes 12.4")
def test_it_may_not_lie_on_taken_squares_of_either() -> None:
    game = among_neighbours(builders=(3, 3))
    lay(game, 1, "place lake a2")
    joining(game, "workshop")
    assert why_not(game, 0, "join workshop 0 g2") == ("joint-overlaps", "12.4")


@rule("princes 12.5")
def test_who_cannot_pay_the_bank_alone_cannot_offer() -> None:
    game = among_neighbours(builders=(0, 3))
    estate(game, 0, florins=600, prestige=0)
    assert not [text for text in offered(game, 0) if text.startswith("propose")]
    assert why_not(game, 0, "propose 1") == ("cannot-pay", "12.5")
    estate(game, 0, florins=600, prestige=1)
    offer(game, "chapel 0 g1", 2000)
    play(game, "1: accept")
    assert (game.estates[0].florins, game.estates[0].prestige) == (2000, 3)


@rule("princes 12.5")
def test_a_partner_who_is_short_of_florins_sells_prestige() -> None:
    game = among_neighbours(builders=(3, 0))
    estate(game, 1, florins=100, prestige=5)
    offer(game, "chapel 0 g1", 400)
    events = play(game, "1: accept")
    assert (game.estates[1].florins, game.estates[1].prestige) == (0, 5)
    assert [(event.sold, event.raised) for event in events if isinstance(event, SharePaid)] == [(3, 300)]


@rule("princes 12.7")
def test_nothing_is_needed_along_the_common_border_where_nothing_is_built() -> None:
    game = among_neighbours(builders=(0, 0))
    joining(game, "tower")
    assert "join tower 0 g1" in offered(game, 0)


@rule("princes 12.7")
def test_another_building_opposite_asks_two_builders_of_whose_square_it_is() -> None:
    for builders, allowed in (((1, 3), False), ((2, 3), True)):
        game = among_neighbours(builders=builders)
        lay(game, 1, "place chapel a3")
        joining(game, "library")
        found = [text for text in offered(game, 0) if _lies(game, text, 0, "g3")]
        assert bool(found) is allowed
    game = among_neighbours(builders=(1, 3))
    lay(game, 1, "place lake a3")
    joining(game, "library")
    assert [text for text in offered(game, 0) if _lies(game, text, 0, "g3")]


def _lies(game: Princes, text: str, seat: int, square: str) -> bool:
    spoken = game.read(text).arguments()
    here = spoken["squares"] if spoken["estate_seat"] == seat else spoken["other_squares"]
    assert isinstance(here, tuple)
    return square in here


@rule("princes 12.7")
def test_the_border_of_a_third_player_asks_for_a_builder() -> None:
    for builders in (0, 1):
        game = among_neighbours(4, builders=(builders, 3))
        joining(game, "tower")
        at_corner = [text for text in offered(game, 0) if _lies(game, text, 0, "g7")]
        assert bool(at_corner) is bool(builders)
    game = among_neighbours(4, builders=(0, 3))
    joining(game, "tower")
    assert why_not(game, 0, "join tower 0 f7") == ("own-border", "12.7")


@rule("princes 12.7")
def test_the_greatest_need_counts() -> None:
    game = among_neighbours(4, builders=(1, 3))
    lay(game, 3, "place tower f1")
    joining(game, "tower")
    assert why_not(game, 0, "join tower 0 f7") == ("own-faces", "12.7")


@rule("princes 12.8")
@pytest.mark.parametrize(("builders", "alone", "opposite"), [(0, False, False), (1, True, False), (2, True, True)])
def test_alone_at_a_border_one_needs_a_builder_and_two_opposite_a_building(
    builders: int, alone: bool, opposite: bool
) -> None:
    game = among_neighbours(builders=(builders, 0))
    lay(game, 1, "place chapel a1")
    play(game, "0: build tower")
    assert ("place tower g5 r1" in offered(game, 0)) is alone
    assert ("place tower g1 r1" in offered(game, 0)) is opposite
    if not alone:
        assert why_not(game, 0, "place tower g5 r1") == ("at-the-border", "12.8")
    if not opposite:
        assert why_not(game, 0, "place tower g1 r1") == ("faces-building", "12.8")
    assert "place tower a5 r1" in offered(game, 0)


@rule("princes 12.8")
def test_a_landscape_opposite_is_no_building_and_landscapes_lie_where_they_like() -> None:
    game = among_neighbours(builders=(1, 0))
    lay(game, 1, "place lake a1")
    play(game, "0: build tower")
    assert "place tower g1 r1" in offered(game, 0)


@rule("princes 12.8")
def test_a_wall_with_nobody_behind_it_is_no_border() -> None:
    game = among_neighbours(3, builders=(0, 0, 0))
    play(game, "0: build tower")
    assert "place tower a7" in offered(game, 0)
    assert why_not(game, 0, "place tower d7") == ("at-the-border", "12.8")
    assert "place tower b7" in offered(game, 0)


@rule("princes 12.12")
def test_it_counts_for_works_bonus_and_prestige_cards_of_both() -> None:
    game = among_neighbours(builders=(3, 3))
    wishing = next(card for card, wish in enumerate(game.box.wishes) if game.box.building_keys[wish[0]] == "workshop")
    before = [plain_value(game, seat, wishing) for seat in (0, 1)]
    offer(game, "workshop 0 g2", 0)
    play(game, "1: accept")
    assert [plain_value(game, seat, wishing) for seat in (0, 1)] == [value + 4 for value in before]
    seen = game.view(None)
    assert [row.buildings for row in seen.estates] == [("workshop",), ("workshop",)]
    assert [row.empty_squares for row in seen.estates] == [41, 38]
    assert profession(game, game.box.card_keys[0][wishing]) == wishing


@rule("princes 12.12")
def test_once_it_stands_each_square_counts_where_it_lies() -> None:
    game = among_neighbours(builders=(1, 3))
    offer(game, "workshop 0 g2", 0)
    play(game, "1: accept / 0: build tower")
    assert why_not(game, 0, "place tower f1 r1") == ("touches", "5.6")
    assert why_not(game, 0, "place tower g4 r1") == ("touches", "5.6")
    opposite = among_neighbours(builders=(1, 3))
    offer(opposite, "chapel 0 g1", 0)
    play(opposite, "1: accept")
    lay(opposite, 1, "place tower a5 r1")
    play(opposite, "0: build tower")
    assert why_not(opposite, 0, "place tower g5 r1") == ("faces-building", "12.8")


@rule("princes 12.13")
def test_with_muse_only_florins_in_hand_pay_and_the_princess_counts_it() -> None:
    game = among_neighbours(builders=(1, 3), options=BOTH)
    estate(game, 1, florins=200, prestige=20)
    before = princess_value(game, 1)
    offer(game, "workshop 0 g2", 300)
    assert offered(game, 1) == ["counter", "refuse"]
    assert why_not(game, 1, "accept") == ("share-not-covered", "12.11")
    play(game, "1: refuse")
    offer(game, "chapel 0 g1", 200)
    play(game, "1: accept")
    assert (game.estates[1].florins, game.estates[1].prestige) == (0, 23)
    assert princess_value(game, 1) == before + 2
