"""Who one is."""

from fastapi import APIRouter, Request, Response
from msgspec import Struct

from signoria.server.api.answers import Json, answers
from signoria.server.bodies import AccountBody, EmailBody, NameBody
from signoria.server.parts import Anybody, Somebody, TheParts
from signoria.server.people import COOKIE
from signoria.server.rows import Person

router = APIRouter(tags=["people"])
A_YEAR = 365 * 86_400


class Me(Struct, frozen=True):
    """Who one is to others; empty for somebody who has not said a name yet."""

    name: str
    account: str


def _me(person: Person | None) -> Me:
    return Me(person.name, person.account) if person else Me("", "")


def _signed_in(request: Request, parts: TheParts, person: Person) -> Response:
    answer = Json(_me(person))
    answer.set_cookie(
        COOKIE,
        parts.people.cookie(person),
        max_age=A_YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return answer


@router.get("/me", responses=answers(Me))
async def me(person: Anybody) -> Response:
    """Who one is."""
    return Json(_me(person))


@router.post("/me", responses=answers(Me))
async def name(request: Request, body: NameBody, parts: TheParts) -> Response:
    """Says a name: enough to play. The cookie that comes back is all that is needed."""
    return _signed_in(request, parts, await parts.people.named(request.cookies.get(COOKIE), body.name))


@router.post("/account", responses=answers(Me, 401, 409))
async def open_account(request: Request, body: AccountBody, parts: TheParts, person: Somebody) -> Response:
    """Opens an account: a name and a password that bring one's tables to another device."""
    return _signed_in(request, parts, await parts.people.open_account(person, body.account, body.password))


@router.post("/email", responses=answers(Me, 401))
async def email(body: EmailBody, parts: TheParts, person: Somebody) -> Response:
    """Says where to write to when it is one's turn in a slow game; empty for nowhere."""
    await parts.store.set_email(person.id, body.email)
    return Json(_me(person))


@router.post("/session", responses=answers(Me, 401))
async def sign_in(request: Request, body: AccountBody, parts: TheParts) -> Response:
    """Signs in to an account."""
    return _signed_in(request, parts, await parts.people.sign_in(body.account, body.password))


@router.delete("/session", responses=answers(Me))
async def sign_out() -> Response:
    """Forgets who one is on this device."""
    answer = Json(Me("", ""))
    answer.delete_cookie(COOKIE)
    return answer
