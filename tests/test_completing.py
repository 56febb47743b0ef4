"""Tab in a shell: titles, their options with what they may be, bots, languages and kept games."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.command_line import run

LINES = {
    "play fi": {"firenze"},
    "rules f": {"firenze", "florenza"},
    "play princes --option edi": {"edition=2006", "edition=2000"},
    "arena firenze --option layout=r": {"layout=random", "layout=recommended"},
    "play chess --option ": set(),
    "play princes --bots quick,r": {"quick,random"},
    "watch game.record --language ": {"en", "fr"},
    "resume p": {"princes-1"},
    "res": {"resume"},
}


@pytest.mark.parametrize(("line", "offered"), LINES.items(), ids=LINES)
def test_a_line_that_was_begun_is_completed(
    line: str, offered: set[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    if line.startswith("resume"):
        run("play", "princes", "--bots", "random", stdin="1\n")
    words = f"signoria {line}"
    monkeypatch.setenv("COMP_WORDS", words)
    monkeypatch.setenv("COMP_CWORD", str(len(words.split(" ")) - 1))
    monkeypatch.setenv("_SIGNORIA_COMPLETE", "complete_bash")
    ran = run()
    assert (ran.status, ran.err) == (0, "")
    assert set(ran.out.split()) == offered


def test_a_shell_learns_it_from_the_command_itself() -> None:
    script = (
        'eval "$(signoria --show-completion bash)"; COMP_WORDS=(signoria play fl); COMP_CWORD=2; '
        "_signoria_completion signoria; echo ${COMPREPLY[@]}"
    )
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    ran = subprocess.run(
        ["bash", "-c", script], capture_output=True, text=True, env={**os.environ, "PATH": path}, check=False
    )
    assert (ran.stdout, ran.stderr) == ("florenza\n", "")
