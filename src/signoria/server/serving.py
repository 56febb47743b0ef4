"""Starting a server: the settings, the loop, the log."""

import structlog
import uvicorn

from signoria.server.app import create_app
from signoria.server.settings import Settings, read_settings


def serve(settings: Settings) -> None:
    """Serves until told to stop."""
    structlog.configure(
        processors=[
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ]
    )
    uvicorn.run(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        log_level="warning",
        access_log=False,
        ws_per_message_deflate=False,
        ws_max_size=settings.body_limit,
    )


def main() -> None:
    """A server by the environment alone."""
    serve(read_settings())


if __name__ == "__main__":
    main()
