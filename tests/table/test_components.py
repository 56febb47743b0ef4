"""Component files: what the table checks of every title's, by the shapes of its rows."""

import re

import pytest

from examples.relics.components import Components
from examples.relics.title import RELICS
from signoria.table import BadComponents, read_rows
from signoria.table.texts import component_refusal
from signoria.titles import TITLES, title


@pytest.mark.parametrize(
    ("found", "instead", "row", "said"),
    [
        ("dealt = 2", "dealt = 6", "stock.dealt", "it must be <= 5"),
        ("points = 3", "points = -1", "relics.veil.points", "it must be >= 0"),
        ("relics = 9", "relics = 8", "relics", "9 rows, but contents says 8"),
        ("contents = { saints = 3,", "contents = {", "contents", "the field `saints` is missing"),
        ("contents = {", "contents = { popes = 1,", "contents", "there is no field `popes`"),
        ('key = "icon"', 'key = "ring"', "relics, ring", "this key appears twice in the file"),
        ('key = "icon"', 'key = "Icon"', "relics, 'Icon'", "a key has only lower-case letters, digits and underscores"),
        (', fr = "Icône" }', " }", "relics.icon.name", "the field `fr` is missing"),
    ],
)
def test_a_file_is_refused_with_the_row_by_its_key_and_what_is_wanted(
    found: str, instead: str, row: str, said: str
) -> None:
    with pytest.raises(BadComponents) as refused:
        read_rows(RELICS.components().replace(found, instead, 1), Components)
    assert refused.value.row == row
    assert component_refusal(refused.value, "en").endswith(f"{row}: {said}")
    assert component_refusal(refused.value, "fr") != component_refusal(refused.value, "en")


@pytest.mark.parametrize("key", TITLES)
def test_a_row_of_another_shape_is_named_by_its_key(key: str) -> None:
    text = title(key).components()
    broken = re.sub(r'(key = "\w+"(?:.|\n)*?)name = \{ en = ', r"\1nome = { en = ", text, count=1)
    with pytest.raises(BadComponents) as refused:
        title(key).box(broken)
    assert "[" not in refused.value.row
