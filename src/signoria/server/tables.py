"""What people do at tables: join, leave, play, take back, give orders, ask for hints."""

import time

from msgspec import structs

from signoria.bots import check_seated
from signoria.server.deeds import Deed
from signoria.server.hub import Hub
from signoria.server.live import LiveTable, agreed_by
from signoria.server.refusals import NotAllowed, NotYourSeat
from signoria.server.rows import AskBack, Order, Person, SeatRow
from signoria.server.seating import HOUSE_NAMES, bot_seat, check_entry, own_seat, seat_at
from signoria.server.sight import PreviewSight
from signoria.server.store import Store
from signoria.server.thinkers import Thinkers
from signoria.server.thinking import Hint, advise
from signoria.table import Seat


class Tables:
    """The deeds of people at tables; each is checked against the seat it speaks for."""

    def __init__(self, store: Store, hub: Hub, advisers: Thinkers) -> None:
        self._store = store
        self._hub = hub
        self._advisers = advisers

    async def join(self, person: Person, key: str, seat: Seat, invite: str) -> LiveTable:
        """Takes an open seat; of a table that is not public only with its link."""

        def act(deed: Deed) -> None:
            place = seat_at(deed.table, seat)
            check_entry(deed.table, person, invite)
            if place.kind != "open":
                raise NotAllowed("seat-taken")
            deed.put(structs.replace(place, kind="person", person=person.id, name=person.name))

        return await self._hub.change(key, act)

    async def leave(self, person: Person, key: str, seat: Seat) -> LiveTable:
        """Gives a seat up before the game, or leaves it to a bot during it; with nobody else there, the table rests."""

        def act(deed: Deed) -> None:
            place = own_seat(deed.table, person, seat)
            free = SeatRow(seat=seat, kind="open")
            deed.put(free if deed.table.table.state == "open" else structs.replace(place, away=True))

        return await self._hub.change(key, act)

    async def come_back(self, person: Person, key: str, seat: Seat) -> LiveTable:
        """Takes one's seat back from the bot, or is there again after time ran out; a table that rested goes on."""

        def act(deed: Deed) -> None:
            deed.put(structs.replace(own_seat(deed.table, person, seat), away=False))
            deed.acts(seat)

        return await self._hub.change(key, act)

    async def let_go(self, person: Person) -> None:
        """Forgets a person: bots play on in games that go on, and games that are over keep no name."""
        for key in await self._store.let_go(person.id, HOUSE_NAMES):
            await self._hub.taken_over(key)

    async def fill(self, person: Person, key: str, spec: str) -> LiveTable:
        """The host fills the open seats with bots, and the game begins."""
        check_seated(spec)

        def act(deed: Deed) -> None:
            if deed.table.table.host != person.id:
                raise NotYourSeat("host-fills")
            for place in deed.table.seats:
                if place.kind == "open":
                    deed.put(bot_seat(place.seat, spec))

        return await self._hub.change(key, act)

    async def play(
        self, person: Person, key: str, seat: Seat, line: str, question: int, client: str
    ) -> tuple[LiveTable, int]:
        """A line of moves, and the log's number behind it; one that was sent before is answered as the first time."""
        table = await self._hub.table(key)
        own_seat(table, person, seat)
        if table.table.state == "playing" and table.veiled(seat):
            await self._hub.wait_for_veil(table.notes.times.asked.get(seat, table.table.moved))

        def act(deed: Deed) -> None:
            own_seat(deed.table, person, seat)
            deed.play(seat, line, deed.table.asked_as(person, seat, question))
            deed.acts(seat)

        table, place = await self._hub.change_once(key, act, f"{seat} {client}" if client else "")
        return table, table.sitting.counted(place, table.seats_of(person))

    async def undo(self, person: Person, key: str, seat: Seat, to: int) -> LiveTable:
        """Takes back what is free to take back; further it asks the other people; who practises need not.

        Who has left his seat to a bot is asked too: leaving is no consent.
        """

        def act(deed: Deed) -> None:
            table = deed.table
            own_seat(table, person, seat)
            table.check_playing()
            deed.acts(seat)
            mine = table.seats_of(person)
            place = table.sitting.standing_place(to, mine)
            ask = agreed_by(AskBack(seat, place, ()), mine)
            if place >= table.sitting.free(seat):
                deed.undo(seat, place, agreed=False)
            elif not table.asks_back(seat):
                raise NotAllowed("final")
            elif set(table.people()) <= set(ask.agreed):
                deed.undo(seat, place, agreed=True)
            else:
                if not 0 <= place < table.sitting.number:
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
            if yes and set(table.people()) <= set(agreed.agreed):
                deed.undo(ask.seat, ask.to, agreed=True)
            else:
                deed.note(structs.replace(deed.notes, ask_back=agreed if yes else None))

        return await self._hub.change(key, act)

    async def order(self, person: Person, key: str, seat: Seat, order: Order | None) -> LiveTable:
        """Gives a standing order, or cancels it."""

        def act(deed: Deed) -> None:
            own_seat(deed.table, person, seat)
            deed.table.check_playing()
            orders = {place: kept for place, kept in deed.notes.orders.items() if place != seat}
            deed.note(structs.replace(deed.notes, orders={**orders, seat: order} if order else orders))

        return await self._hub.change(key, act)

    async def only_choice(self, person: Person, key: str, seat: Seat, *, take: bool) -> LiveTable:
        """Has the server answer for a seat where it has one choice, or not any more."""

        def act(deed: Deed) -> None:
            own_seat(deed.table, person, seat)
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
            deed.end()

        return await self._hub.change(key, act)

    async def preview(self, person: Person, key: str, seat: Seat, line: str) -> PreviewSight:
        """What a line would lead to, from the seat's own knowledge."""
        table = await self._hub.table(key)
        async with table.lock:
            own_seat(table, person, seat)
            return table.preview(seat, line)

    async def hint(self, person: Person, key: str, seat: Seat, drafted: str) -> Hint:
        """What the bot `quick` would look at on this seat, once it has played what it has drafted."""
        table = await self._hub.table(key)
        async with table.lock:
            own_seat(table, person, seat)
            table.check_playing()
            if not table.table.settings.hints:
                raise NotAllowed("no-hints")
            asked = table.preview(seat, drafted).question if drafted else table.sitting.game.question(seat)
            if asked is None or not (drafted or seat in table.sitting.game.waiting()):
                raise NotAllowed("not-asked")
            job = (table.place(), seat, table.bot_seed(seat), drafted)
        return await self._advisers.apart(person.id, advise, *job)
