"""What bots think, in processes of their own: no request ever waits for them."""

from collections import OrderedDict

from msgspec import Struct

from signoria.bots.patience import answered
from signoria.bots.quick import QuickBot
from signoria.table import Handle, Message, Seat
from signoria.table.records import Record
from signoria.table.replaying import replayed
from signoria.table.sitting import Sitting
from signoria.titles import title

BEST = 3
"""So many moves a hint names."""

SITTINGS_KEPT = 64
"""So many tables a process keeps in mind."""


class Thought(Struct, frozen=True):
    """What a bot plays, and what was wrong with it where `quick` had to answer in its place."""

    text: str
    fault: str = ""


class Choice(Struct, frozen=True):
    """A move, and the points the bot then counts on in the end."""

    text: str
    expected: float


class Hint(Struct, frozen=True):
    """The best moves by the bot's judgement, the best first, and one sentence on why it is the best.

    `brief` says so in three words, where the title has them for such a move.
    """

    choices: tuple[Choice, ...]
    why: Message
    brief: Message | None = None


class Place(Struct, frozen=True):
    """Where something is to be thought of: at the end of a table's record."""

    table: str
    record: Record
    components: str


def think(place: Place, seat: Seat, spec: str, seed: int) -> Thought:
    """A bot's answer to the question its seat is asked."""
    found = answered(spec, seed, _handle(place, seat, seed))
    return Thought(str(found.answer.move), found.fault)


def advise(place: Place, seat: Seat, seed: int, drafted: str) -> Hint:
    """What `quick` would look at on a seat, from what that seat can know, once it has played what it has drafted."""
    advice = QuickBot(seed).advise(_handle(place, seat, seed, drafted))
    choices = tuple(Choice(str(tasted.move), round(tasted.expected, 1)) for tasted in advice.tasted[:BEST])
    return Hint(choices, advice.best.why, advice.brief)


def _handle(place: Place, seat: Seat, seed: int, drafted: str = "") -> Handle:
    sitting = _sitting(place)
    game = sitting.preview(seat, drafted).game if drafted else sitting.game
    return Handle(game, seat, seed, sitting.title.evaluation())


_sittings: OrderedDict[str, Sitting] = OrderedDict()
"""The tables this process thought of last: who thinks of one again need not play it from the beginning."""


def _sitting(place: Place) -> Sitting:
    """The sitting that a record leads to; from where it was left, if that was on the way."""
    sitting, lines = _sittings.pop(place.table, None), place.record.lines
    if sitting is not None and sitting.header == place.record.header and (*sitting.log,) == lines[: len(sitting.log)]:
        for line in lines[len(sitting.log) :]:
            sitting.follow(line)
    else:
        played = title(place.record.header.title)
        sitting = replayed(place.record, played, played.box(place.components or None))
    _sittings[place.table] = sitting
    if len(_sittings) > SITTINGS_KEPT:
        _sittings.popitem(last=False)
    return sitting
