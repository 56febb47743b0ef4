"""11.8 and 11.9 The Muse and the Cardinal: worthier works, one action more."""

from signoria.table import Seat
from signoria.titles.princes.game import Princes
from signoria.titles.princes.muse.components import CARDINAL, MUSE
from signoria.titles.princes.muse.court import holds


def muse_adds(game: Princes, seat: Seat) -> int:
    """11.8 The Muse adds the number of the round to every work of her holder."""
    return game.round if holds(game, seat, MUSE) else 0


def cardinal_adds(game: Princes, seat: Seat) -> int:
    """11.9 The Cardinal gives his holder a third action."""
    return 1 if holds(game, seat, CARDINAL) else 0
