"""13 The rulings, as far as no other chapter proves them."""

from signoria.titles.florenza import checking
from signoria.titles.florenza.game import Florenza
from signoria.titles.florenza.title import FLORENZA
from tests.components import origin
from tests.florenza.scenes import at_placement, family, phase_of
from tests.rules import rule
from tests.transcripts import offered, play, why_not


@rule("florenza 13.1")
def test_every_row_of_the_components_says_where_it_comes_from() -> None:
    blocks = FLORENZA.components().split("\n\n")
    rows = [block for block in blocks if block.startswith("[") and not block.startswith(("[sources]", "[contents]"))]
    assert len(rows) > 130
    assert all("\nprovenance = " in block for block in rows)


@rule("florenza 13.1")
@rule("florenza 13.8")
def test_only_what_the_play_aid_says_is_called_seed() -> None:
    rows = checking.read(FLORENZA.components())
    assert {origin(row, "number") for row in rows.workshops} == {"reconstructed"}
    assert {origin(row, "columns") for row in rows.unknowns} == {"reconstructed"}
    assert origin(rows.tracks, "most_influence") == "reconstructed"


@rule("florenza 13.11")
def test_what_others_than_the_play_aid_tell_is_called_found() -> None:
    rows = checking.read(FLORENZA.components())
    assert {origin(row, "cubes") for row in rows.resources} == {"found"}
    assert origin(rows.income, "die_exhausted") == "found"
    assert (origin(rows.foreign_use, "user"), origin(rows.foreign_use, "owner")) == ("seed", "found")
    assert {origin(row, "fee" if row.workers_by_die else "fees") for row in rows.unknowns} == {"found"}


@rule("florenza 13.2")
def test_palazzo_and_chiesa_are_everybodys_own_and_houses_are_workshops() -> None:
    game = at_placement(2)
    family(game, 0, works=("pal_facciata",))
    play(game, "0: pass")
    assert "commission pal_facciata" in offered(game, 1)
    assert {"casa", "casamento", "palagio"} <= {shop.key for shop in game.box.workshops if shop.use is None}


def bishop_with_a_nameless_preacher() -> Florenza:
    """Seat 0 has blocked one of the two; it has two pulpits, and seat 1 one of its own."""
    game = at_placement(3)
    game.bishop = 0
    family(game, 0, works=("chi_pulpito", "duo_pulpito"))
    family(game, 1, works=("chi_pulpito",))
    phase_of(game, 3)
    play(game, "0: block unknown_preacher")
    phase_of(game, 4)
    return game


@rule("florenza 13.6")
def test_one_nameless_preacher_is_blocked_and_the_other_stays_free() -> None:
    game = bishop_with_a_nameless_preacher()
    play(game, "0: market / 1: alms chi_pulpito")
    assert "hear unknown_preacher" in offered(game, 1)
    assert why_not(game, 1, "hear-kept unknown_preacher") == ("nobody-kept", "13.6")
    play(game, "1: hear unknown_preacher / 2: pass / 0: alms chi_pulpito")
    assert "hear unknown_preacher" not in offered(game, 0)
    play(game, "0: hear-kept unknown_preacher")
    assert game.unknowns[3] == 0


@rule("florenza 13.6")
def test_the_bishop_chooses_the_free_one_and_still_has_his_own() -> None:
    game = bishop_with_a_nameless_preacher()
    play(game, "0: alms chi_pulpito / 0: hear unknown_preacher")
    assert why_not(game, 1, "alms chi_pulpito") == ("no-preacher", "5.10")
    play(game, "1: pass / 2: pass / 0: alms duo_pulpito")
    assert offered(game, 0) == ["hear-kept unknown_preacher"]


@rule("florenza 13.6")
def test_the_bishop_chooses_his_own_and_leaves_the_free_one_to_others() -> None:
    game = bishop_with_a_nameless_preacher()
    play(game, "0: alms chi_pulpito / 0: hear-kept unknown_preacher / 1: alms chi_pulpito / 1: hear unknown_preacher")
    assert game.unknowns[3] == 0
    play(game, "2: pass")
    assert why_not(game, 0, "alms duo_pulpito") == ("no-preacher", "5.10")


@rule("florenza 12.1")
def test_an_expelled_nameless_preacher_serves_nobody_and_the_other_stays_free() -> None:
    game = at_placement(3, options={"bishop_block": "expel"})
    game.bishop = 0
    game.blocked = game.box.unknown_preacher
    family(game, 0, works=("chi_pulpito", "duo_pulpito"))
    play(game, "0: alms chi_pulpito")
    assert why_not(game, 0, "hear-kept unknown_preacher") == ("nobody-kept", "13.6")
    play(game, "0: hear unknown_preacher / 1: pass / 2: pass")
    assert why_not(game, 0, "alms duo_pulpito") == ("no-preacher", "5.10")


@rule("florenza 13.7")
def test_a_workshop_left_idle_stays_closed_for_the_round() -> None:
    game = at_placement(2)
    family(game, 0, workshops=("fabbro",))
    play(game, "0: use medici 1 / 1: pass / 0: pass / 0: idle")
    assert game.families[0].open == 0
