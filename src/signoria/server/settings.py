"""How a server is set up: from the environment, with defaults that serve one machine."""

import os
from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from signoria.table import TableError

BUILT_PAGE = Path(__file__).parent / "page"


class BadSetting(TableError):
    """A setting that cannot be."""


class Settings(Struct, frozen=True, kw_only=True):
    """All there is to set. `SIGNORIA_DATABASE=postgresql://…` sets `database`, and so on."""

    database: str = "sqlite:signoria.db"
    host: str = "127.0.0.1"
    port: int = 8000
    secret: str = ""
    origin: str = ""
    workers: int = 2
    idle_seconds: int = 600
    body_limit: int = 256 * 1024
    posts_a_minute: int = 240
    posts_an_address: int = 0
    hashes_at_once: int = 2
    hash_kib: int = 65_536
    veil_ms: int = 700
    only_choice_ms: int = 600
    sweep_seconds: float = 2.0
    smtp: str = ""
    mail_from: str = "signoria@localhost"
    page: str = str(BUILT_PAGE)

    @property
    def sqlite_path(self) -> Path | None:
        """The file of a SQLite database; nothing for PostgreSQL."""
        if self.database.startswith("sqlite:"):
            return Path(self.database.removeprefix("sqlite:"))
        return None


def read_settings(
    given: Mapping[str, str | float] | None = None, environment: Mapping[str, str] | None = None
) -> Settings:
    """Settings from what is given, else from the environment, else by default."""
    environment = os.environ if environment is None else environment
    given = given or {}
    values: dict[str, str | int | float] = {}
    for name, kind in Settings.__annotations__.items():
        text = environment.get(f"SIGNORIA_{name.upper()}")
        if name in given:
            values[name] = given[name]
        elif text is not None:
            try:
                values[name] = kind(text)
            except ValueError:
                raise BadSetting(f"SIGNORIA_{name.upper()} is not a number: {text!r}") from None
    settings = Settings(**values)  # type: ignore[arg-type]  # each value was made by the field's own type
    if not settings.database.startswith(("sqlite:", "postgresql:", "host=")):
        raise BadSetting("the database is sqlite:FILE or postgresql://…")
    return settings
