"""The joined estates as text: one map, with the squares of each estate by its own letters and numbers."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from signoria.table import Arguments, Move
from signoria.table.drawing import Block, Line, Span
from signoria.titles.princes.cooperation.moves import Join
from signoria.titles.princes.cooperation.views import JoinedView, TalkView
from signoria.titles.princes.plans import COLUMNS, FREE, POSSIBLE, Cell
from signoria.titles.princes.shapes import SIDE, square

if TYPE_CHECKING:
    from signoria.table.texts import Speech

NOTHING: Final = "  "
RULER: Final = "  "
WIDTH: Final = 3
"""The signs of a square, and what stands between it and the next."""
PROPOSED: Final = "bold reverse"
TOUCHING: Final = {
    "nothing": "princes-touches-nothing",
    "building": "princes-touches-building",
    "palace": "princes-touches-palace",
    "opposite": "princes-touches-opposite",
    "border": "princes-touches-border",
}
At = tuple[int, int]


def draw_joined(
    joined: JoinedView | None, plans: Sequence[Mapping[str, Cell]], speech: "Speech", moves: Sequence[Move], row: int
) -> list[Block]:
    """All estates as one map with the names of their owners, and what is proposed; nothing where they lie apart."""
    if joined is None:
        return []
    owners = _owners(joined)
    marked = _cells(joined, plans, speech, moves)
    lines: list[Line] = []
    for line in range(max(joined.rows) + SIDE):
        lines += _headings(joined, speech, line)
        lines.append(_line(joined, owners, marked, line))
    blocks = [Block(speech.say("princes-drawing-joined"), tuple(lines), row)]
    if joined.talk is not None and joined.talk.proposals:
        blocks.append(Block(speech.say("princes-drawing-talk"), tuple(_said(joined.talk, speech)), row))
    return blocks


def _cells(
    joined: JoinedView, plans: Sequence[Mapping[str, Cell]], speech: "Speech", moves: Sequence[Move]
) -> dict[At, Cell]:
    """Every square on the common map: what stands there, what is proposed, and where a joint building may begin."""
    found: dict[At, Cell] = {}
    for at, seat in _owners(joined).items():
        own = square(at[0] - joined.rows[seat], at[1] - joined.columns[seat])
        found[at] = plans[seat].get(own, FREE)
    for move in moves:
        if isinstance(move, Join):
            found[_at(joined, move.seats[0], move.halves[0].square)] = POSSIBLE
    if joined.talk is not None and joined.talk.proposals:
        sign = speech.name("building", joined.talk.building)[:2]
        for ground in joined.talk.proposals[-1].grounds:
            for name in ground.squares:
                found[_at(joined, ground.seat, name)] = Cell(sign, PROPOSED, FREE.tile)
    return found


def _at(joined: JoinedView, seat: int, name: str) -> At:
    return joined.rows[seat] + int(name[1]) - 1, joined.columns[seat] + COLUMNS.index(name[0])


def _owners(joined: JoinedView) -> dict[At, int]:
    return {
        (top + row, left + column): seat
        for seat, (top, left) in enumerate(zip(joined.rows, joined.columns, strict=True))
        for row in range(SIDE)
        for column in range(SIDE)
    }


def _headings(joined: JoinedView, speech: "Speech", line: int) -> list[Line]:
    """Above the estates that begin on this line: whose they are, and the letters of their columns."""
    starting = sorted([(joined.columns[seat], seat) for seat, top in enumerate(joined.rows) if top == line])
    if not starting:
        return []
    whose, letters = RULER, RULER
    for left, seat in starting:
        whose = f"{whose:<{len(RULER) + WIDTH * left}}{speech.player(seat)[: WIDTH * SIDE - 1]}"
        letters = f"{letters:<{len(RULER) + WIDTH * left}}" + "".join(f" {column} " for column in COLUMNS)
    return [(Span(whose, "bold"),), (Span(letters, "muted"),)]


def _line(joined: JoinedView, owners: Mapping[At, int], marked: Mapping[At, Cell], line: int) -> Line:
    """A row of squares, with its number in the first estate before it; behind it, where another counts otherwise."""
    columns = max(joined.columns) + SIDE
    lying = [owners[line, column] for column in range(columns) if (line, column) in owners]
    spans = [Span(f"{line - joined.rows[lying[0]] + 1} ", "muted")]
    for column in range(columns):
        cell = marked.get((line, column))
        spans.append(Span(NOTHING) if cell is None else Span(cell.signs, cell.look))
        here, beside = owners.get((line, column)), owners.get((line, column + 1))
        spans.append(Span("│" if here != beside else " ", "muted"))
    if joined.rows[lying[-1]] != joined.rows[lying[0]]:
        spans.append(Span(f"{line - joined.rows[lying[-1]] + 1}", "muted"))
    return tuple(spans)


def _said(talk: TalkView, speech: "Speech") -> list[Line]:
    """What was proposed, one line each, and what the latest asks of the builders on either land."""
    lines: list[Line] = []
    for proposal in talk.proposals:
        words: Arguments = {
            "seat": proposal.seat,
            "estate_seat": proposal.estate_seat,
            "square": proposal.square,
        }
        if proposal.amount is not None:
            lines.append((Span(speech.say("princes-drawing-said", {**words, "amount": proposal.amount})),))
    for ground in talk.proposals[-1].grounds:
        asked: Arguments = {"seat": ground.seat, "needed": ground.needed_builders, "builders": ground.builders}
        touching = speech.say(TOUCHING[ground.touches])
        lines.append((Span(speech.say("princes-drawing-ground", {**asked, "touching": touching}), "muted"),))
    return lines
