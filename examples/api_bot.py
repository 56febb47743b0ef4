"""A program that plays through the API: makes a table against bots, and plays the first move it is offered.

    python examples/api_bot.py http://127.0.0.1:8000 princes 3

Everything it does is one of four requests: say a name, make a table, look, move. `table.waiting` says who is asked (an
answer that all give at once has a question still, and may be changed until the last is in), `question.number` which
question a move answers; `client` makes sending it twice harmless.
"""

import json
import sys
import time
import uuid
from http.cookiejar import CookieJar
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

Answer = dict[str, Any]


class Table:
    """One seat at one table, over HTTP."""

    def __init__(self, address: str, name: str) -> None:
        self._address = address
        self._opener = build_opener(HTTPCookieProcessor(CookieJar()))
        self.ask("POST", "/api/me", {"name": name})

    def ask(self, method: str, path: str, body: Answer | None = None) -> Answer:
        """One request; what the server answers."""
        content = json.dumps(body).encode() if body is not None else None
        request = Request(self._address + path, content, {"content-type": "application/json"}, method=method)
        with self._opener.open(request, timeout=30) as answer:
            decoded: Answer = json.load(answer)
            return decoded

    def make(self, title: str, seats: int) -> str:
        """A table with me on the first seat and bots on the others."""
        wishes = [{"kind": "me"}, *({"kind": "bot", "spec": "random"} for _ in range(seats - 1))]
        made = self.ask("POST", "/api/tables", {"title": title, "seats": wishes})
        key: str = made["sight"]["table"]["id"]
        return key

    def play(self, key: str) -> Answer:
        """Plays until the game is over."""
        while True:
            sight = self.ask("GET", f"/api/tables/{key}")
            if sight["table"]["state"] == "finished":
                return sight
            if 0 not in sight["table"]["waiting"]:
                time.sleep(0.02)
                continue
            question = sight["questions"]["0"]
            line = question["moves"][0]["text"]
            move = {"seat": 0, "line": line, "question": question["number"], "client": uuid.uuid4().hex}
            self.ask("POST", f"/api/tables/{key}/moves", move)


def main(address: str, title: str, seats: str) -> None:
    """Plays one game and says how it ended."""
    table = Table(address, "A program")
    key = table.make(title, int(seats))
    print(f"{key}: {table.play(key)['table']['result']}")


if __name__ == "__main__":
    main(*sys.argv[1:])
