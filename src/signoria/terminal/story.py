"""What happened, told in words: one move after another, or the whole game."""

from collections.abc import Collection, Iterator, Mapping

from signoria.table import Event, Seat, Sitting
from signoria.table.texts import Speech


def paragraphs(
    sitting: Sitting,
    speech: Speech,
    eyes: Collection[Seat],
    since: int = 0,
    notes: Mapping[int, str] | None = None,
) -> Iterator[str]:
    """What some seats together may know to have happened since so many moves; nobody's eyes are a spectator's.

    One player's doings run on in one paragraph, and so does an auction. `notes` are remarks on single moves, by their
    numbers.
    """
    told: list[str] = []
    last: Event | None = None
    for place in range(since, sitting.number):
        for event in sitting.events_of(place):
            if not (event.seen_by(None) or any(map(event.seen_by, eyes))):
                continue
            if last is not None and not _goes_on(last, event):
                yield " ".join(told)
                told = []
            told.append(speech.event(event))
            last = event
        if notes and place in notes:
            told.append(notes[place])
    if told:
        yield " ".join(told)


def _goes_on(last: Event, event: Event) -> bool:
    """Whether an event is of the same player or the same lot, or one more of a kind that moves nothing."""
    for what in ("seat", "item"):
        value = getattr(event, what, None)
        if value is not None and value == getattr(last, what, None):
            return True
    return type(event) is type(last) and not event.changes


def begins_round(event: Event) -> bool:
    """Whether an event opens a round: those name its number."""
    return "round" in type(event).__struct_fields__


def round_starts(sitting: Sitting) -> list[int]:
    """How many moves stood when each round had begun."""
    return [place + 1 for place in range(sitting.number) if any(map(begins_round, sitting.events_of(place)))]
