"""Records: what is cut off, edited, newer or wrong is refused in one line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.table import BadRecord, TableError, read_record, replayed
from signoria.table.records import Line, imagine_line
from signoria.titles.princes.title import PRINCES
from tests.golden.make import HERE

TEXT = (HERE / "princes-three.record").read_text(encoding="utf-8")
LIVE = "".join(line for line in TEXT.splitlines(keepends=True) if not line.startswith(("result", "digest")))


def refused(text: str) -> str:
    with pytest.raises(BadRecord) as caught:
        replayed(read_record(text), PRINCES)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def resealed(text: str) -> str:
    """An edited record whose digest somebody made anew is still found out by replaying it."""
    record = read_record(text.rpartition("digest: ")[0].rpartition("result: ")[0])
    result = text.rpartition("result: ")[2].split("\n")[0]
    return type(record)(record.header, record.lines, result).text()


def test_a_record_is_the_same_after_reading_and_writing() -> None:
    assert read_record(TEXT).text() == TEXT


def test_a_live_record_has_no_end_and_goes_on() -> None:
    cut = LIVE[: LIVE.index("\n", len(LIVE) // 2) + 1]
    assert replayed(read_record(cut), PRINCES).outcome() is None


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("signoria record 1", "signoria record 0", "not a record"),
        ("signoria record 1", "signoria record 2", "newer than this Signoria: it has format 2"),
        ("signoria record 1", "signoria record 1000", "newer than this Signoria: it has format 1000"),
        ("rules: 1", "rules: 2", "newer rules"),
        ("rules: 1", "rules: 0", "older rules"),
        ("rules: 1", "rules: one", "not a number"),
        ("title: princes", "title: chess", "is of 'chess'"),
        ("seats: 3", "seats: 9", "2 to 5 players, not 9"),
        ("edition=2006", "edition=1999", "cannot be '1999'"),
        ("edition=2006", "edition", "has no value"),
        ("edition=2006", "edition=2006 chorus=on", "an option 'chorus' that these rules lack: it may be newer"),
        ("components: ", "components: f", "other components"),
        ("seed: ", "sown: ", "should say 'seed'"),
        ("\n0: return", "\n0: eat", "line 9 of the record: 'eat"),
        ("\n0: return", "\n1: return", "line 9 of the record, '1: return"),
        ("\n0: return", "\nzero: return", "line 9 of the record is not a move"),
        ("\n0: return", "\n0: undo 7\n0: return", "is refused"),
    ],
)
def test_a_record_that_was_edited_says_what_is_wrong(old: str, new: str, words: str) -> None:
    assert words in refused(LIVE.replace(old, new, 1))


@pytest.mark.parametrize("spoil", ["\ufeff{}", "{}"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_what_an_editor_does_to_a_text_file_is_no_harm(spoil: str, end: str) -> None:
    text = spoil.format(TEXT).replace("\n", end)
    assert read_record(text) == read_record(TEXT)


def test_an_edited_finished_record_shows_by_its_digest() -> None:
    assert "digest does not fit" in refused(TEXT.replace("pass", "bid 300", 1))


def test_what_chance_brought_is_checked() -> None:
    place = TEXT.index(" -> ")
    words = TEXT[place : TEXT.index("\n", place)]
    assert "chance brought" in refused(resealed(TEXT.replace(words, " -> p01 p02", 1)))


def test_a_result_that_the_moves_do_not_lead_to_is_refused() -> None:
    result = TEXT.rpartition("result: ")[2].split("\n")[0]
    assert "result is not the one" in refused(resealed(TEXT.replace(f"result: {result}", "result: 1:99 2:1 3:0")))


def test_a_record_cut_anywhere_is_refused_or_is_a_live_one() -> None:
    for place in range(0, len(TEXT), 53):
        text = TEXT[:place]
        try:
            record = read_record(text)
        except BadRecord:
            continue
        assert text.endswith("\n")
        assert record.result == ""


@given(place=st.integers(0, len(TEXT) - 1), cut=st.integers(0, 30), put=st.text(max_size=8))
def test_a_spoiled_record_is_refused_or_replays_never_crashes(place: int, cut: int, put: str) -> None:
    spoiled = TEXT[:place] + put + TEXT[place + cut :]
    try:
        replayed(read_record(spoiled), PRINCES)
    except TableError as error:
        assert "\n" not in str(error)  # noqa: PT017


def test_lines_read_back() -> None:
    assert str(imagine_line(2, 77)) == "imagine 2 77"
    assert imagine_line(2, 77).imagined == 77
    assert imagine_line(2, 77).eyes == 2
    assert str(imagine_line(None, 77)) == "imagine all 77"
    assert imagine_line(None, 77).imagined == 77
    assert imagine_line(None, 77).eyes is None
    assert Line(1, "undo 12").undo == 12
    assert str(Line(1, "draw bonus", "b01 b02")) == "1: draw bonus -> b01 b02"
