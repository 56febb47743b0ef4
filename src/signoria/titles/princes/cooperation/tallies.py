"""What is neither lost nor made: a joint building is one of the stock, though two estates have it."""

from signoria.titles.princes.cooperation.moves import Half
from signoria.titles.princes.game import Princes


def joint_buildings_once(game: Princes, counts: dict[str, int]) -> None:
    """Takes back what the second owners of joint buildings were counted."""
    for estate in game.estates:
        for tile in estate.tiles:
            if isinstance(tile, Half) and tile.number:
                counts[tile.key] -= 1
