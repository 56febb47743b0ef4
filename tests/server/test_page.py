"""The page: one file at all its addresses, assets for good, and a plain sentence where it is not built."""

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import json

from signoria.server.guard import POLICY
from tests.server.guests import Guest, browser
from tests.server.running import Server

INDEX = "<!doctype html><head><title>Signoria</title></head><body></body>"
MANIFEST = {
    "src/lobby/Lobby.svelte": {"file": "assets/lobby.js", "imports": ["_shell.js"], "css": ["assets/lobby.css"]},
    "_shell.js": {"file": "assets/shell.js"},
    "src/pages/TablePage.svelte": {"file": "assets/table.js", "imports": ["_shell.js"]},
    "src/boards/princes/board.ts": {"file": "assets/board.js"},
    "virtual:words/fr": {"file": "assets/fr.js"},
    "src/lobby/words.fr.ftl?raw": {"file": "assets/lobby-fr.js"},
    "garamond-wght-normal.woff2": {"file": "assets/garamond.woff2"},
}
ADDRESSES = ["/", "/new", "/me", "/bots", "/rules/princes", "/t/abc", "/t/abc/text", "/t/abc?at=3"]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a small page."""
    folder: Path = tmp_path_factory.mktemp("page")
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text(INDEX, encoding="utf-8")
    (page / "manifest.json").write_bytes(json.encode(MANIFEST))
    (page / "assets" / "main-1a2b.js").write_text("export const game = 'princes'\n" * 100, encoding="utf-8")
    (page / "assets" / "main-1a2b.js.br").write_bytes(b"packed smaller")
    (page / "manifest.webmanifest").write_text("{}", encoding="utf-8")
    server = Server(f"sqlite:{folder / 'page.db'}", page=str(page))
    yield server
    server.stop()


@pytest.fixture
def built(served: Server) -> httpx.Client:
    """A browser before a small page."""
    return browser(served.url)


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_address_of_the_page_is_the_page(built: httpx.Client, address: str) -> None:
    answer = built.get(address)
    assert answer.status_code == 200
    assert "<title>Signoria</title>" in answer.text
    assert answer.headers["cache-control"] == "private, no-cache"
    assert answer.headers["content-security-policy"] == POLICY
    again = built.get(address, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_assets_are_packed_and_kept_for_good(built: httpx.Client) -> None:
    packed = built.get("/assets/main-1a2b.js", headers={"accept-encoding": "gzip"})
    plain = built.get("/assets/main-1a2b.js", headers={"accept-encoding": "identity"})
    assert packed.text == plain.text
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert plain.headers["content-type"].startswith("text/javascript")
    assert "immutable" in plain.headers["cache-control"]
    manifest = built.get("/manifest.webmanifest")
    assert (manifest.status_code, manifest.headers["content-type"]) == (200, "application/manifest+json")


def test_assets_packed_smaller_go_to_who_can_unpack_them(served: Server) -> None:
    with httpx.stream("GET", f"{served.url}/assets/main-1a2b.js", headers={"accept-encoding": "gzip, br"}) as answer:
        assert answer.headers["content-encoding"] == "br"
        assert b"".join(answer.iter_raw()) == b"packed smaller"
    assert browser(served.url).get("/assets/main-1a2b.js.br").status_code == 404


def came_along(page: httpx.Response) -> dict[str, Any]:
    """The first answers that a page brings with it."""
    found = re.search(r'<script type="application/json" id="along">(.*?)</script>', page.text)
    return dict(json.decode(found[1])) if found else {}


def test_the_lobby_brings_along_what_it_asks_for_first(served: Server) -> None:
    guest = Guest(served.url, "</script><b>Ines")
    guest.make("me", "open")
    page = guest.client.get("/")
    answers = came_along(page)
    assert sorted(answers) == ["/games", "/me", "/tables?which=finished", "/tables?which=mine", "/tables?which=open"]
    for path, answer in answers.items():
        assert answer == guest.get(f"/api{path}")
    assert "<b>Ines" not in page.text


def test_a_table_brings_along_what_its_reader_may_see(served: Server) -> None:
    guest = Guest(served.url, "Ines")
    key = guest.make("me", "random")["sight"]["table"]["id"]
    end = time.monotonic() + 20
    while guest.look(key)["table"]["waiting"] != [0]:
        assert time.monotonic() < end
        time.sleep(0.02)
    answers = came_along(guest.client.get(f"/t/{key}", headers={"accept-language": "fr"}))
    assert answers[f"/tables/{key}?since=0"] == guest.get(f"/api/tables/{key}?since=0")
    assert answers[f"/tables/{key}/box"] == guest.get(f"/api/tables/{key}/box")
    assert answers["/games/princes/texts/fr"] == guest.client.get("/api/games/princes/texts/fr").text
    stranger = came_along(browser(served.url).get(f"/t/{key}"))
    assert stranger[f"/tables/{key}?since=0"]["seat"] is None
    assert stranger[f"/tables/{key}?since=0"]["questions"] == {}


def test_a_table_without_watchers_brings_nothing_along_for_strangers(served: Server) -> None:
    key = Guest(served.url, "Ines").make("me", "random", watchers=False)["sight"]["table"]["id"]
    assert came_along(browser(served.url).get(f"/t/{key}")) == {}


def test_a_page_brings_its_files_all_at_once(served: Server) -> None:
    guest = Guest(served.url, "Ines")
    lobby = guest.client.get("/", headers={"accept-language": "fr-CH, en"}).text
    files = ["lobby.css", "lobby.js", "shell.js", "fr.js", "lobby-fr.js", "garamond.woff2"]
    assert re.findall(r'href="(.*?)"', lobby) == [f"/assets/{file}" for file in files]
    key = guest.make("me", "random")["sight"]["table"]["id"]
    table = guest.client.get(f"/t/{key}").text
    assert re.findall(r'href="(.*?)"', table) == ["/assets/table.js", "/assets/shell.js", "/assets/board.js"]


def test_what_is_not_there_is_not_the_page(built: httpx.Client) -> None:
    for address in ("/api/nowhere", "/assets/other.js", "/assets/../page.db", "/nowhere"):
        assert built.get(address).json() == {"error": "There is nothing at this address."}
    assert built.post("/new").headers["allow"] == "GET, HEAD"


def test_without_a_built_page_the_api_serves_and_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    server = Server(f"sqlite:{tmp_path / 'bare.db'}", page=str(tmp_path / "nothing"))
    try:
        client = browser(server.url)
        answer = client.get("/t/abc")
        assert (answer.status_code, answer.headers["content-type"]) == (404, "text/plain; charset=utf-8")
        assert "`make page`" in answer.text
        assert client.get("/api/games").status_code == 200
    finally:
        server.stop()
