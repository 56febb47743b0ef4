"""Mail, where the host has set it up: an address is written to once its owner has opened a link mailed there."""

import asyncio
import smtplib
import ssl
import time
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage

import structlog
from itsdangerous import BadSignature, URLSafeTimedSerializer

from signoria.server.refusals import PACKAGE, NotAllowed, NotSignedIn, TooMany
from signoria.server.rows import Person
from signoria.server.settings import Settings
from signoria.server.store import Store
from signoria.table.texts import LANGUAGES, sentence

log = structlog.get_logger()
DAY = 86_400
ASKED_A_DAY = {"address": 2, "person": 4, "network": 8}
"""How often a day an address may be asked whether it is one's own, by one person, and from one network."""

NOTICES_A_DAY = 20
"""Mails that one address gets in a day."""

SECONDS = 20
AT_ONCE = 2
"""A mail server that is slow keeps nobody waiting but other mails."""


class Mail:
    """Writes to people."""

    def __init__(self, settings: Settings, store: Store, secret: str) -> None:
        self._settings = settings
        self._store = store
        self._links = URLSafeTimedSerializer(secret, salt="mail")
        self._threads = ThreadPoolExecutor(AT_ONCE, "mail")

    async def ask(self, person: Person, address: str, network: str) -> None:
        """Asks by mail whether an address is a person's own."""
        if not self._settings.smtp:
            raise NotAllowed("no-mail")
        most = {
            f"asked {address.lower()}": ASKED_A_DAY["address"],
            f"asked by {person.id}": ASKED_A_DAY["person"],
            f"asked from {network}": ASKED_A_DAY["network"],
        }
        if not await self._store.count_mail(_today(), most):
            raise TooMany(DAY - time.time() % DAY, "mails-enough")
        link = f"{self.origin}/me#mail={self._links.dumps([person.id, address])}"
        await self._send(address, "mail-ask", ("mail-ask", "mail-ask-else"), {"link": link, "here": self.origin})

    async def confirm(self, token: str) -> str:
        """The address that its owner has opened a link at: from now on it is written to."""
        try:
            key, address = self._links.loads(token, max_age=DAY)
        except (BadSignature, ValueError):
            raise NotSignedIn("old-link") from None
        await self._store.set_email(str(key), str(address))
        return str(address)

    async def turn(self, address: str, game: str, table: str) -> None:
        """Tells somebody that it is their turn, unless they have been told often enough today."""
        if await self._store.count_mail(_today(), {f"told {address.lower()}": NOTICES_A_DAY}):
            where = {"mail-turn": f"{self.origin}/t/{table}", "mail-turn-stop": f"{self.origin}/me"}
            await self._send(address, "mail-turn", tuple(where), {"game": game}, where)

    @property
    def origin(self) -> str:
        """Where links in mails lead: never what a request says, as anybody can say anything."""
        return self._settings.origin or self._settings.address

    async def _send(
        self,
        address: str,
        about: str,
        said: tuple[str, ...],
        arguments: dict[str, str],
        links: dict[str, str] | None = None,
    ) -> None:
        """A mail says everything in all languages: which one its reader speaks is not known."""
        message = EmailMessage()
        message["From"] = self._settings.mail_from
        message["To"] = address
        message["Subject"] = sentence(PACKAGE, "en", f"server-{about}-subject", arguments)
        paragraphs = [
            sentence(PACKAGE, language, f"server-{key}", {**arguments, **({"link": links[key]} if links else {})})
            for language in LANGUAGES
            for key in said
        ]
        message.set_content("\n\n".join(paragraphs) + "\n")
        await asyncio.get_running_loop().run_in_executor(self._threads, self._deliver, message)

    def _deliver(self, message: EmailMessage) -> None:
        settings = self._settings
        host, _, port = settings.smtp.partition(":")
        secure = ssl.create_default_context(cafile=settings.smtp_ca or None) if settings.smtp_tls != "none" else None
        try:
            with (
                smtplib.SMTP_SSL(host, int(port or 465), timeout=SECONDS, context=secure)
                if settings.smtp_tls == "tls"
                else smtplib.SMTP(host, int(port or 25), timeout=SECONDS)
            ) as server:
                if settings.smtp_tls == "starttls":
                    server.starttls(context=secure)
                if settings.smtp_user:
                    server.login(settings.smtp_user, settings.smtp_password)
                server.send_message(message)
        except (OSError, smtplib.SMTPException) as error:
            log.warning("a mail could not be sent", reason=type(error).__name__)


def _today() -> int:
    return int(time.time() // DAY)
