"""Options: declared, read, validated."""

import pytest

from signoria.table import BadOptions, Option, Options, Text

DECLARED = (
    Option("pace", ("slow", "fast"), "slow", Text("Pace.", "Allure.")),
    Option("veil", (False, True), False, Text("Veil.", "Voile.")),
    Option("count", (5, 4), 5, Text("Count.", "Nombre.")),
    Option("map", ("drawn",), "drawn", Text("Map.", "Carte."), shape="[a-z][0-9](,[a-z][0-9])*", example="a1,b2"),
)


def test_what_is_not_chosen_is_as_by_default() -> None:
    assert dict(Options(DECLARED)) == {"pace": "slow", "veil": False, "count": 5, "map": "drawn"}


def test_texts_read_back() -> None:
    options = Options(DECLARED, {"veil": True, "count": 4})
    assert options.texts() == {"pace": "slow", "veil": "on", "count": "4", "map": "drawn"}
    assert dict(Options.read(DECLARED, options.texts())) == dict(options)


@pytest.mark.parametrize(
    ("texts", "words"),
    [
        ({"pace": "quick"}, "one of slow, fast"),
        ({"hue": "red"}, "no option 'hue'"),
        ({"veil": "yes"}, "one of off, on"),
        ({"map": "a1;b2"}, "one of drawn, or a text such as a1,b2"),
    ],
)
def test_a_wrong_option_is_refused_in_words(texts: dict[str, str], words: str) -> None:
    with pytest.raises(BadOptions, match=words):
        Options.read(DECLARED, texts)


def test_true_is_not_one_and_one_is_not_true() -> None:
    with pytest.raises(BadOptions):
        Options(DECLARED, {"veil": 1})


def test_an_option_with_a_shape_takes_a_text_and_writes_it_without_blanks_and_capitals() -> None:
    options = Options.read(DECLARED, {"map": " B7, c3 "})
    assert options["map"] == "b7,c3"
    assert Options.read(DECLARED, options.texts())["map"] == "b7,c3"
    with pytest.raises(BadOptions):
        Options(DECLARED, {"map": "B7"})
