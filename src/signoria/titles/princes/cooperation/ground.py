"""12.6 to 12.8 Where a building may stand near a border: each land by its own owner's builders."""

from typing import Final

from signoria.table import Refusal, Seat
from signoria.titles.princes.cooperation.atlas import Border
from signoria.titles.princes.cooperation.box import box_of
from signoria.titles.princes.cooperation.moves import Join
from signoria.titles.princes.game import Princes
from signoria.titles.princes.shapes import halo_of
from signoria.titles.princes.variant import Bar

NOBODY: Final = -1
FACES_BUILDING: Final = Refusal("princes-refusal-faces-building", "12.8")
AT_THE_BORDER: Final = Refusal("princes-refusal-at-the-border", "12.8")
TO_TOUCH: Final = 2
"""5.6 Builders that a building needs which touches another, on this side of a border or across it."""
TO_LIE_AT_A_BORDER: Final = 1
"""12.8 Builders that a building needs beside a neighbour's empty squares."""


def facing_buildings(game: Princes, seat: Seat) -> int:
    """The squares of an estate that have somebody's building opposite, across a border."""
    box = box_of(game)
    squares = 0
    for side in box.atlas.sides[seat]:
        squares |= side.facing(box.built(game.estates[side.neighbour].tiles))
    return squares


def borders_of(game: Princes, seat: Seat, partner: Seat = NOBODY) -> int:
    """The squares of an estate along its borders, but for the one with a partner."""
    squares = 0
    for side in box_of(game).atlas.sides[seat]:
        if side.neighbour != partner:
            squares |= side.edge
    return squares


class FacingBuildings(Bar):
    """12.8 A building opposite, across a border, is not to be touched without two builders either."""

    why = FACES_BUILDING

    def squares(self, game: Princes, seat: Seat) -> int:
        return facing_buildings(game, seat) if game.estates[seat].builders < TO_TOUCH else 0


class AlongBorders(Bar):
    """12.8 Without a builder nothing is built against a border, not even by oneself."""

    why = AT_THE_BORDER

    def squares(self, game: Princes, seat: Seat) -> int:
        return borders_of(game, seat) if game.estates[seat].builders < TO_LIE_AT_A_BORDER else 0


def blocked(game: Princes, seat: Seat, partner: Seat) -> int:
    """12.6, 12.7 The squares of a seat's estate that a building with a partner cannot cover.

    On the border they share nothing is asked for but to keep off other buildings; elsewhere it is as for one alone.
    """
    estate = game.estates[seat]
    if estate.builders >= TO_TOUCH:
        return estate.filled
    squares = estate.blocked() | facing_buildings(game, seat)
    return squares if estate.builders >= TO_LIE_AT_A_BORDER else squares | borders_of(game, seat, partner)


def common_border(game: Princes, one: Seat, other: Seat) -> Border:
    """12.2 The border of two neighbours."""
    border = box_of(game).atlas.border(one, other)
    assert border is not None
    return border


def joint_places(game: Princes, one: Seat, other: Seat, kind: int) -> tuple[Join, ...]:
    """12.4 Where two neighbours could put up a building together."""
    border = common_border(game, one, other)
    first, second = border.first, border.second
    return border.fits(kind, blocked(game, first, second), blocked(game, second, first))


def joint_room(game: Princes, one: Seat, other: Seat) -> int:
    """The kinds of building for which there is such a place, as bits."""
    border = common_border(game, one, other)
    first, second = border.first, border.second
    return border.room(blocked(game, first, second), blocked(game, second, first))


class Contact:
    """12.6, 12.7 What a joint building touches in one partner's estate, and how many builders that asks of him.

    `cause` says which rule asks for most: `palace`, `building`, `opposite`, `border`, or `nothing`.
    """

    def __init__(self, cause: str, needed: int, squares: int) -> None:
        self.cause = cause
        self.needed = needed
        self.squares = squares


def contact(game: Princes, seat: Seat, partner: Seat, squares: int) -> Contact:
    """What some squares of a seat's estate touch if a joint building covers them; the greatest need counts."""
    estate = game.estates[seat]
    box = box_of(game)
    found = (
        ("building", TO_TOUCH, squares & halo_of(box.built(estate.tiles))),
        ("palace", TO_TOUCH, squares & box.palace_halo),
        ("opposite", TO_TOUCH, squares & facing_buildings(game, seat)),
        ("border", TO_LIE_AT_A_BORDER, squares & borders_of(game, seat, partner)),
    )
    return next((Contact(*row) for row in found if row[2]), Contact("nothing", 0, 0))
