"""Makes the golden files anew: `python -m tests.golden.make`. Read the difference before you keep it.

For every title there are records of each seat count and of each way a game can end; `states.txt` pins the state each
record leads to, `perft.txt` counts the move sequences of length 1 to 3 from twenty positions of each title.
"""

from collections.abc import Callable, Mapping
from pathlib import Path

from signoria.table import Chance, Game, OptionValue, Outcome, Sitting, Title, read_record, replayed
from signoria.table.walk import digest
from signoria.titles import TITLES, title
from signoria.titles.firenze.game import NOBODY, Firenze
from signoria.titles.firenze.scoring import letters_on

HERE = Path(__file__).parent
POSITIONS = 20
MOST_SEQUENCES = 20_000
Ending = Callable[[Outcome, Game], bool]


def won_alone(outcome: Outcome, game: Game) -> bool:
    """One winner, ahead in points."""
    return outcome.ranks.count(1) == 1 and outcome.scores.count(max(outcome.scores)) == 1


def won_by_the_tie_break(outcome: Outcome, game: Game) -> bool:
    """One winner among several with the most points."""
    return outcome.ranks.count(1) == 1 and outcome.scores.count(max(outcome.scores)) > 1


def shared(outcome: Outcome, game: Game) -> bool:
    """Several winners."""
    return outcome.ranks.count(1) > 1


def by_lowest_card(outcome: Outcome, game: Game) -> bool:
    """Points and money are tied, and a profession card decides."""
    tied = [seat for seat, score in enumerate(outcome.scores) if score == max(outcome.scores)]
    purses = sorted(game.tallies(seat)["florins"] for seat in tied)
    return len(tied) > 1 and outcome.ranks.count(1) == 1 and purses[-1:] == purses[-2:-1]


def by_the_last_letter(outcome: Outcome, game: Game) -> bool:
    """One winner, after somebody has placed the last letter."""
    assert isinstance(game, Firenze)
    return won_alone(outcome, game) and game.finisher != NOBODY


def by_rounds(outcome: Outcome, game: Game) -> bool:
    """The rounds are over though everybody has letters left."""
    assert isinstance(game, Firenze)
    return game.finisher == NOBODY


def with_a_tied_flag(outcome: Outcome, game: Game) -> bool:
    """A flag goes to the taller contract, as several have most letters on its tower."""
    assert isinstance(game, Firenze)
    counts = [
        sorted(letters_on(family.contracts, colour).bit_count() for family in game.families) for colour in range(6)
    ]
    return game.finisher != NOBODY and any(most and most == next_most for *_, next_most, most in counts)


WANTED: dict[str, list[tuple[str, int, Mapping[str, OptionValue], Ending]]] = {
    "princes": [
        ("two", 2, {}, won_alone),
        ("two-four-freedoms", 2, {"freedoms2p": 4, "open_money": True}, won_alone),
        ("three", 3, {}, won_alone),
        ("three-edition-2000", 3, {"edition": "2000", "first_player": "2"}, won_alone),
        ("four", 4, {}, won_alone),
        ("five", 5, {}, won_alone),
        ("money-decides", 3, {}, won_by_the_tie_break),
        ("shared", 2, {}, shared),
        ("lowest-card-decides", 2, {"third_tiebreak": "lowest-card"}, by_lowest_card),
    ],
    "firenze": [
        ("two", 2, {}, by_the_last_letter),
        ("three", 3, {}, by_the_last_letter),
        ("four", 4, {}, by_the_last_letter),
        ("recommended", 3, {"layout": "recommended", "first_player": "2"}, by_the_last_letter),
        ("dice", 4, {"layout": "dice", "neutral_letters": 7, "auto_discard": True}, by_the_last_letter),
        ("dead-colour", 2, {"dead_colour": "yellow", "extra_neutral": True, "campanile": "out"}, by_the_last_letter),
        ("flag-by-height", 3, {"first_player": "1"}, with_a_tied_flag),
        ("hundred-rounds", 2, {}, by_rounds),
        ("shared", 4, {}, shared),
    ],
}


def random_game(played: Title, seats: int, options: Mapping[str, OptionValue], seed: int) -> Sitting:
    """A game in which nobody thinks."""
    sitting = Sitting(played, seats, played.chosen(seats, options), seed)
    chance = Chance(seed)
    while waiting := sitting.game.waiting():
        seat = chance.pick(waiting)
        sitting.play(seat, str(chance.pick(sitting.game.moves(seat))))
    return sitting


def find(played: Title, seats: int, options: Mapping[str, OptionValue], ending: Ending) -> Sitting:
    """The first game that ends so."""
    for seed in range(200_000):
        sitting = random_game(played, seats, options, seed)
        outcome = sitting.outcome()
        if outcome is not None and ending(outcome, sitting.game):
            return sitting
    raise LookupError(f"no game of {played.key} ends like {ending.__name__}")


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
    while len(rows) < POSITIONS:
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


def main() -> None:
    """Writes all files."""
    states: list[str] = []
    perfts: list[str] = []
    for key in TITLES:
        names = []
        for name, seats, options, ending in WANTED[key]:
            sitting = find(title(key), seats, options, ending)
            names.append(f"{key}-{name}")
            (HERE / f"{names[-1]}.record").write_text(sitting.record().text(), encoding="utf-8")
            states.append(f"{names[-1]} {digest(sitting.game)}")
        perfts += counted(names)
    (HERE / "states.txt").write_text("\n".join(states) + "\n", encoding="utf-8")
    (HERE / "perft.txt").write_text("\n".join(perfts) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
