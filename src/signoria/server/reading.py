"""Component files of strangers are read in a process of their own, which may take only so much time and memory.

A file may be small and yet take gigabytes to read. What was read there once may be read by the server too: it was seen
to take little.
"""

import asyncio
import os
import resource
import sys
import time
from collections.abc import Mapping

import msgspec
from msgspec import Struct

from signoria.server.refusals import BadRequest, TooMany
from signoria.server.thinkers import NICE
from signoria.table import BadComponents, Options, TableError
from signoria.titles import title

BYTES = 200_000
MEGABYTES = 512
SECONDS = 2
PATIENCE = 20.0
"""So long it may take on a busy machine, in seconds by the clock on the wall."""

LITTLE = 0.25
"""Seconds that reading may take, of the processor: ten times what the boxes that come with the games do."""

AT_ONCE = 4
"""More than so many do not wait for each other: who comes then is asked to come again."""


class Asked(Struct, frozen=True):
    """A table that somebody wants to play with components of their own."""

    title: str
    components: str
    seats: int
    options: dict[str, str]


class Found(Struct, frozen=True):
    """What reading came to: nothing where all is well, else why not, by the package and key of the sentence."""

    error: str = ""
    package: str = ""
    row: str = ""
    key: str = ""
    arguments: Mapping[str, str] = {}
    heavy: bool = False


class Readers:
    """Reads component files, one after the other."""

    def __init__(self) -> None:
        self._one = asyncio.Lock()
        self._waiting = 0

    async def check(self, asked: Asked) -> None:
        """Refuses, in one sentence, a file that is not whole, or takes more than a box of any game."""
        if len(asked.components.encode()) > BYTES:
            raise BadRequest("components-heavy").about("components")
        if self._waiting >= AT_ONCE:
            raise TooMany(SECONDS)
        self._waiting += 1
        try:
            async with self._one:
                found = await _read_apart(asked)
        finally:
            self._waiting -= 1
        if found.heavy:
            raise BadRequest("components-heavy").about("components")
        if found.key:
            raise BadComponents(found.package, found.row, found.key, found.arguments)
        if found.error:
            raise TableError(found.error)


async def _read_apart(asked: Asked) -> Found:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "signoria.server.reading",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        told, _ = await asyncio.wait_for(process.communicate(msgspec.json.encode(asked)), PATIENCE)
        return msgspec.json.decode(told, type=Found)
    except (TimeoutError, msgspec.DecodeError):
        return Found(heavy=True)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def read(asked: Asked) -> Found:
    """Opens a box and deals from it."""
    start = time.process_time()
    played = title(asked.title)
    try:
        box = played.open_box(asked.components)
        played.deal(asked.seats, Options.read(played.options, asked.options), 0, box)
    except BadComponents as refused:
        return Found(package=refused.package, row=refused.row, key=refused.key, arguments=refused.arguments)
    except TableError as refused:
        return Found(error=str(refused))
    except MemoryError:
        return Found(heavy=True)
    return Found(heavy=time.process_time() - start > LITTLE)


def main() -> None:
    """Reads what is asked at the standard input, within limits that hold for this process alone."""
    os.nice(NICE)
    resource.setrlimit(resource.RLIMIT_AS, (MEGABYTES << 20, MEGABYTES << 20))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    asked = msgspec.json.decode(sys.stdin.buffer.read(), type=Asked)
    title(asked.title).box()
    sys.stdout.buffer.write(msgspec.json.encode(read(asked)))


if __name__ == "__main__":
    main()
