"""New tables: made as somebody wishes, with the same players once more, or from a position of another."""

import secrets
import time
from collections.abc import Sequence

from msgspec import Struct, structs

from signoria.server.deeds import Deed
from signoria.server.hub import Hub
from signoria.server.live import LiveTable
from signoria.server.reading import Asked, Readers
from signoria.server.refusals import BadRequest, NotAllowed
from signoria.server.rows import Change, Kept, LineRow, Person, SeatRow, TableRow, TableSettings
from signoria.server.seating import SeatWish, seat_again, seat_at, seat_for
from signoria.server.store import Store
from signoria.server.watching import Watching
from signoria.table import Options, Seat, Title
from signoria.table.records import imagine_line
from signoria.titles import title


class TableWish(Struct, frozen=True, kw_only=True):
    """A new table."""

    title: str
    seats: tuple[SeatWish, ...]
    options: dict[str, str]
    components: str
    public: bool
    settings: TableSettings
    lesson: int | None = None


class NewTables:
    """Makes tables. One whose seats are all taken is kept as begun: no fault leaves it half made."""

    def __init__(self, store: Store, hub: Hub, watching: Watching) -> None:
        self._store = store
        self._hub = hub
        self._watching = watching
        self._readers = Readers()

    async def make(self, person: Person, wish: TableWish) -> LiveTable:
        """A new table, dealt by the system's own randomness; a lesson is dealt alike for everybody."""
        played = title(wish.title)
        if wish.lesson is not None and any(seat.kind == "open" for seat in wish.seats):
            raise BadRequest("lesson-alone")
        options = Options.read(played.options, wish.options)
        if wish.components:
            await self._readers.check(Asked(wish.title, wish.components, len(wish.seats), wish.options))
        played.deal(len(wish.seats), options, 0, played.box(wish.components or None))
        seats = [seat_for(place, seat, person) for place, seat in enumerate(wish.seats)]
        seed = secrets.randbits(62) if wish.lesson is None else wish.lesson
        return await self._begin(_new_table(played, person, wish, options, seed), seats)

    async def _begin(self, table: TableRow, seats: list[SeatRow], lines: tuple[LineRow, ...] = ()) -> LiveTable:
        await self._store.add_table(table, seats, lines, _begun(table, seats, lines))
        return await self._hub.begun(table.id)

    async def rematch(self, person: Person, key: str) -> LiveTable:
        """The same players once more, each one seat further; whoever asks second, or at once, finds it made."""
        table = await self._hub.table(key)
        if not table.seats_of(person) or table.table.state not in ("finished", "ended"):
            raise NotAllowed("rematch-later")
        rotated = [seat_again(table.seats[(place + 1) % len(table.seats)], place) for place in range(len(table.seats))]
        copied = _copied(table.table, person, f"rematch {key}", secrets.randbits(62), 0)
        return await self._hub.begun(await self._store.add_table_once(copied, rotated, _begun(copied, rotated)))

    async def play_on(self, person: Person, key: str, at: int, seat: Seat, wishes: tuple[SeatWish, ...]) -> LiveTable:
        """A new table from a position of a finished one; what the seat could not know is dealt anew.

        Of a finished game everybody can know all: where others are to join, everything that was not public there is
        dealt anew, so that nobody brings knowledge along.
        """
        table = await self._watching.watched(person, key)
        seat_at(table, seat)
        if len(wishes) != table.table.seats:
            raise BadRequest("seat-count", seats=table.table.seats)
        position = await self._watching.position(person, key, at)
        if position.outcome() is not None:
            raise NotAllowed("over-there")
        seats = [seat_for(place, wish, person) for place, wish in enumerate(wishes)]
        eyes = None if any(wish.kind == "open" for wish in wishes) else seat
        log = [*position.log, imagine_line(eyes, secrets.randbits(62))]
        now = time.time()
        lines = tuple(LineRow(number, line.seat, line.text, "", now) for number, line in enumerate(log, 1))
        copied = _copied(table.table, person, f"from {key} {at}", table.table.seed, len(lines))
        return await self._begin(copied, seats, lines)


def _begun(table: TableRow, seats: Sequence[SeatRow], lines: Sequence[LineRow] = ()) -> Change:
    """What the first change makes of a new table: it begins, if nobody is missing."""
    kept = Kept(table, tuple(seats))
    live = LiveTable(kept)
    live.catch_up(kept, lines)
    return Deed(live).planned(time.time(), "")


def _new_table(played: Title, person: Person, wish: TableWish, options: Options, seed: int) -> TableRow:
    now = time.time()
    return TableRow(
        id=secrets.token_urlsafe(9),
        title=played.key,
        rules=played.rules_version,
        seats=len(wish.seats),
        options=options.texts(),
        seed=seed,
        components=wish.components,
        settings=wish.settings,
        host=person.id,
        public=wish.public and wish.lesson is None,
        invite=secrets.token_urlsafe(18),
        state="open",
        made=now,
        moved=now,
        waiting=(),
        lines=0,
        version=0,
        origin="" if wish.lesson is None else f"lesson {wish.lesson}",
        result="",
    )


def _copied(table: TableRow, person: Person, origin: str, seed: int, lines: int) -> TableRow:
    """A new table like another one."""
    now = time.time()
    return structs.replace(
        table,
        id=secrets.token_urlsafe(9),
        invite=secrets.token_urlsafe(18),
        host=person.id,
        seed=seed,
        state="open",
        made=now,
        moved=now,
        waiting=(),
        lines=lines,
        version=0,
        origin=origin,
        result="",
    )
