"""Turn notices by e-mail, where the host has set it up: for games over days, to people who are not looking."""

import asyncio
import smtplib
import time
from collections.abc import Sequence
from email.message import EmailMessage

import structlog

from signoria.server.live import LiveTable
from signoria.server.rows import SeatRow
from signoria.server.settings import Settings
from signoria.server.store import Store
from signoria.titles import title

log = structlog.get_logger()
SLOW_SECONDS = 3600
"""Who has less than this for a move is expected to look."""

QUIET_SECONDS = 1800
"""Nobody gets two notices of one table within this time."""


class Notices:
    """Tells people by e-mail that it is their turn."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._settings = settings
        self._store = store
        self._told: dict[tuple[str, str], float] = {}

    async def turn(self, table: LiveTable) -> None:
        """Writes to the people who are asked at a slow table and do not have it open."""
        if not self._settings.smtp or table.table.state != "playing":
            return
        for seat in absent(table):
            recently = self._told.get((table.table.id, seat.person), 0.0)
            if time.time() - recently > QUIET_SECONDS:
                address = await self._store.email(seat.person)
                if address:
                    self._told[table.table.id, seat.person] = time.time()
                    await asyncio.to_thread(self._send, address, table.table.title, table.table.id)

    def _send(self, address: str, key: str, table: str) -> None:
        message = EmailMessage()
        message["From"] = self._settings.mail_from
        message["To"] = address
        message["Subject"] = f"{title(key).name.en}: it is your turn"
        where = f"{self._settings.origin}/t/{table}" if self._settings.origin else table
        message.set_content(f"Your table waits for you: {where}\n")
        host, _, port = self._settings.smtp.partition(":")
        try:
            with smtplib.SMTP(host, int(port or 25), timeout=20) as server:
                server.send_message(message)
        except (OSError, smtplib.SMTPException) as error:
            log.warning("a notice could not be sent", reason=type(error).__name__)


def absent(table: LiveTable) -> Sequence[SeatRow]:
    """The people asked at a slow table who do not have it open."""
    seconds = table.table.settings.clock.move_seconds
    if 0 < seconds < SLOW_SECONDS:
        return ()
    present = table.present()
    asked = [table.seats[seat] for seat in table.table.waiting]
    return [seat for seat in asked if seat.kind == "person" and not seat.away and seat.seat not in present]
