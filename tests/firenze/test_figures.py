"""The small positions that the page draws beside the rulebook are as the rules say."""

import json
from pathlib import Path
from typing import Any

import pytest

from signoria.table import Event
from signoria.titles.firenze.bricks import COLOURS
from signoria.titles.firenze.events import (
    BalconyFilled,
    CostPaid,
    Exchanged,
    TowerBegun,
    TowerFell,
    TowerRaised,
)
from signoria.titles.firenze.game import Firenze
from tests.firenze.scenes import at_phase, lay, own
from tests.transcripts import play

BOARD = Path(__file__).parents[2] / "web" / "src" / "boards" / "firenze"
FIGURES: list[dict[str, Any]] = json.loads((BOARD / "figures.json").read_text(encoding="utf-8"))


def played(figure: dict[str, Any]) -> tuple[Firenze, list[Event]]:
    """The position of a figure after its moves, and what they told."""
    game = at_phase(figure["phase"])
    if figure["row"]:
        lay(game, 0, figure["row"])
    own(game, 0, store=figure["store"], towers=figure["towers"])
    return game, play(game, figure["play"])


def fates(events: list[Event]) -> list[tuple[str, str]]:
    """Bricks that were given, came or went to the bag, in the order of the colours."""
    found: list[tuple[str, str]] = []
    for event in events:
        match event:
            case Exchanged():
                found += [(colour, "given") for colour in event.given_bricks] + [(event.colour, "come")]
            case CostPaid():
                found += [(colour, "paid") for colour in event.bricks]
            case TowerFell():
                found += [(event.colour, "come")] * event.kept + [(event.colour, "paid")] * event.lost
            case _:
                pass
    return sorted(found, key=lambda brick: (COLOURS.index(brick[0]), brick[1]))


def towers(events: list[Event]) -> list[tuple[str, int, int, bool]]:
    """Towers that grew, fell or became a contract: colour, height, new floors, whether they fell."""
    found: list[tuple[str, int, int, bool]] = []
    for event in events:
        match event:
            case TowerRaised():
                found.append((event.colour, event.height, event.height - event.from_height, False))
            case TowerBegun():
                found.append((event.colour, event.height, event.height, False))
            case TowerFell():
                found.append((event.colour, event.height, 0, True))
            case BalconyFilled():
                found.append((event.colour, event.height, 0, False))
            case _:
                pass
    return found


@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: figure["caption"])
def test_a_figure_draws_what_its_moves_bring_about(figure: dict[str, Any]) -> None:
    _, events = played(figure)
    bricks = [(brick["colour"], brick["fate"]) for brick in figure["drawn"]["bricks"]]
    assert sorted(bricks, key=lambda brick: (COLOURS.index(brick[0]), brick[1])) == fates(events)
    drawn = [(row["colour"], row["height"], row["fresh"], row["falls"]) for row in figure["drawn"]["towers"]]
    assert drawn == towers(events)


def test_the_balconies_of_the_figure_have_the_levels_and_points_it_says() -> None:
    figure = next(figure for figure in FIGURES if figure["paragraph"] == "7.3")
    _, events = played(figure)
    filled = [(event.level, event.points) for event in events if isinstance(event, BalconyFilled)]
    assert filled == [(row["level"], row["points"]) for row in figure["drawn"]["towers"]]
