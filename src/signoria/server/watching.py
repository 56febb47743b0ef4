"""What people see of tables: now, move by move, and as they were."""

from collections.abc import Sequence

from signoria.server.hub import Hub
from signoria.server.live import NO_WATCHERS, LiveTable
from signoria.server.refusals import NotAllowed, NotYourSeat
from signoria.server.rows import Person
from signoria.server.seating import seat_at
from signoria.server.sight import Sight
from signoria.server.store import Store
from signoria.server.story import Position, Story, position, story
from signoria.table import Seat, Sitting, replayed
from signoria.table.records import Record


class Watching:
    """Looking at tables; each look is checked against the eyes it is made with."""

    def __init__(self, store: Store, hub: Hub) -> None:
        self._store = store
        self._hub = hub

    async def watched(self, person: Person | None, key: str) -> LiveTable:
        """A table that somebody may look at.

        Who plays on with others from a position of it sees it again once that game is over: until then he knows what
        his seat at the new table knew, and that is told there.
        """
        table = await self._hub.table(key)
        check_watching(table, person)
        if person is not None and table.table.state == "finished" and await self._store.plays_on(person.id, key):
            raise NotAllowed("playing-on")
        return table

    async def sight(self, person: Person | None, key: str, since: int | None, seat: Seat | None) -> Sight:
        """The table as one may see it; with a seat only one's own, or any once the game is over."""
        table = await self.watched(person, key)
        async with table.lock:
            await self._hub.catch_up(table)
            _eyes(table, person, seat)
            return table.sight(person, table.place_of(person, since), seat)

    async def story(self, person: Person | None, key: str, since: int, seat: Seat | None) -> Story:
        """The log move by move; with a seat only one's own, or any once the game is over."""
        table = await self.watched(person, key)
        async with table.lock:
            await self._hub.catch_up(table)
            eyes = _eyes(table, person, seat)
            lines = await self._store.lines(key, 0)
            return story(table, lines, eyes, table.seats_of(person), table.place_of(person, since))

    async def position(self, person: Person | None, key: str, at: int) -> Sitting:
        """A finished table's game after so many moves."""
        table = await self.watched(person, key)
        if table.table.state != "finished":
            raise NotAllowed("replay-later")
        record = table.sitting.record()
        _check_place(table, at, ())
        return replayed(Record(record.header, record.lines[:at]), table.sitting.title, table.sitting.box)

    async def looked_back(self, person: Person | None, key: str, at: int, seat: Seat | None) -> Position:
        """A table after so many moves: once it is over with anybody's eyes, before that only with one's own."""
        table = await self.watched(person, key)
        async with table.lock:
            await self._hub.catch_up(table)
            if table.table.state == "open":
                raise NotAllowed("replay-later")
            finished = table.table.state == "finished"
            eyes = seat if finished else _eyes(table, person, seat)
            if eyes is not None:
                seat_at(table, eyes)
            mine = table.seats_of(person)
            _check_place(table, at, mine)
            return position(table.sitting, at, eyes, mine)


def _check_place(table: LiveTable, at: int, known: Sequence[Seat]) -> None:
    moves = table.sitting.standing(table.sitting.number, known)
    if at > moves:
        raise NotAllowed("few-moves", moves=moves)


def _eyes(table: LiveTable, person: Person | None, seat: Seat | None) -> Seat | None:
    """Whose eyes somebody may look with: those of the seat asked for, of one's own, or a spectator's."""
    check_watching(table, person)
    mine = table.seats_of(person)
    if seat is None:
        return mine[0] if mine else None
    seat_at(table, seat)
    if table.table.state != "finished" and seat not in mine:
        raise NotYourSeat
    return seat


def check_watching(table: LiveTable, person: Person | None) -> None:
    """Whether somebody who does not play may look on."""
    if not table.may_watch(person):
        raise NotYourSeat(NO_WATCHERS)
