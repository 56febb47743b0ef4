"""The bot that is still learning: it has favourites, overlooks things, and sees only what is in front of it.

It throws no dice: what it is fond of and what it overlooks depends on its seat and on the thing itself. So it makes
the same mistakes all game long, as people do: one never thinks of drawing cards, another pays too much for lakes.
"""

from collections.abc import Sequence
from hashlib import blake2b

from signoria.bots.judgement import Judgement
from signoria.bots.kinds import FORCED, Answer
from signoria.table import PASS, Auction, Game, Handle, Judged, Move, Seat

OVERLOOKED = 0.2
"""So large a part of all things it never thinks of, while there is something else to do."""
FONDNESS = 2.5
"""By so many points, more or less, it misjudges what it does see."""


class ApprenticeBot:
    """Judges each move at a glance, through its own eyes."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, handle: Handle) -> Answer:
        """The best of what it thinks of."""
        moves = handle.moves
        if len(moves) == 1:
            return Answer(moves[0], FORCED)
        here = handle.imagine(self._seed)
        glance = Judgement(handle.evaluation, handle.evaluation.glance)
        thought_of = _thought_of(here, handle.seat, glance.looked_at(here, handle.seat, moves))
        worths = [glance.worth(here, handle.seat, move) + _fondness(here, handle.seat, move) for move in thought_of]
        best = thought_of[worths.index(max(worths))]
        step = here.agenda[-1]
        price = step.least(here) if isinstance(step, Auction) else 0
        judged = Judged(worth=round(max(worths) - min(worths)), price=price, limit=price)
        return Answer(best, handle.evaluation.reason(here, handle.seat, best, judged))


def _thought_of(game: Game, seat: Seat, moves: Sequence[Move]) -> Sequence[Move]:
    """The moves that come to its mind: all that are asked for in an auction, else not those it always overlooks."""
    if isinstance(game.agenda[-1], Auction):
        return moves
    return [move for move in moves if _opinion("overlooks", game, seat, _thing(move)) >= OVERLOOKED] or moves


def _fondness(game: Game, seat: Seat, move: Move) -> float:
    """By how much it overrates or underrates a move; it has no feelings about passing."""
    if move is PASS:
        return 0.0
    step = game.agenda[-1]
    thing = step.lot if isinstance(step, Auction) else _thing(move)
    return FONDNESS * (2 * _opinion("is fond of", game, seat, thing) - 1)


def _thing(move: Move) -> str:
    """What a move is about: its verb and its object, without places and numbers."""
    return " ".join([word for word in move.text.split(" ")[:2] if not word[-1].isdigit()])


def _opinion(what: str, game: Game, seat: Seat, thing: str) -> float:
    """A number from 0 to 1 that is the same for a thing in every game at this seat."""
    said = f"{game.title} {seat} {what} {thing}".encode()
    return int.from_bytes(blake2b(said, digest_size=6).digest(), "big") / (1 << 48)
