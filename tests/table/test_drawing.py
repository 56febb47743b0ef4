"""Drawings in text."""

from signoria.table.drawing import Span, aligned


def test_columns_are_as_wide_as_their_widest() -> None:
    rows = [[Span("a"), Span("long", "bold")], [Span("wider"), Span("b")]]
    assert ["".join(span.text for span in line) for line in aligned(rows)] == ["a      long  ", "wider  b     "]


def test_a_row_may_be_shorter_and_keeps_its_looks() -> None:
    first, second = aligned([[Span("a", "red")], [Span("b"), Span("c", "green")]], gap=" ")
    assert [span.look for span in first] == ["red"]
    assert second == (Span("b "), Span("c ", "green"))


def test_no_rows_are_no_lines() -> None:
    assert aligned([]) == []
