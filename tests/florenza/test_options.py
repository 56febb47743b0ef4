"""12 The options."""

import pytest

from signoria.table import BadOptions
from signoria.titles.florenza.title import FLORENZA
from tests.florenza.scenes import at_placement, before_income, begin_round, face_number, family, row
from tests.rules import rule
from tests.transcripts import offered, play, why_not


def test_the_defaults_are_those_of_the_rulebook() -> None:
    assert FLORENZA.chosen(3).texts() == {
        "bishop_block": "reserve",
        "foreign_fee": "owner_gains",
        "district_pulpit": "realised",
        "masterpiece": "once",
    }


@pytest.mark.parametrize("seats", [1, 6])
def test_one_and_six_players_are_refused(seats: int) -> None:
    with pytest.raises(BadOptions, match="2 to 5 players"):
        FLORENZA.chosen(seats)


@rule("florenza 12.1")
def test_an_expelled_preacher_serves_nobody() -> None:
    game = at_placement(2, options={"bishop_block": "expel"})
    row(game, "savonarola")
    game.bishop, game.blocked = 0, face_number(game, "savonarola")
    family(game, 0, works=("chi_pulpito",))
    play(game, "0: alms chi_pulpito")
    assert why_not(game, 0, "hear savonarola") == ("preacher-blocked", "4.6")


@rule("florenza 12.1")
def test_of_two_nameless_preachers_one_is_expelled() -> None:
    game = at_placement(2, options={"bishop_block": "expel"})
    game.bishop, game.blocked = 0, game.box.unknown_preacher
    family(game, 0, works=("chi_pulpito", "duo_pulpito"))
    play(game, "0: alms chi_pulpito / 0: hear unknown_preacher / 1: pass")
    assert why_not(game, 0, "alms duo_pulpito") == ("no-preacher", "5.10")


@rule("florenza 12.2")
def test_the_fee_for_a_foreign_workshop_may_be_lost() -> None:
    game = at_placement(2, options={"foreign_fee": "lost"})
    family(game, 1, workshops=("cava",))
    play(game, "0: use pazzi 1")
    assert [owned.prestige for owned in game.families] == [-1, 0]


@rule("florenza 12.3")
def test_an_open_pulpit_serves_before_it_is_realised_and_excludes_its_commission() -> None:
    game = at_placement(2, options={"district_pulpit": "open"})
    assert why_not(game, 0, "alms duo_pulpito") == ("no-pulpit", "5.10")
    play(game, "0: alms chi_pulpito / 0: hear unknown_preacher / 1: pass")
    assert why_not(game, 0, "commission chi_pulpito") == ("work-taken", "5.6")
    game = at_placement(2, options={"district_pulpit": "open"})
    play(game, "0: commission chi_pulpito / 0: hire unknown_sculptor / 1: pass")
    assert why_not(game, 0, "alms chi_pulpito") == ("pulpit-taken", "5.10")


@rule("florenza 12.3")
def test_by_default_a_pulpit_must_stand() -> None:
    assert "alms chi_pulpito" not in offered(at_placement(2), 0)


@rule("florenza 12.4")
@pytest.mark.parametrize(("choice", "prestige"), [("once", 0), ("income", 1)])
def test_a_masterpiece_may_bring_an_income(choice: str, prestige: int) -> None:
    game = before_income(2, options={"masterpiece": choice})
    row(game, "donatello")
    face = face_number(game, "donatello")
    game.violet, game.patrons = 1 << face, ((face, 1),)
    begin_round(game)
    assert [owned.prestige for owned in game.families] == [0, prestige]
