"""The component file: summed against the box's contents, and refused in one line when it is not whole."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.table import BadComponents, Chance
from signoria.titles.florenza import checking
from signoria.titles.florenza.title import FLORENZA
from tests.rules import rule

TEXT = FLORENZA.components()
ROWS = checking.read(TEXT)


@rule("florenza 2.2")
@rule("florenza 2.3")
@rule("florenza 2.4")
def test_the_box_holds_what_the_sources_list() -> None:
    assert [row.cubes for row in ROWS.resources] == [18, 18, 12, 12, 12, 12]
    assert (len(ROWS.workshops), sum(row.copies for row in ROWS.workshops)) == (28, 45)
    assert [row.number for row in ROWS.workshops] == list(range(1, 29))
    assert [row.number for row in ROWS.workshops if row.offered] == [3, 4, 11, 12, 14, 15, 18, 19, 20, 22, 27, 28]
    assert (len(ROWS.artists), len(ROWS.preachers)) == (34, 6)
    assert sum(len(row.columns) for row in ROWS.unknowns) == 8


@rule("florenza 8.9")
def test_nineteen_works_stand_on_the_board_and_eight_in_a_district() -> None:
    kinds = {row.key: row.kind for row in ROWS.buildings}
    counts = {kind: sum(kinds[row.building] == kind for row in ROWS.works) for kind in set(kinds.values())}
    assert counts == {"district": 8, "city": 11, "cathedral": 8}
    assert sum(row.building == "palazzo" for row in ROWS.works) == 4


def test_the_die_of_an_artist_averages_half_his_level() -> None:
    for row in ROWS.levels[1:]:
        assert sum(row.die) == 3 * row.level


def test_the_numbers_that_the_play_aid_names_are_there() -> None:
    assert ROWS.income.base == {"florins": 200, "wood": 1, "marble": 1, "die": 1, "workers": 4}
    residences = {row.key: row.income for row in ROWS.workshops}
    assert residences["casa"] == {"florins": 50, "workers": 1}
    assert residences["casamento"] == {"florins": 100, "workers": 1}
    assert residences["palagio"] == {"prestige": 1, "florins": 100, "workers": 1}
    offices = ROWS.offices
    assert (offices.bishop_influence, offices.cardinal_influence, offices.cardinal_in_a_row) == (3, 10, 2)


def without(table: str, place: int = 0) -> str:
    """The file less one row of a table."""
    pieces = TEXT.split(f"[[{table}]]\n")
    first, rest = pieces[0], pieces[1:]
    tail = rest[place].partition("\n[[")[1:] if place == len(rest) - 1 else ("", "")
    del rest[place]
    return first + "".join(f"[[{table}]]\n{piece}" for piece in rest) + "".join(tail)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (without("workshops"), "workshops: 27 rows, but contents says 28"),
        (without("artists", 3), "artists: 33 rows, but contents says 34"),
        (without("levels", 2), "levels: 6 rows"),
        (TEXT.replace('key = "donatello"', 'key = "bernini"'), "bernini: this key appears twice"),
        (TEXT.replace('key = "donatello"', 'key = "Donatello"'), "lower-case"),
        (TEXT.replace('provenance = "seed"', 'provenance = "guess"', 1), "provenance 'guess' is not one of"),
        (TEXT.replace('sources = ["cg"]', 'sources = ["zz"]', 1), "source 'zz' is not listed"),
        (TEXT.replace("rounds = 8", "rounds = 0"), "rounds is 0, not 1 to 20"),
        (TEXT.replace("rounds = 8\n", ""), "the field `rounds` is missing"),
        (TEXT.replace("rounds = 8\n", "rounds = 8\nturns = 9\n"), "there is no field `turns`"),
        (TEXT.replace("[contents]", "[contents"), "not valid TOML"),
        (
            TEXT.replace("cost = { metal = 1, fabric = 1 }", "cost = { iron = 1 }"),
            "boscaiuolo: cost cannot name 'iron'",
        ),
        (TEXT.replace("cost = { metal = 1, fabric = 1 }", "cost = { metal = -1 }"), "cost has -1 metal"),
        (TEXT.replace("cost = { metal = 1, fabric = 1 }", "cost = { any = 1 }"), "cost cannot name 'any'"),
        (TEXT.replace("most = 3, differ = true", "most = 99"), "baratto: use is possible 1 to 10 times"),
        (TEXT.replace("gain = { any = 1 }, most = 3", "gain = { gold = 1 }, most = 3"), "only one cube of choice"),
        (TEXT.replace("income = { florins = 150 }\n", ""), "gabella: a workshop is either used or brings"),
        (TEXT.replace("offered = true\n", "", 3), "9 are offered at the start"),
        (TEXT.replace('building = "banco"', 'building = "bank"'), "there is no building 'bank'"),
        (TEXT.replace('kind = "city"', 'kind = "town"', 1), "kind 'town' is not one of"),
        (TEXT.replace('skills = ["painter"]', 'skills = ["poet"]', 1), "skills names at least one of"),
        (TEXT.replace("die = 6\n", "die = 5\n", 1), "each has its own face of the die"),
        (TEXT.replace("cubes = 18", "cubes = 4", 1), "wood: 4 cubes, but there must be 5"),
        (TEXT.replace("gold = [6]", "gold = [7]", 1), "golden faces are faces of the die"),
        (TEXT.replace("skills = { architect = 1 }", "skills = { architect = 9 }"), "level 9 is not one of"),
        (TEXT.replace("column = 7", "column = 8", 1), "column 8 is not on the row"),
        (TEXT.replace("gain = { influence = 1 }", "gain = { florins = -50 }", 1), "florins are paid by the fee"),
        (TEXT.replace("[1, 1, 1, 2, 2, 3]", "[1, 1]"), "workers_by_die has six faces"),
        (TEXT.replace("sell = { pay = { any = 1 }", "sell = { pay = { any = 2 }"), "market: sell is a single deal"),
        (TEXT.replace("slots = 8", "slots = 9"), "slots is 9"),
        ("", "contents"),
    ],
)
def test_a_file_that_is_not_whole_is_refused_in_one_line(text: str, words: str) -> None:
    with pytest.raises(BadComponents) as caught:
        FLORENZA.open_box(text)
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_new_workshop_is_a_row_and_its_effect_is_data() -> None:
    row = """[[workshops]]
number = 29
key = "vetraio"
name = { en = "Glassblower", fr = "Verrier" }
the = { en = "the glassblower", fr = "le verrier" }
copies = 2
cost = { wood = 1 }
reward = { prestige = 1, influence = 1 }
use = { pay = { any = 2, florins = 50 }, gain = { any = 2, prestige = 1 }, most = 2 }
provenance = "reconstructed"

"""
    text = TEXT.replace("[[buildings]]", row + "[[buildings]]", 1).replace("workshops = 28", "workshops = 29")
    box = FLORENZA.open_box(text)
    for seed in range(3):
        game = FLORENZA.deal(3, FLORENZA.chosen(3), seed, box)
        whole = FLORENZA.conserved(game)
        chance = Chance(seed)
        while waiting := game.waiting():
            preferred = [move for move in game.moves(waiting[0]) if str(move) in ("build vetraio", "finish", "run")]
            game.play(waiting[0], chance.pick(preferred or game.moves(waiting[0])))
            assert FLORENZA.conserved(game) == whole


def test_comments_and_blanks_do_not_make_another_set() -> None:
    assert FLORENZA.open_box("# mine\n\n" + TEXT).digest == FLORENZA.box().digest


@settings(deadline=None)
@given(place=st.integers(0, len(TEXT) - 1), cut=st.integers(1, 40), put=st.text(max_size=5))
def test_an_edited_file_is_read_or_refused_never_half_read(place: int, cut: int, put: str) -> None:
    refusal = ""
    try:
        box = FLORENZA.open_box(TEXT[:place] + put + TEXT[place + cut :])
        assert FLORENZA.deal(3, FLORENZA.chosen(3), 1, box).waiting()
    except BadComponents as error:
        refusal = str(error)
    assert "\n" not in refusal
