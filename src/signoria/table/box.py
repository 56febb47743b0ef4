"""A box: one set of components with all that is computed from it once, shared by its games."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, TypeAlias

from mypy_extensions import mypyc_attr

from signoria.table.components import Keyed
from signoria.table.messages import Message, Text
from signoria.table.moves import Lexicon

if TYPE_CHECKING:
    from signoria.table.title import Title

Names: TypeAlias = dict[str, Text]
Notes: TypeAlias = dict[str, Message]


def names_of(**tables: Iterable[Keyed]) -> Names:
    """The names of all rows: `relic=rows.relics` gives `relic-veil`, and `the-relic-veil` where rows have a `the`."""
    names: Names = {}
    for kind, rows in tables.items():
        for row in rows:
            names[f"{kind}-{row.key}"] = row.name
            the = getattr(row, "the", None)
            if the is not None:
                names[f"the-{kind}-{row.key}"] = the
    return names


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """Components, the moves they make possible, their names in both languages, and a digest that tells sets apart.

    `notes` say in a few words what a component costs and does, under the same keys as its name: `card-guard`.
    """

    def __init__(self, digest: str, lexicon: Lexicon, names: Names, notes: Notes | None = None) -> None:
        self.digest = digest
        self.lexicon = lexicon
        self.names = names
        self.notes = notes or {}
        self.title: Title[Any, Any, Any] | None = None
        self._found_by: tuple[Callable[..., Box], tuple[object, ...]] | None = None

    def belong(self, title: "Title[Any, Any, Any]", found_by: "Callable[..., Box]", *arguments: object) -> None:
        """Says whose box it is, and by what call any process finds this very one: its games and moves are sent so."""
        self.title = title
        self._found_by = (found_by, arguments)
        self.lexicon.belong(self)

    def __reduce__(self) -> "tuple[Callable[..., Box], tuple[object, ...]]":
        if self._found_by is None:
            raise TypeError("a box that nobody could find again cannot be pickled: have it from Title.box")
        return self._found_by

    def __deepcopy__(self, memo: object) -> "Box":
        return self
