"""Everybody at once: answers that are sets, named one by one."""

import gc
from collections.abc import Callable, Sequence

import pytest

from examples.relics.auction import NextLot
from examples.relics.box import RelicsBox
from examples.relics.game import Relics
from examples.relics.rounds import NextRound
from examples.relics.title import RelicsTitle
from signoria.table import Event, KeyMove, Log, Move, OneByOne, Options, Pile, Ready, Refused, Seat, Several
from signoria.table.cases import Case
from signoria.table.law_of_secrets import varied_places
from signoria.table.laws import LAWS


class LayTwo(OneByOne[Relics]):
    """3.1 Everybody lays two relics, named in the order of the box."""

    paragraph = "3.1"
    key = "relics-question-lay"

    def count(self, game: Relics) -> int:
        return 2

    def next_choices(self, game: Relics, seat: Seat, named: tuple[Move, ...]) -> Sequence[Move]:
        lay = game.box.lay
        after = lay.index(named[-1]) if named else -1
        hand = [relic for relic in game.stalls[seat].hand if relic > after]
        return [lay[relic] for relic in (hand if named else hand[:-1])]

    def reveal(self, game: Relics, answers: tuple[Move, ...], log: Log) -> None:
        for seat, answer in enumerate(answers):
            assert isinstance(answer, Several)
            relics = [move.index for move in answer.moves if isinstance(move, KeyMove)]
            game.stalls[seat].hand = tuple([relic for relic in game.stalls[seat].hand if relic not in relics])
            game.laid += tuple([(seat, relic) for relic in relics])
        game.ask(NextLot())


class PairsTitle(RelicsTitle):
    """Relics, of which everybody lays two in the first round, from a hand of three; four can play only with more."""

    seats = range(2, 4)
    package = "examples.relics"

    def set_up(self, seats: int, options: Options, seed: int, box: RelicsBox) -> Relics:
        game = super().set_up(seats, options, seed, box)
        game.go_on()
        for seat, stall in enumerate(game.stalls):
            relics, game.pile = game.take(game.pile, 1, seat)
            stall.hand = tuple(sorted(stall.hand + relics))
        game.agenda = (NextRound(), LayTwo())
        return game


PAIRS = PairsTitle()


def pairs() -> Relics:
    """A new game of three, with known hands."""
    game = PAIRS.deal(3, PAIRS.chosen(3), 1)
    game.pile = Pile(())
    for seat, stall in enumerate(game.stalls):
        stall.hand = (3 * seat, 3 * seat + 1, 3 * seat + 2)
    return game


def lay(game: Relics, seat: Seat, place: int) -> Move:
    """The move that lays the relic at a place of the hand that a seat has in `pairs`."""
    return game.box.lay[3 * seat + place]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_sets_laid_at_once_obey_the_laws(law: Callable[[Case], None]) -> None:
    for seed in range(30):
        law(Case(PAIRS, 2 + seed % 2, PAIRS.chosen(3), seed))


def test_answers_that_are_sets_vary_in_imagined_games() -> None:
    varied = set().union(*(varied_places(Case(PAIRS, 2, PAIRS.chosen(2), seed)) for seed in range(40)))
    assert varied == {"answers", "chance", "hands", "pile"}


def test_a_set_is_named_in_order_and_whoever_is_done_waits_for_the_others() -> None:
    game = pairs()
    log: list[Event] = []
    game.play(0, lay(game, 0, 1), log)
    assert game.waiting() == (0, 1, 2)
    assert list(game.moves(0)) == [lay(game, 0, 2)]
    with pytest.raises(Refused):
        game.play(0, lay(game, 0, 0))
    game.play(0, lay(game, 0, 2), log)
    assert game.waiting() == (1, 2)
    assert [event.seat for event in log if isinstance(event, Ready)] == [0]
    assert game.answers[0] == Several((lay(game, 0, 1), lay(game, 0, 2)))


def test_whoever_is_done_may_name_another_set_while_others_are_not() -> None:
    game = pairs()
    for place in (0, 1, 0):
        game.play(1, lay(game, 1, place))
    assert game.waiting() == (0, 1, 2)
    game.play(1, lay(game, 1, 2))
    assert game.waiting() == (0, 2)
    assert game.answers[1] == Several((lay(game, 1, 0), lay(game, 1, 2)))


def test_the_last_answer_reveals_all() -> None:
    game = pairs()
    for seat in range(3):
        game.play(seat, lay(game, seat, 0))
        game.play(seat, lay(game, seat, 1))
    assert game.answers == ()
    assert len(game.laid) == 6


def test_what_another_has_only_begun_is_forgotten_and_what_is_whole_is_given_anew() -> None:
    game = pairs()
    game.play(0, lay(game, 0, 0))
    game.play(1, lay(game, 1, 0))
    game.play(1, lay(game, 1, 1))
    imagined = [game.imagine(2, seed) for seed in range(30)]
    assert {other.answers[0] for other in imagined} == {None}
    held = [other.answers[1] for other in imagined]
    assert all(isinstance(answer, Several) and len(answer.moves) == 2 for answer in held)
    assert len(set(held)) > 5
    begun = game.imagine(0, 5).answers[0]
    assert begun == Several((lay(game, 0, 0),))
    assert all(other.waiting() == (0, 2) for other in imagined)


def test_what_was_named_together_is_gone_with_its_game() -> None:
    def alive() -> int:
        gc.collect()
        return sum(isinstance(thing, Several) for thing in gc.get_objects())

    before = alive()
    game = pairs()
    game.play(0, lay(game, 0, 0))
    assert alive() > before
    del game
    assert alive() == before


def test_moves_given_together_are_one_answer() -> None:
    game = pairs()
    moves = (lay(game, 0, 0), lay(game, 0, 1))
    assert Several(moves) == Several(moves) != Several(moves[:1])
    assert Several(moves).text == "lay lamb, lay ring"
