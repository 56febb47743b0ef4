"""Makes the golden files anew: `python -m tests.golden.make`, or a title’s: `python -m tests.golden.make relics`.

Read the difference before you keep it. For every title there are records of each seat count and of each way a game can
end, as its tests list them (`tests/<title>/goldens.py`); `<title>.states` pins the state each record leads to,
`<title>.perft` counts the move sequences of length 1 to 3 from twenty positions.
"""

import sys
from importlib import import_module
from itertools import count as counting
from pathlib import Path

from signoria.arena.playing import play_game
from signoria.table import Chance, Game, Sitting, Title, read_record, replayed
from signoria.table.walk import digest
from signoria.titles import TITLES, title
from tests.golden.wanted import QUICK, Wanted

HERE = Path(__file__).parent
POSITIONS = 20
MOST_SEQUENCES = 20_000
MOST_GAMES = 200_000
MOST_TRIES = 2_000
"""Short games may not have twenty positions from which the sequences can be counted."""


def wanted(key: str) -> tuple[Wanted, ...]:
    """The golden records that a title's tests want."""
    found: tuple[Wanted, ...] = import_module(f"tests.{key}.goldens").WANTED
    return found


def played_game(played: Title, want: Wanted, seed: int) -> Sitting:
    """A game between bots that judge, or one in which nobody thinks, though all may prefer some verbs."""
    options = played.chosen(want.seats, want.options)
    if want.by == QUICK:
        record = play_game(played, ["quick"] * want.seats, options, seed, recorded=True).record
        return replayed(read_record(record), played)
    sitting = Sitting(played, want.seats, options, seed)
    chance = Chance(seed)
    while waiting := sitting.game.waiting():
        seat = chance.pick(waiting)
        moves = sitting.game.moves(seat)
        preferred = [[move for move in moves if move.kind == verb] for verb in want.by]
        sitting.play(seat, str(chance.pick(next(filter(None, preferred), moves))))
    return sitting


def find(played: Title, want: Wanted) -> Sitting:
    """The first game that ends so, and shows on the way what is wanted."""
    for seed in counting():
        sitting = played_game(played, want, seed)
        outcome = sitting.outcome()
        if outcome is not None and want.ending(outcome, sitting.game) and (not want.shows or want.shows(sitting)):
            return sitting
        if seed == MOST_GAMES:
            break
    raise LookupError(f"no game of {played.key} ends like {want.name}")


def perft(game: Game, depth: int) -> int:
    """How many sequences of so many moves there are."""
    if not depth:
        return 1
    count = 0
    for seat in game.waiting()[:1]:
        for move in game.moves(seat):
            after = game.copy()
            after.apply(seat, move)
            count += perft(after, depth - 1)
    return count


def position(sitting: Sitting, number: int) -> Game:
    """The game after so many moves of a record."""
    game = sitting.title.deal(
        sitting.header.seats,
        sitting.title.chosen(sitting.header.seats, dict(sitting.game.options)),
        sitting.header.seed,
    )
    for seat, text in sitting.move_texts()[:number]:
        game.play(seat, game.read(text))
    return game


def counted(names: list[str]) -> list[str]:
    """Twenty positions of a title's records, with their counts."""
    chance = Chance(2026)
    rows: dict[str, str] = {}
    for _ in range(MOST_TRIES):
        if len(rows) == POSITIONS:
            break
        name = chance.pick(names)
        sitting = golden(name)
        number = chance.below(sitting.number)
        game = position(sitting, number)
        if len(game.moves(game.waiting()[0])) ** 2 > MOST_SEQUENCES or perft(game, 2) * 5 > MOST_SEQUENCES:
            continue
        rows[f"{name} {number}"] = " ".join(str(perft(game, depth)) for depth in (1, 2, 3))
    return [f"{place}: {counts}" for place, counts in sorted(rows.items())]


def golden(name: str) -> Sitting:
    """A golden record, replayed."""
    record = read_record((HERE / f"{name}.record").read_text(encoding="utf-8"))
    return replayed(record, title(record.header.title))


def make(key: str) -> None:
    """Writes the files of one title; records that are no longer wanted go."""
    for record in HERE.glob(f"{key}-*.record"):
        record.unlink()
    states = []
    for want in wanted(key):
        sitting = find(title(key), want)
        name = f"{key}-{want.name}"
        (HERE / f"{name}.record").write_text(sitting.record().text(), encoding="utf-8")
        states.append(f"{name} {digest(sitting.game)}")
    (HERE / f"{key}.states").write_text("\n".join(states) + "\n", encoding="utf-8")
    perfts = counted([state.split()[0] for state in states])
    (HERE / f"{key}.perft").write_text("\n".join(perfts) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for named in sys.argv[1:] or TITLES:
        make(named)
