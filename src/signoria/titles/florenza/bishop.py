"""4 The Bishop, phase 3."""

from collections.abc import Sequence
from typing import Final

from signoria.table import Alone, Log, Move, Refusal, Seat, Step
from signoria.titles.florenza.captain import with_workers
from signoria.titles.florenza.events import Blocked, Converted, PowerUnused
from signoria.titles.florenza.game import NOBODY, Florenza
from signoria.titles.florenza.moves import NOTHING, Block, Convert

BISHOP: Final = 3
NO_WORKER_TO_CONVERT: Final = Refusal("florenza-refusal-no-worker", "4.5")
PREACHER_NOT_IN_ROW: Final = Refusal("florenza-refusal-not-in-row", "4.6")
OWN_SOUL: Final = Refusal("florenza-refusal-own-worker", "4.5")


class BishopPhase(Step[Florenza]):
    """4.4 The Bishop acts, if there is one."""

    paragraph = "4.4"

    def settle(self, game: Florenza, log: Log) -> None:
        game.phase = BISHOP
        if game.bishop != NOBODY:
            game.ask(BishopActs(game.bishop))


class BishopActs(Alone[Florenza]):
    """4.4 He converts a worker (4.5), or blocks a preacher (4.6), or does nothing."""

    paragraph = "4.4"
    key = "florenza-question-bishop"
    settled = True

    def moves(self, game: Florenza, seat: Seat) -> Sequence[Move]:
        box = game.box
        preachers = [move for face, move in box.block.items() if game.preachers_for(seat) >> face & 1]
        return [*box.convert.of(with_workers(game, seat)), *preachers, NOTHING]

    def tempting(self, game: Florenza, seat: Seat) -> Sequence[Move]:
        return game.box.convert.moves[: game.seats]

    def forbids(self, game: Florenza, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, Block):
            return None if game.preachers_for(seat) >> move.index & 1 else PREACHER_NOT_IN_ROW
        if not isinstance(move, Convert) or with_workers(game, seat) >> move.index & 1:
            return None
        return OWN_SOUL if move.index == seat else NO_WORKER_TO_CONVERT

    def play(self, game: Florenza, seat: Seat, move: Move, log: Log) -> None:
        if isinstance(move, Convert):
            lost = game.families[move.index]
            lost.ready -= 1
            lost.reserve += 1
            gained = game.families[seat].recruit(1)
            if log is not None:
                log.append(Converted(seat=seat, from_seat=move.index, gained=gained))
        elif isinstance(move, Block):
            game.blocked = move.index
            if log is not None:
                log.append(Blocked(seat=seat, character=move.key))
        elif log is not None:
            log.append(PowerUnused(seat=seat, office="bishop"))
