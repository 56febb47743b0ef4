"""11.8 to 11.17 What each character does, when, and what it brings."""

import pytest

from signoria.table import Event
from signoria.titles.princes.events import BestWork, Bought
from signoria.titles.princes.game import Princes
from signoria.titles.princes.muse.banker import BankerDue
from signoria.titles.princes.muse.components import CARDINAL, MERCHANT, MUSE, PRINCESS, PROFESSOR
from signoria.titles.princes.muse.court import court_of
from signoria.titles.princes.muse.events import RankScored
from signoria.titles.princes.muse.princess import princess_value
from signoria.titles.princes.values import plain_value
from tests.princes.muse.test_phase import at_court
from tests.princes.scenes import ask, at_auction, estate, lay, profession
from tests.rules import rule
from tests.transcripts import offered, play, why_not


def holding(character: int, round: int = 1, seats: int = 3) -> Princes:
    """Seat 0 has a character's help and is in its turn of phase B."""
    game = at_court(seats)
    game.round = round
    court_of(game).hand_to(character, 0)
    play(game, " / ".join(f"{seat}: pass" for seat in range(seats)))
    assert game.waiting() == (0,)
    return game


def ranked(events: list[Event]) -> list[tuple[int, int]]:
    return [(event.seat, event.points) for event in events if isinstance(event, RankScored)]


@rule("princes 11.8")
def test_in_round_five_the_muse_adds_five_to_every_work_of_her_holder_alone() -> None:
    game = holding(MUSE, round=5)
    estate(game, 0, hand=("poet", "jurist"), jesters=5)
    without = 2 * 5 + 2
    assert plain_value(game, 0, profession(game, "poet")) == without + 5
    assert game.minimum() == 15
    assert offered(game, 0)[:2] == ["work jurist", "work poet"]
    play(game, "0: work poet / 0: prestige 8")
    assert game.estates[0].florins == 3500 + 1700 - 1600
    play(game, "0: work jurist / 0: prestige 0")
    assert game.estates[0].best_work == 17
    estate(game, 1, hand=("poet",), jesters=5)
    assert plain_value(game, 1, profession(game, "poet")) == 2 * 5 + 1


@rule("princes 11.9")
def test_the_cardinal_gives_a_third_action_but_no_second_profession_or_freedom() -> None:
    game = holding(CARDINAL)
    question = game.question(0)
    assert question is not None
    assert question.arguments["left"] == 3
    play(game, "0: freedom travel")
    assert why_not(game, 0, "freedom religion") == ("once-a-turn", "5.2")
    play(game, "0: draw profession / 0: " + next(text for text in offered_after_draw(game) if "keep" in text))
    play(game, "0: as drawn")
    assert why_not(game, 0, "draw profession") == ("once-a-turn", "5.2")
    play(game, "0: build tower / 0: place tower d2")
    assert game.waiting() == (1,)


def offered_after_draw(game: Princes) -> list[str]:
    after = game.copy()
    play(after, "0: draw profession")
    return offered(after, 0)


@rule("princes 11.9")
def test_three_works_may_be_made_with_the_cardinal() -> None:
    game = holding(CARDINAL)
    estate(game, 0, hand=("poet", "jurist", "painter"), jesters=4)
    play(game, "0: work poet / 0: prestige 0 / 0: work jurist / 0: prestige 0 / 0: work painter / 0: prestige 0")
    assert game.estates[0].works() == 3


def with_two_lakes(round: int = 3) -> Princes:
    """Two lakes, a university, a studio and three professions, as in the example."""
    game = holding(PRINCESS, round=round)
    estate(game, 0, hand=("poet", "jurist"), table=("painter",), jesters=3, freedoms=("travel",), bonus=("b01",))
    lay(game, 0, "place lake a1", "place lake c1", "place university d2 r1", "place studio a3")
    return game


@rule("princes 11.10")
def test_two_lakes_two_buildings_and_three_professions_are_worth_thirteen_to_the_princess() -> None:
    game = with_two_lakes()
    assert princess_value(game, 0) == 13
    play(game, "0: princess")
    assert offered(game, 0) == [f"prestige {points}" for points in range(7)]
    play(game, "0: prestige 4")
    assert (game.estates[0].florins, game.estates[0].prestige) == (3500 + 500, 4)
    assert game.estates[0].works() == 1
    assert "princess" not in offered(game, 0)
    assert why_not(game, 0, "princess") == ("no-character", "11.10")


@rule("princes 11.10")
def test_builders_and_recruiting_cards_count_for_the_princess_and_nothing_else_does() -> None:
    game = with_two_lakes()
    estate(game, 0, builders=2, recruiting=1, recruiters=1, jesters=9, freedoms=("travel", "opinion"))
    assert princess_value(game, 0) == 13 + 2 * 2 + 2
    court = game.view(0).court
    assert court is not None
    assert [(part.thing, part.count, part.value) for part in court.princess_parts] == [
        ("landscape", 2, 6),
        ("building", 2, 4),
        ("builder", 2, 4),
        ("card", 5, 5),
    ]


@rule("princes 11.10")
def test_a_work_for_the_princess_must_reach_the_minimum_and_may_be_the_best() -> None:
    game = with_two_lakes(round=4)
    assert why_not(game, 0, "princess") == ("princess-minimum", "11.10")
    game = with_two_lakes(round=3)
    events = play(game, "0: princess / 0: prestige 0 / 0: stop / 1: stop / 2: stop")
    assert [(event.seat, event.value) for event in events if isinstance(event, BestWork)] == [(0, 13)]


@rule("princes 11.11")
@rule("princes 11.17")
def test_the_merchant_brings_as_many_points_as_one_s_place_and_those_level_share_the_better() -> None:
    game = holding(MERCHANT, seats=5)
    for seat, points in enumerate((12, 20, 17, 17, 12)):
        estate(game, seat, prestige=points)
    court = game.view(0).court
    assert court is not None
    assert court.ranks == (4, 1, 2, 2, 4)
    events = play(game, "0: freedom travel / 0: rank")
    assert ranked(events) == [(0, 4)]
    assert "rank" not in offered(game, 0)


@rule("princes 11.11")
def test_the_points_may_be_had_when_the_merchant_is_taken() -> None:
    game = at_court(3)
    estate(game, 1, prestige=5)
    play(game, "0: court merchant 3 / 1: pass / 2: pass")
    assert offered(game, 0) == ["rank", "wait merchant"]
    assert ranked(play(game, "0: rank")) == [(0, 2)]


def to_next_auction(game: Princes, merchant: int) -> None:
    """Round 2, and a seat has kept the Merchant."""
    play(game, " / ".join(f"{seat}: pass" for seat in range(game.seats)))
    court_of(game).hand_to(MERCHANT, merchant)
    play(game, " / ".join(f"{seat}: stop" for seat in range(game.seats)))
    assert (game.round, game.waiting()) == (2, (1,))


@rule("princes 11.11")
def test_what_is_won_with_the_merchant_is_free() -> None:
    game = at_court(4)
    to_next_auction(game, 1)
    play(game, "1: open jester / 2: bid 300 / 3: pass / 0: pass / 1: bid 400 / 2: pass")
    assert offered(game, 1) == ["gratis", "rank"]
    events = play(game, "1: gratis")
    assert [(event.item, event.price) for event in events if isinstance(event, Bought)] == [("jester", 0)]
    assert (game.estates[1].florins, game.estates[1].jesters) == (3500, 1)
    assert court_of(game).holders[MERCHANT] == -1


@rule("princes 11.11")
def test_in_fourth_place_the_winner_pays_and_scores_four_as_in_the_example() -> None:
    game = at_court(4)
    to_next_auction(game, 1)
    for seat, points in enumerate((9, 2, 8, 7)):
        estate(game, seat, prestige=points)
    play(game, "1: open jester / 2: bid 300 / 3: bid 400 / 0: pass / 1: bid 500 / 2: pass / 3: pass")
    events = play(game, "1: rank")
    assert ranked(events) == [(1, 4)]
    assert (game.estates[1].florins, game.estates[1].prestige) == (3000, 6)


@rule("princes 11.11")
def test_the_place_is_that_before_the_item_brings_anything() -> None:
    game = at_court(3)
    to_next_auction(game, 1)
    estate(game, 0, prestige=2)
    estate(game, 2, prestige=1)
    estate(game, 1, builders=1)
    play(game, "1: open builder / 2: pass / 0: pass")
    assert ranked(play(game, "1: rank")) == [(1, 3)]
    assert game.estates[1].prestige == 3 + 3


@rule("princes 11.11")
def test_the_last_buyer_has_his_item_for_nothing_too() -> None:
    game = at_court(2)
    play(game, "0: pass / 1: pass")
    court_of(game).hand_to(MERCHANT, 0)
    play(game, "0: stop / 1: stop / 1: renounce / 0: take jester / 0: gratis")
    assert (game.estates[0].florins, game.estates[0].jesters) == (3500, 1)


@rule("princes 11.11")
def test_who_bought_nothing_has_the_points_unasked_when_the_auction_ends() -> None:
    game = at_court(3)
    to_next_auction(game, 2)
    estate(game, 0, prestige=5)
    events = play(game, "1: renounce / 2: renounce / 0: nothing")
    assert ranked(events) == [(2, 2)]


@rule("princes 11.17")
def test_the_merchant_bids_only_what_he_could_pay() -> None:
    game = at_court(3)
    to_next_auction(game, 1)
    estate(game, 1, florins=200)
    play(game, "1: open jester / 2: bid 300 / 0: pass")
    assert offered(game, 1) == ["pass"]
    assert why_not(game, 1, "bid 400") == ("not-covered", "3.7")


@rule("princes 11.12")
@pytest.mark.parametrize("pile", ["bonus", "prestige"])
def test_the_professor_fetches_one_of_five_cards_for_nothing(pile: str) -> None:
    game = at_court(3)
    play(game, "0: court professor 3 / 1: pass / 2: pass")
    assert offered(game, 0) == ["consult bonus", "consult prestige", "wait professor"]
    play(game, f"0: consult {pile}")
    assert len(game.looked) == 5
    play(game, f"0: {offered(game, 0)[0]} / 0: as drawn")
    owner = game.estates[0]
    assert (len(owner.bonus), len(owner.prestige_cards)) == ((1, 0) if pile == "bonus" else (0, 1))
    assert owner.florins == 3200
    assert court_of(game).holders[PROFESSOR] == -1


@rule("princes 11.12")
def test_the_professor_may_be_used_between_actions_though_a_prestige_card_was_sold() -> None:
    game = holding(PROFESSOR)
    game.closed = 1 << 5
    play(game, "0: freedom travel / 0: consult prestige")
    play(game, f"0: {offered(game, 0)[0]} / 0: as drawn")
    assert "draw bonus" in offered(game, 0)
    assert why_not(game, 0, "consult bonus") == ("no-character", "11.12")


@rule("princes 11.12")
def test_at_the_latest_he_is_used_before_the_next_phase_or_let_go() -> None:
    for answer in ("consult bonus", "dismiss professor"):
        game = at_court(2)
        play(game, "0: pass / 1: pass")
        court_of(game).hand_to(PROFESSOR, 1)
        play(game, "0: stop / 1: stop / 1: renounce / 0: nothing")
        assert offered(game, 1) == ["consult bonus", "consult prestige", "dismiss professor"]
        play(game, f"1: {answer}")
        assert court_of(game).holders[PROFESSOR] == -1
        assert bool(game.looked) == (answer == "consult bonus")


@rule("princes 11.12")
def test_from_an_empty_bonus_pile_he_fetches_nothing() -> None:
    game = at_court(3)
    estate(game, 2, bonus=tuple(game.box.card_keys[1]))
    play(game, "0: court professor 3 / 1: pass / 2: pass")
    assert offered(game, 0) == ["consult prestige", "wait professor"]
    assert why_not(game, 0, "consult bonus") == ("cards-gone", "11.12")


@rule("princes 11.14")
def test_who_took_the_banker_in_the_last_round_changes_florins_and_loses_them_for_ties() -> None:
    game = at_court(2)
    play(game, "0: court banker 0 / 1: pass")
    estate(game, 0, florins=900, prestige=10)
    estate(game, 1, florins=300, prestige=13)
    game.agenda = ()
    ask(game, BankerDue())
    assert offered(game, 0) == [f"change {points}" for points in range(5)]
    assert why_not(game, 0, "change 5") == ("too-much-changed", "11.14")
    play(game, "0: change 3")
    assert (game.estates[0].florins, game.estates[0].prestige) == (300, 13)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.ranks == (1, 1)


@rule("princes 11.14")
@rule("princes 11.17")
def test_nobody_changes_florins_who_did_not_take_the_banker_in_the_last_round() -> None:
    game = at_court(2)
    game.round = 6
    play(game, "0: court banker 0 / 1: pass / 0: stop / 1: stop")
    assert game.round == 7
    play(game, "1: renounce / 0: nothing / 1: pass / 0: pass / 1: stop / 0: stop")
    outcome = game.outcome()
    assert outcome is not None
    assert "banker" not in outcome.lines[0]


@rule("princes 11.14")
def test_after_the_last_round_merchant_and_professor_come_before_the_prestige_cards() -> None:
    game = at_court(2)
    game.round = 7
    play(game, "0: pass / 1: pass")
    court_of(game).hand_to(PROFESSOR, 0)
    court_of(game).hand_to(MERCHANT, 1)
    estate(game, 0, prestige=1)
    events = play(game, "0: stop / 1: stop")
    assert ranked(events) == [(1, 2)]
    assert offered(game, 0) == ["consult bonus", "consult prestige", "dismiss professor"]
    play(game, "0: dismiss professor")
    assert game.outcome() is not None


@rule("princes 11.15")
def test_with_two_players_the_merchant_says_free_or_paid_before_he_chooses_the_landscape() -> None:
    game = at_court(2)
    play(game, "0: pass / 1: pass")
    court_of(game).hand_to(MERCHANT, 1)
    play(game, "0: stop / 1: stop / 1: open landscape / 0: pass")
    assert offered(game, 1) == ["gratis", "rank"]
    play(game, "1: gratis / 1: choose lake / 1: place lake a1")
    assert game.estates[1].florins == 3500


@rule("princes 11.16")
def test_the_card_that_the_professor_fetched_is_for_its_owner_alone() -> None:
    game = at_court(3)
    play(game, "0: court professor 3 / 1: pass / 2: pass / 0: consult prestige")
    own, other = game.view(0).own, game.view(1).own
    assert own is not None
    assert other is not None
    assert len(own.looked_at_cards) == 5
    assert other.looked_at_cards == ()


@rule("princes 11.17")
def test_nobody_uses_a_character_in_another_s_turn_or_in_the_middle_of_an_action() -> None:
    game = holding(MERCHANT)
    court_of(game).hand_to(MERCHANT, 1)
    assert why_not(game, 0, "rank") == ("no-character", "11.11")
    assert why_not(game, 1, "rank")[0] == "not-asked"
    court_of(game).hand_to(MERCHANT, 0)
    play(game, "0: build tower")
    assert why_not(game, 0, "rank")[0] == "other-question"


@rule("princes 9.5")
def test_without_the_option_there_is_no_court() -> None:
    assert at_auction(3).view(0).court is None
