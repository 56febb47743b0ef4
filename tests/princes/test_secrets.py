"""1.5 What is hidden and what is open."""

from signoria.table import Chance, Handle
from signoria.table.fields import fields
from signoria.titles.princes.box import PROFESSIONS
from signoria.titles.princes.game import Princes
from signoria.titles.princes.title import PRINCES
from tests.princes.scenes import at_auction, at_turn, dealt, estate, profession
from tests.rules import rule
from tests.transcripts import play


def imagined_hands(game: Princes, seat: int, other: int, times: int = 60) -> set[tuple[int, ...]]:
    return {game.imagine(seat, seed).estates[other].hand for seed in range(times)}


@rule("princes 1.5")
@rule("princes 9.2")
def test_money_is_hidden_unless_the_option_opens_it() -> None:
    assert [seen.florins for seen in at_auction(3).view(1).estates] == [None] * 3
    game = at_auction(3, options={"open_money": True})
    assert [seen.florins for seen in game.view(1).estates] == [3500] * 3


@rule("princes 1.5")
def test_hands_and_cards_of_others_are_only_counted() -> None:
    game = at_turn(3)
    estate(game, 1, hand=("poet", "jurist"), bonus=("b01",), prestige_cards=("p01", "p02"))
    seen = game.view(0).estates[1]
    assert (seen.professions_in_hand, seen.bonus_cards, seen.prestige_cards) == (2, 1, 2)
    assert "poet" not in repr(game.view(0).estates)
    assert game.view(None).own is None


@rule("princes 1.5")
def test_a_profession_that_lay_on_a_table_stays_known_in_the_hand_that_took_it() -> None:
    game = at_turn(3, seat=1)
    estate(game, 0, table=("poet",))
    estate(game, 1, recruiting=1, hand=("jurist",))
    play(game, "1: recruit poet")
    assert game.view(2).estates[1].known_professions == ("poet",)
    hands = imagined_hands(game, 2, 1)
    assert all(profession(game, "poet") in hand for hand in hands)
    assert len(hands) > 5


@rule("princes 1.5")
def test_cards_put_under_a_pile_stay_known_to_who_put_them_there_until_somebody_takes_them() -> None:
    game = at_turn(3)
    play(game, "0: draw profession")
    play(game, f"0: {game.moves(0)[0]} / 0: as drawn")
    under = game.piles[PROFESSIONS].under
    for seed in range(30):
        assert game.imagine(0, seed).piles[PROFESSIONS].under == under
    assert len({game.imagine(1, seed).piles[PROFESSIONS].under for seed in range(30)}) > 10


@rule("princes 1.5")
def test_the_card_returned_is_known_to_lie_in_the_pile_until_somebody_else_draws() -> None:
    game = dealt(3)
    returned = game.estates[0].hand[0]
    for seat in range(3):
        game.play(seat, game.moves(seat)[0])
    assert all(returned in game.imagine(0, seed).piles[PROFESSIONS].loose for seed in range(40))
    assert any(returned not in game.imagine(1, seed).piles[PROFESSIONS].loose for seed in range(40))
    game.agenda = at_turn(3, seat=1).agenda
    play(game, "1: draw profession")
    assert any(returned not in game.imagine(0, seed).piles[PROFESSIONS].loose for seed in range(60))


@rule("princes 1.5")
def test_what_a_rival_looks_at_is_dealt_anew_and_what_i_look_at_is_not() -> None:
    game = at_turn(3)
    play(game, "0: draw bonus")
    assert {game.imagine(0, seed).looked for seed in range(20)} == {game.looked}
    assert len({game.imagine(1, seed).looked for seed in range(20)}) > 10


@rule("princes 1.5")
def test_imagined_hands_are_equally_likely() -> None:
    game = at_auction(2, seed=3)
    chance = Chance(5)
    seen = [0] * 21
    for _ in range(3000):
        for card in game.imagine(0, chance.seed()).estates[1].hand:
            seen[card] += 1
    known = {*game.estates[0].hand, *game.piles[PROFESSIONS].known_to(0)[0]}
    possible = [count for card, count in enumerate(seen) if card not in known]
    assert all(not seen[card] for card in known)
    expected = 9000 / len(possible)
    assert all(abs(count - expected) < 6 * expected**0.5 for count in possible)


@rule("princes 1.5")
def test_a_handle_holds_nothing_of_the_real_game() -> None:
    game = at_turn(3)
    estate(game, 1, hand=("poet", "jurist"))
    handle = Handle(game, 0, 9, PRINCES.evaluation())
    assert [str(move) for move in handle.moves] == [str(move) for move in game.moves(0)]
    assert handle.view == game.view(0)
    assert all(value is not game for _, value in fields(handle))
    hands = {Handle(game, 0, seed, PRINCES.evaluation())._imagined.view(1).own for seed in range(12)}  # type: ignore[attr-defined]  # a game of this title
    assert len(hands) > 6
