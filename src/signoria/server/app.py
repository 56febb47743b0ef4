"""The application: its parts put together, started and stopped."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from pathlib import Path

import structlog
from argon2 import PasswordHasher
from fastapi import FastAPI

from signoria.server.api import answers, errors, lobby, people, play, shelf, socket, watch
from signoria.server.api.examples import EXAMPLES
from signoria.server.api.page import BuiltPage
from signoria.server.company import Company
from signoria.server.database import Database, SqliteDatabase, migrate
from signoria.server.errors_shape import ErrorAnswer
from signoria.server.guard import Guard
from signoria.server.hub import Hub
from signoria.server.notices import Notices
from signoria.server.parts import Parts
from signoria.server.people import People
from signoria.server.postgres import PostgresDatabase
from signoria.server.review import Reviews
from signoria.server.settings import Settings
from signoria.server.sight import Presence, Sight, Talk
from signoria.server.store import Store
from signoria.server.tables import Tables
from signoria.server.thinking import pool

log = structlog.get_logger()


def open_database(settings: Settings) -> Database:
    """The database of the settings."""
    path = settings.sqlite_path
    if path is not None:
        return SqliteDatabase(str(path))
    return PostgresDatabase(settings.database)


async def migrated(settings: Settings) -> list[int]:
    """Brings a database up to date; the steps that were missing."""
    database = open_database(settings)
    try:
        return await database.write(migrate)
    finally:
        await database.close()


def create_app(settings: Settings) -> FastAPI:
    """A server, not yet started."""

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        thinkers = pool(settings.workers)
        database = open_database(settings)
        await database.write(migrate)
        store = Store(database)
        hub = Hub(settings, store, database.claim, thinkers)
        secret = settings.secret or _own_secret(settings)
        hasher = PasswordHasher(memory_cost=settings.hash_kib)
        people_known = People(store, secret, settings.hashes_at_once, hasher)
        company = Company(hub, store, people_known)
        app.state.parts = Parts(settings, store, hub, Tables(store, hub), people_known, company, Reviews(store, hub))
        if settings.smtp:
            hub.on_turn = Notices(settings, store).turn
        loop = asyncio.get_running_loop()
        heard: set[asyncio.Task[None]] = set()

        def listened(payload: str) -> None:
            task = loop.create_task(company.heard(payload))
            heard.add(task)
            task.add_done_callback(heard.discard)

        database.listen(listened)
        sweeping = asyncio.create_task(_sweep(hub, company, settings.sweep_seconds))
        try:
            yield
        finally:
            sweeping.cancel()
            await hub.rest()
            thinkers.shutdown(wait=True, cancel_futures=True)
            await database.close()

    app = FastAPI(title="Signoria", version="1", lifespan=life, docs_url=None, redoc_url=None)
    for room in (people, lobby, shelf, play, watch, socket):
        app.include_router(room.router, prefix="/api")
    app.include_router(watch.health)
    errors.install(app)
    answers.document(app, (Sight, Talk, Presence, ErrorAnswer), EXAMPLES)
    BuiltPage(Path(settings.page)).install(app)
    app.add_middleware(Guard, settings=settings)
    return app


async def _sweep(hub: Hub, company: Company, seconds: float) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await hub.sweep()
            await company.sweep()
        except Exception:
            log.exception("sweeping failed")


def _own_secret(settings: Settings) -> str:
    """The secret that signs cookies, kept beside a SQLite database; else only for this run."""
    path = settings.sqlite_path
    if path is None:
        return secrets.token_urlsafe(32)
    kept = Path(f"{path}.secret")
    if not kept.exists():
        kept.touch(mode=0o600)
        kept.write_text(secrets.token_urlsafe(32), encoding="ascii")
    return kept.read_text(encoding="ascii")
