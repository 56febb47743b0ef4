"""Steps: the open questions of the rules, and what just happens."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from signoria.table.events import Log, Ready
from signoria.table.fields import Stateful
from signoria.table.messages import Arguments, Question, Refusal, Seat
from signoria.table.moves import Move, Several

if TYPE_CHECKING:
    from signoria.table.game import Game

G = TypeVar("G", bound="Game")

EVERYBODY: Final = tuple([tuple(range(seats)) for seats in range(10)])
"""All seats of a table, by how many there are."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Stateful, Generic[G]):
    """One open question ("who opens?"), or something that just happens (best work).

    A step is a value: it never changes and holds nothing hidden. The table takes it off the agenda before it is
    played; to go on it asks its successor and whatever it causes.
    """

    paragraph: ClassVar[str] = ""
    key: ClassVar[str] = ""
    asides: ClassVar[bool] = False
    settled: ClassVar[bool] = False

    def is_settled(self) -> bool:
        """Whether what went before is done when this is asked, so that the position may be judged."""
        return self.settled

    def asked(self, game: G) -> tuple[Seat, ...]:
        """Who must answer; nobody means that it happens at once."""
        return ()

    def may_answer(self, game: G) -> tuple[Seat, ...]:
        """Who may answer: those asked, and those who may still change their mind."""
        return self.asked(game)

    def moves(self, game: G, seat: Seat) -> Sequence[Move]:
        """All answers, in a fixed order; never none for a seat asked."""
        raise NotImplementedError

    def play(self, game: G, seat: Seat, move: Move, log: Log) -> None:
        """What an answer does."""
        raise NotImplementedError

    def settle(self, game: G, log: Log) -> None:
        """What happens where nobody is asked."""
        raise NotImplementedError

    def arguments(self, game: G, seat: Seat) -> Arguments:
        """What the question speaks of."""
        return {}

    def question(self, game: G, seat: Seat) -> Question:
        """The question as it is put to a seat."""
        return Question(self.key, self.paragraph, self.arguments(game, seat))

    def tempting(self, game: G, seat: Seat) -> Sequence[Move]:
        """What a person would think of, allowed or not."""
        return ()

    def forbids(self, game: G, seat: Seat, move: Move) -> Refusal | None:
        """Why this answer is not offered; nothing if it is no answer to this question at all."""
        return None

    def redraw(self, game: G, seat: Seat | None) -> None:
        """Gives anew, by chance, the answers held back that a seat cannot know; for steps that hold any back."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Alone(Step[G]):
    """A question to one seat."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asked(self, game: G) -> tuple[Seat, ...]:
        return (self.seat,)


@mypyc_attr(allow_interpreted_subclasses=True)
class Aside(Generic[G]):
    """What a seat may do beside the question asked, with every step whose `asides` is true."""

    paragraph: ClassVar[str] = ""

    def takes(self, move: Move) -> bool:
        """Whether a move is one of this aside's."""
        raise NotImplementedError

    def moves(self, game: G, seat: Seat) -> Sequence[Move]:
        """What it offers now."""
        raise NotImplementedError

    def play(self, game: G, seat: Seat, move: Move, log: Log) -> None:
        """What it does; the question asked stays open beneath."""
        raise NotImplementedError

    def forbids(self, game: G, seat: Seat, move: Move) -> Refusal | None:
        """Why it is not offered."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Step[G]):
    """A question to several seats at once. Answers lie in the game until all are in, and can be changed till then.

    With the last answer everybody's are known, so nothing of what follows shows before it is given.
    """

    def seats(self, game: G) -> tuple[Seat, ...]:
        """Who answers."""
        return EVERYBODY[game.seats]

    def choices(self, game: G, seat: Seat) -> Sequence[Move]:
        """The answers one seat has."""
        raise NotImplementedError

    def reveal(self, game: G, answers: tuple[Move, ...], log: Log) -> None:
        """What happens when all are in; answers stand in the order of `seats`."""
        raise NotImplementedError

    def whole(self, game: G, answer: Move | None) -> bool:
        """Whether a seat has said all it has to."""
        return answer is not None

    def answered(self, game: G, seat: Seat, move: Move) -> Move:
        """The answer of a seat once it has made a move."""
        return move

    def asked(self, game: G) -> tuple[Seat, ...]:
        held = game.answers
        if not held:
            return self.seats(game)
        return tuple([seat for seat in self.seats(game) if not self.whole(game, held[seat])])

    def may_answer(self, game: G) -> tuple[Seat, ...]:
        return self.seats(game)

    def moves(self, game: G, seat: Seat) -> Sequence[Move]:
        return self.choices(game, seat)

    def play(self, game: G, seat: Seat, move: Move, log: Log) -> None:
        asked = self.asked(game)
        self._hold(game, seat, self.answered(game, seat, move))
        still_asked = self.asked(game)
        if still_asked:
            game.ask(self)
            if seat in asked and seat not in still_asked and log is not None:
                log.append(Ready(seat=seat))
            return
        held = game.answers
        game.answers = ()
        game.show()
        self.reveal(game, tuple([answer for place in self.seats(game) if (answer := held[place]) is not None]), log)

    def redraw(self, game: G, seat: Seat | None) -> None:
        for place, answer in enumerate(game.answers):
            if place == seat or answer is None:
                continue
            whole = self.whole(game, answer)
            self._hold(game, place, None)
            while whole and not self.whole(game, game.answers[place]):
                choices = self.moves(game, place)
                self._hold(game, place, self.answered(game, place, choices[game.below(len(choices))]))

    def _hold(self, game: G, seat: Seat, answer: Move | None) -> None:
        held = game.answers or (None,) * game.seats
        game.answers = (*held[:seat], answer, *held[seat + 1 :])


@mypyc_attr(allow_interpreted_subclasses=True)
class OneByOne(Together[G]):
    """A question to several seats at once whose answer is a set, named one by one in a fixed order.

    What a seat has named so far lies in the game as one answer, and nobody else can tell that it has begun. Whoever
    is done may begin anew as long as others are not; `reveal` is given one `Several` for each seat.
    """

    def count(self, game: G) -> int:
        """How many moves make an answer."""
        raise NotImplementedError

    def next_choices(self, game: G, seat: Seat, named: tuple[Move, ...]) -> Sequence[Move]:
        """What a seat may name after what it has named."""
        raise NotImplementedError

    def named(self, game: G, seat: Seat) -> tuple[Move, ...]:
        """What a seat has named so far."""
        answer = game.answers[seat] if game.answers else None
        return answer.moves if isinstance(answer, Several) else ()

    def whole(self, game: G, answer: Move | None) -> bool:
        return isinstance(answer, Several) and len(answer.moves) == self.count(game)

    def answered(self, game: G, seat: Seat, move: Move) -> Move:
        return Several((*self.begun(game, seat), move))

    def choices(self, game: G, seat: Seat) -> Sequence[Move]:
        return self.next_choices(game, seat, self.begun(game, seat))

    def begun(self, game: G, seat: Seat) -> tuple[Move, ...]:
        """What the next move is added to: nothing, where the answer is whole and would be given anew."""
        named = self.named(game, seat)
        return named if len(named) < self.count(game) else ()
