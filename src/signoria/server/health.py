"""Asking a server from its own machine whether it is well, for what watches over it."""

from http.client import HTTPConnection, HTTPException

from signoria.server.settings import Settings

PATIENCE_SECONDS = 4
HERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Who listens everywhere listens here."""


def illness(settings: Settings) -> str:
    """What ails the server of these settings, in a sentence; nothing if it is well."""
    asked = HTTPConnection(HERE.get(settings.host, settings.host), settings.port, timeout=PATIENCE_SECONDS)
    try:
        asked.request("GET", "/healthz")
        answer = asked.getresponse()
        said = answer.read().decode(errors="replace")
    except (OSError, HTTPException) as error:
        return f"no server answers at {settings.address}: {getattr(error, 'strerror', None) or error}"
    finally:
        asked.close()
    return "" if answer.status == 200 else f"the server at {settings.address} is not well: {said[:200]}"
