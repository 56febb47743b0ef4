"""The log of a table move by move, with everybody's points: what a log, a replay and a chart are made from."""

from collections.abc import Sequence

from msgspec import UNSET, Raw, Struct, UnsetType, json

from signoria.server.live import LiveTable, fresh_sitting
from signoria.server.rows import LineRow
from signoria.table import Event, Seat, Sitting


class MoveTold(Struct, frozen=True, kw_only=True):
    """A move that stands: its number in the log, how many moves stood after it (`at`), who made it and when.

    `points` are those of every seat after it, as far as the reader may know; `text` is told once the game is over.
    """

    number: int
    at: int
    seat: Seat
    made: float
    events: tuple[Raw, ...]
    points: tuple[int, ...]
    text: str | UnsetType = UNSET


class Story(Struct, frozen=True, kw_only=True):
    """The log behind a number. `again`: something was taken back since then, and these are all moves that stand."""

    number: int
    seat: Seat | None
    again: bool
    start: tuple[int, ...]
    moves: tuple[MoveTold, ...]


class Position(Struct, frozen=True):
    """A place in a game: so many moves stood `at` it, of so many in all, seen by a seat or a spectator.

    `events` are those of the last of these moves, `sheets` what everybody would have had if it had ended there.
    """

    at: int
    moves: int
    seat: Seat | None
    view: Raw
    events: tuple[Raw, ...]
    sheets: tuple[dict[str, int], ...]


def position(sitting: Sitting, at: int, eyes: Seat | None, known: Sequence[Seat]) -> Position:
    """A sitting's game after so many moves that who has some seats knows of, as some eyes saw it."""
    events = sitting.story(eyes, known)[at - 1].events if at else ()
    game = sitting.after(sitting.standing_place(at, known))
    return Position(
        at=at,
        moves=sitting.standing(sitting.number, known),
        seat=eyes,
        view=Raw(json.encode(game.view(eyes))),
        events=tuple(Raw(json.encode(event)) for event in events),
        sheets=game.score_sheets(eyes),
    )


def story(
    table: LiveTable, lines: Sequence[LineRow], eyes: Seat | None, known: Sequence[Seat], since: int | None
) -> Story:
    """The story behind a place in the log, as some eyes may know it; the kept lines tell when each move was made."""
    sitting = table.sitting
    since = since or 0
    over = table.table.state == "finished"
    made = {line.number: line.made for line in lines}
    points = sitting.title.points
    dealt = fresh_sitting(table.table).game
    start = tuple(dealt.tallies(seat).get(points, 0) for seat in range(table.table.seats))
    again = not 0 <= since <= table.number or sitting.story_since(eyes, since, known) is None
    standing = start
    moves: list[MoveTold] = []
    for at, told in enumerate(sitting.story(eyes, known), 1):
        standing = _counted(standing, sitting.events_of(at - 1) if over else told.events, points)
        if again or told.number > since:
            moves.append(
                MoveTold(
                    number=sitting.counted(told.number, known),
                    at=at,
                    seat=told.line.seat,
                    made=made.get(told.number, table.table.made),
                    events=tuple(Raw(json.encode(event)) for event in told.events),
                    points=standing,
                    text=told.line.text if over else UNSET,
                )
            )
    return Story(number=sitting.counted(table.number, known), seat=eyes, again=again, start=start, moves=tuple(moves))


def _counted(standing: tuple[int, ...], events: Sequence[Event], what: str) -> tuple[int, ...]:
    """Everybody's points after some events."""
    counted = list(standing)
    for event in events:
        for change in event.changes:
            if change.what == what:
                counted[change.seat] += change.amount
    return tuple(counted)
