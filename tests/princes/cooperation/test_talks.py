"""12.9 to 12.11 and 12.13 Negotiations: offer, counter-offer, last offer, and what stays hidden."""

from signoria.table import OptionValue
from signoria.titles.princes.actions import ActionPhase
from signoria.titles.princes.cooperation.events import Countered, Insisted, Offered, OfferRefused
from signoria.titles.princes.game import Princes
from signoria.titles.princes.muse.components import CARDINAL, MERCHANT
from signoria.titles.princes.muse.court import court_of
from signoria.titles.princes.rounds import NextRound
from tests.princes.cooperation.scenes import BOTH, among_neighbours, counter, insist, offer
from tests.princes.scenes import ask, estate
from tests.rules import rule
from tests.transcripts import offered, play, why_not

HERE, THERE = "workshop 0 g2", "workshop 0 g1"


@rule("princes 12.9")
def test_an_offer_is_answered_by_yes_no_or_one_counter_offer() -> None:
    game = among_neighbours(builders=(3, 3))
    (made,) = offer(game, HERE, 500)
    assert isinstance(made, Offered)
    assert (made.seat, made.listener_seat, made.building, made.square, made.amount) == (0, 1, "workshop", "g2", 500)
    assert game.waiting() == (1,)
    assert offered(game, 1) == ["accept", "counter", "refuse"]
    assert game.moves(0) == ()


@rule("princes 12.9")
def test_a_counter_offer_may_change_place_and_sum_and_is_answered_by_a_last_offer_at_most() -> None:
    game = among_neighbours(builders=(3, 3))
    offer(game, HERE, 500)
    (made,) = counter(game, THERE, 200)
    assert isinstance(made, Countered)
    assert (made.seat, made.listener_seat, made.square, made.amount) == (1, 0, "g1", 200)
    assert offered(game, 0) == ["accept", "insist", "refuse"]
    (made,) = insist(game, HERE, 300)
    assert isinstance(made, Insisted)
    assert offered(game, 1) == ["accept", "refuse"]
    assert why_not(game, 1, "counter") == ("last-word", "12.9")
    play(game, "1: accept")
    assert [owner.florins for owner in game.estates] == [3300, 2700]
    assert game.waiting() == (0,)


@rule("princes 12.9")
def test_acceptance_of_a_counter_offer_builds_at_once_where_it_says() -> None:
    game = among_neighbours(builders=(3, 3))
    offer(game, HERE, 500)
    counter(game, THERE, 200)
    play(game, "0: accept")
    joint = game.view(None).joined
    assert joint is not None
    (built,) = joint.joint_buildings
    assert (built.building, built.squares[0], built.seat, built.other_seat) == ("workshop", "g1", 0, 1)
    assert [owner.florins for owner in game.estates] == [3200, 2800]


@rule("princes 12.9")
def test_a_proposal_differs_from_the_one_it_answers_and_the_last_may_repeat_the_first() -> None:
    game = among_neighbours(builders=(3, 3))
    offer(game, HERE, 500)
    play(game, f"1: counter / 1: join {HERE}")
    assert "for 500" not in offered(game, 1)
    assert why_not(game, 1, "for 500") == ("same-again", "12.9")
    play(game, f"1: for 400 / 0: insist / 0: join {HERE} / 0: for 500")
    assert game.waiting() == (1,)


@rule("princes 12.9")
def test_every_proposal_must_be_allowed_as_it_stands() -> None:
    game = among_neighbours(builders=(1, 3))
    offer(game, HERE, 100)
    play(game, "1: counter")
    assert why_not(game, 1, "join workshop 0 f4") == ("others-touches-palace", "12.6")
    assert not [text for text in offered(game, 1) if not text.startswith("join workshop")]


@rule("princes 12.9")
def test_who_can_name_no_other_sum_and_no_other_place_can_only_say_yes_or_no() -> None:
    game = among_neighbours(builders=(3, 0))
    estate(game, 1, florins=0, prestige=0)
    offer(game, "tower 0 f1", 0)
    blocked = game.copy()
    only = game.read("join tower 0 f1").arguments()
    blocked.estates[1].filled = (1 << 49) - 1 & ~1
    assert only["other_squares"] == ("a1",)
    assert offered(blocked, 1) == ["accept", "refuse"]
    assert why_not(blocked, 1, "counter") == ("last-word", "12.9")
    assert "counter" in offered(game, 1)
    play(game, "1: counter")
    assert "join tower 0 f1" not in offered(game, 1)
    assert why_not(game, 1, "join tower 0 f1") == ("same-again", "12.9")


@rule("princes 12.10")
def test_three_negotiations_before_an_action_and_none_twice() -> None:
    game = among_neighbours(4, builders=(3, 3, 3, 3))
    offer(game, HERE, 500)
    events = play(game, "1: refuse")
    assert [type(event) for event in events] == [OfferRefused]
    play(game, "0: propose 1")
    assert why_not(game, 0, "build workshop") == ("talked-of", "12.10")
    play(game, "0: build chapel / 0: join chapel 0 g1 / 0: for 0 / 1: refuse")
    play(game, "0: propose 3")
    assert "build workshop" in offered(game, 0)
    play(game, "0: build workshop")
    play(game, f"0: {offered(game, 0)[0]} / 0: for 0 / 3: refuse")
    assert why_not(game, 0, "propose 1") == ("talked-enough", "12.10")
    assert why_not(game, 0, "propose 3") == ("talked-enough", "12.10")
    play(game, "0: build tower / 0: place tower a1")
    offer(game, HERE, 500)
    play(game, "1: accept")
    assert game.round == 2


@rule("princes 12.10")
def test_only_place_and_sum_are_named_and_sums_are_hundreds_up_to_the_highest() -> None:
    game = among_neighbours(builders=(3, 3))
    play(game, f"0: propose 1 / 0: build workshop / 0: join {HERE}")
    assert offered(game, 0) == [f"for {amount}" for amount in range(0, 2100, 100)]


@rule("princes 12.11")
def test_an_offer_does_not_look_at_the_partners_money_but_his_answer_does() -> None:
    poor, rich = among_neighbours(builders=(3, 3)), among_neighbours(builders=(3, 3))
    estate(poor, 1, florins=100)
    for game in (poor, rich):
        play(game, f"0: propose 1 / 0: build workshop / 0: join {HERE}")
    assert offered(poor, 0) == offered(rich, 0)
    for game in (poor, rich):
        play(game, "0: for 900")
    assert offered(rich, 1) == ["accept", "counter", "refuse"]
    assert offered(poor, 1) == ["counter", "refuse"]
    assert why_not(poor, 1, "accept") == ("share-not-covered", "12.11")
    play(poor, f"1: counter / 1: join {HERE}")
    assert offered(poor, 1) == ["for 0", "for 100"]
    assert why_not(poor, 1, "for 200") == ("share-not-covered", "12.11")


@rule("princes 12.11")
def test_refusing_shows_nothing_of_the_money_behind_it() -> None:
    poor, rich = among_neighbours(builders=(3, 3)), among_neighbours(builders=(3, 3))
    estate(poor, 1, florins=100)
    told = []
    for game in (poor, rich):
        offer(game, HERE, 900)
        for eyes in (0, None):
            assert poor.view(eyes) == poor.imagine(eyes, 3).view(eyes)
        told.append(play(game, "1: refuse"))
    assert told[0] == told[1]
    assert poor.view(0) == rich.view(0)
    assert poor.view(None) == rich.view(None)


@rule("princes 12.11")
def test_a_proposal_is_seen_only_when_it_is_whole() -> None:
    game = among_neighbours(4, builders=(3, 3, 3, 3))
    untouched = [game.view(eyes) for eyes in (1, 2, None)]
    play(game, f"0: propose 1 / 0: build workshop / 0: join {HERE}")
    assert [game.view(eyes) for eyes in (1, 2, None)] == untouched
    own = game.view(0).joined
    assert own is not None
    assert own.talk is not None
    assert own.talk.proposals[-1].amount is None
    play(game, "0: for 300")
    for eyes in (0, 1, 2, None):
        seen = game.view(eyes).joined
        assert seen is not None
        assert seen.talk is not None
        (proposal,) = seen.talk.proposals
        assert (proposal.seat, proposal.amount) == (0, 300)
        assert [ground.seat for ground in proposal.grounds] == [0, 1]
    play(game, f"1: counter / 1: join {THERE}")
    others, own = game.view(2).joined, game.view(1).joined
    assert others is not None
    assert own is not None
    assert others.talk is not None
    assert own.talk is not None
    assert (len(others.talk.proposals), len(own.talk.proposals)) == (1, 2)


@rule("princes 12.11")
def test_what_is_agreed_cannot_be_taken_back_for_it_shows_who_sold_prestige() -> None:
    for options, learnt in (({}, 1), ({"open_money": True}, 0)):
        chosen: dict[str, OptionValue] = {"cooperation": True, **options}
        game = among_neighbours(builders=(3, 3), options=chosen)
        offer(game, HERE, 900)
        before = game.learnt
        play(game, "1: accept")
        assert game.learnt - before == learnt


@rule("princes 12.6")
@rule("princes 12.7")
def test_a_proposal_says_what_it_touches_on_either_land_and_what_that_asks_for() -> None:
    game = among_neighbours(4, builders=(2, 3))
    offer(game, HERE, 100)
    assert grounds(game) == [(0, "nothing", "", 0, 2), (1, "palace", "b4", 2, 3)]
    play(game, "1: refuse")
    offer(game, "tower 0 f7", 100)
    assert grounds(game) == [(0, "border", "f7", 1, 2), (1, "border", "a7", 1, 3)]


def grounds(game: Princes) -> list[tuple[int, str, str, int, int]]:
    seen = game.view(2).joined
    assert seen is not None
    assert seen.talk is not None
    return [
        (ground.seat, ground.touches, ground.touched_square, ground.needed_builders, ground.builders)
        for ground in seen.talk.proposals[-1].grounds
    ]


@rule("princes 12.13")
def test_the_cardinal_gives_three_joint_buildings_with_negotiations_before_each() -> None:
    game = among_neighbours(builders=(3, 3), options=BOTH)
    court_of(game).hand_to(CARDINAL, 0)
    game.agenda = (NextRound(),)
    ask(game, ActionPhase())
    for place in ("workshop 0 g2", "tower 0 f1", "chapel 0 g6"):
        for kind in ("opera", "library"):
            play(game, f"0: propose 1 / 0: build {kind}")
            move = offered(game, 0)[0]
            play(game, f"0: {move} / 0: for 0 / 1: refuse")
        offer(game, place, 0)
        play(game, "1: accept")
    assert game.waiting() == (1,)
    assert [owner.buildings.bit_count() for owner in game.estates] == [3, 3]


@rule("princes 12.13")
def test_nobody_uses_a_character_while_he_answers() -> None:
    game = among_neighbours(builders=(3, 3), options=BOTH)
    court_of(game).hand_to(MERCHANT, 1)
    offer(game, HERE, 100)
    assert offered(game, 1) == ["accept", "counter", "refuse"]
