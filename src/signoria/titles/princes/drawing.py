"""The table as text: one's own estate and cards, the other estates, what is for sale, and how everybody stands."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from signoria.table import Move
from signoria.table.drawing import Block, Line, Span, aligned
from signoria.titles.princes.box import PILES, PRESTIGE, PROFESSIONS, PrincesBox
from signoria.titles.princes.cooperation.drawing import draw_joined
from signoria.titles.princes.moves import Place
from signoria.titles.princes.muse.drawing import draw_court
from signoria.titles.princes.plans import Cell, cells, forms, large_plan, small_plan
from signoria.titles.princes.views import EstateView, OwnView, PrincesView, WorkView

if TYPE_CHECKING:
    from signoria.table.texts import Speech

HEADER_ROW, JOINED_ROW, TABLE_ROW, STOCK_ROW, COURT_ROW = range(5)
PLAYERS_ROW, WORKS_ROW, OWN_ROW, LOOKED_ROW, LOT_ROW = range(5, 10)


def draw(view: PrincesView, speech: "Speech", box: PrincesBox, moves: Sequence[Move] = ()) -> list[Block]:
    """All that a seat sees. What is its own and what goes on right now comes last, closest to the question."""
    places = [move for move in moves if isinstance(move, Place)]
    blocks = [Block(_headline(view, speech), (), HEADER_ROW)]
    plans = [cells(estate, view.palace_squares, speech, box) for estate in view.estates]
    blocks += draw_joined(view.joined, plans, speech, moves, JOINED_ROW) or _others(view, plans, speech)
    blocks += [_items(view, speech), _stock(view, speech), *draw_court(view.court, speech, COURT_ROW)]
    blocks += [_players(view, speech), *_works(view, speech)]
    if view.own is not None and view.seat is not None:
        blocks += _own(view, view.estates[view.seat], view.own, speech, box, places)
    return blocks + _looked_at(view, speech, box) + _lot(view, speech)


def _others(view: PrincesView, plans: Sequence[Mapping[str, Cell]], speech: "Speech") -> list[Block]:
    return [
        Block(speech.player(seat), tuple(small_plan(plan)), TABLE_ROW)
        for seat, plan in enumerate(plans)
        if seat != view.seat
    ]


def _say(speech: "Speech", key: str, **arguments: int | str | tuple[str, ...]) -> str:
    return speech.say(f"princes-drawing-{key}", arguments)


def _headline(view: PrincesView, speech: "Speech") -> str:
    if not view.waiting:
        return _say(speech, "over")
    if not view.round:
        return _say(speech, "setup", first_seat=view.first_seat)
    return _say(speech, "round", round=view.round, rounds=view.rounds, minimum=view.minimum, first_seat=view.first_seat)


def _own(
    view: PrincesView, estate: EstateView, own: OwnView, speech: "Speech", box: PrincesBox, places: Sequence[Place]
) -> list[Block]:
    heading = _say(speech, "own-estate", florins=own.florins, prestige=estate.prestige)
    plan = Block(heading, tuple(large_plan(cells(estate, view.palace_squares, speech, box), places)), OWN_ROW)
    if places:
        return [plan, Block(_say(speech, "forms"), tuple(forms(places)), OWN_ROW)]
    return [
        plan,
        Block(_say(speech, "own-cards", minimum=view.minimum), tuple(_cards(view, own, speech, box)), OWN_ROW),
    ]


def _cards(view: PrincesView, own: OwnView, speech: "Speech", box: PrincesBox) -> list[Line]:
    """Professions with what they wish for and their value, then what bonus and prestige cards are worth now."""
    assert view.seat is not None
    estate = view.estates[view.seat]
    rows = [
        [
            Span(speech.name("profession", work.profession)),
            *_wishes(work.profession, estate, speech, box),
            *_value(work, view.minimum, speech),
        ]
        for work in own.hand
    ]
    lines = aligned(rows, gap=" ")
    if estate.recruiting_in_hand:
        lines.append((Span(_say(speech, "recruiting", count=estate.recruiting_in_hand)),))
    for bonus in own.bonus:
        words = _say(speech, "bonus", bonus=bonus.bonus, value=bonus.value)
        lines.append((Span(words, "" if bonus.value else "muted"),))
    for card in own.prestige:
        words = _say(speech, "prestige", prestige=card.prestige, points=card.points)
        lines.append((Span(words, "" if card.points else "muted"),))
    return lines


def _wishes(profession: str, estate: EstateView, speech: "Speech", box: PrincesBox) -> list[Span]:
    """What an artist or scholar prefers, each with a mark for whether the estate has it."""
    row = next(row for row in box.rows.professions if row.key == profession)
    landscapes = {"forest": estate.forests, "lake": estate.lakes, "park": estate.parks}
    wished = (
        (row.building in estate.buildings, speech.name("building", row.building)),
        (bool(landscapes[row.landscape]), speech.name("landscape", row.landscape)),
        (row.freedom in estate.freedoms, speech.name("freedom-short", row.freedom)),
    )
    return [Span(f"{'✓' if there else '·'}{name}", "green" if there else "muted") for there, name in wished]


def _value(work: WorkView, minimum: int, speech: "Speech") -> list[Span]:
    short = "yellow" if work.value_with_bonus >= minimum else "muted"
    look = "green" if work.value >= minimum else short
    spans = [Span(f"{work.value}/{minimum}", look)]
    if work.value_with_bonus != work.value:
        spans.append(Span(_say(speech, "with-bonus", value=work.value_with_bonus), look))
    return spans


def _items(view: PrincesView, speech: "Speech") -> Block:
    rows = [
        [
            Span(speech.name("item", item.item), "muted" if item.closed or not item.stock else ""),
            Span(_say(speech, "closed") if item.closed else str(item.stock), "muted" if item.closed else "bold"),
        ]
        for item in view.items
    ]
    return Block(_say(speech, "items", price=view.opening), tuple(aligned(rows)), TABLE_ROW)


def _stock(view: PrincesView, speech: "Speech") -> Block:
    """What can still be built, introduced and drawn; of the buildings only those that are fewer than the others."""
    most = max([stock.stock for stock in view.buildings])
    fewer = [(left.building, left.stock) for left in view.buildings if left.stock < most]
    cards = [(left.pile, left.stock) for left in view.piles if left.pile != PILES[PRESTIGE]]
    freedoms = [(left.freedom, left.stock) for left in view.freedoms]
    lines = (
        _say(speech, "buildings", most=most, fewer_count=len(fewer), fewer=_counts(fewer, "building", speech)),
        _say(
            speech,
            "supply",
            freedoms=_counts(freedoms, "freedom-short", speech),
            cards=_counts(cards, "pile", speech),
        ),
    )
    return Block(_say(speech, "stock"), tuple([(Span(line),) for line in lines]), STOCK_ROW)


def _counts(stocks: Sequence[tuple[str, int]], what: str, speech: "Speech") -> str:
    return ", ".join(f"{speech.name(what, key)} {left}" for key, left in stocks)


Column = Callable[[EstateView], str]


def _counted(field: str) -> Column:
    """A column of numbers; nothing is written for none."""
    return lambda estate: str(getattr(estate, field) or "")


PLAYER_COLUMNS: Final[tuple[tuple[str, Column], ...]] = (
    ("prestige", lambda estate: str(estate.prestige)),
    ("florins", lambda estate: "" if estate.florins is None else str(estate.florins)),
    ("builders", _counted("builders")),
    ("jesters", _counted("jesters")),
    ("professions", _counted("professions_in_hand")),
    ("recruiting", _counted("recruiting_in_hand")),
    ("bonus", _counted("bonus_cards")),
    ("cards", _counted("prestige_cards")),
    ("works", _counted("works")),
    ("best", _counted("best_work")),
)


def _players(view: PrincesView, speech: "Speech") -> Block:
    """A row a player, a column for all that somebody has; money only where the view tells it."""
    columns = [(name, column) for name, column in PLAYER_COLUMNS if any(column(each) for each in view.estates)]
    rows = [[Span(""), *[Span(_say(speech, f"column-{name}"), "muted") for name, _ in columns]]]
    for estate in view.estates:
        asked = "▸" if estate.seat in view.waiting else " "
        name = Span(asked + speech.player(estate.seat), "bold" if estate.seat == view.seat else "")
        rows.append([name, *[Span(column(estate)) for _, column in columns]])
    return Block(_say(speech, "players"), tuple(aligned(rows, gap=" ")), PLAYERS_ROW)


def _works(view: PrincesView, speech: "Speech") -> list[Block]:
    """What lies face up before each player, his freedoms, and what is known of the other hands."""
    lines: list[Line] = []
    for estate in view.estates:
        cards = [speech.name("profession", profession) for profession in estate.professions_on_table]
        if estate.recruiting_on_table:
            cards.append(_say(speech, "recruiting", count=estate.recruiting_on_table))
        cards += [speech.name("freedom-short", freedom) for freedom in estate.freedoms]
        if estate.known_professions and estate.seat != view.seat:
            cards.append(_say(speech, "known-in-hand", professions=estate.known_professions))
        if cards:
            lines.append((Span(f"{speech.player(estate.seat)}: ", "bold"), Span(", ".join(cards))))
    return [Block(_say(speech, "on-tables"), tuple(lines), WORKS_ROW)] if lines else []


def _looked_at(view: PrincesView, speech: "Speech", box: PrincesBox) -> list[Block]:
    """Professions to choose from, with what they wish for; other cards say it all by their names."""
    if view.own is None or view.seat is None or not set(view.own.looked_at_cards) & set(box.card_keys[PROFESSIONS]):
        return []
    rows = [
        [Span(speech.name("profession", card)), *_wishes(card, view.estates[view.seat], speech, box)]
        for card in view.own.looked_at_cards
    ]
    return [Block(_say(speech, "looked-at"), tuple(aligned(rows)), LOOKED_ROW)]


def _lot(view: PrincesView, speech: "Speech") -> list[Block]:
    lot = view.lot
    if lot is None:
        return []
    still_in = tuple(map(str, lot.still_in_seats))
    words = _say(speech, "lot", item=lot.item, price=lot.price, leader_seat=lot.leader_seat, still_in_seats=still_in)
    return [Block(words, (), LOT_ROW)]
