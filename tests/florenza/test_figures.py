"""The small positions that the page draws beside the rulebook are as the rules say."""

import json
from pathlib import Path
from typing import Any

import pytest

from signoria.titles.florenza.game import NOBODY
from tests.florenza.scenes import all_pass, at_placement, cubes, family, phase_of, row
from tests.transcripts import play

BOARD = Path(__file__).parents[2] / "web" / "src" / "boards" / "florenza"
FIGURES: dict[str, Any] = json.loads((BOARD / "figures.json").read_text(encoding="utf-8"))


def test_the_work_of_the_figure_costs_and_brings_what_it_says() -> None:
    figure = FIGURES["work"]
    game = at_placement()
    row(game, figure["character"])
    family(game, 0, florins=figure["florins"], **figure["cubes"])
    play(game, f"0: commission {figure['work']} / 0: hire {figure['character']}")
    (made,) = game.view(0).families[0].commissions
    assert (list(made.die), list(made.golden)) == (figure["die"], figure["golden"])
    assert (made.skill, made.fee, made.least, made.most) == tuple(
        figure[name] for name in ("skill", "fee", "least", "most")
    )
    all_pass(game)
    play(game, f"0: realise {figure['work']}")
    assert (game.families[0].florins, cubes(game, 0)) == (0, {})


@pytest.mark.parametrize("figure", FIGURES["failures"], ids=lambda figure: f"{figure['paragraph']} {figure['work']}")
def test_a_failure_costs_what_its_figure_says(figure: dict[str, Any]) -> None:
    game = at_placement()
    row(game, figure["artist"])
    family(game, 0, florins=figure["florins"], prestige=9)
    play(game, f"0: commission {figure['work']} / 0: hire {figure['artist']}")
    all_pass(game)
    play(game, f"0: fail {figure['work']}")
    assert game.families[0].prestige == 9 - figure["loss"]
    assert game.families[0].florins == figure["florins"] - figure["paid"]


@pytest.mark.parametrize("figure", FIGURES["offices"], ids=lambda figure: f"{figure['office']} {figure['standing']}")
def test_an_office_goes_to_whom_its_figure_says(figure: dict[str, Any]) -> None:
    game = at_placement(len(figure["standing"]))
    track = "prestige" if figure["office"] == "captain" else "influence"
    for seat, points in enumerate(figure["standing"]):
        family(game, seat, **{track: points})
    phase_of(game, 8)
    elected = game.captain if figure["office"] == "captain" else game.bishop
    assert elected == (NOBODY if figure["elected"] is None else figure["elected"])
    assert [getattr(each, track) for each in game.families] == figure["after"]
