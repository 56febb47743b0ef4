"""Parts of the drawing: slots, works with their costs, the row of characters, the ledger of placed workers."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from signoria.table import Argument
from signoria.table.drawing import Line, Span, aligned
from signoria.titles.florenza.components import RESOURCES
from signoria.titles.florenza.ledger import CubesView, LedgerView
from signoria.titles.florenza.views import CharacterView, FamilyView, FlorenzaView

if TYPE_CHECKING:
    from signoria.table.texts import Speech
    from signoria.titles.florenza.box import FlorenzaBox, Work

BUILT, UNBUILT, WORKER, DONE, SHORT = "■", "□", "●", "✓", "✗"
NUMERALS: Final[tuple[str, ...]] = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")
LOOK_OF: Final[dict[str, str]] = {"wood": "brown", "fabric": "red", "spice": "green", "gold": "yellow"}


def say(speech: "Speech", key: str, **arguments: Argument) -> str:
    """A sentence of the drawing."""
    return speech.say(f"florenza-drawing-{key}", arguments)


def cubes_of(cubes: CubesView) -> tuple[int, ...]:
    """Cubes in the order of their kinds."""
    return tuple([getattr(cubes, kind) for kind in RESOURCES])


def cube_heads(speech: "Speech") -> list[Span]:
    """The heads of columns for cubes."""
    return [Span(speech.name("short", kind), LOOK_OF.get(kind, "muted")) for kind in RESOURCES]


def slots(
    view: FlorenzaView, family: FamilyView, speech: "Speech", box: "FlorenzaBox", offered: frozenset[str]
) -> list[Line]:
    """A district, slot by slot: built or not, what a use brings, whose worker is there."""
    effects = {shop.key: shop for shop in box.workshops}
    rows: list[list[Span]] = []
    for slot in family.slots:
        shop = effects[slot.workshop]
        look = "green" if f"use {family.family} {slot.slot}" in offered else "violet" if shop.use is None else ""
        row = [
            Span(f"{slot.slot}{BUILT if slot.built else UNBUILT}", look or "muted"),
            Span(speech.name("workshop", slot.workshop), look),
        ]
        if family.seat == view.seat:
            costs = shop.use.pay.counted if shop.use is not None else ()
            gains = shop.use.gain.counted if shop.use is not None else shop.income.counted
            row.append(Span(say(speech, "effect", costs=costs, gains=gains), "muted"))
        if slot.worker_seat is not None:
            row.append(Span(WORKER + speech.player(slot.worker_seat), "bold"))
        rows.append(row)
    empty = box.rows.district.slots - len(family.slots)
    lines = aligned(rows, " ")
    if empty:
        lines.append((Span(say(speech, "empty", count=empty), "muted"),))
    return lines


def open_works(
    numbers: Sequence[int], speech: "Speech", box: "FlorenzaBox", workers: dict[str, str], offered: frozenset[str]
) -> list[Line]:
    """Works to be had, under their buildings: cost, skills, reward and income, and who is at it."""
    heads = [Span(""), *cube_heads(speech), *[Span(say(speech, f"head-{name}"), "muted") for name in WORK_HEADS]]
    rows = [heads]
    building = ""
    for number in numbers:
        work = box.works[number]
        if work.building != building:
            building = work.building
            rows.append([Span(speech.name("building", building), "bold")])
        rows.append(_open_work(work, speech, workers.get(work.key, ""), f"commission {work.key}" in offered))
    return aligned(rows, " ") if len(rows) > 1 else []


WORK_HEADS: Final[tuple[str, ...]] = ("florins", "skills", "prestige", "income")


def _open_work(work: "Work", speech: "Speech", worker: str, offered: bool) -> list[Span]:
    counts = [0] * len(RESOURCES)
    for kind, count in work.cost.cubes:
        counts[kind] = count
    letters = [speech.name("skill-short", skill) for place, skill in enumerate(SKILL_ORDER) if work.skills >> place & 1]
    row = [Span(" " + speech.name("work-short", work.key), "green" if offered else "")]
    row += [Span(str(count) if count else "·", "" if count else "muted") for count in counts]
    row += [Span(str(work.cost.florins)), Span("".join(letters)), Span(str(work.reward.prestige), "bold")]
    row.append(Span(_income(work, speech), "muted"))
    if worker:
        row.append(Span(WORKER + worker, "bold"))
    return row


def _income(work: "Work", speech: "Speech") -> str:
    """What a work brings each round, in few signs."""
    words: list[str] = []
    for counted in work.income.counted:
        count, _, thing = counted.partition(" ")
        known = speech.knows(f"florenza-drawing-gain-{thing}")
        words.append(say(speech, f"gain-{thing}", count=int(count)) if known else counted)
    return " ".join(words)


SKILL_ORDER: Final[tuple[str, ...]] = ("architect", "sculptor", "painter")


def characters(view: FlorenzaView, speech: "Speech", box: "FlorenzaBox") -> list[Line]:
    """The row, column by column, and how many nameless ones are left."""
    lines: list[Line] = []
    for column in range(1, box.rows.play.columns + 1):
        spans = [Span(NUMERALS[column - 1].ljust(5), "muted")]
        for place, who in enumerate([who for who in view.row if who.column == column]):
            if place:
                spans.append(Span(", "))
            spans.append(_character(who, speech, box))
        if len(spans) > 1:
            lines.append(tuple(spans))
    left = ", ".join(f"{speech.name('character', who.character)} {who.left}" for who in view.unknowns)
    lines.append((Span(left, "muted"),))
    return lines


def _character(who: CharacterView, speech: "Speech", box: "FlorenzaBox") -> Span:
    """A name with skills and levels (for a preacher his fee), and who keeps him."""
    face = next(face for face in box.characters if face.key == who.character)
    words = speech.name("character", who.character)
    for skill, level in zip(SKILL_ORDER, face.levels, strict=False):
        if level >= 0:
            words += f" {speech.name('skill-short', skill)}{level}"
    if not face.levels:
        words = say(speech, "preacher", character=who.character, fee=face.fees[0])
    if who.held_seat is not None:
        words = say(speech, "held", words=(words,), held_seat=who.held_seat)
    return Span(words, "muted" if who.used else "violet" if who.violet else "")


def ledger(family: FamilyView, speech: "Speech") -> list[Line]:
    """What every placed worker needs against what will be there, in the order they act."""
    needed = [place for place in range(len(RESOURCES)) if any(cubes_of(entry.needs)[place] for entry in family.ledger)]
    heads = [Span(""), Span("")]
    heads += [cube_heads(speech)[place] for place in needed]
    heads.append(Span(say(speech, "head-florins"), "muted"))
    return aligned([heads, *[_entry(entry, needed, speech) for entry in family.ledger]], " ")


def _entry(entry: LedgerView, needed: Sequence[int], speech: "Speech") -> list[Span]:
    what = "work" if entry.task == "realise" else "workshop"
    row = [
        Span(DONE if entry.enough else SHORT, "green" if entry.enough else "red"),
        Span(say(speech, f"task-{entry.task}", thing=(speech.name(what, entry.workshop_or_work),))),
    ]
    pairs = [(cubes_of(entry.needs)[place], cubes_of(entry.there)[place]) for place in needed]
    for need, there in [*pairs, (entry.needs_florins, entry.there_florins)]:
        row.append(Span(f"{need}/{there}" if need else "", "red" if need > there else ""))
    return row
