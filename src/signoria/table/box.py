"""A box: one set of components with all that is computed from it once, shared by its games."""

from typing import TypeAlias

from mypy_extensions import mypyc_attr

from signoria.table.messages import Text
from signoria.table.moves import Lexicon

Names: TypeAlias = dict[str, Text]


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """Components, the moves they make possible, their names in both languages, and a digest that tells sets apart."""

    def __init__(self, digest: str, lexicon: Lexicon, names: Names) -> None:
        self.digest = digest
        self.lexicon = lexicon
        self.names = names
