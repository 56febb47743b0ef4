"""Sittings: lines, previews, undo, question numbers, playing on."""

import pytest

from signoria.table import Chance, Refused, Sitting, Unreadable, read_record, replayed
from signoria.table.fields import fields
from signoria.table.walk import same
from signoria.titles.princes.title import PRINCES


def sitting(seats: int = 3, seed: int = 1) -> Sitting:
    return Sitting(PRINCES, seats, PRINCES.chosen(seats, {"first_player": "1"}), seed)


def chosen(seats: int = 3, seed: int = 1) -> Sitting:
    """After the cards are chosen, seat 0 is to open."""
    table = sitting(seats, seed)
    for seat in range(seats):
        table.play(seat, str(table.game.moves(seat)[0]))
    return table


def at_first_turn() -> Sitting:
    table = chosen()
    for line in ("0: open jester", "1: pass", "2: pass", "1: open builder", "2: pass", "2: nothing"):
        seat, _, text = line.partition(": ")
        table.play(int(seat), text)
    return table


def refusal_of(action: str, table: Sitting, seat: int, line: str) -> str:
    with pytest.raises(Refused) as caught:
        getattr(table, action)(seat, line)
    return caught.value.refusal.key


def test_a_line_is_played_whole() -> None:
    table = at_first_turn()
    table.play(0, "build tower, place tower a1, freedom travel")
    assert table.game.tallies(0) == {"florins": 3500 - 200 - 700 - 300, "prestige": 3}


def test_a_line_that_fails_later_changes_nothing() -> None:
    table = at_first_turn()
    before = table.game.copy()
    refusal_of("play", table, 0, "build tower, place tower a5")
    assert same(table.game, before)
    with pytest.raises(Unreadable):
        table.play(0, "build tower, place tower z9")
    assert same(table.game, before)


def test_a_line_ends_where_something_is_learnt() -> None:
    table = at_first_turn()
    card = next(str(move) for move in table.game.moves(0) if str(move).startswith("draw"))
    assert refusal_of("play", table, 0, f"{card}, keep poet") == "table-refusal-learnt-before-end"
    assert refusal_of("preview", table, 0, f"{card}, keep poet") == "table-refusal-learnt-before-end"


def test_a_line_ends_where_another_seat_is_asked() -> None:
    table = chosen()
    assert refusal_of("play", table, 0, "open jester, pass") == "table-refusal-not-asked"


def test_a_preview_shows_what_would_come_and_changes_nothing() -> None:
    table = at_first_turn()
    before = table.game.copy()
    preview = table.preview(0, "build tower, place tower a1")
    assert preview.free
    assert preview.question is not None
    assert "stop" in map(str, preview.game.moves(0))
    assert preview.events[0].changes[0].amount == -700
    assert same(table.game, before)


def test_a_preview_of_what_chance_brings_says_only_that_there_is_no_way_back() -> None:
    table = at_first_turn()
    preview = table.preview(0, "draw bonus")
    assert not preview.free
    assert preview.game.view(0) == table.game.view(0)
    assert (preview.events, preview.question) == ((), None)


def test_own_moves_are_free_to_take_back_until_another_moves_or_something_is_learnt() -> None:
    table = at_first_turn()
    start = table.number
    table.play(0, "build tower, place tower a1")
    assert table.free(0) == start
    assert table.free(1) == table.number
    table.undo(0, start)
    assert table.number == start
    table.play(0, "draw bonus")
    assert table.free(0) == table.number
    with pytest.raises(Refused):
        table.undo(0, start)
    table.undo(0, start, agreed=True)
    assert table.number == start


def test_taking_back_is_a_line_of_the_live_record_and_left_out_of_a_finished_one() -> None:
    table = at_first_turn()
    start = table.number
    table.play(0, "build tower")
    table.undo(0, start)
    assert str(table.record().lines[-1]) == f"0: undo {start}"
    again = replayed(read_record(table.record().text()), PRINCES)
    assert same(again.game, table.game)
    while waiting := table.game.waiting():
        table.play(waiting[0], str(table.game.moves(waiting[0])[-1]))
    assert "undo" not in table.record().text()
    assert same(replayed(read_record(table.record().text()), PRINCES).game, table.game)


def test_what_chance_brought_comes_again_after_taking_back() -> None:
    table = at_first_turn()
    start = table.number
    table.play(0, "draw bonus")
    first = [str(move) for move in table.game.moves(0)]
    table.undo(0, start, agreed=True)
    table.play(0, "draw bonus")
    assert [str(move) for move in table.game.moves(0)] == first


def test_nobody_takes_back_to_a_move_that_never_was() -> None:
    table = chosen()
    for to in (-1, table.number, 999):
        with pytest.raises(Refused):
            table.undo(0, to, agreed=True)


def test_the_number_of_a_question_stays_while_others_answer_theirs() -> None:
    table = sitting()
    number = table.question_number(2)
    table.play(0, str(table.game.moves(0)[0]))
    table.play(1, str(table.game.moves(1)[0]))
    assert table.question_number(2) == number
    table.play(2, str(table.game.moves(2)[0]), number)


def test_an_answer_to_an_older_question_is_refused() -> None:
    table = at_first_turn()
    number = table.question_number(0)
    table.play(0, "freedom travel", number)
    with pytest.raises(Refused) as caught:
        table.play(0, "stop", number)
    assert caught.value.refusal.key == "table-refusal-stale-question"
    table.play(0, "stop", table.question_number(0))


def test_an_answer_to_a_question_that_is_asked_no_more_is_stale() -> None:
    table = sitting()
    number = table.question_number(0)
    for seat in range(3):
        table.play(seat, str(table.game.moves(seat)[0]))
    table.play(0, "open jester")
    with pytest.raises(Refused) as caught:
        table.play(0, "pass", number)
    assert caught.value.refusal.key == "table-refusal-stale-question"


def test_after_taking_back_the_question_has_a_new_number() -> None:
    table = at_first_turn()
    number = table.question_number(0)
    start = table.number
    table.play(0, "build tower")
    table.undo(0, start)
    assert table.question_number(0) > number


def test_playing_on_deals_anew_what_the_seat_could_not_know_and_replays() -> None:
    table = at_first_turn()
    view = table.game.view(1)
    table.play_on(1, 99)
    assert table.game.view(1) == view
    chance = Chance(4)
    while waiting := table.game.waiting():
        table.play(waiting[0], str(chance.pick(table.game.moves(waiting[0]))))
    text = table.record().text()
    assert "\nimagine 1 99\n" in text
    assert same(replayed(read_record(text), PRINCES).game, table.game)


def test_a_seat_that_does_not_exist_is_refused() -> None:
    assert refusal_of("play", chosen(), 7, "pass") == "table-refusal-not-asked"


def test_events_are_told_only_to_those_who_may_know() -> None:
    table = at_first_turn()
    table.play(0, "draw bonus")
    kinds = [type(event).__name__ for event in table.events(1, table.number - 1)]
    assert kinds == ["Drew"]
    assert [type(event).__name__ for event in table.events(0, table.number - 1)] == ["Drew", "Saw"]


def test_a_copy_has_all_that_a_sitting_has_and_goes_its_own_way() -> None:
    table = at_first_turn()
    copy, before = table.copy(), table.copy()
    assert [name for name, _ in fields(copy)] == [name for name, _ in fields(table)]
    copy.play(0, "build tower, place tower a1, freedom travel")
    assert copy.number == table.number + 3
    assert table.log == before.log
    assert same(table.game, before.game)
    copy.undo(0, before.number)
    assert same(copy.game, before.game)
    assert copy.question_number(0) == before.number + 4


def test_what_others_agreed_to_take_back_is_remembered_and_what_was_free_is_not() -> None:
    table = at_first_turn()
    start = table.number
    table.play(0, "build tower")
    table.undo(0, start)
    assert not table.taken_back
    table.play(0, "draw bonus")
    table.undo(0, start, agreed=True)
    (taken,) = table.copy().taken_back
    assert (taken.seat, taken.to, taken.number) == (0, start, len(table.log))
    assert [told.line.text for told in taken.as_seen_by(1)] == ["draw bonus"]
    table.undo(0, start - 1, agreed=True)
    assert [taken.to for taken in table.taken_back] == [start - 1]
