"""8 Phase 6: cards down to the limit, then bricks down to the limit in force then."""

from collections.abc import Sequence
from typing import Final

from signoria.table import Arguments, Log, Move, Refusal, Seat, Step
from signoria.titles.firenze.bricks import named
from signoria.titles.firenze.choosing import ToTheBag
from signoria.titles.firenze.events import BricksReturned, CardDiscarded
from signoria.titles.firenze.game import Firenze
from signoria.titles.firenze.moves import Brick, Discard
from signoria.titles.firenze.services import lay_off
from signoria.titles.firenze.vocabulary import BRICK_LIMIT, CARD_LIMIT

CELEBRATION_STAYS: Final = Refusal("firenze-refusal-celebration-stays", "8.4")
CARD_NOT_YOURS: Final = Refusal("firenze-refusal-card-not-yours", "8.3")
CARD_ORDER: Final = Refusal("firenze-refusal-card-order", "8.3")


def discardable(game: Firenze, seat: Seat) -> list[int]:
    """8.3 Characters in hand and buildings, in the order in which they are named."""
    family = game.families[seat]
    order = game.box.discard_order
    cards = [card for card in family.hand if card not in game.box.celebrations]
    return sorted([*cards, *family.buildings], key=lambda card: order[card])


def too_many_cards(game: Firenze, seat: Seat) -> int:
    """8.3 and 8.4: how many cards must go now; never more than can."""
    over = game.families[seat].cards() - game.rules()[CARD_LIMIT]
    return min(over, len(discardable(game, seat))) if over > 0 else 0


class CardLimit(Step[Firenze]):
    """8.1 and 8.3: who has too many cards plays characters, if he will, and then discards."""

    paragraph = "8.3"
    key = "firenze-question-discard"
    asides = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asked(self, game: Firenze) -> tuple[Seat, ...]:
        return (self.seat,) if too_many_cards(game, self.seat) else ()

    def settle(self, game: Firenze, log: Log) -> None:
        """There are not too many cards."""

    def arguments(self, game: Firenze, seat: Seat) -> Arguments:
        return {"count": too_many_cards(game, seat), "limit": game.rules()[CARD_LIMIT]}

    def lowest(self, game: Firenze) -> int:
        """Where in the order the next card may stand."""
        return 0

    def choices(self, game: Firenze, seat: Seat) -> list[int]:
        """Not before the last one named, and with enough behind it."""
        cards = discardable(game, seat)
        order = game.box.discard_order
        left = too_many_cards(game, seat)
        lowest = self.lowest(game)
        return [
            card
            for place, card in enumerate(cards)
            if order[card] >= lowest and len(cards) - place >= left and card not in cards[:place]
        ]

    def moves(self, game: Firenze, seat: Seat) -> Sequence[Move]:
        return [game.box.discard[card] for card in self.choices(game, seat)]

    def tempting(self, game: Firenze, seat: Seat) -> Sequence[Move]:
        family = game.families[seat]
        return [game.box.discard[card] for card in sorted({*family.hand, *family.buildings})]

    def forbids(self, game: Firenze, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, Discard):
            return None
        if move.index in game.box.celebrations:
            return CELEBRATION_STAYS
        if move.index not in discardable(game, seat):
            return CARD_NOT_YOURS
        return None if move.index in self.choices(game, seat) else CARD_ORDER

    def play(self, game: Firenze, seat: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Discard)
        lay_off(game, seat, move.index)
        if log is not None:
            log.append(CardDiscarded(seat=seat, card=move.key))
        game.ask(DiscardMore(seat, move.index))


class DiscardMore(CardLimit):
    """8.3 Further cards go in a fixed order, so that every set has one way; no character is played any more."""

    asides = False

    def __init__(self, seat: Seat, last: int) -> None:
        super().__init__(seat)
        self.last = last

    def lowest(self, game: Firenze) -> int:
        return game.box.discard_order[self.last]


class StoreLimit(Step[Firenze]):
    """8.2 More bricks than the storehouse may hold go back to the bag."""

    paragraph = "8.2"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def settle(self, game: Firenze, log: Log) -> None:
        over = sum(game.families[self.seat].store) - game.rules()[BRICK_LIMIT]
        if over > 0:
            game.ask(ReturnBricks(self.seat, over))


class ReturnBricks(ToTheBag):
    """8.2 The owner chooses which."""

    paragraph = "8.2"
    key = "firenze-question-return"

    def words(self, game: Firenze) -> tuple[Brick, ...]:
        return game.box.lose

    def go_on(self, chosen: tuple[int, ...]) -> "ReturnBricks":
        return ReturnBricks(self.seat, self.count, chosen)

    def complete(self, game: Firenze, chosen: tuple[int, ...], log: Log) -> None:
        if log is not None:
            log.append(BricksReturned(seat=self.seat, bricks=named(chosen)))
