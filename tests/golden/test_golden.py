"""Golden records replay to the exact end; the counts of move sequences stand."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from signoria.table.walk import digest
from signoria.titles import TITLES, title
from tests.golden.make import HERE, POSITIONS, golden, perft, position, wanted


def rows(ending: str, mark: str, keys: Iterable[str] = TITLES) -> list[tuple[str, str]]:
    """The lines of the golden files of that ending, split at the last mark."""
    lines = [line for key in keys for line in (HERE / f"{key}.{ending}").read_text(encoding="utf-8").splitlines()]
    return [(line.rpartition(mark)[0], line.rpartition(mark)[2]) for line in lines]


STATES = rows("states", " ")
PERFTS = rows("perft", ": ")


@pytest.mark.parametrize(("name", "state"), STATES)
def test_a_golden_record_replays_to_the_exact_state(name: str, state: str) -> None:
    sitting = golden(name)
    assert digest(sitting.game) == state
    assert sitting.record().text() == (HERE / f"{name}.record").read_text(encoding="utf-8")


@pytest.mark.parametrize(("place", "counts"), PERFTS)
def test_the_number_of_move_sequences_is_what_it_was(place: str, counts: str) -> None:
    name, _, number = place.partition(" ")
    game = position(golden(name), int(number))
    assert " ".join(str(perft(game, depth)) for depth in (1, 2, 3)) == counts


@pytest.mark.parametrize("key", TITLES)
def test_every_title_has_golden_records_of_every_seat_count(key: str) -> None:
    assert {want.seats for want in wanted(key)} == set(title(key).seats)
    positions = sum(golden(name).number for name, _ in rows("states", " ", [key]))
    assert len(rows("perft", ": ", [key])) >= min(POSITIONS, positions // 4)


@pytest.mark.parametrize("key", TITLES)
def test_golden_records_show_what_they_were_made_for(key: str) -> None:
    for want in wanted(key):
        assert want.shows is None or want.shows(golden(f"{key}-{want.name}"))


def test_no_golden_record_is_left_untested() -> None:
    assert {path.stem for path in Path(HERE).glob("*.record")} == {name for name, _ in STATES}
