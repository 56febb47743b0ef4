"""Every sentence exists in both languages, is used, and gets what it speaks of."""

import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from types import ModuleType

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

import signoria
from signoria.table import Chance, Message, OptionValue, Refusal, Sitting, Step, Title
from signoria.table.messages import NOT_ASKED
from signoria.table.texts import LANGUAGES, Speech, catalogue, kinds
from signoria.table.views import PLAIN_FIELDS
from signoria.titles import title, titles
from tests.laws.spread import length
from tests.table.listening import ENOUGH, listened, own_games, sentences

SOURCE = Path(signoria.__file__).parent
PACKAGES = sorted(
    ".".join(("signoria", *path.parent.relative_to(SOURCE).parts)) for path in SOURCE.rglob("texts.en.ftl")
)
EVERY_TITLE = pytest.mark.parametrize("told", titles(), ids=lambda told: told.key)
OWN_GAMES = 4
"""Of variants that are games of their own so many are looked at."""
EVERY_CATALOGUE = pytest.mark.parametrize("package", PACKAGES)


def speech(language: str = "en") -> Speech:
    """A speech at a table of Princes, the title whose names these tests borrow."""
    princes = title("princes")
    return Speech(princes, language, princes.box().names, ("Anna", "Bruno", "Carla"))


def modules(told: Title) -> Iterator[ModuleType]:
    """The table's modules and those of a title."""
    for package in ("signoria.table", told.package):
        for found in pkgutil.iter_modules(import_module(package).__path__):
            yield import_module(f"{package}.{found.name}")


def structs(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    """A struct and all structs in its fields."""
    yield kind
    for field in msgspec.structs.fields(kind):
        for inner in (field.type, *_inside(field.type)):
            if isinstance(inner, type) and issubclass(inner, msgspec.Struct):
                yield from structs(inner)


def _inside(annotation: object) -> Iterator[object]:
    for argument in getattr(annotation, "__args__", ()):
        yield argument
        yield from _inside(argument)


def wordy(choice: OptionValue) -> bool:
    """Whether a choice is a word that each language says in its own way."""
    return isinstance(choice, str) and not choice.isdigit()


def declared(told: Title) -> set[str]:
    """Every key a title can ask for by what it declares: question, refusal, move, event, field, choice of an option."""
    keys: set[str] = set()
    for module in modules(told):
        for thing in vars(module).values():
            if isinstance(thing, Refusal) or (isinstance(thing, type) and issubclass(thing, Step) and thing.key):
                keys.add(thing.key)
    lexicon = told.box().lexicon
    keys |= {f"{told.key}-move-{lexicon.read(text).kind}" for text in lexicon.texts()}
    keys |= {note.key for note in told.box().notes.values()}
    keys |= {f"{told.key}-event-{kind.__struct_config__.tag}" for kind in told.all_event_types()}
    keys |= {f"{told.key}-field-{name}" for struct in structs(told.view_type) for name in struct.__struct_fields__}
    keys |= {
        f"{told.key}-{option.key}-{choice}" for option in told.options for choice in option.choices if wordy(choice)
    }
    return keys


def held(told: Title, language: str) -> dict[str, tuple[frozenset[str], frozenset[str]]]:
    """All sentences at a title's table."""
    return sentences("signoria.table", language) | sentences(told.package, language)


def named(key: str, known: dict[str, tuple[frozenset[str], frozenset[str]]]) -> frozenset[str]:
    """The arguments a sentence names, itself or in the sentences it holds."""
    own, inner = known[key]
    return own.union(*(named(other, known) for other in inner))


@EVERY_CATALOGUE
def test_both_languages_have_the_same_keys_and_arguments(package: str) -> None:
    assert sentences(package, "en") == sentences(package, "fr")


@EVERY_CATALOGUE
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_is_well_formed_and_says_nothing_twice(package: str, language: str) -> None:
    text = catalogue(package, language)
    assert [entry for entry in FluentParser().parse(text).body if isinstance(entry, Junk)] == []
    keys = re.findall(r"^([a-z][\w-]*) =", text, flags=re.MULTILINE)
    assert sorted(keys) == sorted(sentences(package, language))


@EVERY_CATALOGUE
def test_french_signs_are_never_parted_from_their_words(package: str) -> None:
    assert re.findall(r".*(?: [:;!?»]|« ).*", catalogue(package, "fr")) == []


@EVERY_TITLE
def test_french_signs_are_never_parted_from_their_words_outside_of_catalogues_either(told: Title) -> None:
    said = [told.name.fr, told.sentence.fr, *[option.sentence.fr for option in told.options]]
    said += [name.fr for name in told.box().names.values()]
    folder = files(told.package)
    said += [folder.joinpath(f"{book}.fr.md").read_text(encoding="utf-8") for book in ("rulebook", "summary")]
    assert [words for text in said for words in re.findall(r".*(?: [:;!?»]|« ).*", text)] == []


@EVERY_CATALOGUE
@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_printed_ones(package: str, language: str) -> None:
    assert re.findall(r".*\w'\w.*", catalogue(package, language)) == []


@EVERY_TITLE
def test_every_reason_to_refuse_a_component_file_has_words_in_both_languages(told: Title) -> None:
    english, french = (component_words(told, language) for language in LANGUAGES)
    assert english.keys() == french.keys()
    assert {key: arguments(words) for key, words in english.items()} == {
        key: arguments(words) for key, words in french.items()
    }
    assert {key for key in english if f'"{key}"' not in sources()} == set()
    assert [words for words in french.values() if re.search(r"\w'\w| [:;!?»]|« ", words)] == []


def component_words(told: Title, language: str) -> dict[str, str]:
    """The sentences about component files, by their keys."""
    text = "".join(catalogue(package, language, "components") for package in ("signoria.table", told.package))
    assert [entry for entry in FluentParser().parse(text).body if isinstance(entry, Junk)] == []
    found = re.findall(r"^([\w-]+) = (.*)$", text, flags=re.MULTILINE)
    assert len(found) == len(dict(found))
    return dict(found)


@cache
def sources() -> str:
    """All that may refuse a component file."""
    rooms = [path for room in ("table", "titles") for path in sorted((SOURCE / room).rglob("*.py"))]
    return "".join(path.read_text(encoding="utf-8") for path in rooms)


def arguments(words: str) -> set[str]:
    """The arguments that words name."""
    return set(re.findall(r"\{ \$(\w+) \}", words))


@EVERY_TITLE
def test_whatever_is_said_in_a_game_has_words_names_and_arguments(told: Title) -> None:
    assert [sorted(heard.faults) for heard in listened(told)] == [[], []]


@EVERY_TITLE
def test_every_kind_of_question_refusal_event_and_field_has_a_sentence(told: Title) -> None:
    known = held(told, "en")
    asked = declared(told)
    assert {key for key in asked if key not in known and f"table-{key.partition('-')[2]}" not in known} == set()


def words_of(view: object, field: str = "") -> Iterator[tuple[str, str]]:
    """Every word in a view, with the name of its field."""
    if isinstance(view, msgspec.Struct):
        for name in view.__struct_fields__:
            yield from words_of(getattr(view, name), name)
    elif isinstance(view, tuple):
        for each in view:
            yield from words_of(each, field)
    elif isinstance(view, str) and view:
        yield field, view


@cache
def seen_words(told: Title) -> frozenset[tuple[str, str]]:
    """The words that random games show to anybody, and the lines of their score sheets."""
    found: set[tuple[str, str]] = set()
    tables = [(seats, told.chosen(seats)) for seats in told.seats] * (1 + ENOUGH // length(told, told.seats[0]))
    tables += [(told.seats.start, options) for options in own_games(told)] * OWN_GAMES
    for seed, (seats, options) in enumerate(tables):
        sitting = Sitting(told, seats, options, seed)
        chance = Chance(seed)
        while waiting := sitting.game.waiting():
            seat = chance.pick(waiting)
            sitting.play(seat, str(chance.pick(sitting.game.moves(seat))))
            if not chance.below(4):
                found.update(words_of(sitting.game.view(seat)))
        found.update(words_of(sitting.game.view(None)))
        outcome = sitting.outcome()
        assert outcome is not None
        found.update(("source", line) for sheet in outcome.lines for line in sheet)
    return frozenset(found)


@EVERY_TITLE
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_in_a_view_and_every_line_of_a_score_sheet_has_a_name(told: Title, language: str) -> None:
    said = Speech(told, language, told.box().names, ())
    nameless = {(field, word) for field, word in seen_words(told) if not said.value(field, word)}
    assert {(field, word) for field, word in nameless if not field.endswith(PLAIN_FIELDS)} == set()


def test_what_a_value_is_called_is_told_by_its_field() -> None:
    assert speech("fr").value("professions_on_table", "poet") == speech("fr").name("profession", "poet")
    assert speech().value("squares", "a1") == ""


def unused(told: Title) -> set[str]:
    """Sentences of the table and of a title that nothing at that title's table says."""
    known = held(told, "en")
    used = declared(told) | set(listened(told)[0].heard)
    used |= {f"{told.key}-{kind}-{word}" for field, word in seen_words(told) for kind in kinds(field)}
    seats = told.seats[0]
    used |= {f"{told.key}-counted-{what}" for what in told.deal(seats, told.chosen(seats), 0).tallies(0)}
    used |= {key.replace("-move-", "-why-") for key in used}
    used |= {f"table-{key.partition('-')[2]}" for key in used}
    used |= {inner for key in known for inner in known[key][1]}
    written = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    reasons = f"{told.key}-why-"
    return {key for key in known if key not in used and f'"{key}"' not in written and not key.startswith(reasons)}


@EVERY_TITLE
def test_every_sentence_of_a_title_is_used(told: Title) -> None:
    assert unused(told) & set(sentences(told.package, "en")) == set()


def test_every_sentence_of_the_table_is_used_by_a_title() -> None:
    assert set.intersection(*map(unused, titles())) & set(sentences("signoria.table", "en")) == set()


@EVERY_TITLE
def test_a_sentence_names_only_arguments_that_always_come_with_it(told: Title) -> None:
    for heard in listened(told):
        known = held(told, heard.language)
        assert {key: named(key, known) - came for key, came in heard.heard.items() if named(key, known) - came} == {}


def test_seats_are_said_as_their_players_names() -> None:
    assert speech().say("table-event-ready", {"seat": 1}) == "Bruno is ready."


def test_components_are_said_by_their_names_with_and_without_article() -> None:
    assert speech("fr").name("building", "university") == "Université"
    assert speech("fr").say("princes-move-choose", {"landscape": "lake"}) == "Prendre le lac"


def test_a_title_without_its_own_sentence_borrows_the_tables() -> None:
    assert speech().say("princes-move-pass") == "Pass"


def test_a_key_without_a_sentence_is_still_said() -> None:
    assert speech().say("princes-move-dance").endswith("move-dance")


def test_a_refusal_is_said_with_the_paragraph_it_cites() -> None:
    assert speech("fr").refusal(Refusal(NOT_ASKED.key, "3.2")) == "Ce n’est pas à vous de répondre. (règle 3.2)"
    assert speech().refusal(NOT_ASKED) == "It is not your turn to answer."


def test_numbers_are_written_as_each_language_writes_them() -> None:
    offer = Message("table-move-bid", {"amount": 2500})
    assert [speech(language).message(offer) for language in LANGUAGES] == ["Bid 2,500", "Offrir 2\u202f500"]


def test_counted_things_are_said_by_the_title_with_their_plurals() -> None:
    told = title("florenza")
    for language, words in (("en", "1 worker, 3 workers, 2 wood"), ("fr", "1 ouvrier, 3 ouvriers, 2 bois")):
        heard = Speech(told, language, told.box().names, ("Anna", "Bruno"))
        counted = heard.say("florenza-event-received", {"seat": 0, "gains": ("1 workers", "3 workers", "2 wood")})
        assert words in counted
