"""3 Income, phase 1: one die for all, then everybody in turn order."""

from typing import Final

from signoria.table import Change, Log, Seat, Step
from signoria.titles.florenza.effects import Told, counted, gain, gain_cubes, move_prestige
from signoria.titles.florenza.events import DieRolled, Received
from signoria.titles.florenza.game import Florenza

INCOME: Final = 1


class IncomePhase(Step[Florenza]):
    """3.1 The die is rolled once; what it shows everybody gets beside the rest."""

    paragraph = "3.1"

    def settle(self, game: Florenza, log: Log) -> None:
        game.phase = INCOME
        (game.die,) = game.roll(1)
        if log is not None:
            key = game.box.rows.resources[game.box.faces[game.die - 1]].key
            log.append(DieRolled(die=game.die, resource=key))
        for seat in game.order:
            told: Told = None if log is None else []
            workers = receive(game, seat, told)
            if log is not None and told is not None:
                gains = counted(told, seat, 1) + ((f"{workers} workers",) if workers else ())
                log.append(Received(seat=seat, gains=gains, changes=tuple(told)))


def receive(game: Florenza, seat: Seat, told: list[Change] | None) -> int:
    """3.2 and 3.3: the base income, the works, the violet workshops. Gives the number of workers who came."""
    box = game.box
    family = game.families[seat]
    workers = gain(game, seat, box.base, "income", told)
    _receive_die(game, seat, told)
    for work in box.with_income:
        if family.works >> work & 1:
            workers += gain(game, seat, box.works[work].income, "income", told)
    for slot, shop in enumerate(family.slots):
        if family.built >> slot & 1 and box.workshops[shop].use is None:
            workers += gain(game, seat, box.workshops[shop].income, "income", told)
    if game.patrons and game.options["masterpiece"] == "income":
        for _, patron in game.patrons:
            if patron == seat:
                move_prestige(game, seat, 1, "artist", told)
    return workers


def _receive_die(game: Florenza, seat: Seat, told: list[Change] | None) -> None:
    """3.4 For each cube of the die's kind that the supply lacks there are florins instead."""
    box = game.box
    lost = gain_cubes(game, seat, ((box.faces[game.die - 1], box.base.die),), "income", told)
    for _ in range(lost):
        gain(game, seat, box.die_exhausted, "income", told)
