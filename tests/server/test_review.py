"""What turned a finished game: found in the record, told in both languages, and the same for all who ask."""

from pathlib import Path

import msgspec
import pytest

from signoria.bots import bot
from signoria.server.app import open_database
from signoria.server.review import review
from signoria.server.settings import Settings
from signoria.server.store import Store
from signoria.table import Evaluation, Handle, Sitting
from signoria.table.texts import Speech
from signoria.titles import TITLES, title
from tests.golden.make import wanted
from tests.server.guests import Guest, play_out
from tests.server.running import Server

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.parametrize("key", TITLES)
def test_three_moves_turned_a_game_of_any_title(key: str) -> None:
    record = (GOLDEN / f"{key}-{wanted(key)[0].name}.record").read_text(encoding="utf-8")
    found = review(record, "").turning_points
    assert len(found) == 3
    assert [point.at for point in found] == sorted({point.at for point in found})
    played = title(key)
    for language in ("en", "fr"):
        speech = Speech(played, language, played.box().names, ["Anna", "Bruno", "Carla", "Dario", "Elena"])
        for point in found:
            event = msgspec.json.decode(point.event)
            assert speech.knows(f"{key}-event-{event['type']}")
            assert event["seat"] == point.seat
            assert 0 <= min(point.before, point.after) < max(point.before, point.after) <= 100


def blundered() -> tuple[str, int, int]:
    """A game of three bots, where whoever leads throws a last work away: its record, the move, and the seat."""
    played = title("princes")
    judge: Evaluation = played.evaluation()
    sitting = Sitting(played, 3, played.chosen(3), 10)
    blunder, seat = 0, -1
    while waiting := sitting.game.waiting():
        asked = waiting[0]
        seed = sitting.number
        move = bot("quick", seed).choose(Handle(sitting.game, asked, seed, judge)).move
        last = sitting.game.view(None).round == 7  # type: ignore[attr-defined]  # a view of Princes
        leads = asked == max(range(3), key=lambda other: judge.value(sitting.game, other))
        if last and leads and not blunder and move.kind == "work":
            sitting.play(asked, "stop")
            blunder, seat = sitting.number, asked
        else:
            sitting.play(asked, str(move))
    return sitting.record().text(), blunder, seat


def test_a_blunder_is_among_what_turned_the_game() -> None:
    record, blunder, seat = blundered()
    assert blunder
    (found,) = [point for point in review(record, "").turning_points if point.at == blunder]
    assert found.seat == seat
    assert found.after < found.before


def test_a_review_is_there_for_everybody_when_the_game_is_over(server: Server) -> None:
    anna, eve = Guest(server.url, "Anna"), Guest(server.url, "Eve")
    key = anna.make("me", "random")["sight"]["table"]["id"]
    assert anna.client.get(f"/api/tables/{key}/review").status_code == 409
    play_out(key, {0: anna})
    first = eve.get(f"/api/tables/{key}/review")
    assert [sorted(point) for point in first["turning_points"]] == [["after", "at", "before", "event", "seat"]] * 3
    assert anna.get(f"/api/tables/{key}/review") == first
    assert eve.client.get("/api/tables/nothing/review").status_code == 404


async def test_a_review_that_is_kept_is_not_made_again(server: Server) -> None:
    anna = Guest(server.url, "Anna")
    key = anna.make("me", "random")["sight"]["table"]["id"]
    play_out(key, {0: anna})
    made = anna.get(f"/api/tables/{key}/review")
    database = open_database(Settings(database=server.database))
    store = Store(database)
    assert msgspec.json.decode(await store.review(key)) == made
    await store.keep_review(key, '{"turning_points": []}')
    await database.close()
    assert anna.get(f"/api/tables/{key}/review") == {"turning_points": []}
