"""The words of Firenze: its buttons, its story, its reasons, the tables of its rulebook, and its drawing."""

import re

import pytest

from signoria.table import Chance, Event
from signoria.table.drawing import LOOKS
from signoria.table.rulebook import rulebook
from signoria.table.texts import LANGUAGES, Speech
from signoria.terminal.screen import rows_of
from signoria.titles.firenze.bricks import COLOURS
from signoria.titles.firenze.components import HEIGHTS
from signoria.titles.firenze.evaluation import REASONS
from signoria.titles.firenze.events import CardTaken, FloorLost, GameEnded, TowerFell
from signoria.titles.firenze.game import BUILD, CARD, CONTRACTS, Firenze
from signoria.titles.firenze.scoring import SOURCES
from signoria.titles.firenze.title import FIRENZE
from tests.firenze.scenes import BOX, at_phase, dealt, lay, own, show_card
from tests.table.listening import sentences
from tests.terminal.scenes import screen_of
from tests.transcripts import offered

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
PLAYERS = ("Anna", "Bruno", "Carla", "Dario")
ROWS = BOX.rows


def speech(language: str = "en") -> Speech:
    """Words at a table of four."""
    return Speech(FIRENZE, language, BOX.names, PLAYERS)


def button(game: Firenze, text: str, language: str = "en") -> str:
    """What the button of a move of the first seat says."""
    return speech(language).move(game, 0, game.read(text)).replace("\u202f", " ")


def told(event: Event, language: str = "en") -> str:
    """What an event says."""
    return speech(language).event(event).replace("\u202f", " ")


def table_rows(language: str, number: str) -> list[list[str]]:
    """The rows of the table in a paragraph of the rulebook, without its heading."""
    text = rulebook(FIRENZE, language).paragraph(number).text.replace("\u202f", " ")
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def test_a_card_is_offered_with_its_price_and_bricks() -> None:
    game = at_phase(CARD)
    show_card(game, 2, "princess")
    lay(game, 2, "1 white, 2 red")
    assert button(game, "take 3") == "Take the Princess for 2 bricks: white, red, red (choose 1 brick out of the bag)"
    assert button(game, "take 3", "fr") == (
        "Prendre la Princess pour 2 briques : blanche, rouge, rouge (choisissez 1 brique dans le sac)"
    )
    assert "for free: no bricks (" in button(game, "take 1")


def test_building_is_offered_with_its_cost() -> None:
    game = at_phase(BUILD)
    own(game, 0, store="9 green", towers="green 2")
    assert button(game, "raise green 2 to 5") == "Raise the green tower from 2 to 5: costs one brick"
    assert button(game, "begin green 2", "fr") == "Commencer une tour verte de 2 étages : gratuit"


def test_a_contract_is_offered_with_its_points() -> None:
    game = at_phase(CONTRACTS)
    assert button(game, "fill green 5") == "Fill the green contract of 5: 4 points"
    assert button(game, "fill white 6", "fr") == "Remplir le balcon de la tour blanche, hauteur 6 : 7 points"


def test_a_character_is_offered_with_what_it_does() -> None:
    game = at_phase(CARD)
    assert button(game, "play guard") == "Play the Guard: none of your towers falls this turn"


def test_towers_that_fall_or_lose_a_floor_are_told() -> None:
    fell = TowerFell(seat=1, colour="red", height=3, lost=2, kept=1)
    assert told(fell) == (
        "The red tower of Bruno did not grow and collapses from 3: 2 to the bag, 1 to the storehouse."
    )
    lost = FloorLost(seat=0, card="earthquake", colour="violet", height=0)
    assert told(lost, "fr") == "Tremblement de terre : le dernier étage d’une tour violette de Anna disparaît."


def test_a_card_without_bricks_is_told_too() -> None:
    assert told(CardTaken(seat=2, card="debt", bricks=())) == "Carla takes Debt, which had no bricks on it."


def test_one_winner_wins_and_several_share() -> None:
    assert told(GameEnded(winners=(2,))) == "Carla wins the game."
    assert told(GameEnded(winners=(0, 2)), "fr") == "Égalité : la victoire est partagée entre Anna, Carla."


def test_a_seat_that_is_not_there_is_refused_in_words() -> None:
    game = at_phase(CARD, seats=2)
    own(game, 0, hand="spy")
    own(game, 1, store="1 red")
    game.play(0, game.read("play spy"))
    refusal = game.refusal(0, game.read("steal 3 red"))
    assert refusal is not None
    two = Speech(FIRENZE, "en", BOX.names, PLAYERS[:2])
    assert two.refusal(refusal) == "Nobody sits there. (rule 9.4)"


@EVERY_LANGUAGE
def test_sources_have_names(language: str) -> None:
    assert [source for source in SOURCES if speech(language).name("source", source) == source] == []


@EVERY_LANGUAGE
def test_a_bot_can_say_every_reason(language: str) -> None:
    said = {key for key in sentences(FIRENZE.package, language) if key.startswith("firenze-why-")}
    assert said == {f"firenze-why-{why}" for why in (*REASONS.values(), "best")}


@EVERY_LANGUAGE
def test_the_contracts_of_the_rulebook_are_those_of_the_box(language: str) -> None:
    rows = [
        [row.name.in_language(language), str(row.bricks)]
        + [str(ROWS.contracts[place * 6 + floor].points) for floor in range(len(HEIGHTS))]
        + [str(row.flag)]
        for place, row in enumerate(ROWS.colours)
    ]
    assert table_rows(language, "2.1") == rows


@EVERY_LANGUAGE
def test_the_balconies_of_the_rulebook_are_those_of_the_box(language: str) -> None:
    names = {row.key: row.name.in_language(language) for row in ROWS.colours}
    found = [row[1] for row in table_rows(language, "2.3")]
    for level, words in enumerate(found, 1):
        tiles = [row for row in ROWS.balconies if row.level == level]
        assert words == ", ".join(f"{names[row.colour]} {row.height} = {row.points}" for row in tiles)


@EVERY_LANGUAGE
def test_the_cost_and_the_fall_of_the_rulebook_are_those_of_the_box(language: str) -> None:
    assert table_rows(language, "5.3")[0][1:] == [str(cost) for cost in ROWS.building.cost[1:]]
    lost, kept = table_rows(language, "6.1")
    assert [int(a) + int(b) for a, b in zip(lost[1:], kept[1:], strict=True)] == list(range(1, 9))


@EVERY_LANGUAGE
@pytest.mark.parametrize(
    ("kind", "number"),
    [("event", "9.2"), ("character", "9.4"), ("celebration", "9.5"), ("building", "9.7"), ("church", "9.8")],
)
def test_the_cards_of_the_rulebook_are_those_of_the_box(language: str, kind: str, number: str) -> None:
    cards = [
        [row.name.in_language(language), f"{row.copies}{'*' if row.starting else ''}"]
        for row in ROWS.cards
        if row.kind == kind
    ]
    assert [row[:2] for row in table_rows(language, number)] == cards


@EVERY_LANGUAGE
def test_the_rulebook_speaks_of_every_option_and_choice_of_layout(language: str) -> None:
    text = str(rulebook(FIRENZE, language))
    assert [option.key for option in FIRENZE.options if not re.search(rf"`{option.key}[=`]", text)] == []
    assert [choice for choice in FIRENZE.options[0].choices if f"`layout={choice}`" not in text] == []


@EVERY_LANGUAGE
def test_cards_say_what_they_do_in_few_words(language: str) -> None:
    assert max(len(row.text.in_language(language)) for row in ROWS.cards) <= 110


def shown(game: Firenze, seat: int | None = 0, language: str = "en", width: int = 100) -> str:
    """The drawing as text on a screen."""
    moves = game.moves(seat) if seat is not None else ()
    blocks = FIRENZE.draw(game.view(seat), speech(language), game.box, moves)
    screen, paper = screen_of(width=width)
    screen.rows(rows_of(blocks))
    return paper.getvalue()


def test_the_row_is_drawn_with_prices_bricks_and_effects() -> None:
    game = at_phase(CARD)
    show_card(game, 1, "guard")
    lay(game, 1, "2 white, 1 violet")
    line = next(line for line in shown(game).splitlines() if "Guard" in line)
    assert re.search(r"^2 +Guard +−1 W2 V1 +none of your towers falls", line)


def test_contracts_show_points_letters_balconies_and_tiles() -> None:
    game = dealt(3)
    own(game, 1, contracts="red 3")
    text = shown(game)
    row = next(line for line in text.splitlines() if "[Bru]" in line)
    assert row.split()[:7] == ["3", "1", "1", "2", "[Bru]", "3", "—"]
    assert "I 7" in text
    assert "+4" in text


def test_towers_and_storehouses_are_drawn_with_their_owner() -> None:
    game = at_phase(BUILD)
    own(game, 0, store="4 green, 1 red", towers="green 2", hand="debt", buildings="market")
    game.go_on()
    game.play(0, game.read("raise green 2 to 3"))
    text = shown(game)
    assert "Bricks: G3 R1" in text
    assert "G×3↑" in text
    assert "Cards: Market, Debt (−3)" in text


def test_what_can_be_filled_is_marked() -> None:
    game = at_phase(CONTRACTS)
    own(game, 0, towers="green 5")
    assert offered(game, 0) == ["fill green 5", "enough"]
    blocks = FIRENZE.draw(game.view(0), speech(), game.box, game.moves(0))
    marked = [span.text.strip() for block in blocks for line in block.lines for span in line if span.look == "reverse"]
    assert marked == ["4"]


@EVERY_LANGUAGE
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_any_moment_it_fits_the_screen(seats: int, language: str) -> None:
    game = FIRENZE.deal(seats, FIRENZE.chosen(seats), seats)
    chance = Chance(seats)
    count = 0
    while waiting := game.waiting():
        if count % 90 == 0:
            lines = shown(game, waiting[0], language, 80).splitlines()
            assert max(map(len, lines)) <= 80
            assert len(shown(game, waiting[0], language, 100).splitlines()) <= 44
            assert "firenze-" not in "".join(lines)
        game.apply(waiting[0], chance.pick(game.moves(waiting[0])))
        count += 1
    assert shown(game, None, language)


def test_looks_are_words_that_every_screen_knows() -> None:
    blocks = FIRENZE.draw(dealt(4).view(0), speech(), BOX)
    words = {word for block in blocks for line in block.lines for span in line for word in span.look.split()}
    assert words <= set(LOOKS)
    assert len(COLOURS) == 6
