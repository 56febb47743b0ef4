"""A table whose log is broken: it stays closed and says so, holds up no other, and can be repaired."""

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from signoria.server.database import migrations
from tests.command_line import run
from tests.server.guests import Guest
from tests.server.running import Server

DAMAGED = "This table is damaged and stays closed; whoever runs this server can repair it."


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "signoria.db"


@pytest.fixture
def server(file: Path) -> Iterator[Server]:
    running = Server(f"sqlite:{file}", sweep_seconds="0.2")
    yield running
    running.stop()


def write(file: Path, *statements: str) -> None:
    """What no server would do."""
    connection = sqlite3.connect(file, isolation_level=None)
    for statement in statements:
        connection.execute(statement)
    connection.close()


def played_table(guest: Guest, moves: int, **wishes: object) -> str:
    key = str(guest.make("me", "me", **wishes)["sight"]["table"]["id"])
    for _ in range(moves):
        guest.answer(key, guest.look(key)["table"]["waiting"][0], 0)
    return key


def test_a_damaged_table_says_so_holds_up_no_other_and_goes_on_where_it_was_whole(server: Server, file: Path) -> None:
    anna = Guest(server.url, "Anna")
    broken, refused, late = (played_table(anna, 5, clock={"move_seconds": 1}) for _ in range(3))
    server.stop()
    write(
        file,
        f"UPDATE tables SET due = 1 WHERE id IN ('{broken}', '{refused}')",
        f"DELETE FROM lines WHERE table_id = '{broken}' AND number = 4",
        f"UPDATE lines SET text = 'build nothing' WHERE table_id = '{refused}' AND number = 3",
    )
    server.restart()
    for key in (broken, refused):
        answer = anna.client.get(f"/api/tables/{key}")
        assert (answer.status_code, answer.json()["error"]) == (409, DAMAGED)
    end = time.monotonic() + 10
    while not anna.look(late)["table"]["rests"]:
        assert time.monotonic() < end, "one bad table holds up the clock of others"
        time.sleep(0.05)
    server.stop()
    found = run("check", f"sqlite:{file}")
    assert found.status == 1
    assert f"table {broken}: line 4 is missing (3 lines are whole)" in found.out
    assert f"table {refused}: line 3 cannot be played" in found.out
    assert "3 tables read; 2 wrong" in found.out
    repaired = run("check", f"sqlite:{file}", "--repair")
    assert repaired.status == 0
    assert "(3 lines are whole, cut there)" in repaired.out
    assert run("check", f"sqlite:{file}").out == "3 tables read; nothing wrong\n"
    server.restart()
    for key in (broken, refused):
        seat = int(next(iter(anna.look(key)["questions"])))
        anna.answer(key, seat, 0)


def test_a_table_is_closed_while_it_is_open_to_somebody_when_it_breaks(server: Server, file: Path) -> None:
    anna = Guest(server.url, "Anna")
    key = played_table(anna, 3)
    write(file, f"UPDATE tables SET version = version + 1, lines = 9 WHERE id = '{key}'")
    for _ in range(2):
        answer = anna.client.get(f"/api/tables/{key}")
        assert (answer.status_code, answer.json()["error"]) == (409, DAMAGED)
    write(file, f"UPDATE tables SET version = version + 1, lines = 3 WHERE id = '{key}'")
    assert anna.look(key)["number"] == 3


def test_the_database_itself_refuses_a_gap(server: Server, file: Path) -> None:
    key = played_table(Guest(server.url, "Anna"), 3)
    connection = sqlite3.connect(file, isolation_level=None)
    connection.execute("PRAGMA foreign_keys=ON")
    with pytest.raises(sqlite3.IntegrityError):
        connection.execute("INSERT INTO lines (table_id, number, seat, text, made) VALUES (?, 5, 0, 'x', 0)", (key,))
    connection.close()


def test_lines_behind_a_gap_of_an_older_database_are_put_aside_and_told(file: Path) -> None:
    older = [text for number, text in migrations() if number < 5]
    write(
        file,
        "CREATE TABLE migrations (number INTEGER PRIMARY KEY)",
        *(statement for text in older for statement in text.split(";")),
        *(f"INSERT INTO migrations VALUES ({number})" for number in range(1, 5)),
        "INSERT INTO people (id, name, made) VALUES ('p', 'P', 0)",
        "INSERT INTO tables VALUES"
        " ('t', 'princes', 1, 2, '{}', '7', '', '{}', 'p', 0, '', 'playing', 0, 0, '0', 0, 0, 4, 9, '', '')",
        *(f"INSERT INTO lines VALUES ('t', {number}, 0, 'x', NULL, 0)" for number in (1, 3, 4)),
    )
    assert run("migrate", "--database", f"sqlite:{file}").status == 0
    connection = sqlite3.connect(file)
    assert connection.execute("SELECT number FROM lines").fetchall() == [(1,)]
    assert connection.execute("SELECT number FROM stray_lines").fetchall() == [(3,), (4,)]
    connection.close()


def test_a_database_of_another_version_is_not_read(file: Path) -> None:
    write(file, "CREATE TABLE other (id INTEGER)")
    found = run("check", f"sqlite:{file}")
    assert (found.status, found.err) == (
        1,
        "signoria: the database is not of this version: run `signoria migrate` first\n",
    )


async def test_the_same_id_sent_three_times_at_once_is_played_once_and_answered_alike(server: Server) -> None:
    anna = Guest(server.url, "Anna")
    key = played_table(anna, 2)
    sight = anna.look(key)
    seat, question = next(iter(sight["questions"].items()))
    answers = await asyncio.gather(
        *(
            asyncio.to_thread(
                anna.move, key, int(seat), question["moves"][0]["text"], question["number"], client="once"
            )
            for _ in range(3)
        )
    )
    assert [answer.status_code for answer in answers] == [200, 200, 200]
    assert {answer.json()["number"] for answer in answers} == {sight["number"] + 1}
