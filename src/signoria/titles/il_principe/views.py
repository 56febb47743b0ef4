"""What a seat sees: built by allow-list, from nothing."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import Struct

from signoria.table import Seat, Several, View, under_the_hammer, views
from signoria.titles.il_principe.box import MAJOR, MINOR
from signoria.titles.il_principe.components import COLOURS
from signoria.titles.il_principe.counts import Counts, changed, more, order_of_sale
from signoria.titles.il_principe.majorities import turned_for
from signoria.titles.il_principe.outlooks import (
    cities_to_end,
    claims,
    claims_with_more,
    paid_roles,
    points_now,
    spare,
    spare_for,
)

if TYPE_CHECKING:
    from signoria.titles.il_principe.game import IlPrincipe


class CardsView(Struct, frozen=True):
    """So many cards of a colour."""

    card: str
    count: int


class LotView(views.LotView, frozen=True, kw_only=True):
    """What is under the hammer: a group of cards, or a role."""

    card: str
    role: str


class RoleView(Struct, frozen=True):
    """The two roles of a colour and who holds them; null on the board, or where there is no such tile.

    Who would take them if they were decided now: several would bid, and with nobody a role would stay.
    """

    card: str
    major_role: str
    major_seat: Seat | None
    minor_role: str
    minor_seat: Seat | None
    next_major_seats: tuple[Seat, ...]
    next_minor_seats: tuple[Seat, ...]


class ShieldsView(Struct, frozen=True):
    """So many shields of a player, and what they would score if the game ended now."""

    seat: Seat
    count: int
    points: int


class RegionView(Struct, frozen=True):
    """A region and the shields in it, of those who have any there."""

    region: str
    shields: tuple[ShieldsView, ...]


class RegionsWithView(Struct, frozen=True):
    """The regions as they would be with so many shields more of the viewer."""

    more: int
    regions: tuple[RegionView, ...]


class RoleGainView(Struct, frozen=True):
    """What a player scores for roles when somebody else builds a city on display."""

    city: str
    seat: Seat
    roles: tuple[str, ...]
    points: int


class LeadView(Struct, frozen=True):
    """Who would take the roles of a colour, or bid for them, with so many cards more face up before the viewer."""

    card: str
    count: int
    major_seats: tuple[Seat, ...]
    minor_seats: tuple[Seat, ...]


class FamilyView(Struct, frozen=True, kw_only=True):
    """What everybody sees of a family; coins are null where they are hidden."""

    seat: Seat
    family: str
    points: int
    coins: int | None
    hand_size: int
    known_in_hand: tuple[CardsView, ...]
    laid_last: tuple[CardsView, ...]
    face_up: tuple[CardsView, ...]
    face_down: tuple[CardsView, ...]
    shields_left: int
    cities: tuple[str, ...]
    ready: bool


class WishView(Struct, frozen=True):
    """A city on display, and what its viewer still lacks for it: cards by colour, and coins.

    `spare_cards` are those of its colours that it does not ask for. While cards are under the hammer: what is still
    lacking with them, and the highest bid that leaves enough coins; null where there is none.
    """

    city: str
    lacks_cards: tuple[str, ...]
    lacks_coins: int
    spare_cards: tuple[CardsView, ...]
    lacks_cards_with_lot: tuple[str, ...]
    bid_at_most: int | None


class OwnView(Struct, frozen=True, kw_only=True):
    """What a seat alone sees of its own things, and what its choices would lead to."""

    coins: int
    hand: tuple[CardsView, ...]
    drawn_last: tuple[CardsView, ...]
    laid_cards: tuple[str, ...]
    playing_card: str
    wishes: tuple[WishView, ...]
    spare_cards: tuple[CardsView, ...]
    turned_cards: tuple[CardsView, ...]
    leads: tuple[LeadView, ...]
    regions_with: tuple[RegionsWithView, ...]
    known_in_pile: tuple[CardsView, ...]


class IlPrincipeView(View, frozen=True, kw_only=True):
    """The table as one seat, or a spectator, sees it."""

    round: int
    last_round: bool
    prince_seat: Seat
    pile: int
    last_round_below: int
    discards: tuple[CardsView, ...]
    display_cities: tuple[str, ...]
    cities_to_come: int
    cities_to_end: int
    role_gains: tuple[RoleGainView, ...]
    offer: tuple[CardsView, ...]
    lot: LotView | None
    roles: tuple[RoleView, ...]
    regions: tuple[RegionView, ...]
    families: tuple[FamilyView, ...]
    own: OwnView | None


def view_of(game: "IlPrincipe", seat: Seat | None) -> IlPrincipeView:
    """The table as a seat sees it."""
    return IlPrincipeView(
        seat=seat,
        waiting=game.waiting(),
        round=game.round,
        last_round=game.last,
        prince_seat=game.prince,
        pile=len(game.pile),
        last_round_below=game.numbers.last_round_below,
        discards=_cards(game.discards),
        display_cities=tuple([game.box.city_keys[city] for city in game.display]),
        cities_to_come=game.cities_to_come(),
        cities_to_end=cities_to_end(game),
        role_gains=tuple(_role_gains(game)),
        offer=tuple([CardsView(COLOURS[colour], game.offer[colour]) for colour in order_of_sale(game.offer)]),
        lot=_lot(game),
        roles=tuple([_role(game, colour) for colour in range(len(COLOURS))]),
        regions=tuple([_region(game, region, game.map[region]) for region in range(len(game.map))]),
        families=tuple([_family(game, owner) for owner in range(game.seats)]),
        own=None if seat is None else _own(game, seat),
    )


def _cards(counts: Counts) -> tuple[CardsView, ...]:
    return tuple([CardsView(key, count) for key, count in zip(COLOURS, counts, strict=True) if count])


def _region(game: "IlPrincipe", region: int, shields: Counts) -> RegionView:
    points = points_now(game, shields)
    there = [ShieldsView(seat, count, points[seat]) for seat, count in enumerate(shields) if count]
    return RegionView(game.box.region_keys[region], tuple(there))


def _regions_with(game: "IlPrincipe", seat: Seat) -> Iterator[RegionsWithView]:
    """As many shields as one building may place."""
    for shields in range(1, min(game.families[seat].shields, max(game.box.city_shields)) + 1):
        regions = [_region(game, region, changed(there, seat, shields)) for region, there in enumerate(game.map)]
        yield RegionsWithView(shields, tuple(regions))


def _role_gains(game: "IlPrincipe") -> Iterator[RoleGainView]:
    box = game.box
    for city in game.display:
        for seat in range(game.seats):
            held, points = paid_roles(game, seat, city)
            if held:
                yield RoleGainView(
                    box.city_keys[city], seat, tuple([box.role_keys[rank][colour] for rank, colour in held]), points
                )


def _lot(game: "IlPrincipe") -> LotView | None:
    auction = under_the_hammer(game)
    if auction is None:
        return None
    lot = auction.lot
    card, role = (lot, "") if lot in COLOURS else ("", lot)
    return LotView(card=card, role=role, **auction.standing())


def _role(game: "IlPrincipe", colour: int) -> RoleView:
    major, minor = (tiles[colour] for tiles in game.roles)
    next_major, next_minor = claims(game, colour)
    return RoleView(
        COLOURS[colour],
        game.box.role_keys[MAJOR][colour],
        major if major >= 0 else None,
        game.box.role_keys[MINOR][colour] if game.numbers.minor_roles else "",
        minor if minor >= 0 else None,
        next_major,
        next_minor,
    )


def _family(game: "IlPrincipe", seat: Seat) -> FamilyView:
    family = game.families[seat]
    open_coins = bool(game.options["open_coins"]) or not game.agenda
    return FamilyView(
        seat=seat,
        family=game.box.family_keys[seat],
        points=family.points,
        coins=family.coins if open_coins else None,
        hand_size=sum(family.hand),
        known_in_hand=_cards(family.known),
        laid_last=_cards(family.laid),
        face_up=_cards(family.up),
        face_down=_cards(family.down),
        shields_left=family.shields,
        cities=tuple([game.box.city_keys[city] for city in family.cities]),
        ready=bool(game.answers) and seat not in game.waiting(),
    )


def _own(game: "IlPrincipe", seat: Seat) -> OwnView:
    family = game.families[seat]
    held = game.answers[seat] if game.answers else None
    laid = held.moves if isinstance(held, Several) else ()
    playing = game.playing if game.drafting() == seat else -1
    return OwnView(
        coins=family.coins,
        hand=_cards(family.hand),
        drawn_last=_cards(family.drawn),
        laid_cards=tuple([move.text.split()[1] for move in laid]),
        playing_card=COLOURS[playing] if playing >= 0 else "",
        wishes=tuple([_wish(game, seat, city) for city in game.display]),
        spare_cards=_cards(spare(game, family.hand)),
        turned_cards=_cards(tuple([turned_for(count) for count in family.up])),
        leads=tuple(
            [LeadView(COLOURS[colour], cards, *claim) for colour, cards, claim in claims_with_more(game, seat)]
        ),
        regions_with=tuple(_regions_with(game, seat)),
        known_in_pile=_known_in_pile(game, seat),
    )


def _wish(game: "IlPrincipe", seat: Seat, city: int) -> WishView:
    box, family = game.box, game.families[seat]
    lot = game.lot_cards()
    return WishView(
        box.city_keys[city],
        box.missing(city, family.hand),
        max(0, box.costs[city] - family.coins),
        _cards(spare_for(box, city, family.hand)),
        box.missing(city, more(family.hand, lot)) if lot else (),
        family.coins - box.costs[city] if lot else None,
    )


def _known_in_pile(game: "IlPrincipe", seat: Seat) -> tuple[CardsView, ...]:
    known, _ = game.pile.known_to(seat)
    return tuple([CardsView(key, known.count(colour)) for colour, key in enumerate(COLOURS) if colour in known])
