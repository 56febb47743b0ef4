"""Moves: one answer to one question, with a text that reads back to the very same object."""

from typing import Final

from mypy_extensions import mypyc_attr

from signoria.table.errors import Unreadable
from signoria.table.messages import Arguments


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """An answer. Moves are interned: equal is identical, so comparing and hashing them costs nothing."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.kind = text.split(" ", 1)[0]

    def arguments(self) -> Arguments:
        """What its message speaks of."""
        return {}

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"


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


PASS: Final = Move("pass")

HIGHEST_BID: Final = 1_000_000
"""Far above all the money any title can bring together; a text that asks for more is not a bid."""

_bids: dict[int, Bid] = {}


def bid(amount: int) -> Bid:
    """The one bid of that amount."""
    found = _bids.get(amount)
    if found is None:
        found = _bids[amount] = Bid(amount)
    return found


class Several(Move):
    """Moves that are one answer together, in the order they were given; its text is the line they make."""

    def __init__(self, moves: tuple[Move, ...]) -> None:
        super().__init__(", ".join([move.text for move in moves]))
        self.moves = moves


_several: dict[tuple[Move, ...], Several] = {}


def several(moves: tuple[Move, ...]) -> Several:
    """The one answer of those moves."""
    found = _several.get(moves)
    if found is None:
        found = _several[moves] = Several(moves)
    return found


class Lexicon:
    """Every move of a box by its texts. Of several spellings of one move all are read; `str` gives the one offered."""

    def __init__(self) -> None:
        self._moves: dict[str, Move] = {PASS.text: PASS}

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
