"""Everybody at once: answers that are sets, named one by one."""

from collections.abc import Callable, Sequence

import pytest

from signoria.table import Box, Event, Log, Move, OneByOne, Options, Ready, Refused, Seat, Several, several
from signoria.table.cases import Case
from signoria.table.laws import LAWS, varied_places
from tests.table.toy import LAY, NextLot, Toy, ToyTitle


class LayTwo(OneByOne[Toy]):
    """1.1 Everybody lays two cards, low ones first; each high one brings a lot."""

    paragraph = "1.1"
    key = "toy-question-lay"

    def count(self, game: Toy) -> int:
        return 2

    def next_choices(self, game: Toy, seat: Seat, named: tuple[Move, ...]) -> Sequence[Move]:
        return LAY[LAY.index(named[-1]) :] if named else LAY

    def reveal(self, game: Toy, answers: tuple[Move, ...], log: Log) -> None:
        game.show()
        game.lots = sum(answer.moves.count(LAY[1]) for answer in answers if isinstance(answer, Several))
        game.ask(NextLot())


class PairsTitle(ToyTitle):
    """Lots, with two cards each."""

    def deal(self, seats: int, options: Options, seed: int, box: Box | None = None) -> Toy:
        game = super().deal(seats, options, seed, box)
        game.agenda = (LayTwo(),)
        return game


PAIRS = PairsTitle()


def pairs() -> Toy:
    """A new game of three."""
    return PAIRS.deal(3, PAIRS.chosen(3), 1)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_sets_laid_at_once_obey_the_laws(law: Callable[[Case], None]) -> None:
    for seed in range(30):
        law(Case(PAIRS, 2 + seed % 3, PAIRS.chosen(3), seed))


def test_answers_that_are_sets_vary_in_imagined_games() -> None:
    varied = set().union(*(varied_places(Case(PAIRS, 3, PAIRS.chosen(3), seed)) for seed in range(40)))
    assert varied == {"answers", "chance"}


def test_a_set_is_named_in_order_and_whoever_is_done_waits_for_the_others() -> None:
    game = pairs()
    log: list[Event] = []
    game.play(0, LAY[1], log)
    assert game.waiting() == (0, 1, 2)
    assert list(game.moves(0)) == [LAY[1]]
    with pytest.raises(Refused):
        game.play(0, LAY[0])
    game.play(0, LAY[1], log)
    assert game.waiting() == (1, 2)
    assert [event.seat for event in log if isinstance(event, Ready)] == [0]
    assert game.answers[0] is several((LAY[1], LAY[1]))


def test_whoever_is_done_may_name_another_set_while_others_are_not() -> None:
    game = pairs()
    for move in (LAY[0], LAY[0], LAY[0]):
        game.play(1, move)
    assert game.waiting() == (0, 1, 2)
    game.play(1, LAY[1])
    assert game.waiting() == (0, 2)
    assert str(game.answers[1]) == "lay low, lay high"


def test_the_last_answer_reveals_all() -> None:
    game = pairs()
    for seat in range(3):
        game.play(seat, LAY[0])
        game.play(seat, LAY[1])
    assert game.answers == ()
    assert game.lots == 2


def test_what_another_has_only_begun_is_forgotten_and_what_is_whole_is_given_anew() -> None:
    game = pairs()
    game.play(0, LAY[0])
    game.play(1, LAY[0])
    game.play(1, LAY[1])
    imagined = [game.imagine(2, seed) for seed in range(30)]
    assert {other.answers[0] for other in imagined} == {None}
    assert {str(other.answers[1]) for other in imagined} == {
        "lay low, lay low",
        "lay low, lay high",
        "lay high, lay high",
    }
    assert str(game.imagine(0, 5).answers[0]) == "lay low"
    assert all(other.waiting() == (0, 2) for other in imagined)


def test_moves_given_together_are_one_answer() -> None:
    assert several((LAY[0], LAY[1])) is several((LAY[0], LAY[1]))
    assert several((LAY[0], LAY[1])).text == "lay low, lay high"
