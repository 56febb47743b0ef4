"""A program that plays through the API: makes a table against bots, and plays the first move it is offered.

    python examples/api_bot.py http://127.0.0.1:8000 princes 3
    python examples/api_bot.py http://127.0.0.1:8000           # every game, with as few players as it takes

Everything it does is one of four requests: say a name, make a table, look, move. Who asks too often is told to wait
(429), and so is everybody while the database does not answer (503); for how many seconds says `Retry-After`. To play
as yourself, make a token on your own page and put it into SIGNORIA_TOKEN. `table.waiting` says who is asked (an answer
that all give at once has a question still, and may be changed until the last is in), `question.number` which question a
move answers; `client` makes sending it twice harmless.
"""

import json
import os
import sys
import time
import uuid
from http.cookiejar import CookieJar
from typing import Any
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, Request, build_opener

Answer = dict[str, Any]
LATER = (429, 503)
PAUSE = 0.15
"""Seconds between two looks at a table where it is the turn of others."""


class Table:
    """One seat at one table, over HTTP."""

    def __init__(self, address: str, name: str, token: str = "") -> None:
        self._address = address
        self._headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
        self._opener = build_opener(HTTPCookieProcessor(CookieJar()))
        if not token:
            self.ask("POST", "/api/me", {"name": name})

    def ask(self, method: str, path: str, body: Answer | None = None) -> Answer:
        """One request, sent again when the server says that it may be; what the server answers."""
        content = json.dumps(body).encode() if body is not None else None
        request = Request(self._address + path, content, self._headers, method=method)
        while True:
            try:
                with self._opener.open(request, timeout=30) as answer:
                    decoded: Answer = json.load(answer)
                    return decoded
            except HTTPError as refused:
                if refused.code not in LATER:
                    raise
                seconds = int(refused.headers["retry-after"])
                refused.close()
            time.sleep(seconds)

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
                time.sleep(PAUSE)
                continue
            question = sight["questions"]["0"]
            line = question["moves"][0]["text"]
            move = {"seat": 0, "line": line, "question": question["number"], "client": uuid.uuid4().hex}
            self.ask("POST", f"/api/tables/{key}/moves", move)


def main(address: str, title: str = "", seats: str = "") -> None:
    """Plays one game, or one of each, and says how it ended."""
    table = Table(address, "A program", os.environ.get("SIGNORIA_TOKEN", ""))
    games = {game["key"]: game["seats"][0] for game in table.ask("GET", "/api/games")["games"]}
    for key, fewest in games.items():
        if title in ("", key):
            made = table.make(key, int(seats or fewest))
            print(f"{key}, {made}: {table.play(made)['table']['result']}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
