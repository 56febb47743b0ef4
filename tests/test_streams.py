"""The command as a program among others: closed streams, cut pipes, full disks, Ctrl-C, a part not installed."""

import subprocess
import sys
from pathlib import Path

import pytest

from signoria.__main__ import main

SIGNORIA = f"{sys.executable} -m signoria"


def shell(line: str) -> subprocess.CompletedProcess[str]:
    """A line of a shell, with `signoria` for the command; the status is that of the first program of a pipe."""
    line = f"{line.replace('signoria', SIGNORIA, 1)}; exit ${{PIPESTATUS[0]}}"
    return subprocess.run(["bash", "-c", line], capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize(
    ("line", "status", "out"),
    [
        ("signoria games >&-", 0, ""),
        ("signoria games <&- >&- 2>&-", 0, ""),
        ("signoria dance 2>&-", 2, ""),
        ("signoria play princes --bots random <&-", 0, "End of input."),
        ("signoria play princes --bots random </dev/null >&-", 0, ""),
    ],
)
def test_a_closed_stream_goes_nowhere(line: str, status: int, out: str) -> None:
    ran = shell(line)
    assert (ran.returncode, ran.stderr) == (status, "")
    assert out in ran.stdout


@pytest.mark.parametrize("line", ["components princes", "rules princes 3", "--version", "play princes </dev/null"])
def test_a_pipe_that_nobody_reads_ends_it_quietly(line: str) -> None:
    ran = shell(f"signoria {line} | true")
    assert ran.returncode in (0, 1), "0 where all was written before the reader went"
    assert ran.stderr == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is always full")
@pytest.mark.parametrize("line", ["games", "--version", "play princes --bots random </dev/null"])
def test_a_full_disk_is_one_sentence(line: str) -> None:
    ran = shell(f"signoria {line} >/dev/full")
    assert (ran.returncode, ran.stderr) == (1, "signoria: the output cannot be written: No space left on device\n")


def test_ctrl_c_ends_it_quietly_while_it_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupted:
        def __getattr__(self, name: str) -> None:
            raise KeyboardInterrupt

    monkeypatch.setitem(sys.modules, "signoria.command", Interrupted())
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 130


@pytest.mark.parametrize("command", ["serve", "migrate", "check"])
def test_without_the_server_one_sentence_says_what_to_install(command: str) -> None:
    lacking = (
        "import sys; sys.modules.update(dict.fromkeys(('fastapi', 'structlog', 'uvicorn', 'psycopg'))); "
        f"from signoria.command import main; main(['{command}'])"
    )
    ran = subprocess.run([sys.executable, "-c", lacking], capture_output=True, text=True, timeout=60, check=False)
    assert (ran.returncode, ran.stdout) == (1, "")
    assert ran.stderr.startswith("signoria: the server is not installed (")
    assert ran.stderr.endswith("is missing): pip install 'signoria[server]'\n")
