"""Cooperation put into the box: the rows it adds to those of the base game."""

from typing import Final

from signoria.titles.princes.box import PrincesBox
from signoria.titles.princes.cooperation.box import JoinedBox
from signoria.titles.princes.cooperation.ground import AlongBorders, FacingBuildings
from signoria.titles.princes.cooperation.hopes import hope_of_agreement, shortlist
from signoria.titles.princes.cooperation.proposing import ProposeJointly
from signoria.titles.princes.cooperation.seeing import joined_view
from signoria.titles.princes.cooperation.sources import SOURCES
from signoria.titles.princes.cooperation.tallies import joint_buildings_once
from signoria.titles.princes.cooperation.turns import NeighbourTurn
from signoria.titles.princes.cooperation.wording import spoken_of

REASONS: Final = {
    "propose": "jointly",
    "join": "place",
    "for": "share",
    "accept": "agree",
    "counter": "haggle",
    "insist": "haggle",
    "refuse": "decline",
}
"""The sentence of a bot for each kind of move."""


def add_cooperation(box: PrincesBox, seats: int) -> PrincesBox:
    """The estates are turned over and joined."""
    variant = box.variant
    variant.turn = NeighbourTurn
    variant.actions = (*variant.actions, ProposeJointly())
    variant.bars = (*variant.bars, FacingBuildings(), AlongBorders())
    variant.sources = (*variant.sources, *SOURCES)
    variant.tallies = (*variant.tallies, joint_buildings_once)
    variant.views = (*variant.views, ("joined", joined_view))
    variant.wordings = (*variant.wordings, spoken_of)
    variant.reasons.update(REASONS)
    variant.hopes = (*variant.hopes, hope_of_agreement)
    variant.shortlists = (*variant.shortlists, shortlist)
    return JoinedBox(box, seats)
