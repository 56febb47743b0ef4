"""A mail server for tests: takes letters in plain text or over TLS, and may ask who sends them."""

import base64
import socket
import ssl
import threading
from pathlib import Path
from typing import IO, cast

CERTIFICATE = Path(__file__).parent / "mailbox.pem"
"""Signed by itself, for localhost, for a hundred years."""


class Mailbox:
    """Keeps the letters it is given; `tls` is how it is spoken to, as in the server's settings."""

    def __init__(self, tls: str = "none", user: str = "", password: str = "") -> None:
        self.letters: list[str] = []
        self.refused = 0
        self._tls = tls
        self._wanted = base64.b64encode(f"\0{user}\0{password}".encode()).decode() if user else ""
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listening.getsockname()[1])
        threading.Thread(target=self._take, daemon=True).start()

    def _take(self) -> None:
        while True:
            try:
                connection, _ = self._listening.accept()
            except OSError:
                return
            threading.Thread(target=self._talk, args=(connection,), daemon=True).start()

    def _talk(self, connection: socket.socket) -> None:
        try:
            if self._tls == "tls":
                connection = _secured(connection)
            with connection, connection.makefile("rwb") as talk:
                if _spoken(self, cast("IO[bytes]", talk), secure=self._tls != "starttls"):
                    with _secured(connection) as secure, secure.makefile("rwb") as again:
                        _spoken(self, cast("IO[bytes]", again), secure=True)
        except OSError:
            self.refused += 1

    def taken(self, line: str, talk: IO[bytes], *, secure: bool) -> str:
        """What is answered to a line."""
        match line.upper().split()[:1]:
            case ["EHLO"]:
                return f"250-here\r\n250 {'AUTH PLAIN' if secure else 'STARTTLS'}"
            case ["AUTH"] if line.endswith(f" {self._wanted}"):
                self._wanted = ""
                return "235 welcome"
            case ["AUTH"]:
                return "535 no"
            case ["MAIL"] if self._wanted or not secure:
                self.refused += 1
                return "530 who are you?"
            case ["DATA"]:
                talk.write(b"354 go on\r\n")
                talk.flush()
                sent = iter(talk.readline, b".\r\n")
                letter = b"".join(each.removeprefix(b".") for each in sent)  # SMTP doubles the first dot of a line
                self.letters.append(letter.decode())
        return "250 well"

    def close(self) -> None:
        """Takes no more."""
        self._listening.close()


def _secured(connection: socket.socket) -> ssl.SSLSocket:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(CERTIFICATE)
    return context.wrap_socket(connection, server_side=True)


def _spoken(mailbox: Mailbox, talk: IO[bytes], *, secure: bool) -> bool:
    """Talks to the end; whether it is to go on over TLS."""
    answer = "220 here" if not secure or mailbox._tls != "starttls" else ""
    while True:
        if answer:
            talk.write(f"{answer}\r\n".encode())
            talk.flush()
        line = talk.readline().decode().strip()
        if not line or line.upper() == "QUIT":
            talk.write(b"221 bye\r\n")
            talk.flush()
            return False
        if line.upper() == "STARTTLS":
            talk.write(b"220 go on\r\n")
            talk.flush()
            return True
        answer = mailbox.taken(line, talk, secure=secure)
