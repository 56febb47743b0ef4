"""Muse & Princess put into the box: the rows it adds to those of the base game."""

from typing import Final

from signoria.titles.princes.actions import ActionPhase
from signoria.titles.princes.annexes import annexed
from signoria.titles.princes.box import PrincesBox
from signoria.titles.princes.ending import FinalScoring, Winners
from signoria.titles.princes.muse.banker import BankerDue
from signoria.titles.princes.muse.court import lay_out
from signoria.titles.princes.muse.hopes import hope_of_characters, shortlist
from signoria.titles.princes.muse.merchant import MerchantDue, MerchantInTurn, won_with_merchant
from signoria.titles.princes.muse.moves import COURT, MOVES
from signoria.titles.princes.muse.muse import cardinal_adds, muse_adds
from signoria.titles.princes.muse.phase import CourtOpens, TurnOver
from signoria.titles.princes.muse.princess import PleasePrincess
from signoria.titles.princes.muse.professor import ProfessorDue, ProfessorInTurn
from signoria.titles.princes.muse.seeing import court_view
from signoria.titles.princes.muse.sources import SOURCES
from signoria.titles.princes.muse.wording import spoken_of

REASONS: Final = {
    "court": "court",
    "rank": "merchant",
    "gratis": "merchant",
    "wait": "stop",
    "consult": "draw",
    "dismiss": "stop",
    "princess": "work",
    "change": "prestige",
}
"""The sentence of a bot for each kind of move."""


def add_muse(box: PrincesBox, seats: int) -> PrincesBox:
    """The characters join the game, the same for any number of players."""
    for character, places in zip(box.rows.characters, COURT, strict=True):
        for place in places[character.lowest : character.highest + 1]:
            box.lexicon.add(place)
    for move in MOVES:
        box.lexicon.add(move)
    variant = box.variant
    variant.game = annexed
    variant.setups = (*variant.setups, lay_out)
    before = next(place for place, phase in enumerate(variant.phases) if isinstance(phase, ActionPhase))
    court = (MerchantDue(), ProfessorDue(), CourtOpens())
    variant.phases = (*variant.phases[:before], *court, *variant.phases[before:])
    variant.endings = (MerchantDue(), ProfessorDue(), FinalScoring(), BankerDue(), Winners())
    variant.sales = (*variant.sales, won_with_merchant)
    variant.further_actions = (*variant.further_actions, cardinal_adds)
    variant.turn_ends = (*variant.turn_ends, TurnOver)
    variant.actions = (*variant.actions, PleasePrincess())
    variant.asides = (*variant.asides, MerchantInTurn(), ProfessorInTurn())
    variant.terms = (*variant.terms, muse_adds)
    variant.sale_of_prestige = 0
    variant.sources = (*variant.sources, *SOURCES)
    variant.views = (*variant.views, ("court", court_view))
    variant.wordings = (*variant.wordings, spoken_of)
    variant.reasons.update(REASONS)
    variant.hopes = (*variant.hopes, hope_of_characters)
    variant.shortlists = (*variant.shortlists, shortlist)
    return box
