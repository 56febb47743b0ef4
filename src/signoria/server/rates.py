"""How often somebody may do something: over HTTP and over the socket alike.

All limits follow from how many posts a minute a person is allowed.
"""

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from signoria.server.refusals import TooMany
from signoria.server.settings import Settings

BUCKETS_KEPT = 10_000
PEOPLE_AN_ADDRESS = 5
"""As many as five busy people may come from one address, where nothing else is set."""

READS_A_POST = 2.5
"""What only looks is allowed so many times as often as what changes or tries something."""

SOCKETS_A_POST = 1 / 6
"""So many sockets stay open for each post a minute: 40 of one person, 200 of one address."""

NEW_TABLE, PLAYED_ON, OWN_BOX, NEW_PERSON = 6.0, 24.0, 30.0, 3.0
"""What counts for more than one post: it stays, or takes long."""

FILE, PAGE = 0.1, 4.0
"""A file of the page lies in memory, and a page begins with dozens of them; the page itself brings answers along."""

LOOKS = {"tables": 4.0, "events": 4.0, "review": 4.0, "replay": 2.0, "belongings": 20.0}
"""What looking at some things counts for, by the last word of their addresses: they take as many times longer."""

CONNECTIONS_A_SOCKET = 1.5
"""An address may have as many connections: sockets, and requests besides."""


class Rates:
    """A bucket for each person or address: so many a minute, in bursts of a quarter of that or as many as said."""

    def __init__(self, a_minute: float, burst: float | None = None) -> None:
        self._rate = a_minute / 60
        self._most = max(1.0, a_minute / 4 if burst is None else burst)
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, whose: str, cost: float = 1.0) -> float:
        """Counts one more, or something as costly as several; the seconds that were to be waited for it.

        Whoever had some left gets it: what costs more than that is owed.
        """
        left = self._left(whose)
        owed = left - cost if left >= min(1.0, cost) else left
        self._buckets.pop(whose, None)
        self._buckets[whose] = (owed, time.monotonic())
        if len(self._buckets) > BUCKETS_KEPT:
            self._buckets.popitem(last=False)
        return max(0.0, min(1.0, cost) - left) / self._rate

    def give_back(self, whose: str) -> None:
        """Counts one less: it was none of those that are counted."""
        left, then = self._buckets.get(whose, (self._most, time.monotonic()))
        self._buckets[whose] = (min(self._most, left + 1), then)

    def _left(self, whose: str) -> float:
        now = time.monotonic()
        left, then = self._buckets.get(whose, (self._most, now))
        return min(self._most, left + (now - then) * self._rate)


def network(address: str) -> str:
    """Where somebody comes from: an address, or of the many that one line has by IPv6 what they share."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    return address if found.version == 4 else str(ipaddress.ip_network((found, 64), strict=False))


class Limits:
    """What a person may do, and all who come from one address together; somebody unknown counts as their address."""

    def __init__(self, settings: Settings) -> None:
        posts = settings.posts_a_minute
        of_address = settings.posts_an_address or PEOPLE_AN_ADDRESS * posts
        self._posts = (Rates(of_address), Rates(posts))
        self._reads = (Rates(READS_A_POST * of_address), Rates(READS_A_POST * posts))
        self._sockets = (int(SOCKETS_A_POST * of_address) + 1, int(SOCKETS_A_POST * posts) + 1)
        self._open: Counter[str] = Counter()
        self._seen_at: OrderedDict[str, str] = OrderedDict()
        self.connections = int(CONNECTIONS_A_SOCKET * self._sockets[0])

    def post(self, address: str, person: str, cost: float = 1.0) -> None:
        """Refuses what is too much to change or to try."""
        self._saw(person, address)
        _spend(self._posts, address, person, cost)

    def whose(self, person: str) -> str:
        """Who something done for a person counts for: everybody who comes from one address, however many they are."""
        return self._seen_at.get(person, person)

    def _saw(self, person: str, address: str) -> None:
        if person:
            self._seen_at.pop(person, None)
            self._seen_at[person] = address
            if len(self._seen_at) > BUCKETS_KEPT:
                self._seen_at.popitem(last=False)

    def come(self, address: str) -> None:
        """Refuses too many new people from one address."""
        seconds = self._posts[0].spend(address, NEW_PERSON)
        if seconds:
            raise TooMany(seconds)

    def read(self, address: str, person: str, cost: float = 1.0) -> None:
        """Refuses what is too much to look at."""
        _spend(self._reads, address, person, cost)

    @contextmanager
    def socket(self, address: str, person: str) -> Iterator[None]:
        """Counts a socket for as long as it is open; refuses one too many."""
        keys = (f"address {address}", f"person {person or address}")
        if any(self._open[key] >= most for key, most in zip(keys, self._sockets, strict=True)):
            raise TooMany(60)
        self._open.update(keys)
        try:
            yield
        finally:
            self._open.subtract(keys)
            for key in keys:
                if not self._open[key]:
                    del self._open[key]


def _spend(rates: tuple[Rates, Rates], address: str, person: str, cost: float) -> None:
    of_addresses, of_persons = rates
    seconds = of_addresses.spend(address, cost) or of_persons.spend(person or address, cost)
    if seconds:
        raise TooMany(seconds)
