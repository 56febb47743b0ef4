"""13 The rulings, as far as no other chapter proves them."""

from signoria.titles.florenza.title import FLORENZA
from tests.florenza.scenes import at_placement, family, offered, phase_of, play, why_not
from tests.rules import rule


@rule("florenza 13.1")
def test_every_row_of_the_components_says_where_it_comes_from() -> None:
    blocks = FLORENZA.components().split("\n\n")
    rows = [block for block in blocks if block.startswith("[") and not block.startswith(("[sources]", "[contents]"))]
    assert len(rows) > 130
    assert all("\nprovenance = " in block for block in rows)


@rule("florenza 13.2")
def test_palazzo_and_chiesa_are_everybodys_own_and_houses_are_workshops() -> None:
    game = at_placement(2)
    family(game, 0, works=("pal_facciata",))
    play(game, "0: pass")
    assert "commission pal_facciata" in offered(game, 1)
    assert {"casa", "casamento", "palagio"} <= {shop.key for shop in game.box.workshops if shop.use is None}


@rule("florenza 13.6")
def test_one_nameless_preacher_is_blocked_and_the_other_stays_free() -> None:
    game = at_placement(3)
    game.bishop = 2
    for seat in range(3):
        family(game, seat, works=("chi_pulpito",))
    phase_of(game, 3)
    play(game, "2: block unknown_preacher")
    phase_of(game, 4)
    play(game, "0: alms chi_pulpito / 0: hear unknown_preacher")
    assert why_not(game, 1, "alms chi_pulpito") == ("no-preacher", "5.10")
    play(game, "1: pass / 2: alms chi_pulpito / 2: hear unknown_preacher")
    assert game.unknowns[3] == 0


@rule("florenza 13.6")
def test_the_bishop_gives_to_the_free_one_first() -> None:
    game = at_placement(3)
    game.bishop = 0
    game.blocked = game.box.unknown_preacher
    family(game, 0, works=("chi_pulpito", "duo_pulpito"))
    family(game, 1, works=("chi_pulpito",))
    play(game, "0: alms chi_pulpito / 0: hear unknown_preacher")
    assert why_not(game, 1, "alms chi_pulpito") == ("no-preacher", "5.10")
    play(game, "1: pass / 2: pass / 0: alms duo_pulpito")
    assert offered(game, 0) == ["hear unknown_preacher"]


@rule("florenza 13.7")
def test_a_workshop_left_idle_stays_closed_for_the_round() -> None:
    game = at_placement(2)
    family(game, 0, workshops=("fabbro",))
    play(game, "0: use medici 1 / 1: pass / 0: pass / 0: idle")
    assert game.families[0].open == 0
