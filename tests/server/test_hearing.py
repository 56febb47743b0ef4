"""Nobody is connected and deaf: whatever ends, or takes a table's place in memory, a reader hears on or is told so."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from unittest.mock import AsyncMock, Mock

import pytest

from signoria.server.api.socket import until_one_ends
from signoria.server.database import SqliteDatabase, migrate
from signoria.server.hub import Hub
from signoria.server.live import LiveTable
from signoria.server.making import NewTables, TableWish
from signoria.server.reader import Reader
from signoria.server.refusals import Failed
from signoria.server.rows import Person, TableSettings
from signoria.server.seating import SeatWish
from signoria.server.settings import Settings
from signoria.server.store import Store

ANNA = Person("anna", "Anna")


@pytest.fixture
async def hub(tmp_path: Path) -> AsyncIterator[Hub]:
    database = SqliteDatabase(str(tmp_path / "hearing.db"))
    await database.write(migrate)
    store = Store(database)
    await store.add_person(ANNA, 1.0)
    yield Hub(Settings(), store, database.claim, Mock())
    await database.close()


async def new_table(hub: Hub) -> LiveTable:
    wish = TableWish(
        title="princes",
        seats=(SeatWish("me"), SeatWish("me")),
        options={},
        components="",
        public=False,
        settings=TableSettings(),
    )
    return await NewTables(hub.store, hub, AsyncMock()).make(ANNA, wish)


async def test_a_change_that_waited_is_told_where_people_look_now(hub: Hub) -> None:
    """While it waits for a table, that leaves memory and is opened anew by somebody who looks on."""
    before = await new_table(hub)
    key = before.table.id
    await before.lock.acquire()
    changing = asyncio.create_task(hub.change(key, lambda deed: deed.play(0, str(deed.sitting.game.moves(0)[0]), None)))
    await asyncio.sleep(0)
    del hub._tables[key]
    now = await hub.table(key)
    reader = Reader(ANNA)
    now.readers.add(reader)
    before.lock.release()
    assert await changing is now is not before
    await asyncio.sleep(0)
    assert reader.waiting


async def test_who_cannot_be_shown_a_table_is_told_so_and_others_see_on(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await new_table(hub)
    anna, stranger = Reader(ANNA), Reader(None)
    table.readers |= {anna, stranger}
    shown = table.sight

    def broken(person: Person | None, since: int | None) -> object:
        if person is None:
            raise ZeroDivisionError
        return shown(person, since)

    monkeypatch.setattr(table, "sight", broken)
    table.tell()
    await asyncio.sleep(0)
    assert (bool(anna.waiting), anna.dismissed) == (True, None)
    assert isinstance(stranger.dismissed, Failed)


async def test_a_socket_that_can_be_sent_nothing_any_more_does_not_stay_open_to_listen() -> None:
    ended = asyncio.Event()

    async def send() -> None:
        raise ConnectionError

    async def receive() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()

    with pytest.raises(ConnectionError):
        await asyncio.wait_for(until_one_ends(receive(), send()), 10)
    assert ended.is_set()
