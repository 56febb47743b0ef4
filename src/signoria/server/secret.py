"""The secret that signs cookies: whoever has it may be anybody."""

import os
import secrets
from pathlib import Path

import structlog

from signoria.server.settings import CannotStart, Settings

log = structlog.get_logger()


def secret_of(settings: Settings) -> str:
    """The secret that is set, else the one kept beside a SQLite database, else one for this run only."""
    if settings.secret:
        return settings.secret
    database = settings.sqlite_path
    if database is None:
        log.warning("SIGNORIA_SECRET is not set: people are signed out when this process ends, and unknown to others")
        return secrets.token_urlsafe(32)
    file = Path(f"{database}.secret")
    try:
        if not file.exists():
            _keep(file, secrets.token_urlsafe(32))
        kept = file.read_text(encoding="ascii").strip()
    except UnicodeDecodeError:
        raise CannotStart(f"the file {str(file)!r} should hold the secret that signs cookies, and is no text") from None
    except OSError as error:
        raise CannotStart(f"the secret that signs cookies cannot be kept in {str(file)!r}: {error.strerror}") from None
    if not kept:
        raise CannotStart(
            f"the file {str(file)!r} should hold the secret that signs cookies, and is empty:"
            " bring it back, or remove it, which signs everybody out"
        )
    return kept


def _keep(file: Path, secret: str) -> None:
    """Writes it whole or not at all, for its owner only."""
    fresh = file.with_name(f"{file.name}.new")
    fresh.unlink(missing_ok=True)
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as writing:
        writing.write(secret)
        writing.flush()
        os.fsync(writing.fileno())
    fresh.replace(file)
