"""Who is asking: a name and a signed cookie; an account brings one's tables to other devices, a token to a program."""

import hashlib
import secrets
import time

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer
from msgspec import Struct, structs

from signoria.server.belongings import Belongings
from signoria.server.passwords import Passwords
from signoria.server.refusals import BadRequest, NoSuchToken, NotAllowed, NotSignedIn
from signoria.server.rows import Person
from signoria.server.store import Store
from signoria.server.store.keys import Token

COOKIE = "signoria"
NAME_LENGTH = 24
LINK_SECONDS = 600
"""How long a link brings one to another device."""

PEOPLE_KNOWN = 5_000
"""People kept in memory, so that a move need not ask the database who makes it."""


class Pass(Struct, frozen=True):
    """What somebody shows to be known: the token of a program, else the cookie of a browser."""

    token: str = ""
    cookie: str = ""


class People:
    """Names, cookies, accounts and tokens.

    Who somebody is is kept in memory until it changes. What was asked of the database before a change and answered
    after it is not kept: else a session that was ended could come back to life.
    """

    def __init__(self, store: Store, secret: str, passwords: Passwords) -> None:
        self._store = store
        self._signer = URLSafeSerializer(secret, salt="person")
        self._links = URLSafeTimedSerializer(secret, salt="device")
        self._passwords = passwords
        self._known: dict[str, Person] = {}
        self._programs: dict[str, str] = {}
        self._changes = 0

    def cookie(self, person: Person) -> str:
        """What a browser keeps: it cannot be made without the server's secret."""
        return str(self._signer.dumps([person.id, person.session]))

    async def of(self, shown: Pass) -> Person | None:
        """Who it is that shows this; perhaps nobody."""
        return await self.of_token(shown.token) if shown.token else await self.of_cookie(shown.cookie)

    async def turns_away(self, shown: Pass) -> NotSignedIn | None:
        """Why this no longer lets anybody in; nothing if it still does."""
        try:
            return None if await self.of(shown) is not None else NotSignedIn("session-ended")
        except NotSignedIn as void:
            return void

    async def of_cookie(self, cookie: str | None) -> Person | None:
        """Who a cookie speaks for; nobody for none, for one that was forged, or whose session was ended."""
        key, session = self._read(cookie)
        person = await self._person(key) if key else None
        return person if person is not None and person.session == session else None

    def speaker(self, cookie: str | None) -> str:
        """The id of the person a cookie speaks for; nothing if there is none, or it was forged."""
        return self._read(cookie)[0]

    def _read(self, cookie: str | None) -> tuple[str, int]:
        try:
            said = self._signer.loads(cookie) if cookie else ""
        except BadSignature:
            said = ""
        return (str(said[0]), int(said[1])) if isinstance(said, list) else (str(said), 0)

    async def _person(self, key: str) -> Person | None:
        person, changes = self._known.get(key), self._changes
        if person is None:
            person = await self._store.person(key)
            if person is not None and changes == self._changes:
                self._remember(person)
        return person

    def forget_all(self) -> None:
        """Asks the database again who everybody is."""
        self._changes += 1
        self._known.clear()
        self._programs.clear()

    def forget(self, key: str) -> None:
        """Asks the database again who that is: it has changed, here or in another process."""
        self._changes += 1
        self._known.pop(key, None)
        self._programs = {digest: person for digest, person in self._programs.items() if person != key}

    async def belongings(self, person: Person) -> Belongings:
        """All that is kept of a person."""
        kept = await self._store.belongings(person.id)
        if kept is None:
            raise NotSignedIn
        return kept

    def _remember(self, person: Person) -> None:
        self._known[person.id] = person
        if len(self._known) > PEOPLE_KNOWN:
            self._known.clear()

    async def named(self, person: Person | None, name: str) -> Person:
        """Somebody new by that name, or who is there with another name."""
        name = clean_name(name)
        if person is None:
            person = Person(secrets.token_urlsafe(12), name)
            await self._store.add_person(person, time.time())
        elif person.name != name:
            await self._store.rename(person.id, name)
            self.forget(person.id)
        return structs.replace(person, name=name)

    async def open_account(self, person: Person, account: str, password: str) -> Person:
        """Gives a person an account."""
        account = clean_name(account).lower()
        hashed = await self._passwords.hashed(password, account)
        if not await self._store.open_account(person.id, account, hashed):
            raise NotAllowed("account-taken")
        self.forget(person.id)
        return structs.replace(person, account=account)

    async def sign_in(self, account: str, password: str, address: str) -> Person:
        """The person of an account."""
        account = account.strip().lower()
        person, hashed = await self._store.account(account) or (None, "")
        if not await self._passwords.fits(password, hashed, account, address) or person is None:
            raise NotSignedIn("wrong-password")
        return person

    async def change_password(self, person: Person, old: str, new: str, address: str) -> Person:
        """Another password; anybody signed in elsewhere is signed out."""
        _, hashed = await self._store.account(person.account) or (None, "")
        if not await self._passwords.fits(old, hashed, person.account, address):
            raise NotAllowed("wrong-old-password")
        return await self.end_sessions(person, await self._passwords.hashed(new, person.account))

    async def end_sessions(self, person: Person, hashed: str = "") -> Person:
        """Makes all cookies and links of a person void; the person as who the next cookie speaks."""
        try:
            now = await self._store.end_sessions(person.id, hashed)
        finally:
            self.forget(person.id)
        if now is None:
            raise NotSignedIn
        return now

    def link(self, person: Person) -> str:
        """A token that makes another device speak for the same person, for a while and once."""
        return str(self._links.dumps([person.id, person.session, secrets.token_urlsafe(9)]))

    async def of_link(self, token: str) -> Person:
        """Who made a link; refused once it is old or used, and if it was forged."""
        try:
            key, session, mark = self._links.loads(token, max_age=LINK_SECONDS)
        except (BadSignature, ValueError):
            raise NotSignedIn("old-link") from None
        person = await self._store.person(str(key))
        if person is None or person.session != session:
            raise NotSignedIn("old-link")
        if not await self._store.use_link(str(mark), time.time(), LINK_SECONDS):
            raise NotSignedIn("old-link")
        return person

    async def make_token(self, person: Person, name: str) -> tuple[Token, str]:
        """A token by which a program speaks for a person; it is shown once, and only a digest of it is kept."""
        secret = secrets.token_urlsafe(32)
        token = Token(secrets.token_urlsafe(6), clean_name(name), time.time())
        if not await self._store.add_token(person.id, token, _digest(secret)):
            raise NotAllowed("many-tokens")
        return token, secret

    async def revoke(self, person: Person, token: str) -> None:
        """Makes a token void."""
        try:
            found = await self._store.revoke(person.id, token)
        finally:
            self.forget(person.id)
        if not found:
            raise NoSuchToken

    async def of_token(self, token: str) -> Person:
        """Who a program speaks for; refused if nobody."""
        digest = _digest(token)
        known, changes = self._programs.get(digest), self._changes
        person = await self._person(known) if known else await self._store.of_token(digest)
        if person is None:
            raise NotSignedIn("void-token")
        if not known and changes == self._changes:
            if len(self._programs) > PEOPLE_KNOWN:
                self._programs.clear()
            self._programs[digest] = person.id
            self._remember(person)
        return person

    def program(self, token: str) -> str:
        """The id of the person a program speaks for, if that is known without asking."""
        return self._programs.get(_digest(token), "")


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name that can be shown: not empty, not long, nothing invisible."""
    clean = " ".join(name.split())
    if not clean or len(clean) > NAME_LENGTH or not clean.isprintable():
        raise BadRequest("bad-name", most=NAME_LENGTH).about("name")
    return clean
