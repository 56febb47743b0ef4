"""4 The Captain of the People, phase 2."""

from collections.abc import Sequence
from typing import Final

from signoria.table import Alone, Log, Move, Refusal, Seat, Step
from signoria.titles.florenza.events import Arrested, PowerUnused, Reserved
from signoria.titles.florenza.game import NOBODY, Florenza
from signoria.titles.florenza.moves import NOTHING, Arrest, Reserve

CAPTAIN: Final = 2
NO_WORKER_TO_ARREST: Final = Refusal("florenza-refusal-no-worker", "4.2")
NOT_IN_ROW: Final = Refusal("florenza-refusal-not-in-row", "4.3")
OWN_WORKER: Final = Refusal("florenza-refusal-own-worker", "4.2")


def with_workers(game: Florenza, seat: Seat) -> int:
    """The other families that have a worker ready, as bits."""
    return sum([1 << other for other, family in enumerate(game.families) if other != seat and family.ready])


class CaptainPhase(Step[Florenza]):
    """4.1 The Captain acts, if there is one."""

    paragraph = "4.1"

    def settle(self, game: Florenza, log: Log) -> None:
        game.phase = CAPTAIN
        if game.captain != NOBODY:
            game.ask(CaptainActs(game.captain))


class CaptainActs(Alone[Florenza]):
    """4.1 He has a worker arrested (4.2), or reserves an artist (4.3), or does nothing."""

    paragraph = "4.1"
    key = "florenza-question-captain"
    settled = True

    def moves(self, game: Florenza, seat: Seat) -> Sequence[Move]:
        box = game.box
        artists = box.reserve.of(game.present & box.artists)
        return [*box.arrest.of(with_workers(game, seat)), *artists, NOTHING]

    def tempting(self, game: Florenza, seat: Seat) -> Sequence[Move]:
        return game.box.arrest.moves[: game.seats]

    def forbids(self, game: Florenza, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, Reserve):
            return None if game.present >> move.index & 1 else NOT_IN_ROW
        if not isinstance(move, Arrest) or with_workers(game, seat) >> move.index & 1:
            return None
        return OWN_WORKER if move.index == seat else NO_WORKER_TO_ARREST

    def play(self, game: Florenza, seat: Seat, move: Move, log: Log) -> None:
        if isinstance(move, Arrest):
            game.families[move.index].ready -= 1
            game.arrested = move.index
            if log is not None:
                log.append(Arrested(seat=seat, from_seat=move.index))
        elif isinstance(move, Reserve):
            game.reserved = move.index
            if log is not None:
                log.append(Reserved(seat=seat, character=move.key))
        elif log is not None:
            log.append(PowerUnused(seat=seat, office="captain"))
