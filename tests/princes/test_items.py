"""4 The items: people, prestige cards, recruiting cards."""

from signoria.table import Pile
from signoria.titles.princes.box import PRESTIGE
from signoria.titles.princes.events import Chose, Drew, Kept, Recruited, Saw
from tests.princes.scenes import at_auction, at_turn, estate, profession
from tests.rules import rule
from tests.transcripts import offered, play, why_not


@rule("princes 4.2")
def test_each_jester_adds_two_to_every_work() -> None:
    game = at_auction(3)
    play(game, "0: open jester / 1: pass / 2: pass")
    assert (game.estates[0].jesters, game.jesters) == (1, 6)


@rule("princes 4.3")
def test_a_fourth_builder_is_not_for_sale() -> None:
    game = at_auction(3)
    estate(game, 0, builders=3)
    assert why_not(game, 0, "open builder") == ("builders-full", "4.3")


@rule("princes 4.4")
def test_five_prestige_cards_are_looked_at_one_is_kept_and_the_rest_lie_under_in_the_order_chosen() -> None:
    game = at_auction(3)
    events = play(game, "0: open prestige / 1: pass / 2: pass")
    saw = next(event for event in events if isinstance(event, Saw))
    assert saw.to == (0,)
    assert offered(game, 0) == [f"keep {card}" for card in saw.cards]
    kept, *rest = saw.cards
    play(game, f"0: keep {kept} / 0: under {rest[2]} / 0: under {rest[0]} / 0: under {rest[3]}")
    keys = game.box.card_keys[PRESTIGE]
    assert [keys[card] for card in game.piles[PRESTIGE].under] == [rest[2], rest[0], rest[3], rest[1]]
    assert [keys[card] for card in game.estates[0].prestige_cards] == [kept]
    assert game.view(0).own is not None
    assert game.view(0).own.known[PRESTIGE].cards_at_the_bottom == (rest[2], rest[0], rest[3], rest[1])  # type: ignore[union-attr]  # asserted above
    assert game.view(1).own.known[PRESTIGE].cards_at_the_bottom == ("",) * 4  # type: ignore[union-attr]  # a seat has its own


@rule("princes 4.4")
@rule("princes 5.7")
def test_the_rest_may_go_under_the_pile_as_drawn() -> None:
    game = at_auction(3)
    events = play(game, "0: open prestige / 1: pass / 2: pass")
    saw = next(event for event in events if isinstance(event, Saw))
    play(game, f"0: keep {saw.cards[1]} / 0: as drawn")
    under = [game.box.card_keys[PRESTIGE][card] for card in game.piles[PRESTIGE].under]
    assert under == [card for card in saw.cards if card != saw.cards[1]]


@rule("princes 4.4")
def test_others_learn_only_that_a_card_was_kept() -> None:
    game = at_auction(3)
    events = play(game, "0: open prestige / 1: pass / 2: pass")
    events += play(game, f"0: {game.moves(0)[0]}")
    seen = [event for event in events if event.seen_by(1)]
    assert any(isinstance(event, Drew) for event in seen)
    assert any(isinstance(event, Kept) for event in seen)
    assert not any(isinstance(event, Saw | Chose) for event in seen)
    assert game.view(1).estates[0].prestige_cards == 1


@rule("princes 4.4")
def test_of_a_short_pile_all_cards_are_looked_at() -> None:
    game = at_auction(3)
    game.piles = (game.piles[0], game.piles[1], Pile((0, 1)))
    play(game, "0: open prestige / 1: pass / 2: pass")
    assert len(game.looked) == 2
    play(game, "0: keep p01")
    assert game.piles[PRESTIGE].under == (1,)
    game = at_auction(3)
    game.piles = (game.piles[0], game.piles[1], Pile(()))
    assert why_not(game, 0, "open prestige") == ("pile-empty", "3.1")


@rule("princes 4.5")
def test_a_recruiting_card_is_used_at_once_or_kept() -> None:
    game = at_auction(3)
    estate(game, 1, table=("poet",))
    play(game, "0: open recruiting / 1: pass / 2: pass")
    assert offered(game, 0) == ["recruit poet", "later"]
    play(game, "0: later")
    assert (game.estates[0].recruiting, game.estates[1].table != ()) == (1, True)


@rule("princes 4.5")
def test_without_anybody_to_recruit_the_card_is_simply_kept() -> None:
    game = at_auction(3)
    play(game, "0: open recruiting / 1: pass / 2: pass")
    assert game.estates[0].recruiting == 1
    assert game.waiting() == (1,)


@rule("princes 4.6")
def test_the_recruited_profession_changes_hands_and_the_recruiting_card_stays_in_its_place() -> None:
    game = at_auction(3)
    estate(game, 1, table=("poet",))
    events = play(game, "0: open recruiting / 1: pass / 2: pass / 0: recruit poet")
    recruited = events[-1]
    assert isinstance(recruited, Recruited)
    assert (recruited.from_seat, recruited.profession) == (1, "poet")
    assert profession(game, "poet") in game.estates[0].hand
    assert (game.estates[0].recruiting, game.estates[1].recruiters, game.estates[1].table) == (0, 1, ())


@rule("princes 4.6")
def test_nobody_recruits_from_himself_or_a_card_in_hand() -> None:
    game = at_turn(3)
    estate(game, 0, recruiting=1, table=("jurist",))
    estate(game, 1, hand=("poet",), table=("painter",))
    assert why_not(game, 0, "recruit jurist") == ("own-table", "4.6")
    assert why_not(game, 0, "recruit poet") == ("not-on-a-table", "4.6")
    assert [text for text in offered(game, 0) if text.startswith("recruit")] == ["recruit painter"]


@rule("princes 4.6")
def test_without_a_recruiting_card_nobody_is_recruited() -> None:
    game = at_turn(3)
    estate(game, 1, table=("painter",))
    assert why_not(game, 0, "recruit painter") == ("no-recruiting-card", "4.6")


@rule("princes 4.6")
def test_any_number_of_recruiting_cards_before_between_and_after_actions_without_spending_one() -> None:
    game = at_turn(3)
    estate(game, 0, recruiting=3)
    estate(game, 1, table=("painter", "poet", "jurist"))
    play(game, "0: recruit painter / 0: freedom travel / 0: recruit poet / 0: draw bonus")
    play(game, f"0: {game.moves(0)[0]} / 0: as drawn")
    assert offered(game, 0) == ["stop", "recruit jurist"]
    assert why_not(game, 0, "draw bonus") == ("no-action-left", "5.1")
    play(game, "0: recruit jurist")
    assert game.waiting() != (0,) or "stop" not in offered(game, 0)


@rule("princes 4.6")
def test_a_profession_recruited_played_and_recruited_back_works_again_for_its_first_owner() -> None:
    game = at_turn(3)
    estate(game, 0, jesters=5, hand=("poet",), recruiting=1)
    play(game, "0: work poet / 0: prestige 0")
    estate(game, 1, recruiting=1, jesters=5)
    game.agenda = at_turn(3, seat=1).agenda
    play(game, "1: recruit poet / 1: work poet / 1: prestige 0 / 1: stop")
    game.agenda = at_turn(3, seat=0).agenda
    play(game, "0: recruit poet / 0: work poet / 0: prestige 0")
    assert game.estates[0].works() == 2
    assert game.estates[1].works() == 1


@rule("princes 4.7")
def test_a_recruiting_card_counts_as_a_profession_in_hand_and_on_the_table() -> None:
    game = at_turn(3)
    owned = estate(game, 0, hand=("poet",), recruiting=2, recruiters=1)
    assert owned.cards() == 4
    assert owned.works() == 1
