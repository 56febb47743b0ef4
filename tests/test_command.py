"""The command: every sub-command does its work, and bad input ends with one line and status 2."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from signoria.table import Chance, Sitting
from signoria.titles.princes.title import PRINCES
from tests.command_line import run

PROGRAM = (sys.executable, "-m", "signoria", "play", "princes", "--bots", "random")


@pytest.fixture(scope="module")
def sitting() -> Sitting:
    """A whole game of three, played by chance."""
    sitting = Sitting(PRINCES, 3, PRINCES.chosen(3), 9)
    chance = Chance(9)
    while waiting := sitting.game.waiting():
        sitting.play(waiting[0], chance.pick(sitting.game.moves(waiting[0])).text)
    return sitting


@pytest.fixture(scope="module")
def record(sitting: Sitting, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Its record in a file."""
    file = tmp_path_factory.mktemp("records") / "game.txt"
    file.write_text(sitting.record().text(), encoding="utf-8")
    return file


@pytest.mark.parametrize("asked", [(), ("--help",)])
def test_asked_for_help_or_nothing_it_explains_itself(asked: tuple[str, ...]) -> None:
    ran = run(*asked)
    assert (ran.status, ran.err) == (0, "")
    assert all(
        word in ran.out for word in ("games", "play", "watch", "replay", "rules", "components", "bench", "serve")
    )


def test_it_tells_its_version() -> None:
    ran = run("--version")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("signoria 0.")


def test_games_are_listed_with_their_options() -> None:
    ran = run("games")
    assert "princes: The Princes of Florence, 2 to 5 players" in ran.out
    assert "--option freedoms2p=5" in ran.out


def test_games_are_listed_for_programs() -> None:
    games = json.loads(run("games", "--json").out)
    princes = next(game for game in games if game["key"] == "princes")
    assert princes["name"] == "The Princes of Florence"
    assert princes["seats"] == [2, 5]
    edition = next(option for option in princes["options"] if option["key"] == "edition")
    assert (edition["choices"], edition["default"]) == (["2006", "2000"], "2006")


def test_play_shows_its_first_question_without_any_input() -> None:
    ran = run("play", "princes", "--bots", "random")
    assert ran.status == 0
    assert "Which of your four profession cards do you give back?" in ran.out
    assert "End of input." in ran.out


def test_play_takes_seats_names_options_and_language() -> None:
    arguments = ("--seats", "2", "--names", "Anna", "--option", "freedoms2p=4", "--language", "fr", "--you", "2")
    ran = run("play", "princes", *arguments, "--bots", "random", "--seed", "3")
    assert ran.status == 0
    assert "Au clavier" in ran.out
    assert "Anna" in ran.out


def test_equal_seeds_deal_alike() -> None:
    one, same, other = (run("play", "princes", "--bots", "random", "--seed", seed).out for seed in ("1", "1", "2"))
    assert one == same != other


def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    again = ("--bots", "random", "--you", "1,3", "--names", "Anna,Bruno")
    dealt = ("--seats", "3", "--seed", "4", "--option", "first_player=1")
    ran = run("play", "princes", *dealt, *again, stdin=f"\n1\n\nsave {file}\nquit\n")
    assert f"signoria play --you 1,3 --bots random --names Anna,Bruno --resume {file}" in " ".join(ran.out.split())
    resumed = run("play", "--resume", str(file), *again, stdin=f"\n1\n\n1\n\nsave {file}\nquit\n")
    assert "Which of your four profession cards do you give back?" in resumed.out
    assert "Saved in" in resumed.out


def test_watch_tells_the_story_where_there_is_no_terminal(record: Path) -> None:
    ran = run("watch", str(record), "--names", "Anna,Bruno,Carla", "--eyes", "0")
    assert ran.status == 0
    assert "Round 7 begins" in ran.out
    assert "Result" in ran.out


def test_replay_tells_the_result(record: Path, sitting: Sitting) -> None:
    outcome = sitting.outcome()
    assert outcome is not None
    ran = run("replay", str(record))
    assert f"{sitting.number} moves: the record is whole." in ran.out
    assert f"1. seat {outcome.ranks.index(1) + 1}: {max(outcome.scores)} points" in ran.out


def test_replay_tells_the_result_to_programs(record: Path, sitting: Sitting) -> None:
    outcome = sitting.outcome()
    assert outcome is not None
    found = json.loads(run("replay", str(record), "--json").out)
    assert found == {
        "title": "princes",
        "seats": 3,
        "seed": 9,
        "moves": sitting.number,
        "finished": True,
        "ranks": list(outcome.ranks),
        "scores": list(outcome.scores),
    }


def test_replay_says_when_a_game_is_not_over(sitting: Sitting, tmp_path: Path) -> None:
    file = tmp_path / "live.txt"
    file.write_text("\n".join(sitting.record().text().split("\n")[:20]) + "\n", encoding="utf-8")
    assert "The game is not over" in run("replay", str(file)).out
    assert not json.loads(run("replay", str(file), "--json").out)["finished"]


@pytest.mark.parametrize("command", ["replay", "watch"])
def test_a_record_that_an_editor_saved_is_read_and_a_newer_one_says_so(
    command: str, sitting: Sitting, tmp_path: Path
) -> None:
    edited, newer = tmp_path / "edited.txt", tmp_path / "newer.txt"
    text = sitting.record().text()
    edited.write_bytes(text.replace("\n", "\r\n").encode("utf-8-sig"))
    newer.write_text(text.replace("record 1", "record 2"), encoding="utf-8")
    assert run(command, str(edited)).status == 0
    ran = run(command, str(newer))
    assert ran.refused()
    assert "the record is newer than this Signoria" in ran.err


def test_rules_are_printed() -> None:
    assert "3" in run("rules", "princes").out
    assert "3.2 " in run("rules", "princes", "3.2").out
    english, french = run("rules", "princes", "3").out, run("rules", "princes", "3", "--language", "fr").out
    assert english != french


def test_components_are_printed_and_can_be_read_back(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(run("components", "princes").out, encoding="utf-8")
    ran = run("components", "princes", "--check", str(file))
    assert (ran.status, ran.out) == (0, f"{file} is whole: its digest is {PRINCES.box().digest}.\n")


def test_a_game_with_other_components_needs_them_again(tmp_path: Path) -> None:
    file, saved = tmp_path / "mine.toml", tmp_path / "game.txt"
    file.write_text(PRINCES.components().replace("minimum = 7", "minimum = 5", 1), encoding="utf-8")
    ran = run("play", "princes", "--components", str(file), "--bots", "random", stdin=f"save {saved}\n")
    assert f"--components {file}" in " ".join(ran.out.split())
    assert "played with other components" in run("replay", str(saved)).err
    assert run("replay", str(saved), "--components", str(file)).status == 0


def test_simulate_tells_programs_every_outcome(tmp_path: Path) -> None:
    arguments = ("-n", "3", "--seats", "3", "--seed", "7", "--option", "open_money=on", "--records", str(tmp_path))
    found = json.loads(run("simulate", "princes", *arguments, "--json").out)
    assert (found["title"], found["seats"], found["games"]) == ("princes", 3, 3)
    assert found["decisions"] > 300
    assert [outcome["seed"] for outcome in found["outcomes"]] == [7, 8, 9]
    for file, outcome in zip(sorted(tmp_path.iterdir()), found["outcomes"], strict=True):
        replayed = json.loads(run("replay", str(file), "--json").out)
        assert (replayed["ranks"], replayed["scores"]) == (outcome["ranks"], outcome["scores"])


def test_simulate_plays_alike_with_any_number_of_workers() -> None:
    one, two = (
        json.loads(run("simulate", "princes", "-n", "4", "--seats", "2", "--workers", workers, "--json").out)
        for workers in ("1", "2")
    )
    assert one["outcomes"] == two["outcomes"]


def test_simulate_sums_up_for_people() -> None:
    ran = run("simulate", "princes", "-n", "2", "--seats", "2")
    assert ran.out.startswith("2 games, ")
    assert "seat 2: " in ran.out


def test_arena_tells_who_is_better() -> None:
    found = json.loads(run("arena", "princes", "--bots", "quick,random", "-n", "4", "--json").out)
    assert (found["title"], found["seats"], found["games"]) == ("princes", 2, 4)
    quick, other = found["bots"]
    assert (quick["spec"], other["spec"]) == ("quick", "random")
    assert quick["share"] + other["share"] == pytest.approx(1)
    assert quick["low"] <= quick["share"] <= quick["high"]
    assert "quick" in run("arena", "princes", "--bots", "quick,random", "-n", "2").out


def test_bench_measures_each_thing() -> None:
    found = json.loads(run("bench", "princes", "--json").out)
    assert found["yard_us"] > 0
    assert {row["what"] for row in found["results"]} == {"decision", "copy", "imagine", "new", "view", "replay"}


BAD = {
    "an unknown game": ("play", "chess"),
    "no game": ("play",),
    "an unknown command": ("dance",),
    "an unknown flag": ("games", "--loud"),
    "a missing argument": ("replay",),
    "too many seats": ("play", "princes", "--seats", "6"),
    "too few seats": ("play", "princes", "--seats", "1"),
    "seats that are no number": ("play", "princes", "--seats", "four"),
    "an unknown option": ("play", "princes", "--option", "colour=red"),
    "an option's wrong value": ("play", "princes", "--option", "edition=1999"),
    "an option without a value": ("play", "princes", "--option", "edition"),
    "an option twice": ("play", "princes", "--option", "edition=2000", "--option", "edition=2006"),
    "options that do not go together": ("play", "princes", "--seats", "2", "--option", "edition=2000"),
    "an expansion of another edition": ("play", "princes", "--option", "edition=2000", "--option", "cooperation=on"),
    "an unknown bot": ("play", "princes", "--bots", "deep"),
    "settings of a bot that has none": ("play", "princes", "--bots", "random:ms=3"),
    "too many bots": ("play", "princes", "--seats", "2", "--bots", "random,random"),
    "a seat that is not there": ("play", "princes", "--you", "7"),
    "a seat that is no number": ("play", "princes", "--you", "me"),
    "too many names": ("play", "princes", "--seats", "2", "--names", "A,B,C"),
    "the same name twice": ("play", "princes", "--names", "Anna,Anna"),
    "a name without end": ("play", "princes", "--names", "A" * 50),
    "a negative seed": ("play", "princes", "--seed", "-5"),
    "a seed too long for a record": ("play", "princes", "--seed", str(2**70)),
    "many games from a negative seed": ("simulate", "princes", "-n", "1", "--seed", "-5"),
    "many games beyond the last seed": ("simulate", "princes", "-n", "2", "--seed", str(2**63 - 1)),
    "a match from a negative seed": ("arena", "princes", "-n", "1", "--seed", "-5"),
    "an unknown language": ("play", "princes", "--language", "de"),
    "a record that is not there": ("replay", "no-such-record.txt"),
    "a folder in place of a record": ("replay", "."),
    "a folder in place of components": ("components", "princes", "--check", "."),
    "a missing component file": ("play", "princes", "--components", "no-such.toml"),
    "a missing file to resume": ("play", "--resume", "no-such.txt"),
    "seats beside a record": ("play", "--resume", "x.txt", "--seats", "3"),
    "an unknown paragraph": ("rules", "princes", "9.99"),
    "an unknown chapter": ("rules", "princes", "forty"),
    "rules of an unknown game": ("rules", "chess"),
    "rules in an unknown language": ("rules", "princes", "--language", "de"),
    "figures of an unknown game": ("bench", "chess"),
    "many games of an unknown game": ("simulate", "chess"),
    "no games at all": ("simulate", "princes", "-n", "0"),
    "many games with too many seats": ("simulate", "princes", "-n", "1", "--seats", "9"),
    "many games with an unknown bot": ("simulate", "princes", "-n", "1", "--bots", "deep"),
    "a file in place of a folder": ("simulate", "princes", "-n", "1", "--records", __file__),
    "many games with too many bots": (
        "simulate",
        "princes",
        "-n",
        "1",
        "--seats",
        "2",
        "--bots",
        "random,random,random",
    ),
    "many games with empty components": ("simulate", "princes", "-n", "1", "--components", os.devnull),
    "a match with an unknown bot": ("arena", "princes", "-n", "1", "--bots", "quick,deep"),
    "a match with a wrong option": ("arena", "princes", "-n", "1", "--option", "edition=3"),
    "a match with missing components": ("arena", "princes", "-n", "1", "--components", "no-such.toml"),
}


@pytest.mark.parametrize("arguments", BAD.values(), ids=BAD.keys())
def test_bad_input_is_refused_in_one_line(arguments: tuple[str, ...]) -> None:
    ran = run(*arguments)
    assert ran.refused(), ran


BAD_RECORDS = {
    "truncated in the header": lambda text: text[:60],
    "truncated in a line": lambda text: text[: len(text) // 2],
    "edited": lambda text: text.replace("bid 300", "bid 400", 1),
    "with another result": lambda text: text.replace("result: ", "result: 9"),
    "of newer rules": lambda text: "\n".join(_unsealed(text)).replace("rules: 1", "rules: 2"),
    "of an unknown game": lambda text: "\n".join(_unsealed(text)).replace("title: princes", "title: chess"),
    "with an unknown option": lambda text: "\n".join(_unsealed(text)).replace("edition=2006", "edition=1066"),
    "with a move that is refused": lambda text: "\n".join([*_unsealed(text)[:8], "0: stop", ""]),
    "with a move that means nothing": lambda text: "\n".join([*_unsealed(text)[:8], "0: juggle", ""]),
    "empty": lambda text: "",
}


def _unsealed(text: str) -> list[str]:
    """A record without its result and digest, so that it reads as one still being played."""
    return [*[line for line in text.split("\n") if not line.startswith(("result:", "digest:"))]]


@pytest.mark.parametrize("change", BAD_RECORDS.values(), ids=BAD_RECORDS.keys())
@pytest.mark.parametrize("command", ["replay", "watch"])
def test_a_bad_record_is_refused_in_one_line(
    command: str, change: Callable[[str], str], record: Path, tmp_path: Path
) -> None:
    file = tmp_path / "bad.txt"
    file.write_text(change(record.read_text(encoding="utf-8")), encoding="utf-8")
    assert run(command, str(file)).refused()


def test_other_encodings_are_refused_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "latin.txt"
    file.write_bytes("signoria record 1\ntitle: cé".encode("latin-1"))
    for arguments in (("replay",), ("watch",), ("components", "princes", "--check"), ("play", "--resume")):
        ran = run(*arguments, str(file))
        assert ran.refused()
        assert "is not a text file in UTF-8" in ran.err


BAD_COMPONENTS = {
    "a missing row": lambda text: text.replace('[[prestige_cards]]\nkey = "p14"', '[[gone]]\nkey = "p14"'),
    "a tile of the wrong size": lambda text: text.replace('shape = ["###", ".#.", ".#."]', 'shape = ["###", ".#."]'),
    "no TOML": lambda text: text + "\n[[",
    "a word for a number": lambda text: text.replace("minimum = 7", 'minimum = "seven"', 1),
    "nesting without end": lambda text: "x = " + "[" * 100_000,
}


@pytest.mark.parametrize("change", BAD_COMPONENTS.values(), ids=BAD_COMPONENTS.keys())
def test_bad_components_are_refused_in_one_line(change: Callable[[str], str], tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(change(PRINCES.components()), encoding="utf-8")
    assert run("components", "princes", "--check", str(file)).refused()
    assert run("play", "princes", "--components", str(file)).refused()


def test_as_a_program_it_ends_cleanly_on_an_empty_input() -> None:
    ran = subprocess.run(PROGRAM, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "Which of your four profession cards do you give back?" in ran.stdout


def test_as_a_program_it_survives_a_terminal_that_knows_few_letters() -> None:
    ran = subprocess.run(
        PROGRAM,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env={"PYTHONIOENCODING": "ascii"},
        timeout=60,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, b"")
