"""What a seat sees is filled in here: by allow-list, from nothing."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from signoria.table import Seat, under_the_hammer
from signoria.titles.princes.box import BONUS, ITEM_KEYS, PILES, PRESTIGE, PROFESSIONS
from signoria.titles.princes.counters import COUNTER
from signoria.titles.princes.gains import gains_by_buildings, gains_by_items, with_one_card_more
from signoria.titles.princes.recruiting import targets
from signoria.titles.princes.scoring import card_points
from signoria.titles.princes.shapes import SQUARES
from signoria.titles.princes.values import bonus_total, bonus_value, parts, plain_value
from signoria.titles.princes.views import (
    BonusView,
    BonusWithItem,
    BuildingStock,
    CountView,
    EstateView,
    FreedomStock,
    ItemView,
    KnownView,
    LotView,
    OwnView,
    PileStock,
    PlacesView,
    PrestigeView,
    PrincesView,
    TileView,
    WorkView,
    WorkWithBuilding,
    WorkWithItem,
)

if TYPE_CHECKING:
    from signoria.titles.princes.game import Princes


def view_of(game: "Princes", seat: Seat | None) -> PrincesView:
    """The table as a seat sees it."""
    box = game.box
    stocks = game.item_stocks()
    seen = PrincesView(
        seat=seat,
        waiting=game.waiting(),
        round=game.round,
        rounds=len(box.minimums),
        minimum=game.minimum() if game.round else box.minimums[0],
        opening=game.opening(),
        first_seat=game.first,
        palace_squares=box.palace_squares,
        items=tuple(
            ItemView(ITEM_KEYS[item], stocks[item], bool(game.closed >> item & 1)) for item in game.item_indices()
        ),
        lot=_lot(game),
        buildings=tuple(map(BuildingStock, box.building_keys, game.buildings)),
        freedoms=tuple(map(FreedomStock, box.freedom_keys, game.freedoms)),
        piles=tuple(map(PileStock, PILES, map(len, game.piles))),
        estates=tuple(_estate(game, other) for other in range(game.seats)),
        prestige_counts=() if game.agenda else tuple(_counts(game)),
        own=None if seat is None else _own(game, seat),
    )
    more = {field: look(game, seat) for field, look in box.variant.views}
    return replace(seen, **more) if more else seen


def _lot(game: "Princes") -> LotView | None:
    auction = under_the_hammer(game)
    if auction is None or auction.leader is None:
        return None
    return LotView(item=auction.lot, price=auction.price, leader_seat=auction.leader, still_in_seats=auction.still_in)


def _estate(game: "Princes", seat: Seat) -> EstateView:
    """1.5 Money is hidden unless the option opens it, or the game is over."""
    box = game.box
    estate = game.estates[seat]
    professions = box.card_keys[PROFESSIONS]
    forests, lakes, parks = estate.landscapes
    open_money = game.options["open_money"] or not game.agenda
    return EstateView(
        seat=seat,
        prestige=estate.prestige,
        florins=estate.florins if open_money else None,
        builders=estate.builders,
        jesters=estate.jesters,
        freedoms=tuple([key for place, key in enumerate(box.freedom_keys) if estate.freedoms >> place & 1]),
        buildings=tuple([key for place, key in enumerate(box.building_keys) if estate.buildings >> place & 1]),
        forests=forests,
        lakes=lakes,
        parks=parks,
        empty_squares=49 - estate.filled.bit_count(),
        tiles=tuple([TileView(place.key, place.squares) for place in estate.tiles]),
        professions_on_table=tuple([professions[card] for card in estate.table]),
        recruiting_on_table=estate.recruiters,
        professions_in_hand=len(estate.hand),
        known_professions=tuple([professions[card] for card in estate.hand if game.shown >> card & 1]),
        recruiting_in_hand=estate.recruiting,
        bonus_cards=len(estate.bonus),
        prestige_cards=len(estate.prestige_cards),
        revealed_prestige=()
        if game.agenda
        else tuple([box.card_keys[PRESTIGE][card] for card in estate.prestige_cards]),
        works=estate.works(),
        best_work=estate.best_work,
        may_buy=seat in game.bidders,
        ready=bool(game.answers) and game.answers[seat] is not None,
    )


def _own(game: "Princes", seat: Seat) -> OwnView:
    box = game.box
    estate = game.estates[seat]
    professions, bonus, prestige = box.card_keys
    bonuses = tuple([BonusView(bonus[card], bonus_value(game, seat, card)) for card in estate.bonus])
    mine = seat in game.waiting()
    looked = game.looked if mine else ()
    work = game.work if mine else ()
    held = game.answers[seat] if game.answers else None
    lifted, lifted_bonuses = gains_by_items(game, seat)
    return OwnView(
        florins=estate.florins,
        free_squares=tuple([name for place, name in enumerate(SQUARES) if not estate.filled >> place & 1]),
        hand=tuple([_work(game, seat, card, sum([view.value for view in bonuses])) for card in estate.hand]),
        bonus=bonuses,
        works_with_items=tuple([WorkWithItem(ITEM_KEYS[item], professions[card], to) for item, card, to in lifted]),
        works_with_buildings=tuple(
            [
                WorkWithBuilding(box.building_keys[kind], professions[card], to)
                for kind, card, to in gains_by_buildings(game, seat)
            ]
        ),
        bonus_with_items=tuple([BonusWithItem(ITEM_KEYS[item], bonus[card], to) for item, card, to in lifted_bonuses]),
        building_places=_places(game, seat),
        prestige=tuple([PrestigeView(prestige[card], card_points(game, seat, card)) for card in estate.prestige_cards]),
        looked_at_cards=tuple([box.card_keys[game.looked_in][card] for card in looked]),
        artists=_artists(game, seat, looked if game.looked_in == PROFESSIONS else ()),
        returned_profession=held.text.split()[1] if held is not None else "",
        work=professions[work[0]] if work else "",
        work_bonuses=tuple([bonus[card] for card in work[1:]]),
        known=tuple([_known(game, seat, pile) for pile in (PROFESSIONS, BONUS, PRESTIGE)]),
    )


def _places(game: "Princes", seat: Seat) -> tuple[PlacesView, ...]:
    """5.5 For the kinds that are not built yet."""
    built, blocked = game.estates[seat].buildings, game.blocked(seat)
    return tuple(
        [
            PlacesView(key, len(game.box.building_fits(kind, blocked)))
            for kind, key in enumerate(game.box.building_keys)
            if not built >> kind & 1
        ]
    )


def _artists(game: "Princes", seat: Seat, looked: tuple[int, ...]) -> tuple[WorkView, ...]:
    """Professions within reach, as works: those looked at, and with a recruiting card those on the others' tables."""
    bonus = bonus_total(game, seat)
    called = targets(game, seat) if game.estates[seat].recruiting else []
    then = with_one_card_more(game, seat) if looked else game
    return tuple(
        [_work(then, seat, card, bonus) for card in looked] + [_work(game, seat, card, bonus) for card in called]
    )


def _counts(game: "Princes") -> Iterator[CountView]:
    """7.2 to 7.4 What decided each prestige card."""
    for owner, estate in enumerate(game.estates):
        for card in estate.prestige_cards:
            row = game.box.rows.prestige_cards[card]
            counters = [COUNTER[name] for name in row.at_least or (row.counter,)]
            for seat in range(game.seats) if len(counters) == 1 else (owner,):
                counts = [counter(game.box, game.estates[seat]) for counter in counters]
                yield CountView(row.key, seat, tuple(counts))


def _work(game: "Princes", seat: Seat, card: int, bonus: int) -> WorkView:
    sheet = parts(game, seat, card)
    value = plain_value(game, seat, card)
    return WorkView(game.box.card_keys[PROFESSIONS][card], *sheet, value, value + bonus)


def _known(game: "Princes", seat: Seat, pile: int) -> KnownView:
    keys = game.box.card_keys[pile]
    loose, under = game.piles[pile].known_to(seat)
    return KnownView(
        PILES[pile],
        tuple([keys[card] for card in loose]),
        tuple([keys[card] if card >= 0 else "" for card in under]),
    )
