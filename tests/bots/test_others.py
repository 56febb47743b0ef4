"""Bots of other people: found by their package, named like our own, and never a reason to wait."""

import time
from pathlib import Path

import pytest

from signoria.arena.match import match
from signoria.bots import UnknownBot, bot, bot_specs, check_seated
from signoria.bots.patience import answered
from signoria.bots.quick import QuickBot
from signoria.table import Handle
from signoria.titles import title

EXAMPLE = Path(__file__).parents[2] / "examples" / "dreamer"

STRANGERS = """
import time
from signoria.bots import Answer, OWN_REASONS
from signoria.table import Move

class Raises:
    def __init__(self, seed): pass
    def choose(self, handle): raise KeyError("lost")

class Cheats(Raises):
    def choose(self, handle): return Answer(Move("win"), OWN_REASONS)

class Mumbles(Raises):
    def choose(self, handle): return None

class Sleeps(Raises):
    def choose(self, handle):
        while True:
            try:
                time.sleep(60)
            except Exception:
                pass
"""


def install(folder: Path, module: str, code: str, entries: str) -> None:
    """What an installed package leaves behind: its module, and a folder that describes it."""
    (folder / f"{module}.py").write_text(code, encoding="utf-8")
    described = folder / f"{module}-1.0.dist-info"
    described.mkdir()
    (described / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n", encoding="utf-8")
    (described / "entry_points.txt").write_text(f"[signoria.bots]\n{entries}\n", encoding="utf-8")


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = (EXAMPLE / "dreamer.py").read_text(encoding="utf-8")
    entry = (EXAMPLE / "pyproject.toml").read_text(encoding="utf-8").splitlines()[-1].replace('"', "")
    install(tmp_path, "dreamer", code, entry)
    names = "\n".join(f"{name.lower()} = strangers:{name}" for name in ("Raises", "Cheats", "Mumbles", "Sleeps"))
    install(tmp_path, "strangers", STRANGERS, f"{names}\nmissing = strangers:Nobody\nabsent = nowhere:Bot")
    monkeypatch.syspath_prepend(str(tmp_path))


@pytest.mark.usefixtures("packages")
def test_the_bot_of_the_document_plays_by_its_name_and_beats_chance() -> None:
    assert "dreamer" in bot_specs()
    check_seated("dreamer")
    assert match("il_principe", ["dreamer:dreams=4", "random"], games=4, seats=2, seed=1).bots[0].wins >= 3


@pytest.mark.usefixtures("packages")
def test_settings_of_a_strangers_bot_are_checked_like_our_own() -> None:
    with pytest.raises(UnknownBot, match="dreams of the bot 'dreamer' is a whole number from 1 to 1000, not '0'"):
        bot("dreamer:dreams=0", 1)


@pytest.mark.usefixtures("packages")
@pytest.mark.parametrize(("spec", "package"), [("missing", "strangers"), ("absent", "strangers")])
def test_a_package_that_cannot_be_loaded_is_named_and_others_play_on(spec: str, package: str) -> None:
    with pytest.raises(UnknownBot, match=f"the bot '{spec}' of {package} cannot be loaded"):
        check_seated(spec)
    bot("dreamer", 1)


@pytest.mark.usefixtures("packages")
@pytest.mark.parametrize(
    ("spec", "fault"),
    [
        ("raises", "KeyError: 'lost'"),
        ("cheats", "it was not offered the move win"),
        ("mumbles", "AttributeError"),
        ("sleeps", "it thought longer than 0.1 s"),
        ("missing", "cannot be loaded"),
    ],
)
def test_quick_answers_for_a_bot_that_fails(spec: str, fault: str) -> None:
    played = title("princes")
    handle = Handle(played.deal(2, played.chosen(2), 3), 0, 5, played.evaluation())
    begun = time.monotonic()
    found = answered(spec, 5, handle, seconds=0.1)
    assert fault in found.fault
    assert found.answer == QuickBot(5).choose(handle)
    assert time.monotonic() - begun < 30


def test_a_bot_that_plays_well_answers_for_itself() -> None:
    played = title("princes")
    handle = Handle(played.deal(2, played.chosen(2), 3), 0, 5, played.evaluation())
    assert answered("quick", 5, handle).fault == ""
