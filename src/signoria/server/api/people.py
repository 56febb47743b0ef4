"""Who one is."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from msgspec import Struct

from signoria.server.api.answers import Json, answers
from signoria.server.belongings import Belongings, Standing
from signoria.server.bodies import (
    AccountBody,
    EmailBody,
    LinkBody,
    MailLinkBody,
    NameBody,
    PasswordBody,
    TokenBody,
)
from signoria.server.parts import Anybody, Owner, Somebody, TheParts, address_of, person_of, token_of
from signoria.server.people import COOKIE, LINK_SECONDS
from signoria.server.refusals import NotAllowed
from signoria.server.rows import Person
from signoria.server.store.keys import Token

router = APIRouter(tags=["people"])
A_YEAR = 365 * 86_400


class Me(Struct, frozen=True):
    """Who one is to others; empty for somebody who has not said a name yet."""

    name: str
    account: str


class Address(Struct, frozen=True):
    """Where one is written to when it is one's turn; empty for nowhere. Whether this server sends `mails` at all."""

    email: str
    mails: bool


class Tokens(Struct, frozen=True):
    """What programs sign in with that one has let in."""

    tokens: tuple[Token, ...]


class NewToken(Struct, frozen=True):
    """A token just made: its secret is told this once, and sent as `authorization: Bearer …`."""

    token: Token
    secret: str


class DeviceLink(Struct, frozen=True):
    """What brings one to another device, and for how many seconds from now."""

    token: str
    seconds: int


class Statistics(Struct, frozen=True):
    """How one's finished games went, by title and number of players."""

    standings: tuple[Standing, ...]


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
    person = await person_of(request)
    if person is None:
        parts.limits.come(address_of(request))
    named = await parts.people.named(person, body.name)
    return Json(_me(named)) if token_of(request.headers) else _signed_in(request, parts, named)


@router.get("/me/statistics", responses=answers(Statistics, 401))
async def statistics(parts: TheParts, person: Somebody) -> Response:
    """How one's finished games went; lessons and games played on from another's position do not count."""
    return Json(Statistics(await parts.store.standings(person.id)))


@router.get("/me/belongings", responses=answers(Belongings, 401))
async def belongings(parts: TheParts, person: Somebody) -> Response:
    """All that is kept of one, as a file to take along."""
    answer = Json(await parts.people.belongings(person))
    answer.headers["content-disposition"] = 'attachment; filename="signoria.json"'
    return answer


@router.delete("/me", responses=answers(Me, 401, 409))
async def let_go(parts: TheParts, person: Owner, name: Annotated[str, Query(examples=["Lucrezia"])]) -> Response:
    """Keeps nothing of one any more: bots play on in games that go on, games that are over keep no name.

    One's name is said once more, so that nobody does this by mistake.
    """
    if name != person.name:
        raise NotAllowed("other-name")
    await parts.tables.let_go(person)
    parts.people.forget(person.id)
    await parts.company.part(person.id)
    return await sign_out()


@router.post("/account", responses=answers(Me, 401, 409))
async def open_account(request: Request, body: AccountBody, parts: TheParts, person: Owner) -> Response:
    """Opens an account: a name and a password that bring one's tables to another device."""
    return _signed_in(request, parts, await parts.people.open_account(person, body.account, body.password))


@router.get("/email", responses=answers(Address, 401))
async def address(parts: TheParts, person: Somebody) -> Response:
    """Where one is written to; told to nobody else."""
    return Json(Address(await parts.store.email(person.id), bool(parts.settings.smtp)))


@router.post("/email", responses=answers(Me, 401, 409))
async def email(request: Request, body: EmailBody, parts: TheParts, person: Owner) -> Response:
    """Says where to write to when it is one's turn in a slow game; empty for nowhere.

    A mail goes there first, with a link: only who opens it is written to.
    """
    if body.email:
        await parts.mail.ask(person, body.email, address_of(request))
    else:
        await parts.store.set_email(person.id, "")
    return Json(_me(person))


@router.post("/email/confirm", responses=answers(Address, 401))
async def confirm_email(body: MailLinkBody, parts: TheParts) -> Response:
    """Says that an address is one's own, by the link that was mailed there."""
    return Json(Address(await parts.mail.confirm(body.token), mails=True))


@router.post("/session", responses=answers(Me, 401))
async def sign_in(request: Request, body: AccountBody, parts: TheParts) -> Response:
    """Signs in to an account."""
    return _signed_in(request, parts, await parts.people.sign_in(body.account, body.password, address_of(request)))


@router.post("/account/password", responses=answers(Me, 401, 409))
async def change_password(request: Request, body: PasswordBody, parts: TheParts, person: Owner) -> Response:
    """Another password; all other devices are signed out."""
    changed = await parts.people.change_password(person, body.old, body.password, address_of(request))
    await parts.company.part(person.id)
    return _signed_in(request, parts, changed)


@router.delete("/me/sessions", responses=answers(Me, 401))
async def end_sessions(request: Request, parts: TheParts, person: Owner) -> Response:
    """Signs all other devices out; links to them that were not used yet are void."""
    here = await parts.people.end_sessions(person)
    await parts.company.part(person.id)
    return _signed_in(request, parts, here)


@router.get("/me/tokens", responses=answers(Tokens, 401))
async def tokens(parts: TheParts, person: Owner) -> Response:
    """The programs that one has let in."""
    return Json(Tokens(tuple(await parts.store.tokens(person.id))))


@router.post("/me/tokens", status_code=201, responses=answers(NewToken, 401, 409, status=201))
async def make_token(body: TokenBody, parts: TheParts, person: Owner) -> Response:
    """Lets a program in: it plays as this person until the token is revoked."""
    return Json(NewToken(*await parts.people.make_token(person, body.name)), 201)


@router.delete("/me/tokens/{token}", responses=answers(Tokens, 401, 404))
async def revoke(token: str, parts: TheParts, person: Owner) -> Response:
    """Lets a program in no more."""
    await parts.people.revoke(person, token)
    await parts.company.part(person.id)
    return await tokens(parts, person)


@router.post("/me/device", responses=answers(DeviceLink, 401))
async def device_link(parts: TheParts, person: Owner) -> Response:
    """A token for one's other device. Whoever has it is this person there, so it is short-lived and works once."""
    return Json(DeviceLink(parts.people.link(person), LINK_SECONDS))


@router.post("/session/device", responses=answers(Me, 401))
async def come_by_link(request: Request, body: LinkBody, parts: TheParts) -> Response:
    """Becomes on this device who made the link on another."""
    return _signed_in(request, parts, await parts.people.of_link(body.token))


@router.delete("/session", responses=answers(Me))
async def sign_out() -> Response:
    """Forgets who one is on this device."""
    answer = Json(Me("", ""))
    answer.delete_cookie(COOKIE)
    return answer
