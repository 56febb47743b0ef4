"""The terminal speaks two languages."""

import re
from pathlib import Path

import pytest

import signoria.terminal
from signoria.table.texts import LANGUAGES, catalogue
from signoria.terminal.commands import USAGE

FOLDER = Path(signoria.terminal.__file__).parent
MESSAGE = re.compile(r"^(terminal-[a-z-]+) =((?:.*\n)(?:[ }].*\n)*)", re.MULTILINE)


def messages(language: str) -> dict[str, set[str]]:
    """The keys of a catalogue, with the arguments of each."""
    text = catalogue("signoria.terminal", language) + "\n"
    return {key: set(re.findall(r"\$(\w+)", body)) for key, body in MESSAGE.findall(text)}


def test_both_languages_have_the_same_keys_and_arguments() -> None:
    assert messages("en") == messages("fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_written_twice(language: str) -> None:
    keys = [key for key, _ in MESSAGE.findall(catalogue("signoria.terminal", language) + "\n")]
    assert len(keys) == len(set(keys))


def test_every_sentence_is_said_and_every_one_said_is_there() -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in FOLDER.glob("*.py"))
    said = {f"terminal-{key}" for key in re.findall(r'(?:self|session)\.say\(\s*"([a-z-]+)"', source)}
    said |= set(re.findall(r'"(terminal-[a-z-]+)"', source))
    said |= {f"terminal-help-{key}" for key in USAGE}
    said |= {f"terminal-left-{why}" for why in re.findall(r'(?:Left|_farewell)\("([a-z]+)"\)', source)}
    assert said == set(messages("en"))
