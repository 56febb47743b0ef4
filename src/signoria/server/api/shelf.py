"""The shelf: what lies beside a game for whoever plays it. Its sentences, its rulebook, the contents of its box."""

import tomllib
from functools import cache, lru_cache
from typing import Any

import msgspec
from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse
from msgspec import Struct

from signoria.server.api.answers import answers, text_answer
from signoria.server.api.kept import KeptContent
from signoria.server.parts import Anybody, TheParts
from signoria.server.refusals import NoSuchLanguage
from signoria.server.watching import check_watching
from signoria.table import Event, Message, Text, Title
from signoria.table.rulebook import Rulebook, rulebook, summary
from signoria.table.texts import LANGUAGES, catalogue
from signoria.titles import title

router = APIRouter(tags=["shelf"])


class ParagraphAnswer(Struct, frozen=True):
    """A numbered paragraph; its text is markdown."""

    number: str
    text: str


class ChapterAnswer(Struct, frozen=True):
    """A chapter with its paragraphs."""

    number: str
    heading: str
    paragraphs: tuple[ParagraphAnswer, ...]


class RulesAnswer(Struct, frozen=True):
    """The rules of a game in one language; the summary is markdown, and empty where there is none."""

    title: str
    chapters: tuple[ChapterAnswer, ...]
    summary: str


class EventAnswer(Struct, frozen=True, omit_defaults=True):
    """Which paragraph speaks of a kind of event, and to which phase it belongs; empty if to several.

    `cases` names another paragraph for some values of a field: `{"pile": {"bonus": "5.9"}}`.
    """

    paragraph: str
    phase: str
    cases: dict[str, dict[str, str]] = {}


class BoxAnswer(Struct, frozen=True):
    """What a table is played with: names in both languages, and the tables of its component file.

    `notes` say of a thing, by the key of its name, what it costs and does, as a message of the catalogue.
    `events` says of every kind of event where the rules speak of it, `phases` how the phases are called.
    """

    names: dict[str, Text]
    notes: dict[str, Message]
    components: dict[str, Any]
    events: dict[str, EventAnswer]
    phases: dict[str, Text]


@cache
def kept_texts(game: str, language: str) -> KeptContent:
    """The sentences of a game."""
    sentences = f"{catalogue('signoria.table', language)}\n{catalogue(title(game).package, language)}"
    return KeptContent(sentences.encode(), "text/plain; charset=utf-8")


@cache
def _rules(game: str, language: str) -> KeptContent:
    return _json(_answer(rulebook(title(game), language), summary(title(game), language)))


@lru_cache(64)
def kept_box(game: str, components: str) -> KeptContent:
    """The contents of a box: of the game's own, or of a component file."""
    played = title(game)
    box = played.box(components or None)
    kinds = {kind.__struct_config__.tag: kind for kind in played.all_event_types()}
    events = {str(tag): _event(kind) for tag, kind in kinds.items()}
    tables = tomllib.loads(components or played.components())
    return _json(BoxAnswer(box.names, box.notes, tables, events, _phases(played)))


def _event(kind: type[Event]) -> EventAnswer:
    return EventAnswer(kind.paragraph, kind.phase, {field: dict(values) for field, values in kind.cases.items()})


def _phases(played: Title) -> dict[str, Text]:
    """The chapters that are phases, by their names."""
    english, french = (rulebook(played, language) for language in LANGUAGES)
    found = {kind.phase for kind in played.event_types if kind.phase}
    return {phase: Text(english.chapter(phase).name, french.chapter(phase).name) for phase in sorted(found, key=int)}


def _json(answer: object) -> KeptContent:
    return KeptContent(msgspec.json.encode(answer), "application/json")


def _answer(book: Rulebook, on_one_page: str) -> RulesAnswer:
    chapters = (
        ChapterAnswer(
            chapter.number,
            chapter.name,
            tuple(ParagraphAnswer(paragraph.number, paragraph.text) for paragraph in chapter.paragraphs),
        )
        for chapter in book.chapters
    )
    return RulesAnswer(book.title, tuple(chapters), on_one_page)


def _checked(game: str, language: str) -> None:
    title(game)
    if language not in LANGUAGES:
        raise NoSuchLanguage


@router.get(
    "/games/{game}/texts/{language}",
    response_class=PlainTextResponse,
    responses=text_answer("princes-question-bid = Bid { $price } for { $the_item }, or pass?", 404),
)
async def texts(request: Request, game: str, language: str) -> Response:
    """All sentences of a game, in Fluent: the table's own and the title's."""
    _checked(game, language)
    return kept_texts(game, language).answer(request)


@router.get("/games/{game}/rules/{language}", responses=answers(RulesAnswer, 404))
async def rules(request: Request, game: str, language: str) -> Response:
    """The rulebook of a game."""
    _checked(game, language)
    return _rules(game, language).answer(request)


@router.get("/games/{game}/box", responses=answers(BoxAnswer, 404))
async def game_box(request: Request, game: str) -> Response:
    """The contents of the box that comes with a game."""
    return kept_box(title(game).key, "").answer(request)


@router.get("/tables/{table}/box", responses=answers(BoxAnswer, 404))
async def box(request: Request, table: str, parts: TheParts, person: Anybody) -> Response:
    """The contents of the box a table is played with: its own component file, or the one that comes with the game."""
    live = await parts.hub.table(table)
    check_watching(live, person)
    return kept_box(live.table.title, live.table.components).answer(request)
