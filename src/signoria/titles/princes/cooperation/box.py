"""The box of a game with joined estates: their reverse sides, laid out for so many players."""

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from signoria.table import Seat
from signoria.titles.princes.box import PrincesBox
from signoria.titles.princes.components import EstatePlan
from signoria.titles.princes.cooperation.atlas import REMEMBERED, Atlas
from signoria.titles.princes.cooperation.moves import ACCEPT, COUNTER, INSIST, REFUSE, NameShare, Propose
from signoria.titles.princes.game import Princes
from signoria.titles.princes.moves import Place

STEP: Final = 100


class JoinedBox(PrincesBox):
    """The base game's box with the palaces in the middle, the map, and the moves that depend on it."""

    def __init__(self, box: PrincesBox, seats: int) -> None:
        joined = box.rows.cooperation
        reverse = EstatePlan(plan=joined.plan, provenance=joined.provenance)
        super().__init__(replace(box.rows, estate=reverse), box.digest)
        self.variant = box.variant
        layout = next(row for row in box.rows.layouts if row.seats == seats)
        self.atlas = Atlas(layout.corners, self.palace, box.rows.buildings)
        self.propose = tuple([Propose(seat) for seat in range(seats)])
        self.shares = tuple([NameShare(amount) for amount in range(0, joined.highest_share + STEP, STEP)])
        for joins in self.atlas.by_kind:
            for join in joins:
                self.lexicon.add(join, *self.atlas.spellings[join])
        for move in (*self.propose, *self.shares, ACCEPT, REFUSE, COUNTER, INSIST):
            self.lexicon.add(move)
        buildings = frozenset(self.building_keys)

        @lru_cache(maxsize=REMEMBERED)
        def built(tiles: tuple[Place, ...]) -> int:
            squares = 0
            for tile in tiles:
                if tile.key in buildings:
                    squares |= tile.mask
            return squares

        self._built = built

    def built(self, tiles: tuple[Place, ...]) -> int:
        """The squares of an estate on which buildings stand; the palace is none."""
        return self._built(tiles)


def box_of(game: Princes) -> JoinedBox:
    """The box of a game that is played with the expansion."""
    assert isinstance(game.box, JoinedBox)
    return game.box


def neighbours(game: Princes, seat: Seat) -> list[Seat]:
    """12.2 Those whose estates share a border with a seat's."""
    return [side.neighbour for side in box_of(game).atlas.sides[seat]]
