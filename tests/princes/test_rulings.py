"""10 Rulings: what the texts leave open, as it is played here."""

import pytest

from signoria.table import Pile
from signoria.table.rulebook import rulebook
from signoria.titles.princes import checking
from signoria.titles.princes.events import Bought
from signoria.titles.princes.scoring import card_points
from signoria.titles.princes.title import PRINCES
from tests.components import origin
from tests.princes.scenes import at_auction, at_turn, dealt, estate, lay, profession
from tests.rules import rule
from tests.transcripts import offered, play, why_not

LIKINGS = ("building", "landscape", "freedom")


@rule("princes 10.1")
@pytest.mark.parametrize(("language", "ours"), [("en", "{} of the {} professions"), ("fr", "{} des {} professions")])
def test_the_rulebook_owns_what_is_reconstructed(language: str, ours: str) -> None:
    rows = checking.read(PRINCES.components())
    assert {origin(row, "shape") for row in (*rows.buildings, *rows.landscapes)} == {"reconstructed"}
    assert {origin(row, "squares") for row in rows.landscapes} == {"reconstructed"}
    assert {origin(row, "number") for row in rows.professions} == {"reconstructed"}
    guessed = [row for row in rows.professions if "reconstructed" in [origin(row, what) for what in LIKINGS]]
    text = rulebook(PRINCES, language).paragraph("10.1").text
    assert ours.format(len(guessed), len(rows.professions)) in text
    for row in rows.professions:
        known = row not in guessed or origin(row, "building") == "found"
        assert (row.name.in_language(language).lower() in text) == known, row.key
    assert [place for place, row in enumerate(rows.rounds, 1) if row.provenance == "recalled"] == [4]


@rule("princes 10.2")
def test_for_the_last_buyer_renouncing_counts_like_buying() -> None:
    game = at_auction(4)
    play(game, "0: renounce / 1: renounce / 2: open jester / 3: pass")
    assert offered(game, 3)[-1] == "nothing"


@rule("princes 10.3")
def test_no_bid_for_a_landscape_that_does_not_fit_only_to_deny_it() -> None:
    game = at_auction(3)
    game.estates[1].filled = ((1 << 49) - 1) & ~0b11
    play(game, "0: open park")
    assert offered(game, 1) == ["pass"]


@rule("princes 10.4")
def test_prestige_is_sold_by_payments_and_by_nothing_else() -> None:
    game = at_turn(3)
    estate(game, 0, florins=100, prestige=4)
    assert not [text for text in game.box.lexicon.texts() if text.startswith("sell")]
    play(game, "0: freedom travel")
    assert (game.estates[0].florins, game.estates[0].prestige) == (0, 2)


@rule("princes 10.5")
def test_touching_is_looked_at_only_when_a_building_is_placed() -> None:
    game = at_turn(3)
    estate(game, 0, builders=2)
    lay(game, 0, "place tower a5")
    game.estates[0].builders = 1
    play(game, "0: build chapel")
    assert "place chapel f1" in offered(game, 0)
    assert why_not(game, 0, "place chapel a4") == ("overlaps", "5.5")
    assert why_not(game, 0, "place chapel a3") == ("touches", "5.6")


@rule("princes 10.6")
def test_recruiting_cards_on_a_table_are_works_of_whose_table_it_is() -> None:
    game = at_turn(3)
    estate(game, 0, recruiters=2, table=("poet",))
    estate(game, 1, table=("jurist", "painter"))
    assert card_points(game, 0, 13) == 7


@rule("princes 10.7")
def test_a_profession_recruited_back_makes_a_new_work() -> None:
    game = at_turn(3)
    estate(game, 0, jesters=5, recruiting=1)
    estate(game, 1, table=("poet",))
    play(game, "0: recruit poet / 0: work poet / 0: prestige 0")
    assert profession(game, "poet") in game.estates[0].table


@rule("princes 10.8")
def test_a_single_card_is_looked_at_and_kept() -> None:
    game = at_turn(3)
    game.piles = (Pile((4,)), game.piles[1], game.piles[2])
    play(game, "0: draw profession")
    assert offered(game, 0) == ["keep botanist"]
    play(game, "0: keep botanist")
    assert len(game.piles[0]) == 0
    assert "stop" in offered(game, 0)


@rule("princes 10.9")
def test_ties_score_the_printed_points() -> None:
    rows = PRINCES.box().rows.prestige_cards
    assert {(row.full, row.tied) for row in rows if row.tied} == {(6, 3), (7, 4), (8, 4), (5, 3)}


@rule("princes 10.10")
def test_an_item_opened_is_always_sold() -> None:
    game = at_auction(3)
    events = play(game, "0: open jester / 1: pass / 2: pass")
    assert any(isinstance(event, Bought) and event.seat == 0 for event in events)


@rule("princes 10.11")
def test_all_give_back_at_once() -> None:
    assert dealt(5).waiting() == (0, 1, 2, 3, 4)


@rule("princes 10.12")
def test_a_recruiting_card_that_was_kept_waits_for_ones_own_turn() -> None:
    for seat, moves in ((0, 0), (1, 1)):
        game = at_turn(3, seat=seat)
        estate(game, 1, recruiting=1)
        estate(game, 2, table=("painter",))
        assert offered(game, 1).count("recruit painter") == moves
