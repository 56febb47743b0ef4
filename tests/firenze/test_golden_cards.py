"""The golden records of Firenze: among them every card is taken, every character played, every ending reached."""

from functools import cache

from signoria.table import Sitting
from signoria.titles.firenze.events import (
    CardTaken,
    CelebrationScored,
    CharacterPlayed,
    LastLetter,
    PointsByCard,
    RoundsOver,
)
from tests.firenze.goldens import WANTED
from tests.firenze.scenes import BOX
from tests.golden.make import golden

ROWS = BOX.rows


@cache
def records() -> tuple[Sitting, ...]:
    """All golden games of the title, replayed."""
    return tuple(golden(f"firenze-{want.name}") for want in WANTED)


def keys(kind: str) -> set[str]:
    """The cards of a kind."""
    return {row.key for row in ROWS.cards if row.kind == kind}


def test_every_card_is_taken_in_a_golden_record() -> None:
    taken = {event.card for sitting in records() for event in sitting.events(None) if isinstance(event, CardTaken)}
    assert taken == {row.key for row in ROWS.cards}


def test_every_character_is_played_every_church_pays_and_every_celebration_is_scored() -> None:
    events = [event for sitting in records() for event in sitting.events(None)]
    played = {event.card for event in events if isinstance(event, CharacterPlayed)}
    paid = {event.card for event in events if isinstance(event, PointsByCard)}
    scored = {event.card for event in events if isinstance(event, CelebrationScored)}
    assert played == keys("character")
    assert keys("church") <= paid
    assert scored == keys("celebration")


def test_golden_games_end_in_both_ways() -> None:
    ended = [
        type(event)
        for sitting in records()
        for event in sitting.events(None)
        if isinstance(event, (LastLetter, RoundsOver))
    ]
    assert ended.count(LastLetter) >= 7
    assert RoundsOver in ended
