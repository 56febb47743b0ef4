"""5 Workers for workshops: using one, at home or abroad, and building one."""

from collections.abc import Sequence
from typing import Final

from signoria.table import Log, Move, Refusal, Seat, Step
from signoria.titles.florenza.effects import Told, counted, gain
from signoria.titles.florenza.events import BuildingBegan, WorkerSent, WorkerSentAbroad
from signoria.titles.florenza.game import EMPTY, NOBODY, Florenza
from signoria.titles.florenza.moves import Build, UseWorkshop
from signoria.titles.florenza.placings import Placing

NO_WORKSHOP: Final = Refusal("florenza-refusal-no-workshop", "5.3")
NOT_BUILT_YET: Final = Refusal("florenza-refusal-not-built-yet", "5.3")
VIOLET: Final = Refusal("florenza-refusal-violet", "5.3")
WORKSHOP_TAKEN: Final = Refusal("florenza-refusal-workshop-taken", "5.3")
TOO_LITTLE_PRESTIGE: Final = Refusal("florenza-refusal-too-little-prestige", "5.4")
NO_FREE_SLOT: Final = Refusal("florenza-refusal-no-free-slot", "5.5")
OUT_OF_STOCK: Final = Refusal("florenza-refusal-out-of-stock", "5.5")


def may_go_abroad(game: Florenza, seat: Seat) -> bool:
    """5.4 Who stands at the end of the prestige track stays at home."""
    return game.families[seat].prestige >= game.box.rows.foreign_use.least_prestige


class PlaceOnWorkshop(Placing):
    """5.3 A built workshop without a worker, in any district; 5.4 in another's, prestige changes hands at once."""

    def moves(self, game: Florenza, seat: Seat) -> Sequence[Move]:
        menus = game.box.use
        families = game.families
        if not may_go_abroad(game, seat):
            return menus[seat].of(families[seat].open)
        offered: list[Move] = []
        for owner, family in enumerate(families):
            if family.open:
                offered += menus[owner].of(family.open)
        return offered

    def tempting(self, game: Florenza, seat: Seat) -> Sequence[Move]:
        return [
            move
            for owner, family in enumerate(game.families)
            for slot, move in enumerate(game.box.use[owner].moves)
            if family.slots[slot] != EMPTY
        ]

    def forbids(self, game: Florenza, seat: Seat, move: Move) -> Refusal | None:
        assert isinstance(move, UseWorkshop)
        family = game.families[move.owner] if move.owner < game.seats else None
        if family is None or family.slots[move.slot] == EMPTY:
            return NO_WORKSHOP
        if not family.built >> move.slot & 1:
            return NOT_BUILT_YET
        if game.box.workshops[family.slots[move.slot]].use is None:
            return VIOLET
        if not family.open >> move.slot & 1:
            return WORKSHOP_TAKEN
        if move.owner != seat and not may_go_abroad(game, seat):
            return TOO_LITTLE_PRESTIGE
        return None

    def play(self, game: Florenza, seat: Seat, move: Move, log: Log) -> tuple[Step[Florenza], ...]:
        assert isinstance(move, UseWorkshop)
        owner = game.families[move.owner]
        slot = move.slot
        game.families[seat].send()
        owner.open &= ~(1 << slot)
        owner.hands = (*owner.hands[:slot], seat, *owner.hands[slot + 1 :])
        if move.owner != seat:
            self._abroad(game, seat, move, log)
        elif log is not None:
            key = game.box.workshops[owner.slots[slot]].key
            log.append(WorkerSent(seat=seat, workshop=key, slot=slot + 1))
        return ()

    def _abroad(self, game: Florenza, seat: Seat, move: UseWorkshop, log: Log) -> None:
        told: Told = None if log is None else []
        gain(game, seat, game.box.foreign_user, "abroad", told)
        if game.options["foreign_fee"] == "owner_gains":
            gain(game, move.owner, game.box.foreign_owner, "abroad", told)
        if log is not None and told is not None:
            key = game.box.workshops[game.families[move.owner].slots[move.slot]].key
            log.append(
                WorkerSentAbroad(
                    seat=seat,
                    owner_seat=move.owner,
                    workshop=key,
                    slot=move.slot + 1,
                    costs=counted(told, seat, -1),
                    gains=counted(told, move.owner, 1),
                    changes=tuple(told),
                )
            )


class PlaceToBuild(Placing):
    """5.5 Any tile in stock lies down unbuilt on the first free slot, with the worker on it; it is paid in phase 6."""

    def moves(self, game: Florenza, seat: Seat) -> Sequence[Move]:
        if EMPTY not in game.families[seat].slots:
            return ()
        return game.box.build.of(game.stocked)

    def tempting(self, game: Florenza, seat: Seat) -> Sequence[Move]:
        return game.box.build.moves

    def forbids(self, game: Florenza, seat: Seat, move: Move) -> Refusal | None:
        assert isinstance(move, Build)
        if EMPTY not in game.families[seat].slots:
            return NO_FREE_SLOT
        return None if game.stock[move.index] else OUT_OF_STOCK

    def play(self, game: Florenza, seat: Seat, move: Move, log: Log) -> tuple[Step[Florenza], ...]:
        assert isinstance(move, Build)
        family = game.families[seat]
        shop = move.index
        slot = family.slots.index(EMPTY)
        family.send()
        family.slots = (*family.slots[:slot], shop, *family.slots[slot + 1 :])
        family.hands = (*family.hands[:slot], seat, *family.hands[slot + 1 :])
        game.move_tile(shop, -1)
        if log is not None:
            log.append(BuildingBegan(seat=seat, workshop=move.key, slot=slot + 1))
        return ()


def free_slots(game: Florenza) -> None:
    """10.1 All workers leave the workshops, and every built one that can be used is open again."""
    workshops = game.box.workshops
    for family in game.families:
        family.hands = (NOBODY,) * len(family.slots)
        family.open = sum(
            [
                1 << slot
                for slot, shop in enumerate(family.slots)
                if family.built >> slot & 1 and workshops[shop].use is not None
            ]
        )
