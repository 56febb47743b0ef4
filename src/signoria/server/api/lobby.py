"""The lobby: games, tables, new ones."""

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response
from msgspec import Struct

from signoria.bots import seated_specs
from signoria.server.api.answers import Json, answers
from signoria.server.bodies import FillBody, JoinBody, SeatOnlyBody, TableBody
from signoria.server.live import LiveTable
from signoria.server.making import TableWish
from signoria.server.parts import Anybody, Parts, Somebody, TheParts, address_of
from signoria.server.rates import NEW_TABLE, OWN_BOX
from signoria.server.rows import Clock, Kept, Person, TableSettings
from signoria.server.seating import SeatWish
from signoria.server.sight import ListedTable, Sight, listed_table
from signoria.server.store.tables import ON_A_PAGE
from signoria.table import BadOptions, Option, Options, OptionValue, Text, Title
from signoria.table.options import option_text
from signoria.titles import titles

router = APIRouter(tags=["lobby"])


class OptionAnswer(Struct, frozen=True):
    """A choice about the rules; `refused` says of what cannot be chosen with any number of players why not.

    Where there is an `example`, the option may also be a text, such as this one.
    """

    key: str
    choices: tuple[OptionValue, ...]
    default: OptionValue
    sentence: Text
    refused: dict[str, str]
    example: str


class GameAnswer(Struct, frozen=True):
    """A game that can be played. `points` is what the changes of its events call that which wins.

    `weight` goes from 1 to 5.
    """

    key: str
    name: Text
    sentence: Text
    seats: tuple[int, ...]
    minutes: int
    weight: int
    points: str
    options: tuple[OptionAnswer, ...]


class GamesAnswer(Struct, frozen=True):
    """All games, and the bots there are."""

    games: tuple[GameAnswer, ...]
    bots: tuple[str, ...]


class TablesAnswer(Struct, frozen=True):
    """A list of tables; whether there are `more` on another page."""

    tables: tuple[ListedTable, ...]
    more: bool = False


class NewTable(Struct, frozen=True):
    """A table just made: how one sees it, and the token of its link."""

    sight: Sight
    invite: str


@router.get("/games", responses=answers(GamesAnswer))
async def games() -> Response:
    """The games."""
    return Json(_games())


@cache
def _games() -> GamesAnswer:
    found = tuple(
        GameAnswer(
            game.key,
            game.name,
            game.sentence,
            (game.seats.start, game.seats.stop - 1),
            game.minutes,
            game.weight,
            game.points,
            tuple(_option(game, option) for option in game.options),
        )
        for game in titles()
    )
    return GamesAnswer(found, tuple(seated_specs()))


def _option(game: Title, option: Option) -> OptionAnswer:
    told = {option_text(choice): _refused(game, option, choice) for choice in option.choices}
    refused = {choice: reason for choice, reason in told.items() if reason}
    return OptionAnswer(option.key, option.choices, option.default, option.sentence, refused, option.example)


def _refused(game: Title, option: Option, choice: OptionValue) -> str:
    """Why a choice cannot be had with any number of players nor any other option; nothing if it can."""
    reason = ""
    for seats, other in product(game.seats, _others(game, option)):
        try:
            game.check(seats, Options(game.options, {**other, option.key: choice}))
        except BadOptions as refused:
            reason = reason or str(refused)
        else:
            return ""
    return reason


def _others(game: Title, option: Option) -> list[dict[str, OptionValue]]:
    """All else as written, or one other option changed."""
    return [{}, *({other.key: choice} for other in game.options if other is not option for choice in other.choices)]


@router.get("/tables", responses=answers(TablesAnswer))
async def tables(
    parts: TheParts,
    person: Anybody,
    which: Literal["mine", "open", "finished"] = "open",
    game: Annotated[str, Query(max_length=64, examples=["princes"])] = "",
    page: Annotated[int, Query(ge=0, le=1_000)] = 0,
) -> Response:
    """My tables, those waiting for players, or those that are over; of one game, and page by page."""
    if which == "mine":
        kept = await parts.store.tables_of(person.id) if person else []
        return Json(TablesAnswer(_listed(kept, person)))
    kept = await parts.store.public_tables(which, game, page)
    return Json(TablesAnswer(_listed(kept[:ON_A_PAGE], person), len(kept) > ON_A_PAGE))


def _listed(kept: Sequence[Kept], person: Person | None) -> tuple[ListedTable, ...]:
    return tuple(listed_table(each.table, each.seats, each.notes, person) for each in kept)


@router.post("/tables", status_code=201, responses=answers(NewTable, 401, 404, status=201))
async def make(request: Request, body: TableBody, parts: TheParts, person: Somebody) -> Response:
    """Makes a table. With no open seat the game begins at once."""
    parts.limits.post(address_of(request), person.id, OWN_BOX if body.components else NEW_TABLE)
    wish = TableWish(
        title=body.title,
        seats=tuple(SeatWish(seat.kind, seat.spec, seat.name) for seat in body.seats),
        options=dict(body.options),
        components=body.components,
        public=body.public,
        settings=TableSettings(
            clock=Clock(body.clock.move_seconds, body.clock.reserve_seconds),
            on_timeout=body.on_timeout,
            veil=body.veil,
            hints=body.hints,
            watchers=body.watchers,
            bot_pace=body.bot_pace,
            practice=body.practice or body.lesson is not None,
        ),
        lesson=body.lesson,
    )
    table = await parts.making.make(person, wish)
    return Json(NewTable(table.sight(person, None), table.table.invite), 201)


async def _seen(parts: Parts, person: Person, table: LiveTable) -> Response:
    return Json(await parts.watching.sight(person, table.table.id, None, None))


@router.post("/tables/{table}/join", responses=answers(Sight, 401, 404, 409))
async def join(table: str, body: JoinBody, parts: TheParts, person: Somebody) -> Response:
    """Takes an open seat."""
    return await _seen(parts, person, await parts.tables.join(person, table, body.seat, body.invite))


@router.post("/tables/{table}/leave", responses=answers(Sight, 401, 404, 409))
async def leave(table: str, body: SeatOnlyBody, parts: TheParts, person: Somebody) -> Response:
    """Gives a seat up; during a game a bot plays on until one comes back; with nobody else there, the table rests."""
    return await _seen(parts, person, await parts.tables.leave(person, table, body.seat))


@router.post("/tables/{table}/return", responses=answers(Sight, 401, 404, 409))
async def come_back(table: str, body: SeatOnlyBody, parts: TheParts, person: Somebody) -> Response:
    """Takes one's seat back from the bot, or says after time ran out that one is there; a table that rested goes on."""
    return await _seen(parts, person, await parts.tables.come_back(person, table, body.seat))


@router.post("/tables/{table}/fill", responses=answers(Sight, 401, 404, 409))
async def fill(table: str, body: FillBody, parts: TheParts, person: Somebody) -> Response:
    """Fills the open seats with bots; only who made the table may."""
    return await _seen(parts, person, await parts.tables.fill(person, table, body.spec))
