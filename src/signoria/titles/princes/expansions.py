"""The base game as rows, and the box with the expansions that are played: each adds its own rows."""

from collections.abc import Callable
from typing import Final, TypeAlias

from signoria.table import Options
from signoria.titles.princes.actions import ACTIONS, ActionPhase, Turn
from signoria.titles.princes.auction import AuctionPhase
from signoria.titles.princes.box import PrincesBox, open_box
from signoria.titles.princes.cooperation.expansion import add_cooperation
from signoria.titles.princes.ending import FinalScoring, Winners
from signoria.titles.princes.game import Princes
from signoria.titles.princes.muse.expansion import add_muse
from signoria.titles.princes.reasons import WHY
from signoria.titles.princes.recruiting import RECRUITING
from signoria.titles.princes.rounds import NextRound
from signoria.titles.princes.scoring import SOURCES
from signoria.titles.princes.variant import Variant
from signoria.titles.princes.works import BestWorkOfRound

Expansion: TypeAlias = Callable[[PrincesBox, int], PrincesBox]
"""Puts its components and rows into a box for so many players, and gives that back or a new one."""

EXPANSIONS: Final[dict[str, Expansion]] = {"cooperation": add_cooperation, "muse": add_muse}
"""By the options that switch them on, in the order in which they are put into the box."""


def base_game(box: PrincesBox) -> Variant:
    """The game without expansions."""
    variant = Variant()
    variant.game = Princes
    variant.setups = ()
    variant.phases = (AuctionPhase(), ActionPhase(), BestWorkOfRound(), NextRound())
    variant.endings = (FinalScoring(), Winners())
    variant.sales = ()
    variant.turn = Turn
    variant.further_actions = ()
    variant.turn_ends = ()
    variant.actions = ACTIONS
    variant.asides = RECRUITING
    variant.bars = ()
    variant.terms = ()
    variant.sale_of_prestige = box.money.prestige_sold
    variant.sources = SOURCES
    variant.views = ()
    variant.wordings = ()
    variant.tallies = ()
    variant.reasons = dict(WHY)
    variant.hopes = ()
    variant.shortlists = ()
    return variant


def opened(text: str) -> PrincesBox:
    """The box of a component file, for the game without expansions."""
    box = open_box(text)
    box.variant = base_game(box)
    return box


def expanded(box: PrincesBox, options: Options, seats: int) -> PrincesBox:
    """The box with the expansions that options ask for."""
    wanted = tuple([key for key in EXPANSIONS if options[key]])
    return with_expansions(box, wanted, seats) if wanted else box


def with_expansions(box: PrincesBox, wanted: tuple[str, ...], seats: int) -> PrincesBox:
    """The box with those expansions, for so many players; put together once."""
    found = box.expanded.get((wanted, seats))
    if found is None:
        found = PrincesBox(box.rows, box.digest)
        found.variant = base_game(found)
        for key in wanted:
            found = EXPANSIONS[key](found, seats)
        if box.title is not None:
            found.belong(box.title, with_expansions, box, wanted, seats)
        box.expanded[wanted, seats] = found
    return found
