"""Bots think in a pool of processes: no request ever waits for them."""

from concurrent.futures import Executor, ProcessPoolExecutor

from msgspec import Struct

from signoria.bots import bot
from signoria.table import Handle, Message, Seat
from signoria.table.records import Record, read_record
from signoria.table.sitting import replayed
from signoria.titles import title


class Thought(Struct, frozen=True):
    """What a bot would play, and why."""

    text: str
    why: Message


def think(record: str, components: str, seat: Seat, spec: str, seed: int) -> Thought:
    """A bot's answer to the question its seat is asked at the end of a record."""
    read: Record = read_record(record)
    played = title(read.header.title)
    box = played.open_box(components) if components else None
    sitting = replayed(read, played, box)
    answer = bot(spec, seed).choose(Handle(sitting.game, seat, seed, played.evaluation()))
    return Thought(str(answer.move), answer.why)


def pool(workers: int) -> Executor:
    """Processes to think in, forked at once: one forked later would hold the sockets of that moment open for ever."""
    executor = ProcessPoolExecutor(workers)
    executor.submit(_begin_to_think).result()
    return executor


def _begin_to_think() -> None:
    """The first job, which has all processes forked."""
