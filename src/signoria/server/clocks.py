"""Clocks: seconds a move, then a reserve; what is left when a seat is asked."""

from collections.abc import Sequence

from signoria.server.rows import Clock, Notes, SeatRow, Times, bot_of, rests
from signoria.table import Seat


def begun(clock: Clock, seats: int) -> Times:
    """The clock before the first move."""
    return Times({}, (float(clock.reserve_seconds),) * seats)


def ticked(times: Times, clock: Clock, asked: Sequence[Seat], fresh: Sequence[Seat], now: float) -> Times:
    """The clock after a change: `fresh` seats were asked anew (or answered), the others think on."""
    reserves = list(times.reserves)
    for seat, moment in times.asked.items():
        if seat not in asked or seat in fresh:
            over = now - moment - clock.move_seconds
            reserves[seat] = max(0.0, reserves[seat] - max(0.0, over))
    since = {seat: times.asked[seat] if seat in times.asked and seat not in fresh else now for seat in asked}
    return Times(since, tuple(reserves))


def resumed(times: Times, asked: Sequence[Seat], now: float) -> Times:
    """The clock of a table that goes on after it rested: nobody has lost time meanwhile."""
    return Times(dict.fromkeys(asked, now), times.reserves)


def deadline(times: Times, clock: Clock, seat: Seat) -> float | None:
    """When a seat's time runs out; nothing without a clock or a question."""
    if (not clock.move_seconds and not clock.reserve_seconds) or seat not in times.asked:
        return None
    return times.asked[seat] + clock.move_seconds + times.reserves[seat]


def due(notes: Notes, clock: Clock, seats: Sequence[SeatRow]) -> float:
    """When the first person's time runs out; 0 if nobody's does, or nobody is there."""
    if rests(seats, notes):
        return 0.0
    found = [deadline(notes.times, clock, seat.seat) for seat in seats if seat.person and not bot_of(seat, notes)]
    return min((moment for moment in found if moment is not None), default=0.0)
