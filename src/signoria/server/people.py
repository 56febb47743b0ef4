"""Who is asking: a name and a signed cookie; an account carries one's tables to another device."""

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

from signoria.server.belongings import Belongings
from signoria.server.refusals import BadRequest, NotAllowed, NotSignedIn
from signoria.server.rows import Person
from signoria.server.store import Store

T = TypeVar("T")
COOKIE = "signoria"
NAME_LENGTH = 24
PASSWORD_LENGTH = 8
LINK_SECONDS = 600
"""How long a link brings one to another device."""

PEOPLE_KNOWN = 5_000
"""People kept in memory, so that a move need not ask the database who makes it."""

NO_ACCOUNT = "$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHRzb21lc2FsdA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
"""Checked for accounts that do not exist, so that guessing names takes as long as guessing passwords."""


class People:
    """Names, cookies and accounts."""

    def __init__(self, store: Store, secret: str, hashes_at_once: int, hasher: PasswordHasher) -> None:
        self._store = store
        self._signer = URLSafeSerializer(secret, salt="person")
        self._links = URLSafeTimedSerializer(secret, salt="device")
        self._hasher = hasher
        self._hashing = asyncio.Semaphore(hashes_at_once)
        self._known: dict[str, Person] = {}

    def cookie(self, person: Person) -> str:
        """What a browser keeps: it cannot be made without the server's secret."""
        return str(self._signer.dumps(person.id))

    async def of_cookie(self, cookie: str | None) -> Person | None:
        """Who a cookie speaks for; nobody for none, and for one that was forged."""
        key = self.speaker(cookie)
        if not key:
            return None
        person = self._known.get(key) or await self._store.person(key)
        if person is not None:
            self._remember(person)
        return person

    def speaker(self, cookie: str | None) -> str:
        """The id of whom a cookie speaks for; nothing for none, and for one that was forged."""
        try:
            return str(self._signer.loads(cookie)) if cookie else ""
        except BadSignature:
            return ""

    def forget(self, key: str) -> None:
        """Asks the database anew who that is: another process changed it."""
        self._known.pop(key, None)

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

    async def somebody(self, cookie: str | None) -> Person:
        """Who a cookie speaks for; refused if nobody."""
        person = await self.of_cookie(cookie)
        if person is None:
            raise NotSignedIn
        return person

    async def named(self, cookie: str | None, name: str) -> Person:
        """Somebody new by that name, or who is there with another name."""
        name = clean_name(name)
        person = await self.of_cookie(cookie)
        if person is None:
            person = Person(secrets.token_urlsafe(12), name)
            await self._store.add_person(person, time.time())
        elif person.name != name:
            await self._store.rename(person.id, name)
        person = Person(person.id, name, person.account)
        self._remember(person)
        return person

    async def open_account(self, person: Person, account: str, password: str) -> Person:
        """Gives a person an account."""
        account = clean_name(account)
        if len(password) < PASSWORD_LENGTH:
            raise BadRequest("short-password", least=PASSWORD_LENGTH)
        hashed = await self._in_thread(self._hasher.hash, password)
        if not await self._store.open_account(person.id, account.lower(), hashed):
            raise NotAllowed("account-taken")
        person = Person(person.id, person.name, account.lower())
        self._remember(person)
        return person

    async def sign_in(self, account: str, password: str) -> Person:
        """The person of an account."""
        found = await self._store.account(account.strip().lower())
        person, hashed = found or (None, NO_ACCOUNT)
        try:
            await self._in_thread(self._hasher.verify, hashed, password)
        except (VerificationError, InvalidHashError):
            person = None
        if person is None:
            raise NotSignedIn("wrong-password")
        return person

    def link(self, person: Person) -> str:
        """A token that makes another device speak for the same person, for a while."""
        return str(self._links.dumps(person.id))

    async def of_link(self, token: str) -> Person:
        """Who made a link; refused once it is old, and if it was forged."""
        try:
            key = str(self._links.loads(token, max_age=LINK_SECONDS))
        except BadSignature:
            raise NotSignedIn("old-link") from None
        person = await self._store.person(key)
        if person is None:
            raise NotSignedIn("old-link")
        return person

    async def _in_thread(self, work: Callable[..., T], *arguments: str) -> T:
        async with self._hashing:
            return await asyncio.to_thread(work, *arguments)


def clean_name(name: str) -> str:
    """A name that can be shown: not empty, not long, nothing invisible."""
    clean = " ".join(name.split())
    if not clean or len(clean) > NAME_LENGTH or not clean.isprintable():
        raise BadRequest("bad-name", most=NAME_LENGTH)
    return clean
