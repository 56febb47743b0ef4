"""The budgets, in yards with a margin of 1.5: a change that makes the rules slow does not pass.

They are measured alone, after all other tests: `pytest tests/gates`.
"""

import subprocess
import sys

import pytest

from signoria.arena.bench import bench
from signoria.titles import TITLES

GATES = {"decision": 45, "copy": 15, "imagine": 75, "new": 566, "view": 755, "replay": 18_900}
MARGIN = 1.5
TRIES = 3


@pytest.mark.parametrize("key", TITLES)
def test_the_budgets_hold(key: str) -> None:
    best: dict[str, float] = {}
    for _ in range(TRIES):
        for figure in bench([key]).results:
            best[figure.what] = min(figure.yards, best.get(figure.what, figure.yards))
        if all(best[what] <= gate for what, gate in GATES.items()):
            break
    assert set(best) == set(GATES)
    over = {what: yards for what, yards in best.items() if yards > MARGIN * GATES[what]}
    assert over == {}


@pytest.mark.parametrize("key", TITLES)
def test_a_title_is_imported_quickly(key: str) -> None:
    code = (
        "import tests, time; start = time.process_time()\n"
        f"from signoria.titles import title; title({key!r})\n"
        "print(time.process_time() - start)"
    )
    runs = [subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True) for _ in range(5)]
    assert min(float(run.stdout) for run in runs) < MARGIN * 0.150
