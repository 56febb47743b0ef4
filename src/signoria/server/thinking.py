"""Bots think in a pool of processes: no request ever waits for them."""

from concurrent.futures import Executor, ProcessPoolExecutor

from msgspec import Struct

from signoria.bots import bot
from signoria.bots.quick import QuickBot
from signoria.table import Handle, Message, Seat
from signoria.table.records import Record, read_record
from signoria.table.sitting import replayed
from signoria.titles import title

BEST = 3
"""So many moves a hint names."""


class Thought(Struct, frozen=True):
    """What a bot would play, and why."""

    text: str
    why: Message


class Choice(Struct, frozen=True):
    """A move, and the points the bot then counts on in the end."""

    text: str
    expected: float


class Hint(Struct, frozen=True):
    """The best moves by the bot's judgement, the best first, and one sentence on why it is the best."""

    choices: tuple[Choice, ...]
    why: Message


def think(record: str, components: str, seat: Seat, spec: str, seed: int) -> Thought:
    """A bot's answer to the question its seat is asked at the end of a record."""
    answer = bot(spec, seed).choose(_handle(record, components, seat, seed))
    return Thought(str(answer.move), answer.why)


def advise(record: str, components: str, seat: Seat, seed: int) -> Hint:
    """What `quick` would look at on a seat, from what that seat can know."""
    advice = QuickBot(seed).advise(_handle(record, components, seat, seed))
    choices = tuple(Choice(str(tasted.move), round(tasted.expected, 1)) for tasted in advice.tasted[:BEST])
    return Hint(choices, advice.best.why)


def _handle(record: str, components: str, seat: Seat, seed: int) -> Handle:
    read: Record = read_record(record)
    played = title(read.header.title)
    box = played.open_box(components) if components else None
    return Handle(replayed(read, played, box).game, seat, seed, played.evaluation())


def pool(workers: int) -> Executor:
    """Processes to think in, forked at once: one forked later would hold the sockets of that moment open for ever."""
    executor = ProcessPoolExecutor(workers)
    executor.submit(_begin_to_think).result()
    return executor


def _begin_to_think() -> None:
    """The first job, which has all processes forked."""
