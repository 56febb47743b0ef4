"""The component file: summed against the box's contents, and refused in one line when it is not whole."""

import re
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.table import BadComponents, Chance
from signoria.titles.firenze import checking
from signoria.titles.firenze.title import FIRENZE
from tests.rules import rule

TEXT = FIRENZE.components()
ROWS = checking.read(TEXT)


@rule("firenze 2.1")
@rule("firenze 2.7")
def test_the_box_holds_what_the_text_lists() -> None:
    assert sum(row.bricks for row in ROWS.colours) == 88
    assert [row.bricks for row in ROWS.colours] == [25, 18, 15, 12, 10, 8]
    assert len(ROWS.contracts) == 36
    assert Counter(row.level for row in ROWS.balconies) == {1: 5, 2: 5, 3: 5, 4: 4}
    assert sum(row.copies for row in ROWS.cards) == 52
    assert sum(row.starting for row in ROWS.cards) == 10
    kinds: Counter[str] = Counter()
    for row in ROWS.cards:
        kinds[row.kind] += row.copies
    assert kinds == {"event": 14, "character": 16, "celebration": 8, "building": 8, "church": 6}


def test_known_values_are_the_known_ones() -> None:
    known = {(row.colour, row.height): row.points for row in ROWS.contracts if row.provenance in ("seed", "found")}
    assert known == {("green", 5): 4, ("green", 6): 5, ("red", 7): 8}
    assert {row.key: row.points for row in ROWS.balconies if row.key in ("b01", "b17")} == {"b01": 7, "b17": 14}


def test_a_balcony_is_worth_three_to_six_more_than_what_it_covers() -> None:
    covered = {(row.colour, row.height): row.points for row in ROWS.contracts}
    assert all(row.points == covered[row.colour, row.height] + row.level + 2 for row in ROWS.balconies)


def test_every_row_says_where_it_comes_from() -> None:
    rows = re.split(r"^\[+(\w+)\]+\n", TEXT, flags=re.MULTILINE)[1:]
    for table, row in zip(rows[::2], rows[1::2], strict=True):
        assert ("provenance = " in row) == (table not in ("sources", "contents"))


def without(table: str, place: int = 0) -> str:
    """The file less one row of a table."""
    first, *rest = TEXT.split(f"[[{table}]]\n")
    del rest[place]
    return first + "".join(f"[[{table}]]\n{piece}" for piece in rest)


def changed(old: str, new: str) -> str:
    """The file with its first such words changed."""
    assert old in TEXT, f"the file does not say {old!r}"
    return TEXT.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (without("colours"), "colours: 5 rows, but contents says 6"),
        (without("contracts", 7), "contracts: 35 rows"),
        (without("balconies", 2), "balconies: 18 rows"),
        (without("level_tiles"), "level_tiles: 3 rows"),
        (without("cards", 3), "cards: 35 rows"),
        (changed("copies = 2", "copies = 3"), "copies add up to 53"),
        (changed("starting = 1", "starting = 2"), "starting add up to 11"),
        (changed('key = "white"', 'key = "pink"'), "colours: they are white, yellow"),
        (changed("bricks = 25", "bricks = 0"), "white: bricks is 0, not 1 to 60"),
        (changed("height = 3\npoints = 1", "height = 4\npoints = 1"), "contracts: there is one of each"),
        (changed("height = 3\npoints = 1", "height = 3\npoints = 100"), "white 3: points is 100"),
        (changed("height = 5\npoints = 1\nprov", "height = 6\npoints = 1\nprov"), "level_tiles: each has a height"),
        (changed("level = 1", "level = 5"), "b01: level is 5, not 1 to 4"),
        (changed('"yellow"\nheight = 5\npoints = 6', '"white"\nheight = 6\npoints = 6'), "b02: another balcony"),
        (changed('level = 4\ncolour = "violet"\nheight = 5', 'level = 3\ncolour = "violet"\nheight = 5'), None),
        (changed('"b01", "b09"', '"b09", "b01"'), "recommended: it has one balcony of each level"),
        (changed('"b01", "b09"', '"b99", "b09"'), "recommended: there is no balcony 'b99'"),
        (changed('{ colour = "violet", height = 3 }', '{ colour = "white", height = 6 }'), "two things are on white 6"),
        (changed('{ colour = "violet", height = 3 }', '{ colour = "violet", height = 2 }'), "no contract violet 2"),
        (changed("cost = [0, 0, 0, 1, 3, 6, 10]", "cost = [0, 0, 0, 1, 3, 6]"), "building: cost is 6, not 7 to 7"),
        (changed("cost = [0, 0, 0, 1, 3, 6, 10]", "cost = [0, 0, 0, 1, 3, 2, 10]"), "never falls"),
        (changed("2 = 9", "5 = 9"), "letters: by_seats gives"),
        (changed("white_bricks = [2, 3, 4, 5]", "white_bricks = [20, 3, 4, 5]"), "not that many white bricks"),
        (changed('key = "spy"', 'key = "guard"'), "guard: this key appears twice"),
        (changed('key = "spy"', 'key = "The Spy"'), "a key has only lower-case"),
        (changed('provenance = "seed"', 'provenance = "guess"'), "provenance 'guess' is not one of"),
        (changed('source = "F3"', 'source = "F33"'), "source 'F33' is not listed"),
        (changed('kind = "event"', 'kind = "omen"'), "tribute: kind 'omen' is not one of"),
        (changed('when = "taken", who = "all"', 'when = "played", who = "all"'), "tribute: cards of the kind event"),
        (changed('do = "lose_bricks", count = 2', 'do = "dance", count = 2'), "'dance' is not one of"),
        (changed('do = "lose_bricks", count = 2', 'do = "lose_bricks"'), "by exactly one of count"),
        (changed('"lose_bricks", count = 2', '"lose_bricks", count = 2, one_per = 3'), "by exactly one of count"),
        (changed('who = "all", do = "lose', 'who = "one_other", do = "lose'), "is for self, all, others"),
        (changed('pick = "owner"', 'pick = "fate"'), "collapse: the tower is picked by owner"),
        (changed('do = "lose_floor", count = 1', 'do = "lose_floor", count = 2'), "one floor is lost at a time"),
        (changed('rule = "max_build", value = 2', 'rule = "gravity", value = 2'), "strike: there is no rule 'gravity'"),
        (changed('rule = "max_build", value = 2', 'rule = "max_build", value = 0'), "strike: value is 1 to 9"),
        (changed('rule = "max_build", value = 2', 'rule = "max_build", value = 99'), "strike: value is 0 to 60"),
        (changed('do = "take_from_bag", count = 1', 'do = "take_from_bag", count = 0'), "princess: count is 1 to 9"),
        (changed('do = "swap_with_row", max = 3', 'do = "swap_with_row", max = 0'), "wholesaler: max is 1 to 9"),
        (changed('do = "give_brick", count = 1', 'do = "give_brick", count = 2'), "spy: one brick is given"),
        (changed('per = "own_contract"', 'per = "own_horse"'), "recognition: per is one of"),
        (changed('of = "towers_with_own_letter"', 'of = "own_horses"'), "festival_of_colours: steps go with of"),
        (changed("steps = { 4 = 3,", "steps = { four = 3,"), "steps are numbers"),
        (changed(', optional = true }', ' }'), "monument: only handing on is optional"),
        (changed('colours = ["red", "blue", "violet"]', 'colours = ["pink"]'), "santo_spirito: its filter names"),
        (changed("points = -2", "points = -99"), "scandal: points are at most 60"),
        (changed("copies = 2", "copies = 2\nfoil = true"), "there is no field `foil`"),
        (changed("[contents]", "[contents"), "not valid TOML"),
        ("", "contents"),
    ],
)  # fmt: skip
def test_a_file_that_is_not_whole_is_refused_in_one_line(text: str, words: str | None) -> None:
    if words is None:
        assert FIRENZE.open_box(text).digest != FIRENZE.box().digest
        return
    with pytest.raises(BadComponents) as caught:
        FIRENZE.open_box(text)
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_new_card_is_a_row() -> None:
    row = """[[cards]]
key = "beggar"
name = { en = "Beggar", fr = "Mendiant" }
the = { en = "the Beggar", fr = "le Mendiant" }
kind = "character"
copies = 9
text = { en = "draw two bricks", fr = "piochez deux briques" }
effects = [{ when = "played", who = "self", do = "draw_bricks", count = 2 }]
provenance = "reconstructed"

"""
    text = TEXT.replace("[[cards]]", row + "[[cards]]", 1).replace("cards = 36", "cards = 37")
    box = FIRENZE.open_box(text.replace("copies = 52", "copies = 61"))
    game = FIRENZE.deal(2, FIRENZE.chosen(2), 1, box)
    chance = Chance(4)
    played = set()
    while waiting := game.waiting():
        move = chance.pick(game.moves(waiting[0]))
        played.add(str(move))
        game.play(waiting[0], move)
    assert "play beggar" in played


def test_comments_and_blanks_do_not_make_another_set() -> None:
    assert FIRENZE.open_box("# mine\n\n" + TEXT).digest == FIRENZE.box().digest


@settings(max_examples=60, deadline=None)
@given(place=st.integers(0, len(TEXT) - 1), cut=st.integers(1, 40), put=st.text(max_size=5))
def test_an_edited_file_is_read_or_refused_never_half_read(place: int, cut: int, put: str) -> None:
    refusal = ""
    try:
        box = FIRENZE.open_box(TEXT[:place] + put + TEXT[place + cut :])
        assert FIRENZE.deal(3, FIRENZE.chosen(3), 1, box).waiting()
    except BadComponents as error:
        refusal = str(error)
    assert "\n" not in refusal
