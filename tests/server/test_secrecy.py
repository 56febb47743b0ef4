"""Secrecy on the wire: what a seat or spectator is sent does not depend on what it cannot know."""

from collections.abc import Iterator

import msgspec
import pytest

from signoria.server.live import LiveTable
from signoria.server.rows import Person, SeatRow, TableRow, TableSettings
from signoria.server.store import Kept
from signoria.table import Chance, Title
from signoria.table.cases import looks
from signoria.titles import TITLES, title


def live_table(played: Title, seats: int, seed: int) -> LiveTable:
    """A table in memory, every seat held by a person of its own."""
    row = TableRow(
        id="t",
        title=played.key,
        rules=played.rules_version,
        seats=seats,
        options=played.chosen(seats).texts(),
        seed=seed,
        components="",
        settings=TableSettings(),
        host="p0",
        public=False,
        invite="secret",
        state="playing",
        made=0.0,
        moved=0.0,
        waiting=(),
        lines=0,
        version=0,
        origin="",
        result="",
    )
    places = tuple(SeatRow(seat=seat, kind="person", person=f"p{seat}", name=f"P{seat}") for seat in range(seats))
    return LiveTable(Kept(row, places))


def positions(table: LiveTable, seed: int) -> Iterator[int]:
    """A random game; the number of the log before each move that is looked at."""
    chance = Chance(seed)
    while waiting := table.sitting.game.waiting():
        if looks(chance, table.number, 3):
            yield chance.seed()
        seat = chance.pick(waiting)
        table.sitting.play(seat, str(chance.pick(table.sitting.game.moves(seat))))


def sent(table: LiveTable, seat: int | None) -> bytes:
    """All that a seat is sent of a running game."""
    person = None if seat is None else Person(f"p{seat}", f"P{seat}")
    parts: list[object] = [table.sight(person, None), table.sight(person, max(0, table.number - 3))]
    game = table.sitting.game
    if seat is not None and seat in game.waiting():
        parts += [table.preview(seat, str(move)) for move in game.moves(seat)[:6]]
    return b"\n".join(msgspec.json.encode(part) for part in parts)


@pytest.mark.parametrize("key", TITLES)
@pytest.mark.parametrize("seed", range(4))
def test_nothing_sent_differs_between_the_real_game_and_an_imagined_one(key: str, seed: int) -> None:
    played = title(key)
    seats = played.seats[seed % len(played.seats)]
    table = live_table(played, seats, seed)
    looked = 0
    for number in positions(table, seed):
        real = table.sitting.game
        for seat in (*range(seats), None):
            here = sent(table, seat)
            table.sitting.game = real.imagine(seat, number)
            there = sent(table, seat)
            table.sitting.game = real
            assert here == there
            looked += 1
    assert looked > 10


@pytest.mark.parametrize("key", [key for key in TITLES if type(title(key)).tamper is not Title.tamper])
def test_nothing_sent_to_others_differs_when_a_hidden_sum_is_changed(key: str) -> None:
    played = title(key)
    table = live_table(played, 3, 9)
    for _ in positions(table, 9):
        real = table.sitting.game
        for owner in range(3):
            tampered = real.copy()
            played.tamper(tampered, owner)
            for seat in (*range(3), None):
                if played.hides_sums(real, owner, seat):
                    here = sent(table, seat)
                    table.sitting.game = tampered
                    there = sent(table, seat)
                    table.sitting.game = real
                    assert here == there


def test_a_sight_names_no_person_no_seed_and_no_invitation() -> None:
    table = live_table(title("princes"), 3, 987654321)
    for seat in (0, None):
        message = sent(table, seat)
        for secret in (b"987654321", b'"p1"', b'"p0"', b"secret"):
            assert secret not in message
