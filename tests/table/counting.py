"""Sentences rendered with a number in place of every argument that is one: whether nouns agree with their numbers."""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from fluent.syntax import FluentParser, ast

ONE: Final = {"en": (1,), "fr": (0, 1)}
"""The numbers that take the singular."""
COUNTED: Final = re.compile(r"(?<![\w.,–-])(\d+)[ \u00a0\u202f]([^\W\d_]+)")
UNCHANGED: Final = {
    "en": {"begins", "costs", "has", "is", "was"},
    "fr": {"après", "aux", "bois", "dans", "des", "fois", "max", "pas", "plus", "puis", "sans", "sous"},
}
"""Words that end like a plural and are none."""

SHORT: Final = 2
"""Words so short are no nouns: “2 de ces briques”."""

Messages = Mapping[str, ast.Pattern]


def messages(text: str) -> dict[str, ast.Pattern]:
    """The sentences of a catalogue."""
    entries = FluentParser().parse(text).body
    return {entry.id.name: entry.value for entry in entries if isinstance(entry, ast.Message) and entry.value}


def texts(pattern: ast.Pattern) -> Iterator[str]:
    """The words of a sentence that stand in the catalogue, in all its variants."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield element.value
    for select in _selects(pattern):
        for variant in select.variants:
            yield from texts(variant.value)


def selected(pattern: ast.Pattern) -> set[str]:
    """The arguments by whose number a sentence chooses its words."""
    found: set[str] = set()
    for select in _selects(pattern):
        if isinstance(select.selector, ast.VariableReference) and _by_number(select):
            found.add(select.selector.id.name)
    return found


def _selects(pattern: ast.Pattern) -> Iterator[ast.SelectExpression]:
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            yield element.expression
            for variant in element.expression.variants:
                yield from _selects(variant.value)


def _by_number(select: ast.SelectExpression) -> bool:
    keys = [variant.key for variant in select.variants]
    return any(isinstance(key, ast.NumberLiteral) or key.name == "one" for key in keys)


def rendered(pattern: ast.Pattern, known: Messages, numbers: frozenset[str], count: int, language: str) -> str:
    """A sentence with that count for every number, and a word for all else."""
    words = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            words.append(element.value)
            continue
        assert isinstance(element, ast.Placeable)
        words.append(_expressed(element.expression, known, numbers, count, language))
    return "".join(words)


def _expressed(expression: object, known: Messages, numbers: frozenset[str], count: int, language: str) -> str:
    match expression:
        case ast.StringLiteral():
            return expression.value
        case ast.VariableReference():
            return str(count) if expression.id.name in numbers else "…"
        case ast.MessageReference():
            inner = known.get(expression.id.name)
            return rendered(inner, known, numbers, count, language) if inner else "…"
        case ast.SelectExpression():
            variant = _chosen(expression, count, language)
            return rendered(variant.value, known, numbers, count, language)
        case _:
            return "…"


def _chosen(select: ast.SelectExpression, count: int, language: str) -> ast.Variant:
    keys = {
        variant.key.value if isinstance(variant.key, ast.NumberLiteral) else variant.key.name: variant
        for variant in select.variants
    }
    category = "one" if count in ONE[language] else "other"
    default = next(variant for variant in select.variants if variant.default)
    return keys.get(str(count)) or keys.get(category) or default


def disagreements(known: Messages, numbers: frozenset[str], language: str) -> list[str]:
    """Sentences that say “1 points” or “2 point”."""
    said = {
        (key, count): rendered(pattern, known, numbers, count, language)
        for key, pattern in known.items()
        for count in (0, 1, 2)
    }
    plurals = {noun for words in said.values() for number, noun in COUNTED.findall(words) if number == "2"}
    wrong = []
    for (key, _), words in said.items():
        for number, noun in COUNTED.findall(words):
            single = int(number) in ONE[language]
            many = noun.endswith(("s", "x")) and noun not in UNCHANGED[language]
            if (single and many) or (number == "2" and len(noun) > SHORT and not many and f"{noun}s" in plurals):
                wrong.append(f"{key}: {words}")
    return wrong
