"""The bot `quick`: strong enough, quick enough, and honest about what it knows."""

import math
import time

import pytest

from signoria.arena.match import match
from signoria.arena.simulate import simulate
from signoria.bots import Answer, bot
from signoria.bots.quick import QuickBot
from signoria.table import Chance, Game, Handle, Title
from signoria.table.texts import Speech
from signoria.table.walk import changeable
from signoria.titles import TITLES, title
from tests.seating import seats_near

FEWEST = 6
"""So many positions of a game are looked at, if it has as many."""


def positions(played: Title, seats: int, seed: int, every: int) -> list[tuple[Game, int]]:
    """One position in so many of a game between random players, and some of every game, however short."""
    seats = seats_near(played, seats)
    game = played.deal(seats, played.chosen(seats), seed)
    chance = Chance(seed)
    found: list[tuple[Game, int]] = []
    while waiting := game.waiting():
        seat = chance.pick(waiting)
        found.append((game.copy(), seat))
        game.apply(seat, chance.pick(game.moves(seat)))
    return found[:: max(1, min(every, len(found) // FEWEST))]


def answer(played: Title, game: Game, seat: int, seed: int) -> Answer:
    return bot("quick", seed).choose(Handle(game, seat, seed, played.evaluation()))


@pytest.mark.parametrize("key", TITLES)
def test_quick_answers_alike_for_the_same_seed(key: str) -> None:
    played = title(key)
    for game, seat in positions(played, 3, 5, 12):
        assert answer(played, game, seat, 7) == answer(played, game, seat, 7)


@pytest.mark.parametrize("key", TITLES)
def test_quick_answers_alike_whatever_lies_behind_its_view(key: str) -> None:
    played = title(key)
    for game, seat in positions(played, 3, 8, 8):
        here = answer(played, game, seat, 7)
        there = answer(played, game.imagine(seat, 99), seat, 7)
        assert here == there


@pytest.mark.parametrize("key", TITLES)
def test_advice_begins_with_what_quick_would_play(key: str) -> None:
    played = title(key)
    several = 0
    for game, seat in positions(played, 3, 12, 8):
        advice = QuickBot(7).advise(Handle(game, seat, 7, played.evaluation()))
        assert advice.best == answer(played, game, seat, 7)
        assert advice.tasted[0].move is advice.best.move
        assert all(tasted.move in game.moves(seat) for tasted in advice.tasted)
        expected = [tasted.expected for tasted in advice.tasted]
        assert expected == sorted(expected, reverse=True)
        several += len(expected) > 1
    assert several


@pytest.mark.parametrize("key", TITLES)
def test_a_handle_reaches_nothing_of_the_real_game(key: str) -> None:
    played = title(key)
    for game, seat in positions(played, 3, 8, 20):
        real = {id(part) for part in changeable(game)}
        reached = {id(part) for part in changeable(Handle(game, seat, 3, played.evaluation()))}
        assert len(reached) > len(real)
        assert not real & reached


@pytest.mark.parametrize("key", TITLES)
def test_quick_says_why_in_both_languages(key: str) -> None:
    played = title(key)
    for language in ("en", "fr"):
        speech = Speech(played, language, played.box().names, ["Anna", "Bruno", "Carla"])
        for game, seat in positions(played, 3, 9, 6):
            why = answer(played, game, seat, 1).why
            assert speech.knows(why.key), why.key
            said = speech.message(why)
            assert said != why.key
            assert "{" not in said


@pytest.mark.parametrize("key", TITLES)
def test_quick_beats_random(key: str) -> None:
    quick, _ = match(key, ["quick", "random"], games=12, seats=seats_near(title(key), 2), seed=100).bots
    assert quick.wins >= 11


@pytest.mark.parametrize("key", TITLES)
def test_quick_takes_at_most_five_milliseconds_a_decision(key: str) -> None:
    seats = seats_near(title(key), 2)
    simulate(key, games=1, seats=seats, seed=3, bots=["quick"])
    start = time.process_time()
    decisions = simulate(key, games=2, seats=seats, seed=5, bots=["quick"]).decisions
    assert (time.process_time() - start) / decisions < 0.005 * 1.5


def test_the_winner_of_four_quicks_at_princes_comes_to_forty_prestige() -> None:
    report = simulate("princes", games=8, seats=4, seed=1, bots=["quick"])
    winners = [max(outcome.scores) for outcome in report.outcomes]
    assert sum(winners) / len(winners) >= 40


@pytest.mark.parametrize("key", TITLES)
def test_every_position_of_a_game_has_a_value(key: str) -> None:
    played = title(key)
    for game, _ in positions(played, 4, 2, 5):
        for seat in range(game.seats):
            assert math.isfinite(played.evaluation().value(game, seat))
