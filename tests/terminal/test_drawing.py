"""The table of Princes as text."""

import pytest

from signoria.arena.playing import Batch, Deal, play_batch
from signoria.table import read_record, replayed
from signoria.table.drawing import LOOKS, Block
from signoria.table.texts import LANGUAGES, Speech
from signoria.terminal.screen import rows_of
from signoria.titles.princes.game import Princes
from signoria.titles.princes.moves import Place
from signoria.titles.princes.title import PRINCES
from tests.princes.scenes import at_auction, at_turn, estate
from tests.terminal.scenes import played_out, screen_of

PLAYERS = ("Alessandra", "Bianca", "Cosimo", "Donato", "Elena")


def drawn(game: Princes, seat: int | None = 0, language: str = "en") -> list[Block]:
    """A position as a seat sees it."""
    speech = Speech(PRINCES, language, game.box.names, PLAYERS)
    moves = game.moves(seat) if seat is not None else ()
    return PRINCES.draw(game.view(seat), speech, game.box, moves)


def shown(game: Princes, seat: int | None = 0, language: str = "en", width: int = 100) -> str:
    """The same as text on a screen."""
    screen, paper = screen_of(width=width)
    screen.rows(rows_of(drawn(game, seat, language)))
    return paper.getvalue()


def put(game: Princes, seat: int, *texts: str) -> None:
    """Lays tiles by the texts of their places."""
    places = [game.read(text) for text in texts]
    assert all(isinstance(place, Place) for place in places)
    game.estates[seat].tiles = tuple(place for place in places if isinstance(place, Place))


def test_tiles_stand_on_their_squares() -> None:
    game = at_auction(3)
    put(game, 0, "place tower a1", "place lake c3", "place forest f3", "place park d7")
    lines = shown(game).splitlines()
    assert any(line.startswith("1 To To To") for line in lines)
    assert any(line.startswith("3  ·  · ≈≈≈≈≈  · ♣♣♣♣♣") for line in lines)
    assert any(line.startswith("7 ▓▓▓▓▓▓▓▓ ********") for line in lines)


def test_landscapes_of_a_kind_are_told_apart() -> None:
    game = at_auction(3)
    put(game, 0, "place lake a1", "place lake c1")
    assert "1 ≈≈≈≈≈ ≈2 ≈2" in shown(game)


def test_other_estates_are_drawn_small() -> None:
    game = at_auction(3)
    put(game, 1, "place opera a1")
    assert "Op ·Op · · · ·" in shown(game)


def test_cards_show_what_they_wish_for_and_what_is_there() -> None:
    game = at_turn(round=3)
    estate(game, 0, hand=("poet",), freedoms=("travel",), buildings=("theatre",), jesters=2)
    line = next(line for line in shown(game).splitlines() if "Poet" in line)
    assert "✓Theatre" in line
    assert "·Lake" in line
    assert "✓Travel" in line
    assert "12/12" in line


def test_bonus_and_prestige_cards_show_their_present_worth() -> None:
    game = at_turn()
    estate(game, 0, bonus=("b11",), jesters=2, prestige_cards=("p10",))
    text = shown(game)
    assert "Bonus +2 per jester: 4 now" in text
    assert "Prestige card, most jesters: " in text


def test_sold_piles_and_the_lot_are_marked() -> None:
    game = at_auction(3)
    game.play(0, game.read("open jester"))
    assert "Jester for 200 to Alessandra; still in: Bianca, Cosimo, Alessandra" in shown(game, 1)
    game.play(1, game.read("pass"))
    game.play(2, game.read("pass"))
    assert "Jester           sold" in shown(game)


def test_scarce_buildings_are_named() -> None:
    game = at_auction(3)
    game.buildings = (3, 3, 3, 3, 3, 3, 3, 3, 1, 0)
    assert "Buildings: 3 of each, except Tower 1, Chapel 0." in shown(game)


def test_possible_squares_and_turns_are_drawn_for_a_tile() -> None:
    game = at_turn()
    game.play(0, game.read("build tower"))
    text = shown(game)
    anchors = {move.square for move in game.moves(0) if isinstance(move, Place)}
    assert sum(line.count("○") for line in text.splitlines() if line[:2].strip().isdigit()) == len(anchors)
    assert "◆ ■ ■" in text
    assert "r0" in text
    assert "r1" in text


def test_a_spectator_sees_every_estate_and_no_hand() -> None:
    game = at_auction(3)
    text = shown(game, None)
    assert "Your cards" not in text
    assert all(name in text for name in PLAYERS[:3])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_table_stays_within_forty_lines(seats: int, language: str) -> None:
    record = play_batch(Batch("princes", {}, "", True, (Deal(seats, ("quick",) * seats),)))[0].record
    game = replayed(read_record(record), PRINCES).game
    assert isinstance(game, Princes)
    assert max(len(shown(game, seat, language).splitlines()) for seat in range(seats)) <= 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_and_plans_are_never_wider_than_a_small_terminal(language: str) -> None:
    game = at_turn(5, round=3)
    for seat in range(5):
        things = {"florins": 3500, "prestige": 20, "builders": 3, "jesters": 2, "recruiting": 1, "recruiters": 1}
        estate(game, seat, **things, best_work=19)
    estate(game, 0, bonus=("b01",), prestige_cards=("p01",), table=("poet",))
    game.options = PRINCES.chosen(5, {"open_money": True})
    tables = [block for block in drawn(game, 0, language) if len(block.lines) > 4]
    assert len(tables) > 4
    for block in tables:
        assert max(len("".join(span.text for span in line).rstrip()) for line in block.lines) <= 80


def test_looks_are_words_that_every_screen_knows() -> None:
    session, _ = played_out(4, seed=2)
    game = session.sitting.game
    assert isinstance(game, Princes)
    spans = [span for block in drawn(game) for line in block.lines for span in line]
    assert {word for span in spans for word in span.look.split()} <= set(LOOKS)
    assert {"green reverse", "muted", "brown"} <= {span.look for span in spans}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_drawing_is_in_the_catalogues(language: str) -> None:
    session, _ = played_out(4, seed=3, language=language)
    game = session.sitting.game
    assert isinstance(game, Princes)
    assert "princes-" not in shown(game, 0, language)
