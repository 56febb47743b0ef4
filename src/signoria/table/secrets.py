"""Counting without secrets: some places in a row are known to a few seats only; all others count without them."""

from bisect import bisect_right
from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from signoria.table.messages import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Secrets:
    """The places (1, 2, …) that not everybody knows of, in rising order, and for each seat those it knows."""

    def __init__(self, seats: int) -> None:
        self._places: list[int] = []
        self._of: list[list[int]] = [[] for _ in range(seats)]

    def copy(self) -> "Secrets":
        """A copy that shares nothing with this one."""
        other = Secrets(0)
        other._places = self._places[:]
        other._of = [places[:] for places in self._of]
        return other

    def add(self, place: int, seats: Sequence[Seat]) -> None:
        """Adds a place, after all others, that only these seats know of."""
        self._places.append(place)
        for seat in seats:
            self._of[seat].append(place)

    def cut(self, place: int) -> None:
        """Forgets everything after a place."""
        for places in (self._places, *self._of):
            del places[bisect_right(places, place) :]

    def count(self, place: int, known: Sequence[Seat]) -> int:
        """How many of the first `place` places somebody with these seats knows of."""
        return place - bisect_right(self._places, place) + self._known(place, known)

    def _known(self, place: int, known: Sequence[Seat]) -> int:
        if len(known) == 1:
            return bisect_right(self._of[known[0]], place)
        return len({each for seat in known for each in self._of[seat] if each <= place})

    def place(self, number: int, known: Sequence[Seat]) -> int:
        """The place that somebody with these seats counts as `number`."""
        low, high = number, number + len(self._places)
        while low < high:
            middle = (low + high) // 2
            if self.count(middle, known) < number:
                low = middle + 1
            else:
                high = middle
        return low

    def since(self, place: int) -> int:
        """How many of them come after a place."""
        return len(self._places) - bisect_right(self._places, place)
