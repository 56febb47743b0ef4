"""Drawings: spans as a table."""

from signoria.table.drawing import Span, aligned


def test_columns_are_as_wide_as_their_widest_span() -> None:
    lines = aligned([[Span("a"), Span("bb")], [Span("ccc", "bold")]])
    assert lines == [(Span("a    "), Span("bb  ")), (Span("ccc  ", "bold"),)]
    assert aligned([[Span("a")]], gap="") == [(Span("a"),)]
    assert aligned([]) == []
