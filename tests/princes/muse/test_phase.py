"""11.1 to 11.7 Phase A2: pawns, bids, who takes what."""

from signoria.table import Event
from signoria.titles.princes.game import Princes
from signoria.titles.princes.muse.components import CHARACTERS
from signoria.titles.princes.muse.court import court_of
from signoria.titles.princes.muse.events import BankerTaken, CharacterTaken, CourtOpened
from tests.princes.scenes import at_auction, estate
from tests.rules import rule
from tests.transcripts import offered, play, why_not

MUSE = {"muse": True}


def at_court(seats: int = 4, florins: int = 3500) -> Princes:
    """Round 1, everybody has renounced in A1, and seat 0 is to court a character."""
    game = at_auction(seats, options=MUSE)
    for seat in range(seats - 1):
        play(game, f"{seat}: renounce")
    play(game, f"{seats - 1}: nothing")
    for seat in range(seats):
        estate(game, seat, florins=florins)
    return game


def taken(events: list[Event]) -> list[tuple[int, str, int]]:
    return [(event.seat, event.character, event.price) for event in events if isinstance(event, CharacterTaken)]


def holder(game: Princes, character: str) -> int:
    return court_of(game).holders[CHARACTERS.index(character)]


@rule("princes 11.1")
@rule("princes 11.3")
@rule("princes 11.4")
@rule("princes 11.5")
def test_four_players_court_as_in_the_example() -> None:
    game = at_court(4)
    events = play(game, "0: court cardinal 3 / 1: court merchant 4 / 2: court cardinal 6 / 3: court princess 3")
    events += play(game, "0: court banker 0 / 1: wait merchant")
    assert taken(events) == [(1, "merchant", 400), (2, "cardinal", 600), (3, "princess", 300)]
    assert [event.florins for event in events if isinstance(event, BankerTaken)] == [600]
    assert [owner.florins for owner in game.estates] == [4100, 3100, 2900, 3200]
    assert game.waiting() == (0,)
    assert "stop" in offered(game, 0)


@rule("princes 11.1")
def test_all_six_characters_are_there_for_two_players_too() -> None:
    for seats in (2, 3, 4, 5):
        lowest = {text.split()[1] for text in offered(at_court(seats), 0) if text != "pass"}
        assert lowest == set(CHARACTERS)


@rule("princes 11.2")
def test_no_prestige_is_ever_sold() -> None:
    game = at_auction(3, options=MUSE)
    estate(game, 0, florins=100, prestige=20)
    assert offered(game, 0) == ["renounce"]
    assert why_not(game, 0, "open jester") == ("not-covered", "3.7")
    assert game.wealth(0) == 100


@rule("princes 11.3")
def test_spaces_are_hundreds_of_florins_from_three_to_fifteen_and_from_none_to_five() -> None:
    game = at_court(3)
    assert [text for text in offered(game, 0) if "muse" in text] == [f"court muse {space}" for space in range(3, 16)]
    assert [text for text in offered(game, 0) if "banker" in text] == [f"court banker {n}" for n in range(6)]
    events = play(game, "0: court muse 8 / 1: pass / 2: pass")
    assert taken(events) == [(0, "muse", 800)]
    assert game.estates[0].florins == 2700


@rule("princes 11.3")
def test_who_passes_is_out_for_the_round() -> None:
    game = at_court(3)
    events = play(game, "0: pass / 1: court muse 3 / 2: court muse 4 / 1: pass")
    assert taken(events) == [(2, "muse", 400)]


@rule("princes 11.4")
def test_a_higher_pawn_pushes_out_the_lower_whose_owner_plays_on_in_turn() -> None:
    game = at_court(3)
    play(game, "0: court muse 5 / 1: court muse 9")
    assert game.waiting() == (2,)
    assert why_not(game, 2, "court muse 9") == ("not-higher", "11.4")
    play(game, "2: pass")
    assert game.waiting() == (0,)
    assert offered(game, 0)[0] == "court muse 10"
    play(game, "0: court muse 15")
    assert not [text for text in offered(game, 1) if "muse" in text]
    assert why_not(game, 1, "court muse 15") == ("not-higher", "11.4")


@rule("princes 11.5")
def test_a_card_once_taken_is_closed_for_this_round_even_if_it_lies_back() -> None:
    game = at_court(3)
    play(game, "0: court banker 0 / 1: court muse 3 / 2: court muse 4")
    assert game.waiting() == (1,)
    assert game.estates[0].florins == 4100
    assert why_not(game, 1, "court banker 1") == ("character-taken", "11.5")


@rule("princes 11.6")
def test_only_money_in_hand_may_be_bid_but_the_banker_needs_none() -> None:
    game = at_court(3, florins=200)
    assert offered(game, 0) == [*[f"court banker {space}" for space in range(6)], "pass"]
    assert why_not(game, 0, "court muse 3") == ("not-in-cash", "11.6")
    estate(game, 0, florins=0)
    play(game, "0: court banker 5 / 1: pass / 2: pass")
    assert game.estates[0].florins == 100


@rule("princes 11.7")
def test_muse_cardinal_and_princess_go_back_after_the_turn_the_others_may_stay() -> None:
    game = at_court(4)
    play(game, "0: court muse 3 / 1: court cardinal 3 / 2: court merchant 3 / 3: court professor 3")
    play(game, "2: wait merchant / 3: wait professor")
    assert [holder(game, character) for character in CHARACTERS] == [0, 1, -1, 2, 3, -1]
    play(game, "0: stop / 1: stop")
    assert [holder(game, character) for character in CHARACTERS] == [-1, -1, -1, 2, 3, -1]
    play(game, "2: stop / 3: stop")
    assert [holder(game, character) for character in CHARACTERS] == [-1, -1, -1, 2, 3, -1]


@rule("princes 11.7")
def test_in_the_next_round_every_character_is_open_to_all_again() -> None:
    game = at_court(2)
    play(game, "0: court muse 3 / 1: pass / 0: stop / 1: stop / 1: renounce / 0: nothing")
    assert game.round == 2
    assert "court muse 3" in offered(game, 1)
    play(game, "1: pass")
    assert "court muse 3" in offered(game, 0)


@rule("princes 11.13")
def test_the_bankers_money_grows_while_nobody_takes_him_as_in_the_example() -> None:
    game = at_court(2)
    events = play(game, "0: pass / 1: pass / 0: stop / 1: stop / 1: renounce / 0: nothing")
    events += play(game, "1: pass / 0: pass / 1: stop / 0: stop / 0: renounce / 1: nothing")
    assert [event.florins for event in events if isinstance(event, CourtOpened)] == [700, 800]
    events = play(game, "0: court banker 1 / 1: pass / 0: stop / 1: stop / 1: renounce / 0: nothing")
    assert [event.florins for event in events if isinstance(event, BankerTaken)] == [700]
    assert [event.florins for event in events if isinstance(event, CourtOpened)] == [600]


@rule("princes 11.16")
def test_all_about_the_characters_is_seen_by_all() -> None:
    game = at_court(3)
    play(game, "0: court muse 5 / 1: court princess 4")
    for eyes in (None, 0, 1, 2):
        court = game.view(eyes).court
        assert court is not None
        seen = {row.character: (row.pawn_seat, row.space) for row in court.characters if row.pawn_seat is not None}
        assert seen == {"muse": (0, 5), "princess": (1, 4)}
        assert court.bankers_florins == 600
