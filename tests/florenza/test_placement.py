"""5 The placement of workers."""

from signoria.titles.florenza.events import AlmsGiven, Passed
from tests.florenza.scenes import (
    all_pass,
    at_placement,
    dice,
    face_number,
    family,
    phase_of,
    row,
    shop_number,
    shops,
    stand,
    work,
)
from tests.rules import rule
from tests.transcripts import offered, play, why_not


@rule("florenza 5.1")
def test_one_worker_each_in_turn_until_all_have_passed() -> None:
    game = at_placement()
    play(game, "0: market / 1: pass / 2: market")
    assert game.waiting() == (0,)
    events = play(game, "0: pass / 2: pass")
    assert isinstance(events[0], Passed)
    assert game.phase > 4


@rule("florenza 5.1")
def test_who_has_no_worker_left_is_not_asked() -> None:
    game = at_placement()
    family(game, 0, ready=1, reserve=7)
    family(game, 1, ready=0, reserve=8)
    play(game, "0: market")
    assert game.waiting() == (2,)
    play(game, "2: market")
    assert game.waiting() == (2,)


@rule("florenza 5.1")
def test_placing_needs_no_ability_to_pay() -> None:
    game = at_placement()
    family(game, 0, florins=0, wood=0)
    assert "build palagio" in offered(game, 0)
    assert "commission duo_cupola" in offered(game, 0)


@rule("florenza 5.2")
def test_captain_and_bishop_places_two_workers_in_a_row() -> None:
    game = at_placement()
    game.captain = game.bishop = 0
    phase_of(game, 4)
    play(game, "0: market / 0: build fabbro / 1: market / 2: market / 0: build monte / 0: build cava")
    assert game.waiting() == (1,)


@rule("florenza 5.2")
def test_with_one_worker_left_it_is_one_unless_alms_bring_more_and_passing_ends_both() -> None:
    game = at_placement()
    game.captain = game.bishop = 0
    family(game, 0, ready=1, reserve=7, works=("chi_pulpito",))
    phase_of(game, 4)
    dice(game, 1)
    play(game, "0: alms chi_pulpito / 0: hear unknown_preacher")
    assert game.waiting() == (0,)
    play(game, "0: pass")
    assert game.waiting() == (1,)


@rule("florenza 5.3")
def test_a_workshop_takes_one_worker_a_round() -> None:
    game = at_placement()
    family(game, 0, workshops=("fabbro", "casa"))
    stand(game, 0, 2, "monte", built=False)
    assert "use medici 1" in offered(game, 0)
    assert why_not(game, 0, "use medici 2") == ("violet", "5.3")
    assert why_not(game, 0, "use medici 3") == ("not-built-yet", "5.3")
    assert why_not(game, 0, "use medici 4") == ("no-workshop", "5.3")
    assert why_not(game, 0, "use strozzi 1") == ("no-workshop", "5.3")
    play(game, "0: use medici 1")
    assert why_not(game, 1, "use medici 1") == ("workshop-taken", "5.3")


@rule("florenza 5.5")
def test_a_tile_lies_unbuilt_on_the_first_free_slot() -> None:
    game = at_placement()
    family(game, 0, workshops=("fabbro",))
    left = game.stock[shop_number(game, "cava")]
    play(game, "0: build cava / 1: market / 2: market / 0: build casa / 1: pass / 2: pass / 0: build casa")
    assert shops(game, 0) == ["fabbro", "cava", "casa", "casa"]
    assert game.families[0].built == 1
    assert game.stock[shop_number(game, "cava")] == left - 1
    assert why_not(game, 0, "build cava") == ("out-of-stock", "5.5")


@rule("florenza 5.5")
def test_without_a_free_slot_nothing_is_built() -> None:
    game = at_placement()
    family(game, 0, workshops=("casa", "casa", "casa", "casa", "fabbro", "fabbro", "monte", "monte"))
    assert not [text for text in offered(game, 0) if text.startswith("build")]
    assert why_not(game, 0, "build cava") == ("no-free-slot", "5.5")


@rule("florenza 5.6")
def test_a_work_holds_one_worker_and_is_realised_once() -> None:
    game = at_placement()
    family(game, 0, works=("pal_facciata", "ban_atrio"))
    assert why_not(game, 0, "commission pal_facciata") == ("already-realised", "5.6")
    play(game, "0: commission duo_navata / 0: hire unknown_painter")
    assert why_not(game, 1, "commission duo_navata") == ("work-taken", "5.6")
    assert why_not(game, 1, "commission ban_atrio") == ("already-realised", "5.6")
    assert "commission pal_facciata" in offered(game, 1)


@rule("florenza 5.7")
def test_the_artist_has_a_skill_of_the_work_and_serves_once() -> None:
    game = at_placement()
    row(game, "michelangelo", "donatello")
    play(game, "0: commission osp_cappella")
    assert offered(game, 0) == [
        "hire michelangelo sculptor",
        "hire michelangelo painter",
        "hire donatello",
        "hire unknown_sculptor",
        "hire unknown_painter",
    ]
    assert why_not(game, 0, "hire michelangelo architect") == ("not-skilled", "5.7")
    assert why_not(game, 0, "hire bernini sculptor") == ("artist-away", "5.7")
    play(game, "0: hire michelangelo painter / 1: commission bat_cupola")
    assert game.families[0].commissions == ((work(game, "osp_cappella"), face_number(game, "michelangelo"), 2),)
    assert why_not(game, 1, "hire michelangelo architect") == ("artist-engaged", "5.7")


@rule("florenza 5.7")
def test_without_an_artist_there_is_no_commission() -> None:
    game = at_placement()
    game.unknowns = (2, 2, 0, 2)
    game.engaged = 1 << face_number(game, "unknown_painter")
    assert "commission pal_affresco" not in offered(game, 0)
    assert why_not(game, 0, "commission pal_affresco") == ("no-artist-left", "5.7")


@rule("florenza 5.8")
def test_crests_must_suffice_for_all_commissions() -> None:
    game = at_placement()
    owned = family(game, 0)
    owned.works = sum(1 << number for number in range(8, 8 + 14))
    play(game, "0: commission pal_statua / 0: hire unknown_sculptor / 1: pass / 2: pass")
    assert why_not(game, 0, "commission pal_affresco") == ("no-crest-left", "5.8")
    assert not [text for text in offered(game, 0) if text.startswith("commission")]


@rule("florenza 5.9")
def test_one_worker_at_the_market_each() -> None:
    game = at_placement()
    play(game, "0: market / 1: market / 2: market")
    assert why_not(game, 0, "market") == ("market-once", "5.9")


@rule("florenza 5.10")
def test_a_pulpit_must_be_realised_and_takes_one_worker() -> None:
    game = at_placement()
    assert why_not(game, 0, "alms chi_pulpito") == ("no-pulpit", "5.10")
    assert why_not(game, 0, "alms duo_pulpito") == ("no-pulpit", "5.10")
    family(game, 0, works=("chi_pulpito", "duo_pulpito"))
    play(game, "0: alms chi_pulpito / 0: hear unknown_preacher / 1: alms duo_pulpito / 1: hear unknown_preacher")
    assert game.families[0].prestige == 0
    play(game, "2: pass")
    assert why_not(game, 0, "alms duo_pulpito") == ("pulpit-taken", "5.10")
    assert why_not(game, 0, "alms chi_pulpito") == ("pulpit-taken", "5.10")


@rule("florenza 5.10")
def test_a_preacher_is_free_and_can_be_paid() -> None:
    game = at_placement()
    row(game, "bernard_of_clairvaux")
    family(game, 0, florins=50, works=("chi_pulpito", "duo_pulpito"))
    play(game, "0: alms chi_pulpito")
    assert offered(game, 0) == ["hear unknown_preacher"]
    assert why_not(game, 0, "hear bernard_of_clairvaux") == ("cannot-pay-preacher", "5.10")
    assert why_not(game, 0, "hear savonarola") == ("preacher-away", "5.10")
    play(game, "0: hear unknown_preacher / 1: pass / 2: pass / 0: alms duo_pulpito / 0: hear unknown_preacher")
    game.families[0].occupied = 0
    assert why_not(game, 0, "alms chi_pulpito") == ("no-preacher", "5.10")


@rule("florenza 5.10")
def test_a_preacher_serves_once_a_round() -> None:
    game = at_placement()
    row(game, "bernard_of_clairvaux")
    for seat in (0, 1):
        family(game, seat, works=("chi_pulpito",))
    play(game, "0: alms chi_pulpito / 0: hear bernard_of_clairvaux / 1: alms chi_pulpito")
    assert why_not(game, 1, "hear bernard_of_clairvaux") == ("preacher-engaged", "5.10")


@rule("florenza 5.11")
@rule("florenza 13.8")
def test_alms_are_given_even_if_nobody_comes_and_prestige_cannot_fall() -> None:
    game = at_placement()
    row(game, "savonarola")
    owned = family(game, 0, ready=8, reserve=0, prestige=-3, works=("chi_pulpito",))
    events = play(game, "0: alms chi_pulpito / 0: hear savonarola")
    given = events[-1]
    assert isinstance(given, AlmsGiven)
    assert (given.workers, owned.prestige, owned.influence, owned.ready) == (0, -3, 3, 7)


@rule("florenza 5.12")
def test_every_preacher_brings_workers_by_his_own_table() -> None:
    for key, face, come in (
        ("francis_of_assisi", 6, 3),
        ("anthony_of_padua", 6, 2),
        ("bernard_of_clairvaux", 5, 3),
        ("thomas_aquinas", 1, 1),
        ("savonarola", 1, 2),
        ("giordano_bruno", 2, 2),
    ):
        game = at_placement()
        row(game, key)
        family(game, 0, ready=1, reserve=7, works=("chi_pulpito",))
        dice(game, face)
        play(game, f"0: alms chi_pulpito / 0: hear {key}")
        assert game.families[0].ready == come


@rule("florenza 13.9")
def test_what_an_officer_keeps_he_need_not_use() -> None:
    game = at_placement()
    row(game, "donatello")
    game.captain, game.reserved = 0, face_number(game, "donatello")
    play(game, "0: commission pal_statua / 0: hire unknown_sculptor")
    all_pass(game)
    assert not game.engaged


@rule("florenza 13.10")
def test_two_nameless_of_a_kind_can_be_hired_and_no_third() -> None:
    game = at_placement()
    play(
        game,
        "0: commission pal_affresco / 0: hire unknown_painter / 1: commission pal_affresco / 1: hire unknown_painter",
    )
    assert why_not(game, 2, "commission pal_affresco") == ("no-artist-left", "5.7")
