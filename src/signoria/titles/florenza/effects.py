"""The interpreter of effects: whatever a workshop, a work, an artist or a preacher does is an amount paid or gained.

Changes are noted in `told` where somebody listens.
"""

from collections.abc import Iterable
from typing import TypeAlias

from signoria.table import Change, Seat
from signoria.titles.florenza.amounts import Amount
from signoria.titles.florenza.components import RESOURCES
from signoria.titles.florenza.game import Family, Florenza

Told: TypeAlias = list[Change] | None


def affords(family: Family, amount: Amount) -> bool:
    """Whether a family has the florins and cubes."""
    return affords_with(family, amount, 0)


def affords_with(family: Family, amount: Amount, florins: int) -> bool:
    """Whether a family has the florins and cubes, and so many florins more."""
    if family.florins < amount.florins + florins:
        return False
    cubes = family.cubes
    return not [kind for kind, count in amount.cubes if cubes[kind] < count]


def pay(game: Florenza, seat: Seat, amount: Amount, source: str, told: Told) -> None:
    """1.4 Cubes go to the supply, florins to the bank."""
    if amount.florins:
        pay_florins(game, seat, amount.florins, source, told)
    if amount.cubes:
        pay_cubes(game, seat, amount.cubes, source, told)


def pay_cubes(game: Florenza, seat: Seat, given: tuple[tuple[int, int], ...], source: str, told: Told) -> None:
    """1.4 Cubes to the supply."""
    cubes = list(game.families[seat].cubes)
    supply = list(game.supply)
    for kind, count in given:
        cubes[kind] -= count
        supply[kind] += count
        if told is not None:
            told.append(Change(seat, RESOURCES[kind], -count, source))
    game.families[seat].cubes = tuple(cubes)
    game.supply = tuple(supply)


def pay_florins(game: Florenza, seat: Seat, florins: int, source: str, told: Told) -> None:
    """1.4 Florins to the bank."""
    game.families[seat].florins -= florins
    if told is not None and florins:
        told.append(Change(seat, "florins", -florins, source))


def gain(game: Florenza, seat: Seat, amount: Amount, source: str, told: Told) -> int:
    """Everything an amount brings, within the limits of 1.4 to 1.6; gives the number of workers who came."""
    family = game.families[seat]
    if amount.cubes:
        gain_cubes(game, seat, amount.cubes, source, told)
    if amount.florins:
        family.florins += amount.florins
        if told is not None:
            told.append(Change(seat, "florins", amount.florins, source))
    if amount.prestige:
        move_prestige(game, seat, amount.prestige, source, told)
    if amount.influence:
        _move_influence(game, seat, amount.influence, source, told)
    return family.recruit(amount.workers) if amount.workers else 0


def gain_cubes(game: Florenza, seat: Seat, wanted: tuple[tuple[int, int], ...], source: str, told: Told) -> int:
    """1.4 Cubes from the supply; what it lacks is lost. Gives how many were lost."""
    cubes = list(game.families[seat].cubes)
    supply = list(game.supply)
    lost = 0
    for kind, count in wanted:
        come = min(count, supply[kind])
        lost += count - come
        cubes[kind] += come
        supply[kind] -= come
        if told is not None and come:
            told.append(Change(seat, RESOURCES[kind], come, source))
    game.families[seat].cubes = tuple(cubes)
    game.supply = tuple(supply)
    return lost


def move_prestige(game: Florenza, seat: Seat, points: int, source: str, told: Told) -> None:
    """1.6 Prestige won or lost; below the end of the track nothing is lost any more."""
    family = game.families[seat]
    moved = max(points, game.box.rows.tracks.least_prestige - family.prestige)
    family.prestige += moved
    if told is not None and moved:
        told.append(Change(seat, "prestige", moved, source))


def _move_influence(game: Florenza, seat: Seat, points: int, source: str, told: Told) -> None:
    """1.6 Influence won or lost, between the two ends of the track."""
    family = game.families[seat]
    moved = max(0, min(family.influence + points, game.box.rows.tracks.most_influence)) - family.influence
    family.influence += moved
    if told is not None and moved:
        told.append(Change(seat, "influence", moved, source))


def counted(changes: list[Change], seat: Seat, sign: int) -> tuple[str, ...]:
    """What a seat has won (sign 1) or paid (sign -1), as counted things: `2 wood`."""
    sums: dict[str, int] = {}
    for change in changes:
        if change.seat == seat and change.amount * sign > 0:
            sums[change.what] = sums.get(change.what, 0) + change.amount * sign
    return tuple([f"{count} {what}" for what, count in sums.items()])


def counted_each(counts: Iterable[int], what: str) -> tuple[str, ...]:
    """Each of several counts of one thing: `2 prestige`, `0 prestige`."""
    return tuple([f"{count} {what}" for count in counts])
