"""What happened, told in words: a move after another, or the whole game."""

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

    What changes nobody's points or money runs on in one paragraph: an auction is told in one. `notes` are remarks on
    single moves, by their numbers.
    """
    told: list[str] = []
    for place in range(since, sitting.number):
        for event in sitting.told(place):
            if not (event.seen_by(None) or any(map(event.seen_by, eyes))):
                continue
            if begins_round(event) and told:
                yield " ".join(told)
                told = []
            told.append(speech.event(event))
            if event.changes or begins_round(event):
                yield " ".join(told)
                told = []
        if notes and place in notes:
            told.append(notes[place])
    if told:
        yield " ".join(told)


def begins_round(event: Event) -> bool:
    """Whether an event opens a round: those name its number."""
    return "round" in type(event).__struct_fields__


def round_starts(sitting: Sitting) -> list[int]:
    """How many moves stood when each round had begun."""
    return [place + 1 for place in range(sitting.number) if any(map(begins_round, sitting.told(place)))]
