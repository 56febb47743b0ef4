"""The image, without an engine to build it: what its file promises is done here by hand.

Its lock has all that the server needs and nothing we test with; the page's sources find everything they import; and its
environment, as it is set there, starts from any folder with an empty volume and is found well.
"""

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

from tests.server.running import free_port

ROOT = Path(__file__).parents[1]
IMAGE = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
VOLUME = re.findall(r"^VOLUME (\S+)$", IMAGE, re.MULTILINE)[0]


def locked(name: str) -> dict[str, str]:
    """The packages of a lock, with their versions."""
    return dict(re.findall(r"^([\w.-]+)==(\S+)", (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE))


def test_the_image_gets_what_the_server_needs_and_nothing_we_test_with() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    names = re.compile(r"[\w.-]+")
    needed = [*project["project"]["dependencies"], *project["project"]["optional-dependencies"]["server"]]
    ours, served = locked("requirements.lock"), locked("requirements-server.lock")
    assert {names.match(line)[0].replace(".", "-") for line in needed} <= served.keys()  # type: ignore[index]  # each has a name
    assert served.items() <= ours.items()
    assert not served.keys() & {"pytest", "ruff", "mypy", "hypothesis", "schemathesis", "hatchling", "import-linter"}
    assert "requirements-server.lock" in IMAGE.rpartition("FROM ")[2]
    assert "requirements.lock" not in IMAGE.rpartition("FROM ")[2]


def test_no_lock_names_a_package_host() -> None:
    for lock in ("requirements.lock", "requirements-server.lock"):
        assert "://" not in (ROOT / lock).read_text(encoding="utf-8")
    assert '"resolved"' not in (ROOT / "web/package-lock.json").read_text(encoding="utf-8")


def test_ranges_not_versions_are_what_others_have_to_install() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert not [
        line for line in [*project["dependencies"], *project["optional-dependencies"]["server"]] if "==" in line
    ]


def test_the_page_is_built_from_what_is_copied_for_it() -> None:
    stage = IMAGE.partition("AS page")[2].partition("FROM ")[0]
    sources = [
        path
        for path in (ROOT / "web/src").rglob("*")
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name
    ]
    outside = {
        target.relative_to(ROOT).parts[0]
        for path in sources
        for found in re.findall(r"from '(\.\./[^'?]+)", path.read_text(encoding="utf-8"))
        if not (target := (path.parent / found).resolve()).is_relative_to(ROOT / "web")
    }
    assert outside, "the page shows a bot of the examples"
    assert all(f"COPY {folder} " in stage for folder in outside)


def test_it_works_out_of_the_box_and_is_found_well(tmp_path: Path) -> None:
    set_there = dict(re.findall(r"(SIGNORIA_\w+)=(\S+)", IMAGE))
    assert set_there["SIGNORIA_HOST"] == "0.0.0.0"
    assert f"sqlite:{VOLUME}/" in set_there["SIGNORIA_DATABASE"]
    environment = {name: value.replace(VOLUME, str(tmp_path)) for name, value in set_there.items()}
    environment |= {"PATH": os.environ["PATH"], "HOME": "/nonexistent", "SIGNORIA_PORT": str(free_port())}
    command, health = (json.loads(line) for line in re.findall(r"CMD (\[.*\])$", IMAGE, re.MULTILINE)[::-1])
    assert (command[0], health[0]) == ("signoria", "signoria")

    def start(words: list[str]) -> subprocess.Popen[str]:
        words = [sys.executable, "-m", *words]
        return subprocess.Popen(words, cwd="/", env=environment, stdout=subprocess.PIPE, text=True)

    with start(command) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline().startswith("Signoria: http://0.0.0.0:")
            asked = start(health)
            assert asked.communicate(timeout=30)[0] == "well\n"
        finally:
            process.terminate()
    kept = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
    assert {"signoria.db": 0o600, "signoria.db.secret": 0o600}.items() <= kept.items()
