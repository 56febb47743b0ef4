"""The page: one file at all its addresses, assets for good, and a plain sentence where it is not built."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from signoria.server.guard import POLICY
from tests.server.guests import browser
from tests.server.running import Server

ADDRESSES = ["/", "/new", "/me", "/bots", "/rules/princes", "/t/abc", "/t/abc/text", "/t/abc?at=3"]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a small page."""
    folder: Path = tmp_path_factory.mktemp("page")
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Signoria</title>", encoding="utf-8")
    (page / "assets" / "main-1a2b.js").write_text("export const game = 'princes'\n" * 100, encoding="utf-8")
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
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-security-policy"] == POLICY
    again = built.get(address, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_assets_are_packed_and_kept_for_good(built: httpx.Client) -> None:
    packed = built.get("/assets/main-1a2b.js")
    plain = built.get("/assets/main-1a2b.js", headers={"accept-encoding": "identity"})
    assert packed.text == plain.text
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert plain.headers["content-type"].startswith("text/javascript")
    assert "immutable" in plain.headers["cache-control"]
    manifest = built.get("/manifest.webmanifest")
    assert (manifest.status_code, manifest.headers["content-type"]) == (200, "application/manifest+json")


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
