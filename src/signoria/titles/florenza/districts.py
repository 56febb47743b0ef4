"""7 The districts, phase 6: slot by slot, workshops are used and those begun are finished."""

from collections.abc import Sequence
from typing import Final

from signoria.table import Alone, Arguments, Log, Move, Refusal, Seat, Step
from signoria.titles.florenza.amounts import Use
from signoria.titles.florenza.box import Workshop
from signoria.titles.florenza.dealings import begin_dealing, can_deal
from signoria.titles.florenza.effects import Told, affords, counted, gain, pay
from signoria.titles.florenza.game import EMPTY, NOBODY, Florenza
from signoria.titles.florenza.moves import ABANDON, FINISH, IDLE, RUN
from signoria.titles.florenza.results import BuildingFailed, Built, WorkshopIdle

DISTRICTS: Final = 6
CANNOT_RUN: Final = Refusal("florenza-refusal-cannot-run", "7.2")
CANNOT_FINISH: Final = Refusal("florenza-refusal-cannot-finish", "7.3")


class DistrictPhase(Step[Florenza]):
    """7.1 All first slots, in turn order of their owners, then all second ones, and so on."""

    paragraph = "7.1"

    def settle(self, game: Florenza, log: Log) -> None:
        game.phase = DISTRICTS
        steps: list[Step[Florenza]] = []
        for slot in range(game.box.rows.district.slots):
            for owner in game.order:
                family = game.families[owner]
                hand = family.hands[slot]
                if hand == NOBODY:
                    continue
                if family.built >> slot & 1:
                    use = use_of(game, owner, slot)
                    steps.append(RunWorkshop(hand, owner, slot, use.most))
                else:
                    steps.append(FinishWorkshop(hand, slot))
        game.ask(*steps)


def workshop_on(game: Florenza, owner: Seat, slot: int) -> Workshop:
    """The tile on a slot of a district."""
    return game.box.workshops[game.families[owner].slots[slot]]


def use_of(game: Florenza, owner: Seat, slot: int) -> Use:
    """What the workshop on a slot does; workers stand only where there is something to do."""
    use = workshop_on(game, owner, slot).use
    assert use is not None
    return use


class RunWorkshop(Alone[Florenza]):
    """7.2 The worker's owner uses the workshop, so many times at most, or leaves it idle."""

    paragraph = "7.2"
    key = "florenza-question-run"
    settled = True

    def __init__(self, seat: Seat, owner: Seat, slot: int, left: int) -> None:
        super().__init__(seat)
        self.owner = owner
        self.slot = slot
        self.left = left

    def arguments(self, game: Florenza, seat: Seat) -> Arguments:
        use = use_of(game, self.owner, self.slot)
        return {
            "workshop": workshop_on(game, self.owner, self.slot).key,
            "costs": use.pay.counted,
            "gains": use.gain.counted,
            "left": self.left,
            "slot": self.slot + 1,
            "owner_seat": self.owner,
        }

    def moves(self, game: Florenza, seat: Seat) -> Sequence[Move]:
        return (RUN, IDLE) if can_deal(game, seat, use_of(game, self.owner, self.slot)) else (IDLE,)

    def tempting(self, game: Florenza, seat: Seat) -> Sequence[Move]:
        return (RUN,)

    def forbids(self, game: Florenza, seat: Seat, move: Move) -> Refusal | None:
        if move is not RUN or can_deal(game, seat, use_of(game, self.owner, self.slot)):
            return None
        return CANNOT_RUN

    def play(self, game: Florenza, seat: Seat, move: Move, log: Log) -> None:
        if move is RUN and self.left > 1:
            game.ask(RunWorkshop(seat, self.owner, self.slot, self.left - 1))
        else:
            game.families[self.owner].dismiss(self.slot)
        if move is RUN:
            begin_dealing(game, seat, use_of(game, self.owner, self.slot), log)
        elif log is not None:
            log.append(WorkshopIdle(seat=seat, workshop=workshop_on(game, self.owner, self.slot).key))


class FinishWorkshop(Alone[Florenza]):
    """7.3 The tile is paid and turned over, or it goes back to the stock for a loss of prestige."""

    paragraph = "7.3"
    key = "florenza-question-finish"
    settled = True

    def __init__(self, seat: Seat, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def arguments(self, game: Florenza, seat: Seat) -> Arguments:
        shop = workshop_on(game, self.seat, self.slot)
        return {
            "workshop": shop.key,
            "costs": shop.cost.counted,
            "gains": shop.reward.counted,
            "slot": self.slot + 1,
            "owner_seat": self.seat,
        }

    def moves(self, game: Florenza, seat: Seat) -> Sequence[Move]:
        shop = workshop_on(game, seat, self.slot)
        return (FINISH, ABANDON) if affords(game.families[seat], shop.cost) else (ABANDON,)

    def tempting(self, game: Florenza, seat: Seat) -> Sequence[Move]:
        return (FINISH,)

    def forbids(self, game: Florenza, seat: Seat, move: Move) -> Refusal | None:
        if move is not FINISH or affords(game.families[seat], workshop_on(game, seat, self.slot).cost):
            return None
        return CANNOT_FINISH

    def play(self, game: Florenza, seat: Seat, move: Move, log: Log) -> None:
        family = game.families[seat]
        number = family.slots[self.slot]
        shop = game.box.workshops[number]
        told: Told = None if log is None else []
        family.dismiss(self.slot)
        if move is FINISH:
            pay(game, seat, shop.cost, "building", told)
            workers = gain(game, seat, shop.reward, "building", told)
            family.built |= 1 << self.slot
            if log is not None and told is not None:
                costs = counted(told, seat, -1)
                gains = counted(told, seat, 1) + ((f"{workers} workers",) if workers else ())
                log.append(
                    Built(
                        seat=seat,
                        workshop=shop.key,
                        slot=self.slot + 1,
                        costs=costs,
                        gains=gains,
                        changes=tuple(told),
                    )
                )
            return
        family.slots = (*family.slots[: self.slot], EMPTY, *family.slots[self.slot + 1 :])
        game.move_tile(number, 1)
        gain(game, seat, game.box.failed_workshop, "failure", told)
        if log is not None and told is not None:
            costs = counted(told, seat, -1)
            log.append(BuildingFailed(seat=seat, workshop=shop.key, costs=costs, changes=tuple(told)))
