"""Starting a server: the settings, the loop, the log."""

import asyncio
import contextlib
import os
import socket
import sys
import webbrowser
from collections.abc import Callable

import uvicorn
from msgspec import structs

from signoria.server.app import create_app, migrated
from signoria.server.logs import write_json_lines
from signoria.server.patience import patience
from signoria.server.rates import Limits
from signoria.server.secret import secret_of
from signoria.server.settings import CannotStart, Settings, read_settings
from signoria.table import TableError

LAST_SECONDS = 5
"""So long requests that are under way may take when the server is told to stop."""


SWITCH_SECONDS = 0.0005
"""So long a thread that wants to run waits for another: a commit asks many times, and the loop is seldom idle."""


class _Server(uvicorn.Server):
    """A server that does something once it listens."""

    def __init__(self, configuration: uvicorn.Config, listening: Callable[[], object]) -> None:
        super().__init__(configuration)
        self._listening = listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._listening()


def serve(settings: Settings, listening: Callable[[], object] = lambda: None) -> None:
    """Serves until told to stop; `listening` is called once browsers may come.

    All that may be wrong on this machine is tried before anything else begins: the address, the database, the secret.
    Where one fails, this says why.
    """
    _try_address(settings)
    asyncio.run(migrated(settings))
    write_json_lines()
    settings = structs.replace(settings, secret=secret_of(settings))
    sys.setswitchinterval(SWITCH_SECONDS)
    configuration = uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        log_config=None,
        log_level="error",
        access_log=False,
        ws_per_message_deflate=False,
        ws_max_size=settings.body_limit,
        timeout_graceful_shutdown=LAST_SECONDS,
        http=patience(
            settings.request_seconds,
            Limits(settings).connections,
            os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1"),
        ),
    )
    server = _Server(configuration, listening)
    with contextlib.suppress(KeyboardInterrupt):
        server.run()
    if not server.started:
        sys.exit(1)


def _try_address(settings: Settings) -> None:
    """Refuses an address that cannot be had. It is let go at once: bots that are forked later must not hold it too."""
    try:
        for family, _, _, _, address in socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM):
            socket.create_server(address[:2], family=family).close()
    except OSError as error:
        reason = (error.strerror or str(error)).partition(" (")[0].lower()
        raise CannotStart(f"{settings.address} cannot be served: {reason}") from None


def show_page(settings: Settings) -> None:
    """Opens the page in a browser with windows, where there is one."""
    if sys.platform == "linux" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    webbrowser.open(settings.address)


def main() -> None:
    """A server by the environment alone."""
    try:
        serve(read_settings())
    except TableError as error:
        sys.exit(f"signoria: {error}")


if __name__ == "__main__":
    main()
