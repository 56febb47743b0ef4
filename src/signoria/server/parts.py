"""The parts of a running server, where the routes find them."""

from typing import Annotated

from fastapi import Depends
from msgspec import Struct
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from signoria.server.company import Company
from signoria.server.hub import Hub
from signoria.server.mail import Mail
from signoria.server.making import NewTables
from signoria.server.people import COOKIE, Pass, People
from signoria.server.rates import Limits, network
from signoria.server.refusals import NotSignedIn, NotYourSeat
from signoria.server.review import Reviews
from signoria.server.rows import Person
from signoria.server.settings import Settings
from signoria.server.store import Store
from signoria.server.tables import Tables
from signoria.server.thinkers import Thinkers
from signoria.server.watching import Watching


class Parts(Struct, frozen=True):
    """All that a route needs."""

    settings: Settings
    store: Store
    hub: Hub
    tables: Tables
    making: NewTables
    watching: Watching
    people: People
    company: Company
    reviews: Reviews
    limits: Limits
    thinkers: tuple[Thinkers, ...]
    mail: Mail


def parts_of(connection: HTTPConnection) -> Parts:
    """The parts of the server that got a request."""
    parts = connection.app.state.parts
    assert isinstance(parts, Parts)
    return parts


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from."""
    return network(connection.client.host) if connection.client else ""


def token_of(headers: Headers) -> str:
    """The token a program sends; empty where there is none."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def pass_of(connection: HTTPConnection) -> Pass:
    """What a request shows to be known."""
    return Pass(token_of(connection.headers), connection.cookies.get(COOKIE, ""))


async def person_of(connection: HTTPConnection) -> Person | None:
    """Who is asking, by a token or a cookie; perhaps nobody."""
    return await parts_of(connection).people.of(pass_of(connection))


async def somebody_of(connection: HTTPConnection) -> Person:
    """Who is asking; refused if nobody."""
    person = await person_of(connection)
    if person is None:
        raise NotSignedIn
    return person


async def owner_of(connection: HTTPConnection) -> Person:
    """Who is asking, in person: what lets others in is not for programs."""
    if token_of(connection.headers):
        raise NotYourSeat("in-person")
    return await somebody_of(connection)


async def the_parts(connection: HTTPConnection) -> Parts:
    """The parts, for routes: asked on the loop itself, since looking them up waits for nothing."""
    return parts_of(connection)


TheParts = Annotated[Parts, Depends(the_parts)]
Anybody = Annotated[Person | None, Depends(person_of)]
Somebody = Annotated[Person, Depends(somebody_of)]
Owner = Annotated[Person, Depends(owner_of)]
