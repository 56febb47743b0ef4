"""Passwords: which are too easy to guess, and how often one may guess."""

import asyncio
import os
import secrets
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.resources import files
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from signoria.server.rates import Rates
from signoria.server.refusals import BadRequest, TooMany
from signoria.server.thinkers import NICE

T = TypeVar("T")
LEAST = 8
FEWEST_SIGNS = 4
ORNAMENTS = "0123456789!?.-_ "
"""What makes no password a better one, before or behind it."""


class Passwords:
    """Hashes of passwords, a few at once; wrong ones are slowed down for each account and each address.

    Guessing at an account from one address does not keep out its owner, who comes from another.
    """

    def __init__(self, hasher: PasswordHasher, at_once: int) -> None:
        self._hasher = hasher
        self._no_account = hasher.hash(secrets.token_hex())
        """Checked for accounts that do not exist, so that guessing names takes as long as guessing passwords."""
        self._threads = ThreadPoolExecutor(at_once, "passwords", _leave_room)
        self._tries = (("both", Rates(6, 10)), ("address", Rates(12, 30)), ("account", Rates(60, 100)))

    async def hashed(self, password: str, account: str) -> str:
        """The hash of a password that may be chosen."""
        check_password(password, account)
        return await self._in_thread(self._hasher.hash, password)

    async def fits(self, password: str, hashed: str, account: str, address: str) -> bool:
        """Whether a password is the right one; anybody who tries often has to wait, and is told how long."""
        whose = {"both": f"{account} {address}", "address": address, "account": account}
        wait = max(rates.spend(whose[kind]) for kind, rates in self._tries)
        if wait:
            raise TooMany(wait, "wrong-too-often")
        try:
            await self._in_thread(self._hasher.verify, hashed or self._no_account, password)
        except (VerificationError, InvalidHashError):
            return False
        for kind, rates in self._tries:
            rates.give_back(whose[kind])
        return True

    async def _in_thread(self, work: Callable[..., T], *arguments: str) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *arguments)


def _leave_room() -> None:
    """Hashing is meant to take long: it takes the time that nobody else wants, where a thread may say so."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)


def check_password(password: str, account: str) -> None:
    """Refuses what is short, or what anybody would try first."""
    if len(password) < LEAST:
        raise BadRequest("short-password", least=LEAST)
    plain = password.lower()
    letters = plain.strip(ORNAMENTS)
    known = plain in _common() or letters in _common() or letters == account.strip(ORNAMENTS)
    if known or len(set(plain)) < FEWEST_SIGNS:
        raise BadRequest("common-password")


@cache
def _common() -> frozenset[str]:
    return frozenset(files("signoria.server").joinpath("common_passwords.txt").read_text(encoding="utf-8").split())
