"""The package as it is built, in an empty environment: it plays, says what it lacks, and serves its page.

These run after the page is built (`tools/test-page`), which all of them need.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import venv
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import httpx
import pytest

from tests.server.running import free_port
from tools.building import described, links

ROOT = Path(__file__).parents[2]
UV = ROOT / ".tools" / "bin" / "uv"
Ran = subprocess.CompletedProcess[str]


def run(command: Sequence[str], cwd: Path = ROOT) -> Ran:
    """A program, until it ends."""
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=200, check=False)


def done(command: Sequence[str]) -> None:
    """A program that must succeed."""
    ran = run(command)
    assert ran.returncode == 0, ran.stdout + ran.stderr


class Installed:
    """An empty environment far from any clone, and the command of the package in it."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder = folder
        self.program = str(folder / "env/bin/signoria")
        self._wheel = wheel
        venv.create(folder / "env", with_pip=False)
        self.install("signoria")

    def install(self, package: str) -> None:
        """The wheel and what it depends on, in the versions of the lock: by uv and from its cache, if it can."""
        python = str(self.folder / "env/bin/python")
        versions = str(ROOT / "requirements.lock")
        wanted = f"{package} @ {self._wheel.as_uri()}"
        if UV.exists():
            command = [str(UV), "pip", "install", "-q", "--python", python, "-c", versions, wanted]
            if run([*command, "--offline"]).returncode:
                done(command)
        else:
            done([sys.executable, "-m", "pip", "--python", python, "install", "-q", "-c", versions, wanted])

    def environment(self, **settings: str) -> dict[str, str]:
        """One that leads to no clone."""
        return {"PATH": os.environ["PATH"], "HOME": str(self.folder), **settings}

    def run(self, *arguments: str, typed: str = "", **settings: str) -> Ran:
        """The command, until it ends."""
        return subprocess.run(
            [self.program, *arguments],
            cwd=self.folder,
            env=self.environment(**settings),
            input=typed,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the source archive, and the wheel made from it."""
    assert (ROOT / "src/signoria/server/page/index.html").exists(), "run `make page` first"
    folder = tmp_path_factory.mktemp("built")
    done(["bash", "tools/package", str(folder)])
    return folder


@pytest.fixture(scope="module")
def installed(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The wheel without the server's part."""
    return Installed(tmp_path_factory.mktemp("far-away"), next(built.glob("*.whl")))


def test_the_archive_carries_the_page_and_nothing_is_built_without_it(built: Path, tmp_path: Path) -> None:
    done(["tar", "-xzf", str(next(built.glob("*.tar.gz"))), "-C", str(tmp_path)])
    (source,) = tmp_path.iterdir()
    page = source / "src/signoria/server/page"
    assert {"index.html", "assets"} <= {path.name for path in page.iterdir()}
    shutil.rmtree(page)
    for target in ("sdist", "wheel"):
        ran = run([sys.executable, "-m", "hatchling", "build", "--target", target], cwd=source)
        assert ran.returncode != 0
        assert "The page is not built" in ran.stderr
        assert "Traceback" not in ran.stderr
        assert not (source / "dist").exists() or not any((source / "dist").iterdir())


def test_its_description_stands_on_an_index(built: Path) -> None:
    with zipfile.ZipFile(next(built.glob("*.whl"))) as wheel:
        (name,) = [name for name in wheel.namelist() if name.endswith("/METADATA")]
        metadata = wheel.read(name).decode()
    assert "## Playing in the terminal" in metadata
    assert not re.findall(r"]\((?!https?:)", metadata)
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = described(readme, "https://forge.example.org/signoria")
    assert "](https://forge.example.org/signoria/raw/HEAD/docs/pictures/lobby.png)" in shown
    assert "](https://forge.example.org/signoria/blob/HEAD/docs/architecture.md)" in shown
    assert not re.findall(r"]\((?!https?:)", shown)
    assert links("https://forge.example.org/signoria")["Source"] == "https://forge.example.org/signoria"


def test_alone_it_plays_and_says_what_the_server_needs(installed: Installed) -> None:
    assert "Usage: signoria" in installed.run().stdout
    assert json.loads(installed.run("simulate", "firenze", "-n", "1", "--seats", "2", "--json").stdout)["games"] == 1
    played = installed.run("play", "princes", "--bots", "random", "--seats", "2", typed="1\nquit\n")
    assert (played.returncode, played.stderr) == (0, "")
    assert "Goodbye." in played.stdout
    for command in ("serve", "migrate", "check"):
        ran = installed.run(command)
        assert (ran.returncode, ran.stdout) == (1, "")
        assert re.fullmatch(r"signoria: the server is not installed .*: pip install 'signoria\[server]'\n", ran.stderr)


@pytest.fixture
def served(installed: Installed) -> Iterator[str]:
    """The address of a server that was installed, and knows nothing of a clone."""
    installed.install("signoria[server]")
    port = str(free_port())
    environment = installed.environment(SIGNORIA_PORT=port, SIGNORIA_WORKERS="1")
    command = [installed.program, "serve"]
    with subprocess.Popen(command, cwd=installed.folder, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == f"Signoria: http://127.0.0.1:{port}\n"
            assert installed.run("health", SIGNORIA_PORT=port).stdout == "well\n"
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
    gone = installed.run("health", SIGNORIA_PORT=port)
    assert (gone.returncode, gone.stdout) == (1, "")
    assert gone.stderr.startswith(f"signoria: no server answers at http://127.0.0.1:{port}: ")


def test_with_the_server_it_serves_the_page(served: str) -> None:
    page = httpx.get(served)
    assert page.status_code == 200
    scripts = re.findall(r'src="(/assets/[^"]+\.js)"', page.text)
    assert scripts
    assert all(httpx.get(served + script).status_code == 200 for script in scripts)
