"""From what is typed to a move: its number, its text, or as much of the text as tells it from the others."""

from collections.abc import Sequence
from itertools import takewhile

from signoria.table import Arguments, Game, Move, Seat, Unreadable
from signoria.table.texts import Speech
from signoria.terminal.screen import Screen

LONG = 30
"""Longer lists are not shown unasked."""


def numbered(text: str, moves: Sequence[Move]) -> Move | None:
    """The move of that number in the list."""
    if text.isascii() and text.isdigit() and len(text) < 5 and 1 <= int(text) <= len(moves):
        return moves[int(text) - 1]
    return None


def matching(text: str, moves: Sequence[Move]) -> list[Move]:
    """The moves that hold the words typed, one after the other: `d4 r1`, `b tow`. Words may be cut, numbers not."""
    typed = text.lower().split()
    return [move for move in moves if typed and _holds(move.text.split(), typed)]


def _holds(words: Sequence[str], typed: Sequence[str]) -> bool:
    return any(
        all(map(_begins, words[start : start + len(typed)], typed)) for start in range(len(words) - len(typed) + 1)
    )


def _begins(word: str, typed: str) -> bool:
    return word == typed or (typed.isalpha() and word.startswith(typed))


def read(game: Game, text: str) -> Move | None:
    """The move of a text, offered or not."""
    try:
        return game.read(text)
    except Unreadable:
        return None


def completed(game: Game, text: str, moves: Sequence[Move]) -> Move | None:
    """The move of a text whose first words were left out because all moves begin with them."""
    return read(game, " ".join([*_common_words(moves), text]))


def _common_words(moves: Sequence[Move]) -> list[str]:
    columns = zip(*[move.text.split() for move in moves], strict=False)
    return [words[0] for words in takewhile(lambda words: len(set(words)) == 1, columns)]


def show_moves(screen: Screen, speech: Speech, game: Game, seat: Seat, moves: Sequence[Move]) -> None:
    """Moves with the numbers they have among all that are offered, in as many columns as there is room for."""
    numbers = {move: number for number, move in enumerate(game.moves(seat), 1)}
    cells = [(f"{numbers[move]:>3}", move.text, speech.move(game, seat, move)) for move in moves]
    width = 9 + sum(max((len(cell[part]) for cell in cells), default=0) for part in (1, 2))
    columns = max(1, min(screen.console.width // width, -(-len(cells) // 6)))
    height = -(-len(cells) // columns)
    rows = [[part for cell in cells[row::height] for part in cell] for row in range(height)]
    screen.table(rows, ["bold", "yellow", ""] * columns)


def sum_up(speech: Speech, moves: Sequence[Move]) -> str:
    """A long list in a sentence."""
    example = moves[len(moves) // 2].text.split()
    part = " ".join(example[2:]) or " ".join(example)
    arguments: Arguments = {"count": len(moves), "first": moves[0].text, "last": moves[-1].text, "part": part}
    return speech.say("terminal-many-moves", arguments)
