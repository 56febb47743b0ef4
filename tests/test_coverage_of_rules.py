"""Every paragraph of every rulebook is proved by a test, and every test names a paragraph that exists."""

import re
from pathlib import Path

import pytest

from signoria.table.rulebook import rulebook
from signoria.titles import TITLES, title

MARKED = re.compile(r'@rule\("([a-z_]+) ([0-9.]+)"\)')


def marked() -> set[tuple[str, str]]:
    return {
        (found[1], found[2])
        for path in Path(__file__).parent.rglob("test_*.py")
        for found in MARKED.finditer(path.read_text(encoding="utf-8"))
    }


@pytest.mark.parametrize("key", TITLES)
def test_every_paragraph_is_proved(key: str) -> None:
    proved = {number for of, number in marked() if of == key}
    assert sorted(set(rulebook(title(key), "en").numbers()) - proved) == []


@pytest.mark.parametrize("key", TITLES)
def test_every_test_names_a_paragraph_that_exists(key: str) -> None:
    named = {number for of, number in marked() if of == key}
    assert sorted(named - set(rulebook(title(key), "fr").numbers())) == []
