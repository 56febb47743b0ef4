"""Scenes: positions of a game set up by hand, and transcripts played in them."""

from collections.abc import Mapping

from examples.relics.game import Relics
from examples.relics.title import RELICS
from signoria.table import Bid, OptionValue, Pile, Seat
from tests.transcripts import play


def dealt(seats: int = 3, seed: int = 1, options: Mapping[str, OptionValue] | None = None) -> Relics:
    """A game just dealt; seat 0 is first."""
    return RELICS.deal(seats, RELICS.chosen(seats, {"first_player": "1", **(options or {})}), seed)


def holding(*hands: str, pile: str = "") -> Relics:
    """A game in which everybody holds these relics, and no other is to come but those of the pile."""
    game = dealt(len(hands))
    for stall, hand in zip(game.stalls, hands, strict=True):
        stall.hand = relics(game, hand)
    game.pile = Pile(relics(game, pile))
    return game


def relics(game: Relics, keys: str) -> tuple[int, ...]:
    """The numbers of relics."""
    return tuple(sorted(game.box.keys.index(key) for key in keys.split()))


def at_auction() -> Relics:
    """Three seats have laid the veil, the icon and the claw; seat 1 has the first word, seat 0 the last."""
    game = holding("veil", "icon", "claw")
    play(game, "0: lay veil / 1: lay icon / 2: lay claw")
    return game


def bids(game: Relics, seat: Seat) -> list[int]:
    """The amounts a seat may bid."""
    return [move.amount for move in game.moves(seat) if isinstance(move, Bid)]
