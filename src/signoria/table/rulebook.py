"""A title's rulebook: chapters of numbered paragraphs, read from the markdown in its folder.

The file begins with `# The title`. A chapter begins with `## 3 The auction`, a paragraph with `**3.2** ` and goes on,
lists and tables included, until the next number.
"""

import re
from functools import cache
from typing import Final

from msgspec import Struct

from signoria.table.errors import TableError
from signoria.table.texts import LANGUAGES
from signoria.table.title import Title

_TITLE: Final = re.compile(r"# (\S.*)")
_CHAPTER: Final = re.compile(r"## ([1-9][0-9]*) (\S.*)")
_PARAGRAPH: Final = re.compile(r"\*\*([1-9][0-9]*)\.([1-9][0-9]*)\*\* (\S.*)")


class BadRulebook(TableError):
    """A rulebook whose chapters or paragraphs are not in order: names the line."""


class NoSuchRule(TableError):
    """A chapter, a paragraph or a language that the rulebook does not have."""


class Paragraph(Struct, frozen=True):
    """One numbered paragraph; its text is markdown, without the number."""

    number: str
    text: str

    def __str__(self) -> str:
        return f"**{self.number}** {self.text}"


class Chapter(Struct, frozen=True):
    """A chapter with its paragraphs, in the order of their numbers."""

    number: str
    name: str
    paragraphs: tuple[Paragraph, ...] = ()

    def __str__(self) -> str:
        return "\n\n".join([f"## {self.number} {self.name}", *map(str, self.paragraphs)])


class Rulebook(Struct, frozen=True):
    """The rules of a title in one language."""

    title: str
    chapters: tuple[Chapter, ...]

    def numbers(self) -> tuple[str, ...]:
        """The numbers of all paragraphs, in the order of the book."""
        return tuple(paragraph.number for chapter in self.chapters for paragraph in chapter.paragraphs)

    def chapter(self, number: str) -> Chapter:
        """The chapter of that number: `chapter("3")`."""
        for chapter in self.chapters:
            if chapter.number == number:
                return chapter
        last = self.chapters[-1].number
        raise NoSuchRule(f"the rulebook has no chapter {_shown(number)}: its chapters are 1 to {last}")

    def paragraph(self, number: str) -> Paragraph:
        """The paragraph of that number: `paragraph("3.2")`."""
        chapter = self.chapter(number.partition(".")[0])
        for paragraph in chapter.paragraphs:
            if paragraph.number == number:
                return paragraph
        first, last = chapter.paragraphs[0].number, chapter.paragraphs[-1].number
        raise NoSuchRule(
            f"the rulebook has no paragraph {_shown(number)}: chapter {chapter.number} is {first} to {last}"
        )

    def __str__(self) -> str:
        return "\n\n".join([f"# {self.title}", *map(str, self.chapters)])


def _shown(number: str) -> str:
    return repr(number if len(number) <= 20 else number[:17] + "...")


@cache
def rulebook(title: Title, language: str) -> Rulebook:
    """The rulebook of a title, in English or French."""
    if language not in LANGUAGES:
        raise NoSuchRule(f"there is no rulebook in the language {_shown(language)}: there are {', '.join(LANGUAGES)}")
    return read_rulebook(title.resource(f"rulebook.{language}.md"))


@cache
def summary(title: Title, language: str) -> str:
    """A title's rules on one page, in markdown that cites the rulebook; nothing for a title without one."""
    try:
        return title.resource(f"summary.{language}.md")
    except FileNotFoundError:
        return ""


def read_rulebook(markdown: str) -> Rulebook:
    """A rulebook from its markdown; chapters and paragraphs are counted from 1 without a gap."""
    heading, *lines = markdown.splitlines() or [""]
    titled = _TITLE.fullmatch(heading)
    if not titled:
        raise BadRulebook("the rulebook does not begin with its title")
    chapters: list[tuple[str, list[list[str]]]] = []
    for place, line in enumerate(lines, 2):
        _read_line(chapters, place, line)
    if not chapters or not all(paragraphs for _, paragraphs in chapters):
        raise BadRulebook("the rulebook has a chapter without paragraphs, or no chapter")
    return Rulebook(titled[1], tuple(_chapter(number, *chapter) for number, chapter in enumerate(chapters, 1)))


def _read_line(chapters: list[tuple[str, list[list[str]]]], place: int, line: str) -> None:
    """Begins a chapter or a paragraph, or adds a line to the last one."""
    if begun := _CHAPTER.fullmatch(line):
        if int(begun[1]) != len(chapters) + 1:
            raise BadRulebook(f"line {place} of the rulebook begins chapter {begun[1]} after {len(chapters)}")
        chapters.append((begun[2], []))
    elif numbered := _PARAGRAPH.fullmatch(line):
        paragraphs = chapters[-1][1] if chapters else []
        if (int(numbered[1]), int(numbered[2])) != (len(chapters), len(paragraphs) + 1):
            raise BadRulebook(f"line {place} of the rulebook: {numbered[1]}.{numbered[2]} is out of order")
        paragraphs.append([numbered[3]])
    elif chapters and chapters[-1][1]:
        chapters[-1][1][-1].append(line)
    elif line.strip():
        raise BadRulebook(f"line {place} of the rulebook belongs to no paragraph")


def _chapter(number: int, name: str, paragraphs: list[list[str]]) -> Chapter:
    return Chapter(
        str(number),
        name,
        tuple(Paragraph(f"{number}.{place}", "\n".join(lines).strip()) for place, lines in enumerate(paragraphs, 1)),
    )
