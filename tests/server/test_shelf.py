"""What lies beside a game: its sentences, its rulebook, the contents of its box."""

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource

from signoria.table.rulebook import rulebook
from signoria.titles import TITLES, title
from tests.server.guests import Guest, browser
from tests.server.running import Server

pytestmark = pytest.mark.parametrize("server", ["sqlite"], indirect=True, scope="session")
"""Nothing here is kept in a database, so one kind of it is enough."""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", TITLES)
def test_a_games_sentences_and_rules_can_be_had_in_both_languages(server: Server, game: str, language: str) -> None:
    page = browser(server.url)
    texts = page.get(f"/api/games/{game}/texts/{language}")
    bundle = FluentBundle(["en-GB" if language == "en" else "fr-FR"])
    bundle.add_resource(FluentResource(texts.text))
    assert bundle.has_message("table-with-rule")
    assert re.search(rf"^{game}-question-", texts.text, re.MULTILINE)
    rules = page.get(f"/api/games/{game}/rules/{language}").json()
    numbers = [paragraph["number"] for chapter in rules["chapters"] for paragraph in chapter["paragraphs"]]
    assert numbers == list(rulebook(title(game), language).numbers())
    assert all(chapter["heading"] for chapter in rules["chapters"])
    assert rules["summary"]


@pytest.mark.parametrize("what", ["texts", "rules"])
def test_what_a_browser_has_already_is_not_sent_again(server: Server, what: str) -> None:
    page = browser(server.url)
    first = page.get(f"/api/games/princes/{what}/en")
    again = page.get(f"/api/games/princes/{what}/en", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert first.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["chess/texts/en", "princes/texts/de", "chess/rules/fr", "princes/rules/it"])
def test_an_unknown_game_or_language_is_not_there(server: Server, path: str) -> None:
    answer = browser(server.url).get(f"/api/games/{path}")
    assert answer.status_code == 404
    assert list(answer.json()) == ["error"]


def test_a_game_shows_the_contents_of_the_box_it_comes_with(server: Server) -> None:
    page = browser(server.url)
    assert page.get("/api/games/princes/box").json()["names"]["building-opera"]["en"] == "Opera"
    assert page.get("/api/games/chess/box").status_code == 404


def test_a_table_shows_the_contents_of_its_own_box(server: Server) -> None:
    anna, eve = Guest(server.url, "Anna"), Guest(server.url, "Eve")
    own = title("princes").components().replace('en = "Opera"', 'en = "Playhouse"')
    given = anna.make("me", "me", components=own, watchers=False)["sight"]["table"]["id"]
    plain = anna.make("me", "me")["sight"]["table"]["id"]
    box = anna.get(f"/api/tables/{given}/box")
    assert box["names"]["building-opera"]["en"] == "Playhouse"
    assert box["components"]["contents"]["buildings"] == len(box["components"]["buildings"])
    assert box["events"]["bidmade"] == {"paragraph": "3.3", "phase": "3"}
    assert box["events"]["drew"]["cases"] == {"pile": {"bonus": "5.9", "prestige": "4.4"}}
    assert box["phases"]["3"] == {"en": "The auction", "fr": rulebook(title("princes"), "fr").chapter("3").name}
    assert eve.get(f"/api/tables/{plain}/box")["names"]["building-opera"]["en"] == "Opera"
    assert eve.client.get(f"/api/tables/{given}/box").status_code == 403
    assert eve.client.get("/api/tables/nothing/box").status_code == 404
