"""How a server is set up: from the environment, with defaults that serve one machine."""

import difflib
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, get_args

from msgspec import Meta, Struct, ValidationError, convert, structs

from signoria.table import TableError

PREFIX = "SIGNORIA_"
BUILT_PAGE = Path(__file__).parent / "page"
DAY = 86_400


class BadSetting(TableError):
    """A setting that cannot be."""


class CannotStart(TableError):
    """What this machine does not give: an address, a database, a file."""


def _number(low: float, high: float) -> Meta:
    return Meta(ge=low, le=high, description=f"a number from {low} to {high}")


def _text(pattern: str, description: str) -> Meta:
    return Meta(pattern=rf"^({pattern})\Z", description=description)


class Settings(Struct, frozen=True, kw_only=True):
    """All there is to set, and what each may be. `SIGNORIA_DATABASE=postgresql://…` sets `database`, and so on."""

    database: Annotated[str, _text("sqlite:[^:].*|postgres(ql)?://.+|.*host=.+", "sqlite:FILE or postgresql://…")] = (
        "sqlite:signoria.db"
    )
    host: Annotated[str, _text(r"[\w.:%-]+", "a name or an address of this machine")] = "127.0.0.1"
    port: Annotated[int, _number(1, 65_535)] = 8000
    secret: str = ""
    origin: Annotated[
        str,
        _text(
            r"https?://[a-z0-9.:\[\]-]+", "an address as browsers write it, without a path: https://games.example.org"
        ),
    ] = ""
    workers: Annotated[int, _number(1, 256)] = 2
    idle_seconds: Annotated[int, _number(1, 30 * DAY)] = 600
    body_limit: Annotated[int, _number(1024, 2**26)] = 256 * 1024
    posts_a_minute: Annotated[int, _number(1, 10**9)] = 240
    posts_an_address: Annotated[int, _number(0, 10**9)] = 0
    hashes_at_once: Annotated[int, _number(1, 64)] = 1
    hash_kib: Annotated[int, _number(32, 2**21)] = 65_536
    veil_ms: Annotated[int, _number(0, 60_000)] = 700
    only_choice_ms: Annotated[int, _number(0, 60_000)] = 600
    natural_ms: Annotated[int, _number(0, 60_000)] = 700
    slow_ms: Annotated[int, _number(0, 60_000)] = 1_800
    request_seconds: Annotated[float, _number(0.05, 3600)] = 10.0
    sweep_seconds: Annotated[float, _number(0.05, 3600)] = 2.0
    smtp: Annotated[str, _text(r"[^\s:]+(:\d{1,5})?", "a mail server as host:port")] = ""
    smtp_tls: Annotated[str, _text("none|starttls|tls", "none, starttls or tls")] = "none"
    smtp_ca: str = ""
    smtp_user: str = ""
    smtp_password: str = ""
    mail_from: Annotated[str, _text(r"[^\s@]+@[^\s@]+", "an e-mail address")] = "signoria@localhost"
    page: str = str(BUILT_PAGE)

    def pause(self, bot_pace: str) -> float:
        """So many seconds lie between a bot's move and what was shown before it, at a table of this pace."""
        return {"natural": self.natural_ms, "slow": self.slow_ms}.get(bot_pace, 0) / 1000

    @property
    def address(self) -> str:
        """Where browsers on this machine find it."""
        return f"http://{f'[{self.host}]' if ':' in self.host else self.host}:{self.port}"

    @property
    def sqlite_path(self) -> Path | None:
        """The file of a SQLite database; nothing for PostgreSQL."""
        if self.database.startswith("sqlite:"):
            return Path(self.database.removeprefix("sqlite:"))
        return None


def read_settings(
    given: Mapping[str, str | float] | None = None, environment: Mapping[str, str] | None = None
) -> Settings:
    """Settings from what is given, else from the environment, else by default. An empty variable sets nothing."""
    environment = os.environ if environment is None else environment
    given = given or {}
    fields = {_variable(field.name): field for field in structs.fields(Settings)}
    _refuse_unknown(environment, list(fields))
    values: dict[str, object] = {}
    for variable, field in fields.items():
        if field.name in given:
            values[field.name] = _read(f"--{field.name}", field.type, given[field.name])
        elif environment.get(variable):
            values[field.name] = _read(variable, field.type, environment[variable])
    settings = convert(values, Settings)
    if settings.smtp_user and settings.smtp_tls == "none":
        raise BadSetting(
            f"{_variable('smtp_user')} signs in only over TLS: set {_variable('smtp_tls')} to starttls or tls"
        )
    return settings


def _variable(name: str) -> str:
    return PREFIX + name.upper()


def _refuse_unknown(environment: Mapping[str, str], known: list[str]) -> None:
    for variable in sorted(environment):
        if variable.startswith(PREFIX) and variable not in known:
            near = difflib.get_close_matches(
                variable.removeprefix(PREFIX), [name.removeprefix(PREFIX) for name in known], 1
            )
            raise BadSetting(f"there is no setting {variable}{f'; perhaps {PREFIX}{near[0]}' if near else ''}")


def _read(said: str, kind: object, value: str | float) -> object:
    """A value of that kind. Texts are not said back: a password may stand in them."""
    try:
        return convert(value, kind, strict=False)
    except ValidationError:
        plain, meta = get_args(kind)
        instead = "" if plain is str else f", not {str(value)[:40]!r}"
        raise BadSetting(f"{said} must be {meta.description}{instead}") from None
