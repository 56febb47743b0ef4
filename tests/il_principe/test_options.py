"""11 Options."""

import pytest

from signoria.table import BadOptions, OptionValue
from signoria.titles.il_principe.title import IL_PRINCIPE
from tests.il_principe.scenes import dealt
from tests.rules import rule


@rule("il_principe 11.1")
@rule("il_principe 12.10")
def test_coins_are_hidden_unless_the_option_opens_them() -> None:
    assert [seen.coins for seen in dealt(3).view(1).families] == [None] * 3
    assert [seen.coins for seen in dealt(3, options={"open_coins": True}).view(None).families] == [5] * 3


@rule("il_principe 11.2")
@pytest.mark.parametrize(
    ("seats", "options", "words"),
    [
        (3, {"first_player": "4"}, "needs that seat"),
        (6, {}, "2 to 5 players, not 6"),
        (1, {}, "2 to 5 players, not 1"),
        (3, {"open_coins": 1}, "open_coins"),
        (3, {"colour": "red"}, "no option 'colour'"),
    ],
)
def test_options_that_do_not_go_together_are_refused_in_one_line(
    seats: int, options: dict[str, OptionValue], words: str
) -> None:
    with pytest.raises(BadOptions, match=words) as caught:
        IL_PRINCIPE.chosen(seats, options)
    assert "\n" not in str(caught.value)


def test_every_option_has_a_sentence_in_both_languages_and_its_default_is_a_choice() -> None:
    for option in IL_PRINCIPE.options:
        assert option.sentence.en
        assert option.sentence.fr
        assert option.default in option.choices
