"""1.4 What a seat cannot know: nothing but what chance will bring.

Hands come from the open row, so that even secret ones (11.9) add up from what everybody saw; the draw pile holds what
is seen nowhere else, and neither it nor the bag has an order: all that an imagined game deals anew is the future, and
that is in its chance.
"""

from typing import TYPE_CHECKING

from signoria.table import Seat

if TYPE_CHECKING:
    from signoria.titles.firenze.game import Firenze


def redeal(game: "Firenze", seat: Seat | None) -> None:
    """Leaves everything as it is: there is nothing that a seat could not know."""
