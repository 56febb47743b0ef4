"""How a bot is named: its kind or level, and settings that are checked."""

import pytest

from signoria.bots import UnknownBot, bot, bot_specs, check_seated, seated_specs


def test_every_bot_there_is_can_be_made() -> None:
    for spec in [*bot_specs(), "search:ms=250", "search:rollouts=12"]:
        assert hasattr(bot(spec, 1), "choose")


def test_a_server_seats_no_bot_that_takes_as_long_as_it_is_told() -> None:
    assert "search" not in seated_specs()
    assert set(seated_specs()) <= set(bot_specs())
    with pytest.raises(UnknownBot, match="there is no bot 'search:ms=60000' here"):
        check_seated("search:ms=60000")


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("deep", "there is no bot 'deep'"),
        ("", "there is no bot ''"),
        ("quick:ms=9", "'quick' has no setting 'ms': it has none"),
        ("master:ms=9", "there is no bot 'master:ms=9'"),
        ("search:depth=3", "'search' has no setting 'depth': it has ms and rollouts"),
        ("search:ms=0", "a whole number from 1 to 60000, not '0'"),
        ("search:ms=quickly", "a whole number from 1 to 60000, not 'quickly'"),
        ("search:ms=99999999999999999999", "a whole number from 1 to 60000"),
        ("search:ms", "a whole number from 1 to 60000, not ''"),
        ("search:ms=9,ms=8", "the setting 'ms' of 'search' is given twice"),
    ],
)
def test_a_bot_that_cannot_be_is_refused_in_one_sentence(spec: str, sentence: str) -> None:
    with pytest.raises(UnknownBot, match=sentence):
        bot(spec, 1)
