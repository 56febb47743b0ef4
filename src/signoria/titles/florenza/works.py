"""8 The works of art, phase 7: realised, or failed."""

from collections.abc import Sequence
from typing import Final

from signoria.table import Alone, Log, Move, Refusal, Seat, Step
from signoria.titles.florenza.amounts import Amount
from signoria.titles.florenza.effects import (
    Told,
    affords_with,
    counted,
    counted_each,
    gain,
    move_prestige,
    pay,
    pay_florins,
)
from signoria.titles.florenza.game import Florenza
from signoria.titles.florenza.moves import Fail, Realise
from signoria.titles.florenza.results import BuildingComplete, Masterpiece, Realised, WorkFailed
from signoria.titles.florenza.views import die_of

WORKS: Final = 7
NOT_COMMISSIONED: Final = Refusal("florenza-refusal-not-commissioned", "8.1")
CANNOT_REALISE: Final = Refusal("florenza-refusal-cannot-realise", "8.2")


class WorksPhase(Step[Florenza]):
    """8.1 In turn order everybody settles all commissions."""

    paragraph = "8.1"

    def settle(self, game: Florenza, log: Log) -> None:
        game.phase = WORKS
        game.ask(*[SettleCommission(seat) for seat in game.order if game.families[seat].commissions])


def fee_of(game: Florenza, commission: tuple[int, int, int]) -> int:
    """8.2 The artist's fee for the skill he was hired for; a nameless artist asks for nothing."""
    _, face, skill = commission
    return game.box.characters[face].fees[skill]


def can_realise(game: Florenza, seat: Seat, commission: tuple[int, int, int]) -> bool:
    """8.2 Fee and full cost."""
    return affords_with(game.families[seat], game.box.works[commission[0]].cost, fee_of(game, commission))


class SettleCommission(Alone[Florenza]):
    """8.1 Which commission is next, and whether it is realised (8.2) or fails (8.5)."""

    paragraph = "8.1"
    key = "florenza-question-works"
    settled = True

    def moves(self, game: Florenza, seat: Seat) -> Sequence[Move]:
        offered: list[Move] = []
        for commission in game.families[seat].commissions:
            if can_realise(game, seat, commission):
                offered.append(game.box.realise[commission[0]])
            offered.append(game.box.fail[commission[0]])
        return offered

    def tempting(self, game: Florenza, seat: Seat) -> Sequence[Move]:
        return [game.box.realise[work] for work, _, _ in game.families[seat].commissions]

    def forbids(self, game: Florenza, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, (Realise, Fail)):
            return None
        for commission in game.families[seat].commissions:
            if commission[0] == move.index:
                payable = isinstance(move, Fail) or can_realise(game, seat, commission)
                return None if payable else CANNOT_REALISE
        return NOT_COMMISSIONED

    def play(self, game: Florenza, seat: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, (Realise, Fail))
        family = game.families[seat]
        (commission,) = [standing for standing in family.commissions if standing[0] == move.index]
        family.commissions = tuple([other for other in family.commissions if other[0] != move.index])
        if family.commissions:
            game.ask(SettleCommission(seat))
        if isinstance(move, Realise):
            realise(game, seat, commission, log)
        else:
            fail(game, seat, commission, log)


def realise(game: Florenza, seat: Seat, commission: tuple[int, int, int], log: Log) -> None:
    """8.2 Fee and cost are paid, a crest marks the work, and its reward comes with what the die adds."""
    number, face, _ = commission
    work = game.box.works[number]
    told: Told = None if log is None else []
    pay_florins(game, seat, fee_of(game, commission), "artist", told)
    pay(game, seat, work.cost, "work", told)
    costs = () if told is None else counted(told, seat, -1)
    game.families[seat].works |= 1 << number
    if game.box.public >> number & 1:
        game.realised |= 1 << number
    workers = gain(game, seat, work.reward, "work", told)
    gains = () if told is None else counted(told, seat, 1) + ((f"{workers} workers",) if workers else ())
    faces, _ = die_of(game, face, commission[2])
    die, bonus, golden = roll_for_artist(game, commission)
    if bonus:
        move_prestige(game, seat, bonus, "artist", told)
    if log is not None and told is not None:
        log.append(
            Realised(
                seat=seat,
                work=work.key,
                character=game.box.characters[face].key,
                costs=costs,
                gains=gains,
                die=die,
                bonus=bonus,
                faces=counted_each(faces, "prestige"),
                changes=tuple(told),
            )
        )
    if golden:
        _turn_card(game, seat, face, log)
    _complete(game, seat, number, log)


def roll_for_artist(game: Florenza, commission: tuple[int, int, int]) -> tuple[int, int, bool]:
    """8.3 The die of a known artist: its face, the prestige it adds, and (8.4) whether it is a masterpiece."""
    _, face, skill = commission
    faces, golden = die_of(game, face, skill)
    if not faces:
        return 0, 0, False
    (die,) = game.roll(1)
    return die, faces[die - 1], die in golden


def _turn_card(game: Florenza, seat: Seat, face: int, log: Log) -> None:
    """8.4 A masterpiece turns the artist's card to its violet side."""
    game.violet |= 1 << face
    game.patrons = (*game.patrons, (face, seat))
    if log is not None:
        log.append(Masterpiece(seat=seat, character=game.box.characters[face].key))


def _complete(game: Florenza, seat: Seat, number: int, log: Log) -> None:
    """8.7 The last work of one's Palazzo or Chiesa brings more."""
    box = game.box
    rewards: tuple[tuple[int, Amount], ...] = ((box.palazzo, box.palazzo_complete), (box.chiesa, box.chiesa_complete))
    for works, reward in rewards:
        if works >> number & 1 and not works & ~game.families[seat].works:
            told: Told = None if log is None else []
            gain(game, seat, reward, "work", told)
            if log is not None and told is not None:
                building = box.works[number].building
                log.append(
                    BuildingComplete(seat=seat, building=building, gains=counted(told, seat, 1), changes=tuple(told))
                )


def fail(game: Florenza, seat: Seat, commission: tuple[int, int, int], log: Log) -> None:
    """8.5 The fee is paid if it can be, a known artist unpaid costs prestige; 8.6 so does the failure, by where."""
    number, face, _ = commission
    box = game.box
    fee = fee_of(game, commission)
    told: Told = None if log is None else []
    unpaid = fee > game.families[seat].florins
    if unpaid:
        gain(game, seat, box.unpaid_artist, "artist", told)
    else:
        pay_florins(game, seat, fee, "artist", told)
    gain(game, seat, box.failed[box.works[number].kind], "failure", told)
    if log is not None and told is not None:
        log.append(
            WorkFailed(
                seat=seat,
                work=box.works[number].key,
                character=box.characters[face].key,
                costs=counted(told, seat, -1),
                unpaid=int(unpaid),
                changes=tuple(told),
            )
        )
