"""The application: its parts put together, started and stopped."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import structlog
from argon2 import PasswordHasher
from fastapi import FastAPI

from signoria.server.api import answers, errors, lobby, people, play, shelf, socket, watch
from signoria.server.api.examples import EXAMPLES
from signoria.server.api.page import BuiltPage
from signoria.server.api.playing import Declined, Played
from signoria.server.checking import Checked, check
from signoria.server.company import Company
from signoria.server.database import Database, SqliteDatabase, migrate
from signoria.server.guard import Guard
from signoria.server.hub import Hub
from signoria.server.mail import Mail
from signoria.server.making import NewTables
from signoria.server.notices import Notices
from signoria.server.parts import Parts
from signoria.server.passwords import Passwords
from signoria.server.people import People
from signoria.server.postgres import PostgresDatabase
from signoria.server.rates import Limits
from signoria.server.refusals import ErrorAnswer
from signoria.server.review import Reviews
from signoria.server.secret import secret_of
from signoria.server.settings import Settings
from signoria.server.sight import Presence, Sight, Talk
from signoria.server.store import Store
from signoria.server.tables import Tables
from signoria.server.thinkers import Thinkers
from signoria.server.watching import Watching

log = structlog.get_logger()
HINTS_EACH = 12
"""So many hints and reviews may wait for who comes from one address; a page asks for one at a time."""

HEARD_AGAIN_AFTER = (0.1, 0.5, 2.0, 5.0)
"""Seconds after which it is tried again to hear what could not be heard."""


def open_database(settings: Settings) -> Database:
    """The database of the settings."""
    path = settings.sqlite_path
    if path is not None:
        return SqliteDatabase(str(path))
    return PostgresDatabase(settings.database)


@contextlib.asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Database]:
    """The database of the settings, for a while."""
    database = open_database(settings)
    try:
        yield database
    finally:
        await database.close()


async def migrated(settings: Settings) -> list[int]:
    """Brings a database up to date; the steps that were missing."""
    async with opened(settings) as database:
        return await database.write(migrate)


async def checked(settings: Settings, *, repair: bool) -> Checked:
    """Reads a whole database, and repairs what can be."""
    async with opened(settings) as database:
        return await check(database, repair=repair)


def create_app(settings: Settings) -> FastAPI:
    """A server, not yet started."""
    limits = Limits(settings)

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        bots = Thinkers(settings.workers, whose=limits.whose)
        advisers = Thinkers(max(1, settings.workers // 2), HINTS_EACH, limits.whose)
        database = open_database(settings)
        await database.write(migrate)
        store = Store(database)
        hub = Hub(settings, store, database.claim, bots)
        passwords = Passwords(PasswordHasher(memory_cost=settings.hash_kib), settings.hashes_at_once)
        people_known = People(store, secret_of(settings), passwords)
        mail = Mail(settings, store, secret_of(settings))
        company = Company(hub, store, people_known)
        watching = Watching(store, hub)
        app.state.parts = Parts(
            settings=settings,
            store=store,
            hub=hub,
            tables=Tables(store, hub, advisers),
            making=NewTables(store, hub, watching),
            watching=watching,
            people=people_known,
            company=company,
            reviews=Reviews(store, advisers, watching),
            limits=limits,
            thinkers=(bots, advisers),
            mail=mail,
        )
        if settings.smtp:
            hub.on_turn = Notices(mail, store).turn
        loop = asyncio.get_running_loop()
        heard: set[asyncio.Task[None]] = set()

        def listened(payload: str) -> None:
            task = loop.create_task(_hear(company, payload))
            heard.add(task)
            task.add_done_callback(heard.discard)

        database.listen(listened)
        sweeping = asyncio.create_task(_sweep(hub, company, settings.sweep_seconds))
        try:
            yield
        finally:
            sweeping.cancel()
            await hub.rest()
            await asyncio.gather(*(asyncio.to_thread(each.rest) for each in (bots, advisers)))
            await database.close()

    app = FastAPI(title="Signoria", version="1", lifespan=life, docs_url=None, redoc_url=None)
    for room in (people, lobby, shelf, play, watch, socket):
        app.include_router(room.router, prefix="/api")
    app.include_router(watch.health)
    errors.install(app)
    answers.document(app, (Sight, Talk, Presence, Played, Declined, ErrorAnswer), EXAMPLES)
    BuiltPage(Path(settings.page)).install(app)
    app.add_middleware(Guard, settings=settings, limits=limits)
    return app


async def _hear(company: Company, payload: str) -> None:
    """What was told is heard, later where the database does not answer: nobody is left with what is no longer so."""
    for pause in HEARD_AGAIN_AFTER:
        try:
            await company.heard(payload)
        except Exception:
            log.exception("what was told could not be heard", payload=payload)
            await asyncio.sleep(pause)
        else:
            return


async def _sweep(hub: Hub, company: Company, seconds: float) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await hub.sweep()
            await company.sweep()
        except Exception:
            log.exception("sweeping failed")
