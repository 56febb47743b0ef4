"""The list of titles: each loads, and what it gives is of its own kind, for type checkers too."""

import re
from importlib import import_module
from typing import assert_type

import pytest

from signoria.table import Title, UnknownTitle, components_digest
from signoria.titles import TITLES, title, titles
from signoria.titles.princes.box import PrincesBox
from signoria.titles.princes.evaluation import PrincesEvaluation
from signoria.titles.princes.game import Princes
from signoria.titles.princes.title import PRINCES
from signoria.titles.princes.views import PrincesView


def test_a_title_asked_for_by_its_key_gives_its_own_game_box_view_and_evaluation() -> None:
    played = title("princes")
    game = played.deal(3, played.chosen(3), 1)
    assert isinstance(assert_type(game, Princes), Princes)
    assert isinstance(assert_type(game.view(0), PrincesView), PrincesView)
    assert isinstance(assert_type(played.box(), PrincesBox), PrincesBox)
    assert isinstance(assert_type(played.evaluation(), PrincesEvaluation), PrincesEvaluation)


def test_every_title_is_a_title_for_whoever_knows_none() -> None:
    anything: Title = PRINCES
    assert anything is title("princes")
    assert [played.key for played in titles()] == list(TITLES)


def test_a_title_that_is_not_there_is_refused_in_words() -> None:
    with pytest.raises(UnknownTitle, match="there is no game 'chess': there are princes"):
        title("chess")


@pytest.mark.parametrize("key", TITLES)
def test_a_title_lies_in_the_folder_that_its_texts_are_read_from(key: str) -> None:
    assert title(key).resource("texts.en.ftl").startswith("#")


@pytest.mark.parametrize("key", TITLES)
def test_the_button_of_a_move_speaks_by_the_key_of_its_title(key: str) -> None:
    played = title(key)
    seats = played.seats[0]
    game = played.deal(seats, played.chosen(seats), 1)
    seat = game.waiting()[0]
    move = game.moves(seat)[0]
    assert game.message(seat, move).key == f"{key}-move-{move.kind}"


@pytest.mark.parametrize("key", TITLES)
def test_records_hold_whatever_is_only_said_or_shown_of_components(key: str) -> None:
    text = title(key).components()
    said = re.sub(r'(fr|note|r2000|text|aid|italian|hex|tint) = "', r'\1 = "¤', text).replace('"seed"', '"found"')
    said = re.sub(r"(at|width) = (\[?)([0-9])", r"\1 = \g<2>1\3", said)
    assert "¤" in said
    digest = title(key).box().digest
    assert _digest(key, said) == digest
    assert _digest(key, re.sub(r"(?<!width)( = \[?)([0-9]+)", r"\g<1>1\2", said, count=1)) != digest
    assert _digest(key, re.sub(r'(?<!\w)key = "', r'key = "x', said, count=1)) != digest


def _digest(key: str, text: str) -> str:
    """The digest of components that need not be whole."""
    shown = getattr(import_module(f"{title(key).package}.components"), "ONLY_SHOWN", ())
    return components_digest(text, shown)
