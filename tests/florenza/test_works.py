"""8 Works of art."""

import pytest

from signoria.titles.florenza.components import SKILLS
from signoria.titles.florenza.game import Florenza
from signoria.titles.florenza.results import Masterpiece, Realised, WorkFailed
from tests.florenza.scenes import at_placement, cubes, dice, face_number, family, phase_of, row, work
from tests.rules import rule
from tests.transcripts import offered, play, why_not


def commissioned(game: Florenza, seat: int, *orders: tuple[str, str]) -> None:
    """Commissions by work and artist, then phase 7 for everybody."""
    for key, hire in orders:
        game.agenda = ()
        phase_of(game, 4)
        while game.waiting()[0] != seat:
            game.order = game.order[1:] + game.order[:1]
            phase_of(game, 4)
        play(game, f"{seat}: commission {key} / {seat}: hire {hire}")
    phase_of(game, 7)


@rule("florenza 8.1")
def test_commissions_are_settled_in_any_order_player_by_player() -> None:
    game = at_placement(2)
    commissioned(game, 0, ("pal_statua", "unknown_sculptor"), ("chi_pala", "unknown_painter"))
    assert offered(game, 0) == ["fail pal_statua", "realise chi_pala", "fail chi_pala"]
    assert why_not(game, 0, "fail pal_facciata") == ("not-commissioned", "8.1")
    play(game, "0: realise chi_pala / 0: fail pal_statua")
    assert game.waiting() == ()


@rule("florenza 8.2")
def test_fee_and_cost_are_due_together() -> None:
    game = at_placement(2)
    row(game, "donatello")
    family(game, 0, florins=299, metal=2)
    commissioned(game, 0, ("pal_statua", "donatello"))
    assert why_not(game, 0, "realise pal_statua") == ("cannot-realise", "8.2")
    family(game, 0, florins=300)
    assert "realise pal_statua" in offered(game, 0)


@rule("florenza 8.2")
def test_a_realised_work_takes_a_crest() -> None:
    game = at_placement(2)
    family(game, 0, wood=1, marble=1)
    commissioned(game, 0, ("chi_pulpito", "unknown_sculptor"))
    events = play(game, "0: realise chi_pulpito")
    assert game.view(1).families[0].crests == 14
    assert isinstance(events[0], Realised)
    assert (events[0].die, events[0].brought()) == (0, "")


@rule("florenza 8.3")
@pytest.mark.parametrize(("die", "bonus"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_the_die_adds_by_the_level_of_the_skill_used(die: int, bonus: int) -> None:
    game = at_placement(2)
    row(game, "michelangelo")
    family(game, 0, florins=500, metal=2)
    commissioned(game, 0, ("pal_statua", "michelangelo sculptor"))
    dice(game, die)
    play(game, "0: realise pal_statua")
    assert game.families[0].prestige == 2 + bonus


@rule("florenza 8.4")
def test_a_masterpiece_turns_the_card_for_all_skills_and_only_once() -> None:
    game = at_placement(2)
    row(game, "michelangelo")
    owned = family(game, 0, florins=1000, metal=2, spice=2)
    commissioned(game, 0, ("pal_statua", "michelangelo sculptor"))
    dice(game, 6)
    events = play(game, "0: realise pal_statua")
    assert isinstance(events[-1], Masterpiece)
    assert owned.prestige == 6
    game.engaged = 0
    commissioned(game, 0, ("pal_affresco", "michelangelo painter"))
    dice(game, 6)
    events = play(game, "0: realise pal_affresco")
    assert not any(isinstance(event, Masterpiece) for event in events)
    assert owned.prestige == 6 + 2 + 3


@rule("florenza 8.4")
def test_below_level_three_there_is_no_masterpiece() -> None:
    game = at_placement(2)
    row(game, "verrocchio")
    family(game, 0, florins=500, metal=2)
    commissioned(game, 0, ("pal_statua", "verrocchio"))
    dice(game, 6)
    play(game, "0: realise pal_statua")
    assert (game.violet, game.families[0].prestige) == (0, 4)


@rule("florenza 8.5")
@rule("florenza 13.4")
def test_what_could_be_paid_may_still_fail_and_the_fee_is_due() -> None:
    game = at_placement(2)
    row(game, "donatello")
    owned = family(game, 0, florins=500, metal=2)
    commissioned(game, 0, ("pal_statua", "donatello"))
    events = play(game, "0: fail pal_statua")
    assert isinstance(events[0], WorkFailed)
    assert (owned.florins, owned.prestige, cubes(game, 0)) == (300, -1, {"metal": 2})
    assert (events[0].costs, events[0].unpaid) == (("200 florins", "1 prestige"), 0)
    assert not owned.works


@rule("florenza 8.5")
def test_a_nameless_artist_costs_nothing_when_a_work_fails() -> None:
    game = at_placement(2)
    owned = family(game, 0, florins=0, wood=0)
    commissioned(game, 0, ("pal_statua", "unknown_sculptor"))
    play(game, "0: fail pal_statua")
    assert (owned.florins, owned.prestige) == (0, -1)


@rule("florenza 8.5")
@rule("florenza 13.7")
def test_a_failed_work_is_open_again_in_the_next_round() -> None:
    game = at_placement(2)
    commissioned(game, 0, ("ban_atrio", "unknown_painter"))
    play(game, "0: fail ban_atrio")
    assert game.occupied >> work(game, "ban_atrio") & 1
    phase_of(game, 9)
    assert not game.occupied


@rule("florenza 8.6")
@pytest.mark.parametrize(("key", "loss"), [("pal_affresco", 1), ("ves_salone", 2), ("duo_abside", 3)])
def test_failures_cost_by_where_they_happen(key: str, loss: int) -> None:
    game = at_placement(2)
    owned = family(game, 0, wood=0)
    commissioned(game, 0, (key, "unknown_painter"))
    play(game, f"0: fail {key}")
    assert owned.prestige == -loss


@rule("florenza 8.7")
def test_completion_counts_once_and_only_for_ones_own() -> None:
    game = at_placement(2)
    family(game, 1, works=("pal_giardino", "pal_affresco", "pal_statua"))
    owned = family(game, 0, florins=100, marble=2)
    commissioned(game, 0, ("pal_facciata", "unknown_architect"))
    play(game, "0: realise pal_facciata")
    assert owned.prestige == 2


@rule("florenza 8.8")
def test_a_public_work_is_its_realisers_for_good() -> None:
    game = at_placement(2)
    family(game, 0, florins=100, marble=3, gold=1)
    commissioned(game, 0, ("bat_cupola", "unknown_painter"))
    play(game, "0: realise bat_cupola")
    phase_of(game, 9)
    seen = {each.work: each.owner_seat for each in game.view(1).public_works}
    assert seen["bat_cupola"] == 0
    family(game, 0, ready=1)
    family(game, 1, ready=1)
    phase_of(game, 4)
    assert why_not(game, game.waiting()[0], "commission bat_cupola") == ("already-realised", "5.6")


@rule("florenza 8.9")
def test_every_work_of_the_table_can_be_realised_for_its_cost() -> None:
    for number, each in enumerate(at_placement(2).box.works):
        game = at_placement(2)
        skill = next(skill for place, skill in enumerate(SKILLS) if each.skills >> place & 1)
        owned = family(game, 0, florins=each.cost.florins)
        held = [0] * 6
        for kind, count in each.cost.cubes:
            held[kind] = count
        owned.cubes = tuple(held)
        commissioned(game, 0, (each.key, f"unknown_{skill}"))
        play(game, f"0: realise {each.key}")
        assert (owned.florins, sum(owned.cubes), owned.prestige) == (0, 0, each.reward.prestige)
        assert owned.works == 1 << number


@rule("florenza 8.10")
def test_fees_are_fifty_florins_a_level() -> None:
    game = at_placement(2)
    for who in game.box.characters[: face_number(game, "francis_of_assisi")]:
        assert all(fee == 50 * level for fee, level in zip(who.fees, who.levels, strict=True) if level >= 0)
