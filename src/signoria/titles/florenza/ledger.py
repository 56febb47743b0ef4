"""The ledger: every placed worker in the order it will act, what it needs against what will be there, and what then is.

It is the forecast made readable: what is missing, what failing costs, what is left; and which workers would mend it.
"""

from typing import TYPE_CHECKING

from msgspec import Struct

from signoria.table import Seat
from signoria.titles.florenza.forecast import ENTRIES, FINISH, REALISE, Entry, Forecast, slots_of

if TYPE_CHECKING:
    from signoria.titles.florenza.game import Florenza

DISTRICTS, WORKS = 6, 7


class CubesView(Struct, frozen=True):
    """Cubes by kind."""

    wood: int
    marble: int
    metal: int
    fabric: int
    spice: int
    gold: int


class LedgerView(Struct, frozen=True, kw_only=True):
    """A placed worker: what it needs, what will be there by then, and what comes of it.

    `owner_seat` owns the slot; `short` is what is missing, and `penalty` the prestige that this costs. `change`,
    `prestige` and `influence` are what will have come and gone by it, dice apart.
    """

    phase: int
    task: str
    workshop_or_work: str
    slot: int
    owner_seat: Seat | None
    artist_character: str
    needs: CubesView
    needs_florins: int
    needs_any: int
    there: CubesView
    there_florins: int
    enough: bool
    short: CubesView
    short_florins: int
    penalty: int
    change: CubesView
    change_florins: int
    prestige: int
    influence: int


class AheadView(Struct, frozen=True):
    """What will be left when all placed workers have acted, and how many of them fail."""

    cubes: CubesView
    florins: int
    prestige: int
    influence: int
    failures: int


class Ledger:
    """The entries of a seat, with what each of them changes."""

    def __init__(self, game: "Florenza", seat: Seat) -> None:
        self._game = game
        self._seat = seat
        self.ahead = Forecast(game, seat)

    def lines(self) -> tuple[LedgerView, ...]:
        """A line for each placed worker."""
        entries = self.ahead.entries
        owners: list[Seat | None] = [owner for _, _, owner in slots_of(self._game, self._seat)]
        return tuple(
            [
                self._line(entry, entries[place + 1] if place + 1 < len(entries) else None, owner)
                for place, (entry, owner) in enumerate(
                    zip(entries, owners + [None] * (len(entries) - len(owners)), strict=True)
                )
            ]
        )

    def left(self) -> AheadView:
        """What there will be behind the last line."""
        ahead = self.ahead
        return AheadView(CubesView(*ahead.cubes), ahead.florins, ahead.prestige, ahead.influence, ahead.failures)

    def _line(self, entry: Entry, following: Entry | None, owner: Seat | None) -> LedgerView:
        box = self._game.box
        ahead = self.ahead
        cubes = tuple(ahead.cubes) if following is None else following.cubes
        florins = ahead.florins if following is None else following.florins
        prestige, influence = (ahead.prestige, ahead.influence) if following is None else following.standing
        things = box.works if entry.kind == REALISE else box.workshops
        needs = needs_of(entry)
        there = list(zip(needs, entry.cubes, strict=True))
        return LedgerView(
            phase=WORKS if entry.kind == REALISE else DISTRICTS,
            task=ENTRIES[entry.kind],
            workshop_or_work=things[entry.thing].key,
            slot=entry.slot + 1 if entry.kind != REALISE else 0,
            owner_seat=owner,
            artist_character=self._artist(entry),
            needs=CubesView(*needs),
            needs_florins=entry.cost.florins + entry.fee,
            needs_any=entry.cost.any,
            there=CubesView(*entry.cubes),
            there_florins=entry.florins,
            enough=entry.enough,
            short=CubesView(*[max(0, need - held) for need, held in there]),
            short_florins=max(0, entry.cost.florins + entry.fee - entry.florins),
            penalty=self._penalty(entry),
            change=CubesView(*[after - before for after, before in zip(cubes, entry.cubes, strict=True)]),
            change_florins=florins - entry.florins,
            prestige=prestige - entry.standing[0],
            influence=influence - entry.standing[1],
        )

    def _artist(self, entry: Entry) -> str:
        if entry.kind != REALISE:
            return ""
        faces = [face for work, face, _ in self._game.families[self._seat].commissions if work == entry.thing]
        return self._game.box.characters[faces[0]].key

    def _penalty(self, entry: Entry) -> int:
        """7.3, 8.5 and 8.6: the prestige lost by failing; a workshop that is not used costs nothing."""
        box = self._game.box
        if entry.kind == FINISH:
            return -box.failed_workshop.prestige
        if entry.kind != REALISE:
            return 0
        unpaid = box.unpaid_artist.prestige if entry.fee > entry.florins else 0
        return -box.failed[box.works[entry.thing].kind].prestige - unpaid

    def remedies(self) -> tuple[int, ...]:
        """Slots of the own district to which one more worker could be sent, so that fewer fail."""
        game, seat = self._game, self._seat
        family = game.families[seat]
        if not self.ahead.failures or not family.ready:
            return ()
        mending: list[int] = []
        for slot in range(len(family.slots)):
            if family.open >> slot & 1:
                trial = game.copy()
                hands = family.hands
                trial.families[seat].hands = (*hands[:slot], seat, *hands[slot + 1 :])
                if Forecast(trial, seat).failures < self.ahead.failures:
                    mending.append(slot + 1)
        return tuple(mending)


def needs_of(entry: Entry) -> list[int]:
    """The cubes that a worker needs, by kind."""
    needs = [0] * len(entry.cubes)
    for kind, count in entry.cost.cubes:
        needs[kind] = count
    return needs
