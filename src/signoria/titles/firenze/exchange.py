"""4 Phase 2: once a turn, several bricks for one that lies on a card of the row."""

from collections.abc import Sequence
from typing import Final

from signoria.table import Alone, Arguments, Log, Move, Refusal, Seat, Step
from signoria.titles.firenze.bricks import COLOURS, named, with_more
from signoria.titles.firenze.characters import playable
from signoria.titles.firenze.choosing import ChooseBricks
from signoria.titles.firenze.events import Exchanged
from signoria.titles.firenze.game import Firenze
from signoria.titles.firenze.moves import SKIP, TRADE, Brick, Exchange
from signoria.titles.firenze.vocabulary import EXCHANGE_GIVE

TOO_FEW_TO_EXCHANGE: Final = Refusal("firenze-refusal-too-few-to-exchange", "4.1")
NOT_ON_CARD: Final = Refusal("firenze-refusal-not-on-card", "4.2")


def can_exchange(game: Firenze, seat: Seat) -> bool:
    """4.1 Whether there are bricks enough to give, and one to take."""
    return sum(game.families[seat].store) >= game.rules()[EXCHANGE_GIVE] and any(map(any, game.lying))


class OfferExchange(Step[Firenze]):
    """4.1 One may exchange, once a turn, or skip the phase."""

    paragraph = "4.1"
    key = "firenze-question-exchange"
    asides = True
    settled = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asked(self, game: Firenze) -> tuple[Seat, ...]:
        return (self.seat,) if can_exchange(game, self.seat) or playable(game, self.seat) else ()

    def settle(self, game: Firenze, log: Log) -> None:
        """There is nothing to exchange, and nobody to play."""

    def arguments(self, game: Firenze, seat: Seat) -> Arguments:
        return {"give": game.rules()[EXCHANGE_GIVE]}

    def moves(self, game: Firenze, seat: Seat) -> Sequence[Move]:
        return BOTH if can_exchange(game, seat) else ONLY_SKIP

    def tempting(self, game: Firenze, seat: Seat) -> Sequence[Move]:
        return BOTH

    def forbids(self, game: Firenze, seat: Seat, move: Move) -> Refusal | None:
        return TOO_FEW_TO_EXCHANGE if move is TRADE and not can_exchange(game, seat) else None

    def play(self, game: Firenze, seat: Seat, move: Move, log: Log) -> None:
        if move is TRADE:
            game.ask(ChooseBrick(seat))


BOTH: Final[tuple[Move, ...]] = (TRADE, SKIP)
ONLY_SKIP: Final[tuple[Move, ...]] = (SKIP,)


class ChooseBrick(Alone[Firenze]):
    """4.2 The brick one wants, and the card it lies on."""

    paragraph = "4.2"
    key = "firenze-question-choose-brick"

    def arguments(self, game: Firenze, seat: Seat) -> Arguments:
        return {"give": game.rules()[EXCHANGE_GIVE]}

    def moves(self, game: Firenze, seat: Seat) -> Sequence[Move]:
        exchange = game.box.exchange
        return [
            exchange[place][colour]
            for place, bricks in enumerate(game.lying)
            for colour, count in enumerate(bricks)
            if count
        ]

    def forbids(self, game: Firenze, seat: Seat, move: Move) -> Refusal | None:
        return NOT_ON_CARD if isinstance(move, Exchange) else None

    def play(self, game: Firenze, seat: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Exchange)
        game.ask(GiveForExchange(seat, game.rules()[EXCHANGE_GIVE], move.place, move.colour))


class GiveForExchange(ChooseBricks):
    """4.2 First one's own bricks go on the card, then the brick that lay there before is taken."""

    paragraph = "4.2"
    key = "firenze-question-give"

    def __init__(self, seat: Seat, count: int, place: int, colour: int, chosen: tuple[int, ...] = ()) -> None:
        super().__init__(seat, count, chosen)
        self.place = place
        self.colour = colour

    def words(self, game: Firenze) -> tuple[Brick, ...]:
        return game.box.give

    def arguments(self, game: Firenze, seat: Seat) -> Arguments:
        card = game.box.card_keys[game.row[self.place]]
        return {"count": self.count - len(self.chosen), "card": card, "for_colour": COLOURS[self.colour]}

    def take(self, game: Firenze, colour: int) -> None:
        family = game.families[self.seat]
        family.store = with_more(family.store, colour, -1)
        game.lay(self.place, colour)

    def go_on(self, chosen: tuple[int, ...]) -> "GiveForExchange":
        return GiveForExchange(self.seat, self.count, self.place, self.colour, chosen)

    def complete(self, game: Firenze, chosen: tuple[int, ...], log: Log) -> None:
        game.lay(self.place, self.colour, -1)
        game.store(self.seat, (self.colour,))
        if log is not None:
            card = game.box.card_keys[game.row[self.place]]
            log.append(Exchanged(seat=self.seat, card=card, given_bricks=named(chosen), colour=COLOURS[self.colour]))
