"""Where the rows of component files come from."""

from signoria.table.components import Row


def origin(row: Row, field: str) -> str:
    """The word for where a field of a row comes from; of a row that has one word for all, that word."""
    return row.provenance if isinstance(row.provenance, str) else row.provenance[field]
