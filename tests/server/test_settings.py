"""Settings: what is wrong is one sentence at the start, and all there is to set is documented."""

import re
import socket
from pathlib import Path

import pytest
from msgspec import structs
from starlette.datastructures import Headers

from signoria.server.guard import same_origin
from signoria.server.secret import secret_of
from signoria.server.settings import BadSetting, CannotStart, Settings, read_settings
from tests.command_line import run

WRONG = {
    "WORKERS": "0",
    "PORT": "99999",
    "HOST": "this machine",
    "SWEEP_SECONDS": "nan",
    "IDLE_SECONDS": "ten",
    "BODY_LIMIT": "-1",
    "HASH_KIB": "1e99",
    "DATABASE": "mysql://anna:palazzo@database/tables",
    "ORIGIN": "https://games.example.org/play",
    "SMTP": "anna:palazzo@mail server",
    "MAIL_FROM": "nobody",
    "PROT": "8000",
}


@pytest.mark.parametrize(("name", "value"), WRONG.items(), ids=WRONG)
def test_a_wrong_setting_is_one_sentence_that_names_it(name: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(f"SIGNORIA_{name}", value)
    for command in ("serve", "migrate", "check"):
        ran = run(command)
        assert ran.refused(), ran
        assert f"SIGNORIA_{name}" in ran.err
        assert "palazzo" not in ran.err


def test_a_setting_that_is_none_names_the_one_that_was_meant() -> None:
    with pytest.raises(BadSetting, match="there is no setting SIGNORIA_PROT; perhaps SIGNORIA_PORT"):
        read_settings(environment={"SIGNORIA_PROT": "8000"})


def test_settings_are_typed_and_an_empty_one_sets_nothing() -> None:
    environment = {"SIGNORIA_PORT": "8001", "SIGNORIA_SWEEP_SECONDS": "0.5", "SIGNORIA_WORKERS": "", "PORT": "x"}
    settings = read_settings({"host": "::1"}, environment)
    assert (settings.port, settings.sweep_seconds, settings.workers) == (8001, 0.5, 2)
    assert settings.address == "http://[::1]:8001"


def test_every_setting_is_documented() -> None:
    told = Path("docs/running-a-server.md").read_text(encoding="utf-8").partition("## Settings")[2].partition("## ")[0]
    documented = set(re.findall(r"`SIGNORIA_(\w+)`", told))
    assert documented == {field.name.upper() for field in structs.fields(Settings)}


def test_an_address_that_is_taken_is_one_sentence_and_status_1(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        ran = run("serve", "--port", str(port), "--database", f"sqlite:{tmp_path / 'tables.db'}")
    expected = f"signoria: http://127.0.0.1:{port} cannot be served: address already in use\n"
    assert (ran.status, ran.out, ran.err) == (1, "", expected)


def test_a_secret_is_kept_for_its_owner_and_an_empty_one_refused(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:{tmp_path / 'tables.db'}")
    assert secret_of(settings) == secret_of(settings)
    kept = tmp_path / "tables.db.secret"
    assert kept.stat().st_mode & 0o077 == 0
    for damage in (b"", b"\n", b"\xff\xfe"):
        kept.write_bytes(damage)
        with pytest.raises(CannotStart, match="should hold the secret"):
            secret_of(settings)
    kept.unlink()
    kept.mkdir()
    with pytest.raises(CannotStart, match="cannot be kept"):
        secret_of(settings)


@pytest.mark.parametrize(
    ("origin", "given", "ours"),
    [
        ("https://games.example.org", "https://games.example.org", True),
        ("https://games.example.org", "http://games.example.org", False),
        ("https://games.example.org", "https://other.example.org", False),
        ("http://games.example.org", "https://games.example.org", False),
        ("", "http://games.example.org", True),
        ("", "https://games.example.org", True),
        ("", "https://other.example.org", False),
        ("", "null", False),
    ],
)
def test_a_page_is_ours_by_scheme_name_and_port(origin: str, given: str, ours: bool) -> None:
    assert same_origin(Headers({"host": "games.example.org", "origin": given}), origin) is ours
