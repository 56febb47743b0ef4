"""Matches and simulations: fair, the same however they are run, and honest about what they know."""

from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from signoria.arena.match import MatchReport, match
from signoria.arena.match import _sittings as sittings
from signoria.arena.playing import play_game
from signoria.arena.ratings import by_deal, fitted, wilson
from signoria.arena.simulate import simulate
from signoria.table import TableError, read_record, replayed
from signoria.titles.princes.title import PRINCES


def specs(count: int) -> list[str]:
    return [f"bot {number}" for number in range(count)]


@pytest.mark.parametrize(("bots", "seats", "games"), [(2, 2, 4), (2, 4, 8), (3, 3, 6), (5, 3, 30), (1, 4, 4)])
def test_every_bot_sits_on_every_seat_equally_often(bots: int, seats: int, games: int) -> None:
    played = [entries for _, entries in islice(sittings(specs(bots), seats), games)]
    places = Counter((entry, seat) for sitting in played for seat, entry in enumerate(sitting))
    assert len(places) == bots * seats
    assert len(set(places.values())) == 1


def test_a_deal_is_played_in_every_rotation() -> None:
    assert list(islice(sittings(specs(3), 3), 4)) == [(0, (0, 1, 2)), (0, (2, 0, 1)), (0, (1, 2, 0)), (1, (0, 1, 2))]


@pytest.mark.parametrize(
    ("bots", "seats"), [(["a", "b"], 4), (["a", "b"], 5), (["a", "a"], 2), (["a", "b", "b", "b"], 4), (["a"], 3)]
)
def test_no_game_is_played_twice(bots: list[str], seats: int) -> None:
    played = [(deal, tuple(bots[entry] for entry in entries)) for deal, entries in islice(sittings(bots, seats), 40)]
    assert len(set(played)) == len(played)


def test_a_match_says_exactly_what_programs_rely_on() -> None:
    report = match("princes", ["random", "random"], games=6, seats=2, seed=1)
    plain = msgspec.to_builtins(report)
    assert list(plain) == ["title", "seats", "games", "bots"]
    assert list(plain["bots"][0]) == ["spec", "wins", "share", "low", "high", "rating", "rating_low", "rating_high"]
    assert sum(each["wins"] for each in plain["bots"]) == pytest.approx(6)


def test_the_same_match_comes_out_however_many_work_on_it() -> None:
    def played(executor: ProcessPoolExecutor | None) -> MatchReport:
        return match("princes", ["random", "random"], games=60, seats=3, seed=4, executor=executor)

    with ProcessPoolExecutor(2) as executor:
        assert played(executor) == played(None)


def test_progress_adds_up_to_the_games_asked_for() -> None:
    done: list[int] = []
    match("princes", ["random"], games=7, seats=2, seed=1, progress=done.append)
    assert sum(done) == 7


def test_a_simulation_counts_its_games_and_keeps_records_that_replay(tmp_path: Path) -> None:
    report = simulate("princes", games=3, seats=3, seed=40, records=tmp_path / "new")
    assert [outcome.seed for outcome in report.outcomes] == [40, 41, 42]
    assert report.decisions > 100
    texts = [path.read_text(encoding="utf-8") for path in sorted((tmp_path / "new").iterdir())]
    ends = [replayed(read_record(text), PRINCES).outcome() for text in texts]
    assert [end.scores for end in ends if end] == [outcome.scores for outcome in report.outcomes]


def test_a_recorded_game_is_the_same_game() -> None:
    options = PRINCES.chosen(3)
    plain = play_game(PRINCES, ["random"] * 3, options, 9)
    recorded = play_game(PRINCES, ["random"] * 3, options, 9, recorded=True)
    assert (plain.scores, plain.decisions) == (recorded.scores, recorded.decisions)
    assert recorded.record.endswith("\n")


@pytest.mark.parametrize(
    ("title", "bots", "seats"),
    [("chess", ["random"], 2), ("princes", ["deep"], 2), ("princes", [], 2), ("princes", ["random"], 9)],
)
def test_what_cannot_be_played_is_refused_before_it_starts(title: str, bots: list[str], seats: int) -> None:
    with pytest.raises(TableError):
        match(title, bots, games=2, seats=seats, seed=1)


def test_a_record_that_cannot_be_written_is_refused_in_words(tmp_path: Path) -> None:
    (tmp_path / "princes-2-7.record").mkdir()
    with pytest.raises(TableError, match=r"princes-2-7\.record"):
        simulate("princes", games=1, seats=2, seed=7, records=tmp_path)


def test_components_of_ones_own_are_played_with() -> None:
    richer = PRINCES.components().replace("start_two_players = 2500", "start_two_players = 9500")
    assert richer != PRINCES.components()
    own, theirs = (simulate("princes", games=4, seats=2, seed=1, components=text) for text in ("", richer))
    assert own.outcomes != theirs.outcomes


def test_an_interval_holds_its_share_and_shrinks_with_games() -> None:
    low, high = wilson(50, 100)
    assert low < 0.5 < high
    wide, narrow = wilson(5, 10), wilson(500, 1000)
    assert narrow[1] - narrow[0] < wide[1] - wide[0]
    assert wilson(10, 10)[1] == pytest.approx(1.0)


def test_games_of_one_deal_that_end_alike_count_as_one() -> None:
    alone = by_deal([(1.0, 1), (0.0, 1)] * 20)
    assert by_deal([(4.0, 4), (0.0, 4)] * 20) == pytest.approx(alone, abs=0.01)
    apart = by_deal([(2.0, 4)] * 40)
    assert apart[1] - apart[0] < (alone[1] - alone[0]) / 1.8


def test_a_match_without_a_lost_game_is_as_sure_as_it_has_deals() -> None:
    assert by_deal([(2.0, 2)] * 10) == wilson(10, 10)
    assert by_deal([]) == (0.0, 1.0)


def test_a_rating_lies_within_its_interval_which_shrinks_with_deals() -> None:
    few, many = (match("princes", ["random", "random"], games=games, seats=2, seed=3).bots[0] for games in (8, 80))
    for row in (few, many):
        assert row.rating_low <= row.rating <= row.rating_high
    assert many.rating_high - many.rating_low < few.rating_high - few.rating_low


def test_a_match_that_was_broken_off_goes_on_where_it_was(tmp_path: Path) -> None:
    def played(games: int, seed: int = 4, progress: Callable[[int], None] | None = None) -> MatchReport:
        return match("princes", ["random", "random"], games=games, seats=2, seed=seed, kept=kept, progress=progress)

    kept = tmp_path / "match"
    whole = match("princes", ["random", "random"], games=10, seats=2, seed=4)
    played(6)
    assert kept.read_bytes().count(b"\n") == 7
    kept.write_bytes(kept.read_bytes()[:-9])
    told: list[int] = []
    assert played(10, progress=told.append) == whole
    assert told == [5, 1, 1, 1, 1, 1]
    assert played(10) == whole
    with pytest.raises(TableError, match="keeps another match"):
        played(10, seed=5)


def test_ratings_follow_the_odds() -> None:
    even = fitted([[0, 10], [10, 0]])
    assert even == pytest.approx([1500, 1500])
    strong, weak = fitted([[0, 1000], [100, 0]])
    assert 390 < strong - weak < 410
