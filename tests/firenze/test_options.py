"""11 Options."""

import pytest

from signoria.table import BadOptions, OptionValue
from signoria.titles.firenze.title import FIRENZE
from tests.firenze.scenes import BOX, cards
from tests.rules import rule


@rule("firenze 11.5")
@pytest.mark.parametrize(
    ("options", "there"),
    [
        ({}, True),
        ({"layout": "dice"}, True),
        ({"layout": "recommended"}, False),
        ({"layout": "recommended", "campanile": "in"}, True),
        ({"campanile": "out"}, False),
    ],
)
def test_the_campanile_is_in_or_out(options: dict[str, OptionValue], there: bool) -> None:
    game = FIRENZE.deal(2, FIRENZE.chosen(2, options), 1)
    assert ("campanile" in cards(game, game.deck)) == there
    assert len(game.deck) + len(game.opening) + len(game.row) == 51 + there


@rule("firenze 11.7")
def test_the_first_player_is_drawn_or_named() -> None:
    assert {FIRENZE.deal(4, FIRENZE.chosen(4), seed).first for seed in range(40)} == {0, 1, 2, 3}
    assert {FIRENZE.deal(4, FIRENZE.chosen(4, {"first_player": "3"}), seed).active for seed in range(5)} == {2}


@pytest.mark.parametrize(
    ("seats", "options", "words"),
    [
        (2, {"dead_colour": "red", "layout": "dice"}, "layout of its own"),
        (2, {"extra_neutral": True}, "goes with a dead colour"),
        (2, {"layout": "recommended", "neutral_letters": 4}, "fixes its neutral letters"),
        (2, {"dead_colour": "red", "neutral_letters": 6}, "fixes its neutral letters"),
        (2, {"layout": "white6,red5,yellow7,blue6", "neutral_letters": 4}, "fixes its neutral letters"),
        (2, {"dead_colour": "red", "layout": "white6,green5,yellow7,blue6"}, "layout of its own"),
        (2, {"first_player": "3"}, "needs that seat"),
        (2, {"neutral_letters": 8}, "one of 0, 1"),
        (5, {}, "2 to 4 players, not 5"),
    ],
)
def test_options_that_do_not_go_together_are_refused_in_one_line(
    seats: int, options: dict[str, OptionValue], words: str
) -> None:
    with pytest.raises(BadOptions, match=words) as caught:
        FIRENZE.chosen(seats, options)
    assert "\n" not in str(caught.value)


def test_every_option_has_a_sentence_in_both_languages_and_its_default_is_a_choice() -> None:
    for option in FIRENZE.options:
        assert option.sentence.en
        assert option.sentence.fr
        assert option.default in option.choices


def test_the_box_knows_more_neutral_letters_than_any_layout_lays() -> None:
    assert BOX.rows.letters.neutral == 7
