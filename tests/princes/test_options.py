"""9 Options and editions."""

import pytest

from signoria.table import BadOptions, OptionValue
from signoria.titles.princes.title import PRINCES
from tests.rules import rule


@rule("princes 9.1")
def test_the_editions_play_alike_for_three_to_five() -> None:
    for seats in (3, 4, 5):
        old = PRINCES.deal(seats, PRINCES.chosen(seats, {"edition": "2000"}), 5)
        new = PRINCES.deal(seats, PRINCES.chosen(seats), 5)
        assert [owner.hand for owner in old.estates] == [owner.hand for owner in new.estates]


@rule("princes 9.1")
@rule("princes 9.5")
@pytest.mark.parametrize(
    ("seats", "options", "words"),
    [
        (2, {"edition": "2000"}, "3 to 5 players"),
        (3, {"freedoms2p": 4}, "two players"),
        (3, {"first_player": "4"}, "needs that seat"),
        (3, {"muse": True, "edition": "2000"}, "no expansions"),
        (3, {"cooperation": True, "edition": "2000"}, "no expansions"),
        (6, {}, "2 to 5 players, not 6"),
        (1, {}, "2 to 5 players, not 1"),
        (3, {"edition": "1999"}, "one of 2006, 2000"),
        (3, {"open_money": 1}, "open_money"),
        (3, {"colour": "red"}, "no option 'colour'"),
    ],
)
def test_options_that_do_not_go_together_are_refused_in_one_line(
    seats: int, options: dict[str, OptionValue], words: str
) -> None:
    with pytest.raises(BadOptions, match=words) as caught:
        PRINCES.chosen(seats, options)
    assert "\n" not in str(caught.value)


def test_every_option_has_a_sentence_in_both_languages_and_its_default_is_a_choice() -> None:
    for option in PRINCES.options:
        assert option.sentence.en
        assert option.sentence.fr
        assert option.default in option.choices
