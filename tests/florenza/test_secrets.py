"""1.7 What is hidden and what is open."""

from signoria.table import Handle
from signoria.titles.florenza.title import FLORENZA
from tests.florenza.scenes import at_placement, dealt, family, phase_of
from tests.rules import rule


@rule("florenza 1.7")
def test_certificates_are_seen_by_their_owner_alone_until_the_end() -> None:
    game = at_placement(3)
    family(game, 0, certificates=7)
    assert [seen.certificates for seen in game.view(0).families] == [7, None, None]
    assert [seen.certificates for seen in game.view(1).families] == [None, 0, None]
    assert [seen.certificates for seen in game.view(None).families] == [None] * 3
    game.agenda = ()
    assert [seen.certificates for seen in game.view(1).families] == [7, 0, 0]


@rule("florenza 1.7")
def test_money_and_cubes_are_open() -> None:
    game = at_placement(3)
    family(game, 0, florins=450, wood=3, gold=2)
    seen = game.view(None).families[0]
    assert (seen.florins, seen.cubes.wood, seen.cubes.gold) == (450, 3, 2)


@rule("florenza 1.7")
def test_certificates_add_up_and_are_kept_in_imagined_games() -> None:
    game = at_placement(2)
    family(game, 0, prestige=9)
    phase_of(game, 8)
    assert all(game.imagine(1, seed).families[0].certificates == 9 for seed in range(5))


@rule("florenza 1.7")
def test_the_bag_has_no_order_so_only_chance_is_imagined() -> None:
    game = dealt(3)
    imagined = game.imagine(0, 5)
    assert imagined.bag == game.bag
    assert imagined.chance != game.chance


def test_a_handle_shows_a_seat_its_own_table() -> None:
    game = at_placement(2)
    handle = Handle(game, 0, 3, FLORENZA.evaluation())
    assert handle.view == game.view(0)
    assert list(handle.moves) == list(game.moves(0))
