"""Piles: what is taken, what is put back, and who knows it."""

from signoria.table import Game, Pile
from signoria.table.chance import seeded


def taken(pile: Pile, count: int, taker: int | None, seed: int = 1) -> tuple[tuple[int, ...], Pile]:
    """What a game takes from a pile by the chance of a seed, and what is left."""
    game = Game()
    game.chance = seeded(seed)
    game.learnt = 0
    return game.take(pile, count, taker)


def test_loose_cards_are_taken_by_chance_and_then_those_under_in_their_order() -> None:
    pile = Pile((1, 2, 3)).lay_under((9, 8), 0)
    tops = {taken(pile, 1, 0, seed)[0] for seed in range(40)}
    assert tops == {(1,), (2,), (3,)}
    cards, left = taken(pile, 4, 0)
    assert sorted(cards[:3]) == [1, 2, 3]
    assert cards[3] == 9
    assert (left.loose, left.under) == ((), (8,))


def test_a_short_pile_gives_all_it_has() -> None:
    cards, left = taken(Pile((1, 2)), 5, 0)
    assert sorted(cards) == [1, 2]
    assert len(left) == 0


def test_who_lays_cards_under_knows_them_and_nobody_else_does() -> None:
    pile = Pile((1, 2)).lay_under((9, 8), 1)
    assert pile.known_to(1) == ((), (9, 8))
    assert pile.known_to(0) == ((), (-1, -1))


def test_cards_left_under_stay_known_when_those_above_are_taken() -> None:
    _, left = taken(Pile((1,)).lay_under((9, 8, 7), 1), 2, 0)
    assert left.known_to(1) == ((), (8, 7))


def test_a_card_mixed_in_is_known_until_somebody_else_takes_from_there() -> None:
    pile = Pile((1, 2, 3, 4)).mix_in((5,), (1 << 2,))
    assert pile.known_to(2) == ((5,), ())
    _, by_another = taken(pile, 1, 0)
    assert by_another.known_to(2) == ((), ())
    kept = [taken(pile, 1, 2, seed) for seed in range(20)]
    assert all((5,) in (cards, left.known_to(2)[0]) for cards, left in kept)


def test_redealing_fills_only_the_places_a_seat_does_not_know() -> None:
    pile = Pile((1, 2, 3)).lay_under((9,), 0).lay_under((8,), 1)
    unknown = pile.unknown_to(0)
    assert (sorted(unknown.cards), unknown.marked) == ([1, 2, 3, 8], 1)
    redealt = pile.redealt(unknown, [3, 8, 1, 2])
    assert redealt.under == (9, 2)
    assert sorted(redealt.loose) == [1, 3, 8]


def test_cards_turned_up_for_all_to_see_take_no_knowledge_away() -> None:
    pile = Pile((1, 2, 3), (0b11, 0b11, 0b01))
    cards, left = taken(pile, 1, None)
    assert len(left.known_to(0)[0]) == 2
    assert set(left.known_to(0)[0]) == {1, 2, 3} - set(cards)
    assert set(left.known_to(1)[0]) == {1, 2} - set(cards)


def test_whoever_takes_a_card_learns_something_wherever_it_lay() -> None:
    game = Game()
    game.chance = seeded(1)
    game.learnt = 0
    _, left = game.take(Pile((1,)).lay_under((9,), 0), 1, 0)
    assert game.learnt == 1
    _, left = game.take(left, 1, 0)
    assert game.learnt == 2
    assert game.take(left, 1, 0)[0] == ()
    assert game.learnt == 2
