"""The table as text: the row of cards, the contracts, the players with their towers, churches and piles."""

from collections.abc import Sequence
from textwrap import wrap
from typing import TYPE_CHECKING, Final

from signoria.table import Move
from signoria.table.drawing import Block, Line, Span
from signoria.titles.firenze.boards import contracts
from signoria.titles.firenze.box import FirenzeBox
from signoria.titles.firenze.bricks import COLOURS
from signoria.titles.firenze.moves import Exchange, Fill, Swap, Take
from signoria.titles.firenze.views import BricksView, FamilyView, FirenzeView, TowerView

if TYPE_CHECKING:
    from signoria.table.texts import Speech

HEADER_ROW, CARDS_ROW, BOARD_ROW, FAMILIES_ROW = range(4)
LOOKS: Final = ("bold", "yellow", "green", "red", "blue", "violet")
WIDTH: Final = 78
HALF_WIDTH: Final = 38
GAP: Final = "  "


def draw(view: FirenzeView, speech: "Speech", box: FirenzeBox, moves: Sequence[Move] = ()) -> list[Block]:
    """All there is to see, in the order a player looks at it; what a move can be about is marked."""
    marked = {move.place for move in moves if isinstance(move, (Take, Exchange, Swap))}
    spaces = {move.space for move in moves if isinstance(move, Fill)}
    blocks = [
        Block(_headline(view, speech), (), HEADER_ROW),
        Block(_say(speech, "row"), tuple(_row(view, speech, marked)), CARDS_ROW),
        Block(_say(speech, "contracts"), tuple(contracts(view, speech, spaces)), BOARD_ROW),
        Block(_say(speech, "piles"), tuple(_piles(view, speech)), BOARD_ROW),
    ]
    own = [family for family in view.families if family.seat == view.seat]
    others = [family for family in view.families if family.seat != view.seat]
    blocks += [Block(_player(family, speech), tuple(_family(family, speech)), FAMILIES_ROW) for family in own + others]
    return blocks


def _say(speech: "Speech", key: str, **arguments: int | str | tuple[str, ...]) -> str:
    return speech.say(f"firenze-drawing-{key}", arguments)


def _headline(view: FirenzeView, speech: "Speech") -> str:
    if not view.waiting:
        return _say(speech, "over")
    if view.end_tile_seat is not None:
        return _say(speech, "last-turns", active_seat=view.active_seat, seat=view.end_tile_seat)
    return _say(speech, "turn", round=view.round, phase=f"p{view.phase}", active_seat=view.active_seat)


def bricks(heap: BricksView, speech: "Speech") -> list[Span]:
    """A heap as short words with their numbers: `W2 R1`."""
    counts = (heap.white, heap.yellow, heap.green, heap.red, heap.blue, heap.violet)
    return [
        Span(f"{speech.name('short', key)}{count} ", look)
        for key, look, count in zip(COLOURS, LOOKS, counts, strict=True)
        if count
    ]


def _row(view: FirenzeView, speech: "Speech", marked: set[int]) -> list[Line]:
    """Each card with its price, its bricks and what it does; long sentences go on below."""
    lines: list[Line] = []
    names = [speech.name("card", card.card) for card in view.row]
    heaps = [bricks(card.bricks, speech) for card in view.row]
    name_width = max(map(len, names), default=0)
    heap_width = max([_width(heap) for heap in heaps], default=0)
    for place, card in enumerate(view.row):
        number = Span(f"{place + 1}{GAP}", "bold" if place in marked else "muted")
        name = Span(names[place].ljust(name_width) + GAP)
        price = Span(f"−{card.price} " if card.price else "   ", "muted")
        heap = [*heaps[place], Span(" " * (heap_width - _width(heaps[place])))]
        before = [number, name, price, *heap]
        indent = _width(before)
        first, *more = wrap(speech.name("says", card.card), WIDTH - indent)
        lines.append((*before, Span(first, "muted")))
        lines += [(Span(" " * indent), Span(rest, "muted")) for rest in more]
    return lines


def _width(spans: Sequence[Span]) -> int:
    return sum([len(span.text) for span in spans])


def _piles(view: FirenzeView, speech: "Speech") -> list[Line]:
    """Churches, the oldest first; the bag; the cards to come and those played."""
    lines: list[Line] = []
    for church in view.church_cards:
        lines += _wrapped(_say(speech, "church", card=church, says=church))
    if not view.church_cards:
        lines.append((Span(_say(speech, "no-church"), "muted"),))
    lines.append((Span(_say(speech, "bag") + " "), *bricks(view.bag, speech)))
    count = len(view.discarded_cards)
    lines.append((Span(_say(speech, "cards", draw=view.draw_pile, discard=count)),))
    return lines


def _wrapped(words: str) -> list[Line]:
    first, *more = wrap(words, HALF_WIDTH)
    return [(Span(first),), *[(Span(GAP + rest),) for rest in more]]


def _player(family: FamilyView, speech: "Speech") -> str:
    return _say(speech, "player", seat=family.seat, points=family.points, letters=family.letters)


def _family(family: FamilyView, speech: "Speech") -> list[Line]:
    """Storehouse, towers, cards."""
    store = bricks(family.store, speech) or [Span("–", "muted")]
    lines: list[Line] = [(Span(_say(speech, "store") + " "), *store)]
    towers = [_tower(tower, speech) for tower in family.towers] or [Span("–", "muted")]
    lines.append((Span(_say(speech, "towers") + " "), *towers))
    cards = [speech.name("card", card) for card in (*family.building_cards, *family.character_cards)]
    cards += [f"{speech.name('card', held.card)} ({_signed(held.points)})" for held in family.celebrations]
    unseen = family.hand - len(family.character_cards) - len(family.celebrations)
    if unseen:
        cards.append(_say(speech, "unseen", count=unseen))
    if cards:
        lines += _wrapped(f"{_say(speech, 'hand')} {', '.join(cards)}")
    return lines


def _tower(tower: TowerView, speech: "Speech") -> Span:
    """A tower by its colour and height; one that has grown this turn is marked."""
    look = LOOKS[COLOURS.index(tower.colour)]
    return Span(f"{speech.name('short', tower.colour)}×{tower.height}{'↑' if tower.grown else ''}  ", look)


def _signed(points: int) -> str:
    return f"{points:+d}".replace("-", "−")
