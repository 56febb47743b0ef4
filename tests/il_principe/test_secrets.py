"""1.7 What is hidden and what is open."""

from signoria.table import Chance, Handle, Pile
from signoria.table.fields import fields
from signoria.table.walk import same
from signoria.titles.il_principe.game import IlPrincipe
from signoria.titles.il_principe.title import IL_PRINCIPE
from tests.il_principe.scenes import at_auction, at_turn, before_round, cards, dealt, family, go, own, pile
from tests.rules import rule
from tests.transcripts import play


def imagined_hands(game: IlPrincipe, seat: int, other: int, times: int = 60) -> set[tuple[int, ...]]:
    return {game.imagine(seat, seed).families[other].hand for seed in range(times)}


@rule("il_principe 1.7")
def test_of_other_hands_only_the_size_is_seen() -> None:
    game = dealt(3)
    family(game, 1, hand="ggwwr")
    seen = game.view(0).families[1]
    assert (seen.hand_size, seen.known_in_hand, seen.coins) == (5, (), None)
    assert game.view(None).own is None


@rule("il_principe 1.7")
def test_coins_are_hidden_until_the_game_is_over_and_imagine_keeps_them() -> None:
    game = at_auction(3)
    family(game, 1, coins=7)
    assert {game.imagine(0, seed).families[1].coins for seed in range(10)} == {7}
    go(game := before_round(3, 30, cities=3))
    assert [seen.coins for seen in game.view(0).families] == [0, 0, 0]


@rule("il_principe 1.7")
def test_cards_won_openly_are_known_until_as_many_of_their_colour_are_shown() -> None:
    game = at_auction(3, "gg")
    family(game, 1, hand="wrb")
    play(game, "1: bid 1 / 2: pass / 0: pass / 1: pass")
    assert [(seen.card, seen.count) for seen in game.view(0).families[1].known_in_hand] == [("green", 2)]
    hands = imagined_hands(game, 0, 1)
    assert all(hand[0] >= 2 for hand in hands)
    assert len(hands) > 5
    play(game, "1: play green / 1: cards 1")
    assert game.families[1].known == cards("g")


@rule("il_principe 1.7")
def test_a_card_shown_beyond_those_known_comes_from_the_unknown_ones() -> None:
    game = at_turn(3)
    owned = family(game, 0, hand="gggw", known="g")
    play(game, "0: play green / 0: cards 3")
    assert (owned.hand, owned.known) == (cards("w"), cards(""))


@rule("il_principe 1.7")
def test_laid_cards_are_dealt_anew_and_what_is_only_begun_is_not_seen() -> None:
    game = dealt(3)
    before = game.view(1)
    play(game, f"0: {game.moves(0)[0]}")
    assert game.view(1) == before
    assert game.imagine(1, 3).answers[0] is None
    play(game, f"0: {game.moves(0)[0]}")
    assert len({str(game.imagine(1, seed).answers[0]) for seed in range(40)}) > 5
    assert {str(game.imagine(0, seed).answers[0]) for seed in range(10)} == {str(game.answers[0])}
    assert own(game, 1).laid_cards == ()


@rule("il_principe 1.7")
def test_imagined_hands_are_equally_likely() -> None:
    game = at_turn(2)
    family(game, 0, hand="gg")
    family(game, 1, hand="wr")
    pile(game, "rrbbyy")
    chance = Chance(7)
    seen = [0] * 5
    for _ in range(4000):
        for colour, count in enumerate(game.imagine(0, chance.seed()).families[1].hand):
            seen[colour] += count
    assert seen[0] == 0
    assert all(abs(count - 1000 * there) < 150 for count, there in zip(seen, (0, 1, 3, 2, 2), strict=True))


@rule("il_principe 1.7")
def test_what_is_imagined_depends_on_what_is_known_and_on_nothing_else() -> None:
    game = at_turn(3)
    family(game, 1, hand="ggwwrr")
    other = game.imagine(0, 5)
    assert all(same(game.imagine(0, seed), other.imagine(0, seed)) for seed in range(10))


@rule("il_principe 12.15")
def test_a_pile_renewed_in_the_open_is_known_until_somebody_draws_unseen() -> None:
    game = before_round(4, 5, discards="gggw")
    for owned in game.families:
        owned.hand = cards("")
    go(game)
    left = game.pile.loose
    assert len(left) == 1
    assert {game.imagine(0, seed).pile.loose for seed in range(20)} == {left}
    assert own(game, 2).known_in_pile[0].count == 1


@rule("il_principe 12.15")
def test_after_an_unseen_draw_only_who_drew_knows_what_is_left() -> None:
    game = at_turn(3)
    everybody = 0b111
    _, game.pile = game.take(Pile((0, 0, 1, 2), (everybody,) * 4), 1, 1)
    assert sum(seen.count for seen in own(game, 1).known_in_pile) == 3
    assert own(game, 0).known_in_pile == ()


@rule("il_principe 1.7")
def test_a_handle_holds_nothing_of_the_real_game() -> None:
    game = at_turn(3)
    family(game, 1, hand="ggwwrr")
    handle = Handle(game, 0, 9, IL_PRINCIPE.evaluation())
    assert [str(move) for move in handle.moves] == [str(move) for move in game.moves(0)]
    assert handle.view == game.view(0)
    assert all(value is not game for _, value in fields(handle))
    seen = {str(Handle(game, 0, seed, IL_PRINCIPE.evaluation()).imagine(seed + 99).view(1)) for seed in range(12)}
    assert len(seen) > 6
