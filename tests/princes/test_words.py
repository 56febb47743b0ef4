"""The words of The Princes of Florence: its buttons, its story, its reasons, and the tables of its rulebook."""

import re

import pytest

from signoria.table import Event
from signoria.table.rulebook import rulebook
from signoria.table.texts import LANGUAGES, Speech
from signoria.titles.princes.box import ITEM_KEYS, PILES
from signoria.titles.princes.events import CardScored, Drew, GameEnded, Worked
from signoria.titles.princes.game import Princes
from signoria.titles.princes.scoring import SOURCES
from signoria.titles.princes.title import PRINCES
from tests.princes.scenes import at_auction, at_turn, estate
from tests.table.listening import sentences

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
BOX = PRINCES.box()
ROWS = BOX.rows
NAMES = BOX.names

POINTS = {"worth"}
REASONS: dict[str, set[str]] = {
    "work": POINTS,
    "build": POINTS,
    "draw": POINTS,
    "freedom": POINTS,
    "buy": POINTS,
    "keep": POINTS,
    "prestige": POINTS,
    "florins": POINTS,
    "recruit": POINTS,
    "bid": {"price", "limit"},
    "pass": {"price", "limit"},
    "renounce": set(),
    "court": POINTS,
    "merchant": POINTS,
    "jointly": POINTS,
    "agree": POINTS,
    "share": set(),
    "haggle": set(),
    "decline": set(),
    "place": set(),
    "return": set(),
    "stop": set(),
}
"""Why a bot chose, and what it tells about it."""


def speech(language: str = "en") -> Speech:
    """Words at a table of three."""
    return Speech(PRINCES, language, NAMES, ("Anna", "Bruno", "Carla"))


def button(game: Princes, text: str, language: str = "en") -> str:
    """What the button of a move of the first seat says."""
    return speech(language).move(game, 0, game.read(text)).replace("\u202f", " ")


def told(event: Event, language: str = "en") -> str:
    """What an event says."""
    return speech(language).event(event).replace("\u202f", " ")


def story(game: Princes, moves: str, language: str = "en") -> list[str]:
    """What some moves are told as, as far as points or money moved."""
    events: list[Event] = []
    for line in moves.split(" / "):
        seat, text = line.split(": ")
        game.play(int(seat), game.read(text), events)
    return [told(event, language) for event in events if event.changes]


def table_rows(language: str, number: str) -> list[list[str]]:
    """The rows of the table in a paragraph of the rulebook, without its heading."""
    lines = [line for line in rulebook(PRINCES, language).paragraph(number).text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def test_a_button_tells_price_and_prestige() -> None:
    game = at_turn()
    estate(game, 0, builders=1)
    assert button(game, "build tower") == "Build the tower: 300 florins, +3 prestige"
    assert button(game, "build tower", "fr") == "Construire la tour : 300 florins, +3 points de prestige"


def test_what_a_second_builder_or_landscape_brings_and_what_a_payment_sells_is_told() -> None:
    game = at_auction(3)
    estate(game, 0, builders=1, florins=100, prestige=4)
    bought = story(game, "0: open builder / 1: pass / 2: pass")
    assert bought == ["Anna buys the builder for 200 florins (sells 1 prestige for 100 florins): 3 prestige."]
    game = at_auction(3)
    estate(game, 0, landscapes=(0, 1, 0))
    placed = story(game, "0: open lake / 1: pass / 2: pass / 0: place lake a1", "fr")
    assert placed == ["Anna achète le lac pour 200 florins.", "Anna place le lac en a1 : 3 points de prestige."]


def test_the_prestige_that_is_told_is_that_of_the_component_file() -> None:
    text = PRINCES.components().replace("building = 3\nfurther_builder = 3", "building = 4\nfurther_builder = 5")
    game = PRINCES.deal(3, PRINCES.chosen(3), 1, PRINCES.box(text))
    game.agenda = at_turn().agenda
    assert button(game, "build tower") == "Build the tower: 700 florins, +4 prestige"
    assert story(game, "0: build tower / 0: place tower a1")[-1].endswith("for 700 florins: 4 prestige.")


def test_a_building_that_costs_nothing_is_said_to_be_free() -> None:
    game = at_turn()
    estate(game, 0, builders=3)
    assert button(game, "build opera") == "Build the opera: free, +3 prestige"


def test_a_button_tells_how_much_prestige_a_payment_sells() -> None:
    game = at_turn()
    estate(game, 0, florins=200, prestige=4)
    assert button(game, "draw bonus") == "Draw from the bonus pile: 300 florins (sells 1 prestige)"
    assert button(game, "freedom travel", "fr") == (
        "Instituer la liberté de voyager : 300 florins (vend 1 point de prestige)"
    )


def test_a_bid_would_sell_only_if_it_wins() -> None:
    game = at_auction(3)
    estate(game, 0, florins=0, prestige=4)
    assert button(game, "open jester") == "Put up the jester for auction: 200 florins (would sell 2 prestige)"
    assert button(game, "bid 400", "fr") == "Offrir 400 florins (vendrait 4 points de prestige)"


def test_the_pay_of_a_work_is_told_in_both_its_parts() -> None:
    game = at_turn()
    estate(game, 0, hand=("poet",), jesters=4)
    game.play(0, game.read("work poet"))
    assert [button(game, f"prestige {points}") for points in (0, 4)] == [
        "Take 900 florins and no prestige",
        "Take 4 prestige and 100 florins",
    ]


def test_a_work_is_told_with_its_bonus_cards_and_its_pay() -> None:
    work = Worked(seat=1, profession="alchemist", value=16, bonuses=("b01", "b13"), florins=0, points=8)
    assert told(work) == (
        "Bruno has the alchemist make a work worth 16, "
        "with 2 bonus cards (+1 per building, +2 per builder): 8 prestige."
    )
    assert told(work, "fr") == (
        "Bruno fait réaliser une œuvre par l’alchimiste, d’une valeur de 16 avec 2 cartes de bonus "
        "(+1 par bâtiment, +2 par architecte) : 8 points de prestige."
    )


def test_looking_at_prestige_cards_has_no_price_of_its_own() -> None:
    assert (
        told(Drew(seat=0, pile="prestige", count=5, cost=0, sold=0, raised=0))
        == "Anna looks at 5 cards from the prestige pile."
    )
    assert told(Drew(seat=0, pile="bonus", count=1, cost=300, sold=0, raised=0)) == (
        "Anna looks at the only card in the bonus pile for 300 florins."
    )


def test_a_prestige_card_that_scores_nothing_is_told_too() -> None:
    assert told(CardScored(seat=2, prestige="p10", points=0)) == "Carla turns up “most jesters” and scores nothing."


def test_one_winner_wins_and_several_share() -> None:
    assert told(GameEnded(winners=(2,))) == "Carla wins the game."
    assert told(GameEnded(winners=(0, 2)), "fr") == "Égalité : la victoire est partagée entre Anna, Carla."


def test_the_prestige_that_sentences_promise_is_that_of_the_box() -> None:
    assert (ROWS.prestige.building, ROWS.prestige.best_work, ROWS.money.pay_for_prestige) == (3, 3, 200)


@EVERY_LANGUAGE
def test_items_piles_and_sources_have_names(language: str) -> None:
    words = speech(language)
    for what, keys in (("item", ITEM_KEYS), ("the-item", ITEM_KEYS), ("pile", PILES), ("the-pile", PILES)):
        assert [key for key in keys if words.name(what, key) == key] == []
    assert [source for source in SOURCES if words.name("source", source) == source] == []


@EVERY_LANGUAGE
def test_a_bot_can_say_every_reason_with_what_it_tells(language: str) -> None:
    known = sentences("signoria.table", language) | sentences(PRINCES.package, language)
    said = {key.removeprefix("princes-why-"): named for key, named in known.items() if key.startswith("princes-why-")}
    assert {why: own.union(*(known[inner][0] for inner in held)) for why, (own, held) in said.items()} == REASONS


@EVERY_LANGUAGE
def test_the_professions_of_the_rulebook_are_those_of_the_box(language: str) -> None:
    names = {key: text.in_language(language).lower() for key, text in NAMES.items()}
    wishes = [
        [
            str(place),
            names[f"profession-{row.key}"],
            names[f"building-{row.building}"],
            names[f"landscape-{row.landscape}"],
        ]
        for place, row in enumerate(ROWS.professions, 1)
    ]
    rows = table_rows(language, "6.2")
    assert [row[:4] for row in rows] == wishes
    freedoms = [names[f"freedom-{row.freedom}"] for row in ROWS.professions]
    assert all(freedom.endswith(row[4]) for row, freedom in zip(rows, freedoms, strict=True))


@EVERY_LANGUAGE
def test_the_bonus_cards_of_the_rulebook_are_those_of_the_box(language: str) -> None:
    cards = [[row.key, row.name.in_language(language)] for row in ROWS.bonus_cards]
    assert _plain(table_rows(language, "6.3")) == _plain(cards)


@EVERY_LANGUAGE
def test_the_prestige_cards_of_the_rulebook_are_those_of_the_box(language: str) -> None:
    cards = [
        [row.key, row.name.in_language(language), str(row.full), str(row.tied) if row.counter else "–"]
        for row in ROWS.prestige_cards
    ]
    assert _plain(table_rows(language, "7.2")) == cards


@EVERY_LANGUAGE
def test_the_minimums_of_the_rulebook_are_those_of_the_box(language: str) -> None:
    assert table_rows(language, "6.4")[0][1:] == [str(row.minimum) for row in ROWS.rounds]


@EVERY_LANGUAGE
def test_the_building_prices_of_the_rulebook_are_those_of_the_box(language: str) -> None:
    prices = [row[1] for row in table_rows(language, "4.3")]
    assert [int((re.findall(r"\d+", price) or ["0"])[0]) for price in prices] == list(ROWS.money.building_by_builders)


@EVERY_LANGUAGE
def test_the_rulebook_speaks_of_every_option(language: str) -> None:
    text = str(rulebook(PRINCES, language))
    assert [option.key for option in PRINCES.options if f"`{option.key}`" not in text] == []


@EVERY_LANGUAGE
def test_the_place_that_the_rulebook_names_can_be_read(language: str) -> None:
    (example,) = re.findall(r"`(place \w+ .*?)`", rulebook(PRINCES, language).paragraph("5.5").text)
    assert str(BOX.lexicon.read(example)) == example


def _plain(rows: list[list[str]]) -> list[list[str]]:
    """Rows with ordinary spaces."""
    return [[cell.replace("\u202f", " ") for cell in row] for row in rows]
