"""A hostile guest slows nobody down much: a few seconds of what `tools/hostile.py` does for five minutes."""

import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).parents[2] / "tools" / "hostile.py"


def test_a_hostile_guest_neither_slows_others_down_nor_fills_the_memory() -> None:
    given = ["--tables", "8", "--calm", "4", "--seconds", "8", "--factor", "4"]
    found = subprocess.run(
        [sys.executable, str(TOOL), *given], capture_output=True, text=True, timeout=120, check=False
    )
    assert found.returncode == 0, found.stdout + found.stderr
