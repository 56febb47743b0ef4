"""5 The actions: clockwise from Il Principe, one each."""

from collections.abc import Sequence
from typing import Final

from signoria.table import PASS, Alone, Arguments, Log, Move, Refusal, Seat, Step
from signoria.titles.il_principe.box import NONE
from signoria.titles.il_principe.building import build, buildable, forbids_building, tempting_cities
from signoria.titles.il_principe.components import COLOURS
from signoria.titles.il_principe.counts import changed
from signoria.titles.il_principe.events import ActionPassed, CardsPlayed
from signoria.titles.il_principe.game import NOBODY, IlPrincipe
from signoria.titles.il_principe.moves import Build, Cards, Play

NONE_IN_HAND: Final = Refusal("il_principe-refusal-none-in-hand", "5.2")
NOT_SO_MANY: Final = Refusal("il_principe-refusal-not-so-many", "5.2")


class ActionPhase(Step[IlPrincipe]):
    """5.1 Everybody has one action, clockwise from Il Principe."""

    paragraph = "5.1"

    def settle(self, game: IlPrincipe, log: Log) -> None:
        game.ask(*[Turn(seat) for seat in game.from_prince()])


class Turn(Alone[IlPrincipe]):
    """5.1 Build a city, or play cards of one colour, or 5.3 pass."""

    paragraph = "5.1"
    key = "il_principe-question-turn"
    settled = True

    def arguments(self, game: IlPrincipe, seat: Seat) -> Arguments:
        return {"coins": game.families[seat].coins, "round": game.round}

    def moves(self, game: IlPrincipe, seat: Seat) -> Sequence[Move]:
        hand = game.families[seat].hand
        cards = [move for move, count in zip(game.box.play, hand, strict=True) if count]
        return [*buildable(game, seat), *cards, PASS]

    def tempting(self, game: IlPrincipe, seat: Seat) -> Sequence[Move]:
        return [*tempting_cities(game), *game.box.play]

    def forbids(self, game: IlPrincipe, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, Build):
            return forbids_building(game, seat, move.index)
        if isinstance(move, Play) and not game.families[seat].hand[move.index]:
            return NONE_IN_HAND
        return None

    def play(self, game: IlPrincipe, seat: Seat, move: Move, log: Log) -> None:
        if isinstance(move, Build):
            build(game, seat, move.index, log)
        elif isinstance(move, Play):
            self._play_cards(game, seat, move.index, log)
        elif log is not None:
            log.append(ActionPassed(seat=seat))

    def _play_cards(self, game: IlPrincipe, seat: Seat, colour: int, log: Log) -> None:
        """5.2 How many is asked where there is a choice; until it is answered nobody has seen the colour."""
        if game.families[seat].hand[colour] == 1:
            play_cards(game, seat, colour, 1, log)
            return
        game.draft(self)
        game.playing = colour
        game.ask(HowMany(seat))


class HowMany(Alone[IlPrincipe]):
    """5.2 Any number of cards of the colour, at least one."""

    paragraph = "5.2"
    key = "il_principe-question-how-many"

    def arguments(self, game: IlPrincipe, seat: Seat) -> Arguments:
        return {"card": COLOURS[game.playing], "most": game.families[seat].hand[game.playing]}

    def moves(self, game: IlPrincipe, seat: Seat) -> Sequence[Move]:
        return game.box.cards[: game.families[seat].hand[game.playing]]

    def forbids(self, game: IlPrincipe, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, Cards) or move.count <= game.families[seat].hand[game.playing]:
            return None
        return NOT_SO_MANY

    def play(self, game: IlPrincipe, seat: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Cards)
        colour = game.playing
        game.playing = NOBODY
        game.end_draft()
        play_cards(game, seat, colour, move.count, log)


def play_cards(game: IlPrincipe, seat: Seat, colour: int, count: int, log: Log) -> None:
    """5.2 Cards from the hand, face up in front of oneself for good."""
    game.show()
    game.families[seat].lay_out(changed(NONE, colour, count))
    if log is not None:
        log.append(CardsPlayed(seat=seat, card=COLOURS[colour], count=count))
