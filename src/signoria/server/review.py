"""The three moves that turned a finished game: found by the title's own judgement of the positions around them."""

import asyncio
import math
from collections.abc import Iterator, Sequence

from msgspec import Raw, Struct, json

from signoria.server.live import LiveTable
from signoria.server.refusals import NotAllowed
from signoria.server.rows import Person
from signoria.server.store import Store
from signoria.server.thinkers import Thinkers
from signoria.server.watching import Watching
from signoria.table import Evaluation, Event, Game, Seat, Sitting
from signoria.table.records import Record, read_record
from signoria.table.replaying import replayed
from signoria.titles import title

MOST = 3
LASTING = 3
"""Over so many positions before and after it a turn must hold: what comes and goes at once turned nothing."""
LOOSE, TIGHT = 20.0, 3.0
"""How many points of lead make a difference, at the beginning and at the end: what is far off may yet change.

Of the pairs tried these foretold best who won forty games of every title between `quick` and itself.
"""


class TurningPoint(Struct, frozen=True, kw_only=True):
    """A deed after which its seat stood otherwise, so many moves into the game.

    Its chance to win went from `before` to `after`, in per cent; `event` is what it did.
    """

    at: int
    seat: Seat
    before: int
    after: int
    event: Raw


class Review(Struct, frozen=True):
    """What turned a game, in the order in which it came."""

    turning_points: tuple[TurningPoint, ...]


class Reviews:
    """Reviews of finished tables: made once however many ask, in another process, and kept."""

    def __init__(self, store: Store, advisers: Thinkers, watching: Watching) -> None:
        self._store = store
        self._advisers = advisers
        self._watching = watching
        self._making: dict[str, asyncio.Task[Review]] = {}

    async def of(self, person: Person | None, key: str) -> Review:
        """The review of a table that one may look at."""
        table = await self._watching.watched(person, key)
        if table.table.state != "finished":
            raise NotAllowed("review-later")
        kept = await self._store.review(key)
        if kept:
            return json.decode(kept, type=Review)
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = asyncio.create_task(self._made(table, person.id if person else ""))
            making.add_done_callback(lambda _: self._making.pop(key, None))
        return await asyncio.shield(making)

    async def _made(self, table: LiveTable, whose: str) -> Review:
        found = await self._advisers.apart(whose, review, table.sitting.record().text(), table.table.components)
        await self._store.keep_review(table.table.id, json.encode(found).decode())
        return found


class _Stretch(Struct, frozen=True):
    """What lies between two positions that can be judged, and everybody's chance after it."""

    at: int
    events: tuple[Event, ...]
    shares: tuple[float, ...]


def review(record: str, components: str) -> Review:
    """Judges a game from its record."""
    read = read_record(record)
    played = title(read.header.title)
    box = played.box(components or None)
    sitting = replayed(read, played, box)
    dealt = replayed(Record(read.header, ()), played, box).game
    stretches = list(_stretches(sitting, dealt, played.evaluation()))
    found: list[tuple[float, TurningPoint]] = []
    for place in range(1, len(stretches)):
        stretch = stretches[place]
        for seat, event in _telling(stretch.events, played.points):
            shares = [each.shares[seat] for each in stretches]
            point = TurningPoint(
                at=stretch.at,
                seat=seat,
                before=round(100 * shares[place - 1]),
                after=round(100 * shares[place]),
                event=Raw(json.encode(event)),
            )
            found.append((_turn(shares, place), point))
    found.sort(key=lambda each: -each[0])
    return Review(tuple(sorted([point for _, point in found[:MOST]], key=lambda point: point.at)))


def _stretches(sitting: Sitting, game: Game, evaluation: Evaluation) -> Iterator[_Stretch]:
    """The game once more, from one position that can be judged to the next."""
    events: list[Event] = []
    lines = sitting.record().lines
    for at, line in enumerate(lines, 1):
        if line.imagined is not None:
            game = game.imagine(line.eyes, line.imagined)
        else:
            game.apply(line.seat, game.read(line.text))
        events.extend(event for event in sitting.events_of(at - 1) if event.seen_by(None))
        if game.settled():
            yield _Stretch(at, tuple(events), _shares(game, evaluation, at / len(lines)))
            events.clear()


def _shares(game: Game, evaluation: Evaluation, passed: float) -> tuple[float, ...]:
    """Everybody's chance to win: a lead counts for more the less is left to be played."""
    outcome = game.outcome()
    if outcome is not None:
        return tuple((rank == 1) / outcome.ranks.count(1) for rank in outcome.ranks)
    values = [evaluation.value(game, seat) for seat in range(game.seats)]
    loose = LOOSE + (TIGHT - LOOSE) * passed
    weights = [math.exp((value - max(values)) / loose) for value in values]
    return tuple(weight / sum(weights) for weight in weights)


def _turn(shares: Sequence[float], place: int) -> float:
    """By how much a chance rose or fell there for good."""
    before, after = shares[max(0, place - LASTING) : place], shares[place : place + LASTING]
    return max(min(after) - max(before), min(before) - max(after))


def _telling(events: Sequence[Event], points: str) -> list[tuple[Seat, Event]]:
    """The deed that says most, by points, else by money, else by things told; none where nobody did anything."""

    def weight(deed: tuple[Seat, Event]) -> tuple[int, int, int]:
        changes = deed[1].changes
        scored = sum(abs(change.amount) for change in changes if change.what == points)
        return scored, sum(abs(change.amount) for change in changes), len(deed[1].__struct_fields__)

    deeds: list[tuple[Seat, Event]] = [(event.seat, event) for event in events if hasattr(event, "seat")]
    return sorted(deeds, key=weight)[-1:]
