"""The small positions that the page draws beside the rulebook are as the rules say."""

import json
from pathlib import Path
from typing import Any

import pytest

from signoria.titles.princes.game import Princes
from signoria.titles.princes.landscapes import PlaceLandscape
from signoria.titles.princes.moves import Place
from signoria.titles.princes.values import parts
from tests.princes.scenes import ask, at_turn, estate, lay, profession
from tests.transcripts import offered, play, why_not

BOARD = Path(__file__).parents[2] / "web" / "src" / "boards" / "princes"
FIGURES: list[dict[str, Any]] = json.loads((BOARD / "figures.json").read_text(encoding="utf-8"))
WORKED: dict[str, Any] = json.loads((BOARD / "worked.json").read_text(encoding="utf-8"))


def about_to_place(figure: dict[str, Any]) -> Princes:
    """The position of a figure, with its tile in hand."""
    game = at_turn(3)
    estate(game, 0, builders=figure["builders"])
    lay(game, 0, *(tile["move"] for tile in figure["laid"]))
    tile = figure["shown"]["tile"]
    if tile in game.box.landscape_keys:
        ask(game, PlaceLandscape(0, game.box.landscape_keys.index(tile)))
    else:
        play(game, f"0: build {tile}")
    return game


@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: figure["caption"])
def test_a_tile_may_lie_where_a_figure_says_so_and_only_there(figure: dict[str, Any]) -> None:
    game = about_to_place(figure)
    move = figure["shown"]["move"]
    if figure["refusal"]:
        assert why_not(game, 0, move) == (figure["refusal"], figure["paragraph"])
    else:
        assert move in offered(game, 0)


@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: figure["caption"])
def test_a_figure_draws_the_squares_of_its_moves(figure: dict[str, Any]) -> None:
    game = at_turn(3)
    for tile in (*figure["laid"], figure["shown"]):
        place = game.read(tile["move"])
        assert isinstance(place, Place)
        assert sorted(place.squares) == sorted(tile["squares"])


def test_the_work_of_the_figure_is_worth_what_it_says() -> None:
    game = at_turn(3)
    estate(
        game,
        0,
        hand=("poet", "cartographer", "composer"),
        buildings=("theatre",),
        freedoms=("travel",),
        jesters=WORKED["jesters"],
    )
    lay(game, 0, "place lake a1")
    found = parts(game, 0, profession(game, WORKED["profession"]))
    assert found == tuple(WORKED[part] for part in ("building", "landscape", "freedom", "jester", "card"))
    assert sum(found) == WORKED["value"]
