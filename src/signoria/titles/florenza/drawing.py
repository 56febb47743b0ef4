"""The table as text: who stands where, the row of characters, the city, the districts, and the ledger of workers."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from signoria.table import Move
from signoria.table.drawing import Block, Line, Span, aligned
from signoria.titles.florenza.box import FlorenzaBox
from signoria.titles.florenza.sketches import (
    DONE,
    WORKER,
    characters,
    cube_heads,
    cubes_of,
    ledger,
    open_works,
    say,
    slots,
)
from signoria.titles.florenza.views import FamilyView, FlorenzaView

if TYPE_CHECKING:
    from signoria.table.texts import Speech

HEADER_ROW, CITY_ROW, ROW_ROW, STOCK_ROW, DISTRICTS_ROW, PLAYERS_ROW, OWN_ROW, LEDGER_ROW = range(8)


def draw(view: FlorenzaView, speech: "Speech", box: FlorenzaBox, moves: Sequence[Move] = ()) -> list[Block]:
    """All that a seat sees; one's own district and the ledger come last, closest to the question."""
    offered = frozenset([move.text for move in moves])
    blocks = [Block(_headline(view, speech), (), HEADER_ROW), _city(view, speech, box, offered)]
    blocks.append(Block(say(speech, "row"), tuple(characters(view, speech, box)), ROW_ROW))
    blocks.append(_stock(view, speech))
    for family in view.families:
        if family.seat != view.seat:
            lines = [*slots(view, family, speech, box, offered), *_district_works(family, speech, box)]
            blocks.append(Block(speech.player(family.seat), tuple(lines), DISTRICTS_ROW))
    blocks.append(_players(view, speech))
    if view.seat is not None:
        blocks += _own(view, view.families[view.seat], speech, box, offered)
    blocks += [
        Block(say(speech, "ledger", seat=family.seat), tuple(ledger(family, speech)), LEDGER_ROW)
        for family in view.families
        if family.ledger
    ]
    return blocks


def _headline(view: FlorenzaView, speech: "Speech") -> str:
    if not view.waiting:
        return say(speech, "over")
    if not view.round:
        return say(speech, "setup")
    return say(speech, "round", round=view.round, rounds=view.rounds, phase=str(view.phase))


def _city(view: FlorenzaView, speech: "Speech", box: FlorenzaBox, offered: frozenset[str]) -> Block:
    """The works of city and cathedral that are still to be had; behind them, whose the others are."""
    states = {work.work: work for work in view.public_works}
    numbers = [number for number, work in enumerate(box.works) if work.key in states]
    free = [number for number in numbers if states[box.works[number].key].owner_seat is None]
    workers = {key: speech.player(state.worker_seat) for key, state in states.items() if state.worker_seat is not None}
    lines = open_works(free, speech, box, workers, offered)
    for family in view.families:
        owned = [key for key in family.works if key in states]
        if owned:
            names = ", ".join(speech.name("work", key) for key in owned)
            lines.append((Span(f"{DONE}{speech.player(family.seat)}: ", "bold"), Span(names)))
    return Block(say(speech, "city"), tuple(lines), CITY_ROW)


def _district_works(family: FamilyView, speech: "Speech", box: FlorenzaBox) -> list[Line]:
    """The works of a Palazzo and Chiesa by name: those there are, and those in the making."""
    own = {work.key for work in box.works if work.kind == 0}
    words = [DONE + speech.name("work", key) for key in family.works if key in own]
    words += [WORKER + speech.name("work", standing.work) for standing in family.commissions if standing.work in own]
    return [(Span(line),) for line in words]


def _own(
    view: FlorenzaView, family: FamilyView, speech: "Speech", box: FlorenzaBox, offered: frozenset[str]
) -> list[Block]:
    """One's own district: slots with what they do, and the works still to be had."""
    numbers = [number for number, work in enumerate(box.works) if work.kind == 0 and work.key not in family.works]
    workers = {standing.work: speech.name("character", standing.artist_character) for standing in family.commissions}
    done = [(Span(DONE + speech.name("work", key)),) for key in family.works]
    heading = say(speech, "own", family=family.family, ready=family.workers_ready, crests=family.crests)
    return [
        Block(heading, tuple(slots(view, family, speech, box, offered)), OWN_ROW),
        Block(say(speech, "works"), (*open_works(numbers, speech, box, workers, offered), *done), OWN_ROW),
    ]


def _stock(view: FlorenzaView, speech: "Speech") -> Block:
    """Workshop tiles and cubes that are left; before the first round, the offer."""
    if view.offered_workshops:
        tiles = ", ".join(speech.name("workshop", key) for key in view.offered_workshops)
    else:
        tiles = ", ".join(f"{speech.name('workshop', left.workshop)} {left.stock}" for left in view.stock if left.stock)
    cubes: list[Span] = []
    for head, count in zip(cube_heads(speech), cubes_of(view.supply), strict=True):
        cubes += [Span(f"{head.text} ", head.look), Span(f"{count}  ", "red" if not count else "")]
    return Block(say(speech, "stock"), (tuple(cubes), (Span(tiles),)), STOCK_ROW)


def _players(view: FlorenzaView, speech: "Speech") -> Block:
    """A row a player, in turn order."""
    heads = [Span(""), *[Span(say(speech, f"head-{name}"), "muted") for name in PLAYER_HEADS], *cube_heads(speech)]
    rows = [heads]
    for seat in view.order_seats:
        family = view.families[seat]
        asked = "▸" if seat in view.waiting else " "
        name = Span(asked + speech.player(seat), "bold" if seat == view.seat else "")
        counts = (family.florins, family.prestige, family.influence, family.certificates, family.workers_ready)
        row = [name, *[Span("?" if count is None else str(count)) for count in counts]]
        row += [Span(str(count) if count else "·") for count in cubes_of(family.cubes)]
        row.append(Span(_marks(view, family, speech), "yellow"))
        rows.append(row)
    return Block(say(speech, "players"), tuple(aligned(rows, " ")), PLAYERS_ROW)


PLAYER_HEADS: Final[tuple[str, ...]] = ("florins", "prestige", "influence", "certificates", "workers")


def _marks(view: FlorenzaView, family: FamilyView, speech: "Speech") -> str:
    """Offices, and what is to know about the workers this round."""
    marks = [
        ("captain", family.seat == view.captain_seat),
        ("bishop", family.seat == view.bishop_seat),
        ("market", family.at_market),
        ("arrested", bool(family.workers_arrested)),
        ("passed", family.passed),
    ]
    return " ".join(say(speech, f"mark-{mark}") for mark, there in marks if there)
