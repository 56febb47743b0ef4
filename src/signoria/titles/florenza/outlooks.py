"""What a worker will be short of if it is placed so: said by the button before it is pressed."""

from typing import TYPE_CHECKING

from signoria.table import Seat
from signoria.titles.florenza.components import RESOURCES
from signoria.titles.florenza.forecast import Entry, Forecast
from signoria.titles.florenza.ledger import needs_of

if TYPE_CHECKING:
    from signoria.titles.florenza.game import Florenza


def short_of_building(game: "Florenza", seat: Seat, shop: int) -> tuple[str, ...]:
    """What is missing if this workshop is begun."""
    slots = game.families[seat].slots
    if -1 not in slots:
        return ()
    trial = game.copy()
    family = trial.families[seat]
    slot = slots.index(-1)
    family.slots = (*slots[:slot], shop, *slots[slot + 1 :])
    family.hands = (*family.hands[:slot], seat, *family.hands[slot + 1 :])
    return _newly_short(game, trial, seat)


def short_of_commission(game: "Florenza", seat: Seat, work: int, face: int, skill: int) -> tuple[str, ...]:
    """What is missing if this work is commissioned from this artist."""
    trial = game.copy()
    family = trial.families[seat]
    family.commissions = (*family.commissions, (work, face, skill))
    return _newly_short(game, trial, seat)


def _newly_short(game: "Florenza", trial: "Florenza", seat: Seat) -> tuple[str, ...]:
    """What those workers lack that fail by it and would not without it, as counted things."""
    failing = {_named(entry) for entry in Forecast(game, seat).entries if not entry.enough}
    cubes = [0] * len(RESOURCES)
    florins = 0
    for entry in Forecast(trial, seat).entries:
        if entry.enough or _named(entry) in failing:
            continue
        florins += max(0, entry.cost.florins + entry.fee - entry.florins)
        for kind, need in enumerate(needs_of(entry)):
            cubes[kind] += max(0, need - entry.cubes[kind])
    lacking = [f"{count} {RESOURCES[kind]}" for kind, count in enumerate(cubes) if count]
    return (*lacking, f"{florins} florins") if florins else tuple(lacking)


def _named(entry: Entry) -> tuple[int, int, int]:
    return entry.kind, entry.thing, entry.slot
