"""3 Phase 1: taking a card with its bricks, what it does, and the new card at the end of the row."""

from collections.abc import Sequence
from typing import Final

from signoria.table import Arguments, Log, Move, Refusal, Seat, Step
from signoria.titles.firenze.bricks import NONE, named, only, spelled_out, together, with_more
from signoria.titles.firenze.components import BUILDING, CHURCH, EVENT
from signoria.titles.firenze.effects import draw, effects_of
from signoria.titles.firenze.events import (
    CardTaken,
    ChurchGone,
    ChurchPlaced,
    PricePaid,
    Reshuffled,
    RowRefilled,
    TwinDiscarded,
)
from signoria.titles.firenze.game import Firenze
from signoria.titles.firenze.moves import Brick, Take
from signoria.titles.firenze.prices import affordable_places, price_of_place
from signoria.titles.firenze.vocabulary import DRAW_AFTER_CARD

CANNOT_PAY_PRICE: Final = Refusal("firenze-refusal-cannot-pay-price", "3.1")
NO_CARD_AT_PLACE: Final = Refusal("firenze-refusal-no-card-there", "3.1")
NONE_TO_PAY_WITH: Final = Refusal("firenze-refusal-none-of-colour", "3.2")


def forbids_taking(game: Firenze, place: int) -> Refusal | None:
    """3.1 A card of the row, and its price out of the storehouse before its bricks are taken."""
    if place >= len(game.row):
        return NO_CARD_AT_PLACE
    return None if place < affordable_places(game) else CANNOT_PAY_PRICE


class TakeCard(Step[Firenze]):
    """3.1 One card of the row must be taken; each place further right costs a brick more."""

    paragraph = "3.1"
    key = "firenze-question-take"
    asides = True
    settled = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asked(self, game: Firenze) -> tuple[Seat, ...]:
        return (self.seat,) if game.row else ()

    def settle(self, game: Firenze, log: Log) -> None:
        """3.7 Without a single card left, the phase is over."""

    def moves(self, game: Firenze, seat: Seat) -> Sequence[Move]:
        return game.box.take[: affordable_places(game)]

    def tempting(self, game: Firenze, seat: Seat) -> Sequence[Move]:
        return game.box.take[: len(game.row)]

    def forbids(self, game: Firenze, seat: Seat, move: Move) -> Refusal | None:
        return forbids_taking(game, move.place) if isinstance(move, Take) else None

    def play(self, game: Firenze, seat: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Take)
        price = price_of_place(game, move.place)
        game.ask(Receive(seat, move.place), REFILL, DrawAfterCard(seat))
        if price:
            game.ask(PayPrice(seat, move.place, price))


class PayPrice(Step[Firenze]):
    """3.2 One brick of any colour on each card to the left, from the leftmost on; the payer says which on which."""

    paragraph = "3.2"
    key = "firenze-question-pay-price"

    def __init__(self, seat: Seat, place: int, price: int, paid: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.place = place
        self.price = price
        self.paid = paid

    def asked(self, game: Firenze) -> tuple[Seat, ...]:
        if len(self.paid) == self.price or only(game.families[self.seat].store) >= 0:
            return ()
        return (self.seat,)

    def settle(self, game: Firenze, log: Log) -> None:
        """All is paid, or there is but one colour to pay with."""
        if len(self.paid) < self.price:
            self._pay(game, only(game.families[self.seat].store))
        elif log is not None and self.paid:
            log.append(PricePaid(seat=self.seat, bricks=named(self.paid)))

    def arguments(self, game: Firenze, seat: Seat) -> Arguments:
        keys = game.box.card_keys
        onto = keys[game.row[len(self.paid)]]
        return {"card": keys[game.row[self.place]], "onto": onto, "count": self.price - len(self.paid)}

    def moves(self, game: Firenze, seat: Seat) -> Sequence[Move]:
        pay = game.box.pay
        return [pay[colour] for colour, count in enumerate(game.families[seat].store) if count]

    def forbids(self, game: Firenze, seat: Seat, move: Move) -> Refusal | None:
        return NONE_TO_PAY_WITH if isinstance(move, Brick) and move in game.box.pay else None

    def play(self, game: Firenze, seat: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Brick)
        self._pay(game, move.colour)

    def _pay(self, game: Firenze, colour: int) -> None:
        family = game.families[self.seat]
        family.store = with_more(family.store, colour, -1)
        game.lay(len(self.paid), colour)
        game.ask(PayPrice(self.seat, self.place, self.price, (*self.paid, colour)))


class Receive(Step[Firenze]):
    """3.3 The card and all its bricks are taken; 3.4 what the card does depends on its kind."""

    paragraph = "3.3"

    def __init__(self, seat: Seat, place: int) -> None:
        self.seat = seat
        self.place = place

    def settle(self, game: Firenze, log: Log) -> None:
        family = game.families[self.seat]
        card, bricks = game.row[self.place], game.lying[self.place]
        game.row = game.row[: self.place] + game.row[self.place + 1 :]
        game.lying = game.lying[: self.place] + game.lying[self.place + 1 :]
        family.store = together(family.store, bricks)
        if log is not None:
            log.append(CardTaken(seat=self.seat, card=game.box.card_keys[card], bricks=spelled_out(bricks)))
        kind = game.box.kinds[card]
        if kind == EVENT:
            game.discard += (card,)
            game.ask(*effects_of(game, self.seat, card, "taken"))
        elif kind == BUILDING:
            _put_up(game, self.seat, card, log)
        elif kind == CHURCH:
            _place_church(game, card, log)
        else:
            family.hand = tuple(sorted((*family.hand, card)))


def _put_up(game: Firenze, seat: Seat, card: int, log: Log) -> None:
    """9.7 A building lies before its owner; a twin is discarded at once."""
    family = game.families[seat]
    if card not in family.buildings:
        family.buildings = tuple(sorted((*family.buildings, card)))
        return
    game.discard += (card,)
    if log is not None:
        log.append(TwinDiscarded(seat=seat, card=game.box.card_keys[card]))


def _place_church(game: Firenze, card: int, log: Log) -> None:
    """9.8 A church takes a place; when all are taken, the oldest goes without effect."""
    keys = game.box.card_keys
    if len(game.churches) == game.box.rows.churches.places:
        oldest, *others = game.churches
        game.churches = tuple(others)
        game.discard += (oldest,)
        if log is not None:
            log.append(ChurchGone(card=keys[oldest]))
    game.churches += (card,)
    if log is not None:
        log.append(ChurchPlaced(card=keys[card]))


class Refill(Step[Firenze]):
    """3.5 The gap is closed from the right; the next card of the pile comes last, with bricks from the bag."""

    paragraph = "3.5"

    def settle(self, game: Firenze, log: Log) -> None:
        refill(game, log)


REFILL: Final = Refill()


def refill(game: Firenze, log: Log) -> None:
    """A new card at the end of the row, if there is one; 3.6 with as many bricks as there are."""
    card = _next_card(game, log)
    if card is None:
        return
    drawn = game.draw_bricks(game.box.rows.row.bricks)
    bricks = [*NONE]
    for colour in drawn:
        bricks[colour] += 1
    game.row += (card,)
    game.lying += (tuple(bricks),)
    if log is not None:
        log.append(RowRefilled(card=game.box.card_keys[card], bricks=spelled_out(game.lying[-1])))


def _next_card(game: Firenze, log: Log) -> int | None:
    """3.7 Starting cards first, then the others; when there are none, the discard pile is shuffled into a new pile."""
    if not game.opening and not game.deck:
        game.deck, game.discard = game.discard, ()
        if log is not None and game.deck:
            log.append(Reshuffled(count=len(game.deck)))
    pile = game.opening or game.deck
    if not pile:
        return None
    place = game.below(len(pile))
    left = pile[:place] + pile[place + 1 :]
    if game.opening:
        game.opening = left
    else:
        game.deck = left
    return pile[place]


class DrawAfterCard(Step[Firenze]):
    """9.7 Whoever owns a building that says so draws from the bag now."""

    paragraph = "9.7"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def settle(self, game: Firenze, log: Log) -> None:
        count = game.rules()[DRAW_AFTER_CARD]
        if count:
            card = next(card for card in game.families[self.seat].buildings if _draws(game, card))
            draw(game, self.seat, card, count, log)


def _draws(game: Firenze, card: int) -> bool:
    return any(rule == DRAW_AFTER_CARD for rule, _ in game.box.changes[card])
