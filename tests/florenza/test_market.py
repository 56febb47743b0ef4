"""6 The market."""

from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.titles.florenza.components import RESOURCES
from signoria.titles.florenza.game import Florenza
from signoria.titles.florenza.results import Traded
from tests.florenza.scenes import at_placement, cubes, family, phase_of, supply
from tests.rules import rule
from tests.transcripts import offered, play, why_not


def at_market(seats: int = 2, **things: object) -> Florenza:
    """Seat 0 stands at the market with these things."""
    game = at_placement(seats)
    family(game, 0, **things)
    game.at_market = 1
    phase_of(game, 5)
    return game


@rule("florenza 6.1")
def test_one_finishes_before_the_next_begins() -> None:
    game = at_placement(3)
    game.order = (1, 2, 0)
    game.at_market = 0b011
    phase_of(game, 5)
    play(game, "1: sell gold / 1: buy wood / 1: leave")
    assert game.waiting() == (0,)


@rule("florenza 6.2")
def test_two_cubes_of_any_kinds_for_one_of_any_kind() -> None:
    game = at_market(wood=1, spice=1)
    events = play(game, "0: exchange / 0: give wood / 0: give spice / 0: take spice")
    assert cubes(game, 0) == {"spice": 1}
    assert isinstance(events[-1], Traded)
    assert why_not(game, 0, "exchange") == ("done-already", "6.2")


@rule("florenza 6.2")
def test_cubes_are_named_in_their_order_and_only_so_that_enough_are_left() -> None:
    game = at_market(wood=1, marble=1, gold=1)
    play(game, "0: exchange")
    assert offered(game, 0) == ["give wood", "give marble"]
    assert why_not(game, 0, "give gold") == ("cube-order", "6.2")
    play(game, "0: give marble")
    assert offered(game, 0) == ["give gold"]
    assert why_not(game, 0, "give wood") == ("cube-order", "6.2")
    assert why_not(game, 0, "give metal") == ("no-such-cube", "6.2")


@rule("florenza 6.2")
def test_what_cannot_be_paid_is_not_offered() -> None:
    game = at_market(florins=199, wood=1)
    assert offered(game, 0) == ["sell wood", "leave"]
    assert why_not(game, 0, "buy wood") == ("cannot-buy", "6.2")
    assert why_not(game, 0, "exchange") == ("too-few-cubes", "6.2")
    assert why_not(game, 0, "sell gold") == ("no-such-cube", "6.2")
    play(game, "0: sell wood")
    assert offered(game, 0)[:-1] == [f"buy {kind}" for kind in RESOURCES]


@rule("florenza 6.2")
def test_when_all_three_are_done_the_market_is_over() -> None:
    game = at_market(florins=500, wood=3)
    play(game, "0: sell wood / 0: buy gold / 0: exchange / 0: give wood / 0: give wood / 0: take metal")
    assert (game.waiting(), game.at_market) == ((), 0)


@rule("florenza 6.3")
def test_what_is_given_can_be_taken_and_what_the_supply_lacks_cannot() -> None:
    game = at_market(florins=500, wood=2)
    supply(game, **dict.fromkeys(RESOURCES, 0))
    assert why_not(game, 0, "buy gold") == ("none-in-supply", "6.3")
    play(game, "0: exchange / 0: give wood / 0: give wood")
    assert offered(game, 0) == ["take wood"]
    assert why_not(game, 0, "take gold") == ("none-in-supply", "6.3")


@rule("florenza 6.3")
@settings(deadline=None)
@given(held=st.tuples(*[st.integers(0, 2)] * 6), left=st.tuples(*[st.integers(0, 1)] * 6))
def test_every_exchange_that_is_begun_can_be_finished(held: tuple[int, ...], left: tuple[int, ...]) -> None:
    game = at_market(**dict(zip(RESOURCES, held, strict=True)))
    supply(game, **dict(zip(RESOURCES, left, strict=True)))
    if sum(held) < 2:
        assert "exchange" not in offered(game, 0)
        return
    play(game, "0: exchange")
    for _ in range(3):
        game.play(0, game.moves(0)[-1])
    assert sum(game.families[0].cubes) == sum(held) - 1
