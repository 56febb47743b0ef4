"""4 and 9: what Captain and Bishop may do, and how they are elected."""

from signoria.titles.florenza.game import NOBODY
from signoria.titles.florenza.results import CaptainElected, CardinalMade, NoBishop, NoCaptain
from tests.florenza.scenes import at_placement, face_number, family, phase_of, row
from tests.rules import rule
from tests.transcripts import offered, play, why_not


@rule("florenza 4.1")
def test_the_captain_arrests_reserves_or_does_nothing() -> None:
    game = at_placement()
    game.captain = 1
    row(game, "donatello", "savonarola")
    phase_of(game, 2)
    assert offered(game, 1) == ["arrest medici", "arrest pitti", "reserve donatello", "nothing"]
    assert why_not(game, 1, "arrest pazzi") == ("own-worker", "4.2")
    play(game, "1: nothing")
    assert (game.arrested, game.reserved) == (NOBODY, -1)


@rule("florenza 4.1")
@rule("florenza 4.4")
def test_without_officers_nobody_is_asked() -> None:
    game = at_placement()
    assert phase_of(game, 2) == []
    assert phase_of(game, 3) == []
    assert game.waiting() == ()


@rule("florenza 4.2")
def test_an_arrested_worker_is_out_of_play_until_the_end_of_the_round_and_counts_as_in_use() -> None:
    game = at_placement()
    game.captain = 0
    owned = family(game, 1, ready=4, reserve=4, works=("chi_pulpito",))
    phase_of(game, 2)
    play(game, "0: arrest pazzi")
    assert (owned.ready, owned.reserve) == (3, 4)
    assert game.view(2).families[1].workers_arrested == 1
    phase_of(game, 9)
    assert (owned.ready, owned.reserve, game.arrested) == (0, 8, NOBODY)


@rule("florenza 4.2")
def test_only_a_worker_that_is_ready_can_be_arrested() -> None:
    game = at_placement()
    game.captain = 0
    family(game, 1, ready=0, reserve=8)
    phase_of(game, 2)
    assert why_not(game, 0, "arrest pazzi") == ("no-worker", "4.2")
    assert why_not(game, 0, "arrest strozzi") == ("no-worker", "4.2")


@rule("florenza 4.3")
def test_a_reserved_artist_serves_only_the_captain() -> None:
    game = at_placement()
    game.captain = 1
    row(game, "donatello")
    game.reserved = face_number(game, "donatello")
    play(game, "0: commission pal_statua")
    assert "hire donatello" not in offered(game, 0)
    assert why_not(game, 0, "hire donatello") == ("artist-reserved", "4.3")
    play(game, "0: hire unknown_sculptor / 1: commission pal_statua / 1: hire donatello")
    assert len(game.families[1].commissions) == 1


@rule("florenza 4.3")
def test_only_known_artists_in_the_row_can_be_reserved() -> None:
    game = at_placement()
    game.captain = 0
    phase_of(game, 2)
    assert why_not(game, 0, "reserve donatello") == ("not-in-row", "4.3")


@rule("florenza 4.4")
def test_the_bishop_converts_blocks_or_does_nothing() -> None:
    game = at_placement()
    game.bishop = 0
    row(game, "savonarola", "donatello")
    phase_of(game, 3)
    expected = ["convert pazzi", "convert pitti", "block savonarola", "block unknown_preacher", "nothing"]
    assert offered(game, 0) == expected
    assert why_not(game, 0, "convert medici") == ("own-worker", "4.5")
    assert why_not(game, 0, "block thomas_aquinas") == ("not-in-row", "4.6")
    play(game, "0: nothing")
    assert game.blocked == -1


@rule("florenza 4.4")
def test_who_holds_both_offices_acts_in_both_phases() -> None:
    game = at_placement()
    game.captain = game.bishop = 2
    phase_of(game, 2)
    assert game.waiting() == (2,)
    play(game, "2: nothing")
    phase_of(game, 3)
    assert game.waiting() == (2,)


@rule("florenza 4.5")
def test_nobody_without_a_ready_worker_is_converted() -> None:
    game = at_placement()
    game.bishop = 0
    family(game, 1, ready=0, reserve=8)
    phase_of(game, 3)
    assert why_not(game, 0, "convert pazzi") == ("no-worker", "4.5")


@rule("florenza 4.6")
def test_a_blocked_preacher_serves_only_the_bishop() -> None:
    game = at_placement()
    game.bishop = 1
    row(game, "savonarola")
    for seat in (0, 1):
        family(game, seat, works=("chi_pulpito",))
    phase_of(game, 3)
    play(game, "1: block savonarola")
    phase_of(game, 4)
    play(game, "0: alms chi_pulpito")
    assert why_not(game, 0, "hear savonarola") == ("preacher-blocked", "4.6")
    play(game, "0: hear unknown_preacher / 1: alms chi_pulpito / 1: hear savonarola")
    assert game.families[1].influence == 3


@rule("florenza 9.1")
@rule("florenza 9.2")
def test_ties_elect_nobody_and_change_nothing() -> None:
    game = at_placement(2)
    for seat in (0, 1):
        family(game, seat, prestige=4, influence=5)
    events = phase_of(game, 8)
    assert events == [
        NoCaptain(tied_seats=(0, 1), prestige=4, standing=("4 prestige", "4 prestige")),
        NoBishop(tied_seats=(0, 1), influence=5, least=3, standing=("5 influence", "5 influence")),
    ]
    assert [(owned.prestige, owned.influence) for owned in game.families] == [(4, 5), (4, 5)]


@rule("florenza 9.2")
def test_one_player_may_hold_both_offices() -> None:
    game = at_placement()
    family(game, 1, prestige=4, influence=5)
    phase_of(game, 8)
    assert (game.captain, game.bishop, game.families[1].influence) == (1, 1, 5)


@rule("florenza 9.3")
def test_old_offices_end_even_if_nobody_follows() -> None:
    game = at_placement()
    game.captain, game.bishop = 0, 1
    phase_of(game, 8)
    assert (game.captain, game.bishop) == (NOBODY, NOBODY)


@rule("florenza 9.4")
def test_the_prestige_of_a_cardinal_does_not_make_him_captain_in_the_same_round() -> None:
    game = at_placement(2)
    family(game, 0, influence=10, prestige=1)
    family(game, 1, prestige=2)
    events = phase_of(game, 8)
    elected = next(event for event in events if isinstance(event, CaptainElected))
    made = next(event for event in events if isinstance(event, CardinalMade))
    assert (elected.seat, elected.gains, made.seat) == (1, ("2 certificates",), 0)
    assert game.families[0].prestige == 6


@rule("florenza 9.5")
@rule("florenza 13.12")
def test_who_is_not_elected_begins_anew_to_count() -> None:
    game = at_placement(2)
    owned = family(game, 0, influence=4, elected=1, prestige=1)
    family(game, 1, influence=4)
    phase_of(game, 8)
    assert owned.elected == 0
    family(game, 1, influence=2)
    phase_of(game, 8)
    assert (owned.elected, owned.influence) == (1, 4)


@rule("florenza 9.6")
def test_all_others_keep_their_order_old_officers_too() -> None:
    game = at_placement(4)
    game.order = (3, 1, 0, 2)
    game.captain = 3
    family(game, 2, prestige=5)
    family(game, 0, influence=3)
    phase_of(game, 8)
    assert game.order == (2, 0, 3, 1)
