"""Starting a server: the settings, the loop, the log."""

import contextlib
import os
import socket
import sys
import webbrowser
from collections.abc import Callable

import structlog
import uvicorn

from signoria.server.app import create_app
from signoria.server.settings import Settings, read_settings


class _Server(uvicorn.Server):
    """A server that does something once it listens."""

    def __init__(self, configuration: uvicorn.Config, listening: Callable[[], object]) -> None:
        super().__init__(configuration)
        self._listening = listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._listening()


def serve(settings: Settings, listening: Callable[[Settings], object] = lambda settings: None) -> None:
    """Serves until told to stop; `listening` is called once browsers may come."""
    structlog.configure(
        processors=[
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ]
    )
    configuration = uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        log_level="warning",
        access_log=False,
        ws_per_message_deflate=False,
        ws_max_size=settings.body_limit,
    )
    server = _Server(configuration, lambda: listening(settings))
    with contextlib.suppress(KeyboardInterrupt):
        server.run()
    if not server.started:
        sys.exit(1)


def show_page(settings: Settings) -> None:
    """Opens the page in a browser with windows, where there is one."""
    if sys.platform == "linux" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    webbrowser.open(f"http://{settings.host}:{settings.port}")


def main() -> None:
    """A server by the environment alone."""
    serve(read_settings())


if __name__ == "__main__":
    main()
