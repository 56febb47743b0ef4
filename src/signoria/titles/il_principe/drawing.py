"""The table as text: the map, cities and roles, the families, one's own hand, and what is under the hammer."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from signoria.table import Argument, Move
from signoria.table.drawing import Block, Line, Span, aligned
from signoria.titles.il_principe.atlas import Atlas
from signoria.titles.il_principe.box import IlPrincipeBox
from signoria.titles.il_principe.components import COLOURS
from signoria.titles.il_principe.moves import Build, Shield
from signoria.titles.il_principe.views import CardsView, FamilyView, IlPrincipeView, OwnView, RegionView, WishView

if TYPE_CHECKING:
    from signoria.table.texts import Speech

HEADER_ROW, BOARD_ROW, FAMILIES_ROW, KNOWN_ROW, OWN_ROW, LOT_ROW = range(6)
COLOUR_LOOKS: Final = {"green": "green", "white": "bold", "red": "red", "blue": "blue", "yellow": "yellow"}
TO_BUILD, BUILT, UNSEEN = "●", "■", "○"


def draw(view: IlPrincipeView, speech: "Speech", box: IlPrincipeBox, moves: Sequence[Move] = ()) -> list[Block]:
    """All that a seat sees, in the order a player looks at it; the last blocks are what is going on right now."""
    blocks = [
        Block(_headline(view, speech), (), HEADER_ROW),
        _map(view, speech, box, moves),
        Block(_say(speech, "board"), tuple(_board(view, speech, box)), BOARD_ROW),
        _families(view, speech),
    ]
    known = _known(view, speech)
    if known:
        blocks.append(Block("", ((Span(_say(speech, "known", cards=known), "muted"),),), KNOWN_ROW))
    if view.own is not None:
        blocks.append(_own(view.own, speech))
    return blocks + _lot(view, speech)


def _say(speech: "Speech", key: str, **arguments: Argument) -> str:
    return speech.say(f"il_principe-drawing-{key}", arguments)


def _headline(view: IlPrincipeView, speech: "Speech") -> str:
    if not view.waiting:
        return _say(speech, "over")
    return _say(
        speech,
        "last-round" if view.last_round else "round",
        round=view.round,
        prince_seat=view.prince_seat,
        pile=view.pile,
        below=view.last_round_below,
        cities=view.cities_to_come,
    )


def _map(view: IlPrincipeView, speech: "Speech", box: IlPrincipeBox, moves: Sequence[Move]) -> Block:
    """The map; regions in which a shield can be placed and cities that can be built are marked."""
    atlas = Atlas(box)
    regions = {move.key for move in moves if isinstance(move, Shield)}
    cities = {move.key for move in moves if isinstance(move, Build)}
    atlas.regions(
        [speech.name("region", seen.region) for seen in view.regions],
        [_shields(seen, len(view.families)) for seen in view.regions],
        ["bold reverse" if seen.region in regions else "bold" for seen in view.regions],
    )
    built = {city for family in view.families for city in family.cities}
    signs: dict[str, tuple[str, str]] = {}
    for key in box.city_keys:
        if key in built:
            signs[key] = (BUILT, "muted")
        elif key in view.display_cities:
            signs[key] = (TO_BUILD, "bold reverse" if key in cities else "bold")
        else:
            signs[key] = (UNSEEN, "")
    atlas.cities(signs, {key: speech.name("city", key) for key in box.city_keys})
    return Block(_say(speech, "map"), tuple(atlas.lines()), BOARD_ROW)


def _shields(region: RegionView, seats: int) -> str:
    """Everybody's shields in a region, by seat."""
    counts = {there.seat: there.count for there in region.shields}
    return " ".join([str(counts.get(seat, 0)) for seat in range(seats)])


def _board(view: IlPrincipeView, speech: "Speech", box: IlPrincipeBox) -> list[Line]:
    """Beside the map: the cities on display, the roles, what is for sale and what was discarded."""
    wishes = {wish.city: wish for wish in view.own.wishes} if view.own is not None else {}
    cities = [
        [Span(speech.name("city", key), "bold"), Span(_prices(key, box)), *_icons(key, wishes.get(key), speech, box)]
        for key in view.display_cities
    ]
    lines = aligned(cities) if cities else [(Span("–", "muted"),)]
    minor = any(role.minor_role for role in view.roles)
    lines += [(), (Span(_say(speech, "roles" if minor else "major-roles"), "bold"),)]
    lines += aligned(
        [
            [
                _colour(role.card, speech),
                _holder(role.major_seat, speech),
                *([_holder(role.minor_seat, speech)] if minor else []),
            ]
            for role in view.roles
        ]
    )
    for key, cards in (("offer", view.offer), ("discards", view.discards)):
        if cards:
            lines += [(), (Span(_say(speech, key, cards=_counts(cards, speech))),)]
    return lines


def _prices(city: str, box: IlPrincipeBox) -> str:
    number = box.city_keys.index(city)
    return f"{box.costs[number]}/{box.points[number]}"


def _icons(city: str, wish: WishView | None, speech: "Speech", box: IlPrincipeBox) -> list[Span]:
    """The cards a city asks for, each with a mark for whether the viewer's hand has it."""
    missing = list(wish.lacks_cards) if wish is not None else []
    spans: list[Span] = []
    for colour, count in reversed(list(zip(COLOURS, box.icons[box.city_keys.index(city)], strict=True))):
        for _ in range(count):
            lacks = colour in missing
            if lacks:
                missing.remove(colour)
            mark = "" if wish is None else "·" if lacks else "✓"
            name = mark + speech.name("short", colour)
            spans.insert(0, Span(name, "muted" if lacks else COLOUR_LOOKS[colour]))
    return spans


def _colour(card: str, speech: "Speech") -> Span:
    return Span(speech.name("short", card), COLOUR_LOOKS[card])


def _holder(seat: int | None, speech: "Speech") -> Span:
    return Span("–", "muted") if seat is None else Span(speech.player(seat))


def _counts(cards: Sequence[CardsView], speech: "Speech") -> str:
    return " ".join(f"{speech.name('short', seen.card)}{seen.count}" for seen in cards)


def _families(view: IlPrincipeView, speech: "Speech") -> Block:
    """A row a player: points, coins where the view tells them, and the cards in front by colour."""
    coins = any(family.coins is not None for family in view.families)
    columns = ["points", *(["coins"] if coins else []), "hand", "shields", "cities"]
    rows = [
        [
            Span(""),
            *[Span(_say(speech, f"column-{name}"), "muted") for name in columns],
            *[_colour(colour, speech) for colour in COLOURS],
        ]
    ]
    for family in view.families:
        numbers = [family.points, *([family.coins] if coins else [])]
        numbers += [family.hand_size, family.shields_left, len(family.cities)]
        rows.append(
            [
                _name(view, family, speech),
                *[Span(str(number)) for number in numbers],
                *[Span(text, "muted" if text == "–" else "") for text in _in_front(family)],
            ]
        )
    return Block(_say(speech, "players"), tuple(aligned(rows)), FAMILIES_ROW)


def _name(view: IlPrincipeView, family: FamilyView, speech: "Speech") -> Span:
    """Who it is, marked when asked; a crown for Il Principe."""
    asked = "▸" if family.seat in view.waiting else " "
    crown = " ♔" if family.seat == view.prince_seat else ""
    return Span(f"{asked}{speech.player(family.seat)}{crown}", "bold" if family.seat == view.seat else "")


def _in_front(family: FamilyView) -> list[str]:
    up = {seen.card: seen.count for seen in family.face_up}
    down = {seen.card: seen.count for seen in family.face_down}
    return [
        f"{up.get(colour, 0)}/{down.get(colour, 0)}" if colour in up or colour in down else "–" for colour in COLOURS
    ]


def _known(view: IlPrincipeView, speech: "Speech") -> str:
    """What everybody knows of the other hands."""
    return "; ".join(
        f"{speech.player(family.seat)} {_counts(family.known_in_hand, speech)}"
        for family in view.families
        if family.known_in_hand and family.seat != view.seat
    )


def _own(own: OwnView, speech: "Speech") -> Block:
    hand: list[Span] = []
    for seen in own.hand:
        hand += [Span(f"{seen.count} {speech.name('card', seen.card)}", COLOUR_LOOKS[seen.card]), Span("  ")]
    lines: list[Line] = [tuple(hand)] if hand else []
    if own.laid_cards:
        lines.append((Span(_say(speech, "laid", cards=own.laid_cards), "bold"),))
    return Block(_say(speech, "hand", coins=own.coins), tuple(lines), OWN_ROW)


def _lot(view: IlPrincipeView, speech: "Speech") -> list[Block]:
    lot = view.lot
    if lot is None:
        return []
    still_in = tuple(map(str, lot.still_in_seats))
    if lot.card:
        words = _say(speech, "lot-cards", card=lot.card, price=lot.price, still_in_seats=still_in)
    else:
        words = _say(speech, "lot-role", role=lot.role, price=lot.price, still_in_seats=still_in)
    return [Block(words, (), LOT_ROW)]
