"""The parts of a running server, where the routes find them."""

from typing import Annotated

from fastapi import Depends
from msgspec import Struct
from starlette.requests import HTTPConnection

from signoria.server.company import Company
from signoria.server.hub import Hub
from signoria.server.people import COOKIE, People
from signoria.server.review import Reviews
from signoria.server.rows import Person
from signoria.server.settings import Settings
from signoria.server.store import Store
from signoria.server.tables import Tables


class Parts(Struct, frozen=True):
    """All that a route needs."""

    settings: Settings
    store: Store
    hub: Hub
    tables: Tables
    people: People
    company: Company
    reviews: Reviews


def parts_of(connection: HTTPConnection) -> Parts:
    """The parts of the server that got a request."""
    parts = connection.app.state.parts
    assert isinstance(parts, Parts)
    return parts


async def person_of(connection: HTTPConnection) -> Person | None:
    """Who is asking; perhaps nobody."""
    return await parts_of(connection).people.of_cookie(connection.cookies.get(COOKIE))


async def somebody_of(connection: HTTPConnection) -> Person:
    """Who is asking; refused if nobody."""
    return await parts_of(connection).people.somebody(connection.cookies.get(COOKIE))


async def the_parts(connection: HTTPConnection) -> Parts:
    """The parts, for routes: asked on the loop itself, since looking them up waits for nothing."""
    return parts_of(connection)


TheParts = Annotated[Parts, Depends(the_parts)]
Anybody = Annotated[Person | None, Depends(person_of)]
Somebody = Annotated[Person, Depends(somebody_of)]
