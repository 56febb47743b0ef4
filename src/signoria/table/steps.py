"""Steps: the open questions of the rules, and what just happens."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from signoria.table.events import Log, Ready
from signoria.table.messages import Arguments, Question, Refusal, Seat
from signoria.table.moves import Move

if TYPE_CHECKING:
    from signoria.table.game import Game

G = TypeVar("G", bound="Game")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """One open question ("who opens?"), or something that just happens (best work).

    A step is a value: it never changes and holds nothing hidden. The table takes it off the agenda before it is
    played; to go on it asks its successor and whatever it causes.
    """

    paragraph: ClassVar[str] = ""
    key: ClassVar[str] = ""
    asides: ClassVar[bool] = False
    settled: ClassVar[bool] = False

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
    """A question to several seats at once. Answers lie in the game until all are in, and can be changed till then."""

    def seats(self, game: G) -> tuple[Seat, ...]:
        """Who answers."""
        return tuple(range(game.seats))

    def choices(self, game: G, seat: Seat) -> Sequence[Move]:
        """The answers one seat has."""
        raise NotImplementedError

    def reveal(self, game: G, answers: tuple[Move, ...], log: Log) -> None:
        """What happens when all are in; answers stand in the order of `seats`."""
        raise NotImplementedError

    def asked(self, game: G) -> tuple[Seat, ...]:
        held = game.answers
        if not held:
            return self.seats(game)
        return tuple(seat for seat in self.seats(game) if held[seat] is None)

    def may_answer(self, game: G) -> tuple[Seat, ...]:
        return self.seats(game)

    def moves(self, game: G, seat: Seat) -> Sequence[Move]:
        return self.choices(game, seat)

    def play(self, game: G, seat: Seat, move: Move, log: Log) -> None:
        held = game.answers or (None,) * game.seats
        first = held[seat] is None
        held = (*held[:seat], move, *held[seat + 1 :])
        answers = tuple(answer for place in self.seats(game) if (answer := held[place]) is not None)
        if len(answers) < len(self.seats(game)):
            game.answers = held
            game.ask(self)
            if first and log is not None:
                log.append(Ready(seat=seat))
            return
        game.answers = ()
        self.reveal(game, answers, log)
