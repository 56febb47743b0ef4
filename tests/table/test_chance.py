"""The generator: the same on every Python, and fair."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from signoria.table import Chance
from signoria.table.chance import below, seeded, stir


def test_the_first_outputs_are_pinned() -> None:
    assert seeded(0) == 128037461401270284
    state = seeded(42)
    drawn = []
    for _ in range(8):
        value, state = below(state, 1000)
        drawn.append(value)
    assert drawn == [171, 627, 947, 956, 204, 652, 29, 672]
    assert Chance(7).shuffle(range(10)) == [2, 9, 3, 6, 0, 1, 7, 8, 5, 4]


@given(seed=st.integers(0, 2**63 - 1), n=st.integers(1, 2**31))
def test_below_stays_below(seed: int, n: int) -> None:
    value, state = below(seeded(seed), n)
    assert 0 <= value < n
    assert 0 <= state < 2**63


def test_every_number_is_as_likely_as_the_others() -> None:
    chance = Chance(3)
    for n in (2, 3, 5, 7, 21):
        counts = Counter(chance.below(n) for _ in range(n * 2000))
        assert len(counts) == n
        assert all(abs(count - 2000) < 250 for count in counts.values())


def test_dealt_cards_are_each_as_likely_in_each_place() -> None:
    chance = Chance(5)
    places = Counter((place, card) for _ in range(6000) for place, card in enumerate(chance.deal("abcdef", 3)[0]))
    assert len(places) == 18
    assert all(abs(count - 1000) < 200 for count in places.values())


@given(cards=st.lists(st.integers(), max_size=260), count=st.integers(0, 40), seed=st.integers(0, 999))
def test_stirring_loses_nothing(cards: list[int], count: int, seed: int) -> None:
    stirred = list(cards)
    stir(seeded(seed), stirred, count)
    assert sorted(stirred) == sorted(cards)


def test_a_deal_is_the_cards_and_the_rest() -> None:
    dealt, rest = Chance(1).deal(range(10), 4)
    assert len(dealt) == 4
    assert sorted([*dealt, *rest]) == list(range(10))
