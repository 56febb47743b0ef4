"""What placed workers will need against what will be there: phases 6 and 7 walked ahead of time for one seat.

Nothing is bought or sold on the way, every workshop is used as often as it can be, and of the commissions the greatest
comes first. The view shows it as a ledger, and judgement of a position begins with it.
"""

from typing import TYPE_CHECKING, Final

from signoria.table import Seat
from signoria.titles.florenza.amounts import Amount, Use

if TYPE_CHECKING:
    from signoria.titles.florenza.game import Florenza

RUN, FINISH, REALISE = range(3)
ENTRIES: Final[tuple[str, ...]] = ("run", "finish", "realise")


class Entry:
    """One placed worker: what it is there for, what it needs, what will be there, and whether that is enough.

    `standing` is the prestige and influence by then.
    """

    def __init__(
        self,
        kind: int,
        thing: int,
        slot: int,
        cost: Amount,
        fee: int,
        cubes: tuple[int, ...],
        florins: int,
        standing: tuple[int, int],
        enough: bool,
    ) -> None:
        self.kind = kind
        self.thing = thing
        self.slot = slot
        self.cost = cost
        self.fee = fee
        self.cubes = cubes
        self.florins = florins
        self.standing = standing
        self.enough = enough


def slots_of(game: "Florenza", seat: Seat) -> list[tuple[int, int, Seat]]:
    """7.1 The slots on which workers of a seat stand, in the order they act: slot, place in the turn order, owner."""
    waiting = [
        (slot, place, owner)
        for place, owner in enumerate(game.order)
        for slot, hand in enumerate(game.families[owner].hands)
        if hand == seat
    ]
    waiting.sort()
    return waiting


class Forecast:
    """What a seat will have when all its workers have acted."""

    def __init__(self, game: "Florenza", seat: Seat) -> None:
        family = game.families[seat]
        self._game = game
        self._seat = seat
        self.cubes: list[int] = list(family.cubes)
        self.florins = family.florins
        self.prestige = family.prestige
        self.influence = family.influence
        self.works = family.works
        self.built: list[int] = []
        self.masters = 0.0
        self.failures = 0
        self.entries: list[Entry] = []
        self._walk_districts()
        self._walk_commissions()

    def _walk_districts(self) -> None:
        game = self._game
        for slot, _, owner in slots_of(game, self._seat):
            family = game.families[owner]
            shop = game.box.workshops[family.slots[slot]]
            if family.built >> slot & 1:
                if shop.use is not None:
                    self._run(family.slots[slot], slot, shop.use)
            elif self._settle(FINISH, family.slots[slot], slot, shop.cost, 0):
                self._gain(shop.reward)
                self.built.append(family.slots[slot])
            else:
                self.failures += 1
                self._gain(game.box.failed_workshop)

    def _run(self, shop: int, slot: int, use: Use) -> None:
        """A use with cubes of choice is left aside: it changes one cube for another."""
        if use.pay.any or use.gain.any:
            self._note(RUN, shop, slot, use.pay, 0, sum(self.cubes) >= use.pay.any)
            return
        if self._settle(RUN, shop, slot, use.pay, 0):
            self._gain(use.gain)
            for _ in range(use.most - 1):
                if not self._affords(use.pay, 0):
                    return
                self._pay(use.pay, 0)
                self._gain(use.gain)

    def _walk_commissions(self) -> None:
        game = self._game
        box = game.box
        standing = game.families[self._seat].commissions
        if len(standing) > 1:
            standing = tuple(sorted(standing, key=lambda commission: -box.works[commission[0]].reward.prestige))
        for number, face, skill in standing:
            work = box.works[number]
            fee = box.characters[face].fees[skill]
            if self._settle(REALISE, number, 0, work.cost, fee):
                self.works |= 1 << number
                self._gain(work.reward)
                if face < box.known:
                    self.masters += box.characters[face].levels[skill] / 2
                if not box.palazzo & ~self.works and box.palazzo >> number & 1:
                    self._gain(box.palazzo_complete)
                if not box.chiesa & ~self.works and box.chiesa >> number & 1:
                    self._gain(box.chiesa_complete)
            else:
                self.failures += 1
                self._gain(box.failed[work.kind])
                if fee <= self.florins:
                    self.florins -= fee
                else:
                    self._gain(box.unpaid_artist)

    def _settle(self, kind: int, thing: int, slot: int, cost: Amount, fee: int) -> bool:
        """Pays if there is enough."""
        enough = self._affords(cost, fee)
        self._note(kind, thing, slot, cost, fee, enough)
        if enough:
            self._pay(cost, fee)
        return enough

    def _note(self, kind: int, thing: int, slot: int, cost: Amount, fee: int, enough: bool) -> None:
        standing = (self.prestige, self.influence)
        self.entries.append(Entry(kind, thing, slot, cost, fee, tuple(self.cubes), self.florins, standing, enough))

    def _affords(self, cost: Amount, fee: int) -> bool:
        if self.florins < cost.florins + fee:
            return False
        return not [kind for kind, count in cost.cubes if self.cubes[kind] < count]

    def _pay(self, cost: Amount, fee: int) -> None:
        self.florins -= cost.florins + fee
        for kind, count in cost.cubes:
            self.cubes[kind] -= count

    def _gain(self, amount: Amount) -> None:
        self.florins += amount.florins
        supply = self._game.supply
        for kind, count in amount.cubes:
            self.cubes[kind] += min(count, supply[kind])
        if amount.prestige:
            self.prestige = max(self.prestige + amount.prestige, self._game.box.rows.tracks.least_prestige)
        if amount.influence:
            most = self._game.box.rows.tracks.most_influence
            self.influence = max(0, min(self.influence + amount.influence, most))
