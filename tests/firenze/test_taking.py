"""3 Phase 1: taking a card. 4 Phase 2: the exchange."""

import pytest

from signoria.titles.firenze.bricks import COLOURS
from signoria.titles.firenze.events import Reshuffled, RowRefilled
from signoria.titles.firenze.game import CARD, EXCHANGE
from tests.firenze.scenes import at_phase, cards, lay, own, show_card, stored, take
from tests.rules import rule
from tests.transcripts import offered, play, why_not


@rule("firenze 3.1")
def test_a_card_must_be_taken() -> None:
    game = at_phase(CARD)
    assert offered(game, 0) == ["take 1"]
    assert why_not(game, 0, "skip")[1] == "3.1"


@rule("firenze 3.1")
def test_towers_never_pay() -> None:
    game = at_phase(CARD)
    own(game, 0, towers="white 5")
    assert why_not(game, 0, "take 2") == ("cannot-pay-price", "3.1")


@rule("firenze 12.5")
@rule("firenze 3.2")
def test_the_payer_decides_which_brick_goes_on_which_card() -> None:
    game = at_phase(CARD)
    own(game, 0, store="1 white, 1 blue, 1 red")
    play(game, "0: take 4 / 0: pay blue / 0: pay white")
    assert [COLOURS[bricks.index(1)] for bricks in game.lying[:3]] == ["blue", "white", "red"]


@rule("firenze 3.2")
def test_one_cannot_pay_with_a_colour_one_does_not_have() -> None:
    game = at_phase(CARD)
    own(game, 0, store="1 white, 1 blue")
    play(game, "0: take 2")
    assert why_not(game, 0, "pay red") == ("none-of-colour", "3.2")


@rule("firenze 3.2")
def test_bricks_of_one_colour_are_laid_without_asking() -> None:
    game = at_phase(CARD)
    own(game, 0, store="5 green")
    play(game, "0: take 4")
    assert [bricks[2] for bricks in game.lying[:3]] == [1, 1, 1]
    assert game.phase > CARD


@rule("firenze 3.3")
def test_all_bricks_on_the_card_are_taken_however_many() -> None:
    game = at_phase(CARD)
    own(game, 0, store="8 white")
    take(game, "market", "5 yellow, 3 red")
    assert stored(game, 0) == {"white": 8, "yellow": 5, "red": 3}


@rule("firenze 3.4")
@pytest.mark.parametrize(
    ("key", "place"),
    [("scandal", "discard"), ("spy", "hand"), ("debt", "hand"), ("quarry", "buildings"), ("san_miniato", "churches")],
)
def test_a_card_goes_where_its_kind_belongs(key: str, place: str) -> None:
    game = at_phase(CARD)
    take(game, key)
    family = game.families[0]
    places = {
        "discard": game.discard,
        "hand": family.hand,
        "buildings": family.buildings,
        "churches": game.churches,
    }
    assert {name for name, found in places.items() if key in cards(game, found)} == {place}


@rule("firenze 12.5")
@rule("firenze 3.5")
def test_what_an_event_returns_is_back_before_the_row_is_refilled() -> None:
    game = at_phase(CARD, seats=2)
    own(game, 1, store=", ".join(f"{count} {key}" for key, count in zip(COLOURS, game.bag, strict=True) if count))
    show_card(game, 0, "tribute")
    game.deck = game.opening = game.discard = ()
    assert not any(game.bag)
    play(game, "0: take 1 / 1: lose white / 1: lose white")
    assert cards(game, game.row)[-1] == "tribute"
    assert game.lying[-1] == (2, 0, 0, 0, 0, 0)


@rule("firenze 3.5")
def test_the_new_card_is_told_with_its_bricks() -> None:
    game = at_phase(CARD)
    (told,) = [event for event in take(game, "debt") if isinstance(event, RowRefilled)]
    assert told.card == cards(game, game.row)[-1]
    assert len(told.bricks) == 4
    assert told.brought().split()[0] == told.card


@rule("firenze 3.7")
def test_an_empty_pile_is_made_anew_from_the_discards() -> None:
    game = at_phase(CARD)
    show_card(game, 0, "debt")
    game.discard = game.deck
    game.deck = game.opening = ()
    count = len(game.discard)
    (told,) = [event for event in play(game, "0: take 1") if isinstance(event, Reshuffled)]
    assert told.count == count
    assert (len(game.deck), game.discard, len(game.row)) == (count - 1, (), 6)


@rule("firenze 3.7")
def test_without_any_card_the_row_stays_shorter_and_prices_follow_the_place() -> None:
    game = at_phase(CARD)
    own(game, 0, store="9 white")
    game.deck = game.opening = game.discard = ()
    game.row = (game.box.card_keys.index("debt"), *game.row[1:])
    play(game, "0: take 1")
    assert len(game.row) == 5
    assert [card.price for card in game.view(0).row] == [0, 1, 2, 3, 4]


@rule("firenze 3.7")
def test_without_a_card_in_the_row_the_phase_is_over() -> None:
    game = at_phase(CARD)
    own(game, 0, store="3 white")
    game.deck = game.opening = game.discard = game.row = ()
    game.lying = ()
    assert offered(game, 0)[0].startswith("begin")


@rule("firenze 4.1")
def test_the_exchange_can_be_skipped_and_needs_three_bricks() -> None:
    game = at_phase(EXCHANGE)
    lay(game, 0, "1 blue")
    own(game, 0, store="3 white")
    assert offered(game, 0) == ["trade", "skip"]
    own(game, 0, store="2 white", hand="princess")
    assert offered(game, 0) == ["skip", "play princess"]
    assert why_not(game, 0, "trade") == ("too-few-to-exchange", "4.1")


@rule("firenze 4.1")
def test_without_a_brick_in_the_row_there_is_nothing_to_exchange() -> None:
    game = at_phase(EXCHANGE)
    own(game, 0, store="5 white, 4 red")
    assert offered(game, 0)[0] == "begin white 1"


@rule("firenze 4.2")
def test_only_a_brick_that_lies_there_can_be_named() -> None:
    game = at_phase(EXCHANGE)
    lay(game, 1, "1 blue, 1 red")
    own(game, 0, store="3 green, 1 white")
    play(game, "0: trade")
    assert offered(game, 0) == ["exchange 2 red", "exchange 2 blue"]
    assert why_not(game, 0, "exchange 2 green") == ("not-on-card", "4.2")
    assert why_not(game, 0, "exchange 1 blue") == ("not-on-card", "4.2")


@rule("firenze 4.2")
def test_the_brick_taken_is_not_one_of_those_given() -> None:
    game = at_phase(EXCHANGE)
    lay(game, 0, "1 blue")
    own(game, 0, store="2 white, 1 blue")
    play(game, "0: trade / 0: exchange 1 blue")
    assert stored(game, 0) == {"blue": 1}
    assert game.lying[0] == (2, 0, 0, 0, 1, 0)


@rule("firenze 9.7")
def test_with_a_market_the_exchange_costs_two() -> None:
    game = at_phase(EXCHANGE)
    lay(game, 0, "1 blue")
    own(game, 0, store="1 white, 1 red", buildings="market")
    play(game, "0: trade / 0: exchange 1 blue")
    assert stored(game, 0) == {"blue": 1}
