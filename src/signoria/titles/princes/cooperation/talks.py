"""12.9, 12.10 The negotiation: an offer, one counter-offer, one last offer; each is a building, a place and a sum.

Those who speak put their proposal together in secret and make it whole. Then it is public, and so is the answer.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from signoria.table import Arguments, Log, Move, Refusal, Seat, Step
from signoria.titles.princes.building import cost_of_building, one_for_each_reason
from signoria.titles.princes.cooperation.agreement import build_jointly
from signoria.titles.princes.cooperation.box import box_of
from signoria.titles.princes.cooperation.events import Countered, Insisted, Offered, OfferRefused
from signoria.titles.princes.cooperation.ground import common_border, contact, joint_places
from signoria.titles.princes.cooperation.kinds import forbidden_jointly, joint_kinds
from signoria.titles.princes.cooperation.moves import ACCEPT, COUNTER, INSIST, REFUSE, Join, NameShare
from signoria.titles.princes.cooperation.turns import end_talk, turn_of
from signoria.titles.princes.game import Princes
from signoria.titles.princes.moves import Build

Said: TypeAlias = tuple[Join, int]
"""A proposal: where, and what the partner pays."""
PROPOSALS: Final = 3
"""12.9 An offer, a counter-offer, a last offer."""
UNKNOWN: Final = -1
ELSEWHERE: Final = Refusal("princes-refusal-elsewhere", "12.4")
COVERED: Final = Refusal("princes-refusal-joint-overlaps", "12.4")
OWN_GROUND: Final = {
    "building": Refusal("princes-refusal-own-touches", "12.6"),
    "palace": Refusal("princes-refusal-own-touches-palace", "12.6"),
    "opposite": Refusal("princes-refusal-own-faces", "12.7"),
    "border": Refusal("princes-refusal-own-border", "12.7"),
}
OTHERS_GROUND: Final = {
    "building": Refusal("princes-refusal-others-touches", "12.6"),
    "palace": Refusal("princes-refusal-others-touches-palace", "12.6"),
    "opposite": Refusal("princes-refusal-others-faces", "12.7"),
    "border": Refusal("princes-refusal-others-border", "12.7"),
}
"""Why a building may not lie there: by whose land it is, and by what it touches."""
SAME_AGAIN: Final = Refusal("princes-refusal-same-again", "12.9")
SHARE_NOT_COVERED: Final = Refusal("princes-refusal-share-not-covered", "12.11")
LAST_WORD: Final = Refusal("princes-refusal-last-word", "12.9")
EVENTS: Final = (Offered, Countered, Insisted)


class Talk(Step[Princes]):
    """Two neighbours negotiate: the one whose turn it is, and his partner; after each proposal the other one speaks."""

    def __init__(self, active: Seat, partner: Seat, kind: int = UNKNOWN, said: tuple[Said, ...] = ()) -> None:
        self.active = active
        self.partner = partner
        self.kind = kind
        self.said = said

    def speaker(self) -> Seat:
        """Who is to speak."""
        return self.partner if len(self.said) % 2 else self.active

    def listener(self) -> Seat:
        """Who has spoken, or will be spoken to."""
        return self.active if len(self.said) % 2 else self.partner

    def asked(self, game: Princes) -> tuple[Seat, ...]:
        return (self.speaker(),)

    def arguments(self, game: Princes, seat: Seat) -> Arguments:
        arguments: Arguments = {
            "active_seat": self.active,
            "partner_seat": self.partner,
            "listener_seat": self.listener(),
            "paying": int(self.speaker() == self.partner),
            "cost": cost_of_building(game, self.active),
            "points": game.box.awards.building,
        }
        if self.kind != UNKNOWN:
            arguments["building"] = game.box.building_keys[self.kind]
        if self.said:
            join, amount = self.said[-1]
            arguments.update(join.arguments())
            arguments["amount"] = amount
        return arguments

    def shares(self, game: Princes) -> Sequence[NameShare]:
        """12.11 The sums that whoever speaks may name: the partner none that he cannot pay."""
        shares = box_of(game).shares
        if self.speaker() == self.active:
            return shares
        wealth = game.wealth(self.partner)
        return [share for share in shares if share.amount <= wealth]

    def places(self, game: Princes) -> Sequence[Join]:
        """12.9 Where whoever speaks may propose to build: not there again, if no other sum is his to name."""
        places = joint_places(game, self.active, self.partner, self.kind)
        if self.said and [share.amount for share in self.shares(game)] == [self.said[-1][1]]:
            return [join for join in places if join is not self.said[-1][0]]
        return places


class NameBuilding(Talk):
    """12.4 What is to be built jointly."""

    paragraph = "12.4"
    key = "princes-question-name-building"

    def moves(self, game: Princes, seat: Seat) -> Sequence[Move]:
        kinds = joint_kinds(game, self.active, self.partner)
        return [move for move in game.box.build if kinds >> move.index & 1]

    def tempting(self, game: Princes, seat: Seat) -> Sequence[Move]:
        return game.box.build

    def forbids(self, game: Princes, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, Build):
            return None
        forbidden = forbidden_jointly(game, self.active, self.partner)
        return next((why for kinds, why in forbidden if kinds >> move.index & 1), None)

    def play(self, game: Princes, seat: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Build)
        game.ask(NamePlace(self.active, self.partner, move.index))


class NamePlace(Talk):
    """12.4 Across the border of the two, and 12.6, 12.7 as the builders of each allow on his own land."""

    paragraph = "12.4"
    key = "princes-question-name-place"

    def moves(self, game: Princes, seat: Seat) -> Sequence[Move]:
        return self.places(game)

    def tempting(self, game: Princes, seat: Seat) -> Sequence[Move]:
        joins = common_border(game, self.active, self.partner).places[self.kind]
        stray = [join for join in box_of(game).atlas.by_kind[self.kind] if join.stray][:1]
        tried = [*joins, *stray]
        return one_for_each_reason(tried, [self.forbids(game, seat, join) for join in tried])

    def forbids(self, game: Princes, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, Join) or move.key != game.box.building_keys[self.kind]:
            return None
        if move.stray or {*move.seats} != {self.active, self.partner}:
            return ELSEWHERE
        if any(half.mask & game.estates[owner].filled for owner, half in zip(move.seats, move.halves, strict=True)):
            return COVERED
        for owner in (self.speaker(), self.listener()):
            other = self.partner if owner == self.active else self.active
            touched = contact(game, owner, other, move.half_of(owner).mask)
            if touched.needed > game.estates[owner].builders:
                return OWN_GROUND[touched.cause] if owner == seat else OTHERS_GROUND[touched.cause]
        return None if move in self.places(game) else SAME_AGAIN

    def play(self, game: Princes, seat: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Join)
        game.ask(NameSum(self.active, self.partner, self.kind, self.said, move))


class NameSum(Talk):
    """12.5 What the partner pays to the active player: nothing, or up to more than the building costs."""

    paragraph = "12.5"
    key = "princes-question-name-sum"

    def __init__(self, active: Seat, partner: Seat, kind: int, said: tuple[Said, ...], join: Join) -> None:
        super().__init__(active, partner, kind, said)
        self.join = join

    def _again(self, move: NameShare) -> bool:
        """12.9 Whether it would be the very proposal that is answered."""
        return bool(self.said) and self.said[-1] == (self.join, move.amount)

    def moves(self, game: Princes, seat: Seat) -> Sequence[Move]:
        return [move for move in self.shares(game) if not self._again(move)]

    def tempting(self, game: Princes, seat: Seat) -> Sequence[Move]:
        return box_of(game).shares

    def forbids(self, game: Princes, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, NameShare):
            return None
        if self._again(move):
            return SAME_AGAIN
        return SHARE_NOT_COVERED if seat == self.partner and move.amount > game.wealth(seat) else None

    def play(self, game: Princes, seat: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, NameShare)
        game.end_draft()
        if log is not None:
            log.append(
                EVENTS[len(self.said)](
                    seat=seat,
                    listener_seat=self.listener(),
                    building=self.join.key,
                    estate_seat=self.join.seats[0],
                    square=self.join.halves[0].square,
                    amount=move.amount,
                )
            )
        game.ask(Answer(self.active, self.partner, self.kind, (*self.said, (self.join, move.amount))))


class Answer(Talk):
    """12.9 Whoever is spoken to accepts, refuses, or makes the next proposal while there is one to make."""

    paragraph = "12.9"
    key = "princes-question-answer"

    def _next(self) -> Move:
        return COUNTER if self.speaker() == self.partner else INSIST

    def moves(self, game: Princes, seat: Seat) -> Sequence[Move]:
        offered: list[Move] = []
        if self._covered(game, seat):
            offered.append(ACCEPT)
        if len(self.said) < PROPOSALS and self.places(game):
            offered.append(self._next())
        offered.append(REFUSE)
        return offered

    def _covered(self, game: Princes, seat: Seat) -> bool:
        """12.11 His own money is looked at only when he says yes; the active player's was when he offered."""
        return seat == self.active or self.said[-1][1] <= game.wealth(seat)

    def tempting(self, game: Princes, seat: Seat) -> Sequence[Move]:
        return (ACCEPT, self._next())

    def forbids(self, game: Princes, seat: Seat, move: Move) -> Refusal | None:
        if move is ACCEPT:
            return None if self._covered(game, seat) else SHARE_NOT_COVERED
        return LAST_WORD if move is self._next() and move not in self.moves(game, seat) else None

    def play(self, game: Princes, seat: Seat, move: Move, log: Log) -> None:
        turn = turn_of(game)
        if move is ACCEPT:
            join, amount = self.said[-1]
            build_jointly(game, self.active, self.partner, self.kind, join, amount, log)
            end_talk(game, turn.again(turn.left - 1, turn.done))
        elif move is REFUSE:
            if log is not None:
                key = game.box.building_keys[self.kind]
                log.append(OfferRefused(seat=seat, listener_seat=self.listener(), building=key))
            end_talk(game, turn.after_talk(self.partner, self.kind))
        else:
            game.draft(self)
            game.ask(NamePlace(self.active, self.partner, self.kind, self.said))
