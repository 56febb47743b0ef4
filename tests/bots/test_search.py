"""The bot `search`: it looks ahead, by what its seat knows alone."""

import pytest

from signoria.arena.match import match
from signoria.bots import Answer, bot
from signoria.bots.search import SearchBot
from signoria.table import Auction, Game, Handle, Title
from signoria.titles import TITLES, title
from tests.bots.test_quick import positions

SPARSE = 1000
"""As few positions of a game as there may be: looking ahead takes its time."""


def answer(played: Title, game: Game, seat: int, spec: str = "search:rollouts=4") -> Answer:
    return bot(spec, 7).choose(Handle(game, seat, 7, played.evaluation()))


@pytest.mark.parametrize("key", TITLES)
def test_search_answers_alike_for_the_same_seed_whatever_lies_behind_its_view(key: str) -> None:
    played = title(key)
    for game, seat in positions(played, 3, 8, SPARSE):
        here = answer(played, game, seat)
        assert here.move in game.moves(seat)
        assert answer(played, game, seat) == here
        assert answer(played, game.imagine(seat, 99), seat) == here


@pytest.mark.parametrize("key", TITLES)
def test_search_leaves_the_game_it_looks_at_as_it_was(key: str) -> None:
    played = title(key)
    for game, seat in positions(played, 2, 4, SPARSE):
        before = game.copy()
        answer(played, game, seat)
        assert game == before


@pytest.mark.parametrize("key", TITLES)
def test_advice_of_search_begins_with_what_it_would_play(key: str) -> None:
    played = title(key)
    for game, seat in positions(played, 3, 12, SPARSE):
        advice = SearchBot(7, rollouts=4).advise(Handle(game, seat, 7, played.evaluation()))
        assert advice.tasted[0].move is advice.best.move
        if len(game.moves(seat)) > 1:
            assert advice.best == answer(played, game, seat)


def test_search_answers_within_its_time_in_any_question() -> None:
    played = title("princes")
    for game, seat in positions(played, 3, 5, SPARSE):
        assert answer(played, game, seat, "search:ms=1").move in game.moves(seat)


def test_search_bids_what_a_rival_would_not_or_passes() -> None:
    played = title("il_principe")
    asked = [(game, seat) for game, seat in positions(played, 3, 3, 1) if isinstance(game.agenda[-1], Auction)]
    assert asked
    for game, seat in asked[:20]:
        assert answer(played, game, seat).move in (game.moves(seat)[0], game.moves(seat)[-1])


def test_search_beats_quick() -> None:
    report = match("florenza", ["search:rollouts=6", "quick"], games=4, seats=2, seed=1)
    assert report.bots[0].wins >= 3
