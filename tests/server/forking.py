"""Keeps everything imported and forks a server for each line that asks for one: a real process, without the wait.

A line is the settings of a server as JSON; the answer is the number of its process.
"""

import json
import os
import signal
import sys

from signoria.server.serving import serve
from signoria.server.settings import read_settings
from tests.server.faults import install


def serve_forever(environment: dict[str, str]) -> None:
    """The life of one server, in a group of its own with its bots; what it says goes where errors go."""
    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    if "TEST_FAULT" in environment:
        install(environment["TEST_FAULT"])
    serve(read_settings(environment=environment))


def main() -> None:
    """Forks until nobody can ask any more; the dead are not waited for."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        child = os.fork()
        if not child:
            status = 1
            try:
                serve_forever(json.loads(line))
                status = 0
            finally:
                os._exit(status)
        print(child, flush=True)


if __name__ == "__main__":
    main()
