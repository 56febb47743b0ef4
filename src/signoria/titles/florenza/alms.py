"""5 Alms: a preacher, a pulpit, and new workers at once."""

from collections.abc import Sequence
from typing import Final

from signoria.table import Alone, Arguments, Log, Move, Refusal, Seat, Step
from signoria.titles.florenza.effects import Told, counted, gain, pay_florins
from signoria.titles.florenza.events import AlmsGiven
from signoria.titles.florenza.game import NO_FACE, Florenza
from signoria.titles.florenza.moves import Alms, Hear, HearKept
from signoria.titles.florenza.placings import Placing

NO_PULPIT: Final = Refusal("florenza-refusal-no-pulpit", "5.10")
PULPIT_TAKEN: Final = Refusal("florenza-refusal-pulpit-taken", "5.10")
NO_PREACHER: Final = Refusal("florenza-refusal-no-preacher", "5.10")
PREACHER_AWAY: Final = Refusal("florenza-refusal-preacher-away", "5.10")
PREACHER_ENGAGED: Final = Refusal("florenza-refusal-preacher-engaged", "5.10")
PREACHER_BLOCKED: Final = Refusal("florenza-refusal-preacher-blocked", "4.6")
NOBODY_KEPT: Final = Refusal("florenza-refusal-nobody-kept", "13.6")
CANNOT_PAY_PREACHER: Final = Refusal("florenza-refusal-cannot-pay-preacher", "5.10")


def hearable(game: Florenza, seat: Seat) -> list[Move]:
    """5.10 The preachers who are free for a seat and whose fee it can pay."""
    free = game.preachers_for(seat)
    florins = game.families[seat].florins
    characters = game.box.characters
    moves: list[Move] = [move for face, move in game.box.hear.items() if free >> face & 1]
    if game.keeps_nameless(seat):
        moves.append(game.box.hear_kept)
    return [move for move in moves if isinstance(move, Hear) and characters[move.index].fees[0] <= florins]


def standing_pulpits(game: Florenza, seat: Seat) -> int:
    """5.10 One's own pulpit once realised (by option, at once), the cathedral's once anybody has; as bits."""
    standing = game.families[seat].works | game.realised
    if game.options["district_pulpit"] == "open":
        standing |= ~game.box.public
    return standing & game.box.all_pulpits


def free_pulpits(game: Florenza, seat: Seat) -> int:
    """5.10 Those that hold no worker yet."""
    return standing_pulpits(game, seat) & ~(game.families[seat].occupied | game.occupied)


class PlaceForAlms(Placing):
    """5.10 A preacher who is free and can be paid, and a pulpit without a worker."""

    def moves(self, game: Florenza, seat: Seat) -> Sequence[Move]:
        free = free_pulpits(game, seat)
        if not free or not hearable(game, seat):
            return ()
        return [move for work, move in game.box.alms.items() if free >> work & 1]

    def tempting(self, game: Florenza, seat: Seat) -> Sequence[Move]:
        return list(game.box.alms.values())

    def forbids(self, game: Florenza, seat: Seat, move: Move) -> Refusal | None:
        assert isinstance(move, Alms)
        if not standing_pulpits(game, seat) >> move.index & 1:
            return NO_PULPIT
        if not free_pulpits(game, seat) >> move.index & 1:
            return PULPIT_TAKEN
        return None if hearable(game, seat) else NO_PREACHER

    def play(self, game: Florenza, seat: Seat, move: Move, log: Log) -> tuple[Step[Florenza], ...]:
        assert isinstance(move, Alms)
        return (HearPreacher(seat, move.index),)


class HearPreacher(Alone[Florenza]):
    """5.11 The fee is paid and the preacher's gain comes at once; then the dice tell how many workers come."""

    paragraph = "5.11"
    key = "florenza-question-hear"

    def __init__(self, seat: Seat, pulpit: int) -> None:
        super().__init__(seat)
        self.pulpit = pulpit

    def arguments(self, game: Florenza, seat: Seat) -> Arguments:
        work = game.box.works[self.pulpit]
        return {"work": work.key, "dice": work.alms_dice}

    def moves(self, game: Florenza, seat: Seat) -> Sequence[Move]:
        return hearable(game, seat)

    def tempting(self, game: Florenza, seat: Seat) -> Sequence[Move]:
        known = game.box.known
        return [move for face, move in game.box.hear.items() if face >= known or game.present >> face & 1]

    def forbids(self, game: Florenza, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, Hear):
            return None
        face = move.index
        if isinstance(move, HearKept) and not game.keeps_nameless(seat):
            return NOBODY_KEPT
        if face < game.box.known and not game.present >> face & 1:
            return PREACHER_AWAY
        if game.engaged >> face & 1:
            return PREACHER_ENGAGED
        if not game.preachers_for(seat) >> face & 1:
            return PREACHER_BLOCKED
        fee = game.box.characters[face].fees[0]
        return None if fee <= game.families[seat].florins else CANNOT_PAY_PREACHER

    def play(self, game: Florenza, seat: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Hear)
        family = game.families[seat]
        work = game.box.works[self.pulpit]
        preacher = game.box.characters[move.index]
        told: Told = None if log is None else []
        family.send()
        if game.box.public >> self.pulpit & 1:
            game.occupied |= 1 << self.pulpit
        else:
            family.occupied |= 1 << self.pulpit
        game.engage(move.index)
        if isinstance(move, HearKept):
            game.blocked = NO_FACE
        pay_florins(game, seat, preacher.fees[0], "preacher", told)
        gain(game, seat, preacher.gain, "preacher", told)
        dice = game.roll(work.alms_dice)
        workers = family.recruit(sum([preacher.workers_by_die[die - 1] for die in dice]))
        if log is not None and told is not None:
            log.append(
                AlmsGiven(
                    seat=seat,
                    work=work.key,
                    character=preacher.key,
                    costs=counted(told, seat, -1),
                    gains=counted(told, seat, 1),
                    dice=tuple([f"{die} pips" for die in dice]),
                    workers=workers,
                    changes=tuple(told),
                )
            )
