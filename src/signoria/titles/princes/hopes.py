"""What may still be scored beside works and buildings: prestige cards, and the best work of the round."""

from math import exp
from typing import Final

from signoria.table import Seat
from signoria.titles.princes.actions import Turn
from signoria.titles.princes.box import PRESTIGE
from signoria.titles.princes.components import PrestigeRow
from signoria.titles.princes.counters import COUNTER
from signoria.titles.princes.draws import LOOKED_AT
from signoria.titles.princes.game import Estate, Princes
from signoria.titles.princes.prospects import all_wishes

MISSING: Final = 1.6
"""The part of a threshold card that each thing missing puts at risk, were there one round to get it."""
CHANCES_NOW: Final = 1.5
"""What this round still gives to get it, counted in rounds."""
NEARLY: Final = 0.8
"""A threshold not yet met is never surer than this."""
EMPTY_SQUARES: Final = 4.0
"""So many squares count as one thing where having the fewest empty ones is asked for."""
SPREAD, SPREAD_A_ROUND = 0.25, 0.2
"""How far a lead can change by the end: in the last round, and more for each round before."""
WILL_WORK: Final = 0.7
"""How likely a player whose turn is still to come makes a work as good as he can."""
USUALLY_GRANTED: Final = 0.7
"""The part of its wishes that such a work is granted."""
BEATEN_BY: Final = 1.5
"""How far, in points of value, such a work is above or below what is expected."""


def hope_of_card(game: Princes, seat: Seat, estate: Estate, card: int) -> float:
    """Points that a prestige card will bring the owner of an estate."""
    row = game.box.rows.prestige_cards[card]
    later = len(game.box.minimums) - game.round
    if row.at_least:
        return row.full * _chance_of_threshold(game, estate, row, later)
    lead = _lead(game, seat, estate, row)
    if later or lead:
        return row.full / (1 + exp(-lead / (SPREAD + SPREAD_A_ROUND * later)))
    return float(row.tied)


def _chance_of_threshold(game: Princes, estate: Estate, row: PrestigeRow, later: int) -> float:
    missing = 0
    for counter, least in row.at_least.items():
        missing += max(0, least - COUNTER[counter](game.box, estate))
    if not missing:
        return 1.0
    return max(0.0, min(NEARLY, 1 - MISSING * missing / (later + CHANCES_NOW)))


def _lead(game: Princes, seat: Seat, estate: Estate, row: PrestigeRow) -> float:
    """By how many things an estate is ahead of all others, or behind the first of them."""
    counter = COUNTER[row.counter]
    mine = counter(game.box, estate)
    others = [counter(game.box, other) for place, other in enumerate(game.estates) if place != seat]
    if row.kind == "most":
        return float(mine - max(others)) if mine or max(others) else -1.0
    return (min(others) - mine) / EMPTY_SQUARES


def hope_of_buying(game: Princes, seat: Seat, estate: Estate) -> float:
    """4.4 Points that the best of five unknown prestige cards will bring, on average."""
    _, under = game.piles[PRESTIGE].known_to(seat)
    known = {*under, *estate.prestige_cards}
    cards = [card for card in range(len(game.box.card_keys[PRESTIGE])) if card not in known]
    hopes = sorted([hope_of_card(game, seat, estate, card) for card in cards], reverse=True)
    total, no_better = 0.0, 1.0
    for place, hope in enumerate(hopes):
        seen = min(1.0, LOOKED_AT / (len(hopes) - place))
        total += no_better * seen * hope
        no_better *= 1 - seen
    return total


def hope_of_best_work(game: Princes, seat: Seat) -> float:
    """6.6 Points for the seat's best work of this round, unless somebody who is still to come beats it."""
    mine = game.estates[seat].best_work
    if not mine or mine < max([estate.best_work for estate in game.estates]):
        return 0.0
    chance = 1.0
    for step in game.agenda:
        if isinstance(step, Turn) and step.seat != seat and step.left:
            other = game.estates[step.seat]
            could = (
                game.box.worth.jester * other.jesters
                + game.box.worth.card * other.cards()
                + USUALLY_GRANTED * all_wishes(game)
            )
            chance *= 1 - WILL_WORK / (1 + exp((mine - could) / BEATEN_BY))
    return game.box.awards.best_work * chance
