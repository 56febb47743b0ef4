"""The small positions that the page draws beside the rulebook are as the rules say."""

import json
from pathlib import Path
from typing import Any

import pytest

from signoria.titles.il_principe.building import PlaceShield
from signoria.titles.il_principe.components import COLOURS
from signoria.titles.il_principe.events import RolePutUp, RoleTaken
from signoria.titles.il_principe.roles import DecideColour
from tests.il_principe.scenes import at_auction, at_turn, cards, dealt, go, poor, shield_choices

FIGURES: dict[str, Any] = json.loads(
    (Path(__file__).parents[2] / "web" / "src" / "boards" / "il_principe" / "figures.json").read_text(encoding="utf-8")
)
LETTERS = dict(zip(COLOURS, "gwrby", strict=True))


def test_groups_are_sold_in_the_order_of_the_figure() -> None:
    figure = FIGURES["groups"]
    offer = "".join(LETTERS[card] * count for card, count in figure["offer"].items())
    assert [seen.card for seen in at_auction(4, offer).view(None).offer] == figure["order"]


@pytest.mark.parametrize("figure", FIGURES["roles"], ids=lambda figure: figure["paragraph"])
def test_the_roles_go_to_whom_the_figure_says(figure: dict[str, Any]) -> None:
    game = dealt(4)
    poor(game)
    for seat, count in enumerate(figure["counts"]):
        game.families[seat].up = cards(LETTERS[figure["card"]] * count)
    colour = COLOURS.index(figure["card"])
    told = game.view(None).roles[colour]
    assert [list(told.next_major_seats), list(told.next_minor_seats)] == [figure["major"], figure["minor"]]
    game.agenda = (DecideColour(colour),)
    events = go(game)
    taken = [event.seat for event in events if isinstance(event, RoleTaken)]
    tied = [list(event.tied_seats) for event in events if isinstance(event, RolePutUp)]
    assert taken == [seats[0] for seats in (figure["major"], figure["minor"]) if len(seats) == 1][: len(taken)]
    assert tied == [seats for seats in (figure["major"],) if len(seats) > 1]


@pytest.mark.parametrize("figure", FIGURES["regions"], ids=lambda figure: figure["city"])
def test_a_city_touches_the_regions_of_the_figure(figure: dict[str, Any]) -> None:
    game = at_turn(3)
    game.ask(PlaceShield(0, game.box.city_keys.index(figure["city"]), 1, 0))
    assert shield_choices(game) == [(region,) for region in figure["regions"]]
