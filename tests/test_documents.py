"""What documents quote is what lies there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
QUOTED = re.compile(r"^```\w+ (\S+/\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def quotes() -> list[tuple[str, str, str]]:
    """Every piece of a document that says which file it is of."""
    return [
        (document.name, file, text)
        for document in sorted((ROOT / "docs").glob("*.md"))
        for file, text in QUOTED.findall(document.read_text(encoding="utf-8"))
    ]


@pytest.mark.parametrize(("document", "file", "text"), quotes(), ids=lambda part: part.partition("\n")[0].strip())
def test_code_in_a_document_is_the_code_that_lies_there(document: str, file: str, text: str) -> None:
    assert text in (ROOT / file).read_text(encoding="utf-8")


def test_the_walk_along_relics_quotes_most_of_its_files() -> None:
    quoted = {file for document, file, _ in quotes() if document == "adding-a-title.md"}
    walked = {path.name for path in (ROOT / "examples" / "relics").iterdir()}
    assert len({Path(file).name for file in quoted} & walked) >= 7


def test_every_block_of_code_in_the_walk_says_where_it_lies() -> None:
    text = (ROOT / "docs" / "adding-a-title.md").read_text(encoding="utf-8")
    assert len(re.findall(r"^```\w", text, re.MULTILINE)) == len(QUOTED.findall(text))


def test_every_file_that_the_walk_names_is_there() -> None:
    text = (ROOT / "docs" / "adding-a-title.md").read_text(encoding="utf-8")
    named: list[str] = re.findall(r"`(titles/\w+/\w+\.py)`", text)
    assert [name for name in named if not (ROOT / "src" / "signoria" / name).is_file()] == []
    table = text.partition("## The folder")[2].partition("##")[0]
    files = {path.name for path in (ROOT / "examples" / "relics").iterdir()}
    listed = set(re.findall(r"`([\w.]+\.(?:py|md|ftl|toml))`", table.partition("`components.en.ftl`")[0]))
    assert files - {"__init__.py", "__pycache__"} == listed
