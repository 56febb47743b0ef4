"""9.4 What characters do: a brick out of the bag or of another's storehouse, a floor off another's tower, and more."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from signoria.table import Alone, Arguments, Log, Move, Refusal, Seat, Step
from signoria.titles.firenze.bricks import COLOURS, Bricks, named, with_more
from signoria.titles.firenze.choosing import ChooseBricks
from signoria.titles.firenze.events import BricksPicked, BrickStolen, CardHandedOn, CelebrationDiscarded
from signoria.titles.firenze.losses import NO_SUCH_TOWER, lower
from signoria.titles.firenze.moves import Brick, Discard, HandOn, Sabotage, Steal

if TYPE_CHECKING:
    from signoria.titles.firenze.game import Firenze

NOT_FROM_YOURSELF: Final = Refusal("firenze-refusal-not-from-yourself", "9.4")
NOBODY_THERE: Final = Refusal("firenze-refusal-nobody-there", "9.4")
NOT_IN_STORE: Final = Refusal("firenze-refusal-not-in-store", "9.4")
NOT_TO_YOURSELF: Final = Refusal("firenze-refusal-not-to-yourself", "9.6")
NOT_THAT_CARD: Final = Refusal("firenze-refusal-not-that-card", "9.6")
NO_SUCH_CELEBRATION: Final = Refusal("firenze-refusal-no-such-celebration", "9.4")


def forbids_victim(game: "Firenze", seat: Seat, victim: Seat) -> Refusal | None:
    """9.4 Another player, and one who is there."""
    if victim == seat:
        return NOT_FROM_YOURSELF
    return None if victim < game.seats else NOBODY_THERE


class PickFromBag(ChooseBricks):
    """9.4 Bricks of chosen colours out of the bag."""

    paragraph = "9.4"
    key = "firenze-question-pick"

    def source(self, game: "Firenze") -> Bricks:
        return game.bag

    def words(self, game: "Firenze") -> tuple[Brick, ...]:
        return game.box.pick

    def take(self, game: "Firenze", colour: int) -> None:
        game.to_bag(colour, -1)
        game.store(self.seat, (colour,))

    def go_on(self, chosen: tuple[int, ...]) -> "PickFromBag":
        return PickFromBag(self.seat, self.count, chosen)

    def complete(self, game: "Firenze", chosen: tuple[int, ...], log: Log) -> None:
        if log is not None:
            log.append(BricksPicked(seat=self.seat, bricks=named(chosen)))


class StealBrick(Alone["Firenze"]):
    """9.4 A brick of one's choice out of another player's storehouse."""

    paragraph = "9.4"
    key = "firenze-question-steal"

    def moves(self, game: "Firenze", seat: Seat) -> Sequence[Move]:
        return [
            game.box.steal[other][colour]
            for other in game.others(seat)
            for colour, count in enumerate(game.families[other].store)
            if count
        ]

    def forbids(self, game: "Firenze", seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, Steal):
            return None
        why = forbids_victim(game, seat, move.seat)
        if why is not None:
            return why
        return None if game.families[move.seat].store[move.colour] else NOT_IN_STORE

    def play(self, game: "Firenze", seat: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Steal)
        victim = game.families[move.seat]
        victim.store = with_more(victim.store, move.colour, -1)
        game.store(seat, (move.colour,))
        if log is not None:
            log.append(BrickStolen(seat=seat, from_seat=move.seat, colour=COLOURS[move.colour]))


class SabotageTower(Alone["Firenze"]):
    """9.4 The top brick of another player's tower goes to the bag."""

    paragraph = "9.4"
    key = "firenze-question-sabotage"

    def __init__(self, seat: Seat, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def moves(self, game: "Firenze", seat: Seat) -> Sequence[Move]:
        return [
            game.box.sabotage[other][colour][height]
            for other in game.others(seat)
            for colour, height in sorted(set(game.families[other].towers))
        ]

    def forbids(self, game: "Firenze", seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, Sabotage):
            return None
        why = forbids_victim(game, seat, move.seat)
        if why is not None:
            return why
        return None if (move.colour, move.height) in game.families[move.seat].towers else NO_SUCH_TOWER

    def play(self, game: "Firenze", seat: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Sabotage)
        lower(game, move.seat, (move.colour, move.height), self.card, log)


class DiscardCelebration(Step["Firenze"]):
    """9.5 A celebration leaves the hand for the discard pile."""

    paragraph = "9.5"
    key = "firenze-question-discard-celebration"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asked(self, game: "Firenze") -> tuple[Seat, ...]:
        return (self.seat,) if celebrations(game, self.seat) else ()

    def settle(self, game: "Firenze", log: Log) -> None:
        """There is no celebration left to discard."""

    def moves(self, game: "Firenze", seat: Seat) -> Sequence[Move]:
        return [game.box.discard[card] for card in sorted(set(celebrations(game, seat)))]

    def forbids(self, game: "Firenze", seat: Seat, move: Move) -> Refusal | None:
        return NO_SUCH_CELEBRATION if isinstance(move, Discard) else None

    def play(self, game: "Firenze", seat: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Discard)
        lay_off(game, seat, move.index)
        if log is not None:
            log.append(CelebrationDiscarded(seat=seat, card=move.key))


class HandCardOn(Alone["Firenze"]):
    """9.6 Its owner may hand the card to another player, who cannot refuse."""

    paragraph = "9.6"
    key = "firenze-question-hand-on"

    def __init__(self, seat: Seat, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def arguments(self, game: "Firenze", seat: Seat) -> Arguments:
        return {"card": game.box.card_keys[self.card]}

    def moves(self, game: "Firenze", seat: Seat) -> Sequence[Move]:
        others = [game.box.hand_on[self.card][other] for other in game.others(seat)]
        return [*others, game.box.keep[self.card]]

    def forbids(self, game: "Firenze", seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, HandOn):
            return None
        if move.card != self.card:
            return NOT_THAT_CARD
        return NOT_TO_YOURSELF if move.seat == seat else NOBODY_THERE

    def play(self, game: "Firenze", seat: Seat, move: Move, log: Log) -> None:
        if not isinstance(move, HandOn):
            return
        giver, receiver = game.families[seat], game.families[move.seat]
        giver.hand = without(giver.hand, move.card)
        receiver.hand = tuple(sorted((*receiver.hand, move.card)))
        if log is not None:
            log.append(CardHandedOn(seat=seat, to_seat=move.seat, card=move.key))


def celebrations(game: "Firenze", seat: Seat) -> list[int]:
    """The celebrations in a hand."""
    return [card for card in game.families[seat].hand if card in game.box.celebrations]


def lay_off(game: "Firenze", seat: Seat, card: int) -> None:
    """A card goes from the hand, or from before its owner, to the discard pile."""
    family = game.families[seat]
    if card in family.hand:
        family.hand = without(family.hand, card)
    else:
        family.buildings = without(family.buildings, card)
    game.discard += (card,)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The same cards less one copy of a card."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
