"""The nine laws over every title, seat count, option and many seeds."""

import inspect
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from functools import cache

import jsonschema
import msgspec
import pytest
from msgspec.structs import replace

from signoria.table import Chance, Change, Game, Log, Move
from signoria.table.cases import LONG, Case, LawBroken, fingerprint, looks, played_through
from signoria.table.chance import below
from signoria.table.law_of_secrets import varied_places
from signoria.table.laws import LAWS, every_text_is_answered
from signoria.table.messages import Argument
from signoria.table.telling import the_story_adds_up
from signoria.table.texts import Speech
from signoria.titles import TITLES, title
from signoria.titles.princes.auction import Bidding
from signoria.titles.princes.events import BidMade
from signoria.titles.princes.game import Estate, Princes
from signoria.titles.princes.seeing import view_of
from signoria.titles.princes.title import PRINCES
from signoria.titles.princes.views import PrincesView
from tests.laws.spread import USUAL, length, spread, variants
from tests.seating import seats_near

GAMES = int(os.environ.get("LAW_GAMES", "250"))
"""Whole games of each title under all laws, fewer where they are long; `make soak` asks for more."""

CLOSELY = "LAW_CLOSELY" in os.environ
BATCHES = 12

STORIES = 8
"""Games of each title that are told in words."""

EVERY_TITLE = pytest.mark.parametrize("key", TITLES)


@cache
def cases(key: str) -> list[Case]:
    return spread(title(key), GAMES, closely=CLOSELY)


@EVERY_TITLE
@pytest.mark.parametrize("batch", range(BATCHES))
def test_all_laws_hold_in_every_game(key: str, batch: int) -> None:
    for case in cases(key)[batch::BATCHES]:
        for law in LAWS:
            law(case)


@EVERY_TITLE
def test_every_text_there_is_is_offered_or_refused(key: str) -> None:
    found = cases(key)
    for number in range(max(1, GAMES // 80)):
        every_text_is_answered(found[number * 97 % len(found)])


@EVERY_TITLE
def test_what_the_sentences_tell_adds_up_to_the_result(key: str) -> None:
    found = cases(key)
    for case in found[:: max(1, len(found) // STORIES)]:
        the_story_adds_up(case)


@EVERY_TITLE
def test_a_titles_games_are_spread_over_all_its_seats_and_options_whatever_other_titles_there_are(key: str) -> None:
    played, found = title(key), cases(key)
    moves = dict.fromkeys(played.seats, 0)
    for case in found:
        moves[case.seats] += length(played, case.seats)
    budget = GAMES * USUAL // len(moves)
    for seats, spent in moves.items():
        long = length(played, seats)
        assert spent >= min(budget, GAMES * long) - long, seats
        assert any(case.seats == seats and case.options == played.chosen(seats) for case in found)
    every = {str(options.texts()) for seats in played.seats for options in variants(played, seats)}
    assert {str(case.options.texts()) for case in found} == every


@EVERY_TITLE
def test_every_hidden_place_varies_in_imagined_games(key: str) -> None:
    played = title(key)
    seats = seats_near(played, 3)
    dealt = played.deal(seats, played.chosen(seats), 0)
    unvaried = {*played.hidden(dealt, 0), "chance"}
    for seed in range(100):
        unvaried -= varied_places(Case(played, seats, played.chosen(seats), seed))
        if not unvaried:
            break
    assert not unvaried


@EVERY_TITLE
def test_the_same_game_comes_out_in_another_process_with_another_hash_seed(key: str) -> None:
    played = title(key)
    code = (
        "import tests\n"
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


@EVERY_TITLE
def test_views_and_events_fit_their_published_schema(key: str) -> None:
    played = title(key)
    view_schema = jsonschema.Draft202012Validator(msgspec.json.schema(played.view_type))
    schemas = {kind: jsonschema.Draft202012Validator(msgspec.json.schema(kind)) for kind in played.all_event_types()}
    seats = seats_near(played, 3)
    sitting = played_through(Case(played, seats, played.chosen(seats), 3), 3)
    kinds = set()
    for event in sitting.events(0):
        schemas[type(event)].validate(msgspec.json.decode(msgspec.json.encode(event)))
        kinds.add(type(event))
    assert len(kinds) > len(schemas) // 4
    for seat in (0, None):
        view_schema.validate(msgspec.json.decode(msgspec.json.encode(sitting.game.view(seat))))


pure = pytest.mark.skipif(not inspect.isfunction(Princes.copy), reason="compiled classes cannot be spoiled")


def check_breaks(law: str, told: str) -> None:
    """The law is broken within a few games, and in one line it is told where."""
    check = next(found for found in (*LAWS, the_story_adds_up) if found.__name__ == law)
    with pytest.raises(LawBroken, match=rf"^princes, 3 seats, seed \d, .*: {told}.{{0,400}}$"):
        [check(Case(PRINCES, 3, PRINCES.chosen(3), seed)) for seed in range(12)]


@pure
def test_a_copy_that_shares_an_estate_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Estate, "copy", lambda self: self)
    check_breaks("copies_are_apart", "a copy is not the same and apart: both have one Estate")


@pure
def test_prestige_that_no_event_tells_of_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def score(game: Princes, seat: int, points: int, source: int) -> tuple[Change, ...]:
        game.estates[seat].score(points, source)
        return ()

    monkeypatch.setattr(Princes, "score", score)
    check_breaks(
        "nothing_lost_or_made", r"after [a-z0-9 ]+ seat \d has prestige \d+, not \d+ as the changes say \([A-Z]\w+"
    )


@pytest.mark.parametrize(
    ("field", "amount"),
    [
        ("points", "prestige \\d+, not \\d+"),
        ("sold", "prestige \\d+, not \\d+"),
        ("raised", "florins \\d+, not -?\\d+"),
    ],
)
def test_points_and_money_that_no_sentence_tells_are_noticed(
    field: str, amount: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    say = Speech.say

    def silent(speech: Speech, key: str, arguments: Mapping[str, Argument] | None = None) -> str:
        return say(speech, key, {**(arguments or {}), field: 0} if key == "princes-event-bought" else arguments)

    monkeypatch.setattr(Speech, "say", silent)
    check_breaks("the_story_adds_up", rf"seat \d has {amount} as is told: <\d> ")


@pure
def test_a_view_that_tells_too_much_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Princes, "view", lambda game, seat: view_of(game, 0 if seat is None else seat))
    check_breaks("secrets_stay", r"seat None sees what it cannot know: view\.own\.\w+")


@pure
def test_a_hand_that_shows_in_the_view_of_another_is_told_by_seat_and_field(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(game: Princes, seat: int | None) -> PrincesView:
        seen = view_of(game, seat)
        last = replace(seen.estates[-1], builders=sum(game.estates[-1].hand))
        return replace(seen, estates=(*seen.estates[:-1], last))

    monkeypatch.setattr(Princes, "view", leaking)
    check_breaks("secrets_stay", r"seat \d sees what it cannot know: view\.estates\[2\]\.builders: \d+ is not \d+$")


@pure
@pytest.mark.parametrize("secret", [lambda estate: sum(estate.hand), lambda estate: estate.florins])
def test_an_event_that_tells_what_no_view_shows_is_told_by_seat_event_and_field(
    secret: Callable[[Estate], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    def telling(step: Bidding, game: Princes, seat: int, move: Move, log: Log) -> None:
        if log is not None:
            log.append(BidMade(seat=seat, item=step.lot, price=secret(game.estates[seat])))

    monkeypatch.setattr(Bidding, "announce", telling)
    told = r"seat (\d|None) is told of [a-z0-9 ]+ what its view does not show: event 0, BidMade\.price"
    check_breaks("secrets_stay", told)


@pure
def test_a_jester_that_comes_from_nowhere_is_told_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    bought = Princes.pay

    def generous(game: Princes, seat: int, amount: int, source: str) -> tuple[Change, ...]:
        game.jesters += 1
        return bought(game, seat, amount, source)

    monkeypatch.setattr(Princes, "pay", generous)
    check_breaks("nothing_lost_or_made", r"after [a-z0-9 ]+ something is lost or made: jesters \d, not \d")


@pure
def test_an_undo_that_forgets_chance_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    copied = Game.copy_table

    def forgetful(game: Game, other: Game) -> None:
        copied(game, other)
        other.chance += 1

    monkeypatch.setattr(Game, "copy_table", forgetful)
    check_breaks("undo_is_exact", r"taking back to move \d+ is not exact: game\.chance: \d+ is not \d+")


@pure
def test_chance_that_is_used_and_not_counted_is_told_by_its_move(monkeypatch: pytest.MonkeyPatch) -> None:
    def uncounted(game: Game, n: int) -> int:
        value, game.chance = below(game.chance, n)
        return value

    monkeypatch.setattr(Game, "below", uncounted)
    check_breaks("undo_is_exact", r"[a-z_ ]+ used chance, yet it counts as nothing learnt")


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
