"""The bot `apprentice`: it loses as beginners do, and throws no dice."""

import pytest

from signoria.arena.match import match
from signoria.bots import Answer, bot
from signoria.table import Game, Handle, Title
from signoria.titles import TITLES, title
from tests.bots.test_quick import positions


def answer(played: Title, game: Game, seat: int, seed: int) -> Answer:
    return bot("apprentice", seed).choose(Handle(game, seat, seed, played.evaluation()))


@pytest.mark.parametrize("key", TITLES)
def test_an_apprentice_answers_by_what_it_sees_alone(key: str) -> None:
    played = title(key)
    for game, seat in positions(played, 3, 8, 12):
        here = answer(played, game, seat, 7)
        assert here.move in game.moves(seat)
        assert answer(played, game.imagine(seat, 99), seat, 7) == here


def test_an_apprentice_never_comes_to_think_of_what_it_overlooks() -> None:
    played = title("princes")
    chosen: dict[int, set[str]] = {0: set(), 1: set()}
    offered: dict[int, set[str]] = {0: set(), 1: set()}
    for seed in range(6):
        game = played.deal(2, played.chosen(2), seed)
        while waiting := game.waiting():
            seat = waiting[0]
            move = answer(played, game, seat, seed).move
            offered[seat] |= {each.text for each in game.moves(seat) if each.kind in ("build", "draw", "freedom")}
            chosen[seat].add(move.text)
            game.apply(seat, move)
    overlooked = {seat: offered[seat] - chosen[seat] for seat in chosen}
    assert all(overlooked.values())
    assert overlooked[0] != overlooked[1]


def test_an_apprentice_beats_chance_and_loses_to_quick() -> None:
    assert match("princes", ["apprentice", "random"], games=6, seats=2, seed=1).bots[0].wins >= 5
    assert match("princes", ["apprentice", "quick"], games=6, seats=2, seed=1).bots[0].wins <= 1
