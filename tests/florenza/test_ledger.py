"""What the view says ahead of time: the ledger of placed workers, the odds of a work, who leads for an office."""

from signoria.titles.florenza.game import Florenza
from signoria.titles.florenza.ledger import LedgerView
from tests.florenza.scenes import all_pass, at_placement, family, phase_of, row
from tests.rules import rule
from tests.transcripts import play


def ledger(game: Florenza) -> list[LedgerView]:
    """The lines of the first seat."""
    return list(game.view(0).families[0].ledger)


def arguments(game: Florenza, text: str) -> dict[str, object]:
    """What the button of a move of the first seat speaks of."""
    return dict(game.message(0, game.read(text)).arguments)


@rule("florenza 8.6")
def test_a_line_tells_what_is_missing_and_what_failing_costs() -> None:
    game = at_placement()
    family(game, 0, florins=450, marble=4)
    row(game, "donatello")
    play(game, "0: commission osp_chiostro / 0: hire donatello / 1: pass / 2: pass")
    (line,) = ledger(game)
    assert (line.phase, line.task, line.artist_character, line.enough) == (7, "realise", "donatello", True)
    assert (line.change.marble, line.change_florins, line.prestige) == (-4, -300, 3)
    family(game, 0, florins=200, marble=4)
    (line,) = ledger(game)
    assert (line.enough, line.short_florins, line.short.marble, line.penalty) == (False, 100, 0, 2)
    assert (line.change.marble, line.change_florins, line.prestige) == (0, -200, -2)
    assert game.view(0).families[0].ahead.failures == 1


@rule("florenza 8.5")
def test_a_line_counts_the_prestige_for_an_artist_who_cannot_be_paid() -> None:
    game = at_placement()
    family(game, 0, florins=100, marble=4)
    row(game, "donatello")
    play(game, "0: commission osp_chiostro / 0: hire donatello")
    (line,) = ledger(game)
    assert (line.penalty, line.change_florins) == (3, 0)


@rule("florenza 7.1")
def test_lines_stand_in_the_order_they_act_and_each_finds_what_the_one_before_left() -> None:
    game = at_placement()
    family(game, 0, florins=300, wood=1, workshops=("boscaiuolo",))
    family(game, 1, workshops=("fabbro", "cava"))
    play(game, "0: use pazzi 2 / 1: pass / 2: pass / 0: build speziale / 0: use medici 1")
    lines = ledger(game)
    assert [(line.task, line.slot, line.owner_seat) for line in lines] == [
        ("run", 1, 0),
        ("finish", 2, 0),
        ("run", 2, 1),
    ]
    assert [line.there.wood for line in lines] == [1, 2, 0]
    assert [line.enough for line in lines] == [True, True, True]
    ahead = game.view(0).families[0].ahead
    assert (ahead.cubes.wood, ahead.cubes.marble, ahead.florins) == (0, 2, 350)


def test_what_the_ledger_foretells_comes_to_pass() -> None:
    game = at_placement()
    family(game, 0, florins=300, wood=1, metal=1, workshops=("boscaiuolo", "fabbro"))
    play(game, "0: use medici 1 / 1: pass / 2: pass / 0: use medici 2 / 0: build speziale")
    play(game, "0: commission pal_statua / 0: hire unknown_sculptor")
    ahead = game.view(0).families[0].ahead
    all_pass(game)
    play(game, "0: run / 0: run / 0: finish / 0: realise pal_statua")
    seen = game.view(0).families[0]
    assert (seen.cubes, seen.florins, seen.prestige) == (ahead.cubes, ahead.florins, ahead.prestige)


def test_a_remedy_is_a_worker_by_which_fewer_fail() -> None:
    game = at_placement()
    family(game, 0, florins=50, wood=1, marble=2, workshops=("legnaiuolo", "fabbro"))
    play(game, "0: commission pal_facciata / 0: hire unknown_architect")
    seen = game.view(0).families[0]
    assert (seen.ledger[0].short_florins, seen.remedy_slots) == (50, (1,))
    assert game.view(1).families[0].remedy_slots == ()
    play(game, f"1: pass / 2: pass / 0: use medici {seen.remedy_slots[0]}")
    assert game.view(0).families[0].ahead.failures == 0


def test_a_button_says_what_its_worker_would_lack() -> None:
    game = at_placement()
    family(game, 0, florins=300, metal=2)
    row(game, "donatello", "michelangelo")
    assert arguments(game, "build fabbro")["short"] == ("1 wood", "1 marble")
    assert arguments(game, "commission pal_statua")["short"] == ()
    play(game, "0: commission pal_statua")
    assert arguments(game, "hire donatello")["short"] == ()
    assert arguments(game, "hire michelangelo sculptor")["short"] == ("100 florins",)


def test_a_button_says_whose_share_its_worker_would_take() -> None:
    game = at_placement()
    family(game, 0, florins=100, metal=2)
    play(game, "0: commission pal_statua / 0: hire unknown_sculptor / 1: pass / 2: pass")
    assert arguments(game, "build picconiere")["short"] == ("1 gold",)
    family(game, 0, florins=100, metal=2, gold=1)
    assert arguments(game, "build picconiere")["short"] == ("1 metal",)


@rule("florenza 8.3")
@rule("florenza 8.4")
def test_a_commission_tells_the_odds_of_its_die() -> None:
    game = at_placement()
    row(game, "donatello")
    play(game, "0: commission osp_chiostro / 0: hire donatello")
    (made,) = game.view(None).families[0].commissions
    assert (made.die, made.golden, made.level) == ((1, 1, 2, 2, 3, 3), (6,), 4)
    assert (made.least, made.most, made.average) == (4, 6, 5.0)
    game.violet = game.present
    (made,) = game.view(None).families[0].commissions
    assert (made.die, made.golden, made.average) == ((1, 1, 2, 2, 3, 2), (), 4.8)


@rule("florenza 8.2")
def test_a_nameless_artist_rolls_no_die() -> None:
    game = at_placement()
    play(game, "0: commission osp_chiostro / 0: hire unknown_architect")
    (made,) = game.view(None).families[0].commissions
    assert (made.die, made.least, made.most) == ((), 3, 3)


@rule("florenza 9.1")
@rule("florenza 9.2")
def test_the_view_tells_who_would_be_elected_now() -> None:
    game = at_placement()
    for seat, (prestige, influence) in enumerate(((4, 2), (4, 0), (1, 1))):
        family(game, seat, prestige=prestige, influence=influence)
    seen = game.view(None)
    assert (seen.most_prestige_seats, seen.most_influence_seats) == ((0, 1), ())
    family(game, 2, prestige=5, influence=3)
    seen = game.view(None)
    assert (seen.most_prestige_seats, seen.most_influence_seats) == ((2,), (2,))
    phase_of(game, 8)
    assert (game.captain, game.bishop) == (2, 2)


def test_a_question_about_a_workshop_tells_where_it_stands() -> None:
    game = at_placement()
    family(game, 1, workshops=("fabbro", "cava"))
    play(game, "0: use pazzi 2 / 1: pass / 2: pass")
    all_pass(game)
    question = game.question(0)
    assert question is not None
    assert (question.arguments["owner_seat"], question.arguments["slot"]) == (1, 2)
