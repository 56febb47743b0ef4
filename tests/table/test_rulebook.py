"""Rulebooks are read by number, are equals in both languages, and have every paragraph that the code cites."""

import ast
import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

from examples.relics.title import RelicsTitle
from signoria.table import TableError, Title
from signoria.table.rulebook import Rulebook, read_rulebook, rulebook, summary
from signoria.table.texts import LANGUAGES
from signoria.titles import title, titles

EVERY_TITLE = pytest.mark.parametrize("told", titles(), ids=lambda told: told.key)

SMALL = """# A small game

## 1 The game

**1.1** Everybody
counts to ten.

**1.2** In this order:

- odd numbers;
- even numbers.

## 2 The end

**2.1** Ten ends it.
"""


def cited(told: Title) -> Iterator[tuple[str, str]]:
    """Every number of a chapter or paragraph that a title's code cites, with the module that does."""
    for source in sorted(files(told.package).iterdir(), key=lambda path: path.name):
        if source.name.endswith(".py"):
            for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    for number in numbers_in(node.value):
                        yield source.name, number


def numbers_in(text: str) -> list[str]:
    """The paragraphs that a docstring or a constant names; and the chapter that a docstring begins with."""
    return re.findall(r"(?<![\d.])[1-9]\d*\.[1-9]\d*(?![\d.]\d)", text) or re.findall(r"^[1-9]\d*(?= [A-Z])", text)


def found(book: Rulebook, number: str) -> bool:
    """Whether a rulebook has that chapter or paragraph."""
    return number in book.numbers() or number in [chapter.number for chapter in book.chapters]


def test_a_paragraph_is_found_by_its_number_and_goes_on_until_the_next() -> None:
    book = read_rulebook(SMALL)
    assert book.title == "A small game"
    assert book.numbers() == ("1.1", "1.2", "2.1")
    assert book.paragraph("1.1").text == "Everybody\ncounts to ten."
    assert book.paragraph("1.2").text == "In this order:\n\n- odd numbers;\n- even numbers."


def test_a_chapter_holds_its_paragraphs() -> None:
    chapter = read_rulebook(SMALL).chapter("2")
    assert (chapter.name, str(chapter)) == ("The end", "## 2 The end\n\n**2.1** Ten ends it.")


@pytest.mark.parametrize(
    ("number", "reason"),
    [
        ("1.3", "no paragraph '1.3': chapter 1 is 1.1 to 1.2"),
        ("1", "no paragraph '1': chapter 1 is 1.1 to 1.2"),
        ("3.1", "no chapter '3': its chapters are 1 to 2"),
        ("", "no chapter ''"),
        ("x" * 99, "no chapter 'xxxxxxxxxxxxxxxxx...'"),
    ],
)
def test_an_unknown_number_is_refused_in_one_line_that_says_which_there_are(number: str, reason: str) -> None:
    with pytest.raises(TableError, match=re.escape(reason)):
        read_rulebook(SMALL).paragraph(number)


@pytest.mark.parametrize(
    ("wrong", "right", "reason"),
    [
        ("# A small game", "A small game", "does not begin with its title"),
        ("**1.2**", "**1.3**", "line 8 of the rulebook: 1.3 is out of order"),
        ("**2.1**", "**1.3**", "line 15 of the rulebook: 1.3 is out of order"),
        ("## 2", "## 3", "line 13 of the rulebook begins chapter 3 after 1"),
        ("**1.1** Everybody", "Everybody", "line 5 of the rulebook belongs to no paragraph"),
        ("**2.1** Ten ends it.", "", "a chapter without paragraphs"),
    ],
)
def test_a_rulebook_out_of_order_is_refused(wrong: str, right: str, reason: str) -> None:
    with pytest.raises(TableError, match=re.escape(reason)):
        read_rulebook(SMALL.replace(wrong, right))


def test_a_language_without_a_rulebook_is_refused() -> None:
    with pytest.raises(TableError, match="there are en, fr"):
        rulebook(titles()[0], "de")


@EVERY_TITLE
def test_both_languages_have_the_same_numbers(told: Title) -> None:
    english, french = (rulebook(told, language) for language in LANGUAGES)
    assert english.numbers() == french.numbers()
    assert (english.title, french.title) == (told.name.en, told.name.fr)


def amounts(text: str) -> list[str]:
    """Every number written in figures, thousands in one piece, in whatever order its language puts them."""
    return sorted(re.findall(r"[0-9]+(?:\.[0-9]+)?", re.sub(r"(?<=[0-9])[,\u202f](?=[0-9]{3})", "", text)))


@EVERY_TITLE
def test_both_languages_tell_the_same_amounts_in_every_paragraph(told: Title) -> None:
    english, french = (rulebook(told, language) for language in LANGUAGES)
    for number in english.numbers():
        assert amounts(english.paragraph(number).text) == amounts(french.paragraph(number).text), number
    assert amounts(summary(told, "en")) == amounts(summary(told, "fr"))


@EVERY_TITLE
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rulebook_is_written_as_it_is_read(told: Title, language: str) -> None:
    book = rulebook(told, language)
    assert str(book) + "\n" == told.resource(f"rulebook.{language}.md")


@EVERY_TITLE
def test_every_paragraph_that_the_code_cites_exists(told: Title) -> None:
    citations = set(cited(told))
    assert len({number for _, number in citations}) > len(rulebook(told, "en").numbers()) // 3
    assert {citation for citation in citations if not found(rulebook(told, "en"), citation[1])} == set()


@EVERY_TITLE
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rulebook_points_only_to_paragraphs_it_has(told: Title, language: str) -> None:
    book = rulebook(told, language)
    pointed = set(re.findall(r"\b[1-9][0-9]?\.[1-9][0-9]?\b", str(book)))
    assert pointed <= set(book.numbers())


@EVERY_TITLE
def test_french_signs_are_never_parted_from_their_words(told: Title) -> None:
    assert re.findall(r".*(?:\w [:;!?»]|« ).*", told.resource("rulebook.fr.md")) == []


@EVERY_TITLE
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_belongs_to_a_paragraph_and_its_phase_to_a_chapter(told: Title, language: str) -> None:
    book = rulebook(told, language)
    for kind in told.event_types:
        cases = {number for values in kind.cases.values() for number in values.values()}
        assert {kind.paragraph, *cases} <= set(book.numbers()), kind
        assert set(kind.cases) <= set(kind.__struct_fields__), kind
        assert not kind.phase or found(book, kind.phase), kind


@EVERY_TITLE
def test_the_summary_cites_the_same_paragraphs_in_both_languages(told: Title) -> None:
    english, french = (re.findall(r"[0-9]+\.[0-9]+", summary(told, language)) for language in LANGUAGES)
    assert english == french
    assert set(english) <= set(rulebook(told, "en").numbers())
    assert english


@pytest.mark.parametrize(("key", "numbers"), [("princes", "8.1"), ("il_principe", "10.2"), ("firenze", "2.5")])
def test_a_summary_has_the_numbers_of_two_players_where_they_differ(key: str, numbers: str) -> None:
    assert numbers in summary(title(key), "en")


class Unsummed(RelicsTitle):
    """Relics, if it lay in a folder without a summary."""

    package = "tests.relics"


def test_a_title_without_a_summary_has_an_empty_one() -> None:
    assert summary(Unsummed(), "en") == ""
