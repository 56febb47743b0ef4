"""Machines on which nobody is root: what the tests need is fetched as packages, and starts."""

import os
import subprocess
from pathlib import Path

import psycopg
import pytest

from tests.server.running import Postgres

ROOT = Path(__file__).parents[2]
WITHOUT_ROOT = {**os.environ, "WITHOUT_ROOT": "1", "CHROMIUM": ""}
SHOW_A_PAGE = """
import { chromium } from 'playwright'
const browser = await chromium.launch({ executablePath: process.env.FOUND, args: ['--no-sandbox'] })
const page = await browser.newPage()
await page.setContent('<script>document.title = 6 * 7</script>')
console.log(await page.title())
await browser.close()
"""


@pytest.fixture(scope="module", autouse=True)
def _brought() -> None:
    """Fetched by the first run into .tools, about 150 MB; later ones find it there."""
    subprocess.run(["bash", "tools/bring"], cwd=ROOT, env=WITHOUT_ROOT, check=True, timeout=240)


def test_postgresql_starts_from_a_wheel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WITHOUT_ROOT", "1")
    postgres = Postgres()
    try:
        with psycopg.connect(postgres.database()) as connection:
            assert connection.execute("select 6 * 7").fetchone() == (42,)
    finally:
        postgres.stop()


def test_chromium_of_an_npm_package_shows_a_page() -> None:
    found = _said(["bash", "tools/chromium"], WITHOUT_ROOT, ROOT)
    assert not found.startswith("/usr/")
    node = ["bash", str(ROOT / "tools" / "with-node"), "node", "--input-type=module", "-e", SHOW_A_PAGE]
    assert _said(node, {**os.environ, "FOUND": found}, ROOT / "web") == "42"


def _said(command: list[str], environment: dict[str, str], folder: Path) -> str:
    done = subprocess.run(command, env=environment, cwd=folder, check=True, capture_output=True, text=True, timeout=90)
    return done.stdout.strip()
