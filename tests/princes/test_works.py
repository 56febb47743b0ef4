"""6 Works."""

from itertools import combinations

from signoria.bots.quick import QuickBot
from signoria.table import Handle, Sitting
from signoria.titles.princes.box import BONUS
from signoria.titles.princes.title import PRINCES
from signoria.titles.princes.values import plain_value
from tests.princes.scenes import at_turn, estate, lay, profession
from tests.rules import rule
from tests.transcripts import offered, play, why_not


@rule("princes 6.1")
def test_only_a_profession_in_hand_works_and_then_lies_on_the_table() -> None:
    game = at_turn(3)
    estate(game, 0, jesters=4, hand=("poet", "jurist"))
    estate(game, 1, hand=("painter",))
    assert why_not(game, 0, "work painter") == ("not-in-hand", "6.1")
    play(game, "0: work poet / 0: prestige 0")
    assert why_not(game, 0, "work poet") == ("not-in-hand", "6.1")
    assert game.view(1).estates[0].professions_on_table == ("poet",)


@rule("princes 6.1")
def test_nobody_sees_a_work_before_it_is_whole() -> None:
    game = at_turn(3)
    estate(game, 0, jesters=4, hand=("poet", "jurist"))
    before = game.view(1), game.learnt
    assert play(game, "0: work poet") == []
    assert (game.view(1), game.learnt) == before
    own = game.view(0).own
    assert own is not None
    assert own.work == "poet"
    imagined = game.imagine(1, 5)
    assert imagined.view(1) == before[0]
    assert imagined.work == ()


@rule("princes 6.2")
def test_a_preference_counts_once_however_many_landscapes_there_are() -> None:
    game = at_turn(3)
    estate(game, 0, hand=("poet",))
    lay(game, 0, "place lake a1")
    once = plain_value(game, 0, profession(game, "poet"))
    lay(game, 0, "place lake d1")
    assert plain_value(game, 0, profession(game, "poet")) == once


@rule("princes 6.2")
def test_the_value_does_not_change_when_the_card_goes_from_hand_to_table() -> None:
    game = at_turn(3)
    estate(game, 0, jesters=4, hand=("poet", "jurist"))
    value = plain_value(game, 0, profession(game, "jurist"))
    play(game, "0: work poet / 0: prestige 0")
    assert plain_value(game, 0, profession(game, "jurist")) == value


@rule("princes 6.3")
def test_every_set_of_bonus_cards_can_be_laid_and_only_in_one_order() -> None:
    game = at_turn(3)
    cards = ("b01", "b06", "b11", "b20")
    estate(game, 0, jesters=4, hand=("poet",), bonus=cards)
    laid: set[tuple[str, ...]] = set()
    open_lines: list[tuple[str, ...]] = [()]
    while open_lines:
        line = open_lines.pop()
        trial = game.copy()
        play(trial, "0: work poet" + "".join(f" / 0: {text}" for text in line))
        open_lines += [(*line, text) for text in offered(trial, 0) if text.startswith("bonus")]
        laid.add(line)
    sets = [tuple(f"bonus {card}" for card in chosen) for n in range(5) for chosen in combinations(cards, n)]
    assert laid == set(sets)
    play(game, "0: work poet / 0: bonus b06")
    assert why_not(game, 0, "bonus b01") == ("bonus-order", "6.3")
    assert why_not(game, 0, "bonus b02") == ("bonus-not-in-hand", "6.3")


@rule("princes 6.3")
def test_bonus_cards_laid_are_out_of_the_game() -> None:
    game = at_turn(3)
    estate(game, 0, jesters=4, hand=("poet",), bonus=("b11",))
    play(game, "0: work poet / 0: bonus b11 / 0: prestige 0")
    assert game.estates[0].florins == 3500 + 100 * (8 + 1 + 8)
    assert game.estates[0].bonus == ()
    assert game.box.card_keys[BONUS].index("b11") in game.spent


@rule("princes 6.4")
def test_bonus_cards_may_lift_a_work_to_the_minimum_and_then_must() -> None:
    game = at_turn(3, round=2)
    estate(game, 0, jesters=3, hand=("poet", "jurist"), bonus=("b01", "b11"))
    lay(game, 0, "place tower a1")
    assert "work poet" in offered(game, 0)
    play(game, "0: work poet")
    assert offered(game, 0) == ["bonus b01", "bonus b11"]
    assert why_not(game, 0, "enough") == ("below-minimum", "6.4")
    play(game, "0: bonus b01")
    assert offered(game, 0) == ["bonus b11"]


@rule("princes 6.4")
def test_a_work_below_the_minimum_cannot_be_made() -> None:
    game = at_turn(3, round=2)
    estate(game, 0, jesters=3, hand=("poet",), bonus=("b01",))
    assert why_not(game, 0, "work poet") == ("below-minimum", "6.4")


@rule("princes 6.5")
def test_no_more_prestige_than_half_the_value() -> None:
    game = at_turn(3)
    estate(game, 0, jesters=3, hand=("poet",))
    play(game, "0: work poet")
    assert offered(game, 0)[-1] == "prestige 3"
    assert why_not(game, 0, "prestige 4") == ("too-much-prestige", "6.5")


@rule("princes 6.1")
def test_a_work_is_one_line_and_can_be_taken_back_until_it_is_laid_down() -> None:
    sitting = Sitting(PRINCES, 3, PRINCES.chosen(3), 1)
    game = at_turn(3)
    sitting.game = game
    estate(game, 0, jesters=3, hand=("poet",), bonus=("b11",))
    preview = sitting.preview(0, "work poet, bonus b11")
    assert preview.free
    assert preview.question is not None
    assert preview.question.arguments["value"] == 13
    assert not sitting.preview(0, "work poet, bonus b11, prestige 6").free


@rule("princes 6.5")
def test_the_pay_proposed_after_the_last_action_is_all_prestige_and_says_why() -> None:
    for left, brief in ((1, "princes-brief-last"), (2, None)):
        game = at_turn(3, round=7, left=left)
        estate(game, 0, jesters=10, hand=("poet",), florins=100)
        play(game, "0: work poet")
        advice = QuickBot(7).advise(Handle(game, 0, 7, PRINCES.evaluation()))
        assert advice.brief is not None
        if brief:
            assert (advice.best.move, advice.brief.key) == (game.moves(0)[-1], brief)
        else:
            assert advice.brief.key in ("princes-brief-prestige", "princes-brief-florins")


@rule("princes 6.5")
def test_every_way_to_be_paid_says_what_it_brings_and_leaves() -> None:
    game = at_turn(3)
    estate(game, 0, jesters=4, hand=("poet", "jurist"), florins=500, prestige=7)
    play(game, "0: work poet")
    value = plain_value(game, 0, profession(game, "poet"))
    told = game.spoken_of(0, game.read("prestige 3"))
    assert told["florins"] == 100 * value - 600
    assert told["florins_then"] == 500 + 100 * value - 600
    assert told["prestige_then"] == 10
    assert told["award"] == 3
    game.estates[1].best_work = value + 1
    assert game.spoken_of(0, game.read("prestige 3"))["award"] == 0
