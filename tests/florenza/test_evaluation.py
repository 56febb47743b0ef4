"""What a position of Florenza is worth."""

from signoria.table import Chance, Judged
from signoria.titles.florenza.forecast import Forecast
from signoria.titles.florenza.title import FLORENZA
from tests.florenza.scenes import at_placement, family, row, supply
from tests.transcripts import offered, play

EVALUATION = FLORENZA.evaluation()


def test_a_commission_that_can_be_paid_is_worth_more_than_one_that_cannot() -> None:
    game = at_placement(2)
    family(game, 0, florins=300, metal=2)
    poor = game.copy()
    family(poor, 0, florins=300, gold=2)
    for each in (game, poor):
        play(each, "0: commission pal_statua / 0: hire unknown_sculptor")
    assert EVALUATION.value(game, 0) > EVALUATION.value(poor, 0) + 2


def test_the_forecast_walks_slots_in_order_and_respects_the_supply() -> None:
    game = at_placement(2)
    family(game, 0, wood=1, florins=0, workshops=("boscaiuolo",))
    play(game, "0: use medici 1 / 1: pass / 0: build speziale")
    ahead = Forecast(game, 0)
    assert [entry.enough for entry in ahead.entries] == [True, True]
    assert (ahead.prestige, ahead.florins, ahead.failures) == (1, 50, 0)
    supply(game, wood=0)
    ahead = Forecast(game, 0)
    assert [entry.enough for entry in ahead.entries] == [True, False]
    assert (ahead.prestige, ahead.failures) == (-1, 1)


def test_the_forecast_counts_completion_fees_and_masters() -> None:
    game = at_placement(2)
    row(game, "donatello")
    family(game, 0, florins=300, metal=2, works=("pal_giardino", "pal_affresco", "pal_facciata"))
    play(game, "0: commission pal_statua / 0: hire donatello")
    ahead = Forecast(game, 0)
    assert (ahead.prestige, ahead.florins, ahead.masters) == (6, 0, 2.0)
    family(game, 0, florins=100)
    ahead = Forecast(game, 0)
    assert (ahead.prestige, ahead.florins, ahead.failures) == (-2, 100, 1)


def test_the_shortlist_is_never_empty_and_holds_only_what_is_offered() -> None:
    for seed in range(4):
        game = FLORENZA.deal(3, FLORENZA.chosen(3), seed)
        chance = Chance(seed)
        while waiting := game.waiting():
            seat = waiting[0]
            moves = game.moves(seat)
            listed = EVALUATION.shortlist(game, seat, moves)
            assert listed
            assert set(listed) <= set(moves)
            game.apply(seat, chance.pick(moves))


def test_what_cannot_be_paid_is_not_on_the_shortlist() -> None:
    game = at_placement(2)
    family(game, 0, florins=0, wood=1, marble=1)
    listed = [str(move) for move in EVALUATION.shortlist(game, 0, game.moves(0))]
    assert "build fabbro" in listed
    assert "build palagio" not in listed
    assert "build palagio" in offered(game, 0)


def test_a_reason_tells_what_a_move_is_worth() -> None:
    game = at_placement(2)
    reason = EVALUATION.reason(game, 0, game.read("build fabbro"), Judged(worth=3))
    assert (reason.key, reason.arguments) == ("florenza-why-build", {"worth": 3, "price": 0, "limit": 0})


def test_the_end_is_worth_its_points() -> None:
    game = at_placement(2)
    game.agenda = ()
    game.families[0].scored = (5, 3)
    assert round(EVALUATION.value(game, 0)) == 8
