"""Turn notices by e-mail, where the host has set it up: for games over days, to people who are not looking."""

import time
from collections.abc import Sequence

from signoria.server.live import LiveTable
from signoria.server.mail import Mail
from signoria.server.rows import SeatRow
from signoria.server.store import Store
from signoria.titles import title

SLOW_SECONDS = 3600
"""Who has less than this for a move is expected to look."""

QUIET_SECONDS = 1800
"""Nobody gets two notices of one table within this time."""

MOST_TOLD = 10_000


class Notices:
    """Tells people by e-mail that it is their turn."""

    def __init__(self, mail: Mail, store: Store) -> None:
        self._mail = mail
        self._store = store
        self._told: dict[tuple[str, str], float] = {}

    async def turn(self, table: LiveTable) -> None:
        """Writes to the people who are asked at a slow table and do not have it open."""
        if table.table.state != "playing":
            return
        for seat in absent(table):
            recently = self._told.get((table.table.id, seat.person), 0.0)
            if time.time() - recently > QUIET_SECONDS:
                address = await self._store.email(seat.person)
                if address:
                    self._remember(table.table.id, seat.person)
                    await self._mail.turn(address, title(table.table.title).name.en, table.table.id)

    def _remember(self, table: str, person: str) -> None:
        if len(self._told) > MOST_TOLD:
            self._told.clear()
        self._told[table, person] = time.time()


def absent(table: LiveTable) -> Sequence[SeatRow]:
    """The people asked at a slow table who do not have it open."""
    seconds = table.table.settings.clock.move_seconds
    if 0 < seconds < SLOW_SECONDS:
        return ()
    present = table.present()
    asked = [table.seats[seat] for seat in table.table.waiting]
    return [seat for seat in asked if seat.kind == "person" and not seat.away and seat.seat not in present]
