"""The page's types are made from the server's own description."""

import hashlib
import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_page_are_those_of_this_api() -> None:
    described: bytes = runpy.run_path(str(ROOT / "tools" / "openapi.py"))["openapi"]()
    made_from = (ROOT / "web" / "src" / "wire" / "schema.d.ts").read_text(encoding="utf-8").splitlines()[0]
    assert hashlib.sha256(described).hexdigest() in made_from, "run tools/openapi.py and npm run schema"
