"""The worked cases of the specification, by their numbers."""

import pytest

from signoria.titles.florenza.elections import new_order
from signoria.titles.florenza.ending import FinalScoring
from signoria.titles.florenza.game import NOBODY, Florenza
from signoria.titles.florenza.placement import turns
from signoria.titles.florenza.title import FLORENZA
from tests.florenza.scenes import (
    all_pass,
    ask,
    at_placement,
    before_income,
    begin_round,
    cubes,
    dealt,
    dice,
    face_number,
    family,
    phase_of,
    row,
    shops,
    stand,
    supply,
    work,
)
from tests.rules import rule
from tests.transcripts import offered, play, why_not


def elected(prestige: tuple[int, ...] = (), influence: tuple[int, ...] = ()) -> Florenza:
    """After elections with so much prestige or influence."""
    game = at_placement(len(prestige or influence))
    for seat, points in enumerate(prestige):
        family(game, seat, prestige=points)
    for seat, points in enumerate(influence):
        family(game, seat, influence=points)
    phase_of(game, 8)
    return game


@rule("florenza 2.1")
@rule("florenza 2.2")
@rule("florenza 2.3")
@rule("florenza 2.4")
def test_case_1_the_set_up_of_four_players() -> None:
    game = dealt(4)
    assert game.supply == (14, 14, 8, 8, 8, 8)
    assert sum(map(len, game.row)) == 8
    while not game.round:
        seat = game.waiting()[0]
        game.play(seat, game.moves(seat)[0])
    assert game.offer.bit_count() == 4
    assert sum(game.stock) == 45 - 8


@rule("florenza 3.1")
@rule("florenza 3.2")
def test_case_2_the_base_income() -> None:
    game = before_income()
    family(game, 0, florins=0, wood=0)
    dice(game, 1)
    begin_round(game)
    assert (game.families[0].florins, cubes(game, 0)) == (200, {"wood": 1, "marble": 1, "gold": 1})
    assert game.families[0].ready == 4


@rule("florenza 3.3")
def test_case_3_violet_workshops_bring_money_prestige_and_workers() -> None:
    game = before_income()
    owned = family(game, 0, florins=0, workshops=("casa", "casamento", "palagio"))
    begin_round(game)
    assert (owned.florins, owned.prestige, owned.ready) == (450, 1, 7)


@rule("florenza 1.5")
@rule("florenza 3.5")
def test_case_4_never_more_than_eight_workers() -> None:
    game = before_income()
    owned = family(game, 0, florins=0, workshops=("casa",) * 4, works=("osp_chiostro",))
    begin_round(game)
    assert (owned.florins, owned.ready, owned.reserve) == (400, 8, 0)


@rule("florenza 1.4")
@rule("florenza 3.4")
def test_case_5_the_last_cube_of_the_die_and_what_comes_for_the_one_that_is_missing() -> None:
    game = before_income()
    for seat in range(3):
        family(game, seat, florins=0, wood=0)
    supply(game, gold=1, wood=0)
    dice(game, 1)
    begin_round(game)
    assert cubes(game, 0) == {"marble": 1, "gold": 1}
    assert cubes(game, 1) == {"marble": 1}
    assert [owned.florins for owned in game.families] == [200, 300, 300]


@rule("florenza 6.2")
def test_case_6_sell_buy_exchange_each_once() -> None:
    game = at_placement()
    family(game, 0, florins=300, wood=2, gold=1)
    play(game, "0: market / 1: pass / 2: pass / 0: pass")
    play(game, "0: sell gold")
    assert why_not(game, 0, "sell wood") == ("done-already", "6.2")
    play(game, "0: buy metal / 0: exchange / 0: give wood / 0: give wood / 0: take spice")
    assert (game.families[0].florins, cubes(game, 0)) == (200, {"metal": 1, "spice": 1})


@rule("florenza 5.4")
@rule("florenza 7.2")
def test_case_7_a_quarry_abroad() -> None:
    game = at_placement()
    family(game, 1, workshops=("cava",))
    family(game, 0, wood=0)
    play(game, "0: use pazzi 1")
    assert [owned.prestige for owned in game.families] == [-1, 1, 0]
    supply(game, marble=1)
    all_pass(game)
    play(game, "0: run")
    assert cubes(game, 0) == {"marble": 1}


@rule("florenza 5.4")
@pytest.mark.parametrize(("prestige", "allowed"), [(-3, False), (-2, True)])
def test_case_7_who_stands_at_the_end_of_the_track_stays_at_home(prestige: int, allowed: bool) -> None:
    game = at_placement()
    family(game, 1, workshops=("cava",))
    family(game, 0, prestige=prestige)
    assert ("use pazzi 1" in offered(game, 0)) is allowed
    if not allowed:
        assert why_not(game, 0, "use pazzi 1") == ("too-little-prestige", "5.4")


@rule("florenza 7.3")
def test_case_8_a_smith_is_built_or_given_back() -> None:
    game = at_placement()
    family(game, 0, wood=1, marble=1)
    family(game, 1, wood=1)
    stock = game.stock
    play(game, "0: build fabbro / 1: build fabbro")
    all_pass(game)
    play(game, "0: finish")
    assert (game.families[0].prestige, cubes(game, 0), shops(game, 0)) == (1, {}, ["fabbro"])
    assert offered(game, 1) == ["abandon"]
    assert why_not(game, 1, "finish") == ("cannot-finish", "7.3")
    play(game, "1: abandon")
    assert (game.families[1].prestige, cubes(game, 1), shops(game, 1)) == (-1, {"wood": 1}, [])
    assert sum(game.stock) == sum(stock) - 1


@rule("florenza 7.1")
@pytest.mark.parametrize(
    ("order", "succeeds"), [(("boscaiuolo", "speziale"), True), (("speziale", "boscaiuolo"), False)]
)
def test_case_9_what_an_earlier_slot_brings_pays_for_a_later_one(order: tuple[str, str], succeeds: bool) -> None:
    game = at_placement()
    family(game, 0, wood=1, workshops=("fabbro",))
    for slot, key in enumerate(order, 1):
        stand(game, 0, slot, key, built=key == "boscaiuolo")
        game.families[0].hands = (*game.families[0].hands[:slot], 0, *game.families[0].hands[slot + 1 :])
    phase_of(game, 6)
    if not succeeds:
        assert offered(game, 0) == ["abandon"]
        return
    florins = game.families[0].florins
    play(game, "0: run / 0: finish")
    assert (game.families[0].florins, cubes(game, 0)) == (florins + 50, {})


@rule("florenza 1.6")
@rule("florenza 8.5")
@rule("florenza 8.6")
@pytest.mark.parametrize(("before", "after"), [(2, -2), (0, -3)])
def test_case_10_an_artist_who_cannot_be_paid_in_the_cathedral(before: int, after: int) -> None:
    game = at_placement()
    row(game, "michelangelo")
    family(game, 0, florins=250, prestige=before, marble=2, fabric=1)
    play(game, "0: commission duo_pulpito / 0: hire michelangelo sculptor")
    all_pass(game)
    assert offered(game, 0) == ["fail duo_pulpito"]
    owned = game.families[0]
    play(game, "0: fail duo_pulpito")
    assert (owned.florins, owned.prestige, cubes(game, 0)) == (250, after, {"marble": 2, "fabric": 1})


@rule("florenza 8.5")
@pytest.mark.parametrize(("florins", "left", "prestige"), [(300, 150, -2), (100, 100, -3)])
def test_case_11_a_failure_in_the_city_with_the_fee_paid_or_not(florins: int, left: int, prestige: int) -> None:
    game = at_placement()
    row(game, "ghiberti")
    owned = family(game, 0, florins=florins, wood=2, metal=1)
    play(game, "0: commission bat_portali / 0: hire ghiberti")
    all_pass(game)
    assert offered(game, 0) == ["fail bat_portali"]
    play(game, "0: fail bat_portali")
    assert (owned.florins, owned.prestige) == (left, prestige)


def donatello(die: int, *, violet: bool = False) -> Florenza:
    """The bronze statue by Donatello, and what the die shows."""
    game = at_placement()
    row(game, "donatello")
    family(game, 0, florins=300, metal=2)
    if violet:
        game.violet = 1 << face_number(game, "donatello")
    play(game, "0: commission pal_statua / 0: hire donatello")
    all_pass(game)
    dice(game, die)
    play(game, "0: realise pal_statua")
    return game


@rule("florenza 8.2")
@rule("florenza 8.3")
@rule("florenza 8.4")
@pytest.mark.parametrize(("die", "violet", "prestige"), [(5, False, 5), (6, False, 5), (6, True, 4)])
def test_case_12_donatello_and_the_bronze_statue(die: int, violet: bool, prestige: int) -> None:
    game = donatello(die, violet=violet)
    owned = game.families[0]
    assert (owned.florins, cubes(game, 0), owned.prestige) == (0, {}, prestige)
    assert bool(game.violet) is (die == 6)


@rule("florenza 8.7")
def test_case_13_the_fourth_work_of_the_palazzo() -> None:
    game = at_placement()
    owned = family(game, 0, florins=100, marble=2, works=("pal_giardino", "pal_affresco", "pal_statua"))
    play(game, "0: commission pal_facciata / 0: hire unknown_architect")
    all_pass(game)
    learnt = game.learnt
    play(game, "0: realise pal_facciata")
    assert (owned.prestige, owned.florins, cubes(game, 0)) == (6, 0, {})
    assert game.learnt == learnt


@rule("florenza 8.7")
@rule("florenza 9.4")
def test_case_14_the_fourth_work_of_the_chiesa_makes_a_cardinal() -> None:
    game = at_placement()
    owned = family(
        game, 0, wood=1, marble=1, influence=8, works=("chi_campanile", "chi_pala", "chi_cappella"), prestige=-3
    )
    family(game, 1, prestige=1)
    play(game, "0: commission chi_pulpito / 0: hire unknown_sculptor")
    all_pass(game)
    play(game, "0: realise chi_pulpito")
    assert owned.influence == 10
    phase_of(game, 8)
    assert (owned.influence, owned.prestige) == (0, 3)


@rule("florenza 9.1")
@rule("florenza 13.5")
@pytest.mark.parametrize(
    ("before", "captain", "after", "certificates"),
    [
        ((7, 7, 3), NOBODY, (7, 7, 3), 0),
        ((7, 5, 3), 0, (0, 5, 3), 7),
        ((0, 0, -1), NOBODY, (0, 0, -1), 0),
        ((0, -1, -2), 0, (0, -1, -2), 0),
        ((-1, -2, -3), 0, (0, -2, -3), 0),
    ],
)
def test_case_15_who_becomes_captain(
    before: tuple[int, ...], captain: int, after: tuple[int, ...], certificates: int
) -> None:
    game = elected(before)
    assert game.captain == captain
    assert tuple(owned.prestige for owned in game.families) == after
    assert sum(owned.certificates for owned in game.families) == certificates


@rule("florenza 9.2")
@pytest.mark.parametrize(("influence", "bishop"), [((4, 4, 2), NOBODY), ((2, 1, 0), NOBODY), ((5, 4, 0), 0)])
def test_case_16_who_becomes_bishop(influence: tuple[int, ...], bishop: int) -> None:
    game = elected(influence=influence)
    assert game.bishop == bishop
    assert tuple(owned.influence for owned in game.families) == influence


@rule("florenza 9.4")
@rule("florenza 9.5")
def test_case_17_bishop_twice_running_is_cardinal_and_counts_anew() -> None:
    game = at_placement()
    family(game, 1, prestige=3)
    owned = family(game, 0, influence=5, elected=1)
    phase_of(game, 8)
    assert (owned.prestige, owned.influence, game.bishop, owned.elected) == (5, 0, 0, 0)
    family(game, 0, influence=4)
    phase_of(game, 8)
    assert (game.bishop, owned.elected, owned.influence) == (0, 1, 4)


@rule("florenza 9.4")
def test_case_18_two_cardinals_in_a_round_and_both_reasons_once() -> None:
    game = elected(influence=(10, 10, 0))
    assert game.bishop == NOBODY
    assert [owned.prestige for owned in game.families] == [5, 5, 0]
    assert [owned.influence for owned in game.families] == [0, 0, 0]
    game = at_placement()
    family(game, 1, prestige=3)
    owned = family(game, 0, influence=10, elected=1)
    phase_of(game, 8)
    assert owned.prestige == 5


@rule("florenza 9.6")
@pytest.mark.parametrize(
    ("captain", "bishop", "order"),
    [
        (2, 0, (2, 0, 1, 3)),
        (3, NOBODY, (3, 0, 1, 2)),
        (2, 2, (2, 0, 1, 3)),
        (NOBODY, NOBODY, (0, 1, 2, 3)),
        (NOBODY, 1, (1, 0, 2, 3)),
    ],
)
def test_case_19_the_new_order(captain: int, bishop: int, order: tuple[int, ...]) -> None:
    assert new_order((0, 1, 2, 3), captain, bishop) == order


@rule("florenza 5.2")
def test_case_19_who_holds_both_offices_stands_twice_in_the_order() -> None:
    game = at_placement(4)
    game.order, game.captain, game.bishop = (2, 0, 1, 3), 2, 2
    assert turns(game) == (2, 2, 0, 1, 3)


@rule("florenza 4.5")
@pytest.mark.parametrize(("bishop", "after"), [(6, 7), (8, 8)])
def test_case_20_the_bishop_converts_a_worker(bishop: int, after: int) -> None:
    game = at_placement()
    game.bishop = 0
    family(game, 0, ready=bishop, reserve=8 - bishop)
    family(game, 1, ready=5, reserve=3)
    phase_of(game, 3)
    play(game, "0: convert pazzi")
    assert [owned.ready for owned in game.families[:2]] == [after, 4]
    assert game.families[1].reserve == 4


@rule("florenza 5.10")
@rule("florenza 5.11")
@pytest.mark.parametrize(("reserve", "come"), [(4, 2), (1, 1), (0, 0)])
def test_case_21_alms_to_francis_at_ones_own_pulpit(reserve: int, come: int) -> None:
    game = at_placement()
    row(game, "francis_of_assisi")
    owned = family(game, 0, florins=100, works=("chi_pulpito",), reserve=reserve, ready=8 - reserve)
    dice(game, 4)
    play(game, "0: alms chi_pulpito / 0: hear francis_of_assisi")
    assert (owned.florins, owned.influence) == (50, 1)
    assert (owned.ready, owned.placed) == (8 - reserve - 1 + come, 1)


@rule("florenza 5.11")
def test_case_21_two_dice_in_the_cathedral_and_what_savonarola_costs() -> None:
    game = at_placement()
    row(game, "francis_of_assisi", "savonarola")
    family(game, 1, works=("duo_pulpito",))
    owned = family(game, 0, ready=4, reserve=4)
    dice(game, 2, 6)
    play(game, "0: alms duo_pulpito / 0: hear francis_of_assisi")
    assert owned.ready == 3 + 4
    game = at_placement()
    row(game, "savonarola")
    owned = family(game, 0, works=("chi_pulpito",))
    play(game, "0: alms chi_pulpito / 0: hear savonarola")
    assert (owned.prestige, owned.influence) == (-1, 3)


@rule("florenza 10.2")
@rule("florenza 10.3")
def test_case_22_the_row_moves_on() -> None:
    game = at_placement(3)
    row(game, "savonarola", "caravaggio", "donatello", "giotto")
    game.row = (*game.row[1:], ())
    assert [game.box.characters[face].key for face in game.row[0]] == ["caravaggio", "savonarola"]
    bag = len(game.bag)
    phase_of(game, 9)
    assert not any(game.present >> face_number(game, key) & 1 for key in ("savonarola", "caravaggio"))
    assert all(game.present >> face_number(game, key) & 1 for key in ("giotto", "donatello"))
    assert face_number(game, "giotto") in game.row[0]
    assert len(game.bag) == bag - 2


@rule("florenza 11.2")
def test_case_23_a_final_score() -> None:
    game = at_placement(2)
    owned = family(game, 0, certificates=31, prestige=4, florins=950, wood=11)
    for slot in range(7):
        stand(game, 0, slot, "casa" if slot < 4 else "casamento")
    family(game, 0, works=("pal_facciata", "pal_giardino", "pal_affresco"))
    game.captain = 0
    game.agenda = ()
    ask(game, FinalScoring())
    assert sum(owned.scored) == 32


@rule("florenza 11.2")
def test_case_24_a_final_score_with_negative_prestige() -> None:
    game = at_placement(2)
    owned = family(game, 0, certificates=40, prestige=-2, florins=299, wood=2)
    for slot in range(8):
        stand(game, 0, slot, ("casa", "casa", "casa", "casa", "casamento", "casamento", "casamento", "fabbro")[slot])
    owned.works = game.box.palazzo | game.box.chiesa
    game.agenda = ()
    ask(game, FinalScoring())
    assert sum(owned.scored) == 38


@rule("florenza 1.4")
def test_case_25_cubes_are_neither_lost_nor_made() -> None:
    game = dealt(5)
    counts = FLORENZA.conserved(game)
    assert [counts[key] for key in ("wood", "marble", "metal", "fabric", "spice", "gold")] == [18, 18, 12, 12, 12, 12]
    assert work(game, "pal_facciata") == 0
