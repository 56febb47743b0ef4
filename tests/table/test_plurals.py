"""Every number in a sentence has its noun in the right number, in both languages, on the page too."""

import re
from functools import cache
from pathlib import Path

import msgspec
import pytest

import signoria
from signoria.table import Title
from signoria.table.messages import are_seats, is_seat
from signoria.table.texts import LANGUAGES, catalogue
from signoria.titles import titles
from tests.table.counting import disagreements, messages, selected, texts

SOURCE = Path(signoria.__file__).parent
PAGE = Path(__file__).parents[2] / "web" / "src"
FOUND = sorted([*SOURCE.rglob("texts.en.ftl"), *PAGE.rglob("*.en.ftl")])
EVERY_CATALOGUE = pytest.mark.parametrize("english", FOUND, ids=lambda path: f"{path.parent.name}/{path.name}")


def in_language(english: Path, language: str) -> str:
    return english.with_name(english.name.replace(".en.", f".{language}.")).read_text(encoding="utf-8")


@cache
def numbers() -> frozenset[str]:
    """Arguments that are numbers: those by which a sentence chooses its words, and the numbers in events and views."""
    chosen = {
        name
        for english in FOUND
        for language in LANGUAGES
        for pattern in messages(in_language(english, language)).values()
        for name in selected(pattern)
    }
    told = {
        field.name
        for title in titles()
        for kind in (*title.all_event_types(), title.view_type)
        for field in msgspec.structs.fields(kind)
        if field.type is int and not is_seat(field.name) and not are_seats(field.name)
    }
    return frozenset(chosen | told | {"amount", "fee", "given", "least", "most", "pay", "sale"})


@EVERY_CATALOGUE
@pytest.mark.parametrize("language", LANGUAGES)
def test_nouns_agree_with_their_numbers(english: Path, language: str) -> None:
    assert disagreements(messages(in_language(english, language)), numbers(), language) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("told", titles(), ids=lambda told: told.key)
def test_a_titles_sentences_hold_no_numbers_but_those_of_phases(told: Title, language: str) -> None:
    known = messages(catalogue(told.package, language))
    numbered = {key for key, pattern in known.items() if any(map(re.compile(r"\d").search, texts(pattern)))}
    assert {key for key in numbered if "-phase-" not in key} == set()


@pytest.mark.parametrize(
    ("language", "sentence", "wrong"),
    [
        ("en", "{ $count } points", True),
        ("en", "It brings { $count } points { $seat }", True),
        ("en", "{ $count ->\n    [one] { $count } point\n   *[other] { $count } points\n}", False),
        (
            "en",
            "{ $count ->\n    [one] one point\n   *[other] { $count } point of { $most } points\n}",
            True,
        ),
        ("fr", "{ $count } épices", True),
        ("fr", "{ $count } bois", False),
        ("fr", "{ $count ->\n    [1] { $count } pièce\n   *[other] { $count } pièces\n}", True),
    ],
)
def test_a_noun_that_does_not_agree_is_found(language: str, sentence: str, wrong: bool) -> None:
    known = messages(f"toy-sentence = {sentence}\n")
    assert bool(disagreements(known, frozenset({"count", "most"}), language)) == wrong
