"""The component file: summed against the box's contents, and refused in one line when it is not whole."""

import re
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.table import BadComponents
from signoria.titles.princes import checking
from signoria.titles.princes.title import PRINCES
from tests.rules import rule

TEXT = PRINCES.components()
ROWS = checking.read(TEXT)


@rule("princes 2.1")
def test_the_box_holds_what_the_texts_list() -> None:
    assert len(ROWS.rounds) == 7
    assert [row.minimum for row in ROWS.rounds] == [7, 10, 12, 14, 15, 16, 17]
    assert Counter(row.size for row in ROWS.buildings) == {"large": 3, "medium": 5, "small": 2}
    assert sum(row.stock for row in ROWS.buildings) == 30
    assert sum(row.stock for row in ROWS.landscapes) == 18
    assert (len(ROWS.professions), len(ROWS.bonus_cards), len(ROWS.prestige_cards)) == (21, 20, 14)
    assert (ROWS.stock.builders, ROWS.stock.jesters, ROWS.stock.recruiting_cards) == (6, 7, 5)
    assert sum(row.count("#") for row in ROWS.estate.plan) == 6


def test_professions_wish_as_often_as_the_texts_say() -> None:
    assert Counter(row.landscape for row in ROWS.professions) == {"forest": 9, "lake": 7, "park": 5}
    assert set(Counter(row.freedom for row in ROWS.professions).values()) == {7}
    wanted = Counter(row.building for row in ROWS.professions)
    sizes = {row.key: row.size for row in ROWS.buildings}
    assert {(sizes[key], count) for key, count in wanted.items()} == {("large", 3), ("medium", 2), ("small", 1)}


def test_every_row_says_where_it_comes_from() -> None:
    rows = re.split(r"^\[+(\w+)\]+\n", TEXT, flags=re.MULTILINE)[1:]
    for table, row in zip(rows[::2], rows[1::2], strict=True):
        assert ("provenance = " in row) == (table not in ("sources", "contents"))


def without(table: str, place: int = 0) -> str:
    """The file less one row of a table."""
    pieces = TEXT.split(f"[[{table}]]\n")
    first, rest = pieces[0], pieces[1:]
    del rest[place]
    return first + "".join(f"[[{table}]]\n{piece}" for piece in rest)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (without("professions"), "professions: 20 rows, but contents says 21"),
        (without("rounds"), "rounds: 6 rows, but contents says 7"),
        (without("buildings", 2), "buildings: 9 rows"),
        (without("bonus_cards", 3), "bonus_cards: 19 rows"),
        (
            TEXT.replace('shape = ["###", "###", ".#."]', 'shape = ["###", "###"]'),
            "university: the shape has 6 squares",
        ),
        (TEXT.replace('shape = ["##", "##"]', 'shape = ["##.", ".##"]', 1), None),
        (TEXT.replace('shape = ["##", "##"]', 'shape = ["##.##"]', 1), "lake: the squares of the shape are not"),
        (TEXT.replace('building = "theatre"', 'building = "theater"', 1), "dramatist: there is no building 'theater'"),
        (TEXT.replace('key = "poet"', 'key = "painter"'), "painter: this key appears twice"),
        (TEXT.replace('provenance = "seed"', 'provenance = "guess"', 1), "provenance 'guess' is not one of"),
        (TEXT.replace("minimum = 7\n", 'minimum = "seven"\n'), "rounds"),
        (TEXT.replace("minimum = 7\n", ""), "the field `minimum` is missing"),
        (TEXT.replace("minimum = 7\n", "minimum = 7\nmaximum = 9\n"), "there is no field `maximum`"),
        (TEXT.replace("[contents]", "[contents"), "not valid TOML"),
        (TEXT.replace('counters = ["building"]', 'counters = ["castle"]'), "b01: there is no counter 'castle'"),
        (TEXT.replace("start = 3500", "start = 3550"), "money: 3550"),
        (TEXT.replace('size = "large"', 'size = "huge"', 1), "university: size 'huge'"),
        (without("layouts"), "layouts: 3 rows, but contents says 4"),
        (without("layouts").replace("layouts = 4", "layouts = 3"), "layouts: there is one layout each for 2 to 5"),
        (TEXT.replace("[[0, 0], [0, 7]]", "[[0, 0], [0, 6]]"), "layouts, 2: two estates lie on the same squares"),
        (TEXT.replace("[[0, 0], [0, 7]]", "[[0, 0]]"), "layouts, 2: a layout has a row and a column"),
        (TEXT.replace("highest_share = 2000", "highest_share = 2050"), "cooperation: 2050 is not a sum"),
        (TEXT.replace('"..###.."', '"..###."', 1), "cooperation: the plan is 7 rows"),
        ("", "contents"),
    ],
)
def test_a_file_that_is_not_whole_is_refused_in_one_line(text: str, words: str | None) -> None:
    if words is None:
        assert PRINCES.open_box(text).digest != PRINCES.box().digest
        return
    with pytest.raises(BadComponents) as caught:
        PRINCES.open_box(text)
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_new_card_is_a_row() -> None:
    row = (
        TEXT.split("[[professions]]\n")[1]
        .split("[[")[0]
        .replace("alchemist", "glassblower")
        .replace('"lake"', '"forest"')
    )
    text = TEXT.replace("[[bonus_cards]]", f"[[professions]]\n{row}\n[[bonus_cards]]", 1)
    text = text.replace("professions = 21", "professions = 22").replace("liked_by = 9", "liked_by = 10")
    box = PRINCES.open_box(text)
    game = PRINCES.deal(5, PRINCES.chosen(5), 1, box)
    assert str(game.read("work glassblower")) == "work glassblower"


def test_comments_and_blanks_do_not_make_another_set() -> None:
    assert PRINCES.open_box("# mine\n\n" + TEXT).digest == PRINCES.box().digest


@given(place=st.integers(0, len(TEXT) - 1), cut=st.integers(1, 40), put=st.text(max_size=5))
def test_an_edited_file_is_read_or_refused_never_half_read(place: int, cut: int, put: str) -> None:
    refusal = ""
    try:
        box = PRINCES.open_box(TEXT[:place] + put + TEXT[place + cut :])
        assert PRINCES.deal(3, PRINCES.chosen(3), 1, box).waiting()
    except BadComponents as error:
        refusal = str(error)
    assert "\n" not in refusal
