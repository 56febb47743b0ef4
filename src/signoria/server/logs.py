"""The server's log: one JSON object a line, whoever has something to say, tracebacks included."""

import logging
import sys
import threading
from types import TracebackType

import structlog
from structlog.typing import Processor

log = structlog.get_logger()


def write_json_lines() -> None:
    """From now on all that is logged, warned or not caught in this process is a JSON line on the standard output."""
    said: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*said, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
    handler = logging.StreamHandler(sys.stdout)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=said,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)
    logging.raiseExceptions = False
    logging.captureWarnings(capture=True)
    sys.excepthook = _fallen
    threading.excepthook = _thread_fallen


def _fallen(kind: type[BaseException], error: BaseException, traceback: TracebackType | None) -> None:
    log.critical("the process ends by an error", exc_info=(kind, error, traceback))


def _thread_fallen(fallen: threading.ExceptHookArgs) -> None:
    error = fallen.exc_value
    log.critical("a thread ended by an error", exc_info=error and (fallen.exc_type, error, fallen.exc_traceback))
