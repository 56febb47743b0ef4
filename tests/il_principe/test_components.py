"""The component file: summed against the box's contents, and refused in one line when it is not whole."""

import re
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.table import BadComponents
from signoria.titles.il_principe import checking
from signoria.titles.il_principe.atlas import inside
from signoria.titles.il_principe.checking import most_coins
from signoria.titles.il_principe.components import COLOURS, MOST_COINS
from signoria.titles.il_principe.title import IL_PRINCIPE
from tests.components import origin
from tests.rules import rule

TEXT = IL_PRINCIPE.components()
ROWS = checking.read(TEXT)


@rule("il_principe 2.1")
@rule("il_principe 6.8")
def test_the_box_holds_what_the_text_lists() -> None:
    assert [row.cards for row in ROWS.colours] == [20] * 5
    assert Counter(row.size for row in ROWS.cities) == {"small": 5, "medium": 5, "large": 5}
    assert (len(ROWS.regions), len(ROWS.roles), len(ROWS.families)) == (6, 10, 5)
    assert (ROWS.stock.shields, ROWS.stock.shields_on_track, ROWS.stock.display) == (12, 1, 4)
    assert (ROWS.stock.coin_pieces, ROWS.stock.track) == (40, 50)


@rule("il_principe 6.3")
def test_sizes_are_as_in_the_text() -> None:
    assert [(row.key, row.cost, row.points, row.shields, row.icons, row.regions) for row in ROWS.sizes] == [
        ("small", 3, 4, 1, 3, 1),
        ("medium", 4, 6, 2, 4, 2),
        ("large", 5, 8, 2, 5, 3),
    ]


@rule("il_principe 12.1")
def test_icons_are_spread_as_the_known_cards_suggest() -> None:
    assert Counter({colour: sum(row.icons.get(colour, 0) for row in ROWS.cities) for colour in COLOURS}) == Counter(
        dict.fromkeys(COLOURS, 12)
    )
    for size in ("medium", "large"):
        doubled = [
            colour for row in ROWS.cities if row.size == size for colour, count in row.icons.items() if count == 2
        ]
        assert sorted(doubled) == sorted(COLOURS)
    seed = {row.key for row in ROWS.cities if isinstance(row.provenance, dict) and row.provenance["icons"] == "seed"}
    assert seed == {"firenze", "lucca"}
    assert {origin(row, "regions") for row in ROWS.cities} == {"reconstructed"}


@rule("il_principe 12.1")
def test_every_city_lies_at_the_regions_it_touches_and_far_from_the_others() -> None:
    near = 20
    for city in ROWS.cities:
        x, y = city.at
        around = [(x + dx, y + dy) for dx in (-near, 0, near) for dy in (-near, 0, near)]
        touched = {
            region.key for region in ROWS.regions for point in around if inside(region.polygon, point[0], point[1])
        }
        assert touched == set(city.regions), city.key


def test_shields_lie_within_their_region() -> None:
    for region in ROWS.regions:
        assert inside(region.polygon, *region.shields_at)


def test_every_row_says_where_it_comes_from() -> None:
    rows = re.split(r"^\[+(\w+)\]+\n", TEXT, flags=re.MULTILINE)[1:]
    for table, row in zip(rows[::2], rows[1::2], strict=True):
        assert ("provenance = " in row) == (table not in ("sources", "contents"))


def test_nobody_can_come_to_more_coins_than_can_be_offered() -> None:
    assert max(most_coins(ROWS, row) for row in ROWS.seats) < MOST_COINS


def without(table: str, place: int = 0) -> str:
    """The file less one row of a table."""
    pieces = TEXT.split(f"[[{table}]]\n")
    first, rest = pieces[0], pieces[1:]
    del rest[place]
    return first + "".join(f"[[{table}]]\n{piece}" for piece in rest)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (without("cities"), "cities: 14 rows, but contents says 15"),
        (without("roles"), "roles: 9 rows, but contents says 10"),
        (without("seats"), "seats: 3 rows"),
        (without("colours"), "colours: 4 rows"),
        (TEXT.replace('key = "white"', 'key = "black"'), "colours: they are green, white, red, blue, yellow"),
        (TEXT.replace('key = "siena"', 'key = "orvieto"'), "cities, orvieto: this key appears twice"),
        (TEXT.replace('key = "siena"', 'key = "Siena"'), "cities, 'Siena': a key has only lower-case"),
        (TEXT.replace('provenance = "seed"', 'provenance = "guess"', 1), "provenance 'guess' is not one of"),
        (TEXT.replace('source = "text"', 'source = "hearsay"', 1), "source 'hearsay' is not listed"),
        (TEXT.replace('action = "turn_up"', 'action = "dance"'), "green: action 'dance' is not one of"),
        (TEXT.replace('rank = "minor"', 'rank = "major"', 1), "roles: every colour has one major and one minor"),
        (TEXT.replace('size = "small"', 'size = "tiny"', 1), "siena: size 'tiny' is not one of"),
        (TEXT.replace("icons = { green = 1, red = 1, yellow = 1 }", "icons = { green = 1 }"), "siena: it has 1 icons"),
        (TEXT.replace("icons = { green = 1, red", "icons = { pink = 1, red"), "siena: 1 icons of 'pink'"),
        (TEXT.replace('regions = ["toscana"]', 'regions = ["lazio"]'), "siena: there is no region 'lazio'"),
        (TEXT.replace('regions = ["toscana"]', 'regions = ["toscana", "umbria"]'), "siena: it touches 2 regions"),
        (TEXT.replace("at = [575, 745]", "at = [5750, 745]"), "siena: 5750, 745 does not lie on the map"),
        (TEXT.replace('hex = "#E39A4B"', 'hex = "orange"'), "lombardia: hex 'orange' is not a colour"),
        (TEXT.replace('seat = "firenze"', 'seat = "roma"'), "medici: there is no city 'roma'"),
        (TEXT.replace("laid = 3", "laid = 5"), "seats, players = 2: laid is 5, not 1 to 4"),
        (TEXT.replace("last_round_below = 16", "last_round_below = 15"), "seats, players = 4: last_round_below is 15"),
        (TEXT.replace("income = 6", "income = 99"), "seats, players = 2: a player could come to more than 390 coins"),
        (TEXT.replace("players = 5", "players = 6"), "seats: they are for 2, 3, 4 and 5 players"),
        (TEXT.replace("display = 4", "display = 11", 1), "seats, players = 2: cities is 10"),
        (TEXT.replace("cards = 20", 'cards = "twenty"', 1), "seats"),
        (TEXT.replace("track = 50\n", ""), "the field `track` is missing"),
        (TEXT.replace("track = 50\n", "track = 50\nlap = 2\n"), "there is no field `lap`"),
        (TEXT.replace("[contents]", "[contents"), "not valid TOML"),
        ("", "contents"),
    ],
)
def test_a_file_that_is_not_whole_is_refused_in_one_line(text: str, words: str) -> None:
    with pytest.raises(BadComponents) as caught:
        IL_PRINCIPE.open_box(text)
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_new_city_is_a_row() -> None:
    row = TEXT.split("[[cities]]\n")[1].split("\n\n")[0].replace('"siena"', '"arezzo"').replace("Siena", "Arezzo")
    text = TEXT.replace("[[cities]]", f"[[cities]]\n{row}\n\n[[cities]]", 1).replace("cities = 15", "cities = 16", 1)
    game = IL_PRINCIPE.deal(5, IL_PRINCIPE.chosen(5), 1, IL_PRINCIPE.open_box(text))
    assert str(game.read("build arezzo")) == "build arezzo"


def test_comments_and_blanks_do_not_make_another_set() -> None:
    assert IL_PRINCIPE.open_box("# mine\n\n" + TEXT).digest == IL_PRINCIPE.box().digest


@given(place=st.integers(0, len(TEXT) - 1), cut=st.integers(1, 40), put=st.text(max_size=5))
def test_an_edited_file_is_read_or_refused_never_half_read(place: int, cut: int, put: str) -> None:
    refusal = ""
    try:
        box = IL_PRINCIPE.open_box(TEXT[:place] + put + TEXT[place + cut :])
        for seats in IL_PRINCIPE.seats:
            assert IL_PRINCIPE.deal(seats, IL_PRINCIPE.chosen(seats), 1, box).waiting()
    except BadComponents as error:
        refusal = str(error)
    assert "\n" not in refusal
