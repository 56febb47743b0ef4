"""The table of Il Principe as text."""

import io

import pytest
from rich.console import Console

from signoria.table import Chance, Sitting
from signoria.table.drawing import LOOKS, Block
from signoria.table.texts import LANGUAGES, Speech
from signoria.terminal.screen import Screen, rows_of
from signoria.titles.il_principe.atlas import COLUMNS, ROWS, land
from signoria.titles.il_principe.game import IlPrincipe
from signoria.titles.il_principe.title import IL_PRINCIPE
from tests.il_principe.scenes import at_auction, at_turn, display, family
from tests.transcripts import play

PLAYERS = ("Alessandra", "Bianca", "Cosimo", "Donato", "Elena")


def drawn(game: IlPrincipe, seat: int | None = 0, language: str = "en") -> list[Block]:
    """A position as a seat sees it."""
    speech = Speech(IL_PRINCIPE, language, game.box.names, PLAYERS)
    moves = game.moves(seat) if seat is not None else ()
    return IL_PRINCIPE.draw(game.view(seat), speech, game.box, moves)


def shown(game: IlPrincipe, seat: int | None = 0, language: str = "en", width: int = 100) -> str:
    """The same as text on a screen."""
    paper = io.StringIO()
    Screen(Console(file=paper, width=width, color_system=None)).rows(rows_of(drawn(game, seat, language)))
    return paper.getvalue()


def played_out(seats: int, seed: int) -> IlPrincipe:
    """The end of a game by chance."""
    sitting = Sitting(IL_PRINCIPE, seats, IL_PRINCIPE.chosen(seats), seed)
    chance = Chance(seed)
    while waiting := sitting.game.waiting():
        sitting.play(waiting[0], str(chance.pick(sitting.game.moves(waiting[0]))))
    assert isinstance(sitting.game, IlPrincipe)
    return sitting.game


def test_the_map_shows_every_region_and_every_city_whole() -> None:
    game = at_turn(3)
    assert {region for row in land(game.box) for region in row} == {-1, 0, 1, 2, 3, 4, 5}
    for language in LANGUAGES:
        text = shown(game, 0, language)
        for kind, keys in (("city", game.box.city_keys), ("region", game.box.region_keys)):
            for key in keys:
                assert game.box.names[f"{kind}-{key}"].in_language(language) in text


def test_the_map_tells_cities_to_build_built_and_unseen() -> None:
    game = at_turn(3)
    display(game, "firenze", "lucca", "pisa", "milano")
    family(game, 1, cities=(game.box.city_keys.index("siena"),))
    text = shown(game)
    assert "●Firenze" in text
    assert "■Siena" in text
    assert "○Perugia" in text


def test_shields_are_counted_seat_by_seat() -> None:
    game = at_turn(3)
    for seat, count in ((0, 2), (2, 1)):
        for _ in range(count):
            game.put_shield(seat, 2)
    lines = shown(game).splitlines()
    emilia = next(place for place, line in enumerate(lines) if "Emilia" in line)
    assert "2 0 1" in lines[emilia + 1]


def test_regions_that_can_be_chosen_are_marked() -> None:
    game = at_turn(3)
    display(game, "lucca", "firenze", "pisa", "milano")
    family(game, 0, hand="wwrb", coins=4)
    play(game, "0: build lucca")
    marked = {span.text for block in drawn(game) for line in block.lines for span in line if "reverse" in span.look}
    assert {"Emilia", "Tuscany"} <= marked
    assert "Umbria" not in marked


def test_cities_show_which_cards_the_hand_has() -> None:
    game = at_turn(3)
    display(game, "lucca", "firenze", "pisa", "milano")
    family(game, 0, hand="wb")
    line = next(line for line in shown(game).splitlines() if "Lucca    4/6" in line)
    assert "✓Wh  ·Wh  ·Re  ✓Bl" in line


def test_the_lot_the_marker_and_what_is_known_are_shown() -> None:
    game = at_auction(3, "gww")
    play(game, "1: bid 1 / 2: pass / 0: pass / 1: pass")
    text = shown(game, 0)
    assert "Known in hand: Bianca Gr1" in text
    assert "Bianca ♔" in text
    assert "For sale: Wh2" in text
    assert "Cathedral (white) for 0; still in: Cosimo, Alessandra, Bianca" in text


def test_a_spectator_sees_every_family_and_no_hand() -> None:
    text = shown(at_turn(3), None)
    assert "Your hand" not in text
    assert "coins" not in text
    assert all(player in text for player in PLAYERS[:3])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_at_any_end_of_a_game_it_fits_the_screen(seats: int, language: str) -> None:
    game = played_out(seats, seats)
    for width in (100, 80):
        lines = shown(game, 0, language, width).splitlines()
        assert max(map(len, lines)) <= width
        assert len(lines) <= (40 if width == 100 else 55)
    assert "il_principe-" not in shown(game, 0, language)


def test_looks_are_words_that_every_screen_knows() -> None:
    spans = [span for block in drawn(played_out(4, 2)) for line in block.lines for span in line]
    assert {word for span in spans for word in span.look.split()} <= set(LOOKS)


def test_the_map_has_its_size() -> None:
    (board,) = [block for block in drawn(at_turn(3)) if len(block.lines) == ROWS]
    assert {sum(len(span.text) for span in line) for line in board.lines} == {COLUMNS}
