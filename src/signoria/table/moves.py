"""Moves: one answer to one question, with a text that reads back to the very same object."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from signoria.table.errors import Unreadable
from signoria.table.messages import Arguments

if TYPE_CHECKING:
    from signoria.table.box import Box


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """An answer. Moves are interned: equal is identical, so comparing and hashing them costs nothing.

    They stay so when they are copied or pickled: another process finds the move that its own box has.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.kind = text.split(" ", 1)[0]
        self.lexicon: Lexicon | None = None

    def arguments(self) -> Arguments:
        """What its message speaks of."""
        return {}

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> "tuple[Callable[..., Move], tuple[object, ...]]":
        return _read, (self.lexicon, self.text)

    def __copy__(self) -> "Move":
        return self

    def __deepcopy__(self, memo: object) -> "Move":
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class KeyMove(Move):
    """A verb and one thing, by its number in the box: `open lake`, `work poet`, `freedom travel`."""

    def __init__(self, verb: str, what: str, index: int, key: str) -> None:
        super().__init__(f"{verb} {key}")
        self.what = what
        self.index = index
        self.key = key

    def arguments(self) -> Arguments:
        return {self.what: self.key}


class Bid(Move):
    """An offer of so much in an auction."""

    def __init__(self, amount: int) -> None:
        super().__init__(f"bid {amount}")
        self.amount = amount

    def arguments(self) -> Arguments:
        return {"amount": self.amount}

    def __reduce__(self) -> "tuple[Callable[..., Move], tuple[object, ...]]":
        return bid, (self.amount,)


PASS: Final = Move("pass")

HIGHEST_BID: Final = 50_000
"""Above all the money any title can bring together. More is not a bid: each is kept, whoever asked for it."""

_bids: dict[int, Bid] = {}


def bid(amount: int) -> Bid:
    """The one bid of that amount."""
    found = _bids.get(amount)
    if found is None:
        found = _bids[amount] = Bid(amount)
    return found


class Several(Move):
    """Moves that are one answer together, in the order they were given; its text is the line they make.

    Of these there are as many as people can think of, so they are not interned: nothing of them is kept when the game
    has done with them, nor the box whose moves they hold. Equal are those of the same moves.
    """

    def __init__(self, moves: tuple[Move, ...]) -> None:
        super().__init__(", ".join([move.text for move in moves]))
        self.moves = moves

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Several) and self.moves == other.moves

    def __hash__(self) -> int:
        return hash(self.moves)

    def __reduce__(self) -> "tuple[Callable[..., Move], tuple[object, ...]]":
        return Several, (self.moves,)


class Lexicon:
    """Every move of a box by its texts. Of several spellings of one move all are read; `str` gives the one offered."""

    def __init__(self) -> None:
        self._moves: dict[str, Move] = {PASS.text: PASS}
        self.box: Box | None = None

    def belong(self, box: "Box") -> None:
        """Says whose words these are, and tells every move; of one that several boxes have, each finds the same."""
        self.box = box
        for move in self._moves.values():
            if move is not PASS:
                move.lexicon = self

    def __reduce__(self) -> "tuple[Callable[..., Lexicon], tuple[object, ...]]":
        return _lexicon_of, (self.box,)

    def __deepcopy__(self, memo: object) -> "Lexicon":
        return self

    def add(self, move: Move, *spellings: str) -> None:
        """A move under its own text and every other spelling."""
        for text in (move.text, *spellings):
            self._moves.setdefault(text, move)

    def read(self, text: str) -> Move:
        """The move of that text; blanks and capitals do not matter."""
        words = " ".join(text.lower().split())
        move = self._moves.get(words)
        if move is not None:
            return move
        amount = words.removeprefix("bid ")
        if amount != words and amount.isascii() and amount.isdigit() and 0 < len(amount) <= 7:
            value = int(amount)
            if 0 < value <= HIGHEST_BID and str(value) == amount:
                return bid(value)
        shown = text if len(text) <= 60 else text[:57] + "..."
        raise Unreadable(f"{shown!r} is not a move of this game")

    def texts(self) -> list[str]:
        """Every spelling, in the order they were added."""
        return list(self._moves)


_NO_BOX: Final = Lexicon()


def _lexicon_of(box: "Box | None") -> Lexicon:
    """The words of a box; of none, what is said in all."""
    return _NO_BOX if box is None else box.lexicon


def _read(lexicon: Lexicon | None, text: str) -> Move:
    return (lexicon or _NO_BOX).read(text)
