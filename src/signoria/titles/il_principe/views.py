"""What a seat sees: built by allow-list, from nothing."""

from typing import TYPE_CHECKING

from msgspec import Struct

from signoria.table import Auction, Seat, Several, View
from signoria.titles.il_principe.box import MAJOR, MINOR
from signoria.titles.il_principe.components import COLOURS
from signoria.titles.il_principe.counts import Counts

if TYPE_CHECKING:
    from signoria.titles.il_principe.game import IlPrincipe


class CardsView(Struct, frozen=True):
    """So many cards of a colour."""

    card: str
    count: int


class LotView(Struct, frozen=True):
    """What is under the hammer: a group of cards, or a role; the leader is null until somebody bids."""

    card: str
    role: str
    price: int
    leader_seat: Seat | None
    still_in_seats: tuple[Seat, ...]


class RoleView(Struct, frozen=True):
    """The two roles of a colour and who holds them; null on the board, or where there is no such tile."""

    card: str
    major_role: str
    major_seat: Seat | None
    minor_role: str
    minor_seat: Seat | None


class RegionView(Struct, frozen=True):
    """A region and the shields in it, seat by seat."""

    region: str
    shields: tuple[int, ...]


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
    """A city on display, and what its viewer still lacks for it: cards by colour, and coins."""

    city: str
    lacks_cards: tuple[str, ...]
    lacks_coins: int


class OwnView(Struct, frozen=True, kw_only=True):
    """What a seat alone sees of its own things."""

    coins: int
    hand: tuple[CardsView, ...]
    drawn_last: tuple[CardsView, ...]
    laid_cards: tuple[str, ...]
    playing_card: str
    wishes: tuple[WishView, ...]
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
        offer=_cards(game.offer),
        lot=_lot(game),
        roles=tuple([_role(game, colour) for colour in range(len(COLOURS))]),
        regions=tuple([RegionView(key, shields) for key, shields in zip(game.box.region_keys, game.map, strict=True)]),
        families=tuple([_family(game, owner) for owner in range(game.seats)]),
        own=None if seat is None else _own(game, seat),
    )


def _cards(counts: Counts) -> tuple[CardsView, ...]:
    return tuple([CardsView(key, count) for key, count in zip(COLOURS, counts, strict=True) if count])


def _lot(game: "IlPrincipe") -> LotView | None:
    step = game.agenda[-1] if game.agenda else None
    if not isinstance(step, Auction):
        return None
    cards = step.lot in COLOURS
    return LotView(
        step.lot if cards else "", "" if cards else step.lot, step.price, step.leader, tuple(sorted(step.still_in))
    )


def _role(game: "IlPrincipe", colour: int) -> RoleView:
    major, minor = (tiles[colour] for tiles in game.roles)
    return RoleView(
        COLOURS[colour],
        game.box.role_keys[MAJOR][colour],
        major if major >= 0 else None,
        game.box.role_keys[MINOR][colour] if game.numbers.minor_roles else "",
        minor if minor >= 0 else None,
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
    box = game.box
    held = game.answers[seat] if game.answers else None
    laid = held.moves if isinstance(held, Several) else ()
    playing = game.playing if game.drafting() == seat else -1
    return OwnView(
        coins=family.coins,
        hand=_cards(family.hand),
        drawn_last=_cards(family.drawn),
        laid_cards=tuple([move.text.split()[1] for move in laid]),
        playing_card=COLOURS[playing] if playing >= 0 else "",
        wishes=tuple(
            [
                WishView(
                    box.city_keys[city],
                    box.missing(city, family.hand),
                    max(0, box.costs[city] - family.coins),
                )
                for city in game.display
            ]
        ),
        known_in_pile=_known_in_pile(game, seat),
    )


def _known_in_pile(game: "IlPrincipe", seat: Seat) -> tuple[CardsView, ...]:
    known, _ = game.pile.known_to(seat)
    return tuple([CardsView(key, known.count(colour)) for colour, key in enumerate(COLOURS) if colour in known])
