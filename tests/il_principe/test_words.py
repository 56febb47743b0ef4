"""The words of Il Principe: its buttons, its story, its reasons, and the tables of its rulebook."""

import pytest

from signoria.table import Event
from signoria.table.rulebook import rulebook
from signoria.table.texts import LANGUAGES, Speech
from signoria.titles.il_principe.box import MAJOR, MINOR, open_box
from signoria.titles.il_principe.components import COLOURS
from signoria.titles.il_principe.events import Built, GameEnded, GroupSold, RolesPaid, RoleTaken, ShieldPlaced
from signoria.titles.il_principe.game import IlPrincipe
from signoria.titles.il_principe.scoring import SOURCES
from signoria.titles.il_principe.title import IL_PRINCIPE
from tests.il_principe.scenes import at_auction, at_turn, display, family
from tests.table.listening import sentences

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
BOX = open_box(IL_PRINCIPE.components())
ROWS = BOX.rows
NAMES = BOX.names

POINTS = {"worth"}
REASONS: dict[str, set[str]] = {
    "build": POINTS,
    "play": POINTS,
    "shield": POINTS,
    "turn": POINTS,
    "bid": {"price", "limit"},
    "pass": {"price", "limit"},
    "cards": set(),
    "keep": set(),
    "lay": set(),
}
"""Why a bot chose, and what it tells about it."""


def speech(language: str = "en") -> Speech:
    """Words at a table of three."""
    return Speech(IL_PRINCIPE, language, NAMES, ("Anna", "Bruno", "Carla"))


def button(game: IlPrincipe, text: str, language: str = "en") -> str:
    """What the button of a move of the first seat says."""
    return speech(language).move(game, 0, game.read(text)).replace("\u202f", " ")


def told(event: Event, language: str = "en") -> str:
    """What an event says."""
    return speech(language).event(event).replace("\u202f", " ")


def refused(game: IlPrincipe, text: str, language: str = "en") -> str:
    """Why the first seat may not make a move."""
    refusal = game.refusal(0, game.read(text))
    assert refusal is not None
    return speech(language).refusal(refusal).replace("\u202f", " ")


def table_rows(language: str, number: str) -> list[list[str]]:
    """The rows of the table in a paragraph of the rulebook, without its heading."""
    lines = [
        line for line in rulebook(IL_PRINCIPE, language).paragraph(number).text.splitlines() if line.startswith("|")
    ]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def name(language: str, what: str, key: str) -> str:
    """What a component is called."""
    return NAMES[f"{what}-{key}"].in_language(language)


def test_a_button_tells_cost_points_and_where_shields_go() -> None:
    game = at_turn(3)
    assert button(game, "build firenze") == (
        "Build Firenze: 5 coins; brings 8 points, 2 shields in Romagna, Tuscany, Umbria"
    )
    assert button(game, "build siena", "fr") == (
        "Construire Siena : 3 pièces ; rapporte 4 points, 1 bouclier en Toscane"
    )


def test_a_button_tells_how_many_cards_there_are() -> None:
    game = at_turn(3)
    family(game, 0, hand="ggw")
    assert button(game, "play green") == "Play University (green): up to 2 cards"
    assert button(game, "play white", "fr") == "Jouer Cathédrale (blanc) : une carte"


def test_a_refusal_names_the_cards_that_are_missing() -> None:
    game = at_turn(3)
    display(game, "lucca", "siena", "pisa", "milano")
    family(game, 0, hand="wr", coins=9)
    assert refused(game, "build lucca") == "For Lucca, your hand lacks: Cathedral (white), Castle (blue). (rule 6.1)"
    assert refused(game, "build firenze", "fr") == "Firenze n’est pas à l’étalage. (règle 6.1)"


def test_a_question_tells_whose_bid_stands() -> None:
    game = at_auction(3, "gg")
    question = game.question(1)
    assert question is not None
    assert "nobody has bid yet" in speech().question(question)
    game.play(1, game.read("bid 3"))
    question = game.question(2)
    assert question is not None
    assert speech().question(question) == (
        "2 University (green) cards: Bruno bids 3 coins. You have 10 coins. Do you bid more, or pass?"
    )


def test_events_are_told_in_both_languages() -> None:
    sold = GroupSold(seat=1, card="yellow", count=1, price=2)
    assert told(sold) == "Bruno buys one Marketplace (yellow) card for 2 coins and becomes Il Principe."
    built = Built(seat=0, city="siena", cards=("green", "red", "yellow"), cost=3, points=4)
    assert told(built, "fr") == (
        "Anna construit Siena pour 3 pièces (Université (vert), Hôtel de ville (rouge), Place de marché (jaune)) : "
        "4 points."
    )
    assert told(ShieldPlaced(seat=0, region="umbria"), "fr") == "Anna place un bouclier en Ombrie."
    paid = RolesPaid(seat=2, city="lucca", roles=("priest", "noble"), points=3)
    assert told(paid) == "Carla scores 3 points for Lucca, as Priest, Noble."
    assert told(RoleTaken(seat=2, role="bishop", price=0), "fr") == "Carla devient l’Évêque."


def test_one_winner_wins_and_several_share() -> None:
    assert told(GameEnded(winners=(2,))) == "Carla wins the game."
    assert told(GameEnded(winners=(0, 2)), "fr") == "Égalité : la victoire est partagée entre Anna, Carla."


@EVERY_LANGUAGE
def test_sources_and_colours_have_names(language: str) -> None:
    words = speech(language)
    for what, keys in (("source", SOURCES), ("short", COLOURS), ("card", COLOURS)):
        assert [key for key in keys if words.name(what, key) == key] == []
    shorts = [words.name("short", colour) for colour in COLOURS]
    assert len(set(shorts)) == 5
    assert {len(short) for short in shorts} == {2}


@EVERY_LANGUAGE
def test_a_bot_can_say_every_reason_with_what_it_tells(language: str) -> None:
    known = sentences("signoria.table", language) | sentences(IL_PRINCIPE.package, language)
    prefix = "il_principe-why-"
    said = {key.removeprefix(prefix): named for key, named in known.items() if key.startswith(prefix)}
    assert {why: own.union(*(known[inner][0] for inner in held)) for why, (own, held) in said.items()} == REASONS


@EVERY_LANGUAGE
def test_the_colours_of_the_rulebook_are_those_of_the_box(language: str) -> None:
    assert table_rows(language, "1.3") == [
        [
            name(language, "colour", colour),
            name(language, "building", colour),
            name(language, "sphere", colour),
            name(language, "role", BOX.role_keys[MAJOR][place]),
            name(language, "role", BOX.role_keys[MINOR][place]),
        ]
        for place, colour in enumerate(COLOURS)
    ]


@EVERY_LANGUAGE
def test_the_numbers_of_the_rulebook_are_those_of_the_box(language: str) -> None:
    assert [[int(cell) for cell in row] for row in table_rows(language, "2.4")] == [
        [
            row.players,
            row.cards,
            row.cities,
            row.income,
            row.drawn,
            row.laid,
            row.last_round_below,
            row.last_offer,
        ]
        for row in ROWS.seats
    ]


@EVERY_LANGUAGE
def test_the_sizes_of_the_rulebook_are_those_of_the_box(language: str) -> None:
    assert table_rows(language, "6.3") == [
        [
            name(language, "size", row.key),
            *map(str, (row.icons, row.regions, row.cost, row.points, row.shields)),
        ]
        for row in ROWS.sizes
    ]


@EVERY_LANGUAGE
def test_the_cities_of_the_rulebook_are_those_of_the_box(language: str) -> None:
    assert table_rows(language, "6.8") == [
        [
            name(language, "city", row.key),
            name(language, "size", row.size),
            *[str(row.icons.get(colour, "")) for colour in COLOURS],
            ", ".join(name(language, "region", BOX.region_keys[region]) for region in BOX.city_regions[place]),
        ]
        for place, row in enumerate(ROWS.cities)
    ]
    order = ", ".join(name(language, "region", region) for region in BOX.region_keys)
    assert order in rulebook(IL_PRINCIPE, language).paragraph("6.8").text


@EVERY_LANGUAGE
def test_the_rulebook_speaks_of_every_option(language: str) -> None:
    text = str(rulebook(IL_PRINCIPE, language))
    assert [option.key for option in IL_PRINCIPE.options if f"`{option.key}`" not in text] == []
