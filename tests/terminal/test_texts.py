"""The terminal speaks two languages."""

import io
import re
from pathlib import Path

import pytest

import signoria.terminal
from signoria.table.texts import LANGUAGES, catalogue
from signoria.terminal.commands import USAGE
from signoria.terminal.lines import Lines
from signoria.terminal.rules import show_rules
from signoria.terminal.seating import seated
from signoria.terminal.session import Session
from signoria.titles.princes.title import PRINCES
from tests.terminal.scenes import sat_down, screen_of

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
    said = {f"terminal-{key}" for key in re.findall(r'(?:self|session)\.(?:say|agreed)\(\s*"([a-z-]+)"', source)}
    said |= set(re.findall(r'"(terminal-[a-z-]+)"', source))
    said |= {f"terminal-help-{key}" for key in USAGE}
    said |= {f"terminal-left-{why}" for why in re.findall(r'(?:Left|_farewell)\("([a-z]+)"\)', source)}
    assert said == set(messages("en"))


@pytest.mark.parametrize("width", [32, 47, 61, 80])
def test_no_french_line_begins_with_a_sign_that_belongs_to_the_last(width: int) -> None:
    screen, paper = screen_of(width=width)
    show_rules(screen, PRINCES, "fr", "5")
    sitting = sat_down()
    seating = seated(3, [1], ["random"], [], 1)
    lines = Lines(screen, io.StringIO("aide\npourquoi pas\nabracadabra\n1\n"))
    Session(sitting, seating, screen, lines, "fr").run()
    shown = paper.getvalue().split("\n")
    assert [line for line in shown if re.match(r"\s*[:;!?»]", line) or line.rstrip(" ").endswith("«")] == []
    assert "\u202f;" in paper.getvalue(), "the blanks that were meant are written"
