"""Makes the golden files anew: `python -m tests.golden.make`. Read the difference before you keep it.

For every title there are records of each seat count and of each way a game can end; `states.txt` pins the state each
record leads to, `perft.txt` counts the move sequences of length 1 to 3 from twenty positions of each title.
"""

from collections.abc import Callable, Mapping
from pathlib import Path

from signoria.table import Chance, Game, OptionValue, Outcome, Sitting, Title, read_record, replayed
from signoria.table.walk import digest
from signoria.titles import TITLES, title
from signoria.titles.il_principe.game import IlPrincipe

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


def before_time(outcome: Outcome, game: Game) -> bool:
    """Too few cities were left on display."""
    return won_alone(outcome, game) and isinstance(game, IlPrincipe) and not game.last


def fronts(outcome: Outcome, game: Game) -> list[int]:
    """How many cards lie in front of each who has the most points, the most cards first."""
    assert isinstance(game, IlPrincipe)
    tied = [seat for seat, score in enumerate(outcome.scores) if score == max(outcome.scores)]
    return sorted((sum(game.families[seat].in_front()) for seat in tied), reverse=True)


def by_cards_in_front(outcome: Outcome, game: Game) -> bool:
    """Points are tied, and the cards in front decide."""
    return outcome.ranks.count(1) == 1 and len(most := fronts(outcome, game)) > 1 and most[0] > most[1]


def by_first_major_role(outcome: Outcome, game: Game) -> bool:
    """Points and cards in front are tied, and a major role decides."""
    return outcome.ranks.count(1) == 1 and len(most := fronts(outcome, game)) > 1 and most[0] == most[1]


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
    "il_principe": [
        ("two", 2, {}, won_alone),
        ("two-open-coins", 2, {"open_coins": True, "first_player": "2"}, won_alone),
        ("three", 3, {}, won_alone),
        ("four", 4, {}, won_alone),
        ("five", 5, {}, won_alone),
        ("three-cities-run-out", 3, {}, before_time),
        ("five-cities-run-out", 5, {}, before_time),
        ("cards-in-front-decide", 3, {}, by_cards_in_front),
        ("major-role-decides", 4, {}, by_first_major_role),
        ("shared", 5, {}, shared),
    ],
}

EAGER: dict[str, tuple[str, ...]] = {
    "il_principe-three-cities-run-out": ("build", "pass"),
    "il_principe-five-cities-run-out": ("build", "pass"),
    "il_principe-shared": ("build", "pass"),
}
"""Records of what chance alone hardly brings: everybody prefers the first of these verbs that is offered."""


def random_game(
    played: Title, seats: int, options: Mapping[str, OptionValue], seed: int, verbs: tuple[str, ...] = ()
) -> Sitting:
    """A game in which nobody thinks, though all may prefer some verbs."""
    sitting = Sitting(played, seats, played.chosen(seats, options), seed)
    chance = Chance(seed)
    while waiting := sitting.game.waiting():
        seat = chance.pick(waiting)
        moves = sitting.game.moves(seat)
        preferred = [[move for move in moves if move.kind == verb] for verb in verbs]
        sitting.play(seat, str(chance.pick(next(filter(None, preferred), moves))))
    return sitting


def find(
    played: Title, seats: int, options: Mapping[str, OptionValue], ending: Ending, verbs: tuple[str, ...] = ()
) -> Sitting:
    """The first game that ends so."""
    for seed in range(200_000):
        sitting = random_game(played, seats, options, seed, verbs)
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
            names.append(f"{key}-{name}")
            sitting = find(title(key), seats, options, ending, EAGER.get(names[-1], ()))
            (HERE / f"{names[-1]}.record").write_text(sitting.record().text(), encoding="utf-8")
            states.append(f"{names[-1]} {digest(sitting.game)}")
        perfts += counted(names)
    (HERE / "states.txt").write_text("\n".join(states) + "\n", encoding="utf-8")
    (HERE / "perft.txt").write_text("\n".join(perfts) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
