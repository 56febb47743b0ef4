"""Mail: only to who asked for it by a link, not more than so many a day, and over TLS with a login where so set."""

import email
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.guests import Guest, browser
from tests.server.mailbox import CERTIFICATE, Mailbox
from tests.server.running import Server

Post = Callable[..., tuple[Server, Mailbox]]


@pytest.fixture
def post(tmp_path: Path) -> Iterator[Post]:
    """Starts a server that sends mail, and where it arrives."""
    begun: list[tuple[Server, Mailbox]] = []

    def begin(tls: str = "none", user: str = "", password: str = "", **settings: str) -> tuple[Server, Mailbox]:
        mailbox = Mailbox(tls, user, password)
        server = Server(
            f"sqlite:{tmp_path / 'mail.db'}",
            smtp=f"localhost:{mailbox.port}",
            origin="https://games.example",
            fault=None,
            **settings,
        )
        begun.append((server, mailbox))
        return begun[-1]

    yield begin
    for server, mailbox in begun:
        server.stop()
        mailbox.close()


def letters(mailbox: Mailbox, count: int) -> list[str]:
    """So many letters, once they are there."""
    end = time.monotonic() + 10
    while len(mailbox.letters) < count:
        assert time.monotonic() < end
        time.sleep(0.02)
    return mailbox.letters


def confirm(server: Server, letter: str) -> None:
    """Opens the link of a letter, in a browser that knows nobody."""
    text = email.message_from_string(letter).get_payload(decode=True)
    assert isinstance(text, bytes)
    found = re.search(r"https://games\.example/me#mail=(\S+)", text.decode())
    assert found
    assert browser(server.url).post("/api/email/confirm", json={"token": found[1]}).status_code == 200


def slow_table(anna: Guest, bruno: Guest) -> str:
    """Bruno is asked, has a day, and does not look."""
    made = anna.make("me", "open", clock={"move_seconds": 86400})
    key: str = made["sight"]["table"]["id"]
    bruno.post(f"/api/tables/{key}/join", seat=1, invite=made["invite"])
    return key


def test_an_address_is_written_to_once_its_owner_has_opened_a_link(post: Post) -> None:
    server, mailbox = post()
    anna, bruno = Guest(server.url, "Anna"), Guest(server.url, "Bruno")
    assert bruno.post("/api/email", email="nowhere").status_code == 422
    assert bruno.post("/api/email", email="bruno@example.org").status_code == 200
    (asked,) = letters(mailbox, 1)
    assert "To: bruno@example.org" in asked
    assert bruno.get("/api/email") == {"email": "", "mails": True}
    slow_table(anna, bruno)
    time.sleep(0.3)
    assert len(mailbox.letters) == 1
    confirm(server, asked)
    assert bruno.get("/api/email") == {"email": "bruno@example.org", "mails": True}
    key = slow_table(anna, bruno)
    told = letters(mailbox, 2)[1]
    assert "To: bruno@example.org" in told
    assert f"https://games.example/t/{key}" in told


def test_nobody_can_have_a_stranger_written_to_again_and_again(post: Post) -> None:
    server, mailbox = post()
    guests = [Guest(server.url, f"Eve {place}") for place in range(4)]
    answers = [guest.post("/api/email", email=to) for guest in guests for to in ("a@b.example", "A@B.example")]
    assert [answer.status_code for answer in answers] == [200, 200, *[429] * 6]
    assert int(answers[-1].headers["retry-after"]) >= 1
    others = [guests[0].post("/api/email", email=f"{place}@b.example").status_code for place in range(4)]
    assert others == [200, 200, 429, 429]
    assert len(letters(mailbox, 4)) == 4


def test_one_address_gets_so_many_notices_a_day(post: Post) -> None:
    server, mailbox = post()
    anna, bruno = Guest(server.url, "Anna"), Guest(server.url, "Bruno")
    bruno.post("/api/email", email="bruno@example.org")
    confirm(server, letters(mailbox, 1)[0])
    for _ in range(24):
        slow_table(anna, bruno)
    letters(mailbox, 21)
    time.sleep(0.3)
    assert len(mailbox.letters) == 21


@pytest.mark.parametrize("tls", ["starttls", "tls"])
def test_mail_goes_over_tls_with_a_login(post: Post, tls: str) -> None:
    server, mailbox = post(
        tls, "anna", "palazzo", smtp_tls=tls, smtp_ca=str(CERTIFICATE), smtp_user="anna", smtp_password="palazzo"
    )
    Guest(server.url, "Bruno").post("/api/email", email="bruno@example.org")
    assert len(letters(mailbox, 1)) == 1


def test_a_mail_server_whose_certificate_nobody_vouches_for_gets_nothing(post: Post) -> None:
    server, mailbox = post("tls", smtp_tls="tls")
    assert Guest(server.url, "Bruno").post("/api/email", email="bruno@example.org").status_code == 200
    end = time.monotonic() + 10
    while not mailbox.refused:
        assert time.monotonic() < end
        time.sleep(0.02)
    assert mailbox.letters == []
