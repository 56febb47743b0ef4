"""Games and moves that are sent somewhere else, or copied: equal games, and the very same moves."""

import copy
import os
import pickle
import subprocess
import sys
from typing import TypeVar

import pytest

from signoria.table import Chance, Game, Refused, Sitting, bid
from signoria.table.messages import STALE_QUESTION, Refusal
from signoria.titles import TITLES, title
from signoria.titles.princes.title import PRINCES

T = TypeVar("T")

READ_ELSEWHERE = """
import pickle, sys
game, moves, seat = pickle.load(sys.stdin.buffer)
assert all(game.read(str(move)) is move for move in moves)
assert all(mine is its for mine, its in zip(moves, game.moves(seat), strict=True))
game.play(seat, moves[0])
pickle.dump(game, sys.stdout.buffer)
"""


def midway(key: str, moves: int = 30, components: str | None = None) -> Game:
    """A game after some moves of chance."""
    played = title(key)
    game = played.deal(3, played.chosen(3), 5, played.box(components))
    chance = Chance(5)
    for _ in range(moves):
        seat = game.waiting()[0]
        game.apply(seat, chance.pick(game.moves(seat)))
    return game


def pickled(thing: T) -> T:
    """A thing after the way to another process and back."""
    back: T = pickle.loads(pickle.dumps(thing))
    return back


@pytest.mark.parametrize("key", TITLES)
@pytest.mark.parametrize("copied", [pickled, copy.deepcopy, copy.copy])
def test_a_copied_game_is_equal_and_apart_and_has_the_same_moves(key: str, copied: object) -> None:
    game = midway(key)
    assert callable(copied)
    other = copied(game)
    assert other == game
    seat = game.waiting()[0]
    assert all(mine is its for mine, its in zip(game.moves(seat), other.moves(seat), strict=True))
    other.apply(seat, other.moves(seat)[0])
    assert other != game
    assert game == midway(key)


def test_a_game_equals_nothing_that_is_no_game_and_cannot_be_looked_up() -> None:
    game = midway("princes")
    assert game != "princes"
    with pytest.raises(TypeError, match="unhashable"):
        hash(game)


@pytest.mark.parametrize("key", TITLES)
def test_a_game_and_its_moves_arrive_in_another_process(key: str) -> None:
    game = midway(key)
    seat = game.waiting()[0]
    moves = list(game.moves(seat))
    done = subprocess.run(
        [sys.executable, "-c", READ_ELSEWHERE],
        input=pickle.dumps((game, moves, seat)),
        capture_output=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": "7"},
    )
    game.play(seat, moves[0])
    assert pickle.loads(done.stdout) == game


def test_moves_that_no_box_has_alone_stay_the_same_too() -> None:
    game = midway("princes")
    for move in (bid(700), game.read("pass"), game.read("renounce")):
        assert pickled(move) is move
        assert copy.deepcopy([move]) == [move]
    held = midway("il_principe", 1)
    assert pickled(held.answers) == held.answers


def test_a_game_of_other_components_finds_its_own_box_again() -> None:
    text = PRINCES.components().replace("start = 3500", "start = 3600")
    assert text != PRINCES.components()
    game, other = midway("princes", 5, text), midway("princes", 5)
    seat = game.waiting()[0]
    assert pickled(game) == game != other
    assert pickled(game.moves(seat)[0]) is game.moves(seat)[0]
    assert PRINCES.box(text) is not PRINCES.box()
    assert pickled(PRINCES.box(text)) is PRINCES.box(text)


def test_a_box_that_only_was_opened_cannot_be_sent() -> None:
    with pytest.raises(TypeError, match="cannot be pickled: have it from"):
        pickle.dumps(PRINCES.open_box(PRINCES.components()))


def test_a_title_arrives_as_itself() -> None:
    assert pickled(PRINCES) is PRINCES


def test_a_sitting_goes_on_where_it_was_sent() -> None:
    sitting = Sitting(PRINCES, 2, PRINCES.chosen(2), 7)
    sitting.play(0, "return goldsmith")
    other = pickled(sitting)
    for each in (sitting, other):
        each.play(1, "return alchemist")
        each.undo(1, 1, agreed=True)
    assert other.record() == sitting.record()
    assert other.game == sitting.game


@pytest.mark.parametrize(
    ("seat", "move", "sentence"),
    [
        (0, "open lake", "It is not your turn to answer. (rule 3.2)"),
        (1, "bid 400", "That does not answer the question asked. (rule 3.2)"),
    ],
)
def test_the_text_of_a_refusal_is_a_sentence(seat: int, move: str, sentence: str) -> None:
    sitting = Sitting(PRINCES, 2, PRINCES.chosen(2), 7)
    sitting.play(0, "return goldsmith")
    sitting.play(1, "return alchemist")
    with pytest.raises(Refused) as caught:
        sitting.play(seat, move)
    assert str(caught.value) == sentence
    assert str(pickled(caught.value)) == sentence


def test_a_refusal_is_a_sentence_even_where_nobody_knows_its_title() -> None:
    assert str(Refused(STALE_QUESTION)) == "The question has changed since you answered it."
    assert str(Refused(Refusal("princes-refusal-pile-closed", "3.1"))) == "Pile closed. (rule 3.1)"
