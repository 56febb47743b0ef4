"""What a bot is, and what it answers."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

from msgspec import Struct

from signoria.table import Handle, Message, Move, TableError

FORCED = Message("table-why-forced")
OWN_REASONS = Message("table-why-own")
"""Why a bot of other people plays what it plays, if it says no more."""


class UnknownBot(TableError):
    """No bot of that name."""


class Answer(Struct, frozen=True):
    """What a bot plays, and one sentence on why."""

    move: Move
    why: Message


class Tasted(Struct, frozen=True):
    """A move that a bot looked at, and the points it would then expect at the end."""

    move: Move
    expected: float


class Advice(Struct, frozen=True):
    """What a bot would play and why (`brief`: in three words), and the moves it looked at, the best first."""

    best: Answer
    tasted: tuple[Tasted, ...]
    brief: Message | None = None


class Bot(Protocol):
    """A player: asked with a handle, it answers with one of its moves."""

    def choose(self, handle: Handle) -> Answer:
        """One of `handle.moves`."""


Maker: TypeAlias = Callable[..., Bot]
"""Makes a bot from a seed, and from its settings by their names."""


class Kind(Struct, frozen=True):
    """A kind of bot: how it is made, and its settings with the least and the most each may be."""

    maker: Maker
    settings: dict[str, tuple[int, int]] = {}
