"""The box: the components with everything that is computed from them once, the moves among it."""

from typing import Final

from examples.relics.components import Components
from signoria.table import Box, KeyMove, Lexicon, Message, Move, names_of

PAWN: Final = Move("pawn")


class RelicsBox(Box):
    """Relics as numbers, shared by all games of one set of components."""

    def __init__(self, rows: Components, digest: str) -> None:
        names = names_of(saint=rows.saints, relic=rows.relics)
        notes = {
            f"relic-{row.key}": Message("relics-note", {"saint": row.saint, "points": row.points})
            for row in rows.relics
        }
        super().__init__(digest, Lexicon(), names, notes)
        self.stock = rows.stock
        self.scoring = rows.scoring
        self.keys = tuple([row.key for row in rows.relics])
        self.points = tuple([row.points for row in rows.relics])
        saints = [row.key for row in rows.saints]
        self.saints = tuple([saints.index(row.saint) for row in rows.relics])
        self.saint_count = len(saints)
        self.lay = tuple([KeyMove("lay", "relic", place, key) for place, key in enumerate(self.keys)])
        for move in (*self.lay, PAWN):
            self.lexicon.add(move)
