"""The components as typed rows with their bounds, and the file checked whole before anything is made of it."""

from typing import Annotated

from msgspec import Meta

from signoria.table import Keyed, Row, Rows, Text, read_rows
from signoria.table.components import check_between, refuse


class Stock(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What everybody begins with, and what a cloak is pawned for."""

    coins: Annotated[int, Meta(ge=1, le=99)]
    dealt: Annotated[int, Meta(ge=1, le=5)]
    cloak: Annotated[int, Meta(ge=0, le=20)]


class Scoring(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What counts at the end besides the relics themselves."""

    set: Annotated[int, Meta(ge=0, le=20)]
    cloak: Annotated[int, Meta(ge=-20, le=0)]


class RelicRow(Keyed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A relic: whose, and its points."""

    the: Text
    saint: str
    points: Annotated[int, Meta(ge=0, le=20)]


class Components(Rows, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The whole file."""

    stock: Stock
    scoring: Scoring
    saints: Annotated[tuple[Keyed, ...], Meta(min_length=1, max_length=9)]
    relics: Annotated[tuple[RelicRow, ...], Meta(max_length=60)]


def read(text: str) -> Components:
    """The components of a file, or one line that names the row and what is wrong with it."""
    rows = read_rows(text, Components)
    check_between("contents", "relics", len(rows.relics), 4 * rows.stock.dealt, 60)
    saints = [row.key for row in rows.saints]
    for relic in rows.relics:
        if relic.saint not in saints:
            raise refuse(relic.key, "not-one-of", what="saint", value=relic.saint, known=", ".join(saints))
    return rows
