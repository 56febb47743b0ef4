"""What people do with tables: make, join, leave, play, take back, watch, play again."""

import secrets
import time

from msgspec import Struct, structs

from signoria.bots import bot
from signoria.server.hub import Deed, Hub
from signoria.server.live import LiveTable, agreed_by
from signoria.server.refusals import BadRequest, NotAllowed, NotYourSeat
from signoria.server.rows import AskBack, LineRow, Order, Person, SeatRow, TableRow, TableSettings
from signoria.server.sight import PreviewSight, Sight
from signoria.server.store import Store
from signoria.server.story import Position, Story, position, story
from signoria.server.thinking import Hint, advise
from signoria.table import Options, Seat, Sitting, Title, replayed
from signoria.table.records import Record, imagine_line
from signoria.titles import title

NO_WATCHERS = "no-watchers"
HOUSE_NAMES = ("Alessandra", "Bianca", "Cosimo", "Donato", "Elena")


class SeatWish(Struct, frozen=True):
    """Who shall sit on a seat of a new table: me, a bot, or whoever comes."""

    kind: str
    spec: str = ""
    name: str = ""


class TableWish(Struct, frozen=True, kw_only=True):
    """A new table."""

    title: str
    seats: tuple[SeatWish, ...]
    options: dict[str, str]
    components: str
    public: bool
    settings: TableSettings
    lesson: int | None = None


class Tables:
    """The deeds of people at tables; each is checked against the seat it speaks for."""

    def __init__(self, store: Store, hub: Hub) -> None:
        self._store = store
        self._hub = hub

    async def make(self, person: Person, wish: TableWish) -> LiveTable:
        """A new table, dealt by the system's own randomness; a lesson is dealt alike for everybody."""
        played = title(wish.title)
        if wish.lesson is not None and any(seat.kind == "open" for seat in wish.seats):
            raise BadRequest("lesson-alone")
        options = Options.read(played.options, wish.options)
        played.check(len(wish.seats), options)
        if wish.components:
            played.open_box(wish.components)
        seats = [_seat(place, seat, person) for place, seat in enumerate(wish.seats)]
        seed = secrets.randbits(62) if wish.lesson is None else wish.lesson
        return await self._begin(_new_table(played, person, wish, options, seed), seats)

    async def _begin(self, table: TableRow, seats: list[SeatRow], lines: tuple[LineRow, ...] = ()) -> LiveTable:
        """A table whose seats are all taken begins at once."""
        await self._store.add_table(table, seats, lines)
        return await self._hub.change(table.id, lambda deed: None)

    async def join(self, person: Person, key: str, seat: Seat, invite: str) -> LiveTable:
        """Takes an open seat; of a table that is not public only with its link."""

        def act(deed: Deed) -> None:
            place = _place(deed.table, seat)
            _check_entry(deed.table, person, invite)
            if place.kind != "open":
                raise NotAllowed("seat-taken")
            deed.put(structs.replace(place, kind="person", person=person.id, name=person.name))

        return await self._hub.change(key, act)

    async def leave(self, person: Person, key: str, seat: Seat) -> LiveTable:
        """Gives a seat up before the game, or leaves it to a bot during it."""

        def act(deed: Deed) -> None:
            place = _own(deed.table, person, seat)
            free = SeatRow(seat=seat, kind="open")
            deed.put(free if deed.table.table.state == "open" else structs.replace(place, away=True))

        return await self._hub.change(key, act)

    async def come_back(self, person: Person, key: str, seat: Seat) -> LiveTable:
        """Takes one's seat back from the bot."""
        return await self._hub.change(
            key, lambda deed: deed.put(structs.replace(_own(deed.table, person, seat), away=False))
        )

    async def let_go(self, person: Person) -> None:
        """Forgets a person: bots play on in games that go on, and games that are over keep no name."""
        for key in await self._store.let_go(person.id, HOUSE_NAMES):
            await self._hub.taken_over(key)

    async def fill(self, person: Person, key: str, spec: str) -> LiveTable:
        """The host fills the open seats with bots, and the game begins."""
        bot(spec, 0)

        def act(deed: Deed) -> None:
            if deed.table.table.host != person.id:
                raise NotYourSeat("host-fills")
            for place in deed.table.seats:
                if place.kind == "open":
                    deed.put(_bot_seat(place.seat, spec))

        return await self._hub.change(key, act)

    async def play(self, person: Person, key: str, seat: Seat, line: str, question: int, client: str) -> LiveTable:
        """A line of moves; one that was sent before is answered as the first time."""
        table = await self._hub.table(key)
        _own(table, person, seat)
        if client and await self._store.repeated(key, client):
            return table
        if table.table.state == "playing" and table.veiled(seat):
            await self._hub.wait_for_veil(table.notes.times.asked.get(seat, table.table.moved))

        def act(deed: Deed) -> None:
            _own(deed.table, person, seat)
            deed.table.play(seat, line, question)

        return await self._hub.change(key, act, client)

    async def undo(self, person: Person, key: str, seat: Seat, to: int) -> LiveTable:
        """Takes back what is free to take back; further it asks the other people, and bots always agree."""

        def act(deed: Deed) -> None:
            table = deed.table
            _own(table, person, seat)
            table.check_playing()
            ask = agreed_by(AskBack(seat, to, ()), [place.seat for place in table.seats if place.person == person.id])
            if to >= table.sitting.free(seat):
                table.undo(seat, to, agreed=False)
            elif set(table.humans()) <= set(ask.agreed):
                table.undo(seat, to, agreed=True)
            else:
                if not 0 <= to < table.sitting.number:
                    raise NotAllowed("no-such-place")
                deed.note(structs.replace(deed.notes, ask_back=ask))

        return await self._hub.change(key, act)

    async def agree(self, person: Person, key: str, *, yes: bool) -> LiveTable:
        """Agrees to what somebody wants to take back, or does not; it is done when all have agreed."""

        def act(deed: Deed) -> None:
            table = deed.table
            ask = table.notes.ask_back
            mine = table.seats_of(person)
            if ask is None or not mine:
                raise NotAllowed("nobody-asks-back")
            agreed = agreed_by(ask, mine)
            if yes and set(table.humans()) <= set(agreed.agreed):
                table.undo(ask.seat, ask.to, agreed=True)
            else:
                deed.note(structs.replace(deed.notes, ask_back=agreed if yes else None))

        return await self._hub.change(key, act)

    async def order(self, person: Person, key: str, seat: Seat, order: Order | None) -> LiveTable:
        """Gives a standing order, or cancels it."""

        def act(deed: Deed) -> None:
            _own(deed.table, person, seat)
            deed.table.check_playing()
            orders = {place: kept for place, kept in deed.notes.orders.items() if place != seat}
            deed.note(structs.replace(deed.notes, orders={**orders, seat: order} if order else orders))

        return await self._hub.change(key, act)

    async def only_choice(self, person: Person, key: str, seat: Seat, *, take: bool) -> LiveTable:
        """Has the server answer for a seat where it has one choice, or not any more."""

        def act(deed: Deed) -> None:
            _own(deed.table, person, seat)
            deed.table.check_playing()
            others = {place for place in deed.notes.only_choice if place != seat}
            deed.note(structs.replace(deed.notes, only_choice=tuple(sorted(others | {seat} if take else others))))

        return await self._hub.change(key, act)

    async def end(self, person: Person, key: str) -> LiveTable:
        """Ends a table whose clock has run out for somebody, where the table chose so."""

        def act(deed: Deed) -> None:
            table = deed.table
            if not table.seats_of(person):
                raise NotYourSeat
            table.check_playing()
            late = set(table.overdue(time.time())) - set(table.seats_of(person))
            if table.table.settings.on_timeout != "end" or not late:
                raise NotAllowed("nobody-late")
            table.table = structs.replace(table.table, state="ended")

        return await self._hub.change(key, act)

    async def preview(self, person: Person, key: str, seat: Seat, line: str) -> PreviewSight:
        """What a line would lead to, from the seat's own knowledge."""
        table = await self._hub.table(key)
        async with table.lock:
            _own(table, person, seat)
            return table.preview(seat, line)

    async def hint(self, person: Person, key: str, seat: Seat) -> Hint:
        """What the bot `quick` would look at on this seat."""
        table = await self._hub.table(key)
        async with table.lock:
            _own(table, person, seat)
            table.check_playing()
            if not table.table.settings.hints:
                raise NotAllowed("no-hints")
            if seat not in table.sitting.game.waiting():
                raise NotAllowed("not-asked")
            job = (table.sitting.record().text(), table.table.components, seat, table.bot_seed(seat))
        return await self._hub.apart(advise, *job)

    async def sight(self, person: Person | None, key: str, since: int | None, seat: Seat | None) -> Sight:
        """The table as one may see it; with a seat only one's own, or any once the game is over."""
        table = await self._hub.table(key)
        async with table.lock:
            await self._hub.catch_up(table)
            _eyes(table, person, seat)
            return table.sight(person, since, seat)

    async def story(self, person: Person | None, key: str, since: int, seat: Seat | None) -> Story:
        """The log move by move; with a seat only one's own, or any once the game is over."""
        table = await self._hub.table(key)
        async with table.lock:
            await self._hub.catch_up(table)
            eyes = _eyes(table, person, seat)
            lines = await self._store.lines(key, 0)
            return story(table, lines, eyes, since)

    async def position(self, key: str, at: int) -> Sitting:
        """A finished table's game after so many moves."""
        table = await self._hub.table(key)
        if table.table.state != "finished":
            raise NotAllowed("replay-later")
        record = table.sitting.record()
        _check_place(table, at)
        return replayed(Record(record.header, record.lines[:at]), table.sitting.title, table.sitting.box)

    async def looked_back(self, person: Person | None, key: str, at: int, seat: Seat | None) -> Position:
        """A table after so many moves: once it is over with anybody's eyes, before that only with one's own."""
        table = await self._hub.table(key)
        async with table.lock:
            await self._hub.catch_up(table)
            if table.table.state == "open":
                raise NotAllowed("replay-later")
            finished = table.table.state == "finished"
            eyes = seat if finished else _eyes(table, person, seat)
            if eyes is not None:
                _place(table, eyes)
            _check_place(table, at)
            return position(table.sitting, at, eyes)

    async def rematch(self, person: Person, key: str) -> LiveTable:
        """The same players once more, each one seat further; whoever asks second finds it made."""
        table = await self._hub.table(key)
        if not table.seats_of(person) or table.table.state not in ("finished", "ended"):
            raise NotAllowed("rematch-later")
        made = await self._store.rematch_of(key)
        if made is not None:
            return await self._hub.table(made)
        rotated = [
            structs.replace(table.seats[(place + 1) % len(table.seats)], seat=place, away=False)
            for place in range(len(table.seats))
        ]
        return await self._begin(_copied(table.table, person, f"rematch {key}", secrets.randbits(62), 0), rotated)

    async def play_on(self, person: Person, key: str, at: int, seat: Seat, wishes: tuple[SeatWish, ...]) -> LiveTable:
        """A new table from a position of a finished one; what the seat could not know is dealt anew."""
        table = await self._hub.table(key)
        _place(table, seat)
        if len(wishes) != table.table.seats:
            raise BadRequest("seat-count", seats=table.table.seats)
        position = await self.position(key, at)
        if position.outcome() is not None:
            raise NotAllowed("over-there")
        seats = [_seat(place, wish, person) for place, wish in enumerate(wishes)]
        log = [*position.log, imagine_line(seat, secrets.randbits(62))]
        now = time.time()
        lines = tuple(LineRow(number, line.seat, line.text, "", now) for number, line in enumerate(log, 1))
        copied = _copied(table.table, person, f"from {key} {at}", table.table.seed, len(lines))
        return await self._begin(copied, seats, lines)


def _check_place(table: LiveTable, at: int) -> None:
    if at > table.sitting.number:
        raise NotAllowed("few-moves", moves=table.sitting.number)


def _eyes(table: LiveTable, person: Person | None, seat: Seat | None) -> Seat | None:
    """Whose eyes somebody may look with: those of the seat asked for, of one's own, or a spectator's."""
    check_watching(table, person)
    mine = table.seats_of(person)
    if seat is None:
        return mine[0] if mine else None
    _place(table, seat)
    if table.table.state != "finished" and seat not in mine:
        raise NotYourSeat
    return seat


def check_watching(table: LiveTable, person: Person | None) -> None:
    """Whether somebody who does not play may look on."""
    if not table.may_watch(person):
        raise NotYourSeat(NO_WATCHERS)


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


def _seat(place: Seat, wish: SeatWish, person: Person) -> SeatRow:
    match wish.kind:
        case "me":
            return SeatRow(seat=place, kind="person", person=person.id, name=wish.name or person.name)
        case "bot":
            bot(wish.spec, 0)
            return _bot_seat(place, wish.spec)
        case _:
            return SeatRow(seat=place, kind="open")


def _bot_seat(place: Seat, spec: str) -> SeatRow:
    return SeatRow(seat=place, kind="bot", spec=spec, name=HOUSE_NAMES[place % len(HOUSE_NAMES)])


def _place(table: LiveTable, seat: Seat) -> SeatRow:
    if not 0 <= seat < len(table.seats):
        raise NotYourSeat("no-such-seat")
    return table.seats[seat]


def _own(table: LiveTable, person: Person, seat: Seat) -> SeatRow:
    place = _place(table, seat)
    if place.person != person.id:
        raise NotYourSeat
    return place


def _check_entry(table: LiveTable, person: Person, invite: str) -> None:
    invited = secrets.compare_digest(invite.encode(), table.table.invite.encode())
    if not (table.table.public or invited or table.table.host == person.id):
        raise NotYourSeat("by-invitation")
