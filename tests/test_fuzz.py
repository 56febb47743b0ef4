"""Records and component files with anything in them: never a traceback, always status 0 or 2."""

import tempfile
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.table import Chance, Sitting
from signoria.titles.princes.title import PRINCES
from tests.command_line import Ran, run


def _record() -> bytes:
    sitting = Sitting(PRINCES, 2, PRINCES.chosen(2), 5)
    chance = Chance(5)
    while waiting := sitting.game.waiting():
        sitting.play(waiting[0], chance.pick(sitting.game.moves(waiting[0])).text)
    return sitting.record().text().encode()


RECORD = _record()
LIVE = RECORD[: RECORD.index(b"result:")]
ROWS = LIVE.split(b"\n")
COMPONENTS = PRINCES.components()
LINES = COMPONENTS.split("\n")
SPLICES = st.tuples(st.integers(0, len(RECORD)), st.integers(0, 40), st.binary(max_size=8))
VALUES = st.one_of(
    st.integers(-(10**30), 10**30).map(str),
    st.integers(-3, 120).map(str),
    st.sampled_from(
        ['""', '"poet"', "[]", "true", "1.5", "inf", "{}", "2020-01-01", '"#"', '["#"]', '["###", "###"]', "[700]"]
    ),
    st.text(max_size=8).map(lambda text: '"' + text.replace("\\", "").replace('"', "") + '"'),
)


def ended_well(ran: Ran) -> bool:
    """Whether it did its work, or refused in one line."""
    return ran.refused() or (ran.status == 0 and not ran.err)


def given_file(content: bytes, *arguments: str) -> Ran:
    """The command with a file of that content."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "file"
        file.write_bytes(content)
        return run(*arguments, str(file))


@settings(max_examples=60, deadline=None)
@given(st.integers(0, len(RECORD)))
def test_a_truncated_record_is_refused_or_unfinished(length: int) -> None:
    assert ended_well(given_file(RECORD[:length], "replay"))


@settings(max_examples=80, deadline=None)
@given(st.sampled_from([RECORD, LIVE]), SPLICES)
def test_an_edited_record_never_breaks(record: bytes, splice: tuple[int, int, bytes]) -> None:
    start, cut, put = splice
    assert ended_well(given_file(record[:start] + put + record[start + cut :], "replay"))


@settings(max_examples=60, deadline=None)
@given(st.integers(8, len(ROWS) - 1), st.sampled_from([*ROWS, b"0: undo 3", b"1: undo 0", b"imagine 1 7", b"9: pass"]))
def test_a_record_with_a_line_put_in_never_breaks(place: int, row: bytes) -> None:
    assert ended_well(given_file(b"\n".join([*ROWS[:place], row, *ROWS[place:]]), "replay"))


@settings(max_examples=40, deadline=None)
@given(st.integers(0, len(LINES) - 1), st.integers(1, 12))
def test_components_with_lines_deleted_never_break(start: int, count: int) -> None:
    ran = given_file("\n".join([*LINES[:start], *LINES[start + count :]]).encode(), "components", "princes", "--check")
    assert ended_well(ran)


@settings(max_examples=80, deadline=None)
@given(st.sampled_from([place for place, line in enumerate(LINES) if " = " in line]), VALUES)
def test_components_with_a_value_changed_never_break(place: int, value: str) -> None:
    key = LINES[place].split(" = ")[0]
    changed = "\n".join([*LINES[:place], f"{key} = {value}", *LINES[place + 1 :]]).encode()
    ran = given_file(changed, "components", "princes", "--check")
    assert ended_well(ran)
    if not ran.status:
        assert ended_well(given_file(changed, "play", "princes", "--bots", "random", "--components"))
