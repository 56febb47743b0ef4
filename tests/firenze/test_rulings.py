"""12 The rulings, as far as no other chapter proves them: the rulebook owns what is reconstructed."""

import pytest

from signoria.table.rulebook import rulebook
from signoria.table.texts import LANGUAGES
from signoria.titles.firenze.title import FIRENZE
from tests.components import origin
from tests.firenze.scenes import BOX
from tests.rules import rule

ROWS = BOX.rows
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
OWNED = {
    "en": "{0} contracts, {1} balconies, three level tiles and five flags",
    "fr": "{0} contrats, de {1} balcons, de trois tuiles Niveau et de cinq drapeaux",
}


@rule("firenze 12.1")
@EVERY_LANGUAGE
def test_the_rulebook_counts_the_points_that_are_ours(language: str) -> None:
    contracts, balconies, levels = (
        sum(origin(row, "points") == "reconstructed" for row in rows)
        for rows in (ROWS.contracts, ROWS.balconies, ROWS.level_tiles)
    )
    flags = sum(origin(row, "flag") == "reconstructed" for row in ROWS.colours)
    assert (levels, flags) == (3, 5)
    assert OWNED[language].format(contracts, balconies) in rulebook(FIRENZE, language).paragraph("12.1").text


@rule("firenze 12.2")
@EVERY_LANGUAGE
def test_cards_that_the_text_names_have_its_names_in_both_languages(language: str) -> None:
    named = [row for row in ROWS.cards if origin(row, "name") == "seed"]
    assert len(named) == 7
    text = rulebook(FIRENZE, language).paragraph("12.2").text
    for row in named:
        assert row.name.fr == row.name.en
        assert origin(row, "name_fr") == "seed"
        assert row.name.en in text
    assert {origin(row, "name_fr") for row in ROWS.cards if row not in named} == {"reconstructed"}
    assert sum(origin(row, "name") == "found" for row in ROWS.cards) == 6
