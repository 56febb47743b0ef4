"""What a bot is, and the one way to name one: `random`, `quick`, later `search:ms=250`."""

from collections.abc import Callable
from importlib import import_module
from typing import Protocol

from msgspec import Struct

from signoria.table import Handle, Message, Move, TableError

_SPECS = {"random": ("signoria.bots.random", "RandomBot"), "quick": ("signoria.bots.quick", "QuickBot")}


class UnknownBot(TableError):
    """No bot of that name."""


class Answer(Struct, frozen=True):
    """What a bot plays, and one sentence on why."""

    move: Move
    why: Message


class Tasted(Struct, frozen=True):
    """A move that a bot looked at, and the points it then counts on in the end."""

    move: Move
    expected: float


class Advice(Struct, frozen=True):
    """What a bot would play and why, and the moves it looked at, the best first."""

    best: Answer
    tasted: tuple[Tasted, ...]


class Bot(Protocol):
    """A player: asked with a handle, it answers with one of its moves."""

    def choose(self, handle: Handle) -> Answer:
        """One of `handle.moves`."""


def bot(spec: str, seed: int) -> Bot:
    """The bot that a spec names; equal specs and seeds play alike."""
    name, _, settings = spec.partition(":")
    if name not in _SPECS:
        raise UnknownBot(f"there is no bot {name!r}: there are {', '.join(_SPECS)}")
    if settings:
        raise UnknownBot(f"the bot {name!r} has no settings, but {settings!r} was given")
    module, made_by = _SPECS[name]
    maker: Callable[[int], Bot] = getattr(import_module(module), made_by)
    return maker(seed)


def bot_specs() -> list[str]:
    """The bots there are."""
    return list(_SPECS)
