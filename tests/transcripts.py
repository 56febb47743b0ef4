"""Transcripts: moves played in a game as people would call them out, and what may be asked of it then."""

from collections.abc import Iterable
from typing import TypeVar

from signoria.table import Event, Game, Seat

E = TypeVar("E", bound=Event)


def play(game: Game, transcript: str) -> list[Event]:
    """Plays `0: bid 2 / 1: pass`, every move checked; gives what happened."""
    events: list[Event] = []
    game.go_on(events)
    for line in transcript.split("/"):
        seat, _, text = line.strip().partition(": ")
        game.play(int(seat), game.read(text), events)
    return events


def only(kind: type[E], events: Iterable[Event]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def offered(game: Game, seat: Seat) -> list[str]:
    """The texts of what a seat may do."""
    game.go_on()
    return [str(move) for move in game.moves(seat)]


def why_not(game: Game, seat: Seat, text: str) -> tuple[str, str]:
    """The reason and paragraph with which a move is refused."""
    game.go_on()
    refusal = game.refusal(seat, game.read(text))
    assert refusal is not None, f"{text} is allowed"
    return refusal.key.partition("-refusal-")[2], refusal.paragraph
