"""A game: the whole truth of one play of a title."""

from collections.abc import Sequence
from typing import Any, ClassVar, Self, TypeAlias

from mypy_extensions import mypyc_attr

from signoria.table.box import Box
from signoria.table.chance import below, seeded, stir
from signoria.table.events import Log
from signoria.table.fields import Stateful
from signoria.table.messages import (
    GAME_OVER,
    NOT_ASKED,
    OTHER_QUESTION,
    Arguments,
    Message,
    Question,
    Refusal,
    Refused,
    Seat,
)
from signoria.table.moves import Lexicon, Move
from signoria.table.options import BY_LOT, FIRST_PLAYER, Options
from signoria.table.piles import Pile
from signoria.table.steps import Aside, Step
from signoria.table.views import Outcome, View
from signoria.table.walk import same

AnyStep: TypeAlias = Step[Any]
AnyAside: TypeAlias = Aside[Any]
# The steps of a game are always of its own title, which the type system cannot say of a field.


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Stateful):  # noqa: PLW1641  # it changes, so that nobody may look it up by what it was
    """The state and the agenda. A title adds its own state, `copy`, `redeal`, `view` and `outcome`.

    `learnt` counts each use of chance and each showing of something hidden: undo stops where it moved. Rules use chance
    by `below`, `take` and `stir` and in no other way, so that none goes uncounted.
    `undrafted` is the agenda as it was before the draft that the asked seat is in the middle of: until a draft ends
    nothing has happened that another seat could know of.
    `_asker` is the step that stopped the game last, and `_asked` whom it asks: found once for each decision.
    """

    title: ClassVar[str]
    """The key of its title: what its sentences begin with."""

    lexicon: Lexicon
    options: Options
    seats: int
    agenda: tuple[AnyStep, ...]
    undrafted: tuple[AnyStep, ...]
    answers: tuple[Move | None, ...]
    chance: int
    learnt: int
    _asker: AnyStep | None
    _asked: tuple[Seat, ...]

    def lay_table(self, seats: int, options: Options, seed: int, box: Box) -> None:
        """The part of the set-up that all titles share."""
        self.lexicon = box.lexicon
        self.options = options
        self.seats = seats
        self.agenda = ()
        self.undrafted = ()
        self.answers = ()
        self.chance = seeded(seed)
        self.learnt = 0
        self._asker = None
        self._asked = ()

    def copy_table(self, other: Self) -> None:
        """The shared part of a copy."""
        other.lexicon = self.lexicon
        other.options = self.options
        other.seats = self.seats
        other.agenda = self.agenda
        other.undrafted = self.undrafted
        other.answers = self.answers
        other.chance = self.chance
        other.learnt = self.learnt
        other._asker = self._asker
        other._asked = self._asked

    def asides(self) -> tuple[AnyAside, ...]:
        """What may be done beside a question; a title that has any lists them here."""
        return ()

    def ask(self, *steps: AnyStep) -> None:
        """Puts steps on the agenda; the first is asked first."""
        self.agenda += steps if len(steps) == 1 else steps[::-1]

    def clockwise(self, start: Seat, among: Sequence[Seat]) -> tuple[Seat, ...]:
        """These seats, given in rising order, clockwise from `start` or from the next one after it."""
        start %= self.seats
        return tuple([seat for seat in among if seat >= start] + [seat for seat in among if seat < start])

    def below(self, n: int) -> int:
        """A number from 0 to n-1; something is learnt."""
        value, self.chance = below(self.chance, n)
        self.learnt += 1
        return value

    def take(self, pile: Pile, count: int, taker: Seat | None) -> tuple[tuple[int, ...], Pile]:
        """The cards on top of a pile (all, if there are fewer) and what is left of it; something is learnt.

        The taker alone sees them; cards turned up for all to see have none.
        """
        loose = len(pile.loose)
        places = [self.below(loose - taken) for taken in range(min(count, loose))]
        deep = min(count - len(places), len(pile.under))
        if deep:
            self.show()
        return pile.parted(places, deep, taker)

    def stir(self, cards: list[int], count: int) -> None:
        """Brings `count` cards, each as likely as the others, to the end of a list; something is learnt."""
        self.chance = stir(self.chance, cards, count)
        self.learnt += 1

    def dealt_anew(
        self, seat: Seat | None, hands: Sequence[tuple[int, ...]], pile: Pile
    ) -> tuple[list[tuple[int, ...]], Pile]:
        """Hands that a seat cannot know, and a pile, with what it does not know dealt anew: for `redeal`.

        All is sorted before it is stirred, so that two truths which look alike to the seat are dealt anew alike.
        """
        unknown = pile.unknown_to(seat)
        cards = sorted([*[card for hand in hands for card in hand], *unknown.cards])
        self.stir(cards, sum(map(len, hands)) + unknown.marked)
        dealt = []
        for hand in hands:
            kept = len(cards) - len(hand)
            dealt.append(tuple(sorted(cards[kept:])))
            del cards[kept:]
        return dealt, pile.redealt(unknown, cards)

    def first_player(self) -> Seat:
        """Who is first by the option of that name: drawn, or named."""
        first = self.options[FIRST_PLAYER]
        return self.below(self.seats) if first == BY_LOT else int(first) - 1

    def show(self) -> None:
        """Something hidden was shown to somebody."""
        self.learnt += 1

    def draft(self, step: AnyStep) -> None:
        """The seat asked begins to put a move together that others will only see whole."""
        self.undrafted = (*self.agenda, step)

    def end_draft(self) -> None:
        """The draft is done and seen."""
        self.undrafted = ()

    def waiting(self) -> tuple[Seat, ...]:
        """Who is asked: several where the rules say "everybody at once", nobody when it is over."""
        if not self.agenda:
            return ()
        step = self.agenda[-1]
        return self._asked if step is self._asker else step.asked(self)

    def _may_answer(self, step: AnyStep, seat: Seat) -> bool:
        return (step is self._asker and seat in self._asked) or seat in step.may_answer(self)

    def moves(self, seat: Seat) -> Sequence[Move]:
        """All that a seat may answer, in a fixed order."""
        if not self.agenda:
            return ()
        step = self.agenda[-1]
        if not self._may_answer(step, seat):
            return ()
        return self._offered(step, seat)

    def _offered(self, step: AnyStep, seat: Seat) -> Sequence[Move]:
        moves = step.moves(self, seat)
        if step.asides:
            for aside in self.asides():
                beside = aside.moves(self, seat)
                if beside:
                    moves = [*moves, *beside]
        return moves

    def question(self, seat: Seat) -> Question | None:
        """What a seat is asked."""
        if not self.agenda or not self._may_answer(self.agenda[-1], seat):
            return None
        return self.agenda[-1].question(self, seat)

    def message(self, seat: Seat, move: Move) -> Message:
        """What the button of a move says."""
        return Message(f"{self.title}-move-{move.kind}", self.spoken_of(seat, move))

    def spoken_of(self, seat: Seat, move: Move) -> Arguments:
        """What that message speaks of; a title adds what one wants to know beforehand: the price, what it brings."""
        return move.arguments()

    def refused(self, seat: Seat) -> Sequence[tuple[Move, Refusal]]:
        """What a person might think of but may not do, and why."""
        if not self.agenda or not self._may_answer(self.agenda[-1], seat):
            return ()
        step = self.agenda[-1]
        return [
            (move, self._explained(seat, move, why))
            for move in step.tempting(self, seat)
            if (why := step.forbids(self, seat, move))
        ]

    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        """Why a seat may not make a move now; nothing if it may."""
        if not self.agenda:
            return GAME_OVER
        step = self.agenda[-1]
        if not self._may_answer(step, seat):
            return Refusal(NOT_ASKED.key, step.paragraph)
        if move in self._offered(step, seat):
            return None
        why = step.forbids(self, seat, move)
        if why is None and step.asides:
            why = next((aside.forbids(self, seat, move) for aside in self.asides() if aside.takes(move)), None)
        return self._explained(seat, move, why) if why else Refusal(OTHER_QUESTION.key, step.paragraph)

    def _explained(self, seat: Seat, move: Move, why: Refusal) -> Refusal:
        """A refusal with its arguments: those of the question and of the move's button."""
        question = self.question(seat)
        arguments = dict(question.arguments) if question is not None else {}
        arguments.update(self.message(seat, move).arguments)
        return Refusal(why.key, why.paragraph, arguments)

    def read(self, text: str) -> Move:
        """The move that a text names."""
        return self.lexicon.read(text)

    def play(self, seat: Seat, move: Move, log: Log = None) -> None:
        """Makes a move after checking it; if it is refused, nothing has changed."""
        why = self.refusal(seat, move)
        if why is not None:
            raise Refused(why, self.lexicon.box)
        self.apply(seat, move, log)

    def apply(self, seat: Seat, move: Move, log: Log = None) -> None:
        """Makes a move that `moves` has just offered."""
        step = self.agenda[-1]
        if not (step.asides and self._beside(seat, move, log)):
            self.agenda = self.agenda[:-1]
            step.play(self, seat, move, log)
        self.go_on(log)

    def _beside(self, seat: Seat, move: Move, log: Log) -> bool:
        for aside in self.asides():
            if aside.takes(move):
                aside.play(self, seat, move, log)
                return True
        return False

    def go_on(self, log: Log = None) -> None:
        """Plays every step that asks nobody, until somebody is asked or the game is over."""
        while self.agenda:
            step = self.agenda[-1]
            asked = step.asked(self)
            if asked:
                self._asker = step
                self._asked = asked
                return
            self.agenda = self.agenda[:-1]
            step.settle(self, log)

    def settled(self) -> bool:
        """Whether nothing is half done, so that the position can be judged."""
        return not self.agenda or self.agenda[-1].is_settled()

    def copy(self) -> Self:
        """The same game, sharing nothing changeable with this one."""
        raise NotImplementedError

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and same(self, other)

    def redeal(self, seat: Seat | None) -> None:
        """Deals anew, by this game's chance, all that a seat cannot know."""
        raise NotImplementedError

    def drafting(self) -> Seat | None:
        """The seat that is in the middle of a draft."""
        return self.undrafted[-1].asked(self)[0] if self.undrafted else None

    def imagine(self, seat: Seat | None, seed: int) -> Self:
        """Another truth that this seat cannot tell from the real one, with another future.

        What another seat is still putting together is taken back: from here nothing of it can be known.
        """
        other = self.copy()
        other.chance = seeded(seed)
        if other.undrafted and other.drafting() != seat:
            other.agenda = other.undrafted
            other.undrafted = ()
            other.drop_draft()
        other.redeal(seat)
        if other.answers:
            other.agenda[-1].redraw(other, seat)
        other.learnt = self.learnt
        return other

    def drop_draft(self) -> None:
        """Forgets what a draft had put together so far; for titles that have drafts."""

    def view(self, seat: Seat | None) -> View:
        """All that a seat, or a spectator, may see."""
        raise NotImplementedError

    def tallies(self, seat: Seat) -> dict[str, int]:
        """What events count for a seat: points and money."""
        raise NotImplementedError

    def sheets(self, eyes: Seat | None) -> tuple[dict[str, int], ...]:
        """Everybody's points by source if the game ended now, as far as a seat, or a spectator, can know."""
        raise NotImplementedError

    def score_sheets(self, eyes: Seat | None) -> tuple[dict[str, int], ...]:
        """Everybody's points by source: as the game ended, or as `sheets` tells them while it goes on."""
        outcome = self.outcome()
        return self.sheets(eyes) if outcome is None else outcome.lines

    def outcome(self) -> Outcome | None:
        """How it ended, once it is over."""
        raise NotImplementedError
