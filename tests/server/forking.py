"""A server that can be killed often: everything is imported once, and each new life is a fork."""

import os
import signal
import time

from signoria.server.serving import serve
from signoria.server.settings import read_settings


def main() -> None:
    """Serves in a child; when the child dies, forks another. Its process id goes to standard output."""
    settings = read_settings()
    signal.signal(signal.SIGTERM, lambda *_: os._exit(0))
    while True:
        child = os.fork()
        if not child:
            os.setpgid(0, 0)
            serve(settings)
            os._exit(0)
        print(child, flush=True)
        os.waitpid(child, 0)
        time.sleep(0.01)


if __name__ == "__main__":
    main()
