"""The nine laws over every title, seat count, option and many seeds."""

import inspect
import os
import subprocess
import sys
from functools import cache

import jsonschema
import msgspec
import pytest

from signoria.table import BadOptions, Chance, Change, Game, Options, OptionValue, Title
from signoria.table.cases import LONG, Case, LawBroken, fingerprint, looks, played_through, positions
from signoria.table.laws import LAWS, every_text_is_answered, varied_places
from signoria.titles import TITLES, title
from signoria.titles.princes.game import Estate, Princes
from signoria.titles.princes.title import PRINCES
from signoria.titles.princes.views import view_of

GAMES = int(os.environ.get("LAW_GAMES", "1000"))
"""Whole games under all laws; `make soak` asks for more."""

CLOSELY = "LAW_CLOSELY" in os.environ
BATCHES = 40


def variants(played: Title, seats: int) -> list[Options]:
    """The options as they are by default, and with each one changed to each of its other choices where that goes."""
    found = [played.chosen(seats)]
    for option in played.options:
        for choice in option.choices:
            changed: dict[str, OptionValue] = {option.key: choice}
            if choice != option.default:
                try:
                    found.append(played.chosen(seats, changed))
                except BadOptions:
                    continue
    return found


@cache
def length(key: str, seats: int) -> int:
    """How many moves a game takes, as far as one game can tell."""
    played = title(key)
    return sum(1 for _ in positions(Case(played, seats, played.chosen(seats), 0), Chance(0)))


def cases(games: int) -> list[Case]:
    """So many games, spread over titles, seats and variants: the longer a game, the fewer, but every variant once.

    Variants that other numbers of seats have had come last; those whose games are shortest have them first.
    """
    tables = sorted(((key, seats) for key in TITLES for seats in title(key).seats), key=lambda table: length(*table))
    whole = sum(length(key, seats) ** -2 for key, seats in tables)
    found: list[Case] = []
    had: set[tuple[str, ...]] = set()
    for key, seats in tables:
        named = {(key, *sorted(map(str, options.texts().items()))): options for options in variants(title(key), seats)}
        fresh = [options for name, options in named.items() if name not in had]
        choices = fresh + [options for name, options in named.items() if name in had]
        had.update(named)
        share = max(len(fresh), round(games * length(key, seats) ** -2 / whole))
        found += [Case(title(key), seats, choices[number % len(choices)], number, CLOSELY) for number in range(share)]
    return found


@pytest.mark.parametrize("batch", range(BATCHES))
def test_all_laws_hold_in_every_game(batch: int) -> None:
    for number, case in enumerate(cases(GAMES)):
        if number % BATCHES == batch:
            for law in LAWS:
                law(case)


@pytest.mark.parametrize("number", range(GAMES // 100))
def test_every_text_there_is_is_offered_or_refused(number: int) -> None:
    every_text_is_answered(cases(GAMES)[number * 97])


@pytest.mark.parametrize("key", TITLES)
def test_every_hidden_place_varies_in_imagined_games(key: str) -> None:
    played = title(key)
    varied: set[str] = set()
    for seed in range(12):
        varied |= varied_places(Case(played, 3, played.chosen(3), seed))
    assert varied == {*played.hidden_places, "chance"}


@pytest.mark.parametrize("key", TITLES)
def test_the_same_game_comes_out_in_another_process_with_another_hash_seed(key: str) -> None:
    played = title(key)
    code = (
        "from signoria.table.cases import Case, fingerprint\n"
        "from signoria.titles import title\n"
        f"played = title({key!r})\n"
        "print(*[fingerprint(Case(played, seats, played.chosen(seats), 5)) for seats in played.seats])\n"
    )
    here = [fingerprint(Case(played, seats, played.chosen(seats), 5)) for seats in played.seats]
    for hash_seed in ("1", "4242"):
        there = subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert there.stdout.split() == here


@pytest.mark.parametrize("key", TITLES)
def test_views_and_events_fit_their_published_schema(key: str) -> None:
    played = title(key)
    view_schema = jsonschema.Draft202012Validator(msgspec.json.schema(played.view_type))
    schemas = {kind: jsonschema.Draft202012Validator(msgspec.json.schema(kind)) for kind in played.all_event_types()}
    case = Case(played, 3, played.chosen(3), 3)
    sitting = played_through(case, 3)
    kinds = set()
    for event in sitting.events(0):
        schemas[type(event)].validate(msgspec.json.decode(msgspec.json.encode(event)))
        kinds.add(type(event))
    assert len(kinds) > 8
    for seat in (0, None):
        view_schema.validate(msgspec.json.decode(msgspec.json.encode(sitting.game.view(seat))))


pure = pytest.mark.skipif(not inspect.isfunction(Princes.copy), reason="compiled classes cannot be spoiled")


def check_breaks(law: str) -> None:
    check = next(found for found in LAWS if found.__name__ == law)
    with pytest.raises(LawBroken):
        [check(Case(PRINCES, 3, PRINCES.chosen(3), seed)) for seed in range(6)]


@pure
def test_a_copy_that_shares_an_estate_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Estate, "copy", lambda self: self)
    check_breaks("copies_are_apart")


@pure
def test_prestige_that_no_event_tells_of_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def score(game: Princes, seat: int, points: int, source: int) -> tuple[Change, ...]:
        game.estates[seat].score(points, source)
        return ()

    monkeypatch.setattr(Princes, "score", score)
    check_breaks("nothing_lost_or_made")


@pure
def test_a_view_that_tells_too_much_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Princes, "view", lambda game, seat: view_of(game, 0 if seat is None else seat))
    check_breaks("secrets_stay")


@pure
def test_an_undo_that_forgets_chance_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    copied = Game.copy_table

    def forgetful(game: Game, other: Game) -> None:
        copied(game, other)
        other.chance += 1

    monkeypatch.setattr(Game, "copy_table", forgetful)
    check_breaks("undo_is_exact")


@pure
def test_an_imagination_that_deals_nothing_anew_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Princes, "redeal", lambda game, seat: None)
    varied: set[str] = set()
    for seed in range(4):
        varied |= varied_places(Case(PRINCES, 3, PRINCES.chosen(3), seed))
    assert varied <= {"chance", "answers"}


def test_chance_picks_evenly_among_the_seats_asked() -> None:
    chance = Chance(1)
    assert {chance.pick((0, 1, 2)) for _ in range(50)} == {0, 1, 2}


def test_laws_look_at_every_early_position_and_ever_more_rarely_at_late_ones() -> None:
    chance = Chance(1)
    assert all(looks(chance, count, 1) for count in range(2 * LONG))
    late = [sum(looks(chance, times * LONG, 1) for _ in range(600)) for times in (2, 10)]
    assert 200 < late[0] < 400
    assert 20 < late[1] < 120


def test_laws_look_closely_where_they_are_told_to_however_long_the_game() -> None:
    chance = Chance(1)
    case = Case(PRINCES, 3, PRINCES.chosen(3), 0, closely=True)
    assert all(case.looks(chance, 50 * LONG, 2) for _ in range(100))
