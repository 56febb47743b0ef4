"""4.1 Landscapes: a forest, lake or park is placed at once; every further one of its kind brings prestige."""

from collections.abc import Sequence
from typing import Final

from signoria.table import Alone, Arguments, Log, Move, Refusal, Seat
from signoria.titles.princes.box import ANY_LANDSCAPE, FOREST, LAKE, PARK
from signoria.titles.princes.building import forbids_place, one_for_each_reason
from signoria.titles.princes.events import Placed
from signoria.titles.princes.game import LANDSCAPE, Princes
from signoria.titles.princes.moves import ChooseLandscape, Place

NO_ROOM_FOR_LANDSCAPE: Final = Refusal("princes-refusal-no-room-landscape", "3.8")
NONE_LEFT: Final = Refusal("princes-refusal-pile-empty", "3.1")
LANDSCAPES: Final = 1 << FOREST | 1 << LAKE | 1 << PARK


def no_room(game: Princes, seat: Seat) -> int:
    """3.8 A landscape is only for who can place it at once: the items that do not fit, as bits.

    8.2 With two players a seat may not even bid if no kind in stock fits.
    """
    forest, lake, park = game.landscapes
    fits = game.box.landscape_room(game.estates[seat].filled)
    stocked = bool(forest) << FOREST | bool(lake) << LAKE | bool(park) << PARK
    return (~fits & LANDSCAPES) | (0 if fits & stocked else 1 << ANY_LANDSCAPE)


class ChooseKind(Alone[Princes]):
    """8.2 With two players the buyer picks a kind that is in stock and fits."""

    paragraph = "8.2"
    key = "princes-question-choose-landscape"

    def tempting(self, game: Princes, seat: Seat) -> Sequence[Move]:
        return game.box.choose

    def forbids(self, game: Princes, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, ChooseLandscape):
            return None
        if not game.landscapes[move.index]:
            return NONE_LEFT
        return NO_ROOM_FOR_LANDSCAPE if no_room(game, seat) >> move.index & 1 else None

    def moves(self, game: Princes, seat: Seat) -> Sequence[Move]:
        return [move for move in game.box.choose if not self.forbids(game, seat, move)]

    def play(self, game: Princes, seat: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, ChooseLandscape)
        game.ask(PlaceLandscape(seat, move.index))


class PlaceLandscape(Alone[Princes]):
    """4.1 Anywhere on free squares of the own estate; it may touch anything."""

    paragraph = "4.1"
    key = "princes-question-place-landscape"

    def __init__(self, seat: Seat, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def arguments(self, game: Princes, seat: Seat) -> Arguments:
        return {"landscape": game.box.landscape_keys[self.kind]}

    def moves(self, game: Princes, seat: Seat) -> Sequence[Move]:
        return game.box.landscape_fits(self.kind, game.estates[seat].filled)

    def tempting(self, game: Princes, seat: Seat) -> Sequence[Move]:
        places = (game.box.on_palace[game.box.landscape_keys[self.kind]], *game.box.landscape_places[self.kind])
        return one_for_each_reason(places, [self.forbids(game, seat, place) for place in places])

    def forbids(self, game: Princes, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, Place) or move.key != game.box.landscape_keys[self.kind]:
            return None
        return forbids_place(game, seat, move, shunned=0)

    def play(self, game: Princes, seat: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Place)
        estate = game.estates[seat]
        kind = self.kind
        estate.filled |= move.mask
        estate.tiles = (*estate.tiles, move)
        game.landscapes = _plus(game.landscapes, kind, -1)
        points = game.box.awards.further_landscape if estate.landscapes[kind] else 0
        estate.landscapes = _plus(estate.landscapes, kind, 1)
        changes = game.score(seat, points, LANDSCAPE)
        if log is not None:
            log.append(Placed(seat=seat, landscape=move.key, square=move.square, points=points, changes=changes))


def _plus(counts: tuple[int, int, int], kind: int, more: int) -> tuple[int, int, int]:
    forest, lake, park = counts
    if kind == 0:
        return forest + more, lake, park
    if kind == 1:
        return forest, lake + more, park
    return forest, lake, park + more
