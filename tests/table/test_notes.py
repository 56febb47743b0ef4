"""What a component costs and does stands beside its name, in both languages, from the component file."""

import pytest

from signoria.table import Title
from signoria.table.texts import LANGUAGES, Speech
from signoria.titles import title, titles

EVERY_TITLE = pytest.mark.parametrize("told", titles(), ids=lambda told: told.key)


def speech(told: Title, language: str = "en", components: str | None = None) -> Speech:
    """Words at a table of two, with a component file of one's own or the one that comes with the title."""
    box = told.box(components)
    return Speech(told, language, box.names, ("Anna", "Bruno"), notes=box.notes)


@EVERY_TITLE
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_is_on_a_thing_that_has_a_name(told: Title, language: str) -> None:
    said = speech(told, language)
    assert told.box().notes
    for key in told.box().notes:
        kind, _, value = key.partition("-")
        assert said.value(kind, value), key
        assert said.note(kind, value), key


@pytest.mark.parametrize(
    ("key", "field", "value", "words"),
    [
        ("princes", "known_professions", "alchemist", "likes the laboratory, the lake, the freedom of opinion"),
        ("princes", "item", "jester", "+2 to every work from now on"),
        ("princes", "revealed_prestige", "p01", "6 prestige, 3 if tied"),
        (
            "il_principe",
            "display_cities",
            "siena",
            "costs 3 coins and green, red, yellow; brings 4 points, 1 shield in Tuscany",
        ),
        ("il_principe", "minor_role", "priest", "at once 1 point; 1 point when others build with white, 1 at the end"),
        ("firenze", "character_cards", "guard", "character: none of your towers falls this turn"),
        (
            "firenze",
            "card",
            "campanile",
            "church: 4 points for the next contract of height 7 or 8; all others' tallest towers lose a floor",
        ),
        (
            "florenza",
            "works",
            "bat_cupola",
            (
                "costs 3 marble, 1 gold, 100 florins; brings 4 prestige, and 1 influence each round; "
                "by painter, architect"
            ),
        ),
        (
            "florenza",
            "workshop",
            "baratto",
            (
                "costs 1 wood, 1 marble, 50 florins; brings 2 prestige; "
                "when used: 1 cube of your choice for 1 cube of your choice, up to 3 times"
            ),
        ),
        ("florenza", "artist_character", "bernini", "architect 5, sculptor 4 (fee: 250 florins, 200 florins)"),
        ("florenza", "character", "unknown_preacher", "alms: 0 florins; workers by the die: 1, 1, 1, 1, 2, 2"),
    ],
)
def test_a_thing_is_told_by_the_field_that_names_it(key: str, field: str, value: str, words: str) -> None:
    assert speech(title(key)).note(field, value) == words


@pytest.mark.parametrize(
    ("key", "old", "new", "thing", "words"),
    [
        ("princes", "jester = 2", "jester = 4", ("item", "jester"), "+4 to every work from now on"),
        (
            "il_principe",
            "cost = 3\npoints = 4",
            "cost = 2\npoints = 1",
            ("city", "siena"),
            "costs 2 coins and green, red, yellow; brings 1 point, 1 shield in Tuscany",
        ),
    ],
)
def test_its_numbers_are_those_of_the_component_file(
    key: str, old: str, new: str, thing: tuple[str, str], words: str
) -> None:
    text = title(key).components()
    assert old in text
    assert speech(title(key), components=text.replace(old, new)).note(*thing) == words


def test_things_are_found_by_a_part_of_their_names_or_keys() -> None:
    said = speech(title("firenze"), "fr")
    assert list(said.about("princes")) == ["Princess"]
    assert list(said.about("guildhall")) == ["Maison de guilde"]
    assert len(said.about("")) == 36
    assert said.about("nothing of the kind") == {}
