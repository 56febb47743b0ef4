"""Dealings: something is paid and something gained for it, with cubes of one's choice on either side.

The market and the workshops deal alike. Cubes of choice are named one by one, in the order of their kinds, so that no
set can be named in two ways; when all are named the dealing is done in one.
"""

from collections.abc import Sequence
from typing import Final

from signoria.table import Alone, Arguments, Log, Move, Refusal, Seat, Step
from signoria.titles.florenza.amounts import MARKET, Use
from signoria.titles.florenza.components import RESOURCES
from signoria.titles.florenza.effects import Told, affords, counted, gain, gain_cubes, pay, pay_cubes
from signoria.titles.florenza.game import Florenza
from signoria.titles.florenza.moves import Give, Take
from signoria.titles.florenza.results import Traded, WorkshopRun

NO_SUCH_CUBE: Final = Refusal("florenza-refusal-no-such-cube", "6.2")
CUBE_ORDER: Final = Refusal("florenza-refusal-cube-order", "6.2")
NONE_IN_SUPPLY: Final = Refusal("florenza-refusal-none-in-supply", "6.3")
NOT_THE_SAME: Final = Refusal("florenza-refusal-not-the-same", "7.2")


def can_deal(game: Florenza, seat: Seat, use: Use) -> bool:
    """Whether a seat can pay in full, and with a choice that leaves it something to take."""
    if not affords(game.families[seat], use.pay):
        return False
    return not use.pay.any or givable(game, seat, use, ()) != 0


def givable(game: Florenza, seat: Seat, use: Use, given: tuple[int, ...]) -> int:
    """The kinds that can be given next, as bits: such that all the rest can still be given."""
    left = list(game.families[seat].cubes)
    for kind, count in use.pay.cubes:
        left[kind] -= count
    for kind in given:
        left[kind] -= 1
    wanted = use.pay.any - len(given)
    least = given[-1] if given else 0
    return sum(
        [
            1 << kind
            for kind in range(least, len(left))
            if left[kind]
            and sum(left[kind:]) >= wanted
            and not (use.differ and not takeable(game, use, (*given, kind), ()))
        ]
    )


def takeable(game: Florenza, use: Use, given: tuple[int, ...], taken: tuple[int, ...]) -> int:
    """The kinds that can be taken next, as bits: those in the supply, to which what is given has gone first."""
    supply = list(game.supply)
    for kind, count in use.pay.cubes:
        supply[kind] += count
    for kind in given:
        supply[kind] += 1
    for kind in taken:
        supply[kind] -= 1
    if use.differ:
        for kind in given:
            supply[kind] = 0
    wanted = min(use.gain.any - len(taken), sum(supply))
    least = taken[-1] if taken else 0
    return sum([1 << kind for kind in range(least, len(supply)) if supply[kind] and sum(supply[kind:]) >= wanted])


def begin_dealing(game: Florenza, seat: Seat, use: Use, log: Log) -> None:
    """Asks for the cubes of choice, or is done at once where there are none."""
    if use.pay.any:
        game.ask(GiveCube(seat, use, ()))
    elif use.gain.any:
        game.ask(TakeCube(seat, use, (), ()))
    else:
        deal(game, seat, use, (), (), log)


def deal(game: Florenza, seat: Seat, use: Use, given: tuple[int, ...], taken: tuple[int, ...], log: Log) -> None:
    """7.2 All that is paid goes first, then what is gained comes, as far as the supply holds it."""
    told: Told = None if log is None else []
    source = "market" if use.workshop == MARKET else "workshop"
    pay(game, seat, use.pay, source, told)
    if given:
        pay_cubes(game, seat, tuple([(kind, 1) for kind in given]), source, told)
    if taken:
        gain_cubes(game, seat, tuple([(kind, 1) for kind in taken]), source, told)
    workers = gain(game, seat, use.gain, source, told)
    if log is None or told is None:
        return
    costs = counted(told, seat, -1)
    gains = counted(told, seat, 1) + ((f"{workers} workers",) if workers else ())
    if use.workshop == MARKET:
        log.append(Traded(seat=seat, costs=costs, gains=gains, changes=tuple(told)))
    else:
        key = game.box.workshops[use.workshop].key
        log.append(WorkshopRun(seat=seat, workshop=key, costs=costs, gains=gains, changes=tuple(told)))


class GiveCube(Alone[Florenza]):
    """6.2 and 7.2: which cube goes next."""

    paragraph = "6.2"
    key = "florenza-question-give"

    def __init__(self, seat: Seat, use: Use, given: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.use = use
        self.given = given

    def arguments(self, game: Florenza, seat: Seat) -> Arguments:
        return {"count": self.use.pay.any - len(self.given)}

    def moves(self, game: Florenza, seat: Seat) -> Sequence[Move]:
        return game.box.give.of(givable(game, seat, self.use, self.given))

    def tempting(self, game: Florenza, seat: Seat) -> Sequence[Move]:
        return [move for move, count in zip(game.box.give.moves, game.families[seat].cubes, strict=True) if count]

    def forbids(self, game: Florenza, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, Give) or givable(game, seat, self.use, self.given) >> move.index & 1:
            return None
        held = game.families[seat].cubes[move.index]
        return CUBE_ORDER if held > self.given.count(move.index) else NO_SUCH_CUBE

    def play(self, game: Florenza, seat: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Give)
        given = (*self.given, move.index)
        if len(given) < self.use.pay.any:
            game.ask(GiveCube(seat, self.use, given))
        elif self.use.gain.any:
            game.ask(TakeCube(seat, self.use, given, ()))
        else:
            deal(game, seat, self.use, given, (), log)


class TakeCube(Step[Florenza]):
    """6.3 and 7.2: which cube comes next; if the supply holds none, it is lost."""

    paragraph = "6.3"
    key = "florenza-question-take"

    def __init__(self, seat: Seat, use: Use, given: tuple[int, ...], taken: tuple[int, ...]) -> None:
        self.seat = seat
        self.use = use
        self.given = given
        self.taken = taken

    def asked(self, game: Florenza) -> tuple[Seat, ...]:
        return (self.seat,) if takeable(game, self.use, self.given, self.taken) else ()

    def settle(self, game: Florenza, log: Log) -> None:
        """Nothing is left to take: the dealing is done without it."""
        deal(game, self.seat, self.use, self.given, self.taken, log)

    def arguments(self, game: Florenza, seat: Seat) -> Arguments:
        return {"resources": tuple([RESOURCES[kind] for kind in self.given])}

    def moves(self, game: Florenza, seat: Seat) -> Sequence[Move]:
        return game.box.take.of(takeable(game, self.use, self.given, self.taken))

    def tempting(self, game: Florenza, seat: Seat) -> Sequence[Move]:
        return game.box.take.moves

    def forbids(self, game: Florenza, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, Take) or takeable(game, self.use, self.given, self.taken) >> move.index & 1:
            return None
        if self.use.differ and move.index in self.given:
            return NOT_THE_SAME
        held = game.supply[move.index] + self.given.count(move.index) - self.taken.count(move.index)
        return CUBE_ORDER if held > 0 else NONE_IN_SUPPLY

    def play(self, game: Florenza, seat: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Take)
        taken = (*self.taken, move.index)
        if len(taken) < self.use.gain.any:
            game.ask(TakeCube(seat, self.use, self.given, taken))
        else:
            deal(game, seat, self.use, self.given, taken, log)
