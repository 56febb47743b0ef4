"""Compiles the rules with mypyc into .fast/src, beside the pure ones: `make fast`.

Run with `PYTHONPATH=.fast/src` the compiled build takes the place of the pure one; nothing else changes.
"""

import os
import re
import shutil
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
FAST = ROOT / ".fast" / "src"
SPEAKS = {"__init__.py", "texts.py", "rulebook.py", "drawing.py"}
"""What speaks to people stays as it is: it is never in a hot path."""

STRUCT = re.compile(r"^class .*frozen=True", re.MULTILINE)
"""Modules of plain data stay as they are too: the compiler drops the keywords of their classes."""

OPENED = re.compile(r"^(?=class \w+[(:])", re.MULTILINE)
"""Classes of titles are open to subclasses in the compiled build: others cannot be made without the arguments of their
`__init__`, and so not be pickled."""


def opened(path: Path) -> None:
    """Opens all classes of a module that do not say so themselves."""
    text = path.read_text(encoding="utf-8")
    mark = "@mypyc_attr(allow_interpreted_subclasses=True)\n"
    text = OPENED.sub(mark, text).replace(mark + mark, mark)
    first = re.search(r"^(from|import) ", text, re.MULTILINE)
    if first is not None and mark in text:
        text = f"{text[: first.start()]}from mypy_extensions import mypyc_attr\n{text[first.start() :]}"
        path.write_text(text, encoding="utf-8")


def main() -> None:
    """Copies the sources, compiles `table` and `titles` in the copy."""
    shutil.rmtree(FAST, ignore_errors=True)
    shutil.copytree(SOURCE, FAST, ignore=shutil.ignore_patterns("__pycache__"))
    rooms = (FAST / "signoria" / "table", FAST / "signoria" / "titles")
    modules = [
        path
        for room in rooms
        for path in sorted(room.rglob("*.py"))
        if path.name not in SPEAKS and not STRUCT.search(path.read_text(encoding="utf-8"))
    ]
    for path in modules:
        if rooms[1] in path.parents:
            opened(path)
    os.chdir(FAST)
    sys.argv = ["compile", "-q", "build_ext", "--inplace", "--build-temp", str(FAST.parent / "build")]
    paths = [str(path.relative_to(FAST)) for path in modules]
    setup(name="signoria", packages=[], ext_modules=mypycify([*paths, "--config-file", str(ROOT / "pyproject.toml")]))


main()
