"""Running the command within a test."""

import io
import sys
from contextlib import redirect_stderr, redirect_stdout
from typing import NamedTuple

import pytest

from signoria.command import main


class Ran(NamedTuple):
    """How a run of the command ended, and what it wrote."""

    status: int
    out: str
    err: str

    def refused(self) -> bool:
        """Whether it ended as bad input should: status 2, one line, nothing else."""
        return self.status == 2 and self.err.startswith("signoria: ") and self.err.count("\n") == 1 and not self.out


def run(*arguments: str, stdin: str = "") -> Ran:
    """The command with these arguments, reading these lines."""
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8", newline="\n") for _ in range(2))
    with pytest.MonkeyPatch.context() as patched, redirect_stdout(out), redirect_stderr(err):
        patched.setattr(sys, "stdin", io.StringIO(stdin))
        patched.setenv("COLUMNS", "100")
        with pytest.raises(SystemExit) as ended:
            main(arguments)
    status = ended.value.code
    assert isinstance(status, int)
    return Ran(status, _written(out), _written(err))


def _written(stream: io.TextIOWrapper) -> str:
    stream.flush()
    buffer = stream.buffer
    assert isinstance(buffer, io.BytesIO)
    return buffer.getvalue().decode()
