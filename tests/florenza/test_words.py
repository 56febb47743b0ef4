"""The words of Florenza: its buttons, its story, its reasons, and the tables of its rulebook."""

import re

import pytest

from signoria.table import Event, Message
from signoria.table.rulebook import rulebook
from signoria.table.texts import LANGUAGES, Speech
from signoria.titles.florenza.events import AlmsGiven, Received
from signoria.titles.florenza.game import Florenza
from signoria.titles.florenza.results import CaptainElected, NoBishop, NoCaptain, Realised, WorkFailed
from signoria.titles.florenza.scoring import SOURCES
from signoria.titles.florenza.title import FLORENZA
from tests.florenza.scenes import all_pass, at_placement, family, row
from tests.table.listening import sentences
from tests.transcripts import play

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
BOX = FLORENZA.box()
ROWS = BOX.rows
WORDS = {
    "en": {"any": "cube of choice", "workers": "worker"},
    "fr": {
        "wood": "bois",
        "marble": "marbre",
        "metal": "métal",
        "fabric": "tissu",
        "spice": "épices",
        "gold": "or",
        "any": "cube au choix",
        "florins": "fiorini",
        "prestige": "PP",
        "influence": "PI",
        "workers": "ouvrier",
    },
}


def speech(language: str = "en") -> Speech:
    """Words at a table of three."""
    return Speech(FLORENZA, language, FLORENZA.box().names, ("Anna", "Bruno", "Carla"))


def button(game: Florenza, text: str, language: str = "en") -> str:
    """What the button of a move of the first seat says."""
    return speech(language).move(game, 0, game.read(text)).replace("\u202f", " ")


def told(event: Event, language: str = "en") -> str:
    """What an event says."""
    return speech(language).event(event).replace("\u202f", " ")


def table_rows(language: str, number: str) -> list[list[str]]:
    """The rows of the table in a paragraph of the rulebook, without its heading."""
    text = rulebook(FLORENZA, language).paragraph(number).text
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def amount(row: dict[str, int], language: str) -> str:
    """An amount as the rulebook's tables write it."""
    keys = ("wood", "marble", "metal", "fabric", "spice", "gold", "any", "florins", "prestige", "influence", "workers")
    words = WORDS[language]
    return ", ".join(f"{row[key]} {words.get(key, key)}" for key in keys if row.get(key)) or "–"


def test_a_build_tells_cost_reward_and_use() -> None:
    game = at_placement()
    assert button(game, "build legnaiuolo") == (
        "Build the carpenter: 1 marble, 1 metal; brings 1 prestige; when used: 1 wood for 250 florins"
    )
    assert button(game, "build casa", "fr") == (
        "Construire la casa : 2 bois, 1 marbre, 50 fiorini ; rapporte 1 PP ; à chaque tour : 50 fiorini, 1 ouvrier"
        " ; il manquera 1 bois"
    )


def test_a_workshop_of_others_tells_what_it_costs() -> None:
    game = at_placement()
    family(game, 1, workshops=("cava",))
    family(game, 0, workshops=("fabbro",))
    assert button(game, "use medici 1") == "Use the smith on slot 1: 1 metal"
    assert button(game, "use pazzi 1") == "Use the quarry of Pazzi, slot 1, for 1 prestige: 2 marble"


def test_hiring_tells_level_and_fee() -> None:
    game = at_placement()
    row(game, "michelangelo")
    assert button(game, "commission duo_pulpito") == (
        "Commission the pulpit of the Cathedral: 2 marble, 1 fabric, 200 florins for 5 prestige, "
        "and each round 1 influence; you will be short of 1 marble"
    )
    play(game, "0: commission duo_pulpito")
    expected = "Hire Michelangelo as sculptor of level 6 for 300 florins; you will be short of 1 marble, 200 florins"
    assert button(game, "hire michelangelo sculptor") == expected
    assert (
        button(game, "hire unknown_sculptor", "fr")
        == "Embaucher un sculpteur inconnu, sans frais ; il manquera 1 marbre"
    )


def test_realising_and_failing_tell_their_price() -> None:
    game = at_placement()
    row(game, "donatello")
    family(game, 0, florins=300, metal=2)
    play(game, "0: commission pal_statua / 0: hire donatello")
    all_pass(game)
    assert button(game, "realise pal_statua") == (
        "Realise the bronze statue of the Palazzo with Donatello: 2 metal, 300 florins for 2 prestige"
    )
    assert button(game, "fail pal_statua") == (
        "Let the bronze statue of the Palazzo fail: 200 florins for Donatello, 1 prestige lost"
    )
    family(game, 0, florins=0)
    assert button(game, "fail pal_statua") == "Let the bronze statue of the Palazzo fail: 2 prestige lost"


def test_the_story_counts_things_with_their_plurals() -> None:
    income = Received(seat=0, gains=("200 florins", "1 wood", "1 gold", "4 workers"))
    assert told(income) == "Anna receives 200 florins, 1 wood, 1 gold, 4 workers."
    assert told(income, "fr") == "Anna reçoit 200 fiorini, 1 bois, 1 or, 4 ouvriers."
    alms = AlmsGiven(
        seat=1,
        work="duo_pulpito",
        character="savonarola",
        costs=("50 florins", "1 prestige"),
        gains=("3 influence",),
        dice=("2 pips", "6 pips"),
        workers=1,
    )
    assert told(alms) == (
        "Bruno gives alms to Savonarola at the pulpit of the Cathedral for 50 florins, 1 prestige (3 influence): "
        "2, 6, and 1 worker comes."
    )
    assert alms.brought() == "2 6"


def test_the_story_tells_of_artists_paid_and_unpaid() -> None:
    unpaid = WorkFailed(seat=2, work="bat_portali", character="ghiberti", costs=("3 prestige",), unpaid=1)
    assert told(unpaid) == "Carla fails with the doors of the Baptistery and cannot pay Ghiberti: 3 prestige lost."
    made = Realised(
        seat=0,
        work="pal_statua",
        character="donatello",
        costs=("2 metal",),
        gains=("2 prestige",),
        die=5,
        bonus=3,
        faces=("1 prestige",),
    )
    assert told(made, "fr") == (
        "Anna réalise la statue de bronze du Palazzo avec Donatello : 2 PP contre 2 métal ; "
        "le dé donne 5 et ajoute 3 PP."
    )


def test_a_captain_without_prestige_takes_no_certificates() -> None:
    assert told(CaptainElected(seat=1, costs=(), gains=(), standing=())) == (
        "Bruno becomes Captain of the People, with no prestige to certify."
    )
    assert told(CaptainElected(seat=1, costs=(), gains=("2 prestige",), standing=())) == (
        "Bruno becomes Captain of the People, with no prestige to certify, and goes back up to zero: 2 prestige."
    )
    assert told(CaptainElected(seat=1, costs=("7 prestige",), gains=("7 certificates",), standing=())) == (
        "Bruno becomes Captain of the People and has 7 prestige certified: 7 in certificates."
    )


def test_an_office_that_nobody_wins_is_told_with_its_reason() -> None:
    assert told(NoCaptain(tied_seats=(0, 2), prestige=18, standing=())) == (
        "Tied at 18 prestige: Anna, Carla. Nobody is Captain of the People."
    )
    assert told(NoBishop(tied_seats=(0, 1), influence=4, least=3, standing=())) == (
        "Tied at 4 influence: Anna, Bruno. Nobody is Bishop."
    )
    assert told(NoBishop(tied_seats=(), influence=2, least=3, standing=())) == (
        "Nobody is Bishop: the highest influence is 2, and it takes 3."
    )


@EVERY_LANGUAGE
def test_every_kind_of_move_has_a_reason(language: str) -> None:
    kinds = {BOX.lexicon.read(text).kind for text in BOX.lexicon.texts()}
    known = {key.removeprefix("florenza-why-") for key in sentences("signoria.titles.florenza", language)}
    assert kinds <= known
    for kind in kinds:
        words = speech(language).message(Message(f"florenza-why-{kind}", {"worth": 2}))
        assert words
        assert "{" not in words


@EVERY_LANGUAGE
def test_every_source_of_points_has_a_name(language: str) -> None:
    for source in SOURCES:
        assert speech(language).name("source", source) != source


@EVERY_LANGUAGE
def test_the_table_of_workshops_is_that_of_the_components(language: str) -> None:
    rows = table_rows(language, "7.5")
    assert len(rows) == len(ROWS.workshops)
    for cells, shop in zip(rows, ROWS.workshops, strict=True):
        number, name, italian, copies, cost, reward, effect = cells
        assert (int(number), name, italian) == (shop.number, shop.name.in_language(language), shop.italian)
        assert (int(copies), cost) == (shop.copies, amount(shop.cost, language))
        assert reward == amount(shop.reward, language)
        gained = shop.income if shop.use is None else shop.use.gain
        assert amount(gained, language) in effect
        if shop.use is not None and shop.use.pay:
            assert amount(shop.use.pay, language) in effect


@EVERY_LANGUAGE
def test_the_table_of_works_is_that_of_the_components(language: str) -> None:
    buildings = {building.key: building.name.in_language(language) for building in ROWS.buildings}
    for cells, work in zip(table_rows(language, "8.9"), ROWS.works, strict=True):
        building, name, italian, cost, skills, reward, income = cells
        assert (building, name) == (buildings[work.building], work.short.in_language(language))
        assert (italian, cost) == (work.italian, amount(work.cost, language))
        assert skills == ", ".join(speech(language).name("skill", skill) for skill in work.skills)
        assert (reward, income) == (amount(work.reward, language), amount(work.income, language))


@EVERY_LANGUAGE
def test_the_tables_of_characters_are_those_of_the_components(language: str) -> None:
    for cells, artist in zip(table_rows(language, "8.10"), ROWS.artists, strict=True):
        skills = ", ".join(f"{speech(language).name('skill', skill)} {level}" for skill, level in artist.skills.items())
        column = ("I", "II", "III", "IV", "V", "VI", "VII")[artist.column - 1]
        assert cells == [artist.name.in_language(language), column, skills]
    rows = table_rows(language, "5.12")
    for cells, preacher in zip(rows, ROWS.preachers, strict=False):
        assert cells[0] == preacher.name.in_language(language)
        assert cells[2:4] == [str(preacher.fee), amount(preacher.gain, language)]
        assert cells[4:] == [str(count) for count in preacher.workers_by_die]
    assert rows[-1][4:] == [str(count) for count in ROWS.unknowns[-1].workers_by_die]


@EVERY_LANGUAGE
def test_the_table_of_levels_is_that_of_the_components(language: str) -> None:
    for cells, level in zip(table_rows(language, "8.3"), ROWS.levels[1:], strict=True):
        numbers = [int(re.findall(r"\d+", cell)[0]) for cell in cells]
        assert numbers == [level.level, *level.die, level.violet_die[5]]
        assert ("(" in cells[6]) is bool(level.gold)


@EVERY_LANGUAGE
def test_the_table_of_resources_is_that_of_the_components(language: str) -> None:
    for cells, resource in zip(table_rows(language, "2.2"), ROWS.resources, strict=True):
        assert cells[1:] == [resource.italian, str(resource.cubes), str(resource.die)]
