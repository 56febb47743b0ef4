"""Which of many moves are worth a look."""

from collections.abc import Sequence
from typing import Final

from signoria.table import Move, Seat
from signoria.titles.princes.game import Princes
from signoria.titles.princes.moves import AS_DRAWN, Build, Place, Recruit
from signoria.titles.princes.prospects import granted

FEW: Final = 6
"""So many moves are all looked at."""
PLACES: Final = 2
"""How many places of a tile are looked at: those that leave most room."""
RECRUITS: Final = 2
"""How many artists are looked at: those whose wishes are best granted."""


def shortlist(game: Princes, seat: Seat, moves: Sequence[Move]) -> Sequence[Move]:
    """Roomy places, cards put back as they were drawn, buildings that somebody wishes for, artists that fit."""
    for shortened in game.box.variant.shortlists:
        few = shortened(game, seat, moves)
        if few is not None:
            return few
    if isinstance(moves[0], Place):
        return roomiest(game, seat, moves)
    if moves[0] is AS_DRAWN:
        return moves[:1]
    return moves if len(moves) <= FEW else _wished_for(game, seat, moves)


def roomiest(game: Princes, seat: Seat, places: Sequence[Move]) -> Sequence[Move]:
    """The places that take fewest squares from buildings to come; of these, those in corners and along edges."""
    estate = game.estates[seat]
    open_squares = ~(estate.filled | estate.shunned)
    costs: list[tuple[int, int]] = []
    for number, place in enumerate(places):
        assert isinstance(place, Place)
        around = (place.halo & open_squares).bit_count()
        shuns = around if place.key in game.box.building_keys else 0
        costs.append((10 * ((place.mask & open_squares).bit_count() + shuns) + around, number))
    costs.sort()
    return [places[number] for _, number in costs[:PLACES]]


def _wished_for(game: Princes, seat: Seat, moves: Sequence[Move]) -> Sequence[Move]:
    """All but buildings that no card in hand wishes for, save the last and smallest of them, and ill-suited artists."""
    estate = game.estates[seat]
    wished = {game.box.wishes[card][0] for card in estate.hand}
    recruits = [move for move in moves if isinstance(move, Recruit)]
    grants = granted(game, estate)
    recruits.sort(key=lambda move: -grants[move.index])
    unwished = [move for move in moves if isinstance(move, Build) and move.index not in wished]
    left_out: set[Move] = {*recruits[RECRUITS:], *unwished[:-1]}
    return [move for move in moves if move not in left_out]
