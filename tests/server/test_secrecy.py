"""Secrecy on the wire: what a seat or spectator is sent does not depend on what it cannot know."""

import itertools
from collections.abc import Iterator

import msgspec
import pytest

from signoria.server.deeds import Deed
from signoria.server.live import LiveTable
from signoria.server.rows import Kept, Person, SeatRow, TableRow, TableSettings
from signoria.server.sight import listed_table
from signoria.server.story import position, story
from signoria.table import Chance, Title
from signoria.table.cases import looks
from signoria.titles import TITLES, title
from tests.seating import seats_near


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
@pytest.mark.parametrize("eyes", [0, None])
def test_nothing_sent_of_a_game_played_on_tells_the_deal_or_the_game_before(key: str, eyes: int | None) -> None:
    """Two games played on from the same position, dealt from different secrets, look alike to who kept his hand."""
    played = title(key)
    seats = played.seats[0]
    looked_at = sum(1 for _ in positions(live_table(played, seats, 5), 5))
    for at in {3, 9, 20, looked_at // 2}:
        if at >= looked_at:
            continue
        worlds = [live_table(played, seats, 5) for _ in range(2)]
        for secret, table in enumerate(worlds):
            next(itertools.islice(positions(table, 5), at, None))
            table.sitting.play_on(eyes, 1_000_003 + secret)
        here, there = (sent(table, eyes) for table in worlds)
        assert here == there
        assert b"1000003" not in here


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
    seats = seats_near(played, 3)
    table = live_table(played, seats, 9)
    for _ in positions(table, 9):
        real = table.sitting.game
        for owner in range(seats):
            tampered = real.copy()
            played.tamper(tampered, owner)
            for seat in (*range(seats), None):
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


def deed_done(table: LiveTable, moment: float, seat: int, text: str) -> None:
    """Plays, or takes back to where a text says, by the way that requests take."""
    deed = Deed(table)
    if text.startswith("undo "):
        deed.undo(seat, int(text.removeprefix("undo ")), agreed=False)
    elif text:
        deed.play(seat, text, None)
    table.changed(deed.planned(moment, ""), deed.sitting)


def all_told(table: LiveTable, seat: int | None) -> list[bytes]:
    """All that a seat or a spectator can ask for while a game lasts: view, whole story, replay, list of tables."""
    person = None if seat is None else Person(f"p{seat}", f"P{seat}")
    mine, at = table.seats_of(person), table.sitting.standing(table.sitting.number, table.seats_of(person))
    told: list[object] = [
        table.sight(person, None),
        table.sight(person, 0),
        story(table, (), seat, mine, 0),
        position(table.sitting, at, seat, mine),
        listed_table(table.table, table.seats, table.notes, person),
    ]
    return [msgspec.json.encode(each) for each in told]


@pytest.mark.parametrize("key", TITLES)
def test_nothing_sent_differs_by_what_another_has_begun_and_told_nobody(key: str) -> None:
    """A move that shows to nobody else, or taking it back, leaves all that others can ask for as it was."""
    played = title(key)
    seats = seats_near(played, 3)
    table, chance, hidden, held_back = live_table(played, seats, 4), Chance(4), 0, 0
    deed_done(table, 1.0, 0, "")
    while hidden < 40 and (waiting := table.sitting.game.waiting()):
        asked = [seat for seat in range(seats) if table.sitting.game.question(seat)]
        mover, number = chance.pick(asked), table.number
        eyes = [seat for seat in (*range(seats), None) if seat != mover]
        before = {seat: (table.sitting.game.view(seat), all_told(table, seat)) for seat in eyes}
        free = table.sitting.free(mover)
        back = free < table.sitting.number and not chance.below(3)
        text = f"undo {free}" if back else str(chance.pick(table.sitting.game.moves(mover)))
        deed_done(table, 2.0 + number, mover, text)
        held_back += bool(table.sitting.game.answers or table.sitting.game.undrafted)
        for seat, (view, told) in before.items():
            news = table.sitting.story_since(seat, number)
            quiet = news is not None and not any(each.events for each in news)
            if quiet and table.sitting.game.waiting() == waiting and table.sitting.game.view(seat) == view:
                assert all_told(table, seat) == told
                hidden += 1
    assert hidden >= min(4, held_back)


@pytest.mark.parametrize("key", ["princes", "il_principe"])
def test_no_number_tells_how_often_somebody_changed_an_answer(key: str) -> None:
    """Two worlds: in one of them seat 0 names another answer first, and changes it; afterwards nobody can tell."""
    worlds = [live_table(title(key), 3, 6) for _ in range(2)]
    for hesitates, table in enumerate(worlds):
        deed_done(table, 1.0, 0, "")
        first, *_, last = map(str, table.sitting.game.moves(0))
        if hesitates:
            deed_done(table, 2.0, 0, last)
            deed_done(table, 3.0, 0, first if 0 not in table.table.waiting else f"undo {table.sitting.free(0)}")
        step = table.sitting.game.agenda[-1]
        while table.sitting.game.agenda[-1] is step:
            seat = table.sitting.game.waiting()[0]
            deed_done(table, 4.0, seat, str(table.sitting.game.moves(seat)[0]))
    for eyes in (1, 2, None):
        assert all_told(worlds[0], eyes) == all_told(worlds[1], eyes)
    assert worlds[0].number != worlds[1].number
