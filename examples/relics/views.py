"""What a seat sees: built by allow-list, from nothing."""

from typing import TYPE_CHECKING

from msgspec import Struct

from signoria.table import KeyMove, Seat, View, under_the_hammer, views

if TYPE_CHECKING:
    from examples.relics.game import Relics


class LotView(views.LotView, frozen=True, kw_only=True):
    """The relic under the hammer."""

    relic: str


class StallView(Struct, frozen=True, kw_only=True):
    """What everybody sees of a stall; coins are null where they are hidden."""

    seat: Seat
    points: int
    coins: int | None
    relics: tuple[str, ...]
    hand_size: int
    pawned: bool
    ready: bool


class OwnView(Struct, frozen=True, kw_only=True):
    """What a seat alone sees."""

    coins: int
    relics_in_hand: tuple[str, ...]
    laid_relic: str


class RelicsView(View, frozen=True, kw_only=True):
    """The fair as one seat, or a spectator, sees it."""

    round: int
    first_seat: Seat
    pile: int
    laid_relics: tuple[str, ...]
    unsold_relics: tuple[str, ...]
    lot: LotView | None
    stalls: tuple[StallView, ...]
    own: OwnView | None


def view_of(game: "Relics", seat: Seat | None) -> RelicsView:
    """The fair as a seat sees it."""
    keys = game.box.keys
    auction = under_the_hammer(game)
    return RelicsView(
        seat=seat,
        waiting=game.waiting(),
        round=game.round,
        first_seat=game.first,
        pile=len(game.pile),
        laid_relics=tuple([keys[relic] for _, relic in game.laid]),
        unsold_relics=tuple([keys[relic] for relic in game.unsold]),
        lot=None if auction is None else LotView(relic=auction.lot, **auction.standing()),
        stalls=tuple([_stall(game, owner) for owner in range(game.seats)]),
        own=None if seat is None else _own(game, seat),
    )


def _stall(game: "Relics", seat: Seat) -> StallView:
    """1.2 Coins are hidden unless the option opens them, or the game is over."""
    stall = game.stalls[seat]
    return StallView(
        seat=seat,
        points=stall.points(),
        coins=stall.coins if game.options["open_coins"] or not game.agenda else None,
        relics=tuple([game.box.keys[relic] for relic in stall.relics]),
        hand_size=len(stall.hand),
        pawned=stall.pawned,
        ready=bool(game.answers) and seat not in game.waiting(),
    )


def _own(game: "Relics", seat: Seat) -> OwnView:
    held = game.answers[seat] if game.answers else None
    return OwnView(
        coins=game.stalls[seat].coins,
        relics_in_hand=tuple([game.box.keys[relic] for relic in game.stalls[seat].hand]),
        laid_relic=held.key if isinstance(held, KeyMove) else "",
    )
