"""5 The actions: clockwise from the first player, up to two each."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from signoria.table import Arguments, Log, Move, Refusal, Seat, Step
from signoria.titles.princes.box import BONUS, PILES, PROFESSIONS
from signoria.titles.princes.building import buildable, forbids_building, start_building
from signoria.titles.princes.draws import look
from signoria.titles.princes.events import FreedomIntroduced, TurnEnded
from signoria.titles.princes.game import Princes, prestige_sold
from signoria.titles.princes.moves import STOP, Build, Draw, Free, Work
from signoria.titles.princes.works import forbids_work, start_work, workable

ACTIONS_A_TURN: Final = 2
EVERY_FREEDOM: Final = 0b111
ONCE_A_TURN: Final = Refusal("princes-refusal-once-a-turn", "5.2")
NO_ACTION_LEFT: Final = Refusal("princes-refusal-no-action-left", "5.1")
CANNOT_PAY_CARD: Final = Refusal("princes-refusal-cannot-pay", "5.7")
CANNOT_PAY_BONUS: Final = Refusal("princes-refusal-cannot-pay", "5.9")
CANNOT_PAY_FREEDOM: Final = Refusal("princes-refusal-cannot-pay", "5.8")
PILE_GONE: Final = Refusal("princes-refusal-cards-gone", "5.7")
BONUS_PILE_GONE: Final = Refusal("princes-refusal-cards-gone", "5.9")
FREEDOM_THERE: Final = Refusal("princes-refusal-freedom-there", "5.8")
FREEDOM_GONE: Final = Refusal("princes-refusal-freedom-gone", "5.8")


class ActionPhase(Step[Princes]):
    """5.1 Everybody has a turn, clockwise from the first player."""

    paragraph = "5.1"

    def settle(self, game: Princes, log: Log) -> None:
        steps: list[Step[Princes]] = []
        variant = game.box.variant
        for seat in game.clockwise(game.first, range(game.seats)):
            more = sum([further(game, seat) for further in variant.further_actions])
            steps += [variant.turn(seat, ACTIONS_A_TURN + more, 0), *[end(seat) for end in variant.turn_ends]]
        game.ask(*steps)


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """A row in the list of what a turn may be used for."""

    once: int = 0
    """Its bit among the actions that are taken only once a turn; 0 for those that may be repeated."""

    def takes(self, move: Move) -> bool:
        """Whether a move is one of this action's."""
        raise NotImplementedError

    def candidates(self, game: Princes, seat: Seat) -> Sequence[Move]:
        """Its moves, allowed or not, as far as a person would think of them."""
        raise NotImplementedError

    def forbids(self, game: Princes, seat: Seat, move: Move) -> Refusal | None:
        """Why one of them is not allowed."""
        raise NotImplementedError

    def moves(self, game: Princes, seat: Seat) -> Sequence[Move]:
        """Those of them that are allowed."""
        return [move for move in self.candidates(game, seat) if self.forbids(game, seat, move) is None]

    def play(self, game: Princes, turn: "Turn", move: Move, log: Log) -> tuple[Step[Princes], ...]:
        """What it does at once, and what it asks."""
        raise NotImplementedError

    def next_turn(self, turn: "Turn") -> "Turn":
        """The turn that goes on after it: an action less is left."""
        return turn.again(turn.left - 1, turn.done | self.once)


class MakeWork(Action):
    """6 Have a work made."""

    def takes(self, move: Move) -> bool:
        return isinstance(move, Work)

    def candidates(self, game: Princes, seat: Seat) -> Sequence[Move]:
        work = game.box.work
        return [work[card] for card in game.estates[seat].hand]

    def forbids(self, game: Princes, seat: Seat, move: Move) -> Refusal | None:
        assert isinstance(move, Work)
        return forbids_work(game, seat, move.index)

    def moves(self, game: Princes, seat: Seat) -> Sequence[Move]:
        return workable(game, seat)

    def play(self, game: Princes, turn: "Turn", move: Move, log: Log) -> tuple[Step[Princes], ...]:
        assert isinstance(move, Work)
        return start_work(game, turn, turn.seat, move)


class PutUpBuilding(Action):
    """5.3 Build."""

    def takes(self, move: Move) -> bool:
        return isinstance(move, Build)

    def candidates(self, game: Princes, seat: Seat) -> Sequence[Move]:
        return game.box.build

    def forbids(self, game: Princes, seat: Seat, move: Move) -> Refusal | None:
        assert isinstance(move, Build)
        return forbids_building(game, seat, move.index)

    def moves(self, game: Princes, seat: Seat) -> Sequence[Move]:
        return buildable(game, seat)

    def play(self, game: Princes, turn: "Turn", move: Move, log: Log) -> tuple[Step[Princes], ...]:
        assert isinstance(move, Build)
        return start_building(turn.seat, move)


class DrawCard(Action):
    """5.7 and 5.9: pay, look at five cards, keep one."""

    def __init__(self, pile: int, once: int, unpaid: Refusal, gone: Refusal) -> None:
        self.pile = pile
        self.once = once
        self.unpaid = unpaid
        self.gone = gone

    def takes(self, move: Move) -> bool:
        return isinstance(move, Draw) and move.index == self.pile

    def cost(self, game: Princes) -> int:
        """What looking costs."""
        return game.box.money.profession_card if self.pile == PROFESSIONS else game.box.money.bonus_card

    def candidates(self, game: Princes, seat: Seat) -> Sequence[Move]:
        return game.box.draw[self.pile : self.pile + 1]

    def forbids(self, game: Princes, seat: Seat, move: Move) -> Refusal | None:
        if not len(game.piles[self.pile]):
            return self.gone
        if self.cost(game) > game.wealth(seat):
            return self.unpaid
        return None

    def moves(self, game: Princes, seat: Seat) -> Sequence[Move]:
        move = game.box.draw[self.pile]
        return () if self.forbids(game, seat, move) is not None else (move,)

    def play(self, game: Princes, turn: "Turn", move: Move, log: Log) -> tuple[Step[Princes], ...]:
        cost = self.cost(game)
        changes = game.pay(turn.seat, cost, PILES[self.pile])
        return look(game, turn.seat, self.pile, changes, cost, log)


class IntroduceFreedom(Action):
    """5.8 A freedom, one of each kind, while there are any."""

    def __init__(self, once: int) -> None:
        self.once = once

    def takes(self, move: Move) -> bool:
        return isinstance(move, Free)

    def candidates(self, game: Princes, seat: Seat) -> Sequence[Move]:
        return game.box.free

    def forbids(self, game: Princes, seat: Seat, move: Move) -> Refusal | None:
        assert isinstance(move, Free)
        kind = 1 << move.index
        return next((why for kinds, why in self.forbidden(game, seat) if kinds & kind), None)

    def forbidden(self, game: Princes, seat: Seat) -> tuple[tuple[int, Refusal], ...]:
        """5.8 The freedoms that each rule forbids, as bits."""
        travel, religion, opinion = game.freedoms
        estate = game.estates[seat]
        return (
            (estate.freedoms, FREEDOM_THERE),
            ((not travel) | (not religion) << 1 | (not opinion) << 2, FREEDOM_GONE),
            (EVERY_FREEDOM if game.box.money.freedom > game.wealth(seat) else 0, CANNOT_PAY_FREEDOM),
        )

    def moves(self, game: Princes, seat: Seat) -> Sequence[Move]:
        forbidden = 0
        for kinds, _ in self.forbidden(game, seat):
            forbidden |= kinds
        return [move for move in game.box.free if not forbidden >> move.index & 1]

    def play(self, game: Princes, turn: "Turn", move: Move, log: Log) -> tuple[Step[Princes], ...]:
        assert isinstance(move, Free)
        cost = game.box.money.freedom
        changes = game.pay(turn.seat, cost, "freedom")
        left = [*game.freedoms]
        left[move.index] -= 1
        game.freedoms = (left[0], left[1], left[2])
        game.estates[turn.seat].freedoms |= 1 << move.index
        if log is not None:
            sold, raised = prestige_sold(changes)
            log.append(
                FreedomIntroduced(
                    seat=turn.seat, freedom=move.key, cost=cost, sold=sold, raised=raised, changes=changes
                )
            )
        return ()


ACTIONS: Final[tuple[Action, ...]] = (
    MakeWork(),
    PutUpBuilding(),
    DrawCard(PROFESSIONS, 1, CANNOT_PAY_CARD, PILE_GONE),
    IntroduceFreedom(2),
    DrawCard(BONUS, 0, CANNOT_PAY_BONUS, BONUS_PILE_GONE),
)


class Turn(Step[Princes]):
    """5.1 One player's turn: up to two actions, each finished before the next; one may stop early."""

    paragraph = "5.1"
    key = "princes-question-turn"
    asides = True
    settled = True

    def __init__(self, seat: Seat, left: int, done: int) -> None:
        self.seat = seat
        self.left = left
        self.done = done

    def again(self, left: int, done: int) -> "Turn":
        """The same turn, an action later."""
        return Turn(self.seat, left, done)

    def asked(self, game: Princes) -> tuple[Seat, ...]:
        if not self.left and not any(aside.moves(game, self.seat) for aside in game.asides()):
            return ()
        return (self.seat,)

    def settle(self, game: Princes, log: Log) -> None:
        """No action is left and nothing to do beside them: the turn is over."""

    def arguments(self, game: Princes, seat: Seat) -> Arguments:
        return {"left": self.left, "minimum": game.minimum()}

    def tempting(self, game: Princes, seat: Seat) -> Sequence[Move]:
        return [move for action in game.box.variant.actions for move in action.candidates(game, seat)]

    def forbids(self, game: Princes, seat: Seat, move: Move) -> Refusal | None:
        for action in game.box.variant.actions:
            if action.takes(move):
                if not self.left:
                    return NO_ACTION_LEFT
                return ONCE_A_TURN if action.once & self.done else action.forbids(game, seat, move)
        return None

    def moves(self, game: Princes, seat: Seat) -> Sequence[Move]:
        offered: list[Move] = []
        if self.left:
            for action in game.box.variant.actions:
                if not action.once & self.done:
                    offered += action.moves(game, seat)
        offered.append(STOP)
        return offered

    def play(self, game: Princes, seat: Seat, move: Move, log: Log) -> None:
        for action in game.box.variant.actions:
            if action.takes(move):
                steps = action.play(game, self, move, log)
                game.ask(*steps, action.next_turn(self))
                return
        if log is not None:
            log.append(TurnEnded(seat=seat, left=self.left))
